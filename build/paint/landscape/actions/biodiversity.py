"""Biodiversity: poppies and cornflowers by a pond, a swallowtail in front, a hedge with a nest box, reed and a heron."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix, rounded, smooth
from nature import clouds, crown, flowers, glints, grass, sky, tree


def swallowtail(c, x, y, s):
    P = lambda u, v: (x + u * s, y + v * s)
    for m in (1, -1):
        Q = lambda u, v: P(u * m * (1.0 if m > 0 else 0.86), v)
        hind = [Q(0.04, 0.06), Q(0.40, 0.10), Q(0.62, 0.34), Q(0.56, 0.62), Q(0.50, 0.66), Q(0.46, 0.96), Q(0.38, 0.68), Q(0.16, 0.52)]
        c.curve(hind, Grad(Q(0, 0.1), Q(0.5, 0.7), "#ffe58a", "#f0c040", "#c98a2c"), edge=0)
        fore = [Q(0.03, 0.04), Q(0.30, -0.34), Q(0.86, -0.72), Q(1.0, -0.60), Q(0.88, -0.16), Q(0.62, 0.16), Q(0.26, 0.14)]
        c.curve(fore, Grad(Q(0, -0.1), Q(1.0, -0.5), "#fff2a8", "#f6cf4c", "#e0a030"), edge=0)
        c.curve([Q(0.84, -0.70), Q(1.0, -0.60), Q(0.88, -0.16), Q(0.62, 0.16), Q(0.56, 0.12), Q(0.78, -0.2)], "#2c2234", edge=0)
        for u, v in ((0.87, -0.48), (0.82, -0.28), (0.74, -0.10), (0.66, 0.05)):
            c.disc(*Q(u, v), 0.045 * s, 0.045 * s, "#ffe58a", edge=0)
        for a, b, w in (((0.36, -0.36), (0.46, -0.12), 0.07), ((0.52, -0.46), (0.60, -0.26), 0.06), ((0.03, 0.02), (0.30, -0.32), 0.06)):
            c.line([Q(*a), Q(*b)], w * s, "#2c2234")
        for q in np.linspace(0.1, 0.9, 5):
            c.line([Q(0.06, 0.02), Q(0.30 + 0.5 * q, -0.30 + 0.44 * q)], 0.018 * s, "#2c2234", alpha=0.7)
        c.curve([Q(0.58, 0.36), Q(0.56, 0.60), Q(0.38, 0.66), Q(0.20, 0.52), Q(0.30, 0.48), Q(0.46, 0.50)], "#2c2a44", edge=0)
        for u, v in ((0.50, 0.46), (0.43, 0.55), (0.33, 0.56)):
            c.disc(*Q(u, v), 0.05 * s, 0.045 * s, "#4f8ad0", edge=0)
        c.disc(*Q(0.18, 0.47), 0.06 * s, 0.055 * s, "#d8402f", edge=0)
    c.curve([P(-0.05, -0.1), P(0.05, -0.1), P(0.06, 0.2), P(0.02, 0.56), P(-0.02, 0.56), P(-0.06, 0.2)], Grad(P(-0.06, 0), P(0.06, 0), "#6a5440", "#241c2c"), edge=0)
    c.disc(*P(0, -0.14), 0.06 * s, 0.06 * s, "#241c2c", edge=0)
    for m in (-1, 1):
        c.line([P(0.02 * m, -0.18), P(0.12 * m, -0.36), P(0.22 * m, -0.46)], 0.02 * s, "#241c2c", round_=True)
        c.disc(*P(0.22 * m, -0.46), 0.026 * s, 0.026 * s, "#241c2c", edge=0)


def poppy(c, x, y, s, foot, seed):
    g = np.random.default_rng(seed)
    c.line([(x, y), (x + g.normal(0, 6), (y + foot) / 2), (x + g.normal(0, 10), foot)], 2.6, "#5f8a3c", round_=True)
    for a, r, tone in ((-2.5, 1, "#c8241c"), (-0.6, 1, "#d8301f"), (2.6, 0.9, "#b81c24"), (0.7, 0.95, "#e84828")):
        px, py = x + np.cos(a) * s * 0.42, y + np.sin(a) * s * 0.30
        c.disc(px, py, s * 0.62 * r, s * 0.5 * r, Grad((px, py - s * 0.5), (px, py + s * 0.5), mix(tone, "#ffb08a", 0.45), tone, mix(tone, "#5a0a2a", 0.35)), a * 0.2, edge=1.0)
    c.disc(x, y + s * 0.05, s * 0.2, s * 0.17, "#2a1a30")
    c.disc(x, y, s * 0.1, s * 0.09, "#8aa45c")


def paint(k):
    c = Canvas(k, 251)
    sky(c, ("#6fb0dc", "#b4d8e6", "#f6f2d8"), 220, sun=(70, 40, 330, "#fff6d0", 0.5))
    clouds(c, 0, 160, "#ffffff", "#bcd0e4", 0.48, 190, 0.38, 5)
    c.shape([(-5, 196), (725, 196), (725, 485), (-5, 485)], ("#b8cf78", "#6f9f48"))
    for x, y, r in ((20, 196, 60), (90, 200, 46), (160, 198, 54), (230, 202, 40), (300, 200, 44), (380, 202, 34), (590, 190, 60), (660, 186, 70), (720, 190, 60)):
        crown(c, x, y, r, r * 0.8, ("#3a6a4a", "#5c9050", "#a8c864"), seed=x)
    tree(c, 520, 226, 150, ("#2f5f40", "#4f8846", "#a0c458", "#dfe880"), seed=5, wide=0.85)
    # pond with sky in it
    pond = c.mask_of(rounded([(300, 262), (430, 246), (600, 250), (720, 262), (760, 300), (600, 326), (420, 318), (310, 292)]))
    full = np.zeros_like(c.x)
    full[pond[1]] = pond[0]
    c.mirror(248, full, "#7fb4cc", 0.72, 2.2)
    glints(c, 270, 310, "#f6fbf0", 30, 330, 700, (6, 26), 3, 0.6)
    c.area(full * smooth(255, 330, c.y) * 0.35, "#2f7a94")
    g = np.random.default_rng(7)
    for x, y in ((470, 292), (500, 300), (620, 286), (560, 306), (650, 300)):
        c.disc(x, y, 17, 5, ("#8fbf5c", "#4f8a48"))
        c.dabs([x - 3, x + 2, x], [y - 4, y - 4, y - 6], [6, 6, 4], [3, 3, 3], [0.5, -0.5, 1.57], np.array([mix("#ffe8f0", "#f0a8c0", q) for q in (0.1, 0.6, 0.0)]))
    for x in np.linspace(690, 724, 16):
        c.line([(x, 320), (x + g.normal(0, 6), 200 + g.uniform(0, 50))], 2, mix("#5f8a3c", "#a8c058", g.random()), taper=(1, 0.3))
    for x in (694, 708, 718):
        c.line([(x, 300), (x + 2, 214)], 1.8, "#6f9444")
        c.line([(x + 1, 228), (x + 2, 206)], 6, "#7a4a30")
    # heron
    H = lambda u, v: (640 + u, 276 + v)
    c.lines([[H(-4, -30), H(-2, 4)], [H(4, -30), H(8, 2)]], 2, "#6a5a54")
    c.curve([H(-24, -24), H(-8, -48), H(14, -54), H(12, -36), H(-4, -26)], Grad(H(0, -54), H(0, -24), "#dfe6ee", "#8a9cb8"))
    c.line([H(10, -50), H(20, -66), H(10, -80), H(14, -92)], 6, "#eef0f0", round_=True, taper=(1.3, 0.8))
    c.disc(*H(15, -94), 7, 5, "#eef0f0")
    c.line([H(18, -94), H(40, -90)], 3.2, "#e8a83c", taper=(1.2, 0.2))
    c.line([H(18, -97), H(0, -98)], 2, "#2c3450", taper=(1, 0.2))
    # meadow in front
    grass(c, 300, 490, ("#6f9f44", "#a4c458", "#4f8440", "#c8d870"), 2600, (6, 40), 3)
    flowers(c, 330, 470, ("#4f7ad8", "#6a6ae0", "#f8f2e0", "#f2c84c", "#c070c8"), 200, (2, 8), 5)
    for i in range(26):
        x, t = g.uniform(-10, 730), g.random()
        if 200 < x < 420 and t > 0.3:
            continue
        poppy(c, x, 340 + 100 * t, 9 + 15 * t, 490, i)
    for x, y, s in ((90, 400, 30), (600, 390, 27), (660, 440, 34), (30, 450, 32)):
        poppy(c, x, y, s, 500, int(x))
    swallowtail(c, 300, 316, 108)
    # a bumblebee
    c.disc(470, 366, 12, 9, Grad((458, 0), (482, 0), "#2c2430", "#f2b83c", "#2c2430", "#f6f0e0"), -0.3)
    c.dabs([466, 474], [356, 355], [10, 9], [4, 4], [0.9, -0.3], "#f6fbff", 0.6)
    grass(c, 420, 500, ("#4f8440", "#86b04a"), 240, (30, 60), 9)
    return finished(c)
