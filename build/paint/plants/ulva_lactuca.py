"""Sea lettuce. A few broad sheets, thin as tissue, smooth within and frilled only at the edge, open like
a fan as a swell passes; single they are light, where two overlap the green doubles, and between the
lobes the water shows. A pale rim. They sit on a stone in pale sand with few shells. A shrimp comes."""

from __future__ import annotations

import numpy as np
from guests import muted
from render import F, Light, Look, Scene, Water, rgb, smooth, unit
from shapes import (
    Swirl,
    ball,
    frame,
    grow,
    ground,
    ramp,
    ripples,
    rng,
    sheet,
    stone,
    strips,
    tube,
    value,
)
from surfaces import Gravel, Rock


def blade(
    s, root, d, length, width, seed, sw, to, frill=15.0, tone=1.0, face=(0, 0, -1), m=190, k=150
):
    """One sheet: broad lobes, smooth within; only its edge grows wider than it has room for."""
    g = rng(seed)
    P = grow(root, d, length, m, to=to, pull=0.5, swirl=sw, sway=0.35, bend=g.normal(0, 0.3, 3))[0]
    t = np.linspace(0, 1, m)
    x = np.linspace(-1, 1, k)
    T = unit(np.gradient(P, axis=0))
    fc = unit(np.asarray(face, float) + np.outer(t, g.normal(0, 0.3, 3)))
    B = unit(np.cross(T, fc))
    N = np.cross(B, T)
    prof = width * np.interp(
        t, [0, 0.05, 0.2, 0.45, 0.75, 0.92, 1], [0.04, 0.16, 0.55, 0.95, 1.0, 0.74, 0.3]
    )
    side = np.sign(x)[None]
    lobes = 1 + smooth(0.3, 1, np.abs(x))[None] * (
        0.16 * np.sin(t[:, None] * 11 + side * 1.7 + g.uniform(0, 6))
        + 0.05 * np.sin(t[:, None] * 29 + side * 2.9 + g.uniform(0, 6))
    )
    u = x[None] * prof[:, None] * lobes
    e = np.abs(x)[None] ** 2.4
    tip = smooth(0.8, 1.0, t)[:, None]
    e = np.maximum(e, 0.55 * tip)
    ph = g.uniform(0, 6.28, 6)
    run = t[:, None] * length / 100 + side * 0.3 + tip * x[None] * 1.2
    wave = np.sin(run * 5.5 + ph[0] + 1.1 * np.sin(run * 2.7)) + 0.42 * e * np.sin(
        run * 12 + ph[2] + 1.4 * np.sin(run * 5)
    )
    fold = (
        prof[:, None]
        * smooth(0.02, 0.35, t)[:, None]
        * (
            0.34 * np.sin(x[None] * 2.3 + ph[5] + t[:, None] * 1.8)
            + 0.13 * np.sin(x[None] * 5.5 + ph[3] + t[:, None] * 5)
            + 0.05 * np.sin(x[None] * 11 + ph[4] + t[:, None] * 9)
        )
    )
    V = P[:, None] + B[:, None] * u[..., None]
    V = V + N[:, None] * (frill * e * wave * smooth(0, 0.2, t)[:, None] + fold)[..., None]
    arch = 0.32 * width * (1 - x[None] ** 2) * smooth(0.6, 1, t)[:, None]
    notch = 0.06 * width * np.sin(x[None] * 6 + ph[1]) * smooth(0.75, 1, t)[:, None]
    V = V + T[:, None] * (arch + notch)[..., None]
    q = np.stack([u, t[:, None] * length + 0 * u, 0 * u + seed * 37.0], -1)
    c = ramp(
        np.clip(0.2 + 0.5 * t[:, None] + 0.12 * value(q, 90, seed, 2) + 0.15 * e, 0, 1),
        (0, "#1f4a28"),
        (0.4, "#357a2e"),
        (0.75, "#6aa23a"),
        (1, "#b4cc62"),
    )
    vein = (
        1
        - 0.10
        * np.exp(-((np.sin(x[None] * 9 + 0.6 * np.sin(t[:, None] * 6)) / 0.25) ** 2))
        * (smooth(0.9, 0.1, t)[:, None])
    )
    edge = np.maximum(np.abs(x)[None] + 0 * u, t[:, None] + 0 * u)
    rim = smooth(0.955, 1.0, edge)
    c = c * vein[..., None] * tone
    c = c * (1 - 0.6 * rim[..., None]) + rgb("#d4ee96") * 0.6 * rim[..., None]
    al = 0.66 + 0.2 * (1 - t[:, None]) + 0.3 * rim
    sheet(
        s,
        V,
        c.astype(F),
        out=np.broadcast_to(N[:, None], V.shape),
        glow=0.75,
        gloss=0.07,
        alpha=np.clip(al, 0, 1),
        solid=0.45,
    )
    return V


def shell(s, c, r, axis, turn, tones=("#e9dfc8", "#b98f6a", "#f4ecdc"), seed=1):
    """A cockle's valve, ribbed, hollow side away."""
    n, m = 40, 70
    th = np.linspace(0.03, 1.0, n)[:, None]
    ph = np.linspace(-1.25, 1.25, m)[None]
    rib = 0.045 * np.abs(np.cos(ph * 17))
    rr = th * (1 - 0.16 * (ph / 1.25) ** 2) * (1 + rib * th)
    X, Y = rr * np.sin(ph), rr * np.cos(ph) - 0.5
    Z = 0.5 * np.sqrt(np.clip(1 - (X**2 + Y**2) / 1.05, 0.0, 1))
    M = np.stack(
        [unit(np.cross(axis, turn)), unit(axis), unit(np.cross(np.cross(axis, turn), axis))]
    )
    V = np.stack([X, Y, -Z], -1) * r @ M + np.asarray(c, float)
    C = (
        ramp(
            np.clip(0.5 + 0.5 * np.cos(th * 19) * 0.7 + 0 * ph, 0, 1),
            (0, tones[1]),
            (0.5, tones[0]),
            (1, tones[2]),
        )
        * (0.72 + 0.28 * np.abs(np.cos(ph * 17)))[..., None]
    )
    sheet(s, V, C.astype(F), out=np.broadcast_to(-M[2], V.shape), gloss=0.2, solid=2)


def shrimp(s, p, L, heading, seed=1):
    """A glass shrimp: humped tail, long feelers, eyes on stalks, dark lines."""
    g = rng(seed)
    f, u, l = frame(heading)
    t = np.linspace(0, 1, 60)
    cen = (
        np.asarray(p, float)
        + (
            f * (0.5 - t)[:, None]
            + u
            * (0.16 * np.sin(np.clip(t - 0.25, 0, 1) * 3.6) - 0.12 * smooth(0.75, 1, t))[:, None]
        )
        * L
    )
    R = (
        np.interp(
            t, [0, 0.05, 0.2, 0.36, 0.6, 0.85, 1], [0.02, 0.05, 0.085, 0.088, 0.066, 0.04, 0.03]
        )
        * L
    )
    seg = 0.5 + 0.5 * np.cos(np.clip(t - 0.36, 0, 1) * 58)
    C = (
        ramp(t, (0, "#d08a5c"), (0.3, "#c49a6c"), (1, "#d8a87c"))
        * (1 - 0.45 * (seg**6 * (t > 0.36)))[:, None]
    )
    tube(
        s,
        cen,
        R,
        C[:, None] * np.exp(0.15 * g.normal(size=(60, 13, 1))),
        12,
        glow=0.8,
        gloss=0.5,
        alpha=0.97,
        solid=0.5,
    )
    T = unit(np.gradient(cen, axis=0))
    hd = cen[1]
    for sg in (-1, 1):
        ball(
            s,
            cen[5] + u * 0.06 * L + l * sg * 0.06 * L + f * 0.03 * L,
            0.026 * L,
            rgb("#14100c"),
            gloss=0.9,
            n=8,
        )
        for ln, up in ((0.95, 0.5), (0.55, 0.85)):
            Q = grow(
                hd, f + u * up * 0.6 + l * sg * 0.25, L * ln, 22, to=-f * 0.6 + u * 0.25, pull=0.5
            )
            strips(
                s,
                Q,
                np.linspace(0.009, 0.002, 22)[None] * L,
                rgb("#b0503a"),
                round_=True,
                glow=0.5,
                solid=0.2,
            )
        for i in range(4):
            b = cen[14 + 3 * i] - u * 0.06 * L
            Q = grow(b, -u + f * (0.7 - 0.35 * i) + l * sg * 0.5, 0.26 * L, 9, to=-u, pull=0.6)
            strips(
                s,
                Q,
                np.linspace(0.013, 0.005, 9)[None] * L,
                rgb("#b8a882"),
                round_=True,
                glow=0.5,
                solid=0.3,
            )
    Q = grow(cen[2] + u * 0.03 * L, f + u * 0.25, 0.2 * L, 8)
    strips(s, Q, np.linspace(0.022, 0.002, 8)[None] * L, rgb("#b89a70"), face=l, glow=0.6)
    for a in (-0.5, -0.2, 0.2, 0.5):
        Q = grow(cen[-1], T[-1] + l * a + u * 0.05, 0.15 * L, 8)
        strips(
            s,
            Q,
            np.array([[0.012, 0.026, 0.034, 0.036, 0.034, 0.03, 0.022, 0.01]]) * L,
            rgb("#c4b488"),
            face=u,
            glow=0.8,
            alpha=0.8,
        )


def compose():
    s = Scene()
    sw = Swirl(61, 260)
    bed = Gravel(
        seed=11,
        sizes=((44.0, 0.25), (21.0, 0.45), (9.0, 0.7)),
        tones=("#a59c98", "#7c787c", "#b5a595", "#8a7f80", "#d0c6bc", "#646066", "#a58078"),
        base="#9a9088",
        film="#7a8048",
        film_share=0.3,
        bare=-0.7,
    )
    at = ground(s, 562, ("#a39a90", "#85807e"), ripples(3, 90, 6, 0.6), seed=9, patch=50, skin=bed)
    g = rng(4)
    for x, z, r, f in [
        (70, -210, 15, 1),
        (112, -150, 9, 0),
        (160, -240, 11, 2),
        (420, 60, 12, 0),
        (250, -260, 8, 1),
    ]:
        tones = [
            ("#e9dfc8", "#b98f6a", "#f4ecdc"),
            ("#d9cfc0", "#7a7290", "#efe9e0"),
            ("#f0dcd0", "#c98a80", "#fbf3ec"),
        ][f]
        axis = unit(np.array([g.normal(), -0.35, g.normal()]))
        shell(
            s,
            (x, float(at(x, z)) - 3, z),
            r,
            axis,
            unit(np.array([0.1 * g.normal(), -0.5, -1])),
            tones,
            f,
        )
    skin = Rock(seed=8, film_share=0.4, crust_share=0.3, crack=0.0, base="#7c787a", barnacles=0.8)
    for c, r, sd in [
        ((186, 566, -10), (74, 40, 52), 5),
        ((20, 560, 120), (60, 34, 44), 7),
        ((452, 556, 190), (70, 44, 54), 9),
    ]:
        stone(s, c, r, sd, ("#8f8688", "#6c6870"), cuts=10, n=90, speck=0, skin=skin, sharp=22)
    root = np.array([190.0, 536, -20])
    specs = [
        ((0.5, -1, 0.9), 400, 76, (0.7, -1, 0.3), 18, 0.36, (-0.5, 0, -1)),
        ((-0.25, -1, 0.5), 470, 92, (0.1, -1, 0.1), 20, 0.62, (0.45, 0, -1)),
        ((0.75, -1, 0.2), 400, 74, (0.95, -0.8, 0.0), 19, 1.15, (-0.5, -0.1, -1)),
        ((-1.0, -0.75, 0.2), 320, 64, (-0.6, -1, -0.1), 18, 0.8, (0.6, 0.1, -1)),
        ((-0.6, -1, -0.5), 250, 50, (-0.7, -0.8, -0.3), 15, 1.25, (0.7, -0.2, -1)),
        ((0.25, -1, -0.5), 270, 60, (0.45, -0.9, -0.2), 17, 1.3, (-0.3, -0.3, -1)),
        ((1.0, -0.2, -0.2), 230, 46, (1, -0.3, -0.1), 13, 1.0, (-0.1, -0.7, -1)),
    ]
    for i, (d, ln, w, to, fr, tn, fc) in enumerate(specs):
        blade(s, root + g.normal(0, 4, 3), d, ln, w, 10 + i, sw, to, fr, tn, fc)
    for i, (x, z, ln) in enumerate([(416, 240, 190), (452, 280, 150), (24, 230, 190)]):
        blade(
            s,
            (x, float(at(x, z)) - 20, z),
            (0.2, -1, 0),
            ln,
            ln * 0.3,
            40 + i,
            sw,
            (0.5, -1, 0),
            10,
            0.8,
            m=70,
            k=50,
        )
    first = len(s.a)
    shrimp(s, (372, float(at(372, -150)) - 20, -150), 108, (-0.9, -0.06, -0.42), 4)
    muted(s, first, "#8a8c70", 0.4)
    light = Light(
        (-0.42, -0.75, 0.55),
        "#fff0c4",
        2.3,
        "#9ad4cc",
        "#4f7f84",
        1.0,
        caustics=0.25,
        ao=0.5,
        density=0.7,
        seed=13,
        through=(0.95, 1.0, 0.5),
    )
    water = Water(
        [(0, "#b4dcc4"), (0.1, "#5cb0b0"), (0.28, "#22748c"), (0.55, "#134a66"), (1, "#0b3044")],
        glow=("#eaffea", 130, 0, 250, 0.45),
        shafts=0.3,
        lean=0.35,
        ceiling=110,
        ceiling_light=0.6,
        seed=22,
    )
    look = Look(
        haze=300,
        haze_from=30,
        motes=40,
        bubbles=[(340, 150, 3), (346, 130, 2), (90, 170, 2.6), (100, 240, 1.6)],
        foot_colour="#24282c",
        foot=0.4,
        saturation=1.12,
    )
    return dict(scene=s, light=light, water=water, look=look, layers=5, pitch=6.0)
