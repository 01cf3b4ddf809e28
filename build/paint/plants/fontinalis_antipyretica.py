"""Greater water-moss. A sunken trunk in brown river water; from its back long soft shoots trail with
the current, each a stem with keeled, pointed leaves in three ranks, so that it looks three-edged;
old parts dark, tips golden and lit through. In the lee a salmon parr holds its place; gravel below."""

from __future__ import annotations

import numpy as np
from guests import muted
from render import Light, Look, Scene, Water, rgb, unit
from shapes import (
    Swirl,
    fish,
    grow,
    ground,
    litter,
    pebbles,
    ramp,
    rng,
    shades,
    strips,
    tangents,
    trunk,
)
from surfaces import Bark

BARK = Bark(axis=(0.80, 0.58, -0.12), seed=6, plate=27, long=3.0)


def shoot(s, P, width, leaf, c0, c1, seed, step=5.2):
    """One shoot along P (n,3): a thin stem and three ranks of keeled leaves, shorter to the tip."""
    g = rng(seed)
    seg = np.linalg.norm(np.diff(P, axis=0), axis=1)
    d = np.concatenate([[0], np.cumsum(seg)])
    L = d[-1]
    at = np.arange(4, L, step)
    n = len(at)
    u = at / L
    pos = np.stack([np.interp(at, d, P[:, e]) for e in range(3)], -1)
    T = unit(np.stack([np.interp(at, d, np.gradient(P[:, e])) for e in range(3)], -1))
    a = unit(np.cross(T, [0.2, 0.3, -1.0]))
    b = np.cross(T, a)
    twist = g.uniform(0, 6.28) + u * g.uniform(-2.5, 2.5)
    stem = ramp(np.linspace(0, 1, len(P)), (0, "#2a1c12"), (0.6, "#4a3a18"), (1, "#7a7a2a"))
    strips(s, P[None], np.linspace(1.5, 0.7, len(P))[None] * width, stem[None], round_=True)
    size = leaf * np.interp(u, [0, 0.08, 0.5, 0.88, 1], [0.55, 0.95, 1.0, 0.8, 0.42])
    for k in range(3):
        th = twist + k * 2.094 + g.normal(0, 0.12, n)
        out = a * np.cos(th)[:, None] + b * np.sin(th)[:, None]
        open_ = np.interp(u, [0, 0.7, 1], [0.62, 0.58, 0.3])[:, None] * g.uniform(
            0.75, 1.25, (n, 1)
        )
        d0 = unit(T + out * open_)
        sz = size * g.uniform(0.85, 1.12, n)
        Q = grow(pos + out * 0.8 * width, d0, sz, 6, to=T, pull=0.16)
        w = np.outer(sz * 0.25, [0.45, 0.95, 1.0, 0.8, 0.45, 0.04])
        uu = np.clip(
            u[:, None] + np.linspace(-0.02, 0.12, 6)[None] + g.normal(0, 0.05, (n, 1)), 0, 1
        )
        C = ramp(uu, (0, c0[0]), (0.35, c0[1]), (0.75, c1[0]), (1, c1[1])) * np.exp(
            g.normal(0, 0.13, (n, 1, 1))
        )
        edge = np.array([0.8, 1.0, 0.72, 1.0, 0.8])
        strips(
            s,
            Q,
            w,
            C[:, :, None] * edge[None, None, :, None],
            face=np.broadcast_to(out[:, None], Q.shape),
            k=5,
            keel=0.75,
            glow=0.85,
            gloss=0.16,
            solid=0.55,
        )


def compose():
    s = Scene()
    sw = Swirl(5, 85)
    at = ground(s, 566, ("#8f7a4e", "#5c4b30"), height=None, seed=3, speck=0.25)
    pebbles(
        s,
        at,
        2600,
        4,
        (2.5, 15),
        (-160, 640),
        (-500, 380),
        near=3.0,
        tones=("#9a8158", "#6f5a3c", "#b79a6a", "#7d7358", "#c9b48a", "#57503f", "#94683e"),
    )
    pebbles(
        s,
        at,
        34,
        9,
        (16, 34),
        (-100, 580),
        (-420, 300),
        near=1.5,
        tones=("#8a7352", "#6d6350", "#a58c62", "#5f5544"),
    )
    litter(s, at, 60, 5, (8, 26), colours=("#6b4a22", "#8a6a30", "#3f2d18"))
    # the trunk lies from the upper left, behind, down to the right; broken end towards the viewer
    path = [
        (-140, 250, 90),
        (-10, 305, 75),
        (95, 368, 55),
        (190, 436, 40),
        (262, 500, 25),
        (290, 528, 20),
    ]
    P, R = trunk(
        s,
        path,
        [84, 80, 74, 68, 58, 34],
        6,
        ("#6b4b2c", "#624628", "#735232"),
        ridge=0.03,
        skin=BARK,
    )
    # a broken branch of it, and splinters at the end
    trunk(
        s,
        [(40, 300, 40), (72, 240, 20), (84, 190, 14), (96, 150, 10)],
        [24, 17, 12, 5],
        8,
        ("#6b4b2c", "#624628", "#735232"),
        sides=60,
        m=90,
        ridge=0.03,
        skin=Bark(axis=(0.3, -0.95, -0.1), seed=9, plate=14, film_share=0.3),
    )
    g = rng(7)
    sp0 = P[-1] + g.normal(0, 16, (40, 3))
    Q = grow(sp0, (0.75, 0.5, -0.15), g.uniform(14, 40, 40), 5, wobble=0.2, seed=3)
    strips(
        s,
        Q,
        np.outer(g.uniform(2, 5, 40), [1, 0.9, 0.7, 0.4, 0.05]),
        shades(rgb("#b08a55"), 40, 0.25, 3),
        k=3,
        camber=0.3,
    )
    # moss: roots on the back of the trunk, in clumps
    T = unit(np.gradient(P, axis=0))
    clumps = [
        (0.17, -0.5, 9, 250),
        (0.27, -0.9, 13, 330),
        (0.36, -0.35, 12, 330),
        (0.46, -0.7, 12, 300),
        (0.55, -0.2, 10, 270),
        (0.66, -0.6, 9, 230),
        (0.76, -0.25, 7, 190),
        (0.33, 0.35, 6, 210),
        (0.5, 0.45, 6, 190),
    ]
    k = 0
    for t, ang, n, length in clumps:
        i = int(t * (len(P) - 1))
        for _ in range(n):
            k += 1
            j = np.clip(i + int(g.normal(0, 5)), 0, len(P) - 2)
            up = unit(np.cross(T[j], [0, 0, 1.0]))
            up = up * -np.sign(up[1])
            th = ang + g.normal(0, 0.28)
            out = up * np.cos(th) + np.array([0, 0, -1.0]) * -np.sin(th)
            p0 = P[j] + out * R[j] * 0.97
            far = out[2] > 0.3
            d0 = unit(out * 0.8 + np.array([0.9, -0.15, 0]) + g.normal(0, 0.12, 3))
            ln = length * g.uniform(0.6, 1.15)
            Q = grow(
                p0,
                d0,
                ln,
                26,
                to=(1, 0.12 + 0.16 * g.normal(), -0.1 + 0.2 * g.normal()),
                pull=1.0,
                swirl=sw,
                sway=1.15,
            )[0]
            lf = g.uniform(17, 22)
            old = g.random() < 0.2
            c0 = ("#26301a", "#3d5522") if not old else ("#1c160e", "#33301a")
            c1 = ("#5d7d22", "#b4bf3c") if not old else ("#475220", "#8a8a34")
            shoot(s, Q, 1.0, lf, c0, c1, 100 + k, step=6.2)
            for _ in range(g.integers(0, 3)):
                b = g.integers(7, 18)
                db = unit(Q[b + 1] - Q[b] + g.normal(0, 2.5, 3))
                Qb = grow(
                    Q[b],
                    db,
                    ln * g.uniform(0.25, 0.45),
                    14,
                    to=(1, 0.05 * g.normal(), 0.15 * g.normal()),
                    pull=0.8,
                    swirl=sw,
                    sway=0.7,
                )[0]
                k += 1
                shoot(s, Qb, 0.8, lf * 0.85, (c0[1], c1[0]), c1, 100 + k, step=5.6)
            del far
    first = len(s.a)
    fish(s, 404, 556, -60, 112, (-0.9, -0.1, -0.3), "parr", bend=-0.5, roll=-0.1)
    muted(s, first, "#6a5a34", 0.4)
    light = Light(
        (-0.5, -0.83, -0.1),
        "#ffe7ad",
        2.9,
        "#d9cf98",
        "#6a6a3c",
        1.5,
        caustics=0.25,
        ao=0.55,
        density=0.6,
        seed=6,
    )
    water = Water(
        [(0, "#e0dcae"), (0.2, "#b4c08e"), (0.5, "#749878"), (0.72, "#4f7d68"), (1, "#24443c")],
        glow=("#fff3c4", 150, 0, 330, 0.55),
        shafts=0.4,
        lean=0.7,
        ceiling=84,
        seed=5,
    )
    look = Look(
        haze=520,
        haze_from=30,
        motes=70,
        bubbles=[(400, 250, 3), (412, 232, 2), (70, 130, 3.4), (84, 112, 2)],
        foot_colour="#14180e",
        mote_colour=(1, 0.97, 0.8),
    )
    return dict(scene=s, light=light, water=water, look=look)
