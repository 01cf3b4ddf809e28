"""Warm summer: a parasol on a bright beach, and green bands of blue-green algae in the warm water."""

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from nature import clouds, sky
from policy import Policy

HORIZON, SHORE = 196, 392


def sea(c):
    """Paint the hot sky and the sea with its bands of algae."""
    sky(c, ("#6fc0d8", "#b4e4d8", "#fbf4cc", "#ffe6a0"), HORIZON, sun=(330, 84, 260, "#fff4b8", 0.85))
    c.disc(330, 84, 40, 40, "#fffbe0", edge=0)
    c.glow(330, 84, 110, "#fff0a8", 0.6)
    clouds(c, 120, 190, "#ffffff", "#bcdccc", 0.38, 200, 0.1, 5, sun=(0.3, -0.6), alpha=0.8)
    c.area(smooth(HORIZON - 1, HORIZON + 1, c.y), Grad((0, HORIZON), (0, SHORE), "#7cc8bc", "#46ac9c", "#3fa48c", "#7cc09c"))
    g = np.random.default_rng(6)
    for i in range(15):
        t = (i + 0.5) / 15
        y0 = HORIZON + 6 + 178 * t**1.25
        x = np.linspace(-20, 500, 80)
        line = np.stack([x, y0 + (3 + 10 * t) * np.sin(x / (40 + 70 * t) + i * 1.7) + 3 * t * np.sin(x / 17 + i)], -1)
        w = (2.5 + 13 * t) * (0.5 + 0.5 * np.sin(x / 90 + i * 2.1)) + 1.2
        edge = np.stack([np.zeros_like(x), w / 2], -1)
        c.shape(np.concatenate([line - edge, (line + edge)[::-1]]), mix("#c4d848", "#8cb83c", g.random()), alpha=0.8, edge=0.5, soft=0.6)
        c.line(line - [0, 1.5], 1 + 2 * t, "#f0f4a0", alpha=0.7)
    n = 80
    t = g.uniform(0, 1, n) ** 1.3
    c.dabs(330 + g.normal(0, 1, n) * (20 + 50 * t), HORIZON + 3 + 170 * t, 4 + 18 * t, 0.7 + 1.8 * t, 0, "#fffbd8", 0.8)


def sand(c):
    """Paint the beach, and the foam along it."""
    edge = [(x, SHORE + 9 * np.sin(x / 66 + 0.6) + 4 * np.sin(x / 23)) for x in np.linspace(-20, 500, 80)]
    c.shape([*edge, (500, 760), (-20, 760)], Grad((0, SHORE), (0, 720), "#d8b47c", "#f2d49a", "#fbe2a8", "#d8a868"), edge=0)
    c.shape([*edge, *[(x, y + 17) for x, y in edge[::-1]]], "#b08858", alpha=0.45, edge=0, soft=3)
    c.line(edge, 9, "#f8f8dc", alpha=0.95, edge=0.6)
    c.line([(x, y - 9) for x, y in edge], 4, "#e4ec8c", alpha=0.9)
    g = np.random.default_rng(4)
    ripples = c.noise(70, 8, 21, 2) * smooth(SHORE + 20, SHORE + 60, c.y)
    c.area(smooth(0.2, 0.6, ripples) * F(0.22), "#c08c54", wash=0)
    c.area(smooth(0.2, 0.6, -ripples) * F(0.28), "#fff4cc", wash=0)
    n = 500
    c.dabs(g.uniform(0, 480, n), g.uniform(SHORE + 20, 720, n), g.uniform(0.6, 1.6, n), g.uniform(0.5, 1.2, n), 0, np.where(g.random(n)[:, None] < 0.5, rgb("#a87c4c"), rgb("#fffbe0")), 0.5)


def parasol(c):
    """Paint the parasol with its shade, a towel and a ball."""
    c.curve([(150, 552), (250, 532), (382, 540), (424, 566), (330, 590), (200, 584)], "#8a5a50", alpha=0.55, soft=5)
    c.line([(226, 308), (262, 556)], 9, Grad((226, 0), (250, 0), "#f8ecd8", "#a88870"))
    mid, a = np.array([222.0, 316.0]), np.radians(-9)
    co, si = np.cos(a), np.sin(a)
    at = lambda u, v: (mid[0] + u * co - v * si, mid[1] + u * si + v * co)
    us = np.linspace(-158, 158, 9)
    shades = [0.30, 0.12, 0.0, 0.0, 0.08, 0.22, 0.36, 0.5]
    for i in range(8):
        u0, u1 = us[i], us[i + 1]
        left = [at(u0 * np.sin(q), -118 + 118 * (1 - np.cos(q))) for q in np.linspace(0, np.pi / 2, 14)]
        right = [at(u1 * np.sin(q), -118 + 118 * (1 - np.cos(q))) for q in np.linspace(0, np.pi / 2, 14)]
        hem = [at(u0 + (u1 - u0) * t, -11 * np.sin(np.pi * t)) for t in np.linspace(0, 1, 9)]
        tone = "#ee4f3e" if i % 2 == 0 else "#fff6e4"
        c.shape([*left, *hem, *right[::-1]], Grad(at(0, -118), at(0, 0), mix(tone, "#fff0c8", 0.25), mix(tone, "#5c2a4c", shades[i]), mix(tone, "#5c2a4c", shades[i] + 0.12)), edge=0.3)
    c.curve([at(-128, -66), at(-96, -94), at(-50, -112), at(-60, -96), at(-96, -72), at(-118, -50)], "#ffffff", alpha=0.35, soft=4)
    c.disc(*at(0, -122), 6, 7, "#fff6e4", edge=0)
    towel = [(286, 560), (424, 536), (452, 566), (312, 596)]
    c.shape([(x + 4, y + 6) for x, y in towel], "#8a5a50", alpha=0.5, soft=3)
    for i in range(7):
        a0, a1 = i / 7, (i + 1) / 7
        p = lambda s, e: tuple(np.array(towel[0]) * (1 - s) * (1 - e) + np.array(towel[1]) * s * (1 - e) + np.array(towel[2]) * s * e + np.array(towel[3]) * (1 - s) * e)
        c.shape([p(a0, 0), p(a1, 0), p(a1, 1), p(a0, 1)], "#2a94b4" if i % 2 else "#f6f4e4", edge=0.3)
    x, y, r = 96, 556, 30
    c.disc(x + 12, y + 24, r * 1.1, r * 0.34, "#8a5a50", alpha=0.55, soft=3, edge=0)
    c.disc(x, y, r, r, "#fff6e4", edge=0)
    with c.within(c.cover([(x + r * np.cos(q), y + r * np.sin(q)) for q in np.linspace(0, 2 * np.pi, 50)])):
        for q, tone in ((0.3, "#f2b83c"), (2.4, "#2a94b4"), (4.5, "#ee4f3e")):
            c.curve([(x - 4, y - 8), (x + 1.3 * r * np.cos(q - 0.5), y + 1.3 * r * np.sin(q - 0.5)), (x + 1.6 * r * np.cos(q), y + 1.6 * r * np.sin(q)), (x + 1.3 * r * np.cos(q + 0.5), y + 1.3 * r * np.sin(q + 0.5))], tone)
        d = np.hypot(c.x - x + 12, c.y - y + 14)
        c.area(smooth(r * 0.7, r * 1.7, d) * F(0.6), "#5c3a5c", wash=0)
    c.disc(x - 11, y - 13, 6, 4.5, "#ffffff", alpha=0.9, edge=0, soft=1)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 4)
    sea(c)
    sand(c)
    parasol(c)
    return c.framed("dual", focus=((220, 260, 150), (360, 560, 90), (96, 556, 50)), share=0.65)
