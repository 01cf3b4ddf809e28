"""Atmospheric deposition: smoke from far chimneys drifts over the sea and falls into it as yellow rain."""

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from lake import rings, swell, water
from nature import clouds, sky
from policy import Policy

HORIZON = 404


def sky_of_smoke(c):
    sky(c, ("#2c1d40", "#573566", "#96567e", "#d88a84", "#f4c08c"), HORIZON, sun=(390, 390, 170, "#ffd898", 0.6))
    clouds(c, 300, 400, "#f6c49a", "#8a527c", 0.42, 200, 0.1, 8, sun=(0.5, 0.5), alpha=0.7)


def town(c):
    """Paint the works on the far shore, and their smoke that rises into one cloud."""
    g = np.random.default_rng(6)
    shore = [(-20, 412), (0, 398), (90, 392), (190, 396), (280, 400), (380, 396), (500, 402), (500, 412)]
    for x, top, w in ((44, 322, 13), (86, 300, 14), (132, 330, 12), (206, 344, 10)):
        reach = g.uniform(0.9, 1.1)
        for i in range(26):
            t = i / 25
            px, py = x + 120 * t**1.5 * reach + 10 * np.sin(9 * t + x), top - 20 - (top - 150) * t**0.8
            r = 10 + 44 * t
            c.disc(px, py, r * 1.15, r, mix("#b98a94", "#4a3258", t**0.6), alpha=0.42, soft=5 + 5 * t, edge=0)
            c.disc(px - r * 0.3, py - r * 0.35, r * 0.5, r * 0.4, mix("#f6c4a0", "#86587c", t), alpha=0.30, soft=5, edge=0)
        c.shape([(x - w * 0.5, 400), (x - w * 0.36, top), (x + w * 0.36, top), (x + w * 0.5, 400)], Grad((x - w, 0), (x + w, 0), "#4a2c4e", "#8a5468", "#f0b088"), edge=0)
        c.shape([(x - w * 0.4, top + 12), (x - w * 0.38, top + 4), (x + w * 0.38, top + 4), (x + w * 0.4, top + 12)], "#c8525a", edge=0)
    for x0, x1, top in ((20, 74, 370), (74, 120, 358), (118, 178, 374), (176, 236, 380)):
        c.shape([(x0, 402), (x0, top), (x1, top - 3), (x1, 402)], Grad((x0, 0), (x1, 0), "#432a4c", "#74485e"), edge=0.5)
        for x in np.arange(x0 + 7, x1 - 6, 12):
            if g.random() < 0.6:
                c.shape([(x, top + 9), (x + 5, top + 9), (x + 5, top + 15), (x, top + 15)], "#ffd98a", edge=0)
    c.curve(shore, "#40284c")


def cloud(c):
    """Paint the heavy cloud, its lit top and its dark belly."""
    g = np.random.default_rng(2)
    for part, (tone, n, dy, size) in enumerate((("#382548", 60, 26, 46), ("#553a62", 60, 4, 42), ("#7f5878", 46, -18, 34), ("#c98f92", 30, -36, 24), ("#f6c8a4", 20, -48, 15))):
        x = g.uniform(-10, 490, n)
        top = 120 + 26 * np.sin(x / 70 + 0.6) + 14 * np.sin(x / 27)
        for px, py in zip(x, top):
            r = size * g.uniform(0.7, 1.25)
            c.disc(px, py + dy + g.normal(0, 8), r * 1.25, r * 0.8, tone, alpha=0.72, soft=3.5, edge=1)
    c.area((smooth(60, -10, c.y) * F(0.75)).astype(F), "#2c1d40", wash=0)


def rain(c):
    """Paint the rain: streaks of yellow and rose that ring the water where they fall."""
    g = np.random.default_rng(14)
    n = 150
    t = g.uniform(0, 1, n)
    x, y = g.uniform(-10, 490, n), 190 + 340 * g.uniform(0, 1, n)
    far = smooth(220, 520, y)
    c.dabs(x, y, 12 + 16 * far, 0.9 + 1.3 * far, np.pi / 2 + 0.16, np.where(t[:, None] < 0.7, rgb("#ffe27a"), rgb("#ff9ab0")), 0.55 + 0.35 * g.random(n))
    for _ in range(26):
        x, y = g.uniform(0, 480), g.uniform(438, 690)
        s = 0.35 + 1.0 * (y - 430) / 260
        rings(c, x, y, (14 * s, 26 * s), "#ffe9a0", "#2c1a4a", flat=0.24, alpha=0.65)
        c.line([(x, y - 14 * s), (x, y - 2)], 2.6 * s, "#fff2b0", taper=(0.3, 1))
    for x, y, r in ((96, 470, 15), (240, 520, 19), (392, 480, 16), (330, 560, 13)):
        c.curve([(x, y - 2.2 * r), (x + 0.62 * r, y - 0.5 * r), (x + 0.72 * r, y + 0.3 * r), (x, y + r), (x - 0.72 * r, y + 0.3 * r), (x - 0.62 * r, y - 0.5 * r)], Grad((x - r, y - r), (x + r, y + r), "#fff6b4", "#f6cc3c", "#c88a2a"))
        c.disc(x - 0.26 * r, y - 0.1 * r, 0.16 * r, 0.4 * r, "#fffdf0", alpha=0.9, edge=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 5)
    sky_of_smoke(c)
    town(c)
    cloud(c)
    water(c, HORIZON, ("#d4908c", "#8a5680", "#4c3270", "#2a1c52", "#171034"))
    swell(c, HORIZON, "#f8c4a0", "#3c2660", n=130, top=4, tall=0.9, alpha=0.55, seed=4)
    c.area((smooth(HORIZON, 720, c.y) * smooth(0.1, 0.7, c.noise(150, 50, 41, 2)) * F(0.30)).astype(F), "#d8c84e", wash=0)
    rain(c)
    return c.framed("negative", focus=((110, 350, 90), (240, 510, 90)), share=0.7)
