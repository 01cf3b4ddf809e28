"""Forestry: a beech wood in autumn, light falling in shafts, a stack of logs with pale cut ends."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import crown, grass, sky
from people import person
from things import ground_shadow


def log(c, x, y, r, seed):
    g = np.random.default_rng(seed)
    c.disc(x, y, r, r * 0.97, Grad((x - r, y - r), (x + r, y + r), "#a58a72", "#6f5a54", "#453a44"), edge=0.5)
    c.disc(x - r * 0.02, y - r * 0.02, r * 0.88, r * 0.85, Grad((x - r, y - r), (x + r, y + r), "#ffe6b0", "#e9b877", "#b98255"), edge=0.4)
    ox, oy = g.normal(0, 0.08, 2) * r
    for q in np.linspace(0.76, 0.14, 6):
        c.disc(x + ox * (1 - q), y + oy * (1 - q), r * 0.86 * q, r * 0.83 * q, "#a56a3e", alpha=0.28, edge=0.3)
        c.disc(x + ox * (1 - q), y + oy * (1 - q), r * 0.86 * q - 1.0, r * 0.83 * q - 1.0, "#f0c98c", alpha=0.55, edge=0.3)
    a = g.uniform(0, 6.28)
    c.line([(x + ox, y + oy), (x + np.cos(a) * r * 0.7, y + np.sin(a) * r * 0.7)], 1.2, "#8a5434", taper=(0.3, 1), alpha=0.7)


def paint(k):
    c = Canvas(k, 17)
    sky(c, ("#fff0c0", "#f6d79a", "#d9a86a", "#8d6a4c"), 480)
    c.glow(250, 120, 330, "#fff8da", 0.7)
    g = np.random.default_rng(6)
    # far leaves and trunks fade into light
    for depth, n, tone, width, leaf in ((0, 26, "#cfae86", 8, ("#d8a85a", "#ecc77c", "#f8e0a0")), (1, 15, "#a08672", 15, ("#b8762c", "#dda04a", "#f2cc74")), (2, 8, "#6f5f62", 30, ("#7d4a26", "#c07a2c", "#eab04c", "#ffd97c"))):
        foot = 318 + 34 * depth
        for x in np.sort(g.uniform(-30, 750, n)):
            if depth == 2 and 150 < x < 420:
                continue
            lean = g.normal(0, 9)
            w = width * g.uniform(0.7, 1.2)
            lit, dark = mix(tone, "#fff0cc", 0.5), mix(tone, "#2f2a44", 0.25 + 0.1 * depth)
            c.line([(x, foot + g.uniform(-8, 14)), (x + lean * 0.4, 180), (x + lean, -20)], w, Grad((x - w / 2, 0), (x + w / 2, 0), lit, tone, dark), taper=(1.25, 0.8), round_=True)
            if depth == 2:
                for _ in range(16):
                    py = g.uniform(10, foot - 10)
                    c.dabs(x + g.uniform(-0.3, 0.3) * w, py, w * 0.16, 1.1, 0, mix(tone, "#2f2a44", 0.5), 0.6)
        for _ in range(13 - 2 * depth):
            crown(c, g.uniform(-20, 740), g.uniform(-10, 150 - 30 * depth), g.uniform(50, 100), g.uniform(24, 52), leaf, seed=int(g.integers(999)), dab=4.6 + depth, holes=0.25)
        c.glow(250, 150, 260, "#fff2c4", 0.30 - 0.06 * depth)
    # the floor of leaves
    c.curve([(-60, 336), (150, 346), (330, 340), (520, 352), (790, 338), (790, 540), (-60, 540)], ("#d39a54", "#6f4630"))
    n = 2600
    t = g.uniform(0, 1, n) ** 0.7
    x, y = g.uniform(0, 720, n), 342 + 140 * t
    near = np.exp(-(((x - 300 - (y - 342) * 0.5) / 170) ** 2))
    q = np.stack([mix(a, b, 0.5) for a, b in (("#8a4a28", "#a5602c"), ("#b8702c", "#c98a3c"), ("#e0a848", "#f2c868"), ("#6a3f34", "#7a4a34"))])
    col = q[g.integers(0, 4, n)] * (0.72 + 0.5 * near[:, None])
    o = np.argsort(y)
    c.dabs(x[o], y[o], (1 + 5 * t)[o], (0.6 + 2.4 * t)[o], g.normal(0, 0.5, n), np.clip(col[o], 0, 1))
    c.curve([(260, 346), (330, 344), (430, 400), (560, 490), (180, 490), (280, 400)], Grad((300, 340), (380, 480), "#eac486", "#b98a5c"), alpha=0.55, soft=6)
    for top, foot, a in (((150, 200, -10), (330, 470, 400), 0.30), ((250, 284, -10), (480, 600, 400), 0.24), ((60, 100, -10), (120, 240, 420), 0.24), ((330, 350, -10), (640, 700, 400), 0.16)):
        c.shaft(top, foot, "#fff0c0", a, 8)
    person(c, 352, 402, 84, "#d8602c", "#3f4a3c", "walk", -1, hat="#e8b030", shadow=0.4)
    c.line([(330, 362), (386, 352)], 3, "#8a5a3c")
    c.shape([(326, 350), (338, 352), (336, 366), (328, 364)], "#9aa4ae")
    # the stack
    ground_shadow(c, 560, 470, 220, 20, 0.6)
    rows = ((4, 446, 30), (4, 397, 28), (3, 350, 27), (2, 307, 24))
    for n_, y_, r in rows:
        left = 470 + (4 - n_) * 28 + (0 if n_ != 4 or y_ > 420 else 14)
        for i in range(n_ + (1 if y_ > 420 else 0)):
            log(c, left + i * 57 + g.normal(0, 2), y_ + g.normal(0, 1.5), r * g.uniform(0.96, 1.08), int(g.integers(99)))
    for x_ in (436, 716):
        c.line([(x_, 478), (x_ + 4, 330)], 9, Grad((x_ - 5, 0), (x_ + 7, 0), "#a58a72", "#4d3f48"))
    grass(c, 456, 490, ("#5d6a34", "#8a8a3c", "#b89a48"), 320, (6, 17), 3)
    c.dabs(g.uniform(0, 720, 46), g.uniform(60, 430, 46), g.uniform(2, 4.5, 46), g.uniform(1, 2, 46), g.uniform(0, 3, 46), q[g.integers(1, 3, 46)])
    return finished(c)
