"""Wrack siphon weed. Close to: a strap of knotted wrack crosses the picture, with its egg-shaped floats
and a healed bite; on it, and only on it, sit tufts of a dark red weed, pompons of stiff threads that
fork towards the rim, black-red within, carmine where the sun comes through. A sandhopper sits in one;
the next straps fade into the blue."""

from __future__ import annotations

import numpy as np
from ascophyllum_nodosum import strap
from render import Light, Look, Scene, Water, rgb, smooth, unit
from shapes import Swirl, fish, grow, ground, hopper, pebbles, ramp, rng, shades, stone, strips
from surfaces import Rock

ROCK = Rock(seed=61, film="#6a6c50", crust_share=0.45, crack=0.3, barnacles=0.6, base="#787680")

TONES = ((0, "#1c060a"), (0.4, "#420c16"), (0.72, "#7c1824"), (1, "#c4484a"))


def tuft(s, p, out, size, n, seed, sw, dim=1.0):
    """A pompon: stiff stems in all directions from one place, forked three times."""
    g = rng(seed)
    d = unit(np.asarray(out) * 0.95 + g.normal(0, 0.62, (n, 3)))
    P0 = np.asarray(p) + g.normal(0, size * 0.05, (n, 3))
    L = size * g.uniform(0.3, 0.42, n)
    w0, u0 = 1.55 * size / 100, 0.0
    pos, dirs, ln = P0, d, L
    for lev in range(4):
        m = 12
        Q = grow(
            pos,
            dirs,
            ln,
            m,
            to=(0.7, -0.2, 0),
            pull=0.14,
            swirl=sw,
            sway=0.35,
            wobble=0.15,
            seed=seed + lev,
        )
        t = np.linspace(0, 1, m)
        u = u0 + t * 0.27
        w = w0 * (1 - 0.25 * t) if lev < 3 else w0 * np.interp(t, [0, 0.6, 1], [1, 0.85, 0.1])
        joints = 1 - 0.25 * (0.5 + 0.5 * np.cos(t * ln.mean() / 2.6)) ** 4
        C = (
            ramp(np.clip(u, 0, 1), *TONES)[None]
            * joints[None, :, None]
            * np.exp(g.normal(0, 0.16, (len(pos), 1, 1)))
            * dim
        )
        strips(
            s,
            Q,
            np.repeat(w[None], len(pos), 0),
            C,
            k=3,
            round_=True,
            glow=0.35 + 0.2 * lev,
            gloss=0.3,
            solid=0.75,
        )
        T = unit(Q[:, -1] - Q[:, -2])
        sd = unit(np.cross(T, g.normal(size=T.shape)))
        th = g.uniform(0.22, 0.42, (len(T), 1))
        pos = np.concatenate([Q[:, -1], Q[:, -1]])
        dirs = np.concatenate(
            [unit(T * np.cos(th) + sd * np.sin(th)), unit(T * np.cos(th) - sd * np.sin(th))]
        )
        ln = np.concatenate([ln, ln]) * g.uniform(0.62, 0.95, len(pos))
        if lev == 0:
            keep = np.arange(len(pos))
        else:
            keep = np.nonzero(g.random(len(pos)) < 0.8)[0]
        pos, dirs, ln = pos[keep], dirs[keep], ln[keep]
        w0 *= 0.84
        u0 += 0.26


def compose():
    s = Scene()
    sw = Swirl(131, 140)
    to = unit(np.array([0.75, -0.8, -0.05]))

    def host(p0, d, ln, w, seed, to, sway, gap, dim=1.0):
        """A strap of knotted wrack that the current bends."""
        path = grow(p0, d, ln, 12, to=to, pull=0.5, swirl=sw, sway=sway)[0]
        return strap(s, path, w, seed, to, gap, dim)

    P = host((-60, 560, 30), unit(np.array([0.85, -0.7, -0.1])), 720, 26, 5, to, 0.28, 150)
    for i, (q, sg) in enumerate(((0.3, -1), (0.66, 1))):
        j = int(q * (len(P) - 1))
        T = unit(P[j + 1] - P[j])
        d = unit(T * 0.8 + np.array([-0.5, -0.7, -0.2]) * sg)
        host(P[j], d, 150, 12, 31 + i, unit(np.array([0.8, -0.6, 0])), 0.3, 74)
    g = rng(6)
    for i, (q, out, size, n) in enumerate(
        [
            (0.43, (-0.55, -0.6, -0.6), 128, 70),
            (0.27, (0.55, 0.35, -0.75), 96, 52),
            (0.58, (0.6, 0.3, -0.7), 104, 54),
            (0.70, (-0.6, -0.5, -0.6), 82, 44),
            (0.16, (-0.4, -0.8, -0.4), 70, 40),
            (0.84, (0.6, 0.3, -0.6), 58, 34),
            (0.35, (-0.6, -0.7, 0.2), 74, 36),
        ]
    ):
        j = int(q * (len(P) - 1))
        tuft(s, P[j] + unit(np.array(out)) * 15, unit(np.array(out)), size * 1.18, n, 40 + i, sw)
    # straps further off
    for i, (x, y, z, ln) in enumerate(
        [(330, 700, 260, 700), (60, 680, 330, 620), (470, 690, 380, 640)]
    ):
        away = unit(np.array([0.45, -1, 0]))
        Pf = host((x, y, z), (0.2, -1, 0), ln, 17, 60 + i, away, 0.5, 96)
        j = len(Pf) // 3
        tuft(s, Pf[j], unit(np.array([0.3, -0.2, -0.9])), 110, 40, 80 + i, sw)
    stone(
        s,
        (40, 690, 60),
        (190, 70, 120),
        61,
        ("#8a8690", "#565a6a"),
        cuts=11,
        n=90,
        sharp=26,
        speck=0,
        skin=ROCK,
    )
    stone(
        s,
        (350, 700, 160),
        (160, 60, 110),
        62,
        ("#8a8690", "#565a6a"),
        cuts=11,
        n=90,
        sharp=26,
        speck=0,
        skin=ROCK,
    )
    hopper(
        s, (258, 262, -96), 62, (0.7, -0.6, -0.2), (-0.6, -0.72, -0.4), "#c4a862", curl=1.2, seed=9
    )
    for i in range(5):
        fish(
            s,
            100 + 30 * i,
            110 + g.normal(0, 14),
            300 + g.normal(0, 40),
            60,
            (-1, 0.05, 0.2),
            "herring",
            bend=0.15 * (-1) ** i,
        )
    light = Light(
        (-0.5, -0.82, 0.1),
        "#fff2cc",
        2.6,
        "#a5d2de",
        "#4a6a88",
        1.2,
        caustics=0.3,
        ao=0.6,
        density=0.7,
        seed=33,
        through=(1.35, 0.8, 0.6),
    )
    water = Water(
        [(0, "#c9e8e2"), (0.2, "#7fc2cc"), (0.5, "#3a8ea8"), (0.75, "#1a5c7e"), (1, "#0f3a56")],
        glow=("#fffbe6", 150, 0, 290, 0.4),
        shafts=0.4,
        lean=0.5,
        ceiling=60,
        seed=49,
    )
    look = Look(
        haze=300, haze_from=60, motes=60, bubbles=[(96, 300, 3), (104, 282, 2), (410, 420, 2.4)]
    )
    return dict(scene=s, light=light, water=water, look=look)
