"""Sunny year: a field of sunflowers turned to a great sun, panels shining on the barn beyond."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import leaf, ridge, sky
from space import Camera, house
from things import panel


def sunflower(c, x, y, r, seed, foot=500):
    g = np.random.default_rng(seed)
    c.line([(x, y), (x + g.normal(0, 4), (y + foot) / 2), (x + g.normal(0, 8), foot)], max(2, r * 0.16), Grad((x - 4, 0), (x + 6, 0), "#8fb048", "#4f7a34"), round_=True)
    for q, s in ((0.45, 1), (0.62, -1), (0.8, 1)):
        py = y + (foot - y) * q * 0.7 + r * 0.6
        leaf(c, x, py, r * 1.5, (0.35 if s > 0 else np.pi - 0.35), ("#5f9440", "#7fa848")[int(q * 10) % 2], 0.8)
    n = 17
    c.disc(x, y, r * 0.8, r * 0.74, "#b8681c")
    for ring, (ra, tone) in enumerate(((1.0, "#e8a020"), (0.9, "#f8c830"))):
        for i in range(n):
            a = 2 * np.pi * (i + ring * 0.5) / n + g.normal(0, 0.06)
            lit = 0.5 - 0.5 * np.sin(a)
            col = mix(mix(tone, "#b8641c", 0.55 * (1 - lit) * g.uniform(0.5, 1.3)), "#fff0a0", 0.4 * lit)
            m = r * ra * g.uniform(0.9, 1.06)
            c.dabs(x + np.cos(a) * m * 0.68, y + np.sin(a) * m * 0.62, m * 0.36, m * 0.118, a, col, 1.0, hard=6)
    c.disc(x, y, r * 0.5, r * 0.46, Grad((x - r * 0.4, y - r * 0.4), (x + r * 0.4, y + r * 0.4), "#8a5a2c", "#5a341f", "#33202a"))
    i = np.arange(int(150 if r > 40 else 50 if r > 24 else 24))
    a, q = i * 2.39996, np.sqrt(i / len(i)) * 0.44 * r
    c.dabs(x + np.cos(a) * q, y + np.sin(a) * q * 0.92, r * 0.02 + 0.3, r * 0.018 + 0.3, 0, np.stack([mix("#c98a3c", "#f2c860", g.random()) for _ in i]), 0.8)
    c.disc(x, y, r * 0.16, r * 0.14, "#a8b04c", alpha=0.6, soft=r * 0.03)


def paint(k):
    c = Canvas(k, 451)
    sky(c, ("#3f9ae0", "#7fc4f0", "#d8ecf0", "#fff2c8"), 260)
    # the sun with rays as on a poster
    X, Y = 250, 112
    for i in range(18):
        a = i * np.pi / 9 + 0.1
        c.shape([(X, Y), (X + 620 * np.cos(a - 0.07), Y + 620 * np.sin(a - 0.07)), (X + 620 * np.cos(a + 0.07), Y + 620 * np.sin(a + 0.07))], "#fff6cc", alpha=0.22, soft=4)
    c.glow(X, Y, 240, "#fff2b0", 0.8)
    c.disc(X, Y, 58, 58, Grad((X - 40, Y - 50), (X + 40, Y + 50), "#fffde8", "#ffe47c", "#ffc84c"))
    ridge(c, 246, 40, 7, "#a8c4b0", "#86acac", 240, sharp=False, mist=("#e8ecd0", 0.5), foot=280)
    cam = Camera(horizon=240, eye=4.5, f=520, cx=360, sun=(-0.4, 0.7, -0.3))
    c.shape([(-5, 252), (725, 252), (725, 485), (-5, 485)], ("#c9c458", "#6f9440"))
    house(c, cam, 13, 44, 17, 9, 6, 10, "#e8c090", "#b4603f", pitch=4.4, decorate=lambda n, f: n == "front" and (f.arch(4, 0, 3.4, 3.6, "#4a3438"), f.quad(9, 1.6, 10.6, 3.4, "#4a4a60"), f.quad(12.4, 1.6, 14, 3.4, "#4a4a60")))
    co, si = np.cos(np.radians(10)), np.sin(np.radians(10))
    place = lambda u, v: cam.at(13 + u * co + 4.5 * (1 - v) * si, 6.15 + 4.4 * v, 44 + u * si - 4.5 * (1 - v) * co)
    panel(c, [place(-7.4, 0.14), place(7.4, 0.14), place(7.4, 0.86), place(-7.4, 0.86)], 10, 3)
    x, y = place(-3.4, 0.6)
    c.glow(x, y, 50, "#ffffff", 0.9)
    for a in (0.3, 1.87):
        c.line([(x - 46 * np.cos(a), y - 46 * np.sin(a)), (x, y), (x + 46 * np.cos(a), y + 46 * np.sin(a))], 3, "#ffffff", taper=(0.1, 0.1), round_=True, alpha=0.8)
    c.line([(x - 46, y), (x, y), (x + 46, y)], 1.5, "#ffffff", alpha=0.6)
    # the field
    g = np.random.default_rng(11)
    n = 900
    t = np.sort(g.uniform(0, 1, n)) ** 1.2
    px, py = g.uniform(-10, 730, n), 262 + 90 * t
    s = 1.6 + 8 * t
    c.dabs(px + s * 0.1, py + s * 0.8, s * 0.9, s * 0.9, 0, "#4f7a38")
    c.dabs(px, py, s, s * 0.85, 0, np.stack([mix("#e8a020", "#ffd848", q) for q in g.random(n)]))
    c.dabs(px, py, s * 0.42, s * 0.38, 0, "#5a3824")
    lot = []
    for row, (yy, r, step) in enumerate(((352, 17, 44), (384, 25, 62), (420, 36, 88))):
        lot += [(xx + g.normal(0, 7), yy + g.normal(0, 7), r * g.uniform(0.9, 1.12), row * 50 + i) for i, xx in enumerate(np.arange(-20 + row * 17, 745, step))]
    for xx, yy, r, seed in lot:
        sunflower(c, xx, yy, r, seed)
    sunflower(c, 566, 356, 92, 301)
    sunflower(c, 120, 398, 76, 302)
    # a bee
    c.disc(470, 300, 11, 8, Grad((460, 0), (481, 0), "#2c2430", "#f2b83c", "#2c2430", "#f2b83c"), -0.2)
    c.dabs([466, 473], [291, 290], [9, 8], [3.6, 3.6], [0.9, -0.4], "#f6fbff", 0.7)
    return finished(c)
