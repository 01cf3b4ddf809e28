"""Leaky roofs: rain comes through broken tiles into the attic, drop by drop into pots and buckets."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from people import person
from things import ground_shadow, lathe


def paint(k):
    c = Canvas(k, 401)
    g = np.random.default_rng(4)
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 480), "#3a3848", "#54485a", "#6a5660"))
    # roof from within: rafters meeting at the top, gaps with grey sky
    c.shape([(-5, 330), (360, -60), (360, -5), (-5, 340)], "#2c2838")
    for side in (-1, 1):
        c.shape([(360, -40), (360 + side * 420, 330), (360 + side * 420, -60)], Grad((360, 0), (360 + side * 360, 200), "#5a4650", "#463a4c", "#332c42"))
        for i in range(16):
            x, y = 360 + side * (20 + i * 26), -20 + i * 23.5
            c.line([(x, y), (x + side * 40, y - 110)], 1.8, "#2c2638", alpha=0.8)
        for j in range(7):
            c.line([(360 + side * j * 62, -80), (360 + side * (j * 62 + 420), 290)], 1.4, "#2c2638", alpha=0.5)
    holes = ((196, 78, 50), (486, 62, 56), (104, 170, 36), (604, 176, 44), (300, 40, 22))
    for x, y, r in holes:
        n = 9
        a = np.linspace(0, 6.283, n, endpoint=False)
        rr = r * g.uniform(0.65, 1.1, n)
        pts = [(x + q * np.cos(b), y + q * 0.62 * np.sin(b)) for q, b in zip(rr, a, strict=True)]
        c.shape([(px + 3, py + 5) for px, py in pts], "#1c1828", edge=0.6)
        c.shape(pts, Grad((x, y - r), (x, y + r), "#8fa4bc", "#c9d6de", "#e6eef0"), edge=0.6)
        c.glow(x, y, r * 3.2, "#c4d6e6", 0.42)
        for _ in range(3):
            q = g.uniform(0, 6.28)
            px, py = x + r * 0.8 * np.cos(q), y + r * 0.5 * np.sin(q)
            c.shape([(px - 12, py - 4), (px + 11, py - 6), (px + 13, py + 7), (px - 10, py + 8)], ("#c8704c", "#8a4640"))
    for side in (-1, 1):
        for i in range(4):
            x = 360 + side * (60 + i * 120)
            c.line([(x, -40 + (i * 108)), (x + side * 6, -60)], 2, "#2c2638")
        for off in (0, 150, 300):
            c.line([(360 + side * off * 0.0, -60 + off * 0.0), (360 + side * 430, 340 - off)], 20, Grad((0, 0), (0, 340), "#8a6a58", "#5a4450"))
            c.line([(360 + side * off * 0.0, -66), (360 + side * 430, 334 - off)], 4, "#b08c70", alpha=0.7)
    c.shape([(-5, 196), (725, 188), (725, 216), (-5, 224)], Grad((0, 190), (0, 222), "#a07c62", "#54424c"))
    c.line([(-5, 198), (725, 190)], 3, "#d0a880", alpha=0.8)
    for x in (214, 506):
        c.shape([(x - 11, 214), (x + 11, 214), (x + 12, 360), (x - 12, 360)], Grad((x - 11, 0), (x + 11, 0), "#a07c62", "#6a5250", "#3f3444"))
    # floor boards with puddles
    c.shape([(-5, 352), (725, 352), (725, 485), (-5, 485)], Grad((0, 352), (0, 480), "#7a6058", "#8f6e58", "#5d4650"))
    for i in range(15):
        x = -60 + i * 60
        c.line([(360 + (x - 360) * 0.62, 352), (360 + (x - 360) * 1.25, 490)], 2, "#3c2e3c", alpha=0.6)
    for x, y, r in ((196, 424, 88), (486, 416, 80), (616, 450, 70)):
        c.disc(x, y, r, r * 0.17, Grad((x, y - 12), (x, y + 12), "#54607a", "#a9bccc"), alpha=0.8)
    # buckets and pots, and the streams
    for x, y, s, tone in ((196, 420, 1.1, "#a9b4c0"), (486, 412, 1.15, "#c8503c"), (104, 456, 0.9, "#4f8aa8"), (606, 452, 1.0, "#e0b04a"), (300, 372, 0.62, "#a9b4c0")):
        ground_shadow(c, x + 10 * s, y, 56 * s, 8 * s, 0.6)
        lathe(c, x, [(y - 62 * s, 46 * s), (y - 56 * s, 45 * s), (y, 34 * s)], (mix(tone, "#ffffff", 0.5), tone, mix(tone, "#1a1838", 0.6), mix(tone, "#6a7a94", 0.4)))
        c.disc(x, y - 62 * s, 46 * s, 10 * s, mix(tone, "#1a1838", 0.55))
        c.disc(x, y - 60 * s, 42 * s, 8 * s, Grad((x - 40, 0), (x + 40, 0), "#8fb4cc", "#dff0f4", "#6a94b4"))
        for q in (12, 26):
            c.line([(x + q * s * np.cos(a), y - 60 * s + q * 0.19 * s * np.sin(a)) for a in np.linspace(0, 6.3, 26)], 1.3, "#ffffff", alpha=0.8)
        c.line([(x - 46 * s, y - 58 * s), (x - 40 * s, y - 20 * s), (x, y - 4 * s), (x + 40 * s, y - 20 * s), (x + 46 * s, y - 58 * s)], 2.4 * s, mix(tone, "#1a1838", 0.5), round_=True)
        top = {196: 90, 486: 74, 104: 180, 606: 186, 300: 48}[x]
        for t in np.arange(top + 30, y - 72 * s, 38):
            c.line([(x, t - 18), (x, t)], 3.2, "#dff0f8", taper=(0.1, 1.0), alpha=0.9)
            c.disc(x, t + 1, 2.8, 4, "#f4fbff", edge=0)
        a = g.uniform(-2.7, -0.4, 14)
        r = g.uniform(8, 26, 14) * s
        c.dabs(x + r * np.cos(a), y - 62 * s + r * np.sin(a), 1.7, 1.7, 0, "#f4fbff", 0.9)
    # somebody brings another pot
    hands = person(c, 392, 452, 176, "#d8a23c", "#3a4460", "carry", 1, hair="#5a3426", shadow=0.5)["hands"]
    hx, hy = hands[1]
    lathe(c, hx + 16, [(hy - 30, 34), (hy - 25, 33), (hy + 14, 28), (hy + 20, 18)], ("#ffd9a8", "#c9703c", "#5a2a34", "#a86a5c"), gloss=0.4)
    c.disc(hx + 16, hy - 30, 34, 7, "#5a2a30")
    for x, y, w, h, tone in ((40, 372, 70, 50, "#8a6a50"), (676, 376, 80, 62, "#7a5c54")):
        c.shape([(x - w / 2, y - h), (x + w / 2, y - h), (x + w / 2, y), (x - w / 2, y)], (mix(tone, "#e8d0a8", 0.3), tone))
        c.line([(x - w / 2, y - h * 0.6), (x + w / 2, y - h * 0.6)], 3, mix(tone, "#1a1838", 0.5))
    return finished(c, vignette=0.22)
