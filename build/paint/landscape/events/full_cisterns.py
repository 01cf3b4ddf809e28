"""Full cisterns: summer rain runs from the roof through the pipe into a brimming barrel, the garden drinks."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import crown, leaf, rain, sky
from things import ball, ground_shadow, lathe


def paint(k):
    c = Canvas(k, 321)
    sky(c, ("#5d7a94", "#8fa9b4", "#c9d8c4", "#8fae7a"), 480)
    for x, y, r in ((430, 210, 90), (540, 180, 100), (660, 200, 100), (490, 270, 80), (620, 290, 90)):
        crown(c, x, y, r, r * 0.75, ("#3f6a5c", "#5d8a64", "#96b87c"), seed=x)
    c.haze("#b4c8c4", 120, 330, 0.5, 0.1)
    rain(c, 300, "#eef6fa", 0.14, 30, 4, 0.4)
    # house corner: wall, eaves, gutter
    c.shape([(-5, 80), (300, 96), (300, 485), (-5, 485)], Grad((0, 0), (300, 0), "#d8a880", "#c08a6c", "#9a6a64"))
    g = np.random.default_rng(5)
    for _ in range(60):
        x, y = g.uniform(0, 280), g.uniform(110, 470)
        c.shape([(x, y), (x + 24, y + 1), (x + 24, y + 9), (x, y + 8)], mix("#8a5a54", "#e8c09a", g.random()), alpha=0.4)
    c.shape([(40, 190), (150, 194), (150, 330), (40, 330)], ("#e8dcc8", "#b4a494"))
    c.shape([(50, 200), (140, 203), (140, 320), (50, 320)], Grad((50, 200), (140, 320), "#5a7a94", "#34486a"))
    c.lines([[(95, 200), (95, 320)], [(50, 258), (140, 260)]], 6, "#e8dcc8")
    c.shape([(20, 190), (38, 190), (38, 330), (20, 330)], "#4f7a6a")
    c.shape([(152, 194), (172, 194), (172, 330), (152, 330)], "#4f7a6a")
    c.shape([(-5, -5), (420, -5), (380, 88), (-5, 60)], Grad((0, 0), (0, 90), "#c8704c", "#8a4640"))
    for i in range(20):
        x = -10 + i * 20
        c.line([(x, -5), (x - 8 + i * 0.6, 62 + i * 1.3)], 9, mix("#d8805a", "#a8543f", (i % 3) / 2), alpha=0.85)
        c.line([(x - 3, -5), (x - 11 + i * 0.6, 62 + i * 1.3)], 2.4, "#f2b890", alpha=0.8)
    for off, w, tone in ((0, 22, "#6a8a8c"), (-4, 10, "#a9c8c4"), (-6, 3.4, "#eafaf4"), (9, 4, "#34505c")):
        c.line([(-5, 70 + off), (392, 98 + off)], w, tone)
    for off, w, tone in ((0, 24, "#6a8a8c"), (-5, 9, "#a9c8c4"), (-7, 3, "#eafaf4"), (9, 4, "#34505c")):
        c.line([(352 + off, 100), (350 + off, 140), (372 + off, 176), (376 + off, 226)], w, tone, round_=True)
    # stream into the barrel
    for x0, w, tone, a in ((379, 20, "#bfe4f0", 0.9), (374, 7, "#ffffff", 0.9), (386, 4, "#7fb8d4", 0.9)):
        c.line([(x0, 224), (x0 + 5, 258), (x0 + 6, 290)], w, tone, taper=(0.8, 1.2), alpha=a, round_=True)
    X, T = 388, 288
    ground_shadow(c, X + 30, 466, 150, 14, 0.6)
    tone = "#a8703f"
    lathe(c, X, [(T, 98), (T + 40, 108), (T + 92, 112), (T + 140, 106), (T + 176, 96)], (mix(tone, "#ffe2b0", 0.5), tone, mix(tone, "#1f1838", 0.6), mix(tone, "#7f94a8", 0.45)))
    for u in np.linspace(-0.88, 0.88, 9):
        c.line([(X + 98 * u, T + 8), (X + 112 * u, T + 92), (X + 96 * u, T + 176)], 1.8, mix(tone, "#1f1838", 0.6), round_=True, alpha=0.7)
    for y, r in ((T + 22, 105), (T + 74, 112), (T + 146, 105)):
        c.line([(X + r * np.cos(a), y + 11 * np.sin(a)) for a in np.linspace(0.02, np.pi - 0.02, 24)], 10, Grad((X - r, 0), (X + r, 0), "#b4c4cc", "#6a7a8c", "#34405a"))
    c.disc(X, T + 2, 99, 21, Grad((X - 99, T - 18), (X + 99, T + 20), "#8a5c3c", "#5a3a34"))
    c.disc(X, T, 93, 18, Grad((X - 93, T - 18), (X + 93, T + 18), "#dff2f4", "#8fc4d8", "#4a86a8"))
    for r in (22, 44, 68):
        c.line([(X - 2 + r * np.cos(a), T + r * 0.2 * np.sin(a)) for a in np.linspace(0, 6.3, 40)], 2, "#ffffff", alpha=0.75)
    for a in np.linspace(0.35, 2.8, 9):
        x, y = X + 100 * np.cos(a), T + 20 * np.sin(a)
        h = g.uniform(40, 120)
        c.line([(x, y), (x + 5 * np.cos(a), y + h * 0.5), (x + 3 * np.cos(a), y + h)], 4, "#cfeaf4", taper=(1.2, 0.3), round_=True, alpha=0.55)
        c.line([(x - 1.4, y), (x + 5 * np.cos(a) - 1.4, y + h * 0.5)], 1.2, "#ffffff", alpha=0.8)
    n = 60
    a = g.uniform(-3.0, -0.1, n)
    r = g.uniform(8, 56, n)
    c.dabs(X - 2 + r * np.cos(a), T + r * np.sin(a) * 0.7, g.uniform(1, 3, n), g.uniform(1, 3, n), 0, "#ffffff", 0.85)
    # bed with tomatoes and lettuces in the wet
    c.curve([(470, 440), (560, 418), (740, 420), (760, 520), (440, 520)], ("#7a5a48", "#4a3640"))
    for x, y, s in ((560, 446, 30), (632, 440, 32), (700, 452, 34), (596, 470, 30), (668, 474, 32)):
        for q in range(9):
            leaf(c, x, y, s * 1.15, -np.pi / 2 + (q - 4) * 0.42, ("#7fb84c", "#5f9a44", "#a9d060")[q % 3], 0.8)
    c.line([(650, 430), (648, 250)], 4, "#8a6a4c")
    for i in range(8):
        leaf(c, 649, 270 + i * 20, 46, (0.3 if i % 2 else 2.7) + 0.1 * i, ("#4f8a44", "#6fa04c")[i % 2], 0.6)
    for x, y in ((628, 320), (670, 342), (630, 366), (668, 392), (640, 290)):
        ball(c, x, y, 13, "#e0402c", gloss=0.8)
    crown(c, 250, 470, 60, 34, ("#2f5f44", "#4f8a50", "#9cc468"), seed=4)
    n = 40
    c.dabs(g.uniform(440, 720, n), g.uniform(430, 478, n), g.uniform(4, 10, n), 1.0, 0, "#eaf6fa", 0.6)
    rain(c, 150, "#ffffff", 0.14, 44, 7, 0.42)
    return finished(c)
