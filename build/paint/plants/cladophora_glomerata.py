"""Cladophora. The flank of a granite boulder just under the waterline, in early summer: bright green
hair in tufts, each a tree of threads that fork and fork again, dark inside, lit through at the ends,
combed by one swell from left to right. Young isopods hang in it; pearls of oxygen. Ground: cobbles."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, rgb, unit
from shapes import (
    Swirl,
    grow,
    ground,
    hopper,
    lump,
    ramp,
    rng,
    stone,
    strips,
)
from surfaces import Gravel, Rock


def tuft(s, p0, out, n, length, seed, sw, tones, drift, width=1.0):
    """A tuft: stems, branches, branchlets; all waved by one swirl."""
    g = rng(seed)
    d0 = unit(out + g.normal(0, 0.32, (n, 3)))
    P = grow(
        p0 + g.normal(0, 5.0, (n, 3)),
        d0,
        length * g.uniform(0.65, 1.1, n),
        26,
        to=drift,
        pull=g.uniform(0.8, 1.2, n),
        swirl=sw,
        sway=0.8,
        wobble=0.1,
        seed=seed,
    )
    t = np.linspace(0, 1, 26)
    k = np.exp(g.normal(0, 0.16, (n, 1, 1)))
    strips(
        s,
        P,
        (1.25 * (1 - 0.6 * t))[None] * width,
        ramp(t * 0.75, *tones)[None] * k,
        round_=True,
        glow=0.8,
        gloss=0.2,
        solid=0.6,
    )
    # branches leave at sharp angles and run along
    for lev, (m, ln, w) in enumerate(((5, 0.42, 0.85), (5, 0.2, 0.62))):
        src = P
        N = len(src)
        e = np.repeat(np.arange(N), m)
        u = g.uniform(0.18, 0.95, N * m)
        x = u * (src.shape[1] - 1)
        f = np.minimum(x.astype(int), src.shape[1] - 2)
        fr = (x - f)[:, None]
        q = src[e, f] * (1 - fr) + src[e, f + 1] * fr
        T = unit(src[e, f + 1] - src[e, f])
        st = 14 if lev == 0 else 9
        B = grow(
            q,
            unit(T + g.normal(0, 0.28, q.shape)),
            length * ln * g.uniform(0.5, 1.15, N * m) * (1.1 - 0.5 * u),
            st,
            to=drift,
            pull=0.6,
            swirl=sw,
            sway=0.8,
            wobble=0.12,
            seed=seed + lev + 1,
        )
        tb = np.linspace(0, 1, st)
        uu = np.clip(u[:, None] * 0.72 + 0.3 * tb[None] + 0.05 * lev, 0, 1)
        C = ramp(uu, *tones) * np.exp(g.normal(0, 0.16, (N * m, 1, 1)))
        strips(
            s, B, (w * (1 - 0.6 * tb))[None] * width, C, round_=True, glow=0.9, gloss=0.2, solid=0.5
        )
        if lev == 0:
            P = B[g.random(N * m) < 0.6]
    return P


def forked(s, p0, d, length, seed, sw, tones, drift, levels=5):
    """A near tuft seen one thread at a time: each forks into two, darker within, paler outwards."""
    g = rng(seed)
    p, d, L = np.asarray(p0, float)[None], unit(np.asarray(d, float))[None], length
    for level in range(levels):
        n = len(p)
        P = grow(
            p, d, L * g.uniform(0.8, 1.2, n), 14, to=drift, pull=0.35, swirl=sw, sway=0.5, seed=seed
        )
        t = np.linspace(0, 1, 14)
        wide = np.interp(level + t, [0, levels], [3.4, 1.0])
        tone = ramp(np.clip((level + t) / levels, 0, 1), *tones)
        strips(
            s,
            P,
            wide[None] * np.ones((n, 1)),
            tone[None] * np.ones((n, 1, 1)),
            round_=True,
            glow=0.8,
        )
        if level == levels - 1:
            return
        T = unit(P[:, -1] - P[:, -2])
        side = unit(np.cross(T, np.array([0.0, 0.0, 1.0]) + g.normal(0, 0.35, (n, 3))))
        p = np.repeat(P[:, -1], 2, 0)
        turn = np.tile([-1.0, 1.0], n)[:, None] * g.uniform(0.28, 0.55, (2 * n, 1))
        d = unit(np.repeat(T, 2, 0) + np.repeat(side, 2, 0) * turn)
        L *= 0.84


def compose():
    s = Scene()
    sw = Swirl(21, 150)
    bed = Gravel(seed=5, sizes=((52.0, 0.5), (26.0, 0.65), (11.0, 0.85)), bare=-1.2, base="#857c76")
    at = ground(s, 590, ("#857c76", "#716a68"), None, seed=3, skin=bed)
    g = rng(8)
    for _ in range(16):
        x, z, r = g.uniform(150, 520), g.uniform(-330, 120), 8 + 22 * g.random() ** 2
        c = ramp(np.array([g.random()]), (0, "#5f5c60"), (0.5, "#8f857c"), (1, "#b9ada2"))[0]
        size = (r * 1.3, r * 0.7, r)
        lump(s, np.array([x, float(at(x, z)) - 0.2 * r, z]), size, c, int(r * 99), n=24)
    granite = Rock(
        seed=12,
        film="#6f7a3a",
        film_share=0.5,
        crust_share=0.35,
        barnacles=1.0,
        rough=1.4,
        base="#8f8280",
    )
    for i, (x, y, z, r) in enumerate(
        [
            (420, 570, 190, (84, 48, 70)),
            (470, 586, -40, (66, 38, 60)),
            (330, 590, -130, (40, 24, 36)),
        ]
    ):
        stone(
            s, (x, y, z), r, 40 + i, ("#968a88", "#716a70"), tilt=0.1, speck=0, skin=granite, n=80
        )
    # the boulder: fills the left and goes through the surface
    stone(
        s,
        (-8, 330, 150),
        (200, 330, 210),
        12,
        ("#a0928c", "#77707a"),
        cuts=14,
        n=170,
        rough=0.035,
        tilt=-0.12,
        speck=0.0,
        sharp=30,
        skin=granite,
    )
    g = rng(5)
    tones = ((0, "#0e2210"), (0.3, "#22481c"), (0.6, "#416c2a"), (0.85, "#6f9440"), (1, "#a4b866"))
    spots = [
        (146, 172, -30, 262, 44, 0.1, 1.0),
        (128, 224, -56, 250, 40, 0.4, 1.0),
        (170, 262, -20, 240, 36, 0.6, 1.0),
        (96, 300, -70, 150, 26, 0.6, 0.9),
        (178, 362, -30, 210, 38, 0.75, 1.0),
        (150, 404, -48, 190, 30, 0.85, 1.0),
        (60, 440, -72, 110, 22, 0.9, 0.8),
        (40, 196, -80, 120, 24, 0.3, 0.8),
    ]
    for i, (x, y, z, ln, n, fall, dim) in enumerate(spots):
        out = unit(np.array([0.6, -0.25 if y < 260 else 0.0, -0.75]))
        shown = tuple((t, rgb(c) * dim) for t, c in tones)
        drift = (1, fall, -0.1)
        tuft(s, np.array([x, y, z + 18.0]), out, n, ln, 60 + i, sw, shown, drift, 1.0)
    near = tuple((t, rgb(c)) for t, c in ((0, "#14301a"), (0.4, "#3a6a2a"), (1, "#94ac58")))
    for i, (x, y, d, ln) in enumerate(
        [
            (150, 430, (1, -0.5, -0.4), 74),
            (158, 456, (1, 0.0, -0.4), 66),
            (142, 402, (0.8, -0.9, -0.3), 62),
        ]
    ):
        forked(s, (x, y, -150), d, ln, 70 + i, sw, near, (1, -0.1, 0))
    # a few tufts further off on other stones, for depth
    for i, (x, y, z, ln) in enumerate(
        [(390, 520, 190, 120), (440, 548, 60, 70), (350, 530, 210, 100)]
    ):
        tuft(
            s,
            np.array([x, y, z * 1.0]),
            unit(np.array([0.4, -0.7, -0.2])),
            30,
            ln,
            160 + i,
            sw,
            tones,
            (1, -0.1, 0),
            1.1,
        )
    hopper(
        s, (318, 292, -78), 46, (-0.9, -0.42, 0.0), (-0.3, -0.95, -0.2), "#b08a4a", curl=0.9, seed=3
    )
    hopper(
        s, (236, 396, -84), 36, (-0.6, 0.8, 0.0), (-0.8, -0.6, -0.2), "#8f9a48", curl=1.1, seed=4
    )
    light = Light(
        (-0.2, -0.9, -0.05),
        "#fff0c0",
        3.0,
        "#8cc4c4",
        "#3f6a70",
        1.05,
        caustics=0.7,
        ao=0.8,
        density=0.9,
        seed=4,
        through=(0.95, 1.0, 0.5),
    )
    water = Water(
        [(0, "#b4dcc4"), (0.12, "#64b0ac"), (0.4, "#2a7482"), (0.7, "#185264"), (1, "#0c3444")],
        glow=("#fffbe0", 230, 0, 300, 0.45),
        shafts=0.0,
        ceiling=120,
        ceiling_light=0.9,
        seed=12,
    )
    b = [(g.uniform(180, 420), g.uniform(140, 430), g.uniform(0.9, 2.6)) for _ in range(46)]
    look = Look(haze=420, haze_from=60, motes=60, bubbles=b)
    return dict(scene=s, light=light, water=water, look=look)
