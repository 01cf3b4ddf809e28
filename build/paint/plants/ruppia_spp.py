"""Tasselweed. A bright lagoon: tufts of thread leaves on thin forked stems, combed by the current; out
of one rises a single long flower stalk, slack and coiled below, its turns drawn out by the pull of the
surface, where the small two-sided ear floats among white pollen. On older stems the ripe tassels: a
stalk that parts into a little umbrella of pear-shaped fruits. Sand ripples; a two-spotted goby hovers in the shade."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, disc, over, rgb, smooth, unit
from scipy.ndimage import gaussian_filter1d as blur
from shapes import (
    FISH,
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
    strips,
)
from surfaces import Sand

EAR = (375.0, 70.0)
TWO_SPOTTED = dict(
    back="#4a3c38", side="#8a7264", belly="#a89c8c", fin="#8a8478", dorsal_c="#8a8478"
)
"""The colours of the goby that hovers among weeds."""


def tuft(s, root, n, height, seed, sw, lean=0.35, width=1.0, tones=None):
    """Stems that fork, thread leaves in pairs with a sheath at the foot; gives the stems."""
    g = rng(seed)
    tones = tones or ((0, "#33421f"), (0.35, "#42652c"), (0.7, "#6f9640"), (1, "#b6c674"))
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
    n = int(g.integers(3, 6))
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
    col = shades(rgb("#7a5a34" if ripe else "#88a04a"), n, 0.25, seed, 0.12)
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
            gloss=0.15,
            glow=0.15,
        )
        B = grow(c[i] + T[i] * 4.6 * size, T[i] + side * 0.5, 5 * size, 5)
        strips(s, B, np.array([[1.1, 0.9, 0.6, 0.4, 0.15]]) * size, col[i] * 1.4, round_=True)


def spiral(start, end, turns, seed):
    """The flower stalk: a coil with loops of unequal width, drawn out towards its upper end."""
    g = rng(seed)
    n = 420
    t = np.linspace(0, 1, n)
    ph = 2 * np.pi * turns * (1 - (1 - t) ** 1.6) + 2.4
    a, b = np.asarray(start, float), np.asarray(end, float)
    axis = a + (b - a) * t[:, None] ** 1.5
    axis[:, 0] += 11 * np.sin(t * 6.0 + 0.4) * np.sin(t * np.pi)
    knots = np.linspace(0, 1, 13)
    wide = np.interp(knots, [0, 0.12, 0.3, 0.6, 0.85, 1], [1, 40, 42, 26, 10, 1])
    rad = np.interp(t, knots, wide * g.uniform(0.85, 1.15, 13))
    rad = blur(rad, 9)
    dip = np.interp(t, [0, 0.5, 1], [0.62, 0.5, 0.2])
    return axis + np.stack(
        [rad * np.cos(ph), dip * rad * np.sin(ph + 0.5), 1.1 * rad * np.sin(ph)], 1
    )


def compose():
    s = Scene()
    sw = Swirl(31, 150)
    bed = Sand(seed=3, grain=0.2, drift=0.2, wave=1.5, length=19, slant=0.55, bits=0.4)
    at = ground(s, 592, ("#8f8260", "#665a42"), ripples(7, 84, 3, 0.55), seed=6, patch=70, skin=bed)
    litter(
        s, at, 60, 5, (5, 20), (-120, 600), (-320, 260), colours=("#6a6a3a", "#7a5a2c", "#b9ab80")
    )
    g = rng(4)
    pale = ((0, "#1c4460"), (0.5, "#285c80"), (1, "#4c80a8"))
    for i in range(18):
        x, z = g.uniform(-240, 720), g.uniform(200, 620)
        tuft(s, (x, float(at(x, z)), z), 5, g.uniform(130, 250), 300 + i, sw, width=1.5, tones=pale)
    dark = ((0, "#1c3222"), (0.4, "#24502e"), (0.8, "#3a6a3c"), (1, "#5f8a52"))
    tuft(s, (100, float(at(100, 70)) + 2, 70), 10, 380, 13, sw, lean=0.1, width=1.7, tones=dark)
    tuft(s, (452, float(at(452, 130)) + 2, 130), 6, 210, 16, sw, width=1.4, tones=dark)
    # the plant in the light
    bright = ((0, "#3f5a20"), (0.35, "#5f902c"), (0.7, "#86a848"), (1, "#b8c470"))
    P = tuft(
        s, (128, float(at(128, -60)) + 2, -60), 7, 440, 11, sw, lean=0.14, width=2.8, tones=bright
    )
    # the flower stalk, out of the sheath of a stem
    stem = grow(
        (150, float(at(150, -60)), -60), (1.3, -1, -0.2), 190, 24, to=(0.9, -0.5, 0), pull=0.5
    )
    strips(s, stem, np.linspace(3.4, 2.4, 24)[None], rgb("#8f9440"), k=7, round_=True, glow=0.5)
    start = stem[0, -1]
    Q = spiral(start, (EAR[0] - 10, 92, -60), 4.6, 8)
    join = np.linspace(0, 1, 30)[:, None]
    Q[:30] = start * (1 - join) + Q[:30] * join
    t = np.linspace(0, 1, len(Q))
    strips(
        s,
        Q[None],
        np.interp(t, [0, 0.5, 1], [2.6, 2.3, 1.7])[None],
        ramp(t, (0, "#6f7a34"), (0.4, "#98984a"), (0.8, "#b8b060"), (1, "#c4b66c"))[None],
        k=9,
        round_=True,
        glow=0.5,
        gloss=0.1,
    )
    # the ear: two flowers, each two stamens and a few carpels
    top = Q[-1]
    E = grow(top, (0.75, -0.5, -0.1), 38, 10, to=(1, -0.1, 0), pull=0.4)[0]
    strips(s, E[None], np.linspace(2.8, 2.2, 10)[None], rgb("#c4b85a"), round_=True, glow=0.5)
    cs, cc = [], []
    for f, sd in ((4, 1), (8, -1)):
        for k in range(6):
            a = k * 1.047 + 0.5 * sd
            cs.append(
                E[f]
                + 1.35
                * np.array(
                    [3.4 * np.cos(a), 4.8 * sd * 0.4 + 3.6 * np.sin(a), -3.6 + 1.2 * np.sin(a * 2)]
                )
            )
            cc.append(rgb("#d9a234" if k % 2 else "#9aa03c"))
    balls(s, cs, np.array([[3.8, 4.8, 3.8]] * len(cs)), np.stack(cc), gloss=0.4, glow=0.4, n=9)
    # ripe tassels before the dark of the tuft
    for i, (p, d0, ln, x, big) in enumerate(
        [
            (P[1][10], (-0.5, -1, -0.6), 110, -0.2, 1.9),
            (P[3][8], (0.7, -0.7, -0.7), 90, 0.5, 1.7),
            (P[4][13], (-0.9, -0.6, -0.6), 80, -0.4, 1.6),
        ]
    ):
        R = grow(p, d0, ln, 18, to=(x, -1, 0), pull=0.5, swirl=sw, sway=0.4)[0]
        strips(s, R[None], np.linspace(1.9, 1.3, 18)[None], rgb("#a8b05c"), round_=True, glow=0.6)
        tassel(s, R[-1], R[-1] - R[-2], 50 + i, big)
    FISH["two-spotted goby"] = FISH["goby"] | TWO_SPOTTED
    fish(s, 388, 492, 60, 96, (-0.92, -0.12, -0.3), "two-spotted goby", bend=-0.4, roll=-0.1)
    light = Light(
        (-0.52, -0.82, -0.12),
        "#ffe4b0",
        2.7,
        "#a8bce0",
        "#5a6484",
        1.0,
        caustics=0.9,
        caustic_size=1.3,
        ao=0.8,
        density=0.8,
        through=(0.95, 1.0, 0.5),
        seed=8,
    )
    water = Water(
        [(0, "#ffe2a8"), (0.08, "#a0c0c4"), (0.24, "#3c80b4"), (0.5, "#17488c"), (1, "#0e2c60")],
        glow=("#ffe8c0", 60, 0, 260, 0.4),
        shafts=0,
        ceiling=96,
        ceiling_light=0.8,
        seed=14,
    )

    def after(im, k):
        hh, ww = im.shape[:2]
        y, x = np.mgrid[0:hh, 0:ww] / k
        # the dimple where the ear lifts the surface, and the raft of pollen
        d = np.hypot((x - EAR[0] - 4) / 74, (y - EAR[1] + 14) / 8)
        im = over(im, (1, 1, 0.95), 0.45 * smooth(1.0, 0.7, d) * smooth(0.35, 0.8, d))
        q = np.random.default_rng(3)
        for _ in range(170):
            a, b = q.normal(), q.normal()
            px, py = EAR[0] + 52 * a + 10 * b, EAR[1] - 13 + 4.0 * b
            disc(im, px, py, q.uniform(0.5, 1.5), (1, 0.99, 0.88), q.uniform(0.5, 0.95), k)
        return im

    look = Look(
        haze=330,
        haze_from=30,
        motes=50,
        bubbles=[(96, 250, 2.6), (101, 234, 1.7), (404, 280, 2.2)],
        foot_colour="#3a3a2c",
        foot=0.4,
    )
    return dict(scene=s, light=light, water=water, look=look, after=after, pitch=9.0)
