"""Knotted wrack. From a ledge of split rock hang and float long leathery straps without a rib; single
egg-shaped floats swell in the strap itself, one a year, far apart; from the edges grow short side
shoots with raisin-like fruit. The ebb combs them to the right. Periwinkles graze the rock; a tuft of
the red weed that lives on it; herring pass far off."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, rgb, smooth, unit
from shapes import (
    Swirl,
    ball,
    barnacles,
    bedrock,
    fish,
    grow,
    ground,
    pebbles,
    ramp,
    rng,
    rock_tint,
    shades,
    snail,
    stone,
    strips,
    tube,
    value,
)

TONES = ((0, "#232012"), (0.3, "#4a4820"), (0.65, "#7d7a2c"), (0.88, "#a9a03e"), (1, "#cfc468"))


def strap(
    s, p, d, ln, w, seed, sw, to, sway=0.55, pull=0.9, side=True, dim=1.0, depth=0, first=0.16
):
    """A strap with its floats (swellings of the strap) and side shoots."""
    g = rng(seed)
    n = max(40, int(ln / 2.6))
    P = grow(p, d, ln, n, to=to, pull=pull, swirl=sw, sway=sway, bend=g.normal(0, 0.25, 3))[0]
    t = np.linspace(0, 1, n)
    dist = t * ln
    gap = g.uniform(54, 74)
    pos = np.arange(ln * first + gap * g.uniform(0.3, 0.8), ln - 14, gap)
    pos = pos + g.normal(0, 6, len(pos))
    swell = np.zeros(n)
    for i, q in enumerate(pos):
        a = w * g.uniform(0.85, 1.3) * np.interp(i, [0, 1, 3], [0.8, 1, 1.15])
        x = np.abs(dist - q) / (a * 1.55)
        swell = np.maximum(swell, np.sqrt(np.clip(1 - x**2, 0, 1)) * a)
    body = w * np.interp(t, [0, 0.06, 0.3, 0.9, 1], [0.55, 0.62, 0.72, 0.6, 0.3])
    from scipy.ndimage import gaussian_filter1d as g1  # noqa: PLC0415

    wide = g1(np.maximum(body, swell), 0.8)
    thick = g1(np.maximum(body * 0.42, swell * 0.92), 0.8)
    k = 18
    an = np.linspace(0, 2 * np.pi, k + 1)
    T = unit(np.gradient(P, axis=0))
    tw = np.cumsum(g.normal(0, 0.06, n)) + g.uniform(-0.5, 0.5)
    base = unit(np.cross(T, np.array([0.0, -0.1, -1.0])))
    nrm = np.cross(base, T)
    A = base * np.cos(tw)[:, None] + nrm * np.sin(tw)[:, None]
    B = np.cross(T, A)
    dirs = (
        A[:, None] * np.cos(an)[None, :, None] * wide[:, None, None]
        + B[:, None] * np.sin(an)[None, :, None] * thick[:, None, None]
    )
    V = P[:, None] + dirs
    out = unit(
        A[:, None] * np.cos(an)[None, :, None] / wide[:, None, None]
        + B[:, None] * np.sin(an)[None, :, None] / thick[:, None, None]
    )
    uu = np.clip(
        0.05
        + 0.85 * t
        + 0.16 * smooth(0.2, 0.9, swell / (w + 1e-6))
        + 0.05 * value(P, 26, seed, 2),
        0,
        1,
    )
    C = ramp(uu, *TONES)[:, None] * np.exp(0.07 * g.normal(size=(n, k + 1, 1))) * dim
    at = Surface = None
    del at, Surface
    from shapes import sheet  # noqa: PLC0415

    sheet(s, V, C, out=out, glow=0.3, gloss=0.5, solid=0.9)
    if side:
        m = int(ln / 24)
        for i in range(m):
            q = g.uniform(0.2, 0.95)
            j = int(q * (n - 1))
            sg = 1 if g.random() < 0.5 else -1
            d1 = unit(T[j] * 0.75 + A[j] * sg + g.normal(0, 0.2, 3))
            L = g.uniform(22, 40)
            Q = grow(P[j] + A[j] * sg * wide[j] * 0.8, d1, L, 16, to=to, pull=0.5)[0]
            v = np.linspace(0, 1, 16)
            fat = g.random() < 0.7
            R = (
                np.interp(v, [0, 0.45, 0.6, 0.85, 1], [1.1, 1.4, 4.6, 4.0, 0.3])
                if fat
                else np.interp(v, [0, 0.5, 1], [1.6, 2.2, 0.4])
            )
            c = ramp(np.full(16, min(1, uu[j] + 0.12)), *TONES) * dim
            if fat:
                c[9:] = c[9:] * 0.4 + rgb("#c9b848") * 0.6 * dim
            wart = 1 + 0.12 * g.random((16, 13)) * (v > 0.5)[:, None]
            tube(s, Q, R[:, None] * wart, c[:, None], 12, glow=0.4, gloss=0.45, solid=0.8)
    if depth > 0:
        for q in g.uniform(0.18, 0.6, depth):
            j = int(q * (n - 1))
            sg = g.choice([-1, 1])
            strap(
                s,
                P[j],
                unit(T[j] + A[j] * sg * 0.55),
                ln * (1 - q) * g.uniform(0.7, 0.95),
                w * 0.85,
                seed * 7 + j,
                sw,
                to,
                sway,
                pull,
                True,
                dim,
                0,
                0.1,
            )
    return P


def compose():
    s = Scene()
    sw = Swirl(53, 190)
    ground(
        s,
        600,
        ("#7f8288", "#585f6a"),
        bedrock(11, 22, 4, shoulder=(430, 120, 130, 40)),
        seed=4,
        speck=0.07,
        tint=rock_tint(8, lichen=0.3),
    )
    g = rng(5)
    # split rock: a ledge from the left, blocks below it
    slabs = [
        ((-4, 486, 60), (200, 104, 150), 31, 0.14),
        ((-30, 610, 0), (200, 80, 160), 32, 0.05),
        ((150, 600, 90), (120, 60, 110), 33, 0.02),
    ]
    for c, r, sd, tl in slabs:
        stone(
            s,
            c,
            r,
            sd,
            ("#8f8b8c", "#5d5c66"),
            cuts=8,
            n=120,
            rough=0.02,
            tilt=tl,
            speck=0.25,
            top="#6f7058",
            sharp=60,
        )
    root = np.array([120.0, 404, -40])
    for i, (d, ln, w, dep, to, pull) in enumerate(
        [
            ((0.35, -1, -0.2), 440, 10.0, 2, (0.9, -1, 0), 0.45),
            ((0.9, -0.7, 0.1), 400, 9.5, 2, (1, -0.3, 0), 0.4),
            ((0.0, -1, 0.1), 300, 9.0, 1, (0.9, -0.9, 0), 0.6),
            ((1, -0.2, -0.3), 340, 9.5, 2, (1, 0.02, 0), 0.45),
            ((0.8, 0.35, -0.4), 230, 8.5, 1, (0.9, 0.5, 0), 0.5),
            ((0.3, -0.8, -0.5), 250, 8.5, 1, (1, -0.6, -0.1), 0.6),
            ((0.7, -0.9, 0.4), 330, 8.0, 1, (1, -0.55, 0.2), 0.4),
        ]
    ):
        strap(
            s,
            root + np.array([6 * i - 16, 0.0, g.normal(0, 10)]),
            d,
            ln,
            w,
            70 + i,
            sw,
            to,
            0.42,
            pull,
            depth=dep,
        )
    for i in range(9):
        ball(
            s,
            root + np.array([g.normal(4, 13), 9 + g.normal(0, 2), g.normal(0, 9)]),
            (g.uniform(9, 15), 4.5, 10),
            shades(rgb("#3a331a"), 1, 0.2, i)[0],
            axis=(g.normal(0, 0.2), -1, 0),
            n=12,
            gloss=0.3,
            solid=2,
        )
    for i, (x, y, z, ln) in enumerate(
        [(400, 545, 230, 210), (440, 550, 190, 190), (170, 560, 300, 240), (200, 560, 320, 220)]
    ):
        strap(s, (x, y, z), (0.2, -1, 0), ln, 8.5, 120 + i, sw, (0.7, -1, 0), 0.5, 0.6, depth=1)
    # periwinkles on the ledge
    snail(s, (40, 384, -66), 12, (0.9, 0.15, -0.3), colours=("#4a3f30", "#8d7a52"), seed=3)
    snail(s, (226, 552, -30), 11, (-0.8, 0.0, -0.5), colours=("#8a5a2a", "#d0a050"), seed=4)
    snail(s, (262, 586, -110), 10, (0.7, 0.0, -0.6), colours=("#5a5040", "#9a8a62"), seed=5)
    for i in range(9):
        fish(
            s,
            330 + 24 * (i % 5) + g.normal(0, 6),
            90 + 26 * (i // 2) + g.normal(0, 7),
            300 + g.normal(0, 40),
            64,
            (-1, 0.12, 0.2),
            "herring",
            bend=0.15 * (-1) ** i,
        )
    light = Light(
        (-0.48, -0.87, -0.05),
        "#fff0c8",
        2.6,
        "#9fd0dc",
        "#3d6080",
        1.25,
        caustics=0.3,
        ao=0.7,
        density=0.8,
        seed=12,
        through=(1.15, 1.0, 0.4),
    )
    water = Water(
        [(0, "#c3e6e2"), (0.2, "#74bccb"), (0.5, "#2f84a4"), (0.75, "#175478"), (1, "#0d3450")],
        glow=("#fffbe0", 150, 0, 290, 0.4),
        shafts=0.9,
        lean=0.3,
        ceiling=76,
        seed=19,
    )
    look = Look(
        haze=340, haze_from=60, motes=60, bubbles=[(330, 300, 3), (338, 280, 2), (60, 230, 2.4)]
    )
    return dict(scene=s, light=light, water=water, look=look)
