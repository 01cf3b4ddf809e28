"""Tasselweed. A bright lagoon: tufts of thread leaves on thin forked stems, combed by the current; out
of one rises a single long flower stalk, slack and coiled below, its turns drawn out by the pull of the
surface, where the small two-sided ear floats among white pollen. On older stems the ripe tassels: a
stalk that parts into a little umbrella of pear-shaped fruits. Sand ripples; a goby rests on them."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, blur, noise, over, rgb, smooth, unit
from shapes import (
    Swirl,
    balls,
    fish,
    grow,
    ground,
    litter,
    ramp,
    ripples,
    rng,
    shades,
    snail,
    strips,
)


def tuft(s, root, n, height, seed, sw, lean=0.35, width=1.0, tones=None):
    """Stems that fork, thread leaves in pairs with a sheath at the foot; gives the stems."""
    g = rng(seed)
    tones = tones or ((0, "#3a4a24"), (0.35, "#4d7a30"), (0.7, "#7dab44"), (1, "#c3d878"))
    d0 = unit(np.stack([g.normal(0.05, 0.5, n), -np.ones(n), g.normal(0, 0.4, n)], 1))
    p0 = np.asarray(root, float) + np.stack(
        [g.normal(0, 12, n), np.zeros(n), g.normal(0, 12, n)], 1
    )
    P = grow(
        p0,
        d0,
        height * g.uniform(0.5, 1.0, n),
        24,
        to=(lean, -1, 0),
        pull=g.uniform(0.4, 0.9, n),
        swirl=sw,
        sway=0.5,
        wobble=0.1,
        seed=seed,
    )
    t = np.linspace(0, 1, 24)
    strips(
        s,
        P,
        (1.5 * (1 - 0.5 * t))[None] * width,
        ramp(t * 0.6, (0, "#7a5a38"), (0.4, "#7f8a44"), (1, "#a5c060"))[None],
        k=3,
        round_=True,
        glow=0.6,
        gloss=0.2,
    )
    m = 11
    e = np.repeat(np.arange(n), m)
    u = np.tile(np.linspace(0.22, 0.98, m), n) + g.normal(0, 0.02, n * m)
    x = np.clip(u, 0, 0.999) * 23
    f = np.minimum(x.astype(int), 22)
    q = P[e, f] + (P[e, f + 1] - P[e, f]) * (x - f)[:, None]
    T = unit(P[e, f + 1] - P[e, f])
    L = height * g.uniform(0.2, 0.42, n * m) * (1.05 - 0.35 * u)
    Q = grow(
        q,
        unit(T + g.normal(0, 0.42, q.shape)),
        L,
        20,
        to=(lean + 0.5, -0.75, 0),
        pull=g.uniform(0.25, 0.85, n * m),
        swirl=sw,
        sway=0.85,
        seed=seed + 1,
    )
    v = np.linspace(0, 1, 20)
    w = (
        np.interp(v, [0, 0.08, 0.5, 1], [1.5, 0.95, 0.8, 0.2])[None]
        * g.uniform(0.8, 1.25, (n * m, 1))
        * width
    )
    C = ramp(np.clip(0.4 * u[:, None] + 0.6 * v[None], 0, 1), *tones) * np.exp(
        g.normal(0, 0.15, (n * m, 1, 1))
    )
    strips(s, Q, w, C, k=3, round_=True, glow=0.95, gloss=0.25, solid=0.5)
    return P


def tassel(s, p, d, seed, size=1.0, ripe=True):
    """The umbrella of fruits at the end of a stalk."""
    g = rng(seed)
    n = int(g.integers(5, 8))
    out = unit(unit(d) * 0.55 + g.normal(0, 0.75, (n, 3)) + np.array([0.25, 0, 0]))
    Q = grow(
        np.repeat(np.asarray(p, float)[None], n, 0),
        out,
        g.uniform(30, 50, n) * size,
        12,
        to=(0.35, -0.6, 0),
        pull=0.45,
    )
    strips(s, Q, np.full((n, 12), 0.85 * size), rgb("#a9b068"), round_=True, glow=0.5)
    T = unit(Q[:, -1] - Q[:, -2])
    c = Q[:, -1] + T * 4.0 * size
    col = shades(rgb("#4a4f2a" if ripe else "#88a04a"), n, 0.25, seed, 0.12)
    for i in range(n):
        from shapes import ball  # noqa: PLC0415

        side = unit(g.normal(size=3))
        ball(
            s,
            c[i],
            (3.5 * size, 5.6 * size, 3.2 * size),
            col[i],
            axis=unit(-T[i] + 0.25 * side),
            n=12,
            point=0.42,
            gloss=0.55,
            glow=0.15,
        )
        B = grow(c[i] + T[i] * 4.6 * size, T[i] + side * 0.5, 5 * size, 5)
        strips(s, B, np.array([[1.1, 0.9, 0.6, 0.4, 0.15]]) * size, col[i] * 1.4, round_=True)


def compose():
    s = Scene()
    sw = Swirl(31, 130)
    h = ripples(6, 58, 3)
    at = ground(s, 560, ("#b8a070", "#8d7548"), h, seed=6, speck=0.16, patch=70)
    litter(
        s, at, 90, 5, (5, 18), (-120, 600), (-420, 260), colours=("#7a7a4a", "#8a6a3a", "#c9bd92")
    )
    g = rng(4)
    for i in range(16):
        x, z = g.uniform(-160, 640), g.uniform(140, 560)
        tuft(s, (x, float(at(x, z)), z), 7, g.uniform(140, 230), 300 + i, sw, width=1.25)
    tuft(s, (160, float(at(160, 20)) + 2, 20), 17, 330, 11, sw)
    tuft(s, (250, float(at(250, 20)) + 2, 20), 9, 190, 12, sw)
    tuft(s, (80, float(at(80, 70)) + 2, 70), 10, 260, 13, sw)
    tuft(s, (372, float(at(372, 90)) + 2, 90), 8, 200, 14, sw)
    tuft(s, (36, float(at(36, -120)) + 2, -120), 6, 130, 15, sw, width=1.1)
    tuft(s, (430, float(at(430, -60)) + 2, -60), 6, 130, 16, sw)
    # the flower stalk: slack loops below, drawn out above
    n = 420
    t = np.linspace(0, 1, n)
    turns = 5.3
    ph = 2 * np.pi * turns * (1 - (1 - t) ** 1.75) + 0.6
    axis_x = np.interp(t, [0, 0.25, 0.6, 1], [214, 250, 300, 318]) + 10 * np.sin(t * 7)
    axis_y = 492 + (92 - 492) * t**1.3
    rad = np.interp(t, [0, 0.08, 0.3, 0.55, 0.8, 0.93, 1], [2, 34, 42, 34, 20, 8, 1]) * (
        1 + 0.22 * np.sin(t * 9 + 1)
    )
    tilt = 0.42
    P = np.stack(
        [
            axis_x + rad * np.cos(ph) + 5 * np.sin(ph * 0.5),
            axis_y + tilt * rad * np.sin(ph + 0.4) * 0.75,
            -80 + 0.8 * rad * np.sin(ph),
        ],
        1,
    )
    C = ramp(t, (0, "#8f9a52"), (0.4, "#c9cc86"), (0.85, "#eadfa6"), (1, "#d9c98a"))
    strips(
        s,
        P[None],
        np.interp(t, [0, 1], [2.6, 1.7])[None],
        C[None],
        k=5,
        round_=True,
        glow=0.9,
        gloss=0.35,
    )
    foot = grow(
        (214, float(at(214, -70)), -70),
        (0.05, -1, 0),
        float(at(214, -70)) - 490,
        14,
        to=(0.0, -1, -0.1),
    )[0]
    strips(s, foot[None], np.full((1, 14), 2.6), rgb("#7f8a4a"), round_=True, glow=0.6)
    # the ear: two flowers, each two stamens and a few carpels
    top = P[-1]
    E = grow(top, (0.75, -0.55, -0.1), 34, 10, to=(1, -0.1, 0), pull=0.4)[0]
    strips(s, E[None], np.linspace(1.8, 1.5, 10)[None], rgb("#c9c27a"), round_=True, glow=0.7)
    cs, cc = [], []
    for f, sd in ((4, 1), (8, -1)):
        for k in range(6):
            a = k * 1.047 + 0.5 * sd
            cs.append(
                E[f]
                + np.array(
                    [3.2 * np.cos(a), 4.5 * sd * 0.4 + 3.4 * np.sin(a), -3.4 + 1.2 * np.sin(a * 2)]
                )
            )
            cc.append(rgb("#d8b24a" if k % 2 else "#9aa54a"))
    balls(s, cs, np.array([[2.6, 3.4, 2.6]] * len(cs)), np.stack(cc), gloss=0.4, glow=0.5, n=9)
    # ripe tassels
    for i, (p0, d0, ln, x) in enumerate(
        [
            ((236, 500, -20), (0.9, -0.65, -0.2), 170, 0.6),
            ((160, 480, 0), (-0.5, -0.9, -0.3), 165, 0.05),
            ((236, 480, -34), (0.95, -0.4, -0.2), 96, 0.5),
            ((90, 440, 60), (-0.3, -1, -0.2), 110, 0.3),
        ]
    ):
        Q = grow(p0, d0, ln, 18, to=(x, -1, 0), pull=0.5, swirl=sw, sway=0.4)[0]
        strips(s, Q[None], np.linspace(1.7, 1.2, 18)[None], rgb("#9aa55c"), round_=True, glow=0.6)
        tassel(s, Q[-1], Q[-1] - Q[-2], 50 + i, 1.05 - 0.1 * (i == 3), ripe=i != 2)
    y = float(at(330, -70))
    fish(s, 336, y - 11, -70, 122, (-0.96, -0.02, -0.28), "goby", bend=-0.28, roll=-0.35)
    snail(
        s,
        (120, float(at(120, -110)), -110),
        9,
        (-0.9, 0, -0.4),
        colours=("#4a3a26", "#8a744a"),
        tall=1.6,
    )
    light = Light(
        (-0.45, -0.88, 0.0),
        "#fff3cc",
        2.6,
        "#bfe6d4",
        "#6a8a78",
        1.15,
        caustics=1.2,
        ao=0.6,
        density=0.7,
        seed=8,
    )
    water = Water(
        [(0, "#d9ecd0"), (0.16, "#9fd6c4"), (0.42, "#56b0ac"), (0.7, "#2f8a8c"), (1, "#1a5c64")],
        glow=("#fffbe0", 250, 30, 280, 0.35),
        shafts=0.7,
        lean=0.15,
        ceiling=110,
        ceiling_light=0.7,
        seed=14,
    )

    def after(im, k):
        hh, ww = im.shape[:2]
        y, x = np.mgrid[0:hh, 0:ww] / k
        # the dimple where the ear lifts the surface, and the raft of pollen
        d = np.hypot((x - 322) / 86, (y - 74) / 9)
        im = over(im, (1, 1, 0.95), 0.5 * smooth(1.0, 0.7, d) * smooth(0.35, 0.8, d))
        q = np.random.default_rng(3)
        from render import disc  # noqa: PLC0415

        for _ in range(240):
            a, b = q.normal(), q.normal()
            px, py = 318 + 62 * a + 14 * b, 76 + 4.6 * b
            disc(im, px, py, q.uniform(0.5, 1.5), (1, 0.99, 0.88), q.uniform(0.5, 0.95), k)
        return im

    look = Look(
        haze=400,
        haze_from=40,
        motes=70,
        bubbles=[(96, 250, 2.6), (101, 234, 1.7), (404, 280, 2.2), (150, 180, 1.6)],
        foot_colour="#12363a",
    )
    return dict(scene=s, light=light, water=water, look=look, after=after)
