"""Wine and meat: a glass of red with its pink foam, a board with ham and sausage, the towers of the hill town."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix, rounded
from nature import clouds, crown, poplar, ridge, row_of, sky
from space import Camera, box, roofed
from things import ball, ground_shadow, lathe


def paint(k):
    c = Canvas(k, 181)
    sky(c, ("#5a8fc4", "#b4c8d8", "#ffe2b0", "#ffcf94"), 260, sun=(90, 220, 300, "#fff0bc", 0.6))
    clouds(c, 0, 200, "#fff0d4", "#b4b0cc", 0.42, 220, 0.3, 7, sun=(-1, 0.6))
    ridge(c, 226, 50, 5, "#b9b4bc", "#9a9cb8", 230, sharp=False, mist=("#f2d8b0", 0.5), foot=280)
    hill = ridge(c, 300, 60, 15, "#b4b466", "#7d8a5c", 250, sharp=False, foot=360, peaks=((250, 118, 260),), mist=("#e8d49a", 0.25))
    # vines over the hill
    for i in range(13):
        pts = [(x, row_of(hill, x) + 8 + i * (7 + 0.012 * abs(x - 250)) + 3 * np.sin(x / 60 + i)) for x in range(-10, 731, 20)]
        c.line(pts, 3.4, "#5d7a3c", alpha=0.75, round_=True)
        c.line([(x, y - 1.6) for x, y in pts], 1.3, "#d0c860", alpha=0.7, round_=True)
    cam = Camera(horizon=300, eye=0, f=560, cx=250, sun=(-0.75, 0.5, -0.3), warm="#ffe0a8", cool="#7d80ac")
    for X, Y, w, h, p in ((-7.4, 11.6, 3, 9, 2), (5.6, 12.2, 3.2, 11, 2), (-1.5, 12.6, 2.6, 14, 3), (-4.4, 12, 4, 4, 1.4), (1.6, 12.4, 4.4, 5, 1.5), (8.6, 10.8, 4, 4, 1.3), (-10.6, 10.4, 4, 4, 1.3)):
        for f in box(c, cam, X, 60, w, 3, h, 15, "#d89a6a", y0=Y - 1.3, shade=0).values():
            f.windows(max(1, int(w / 1.4)), max(1, int(h / 3)), (0.5, 0.8), "#5a4658", start=0.8)
        roofed(c, cam, (X, Y - 1.3, 60), (w, 3, h), 15, "#b4603f", p, hip=w / 2 if h > 8 else 0, over=0.25, tiles=False)
    for x in range(146, 352, 9):
        crown(c, x, row_of(hill, x) + 1 + 2 * np.sin(x), 8, 6, ("#3a5a40", "#5d7a44", "#a4ac58"), n=40, seed=x)
    for x, h in ((150, 40), (166, 46), (330, 44), (346, 36)):
        poplar(c, x, row_of(hill, x) + 6, h, ("#2f4a40", "#4a6a44", "#8a9a50"), wide=0.26, seed=x)
    # the table
    c.shape([(-5, 352), (725, 340), (725, 485), (-5, 485)], Grad((0, 345), (0, 480), "#d8a46c", "#a8704a", "#6a4238"))
    c.line([(-5, 352), (725, 340)], 3, "#ffe6b4")
    for i in range(4):
        c.line([(-5, 376 + i * 30), (725, 366 + i * 30)], 1.6, "#6a4238", alpha=0.5)
    # board with slices
    ground_shadow(c, 240, 432, 240, 26, 0.5)
    c.curve([(20, 408), (60, 372), (200, 362), (380, 366), (430, 392), (420, 420), (300, 442), (100, 444)], Grad((0, 360), (0, 444), "#f0c888", "#c48c50", "#8a5a38"))
    # salami with white rind, and its slices
    for off, w, tone in ((0, 62, "#b08a80"), (-8, 42, "#dcc8bc"), (-15, 18, "#fff4e8")):
        c.line([(40, 366 + off), (110, 350 + off), (196, 352 + off)], w, tone, taper=(0.75, 1), round_=True, soft=2)
    c.lines([[(60, 336), (72, 392)], [(96, 326), (108, 386)], [(136, 322), (146, 384)], [(84, 330), (140, 384)]], 2.2, "#a87a54", alpha=0.8)
    g = np.random.default_rng(4)

    def slice_(x, y, rx, ry, meat="#b8323a"):
        ground_shadow(c, x + 5, y + 4, rx, ry, 0.4)
        c.disc(x, y, rx, ry, mix(meat, "#ffd8c8", 0.45))
        c.disc(x, y, rx * 0.94, ry * 0.93, Grad((x - rx, y - ry), (x + rx, y + ry), mix(meat, "#ff9a7a", 0.35), meat, mix(meat, "#4a1030", 0.35)))
        for _ in range(30):
            a, r = g.uniform(0, 6.3), np.sqrt(g.uniform(0, 0.85))
            c.dabs(x + np.cos(a) * r * rx, y + np.sin(a) * r * ry, rx * g.uniform(0.04, 0.11), ry * g.uniform(0.04, 0.1), g.uniform(0, 3), "#ffeadc", 0.9)

    slice_(198, 352, 17, 32)
    for x, y in ((238, 398), (268, 394), (298, 392), (328, 390)):
        slice_(x, y, 29, 21)
    # ham in folds
    for x, y, w in ((120, 414, 60), (176, 420, 54), (76, 408, 40)):
        c.curve([(x - w / 2, y + 8), (x - w * 0.36, y - 16), (x - w * 0.05, y - 4), (x + w * 0.2, y - 20), (x + w / 2, y - 2), (x + w * 0.36, y + 14), (x, y + 18)], Grad((x - w / 2, y - 18), (x + w / 2, y + 16), "#f6b4a4", "#d0605c", "#8a2c40"))
        c.line([(x - w * 0.36, y - 15), (x - w * 0.05, y - 3), (x + w * 0.2, y - 19), (x + w * 0.48, y - 2)], 4.5, "#ffeee2", round_=True)
        c.line([(x - w * 0.2, y + 12), (x, y - 1), (x + w * 0.25, y + 6)], 2, "#8a2c40", round_=True, alpha=0.6)
    for x, y, r in ((380, 402, 13), (400, 394, 12), (392, 412, 11)):
        ball(c, x, y, r, "#5a3a7a", shade="#1f1238", gloss=0.5)
    # the glass
    X = 548
    ground_shadow(c, X + 40, 446, 96, 11, 0.55)
    c.glow(X + 46, 442, 60, "#e8305c", 0.45, ry=14)
    c.disc(X, 444, 60, 10, Grad((X - 60, 436), (X + 60, 452), "#fffaf0", "#d8c4b4", "#a08a94"), alpha=0.75)
    lathe(c, X, [(330, 6), (350, 4), (420, 4), (440, 12)], ("#fffdf4", "#e0d2c4", "#a08c98", "#d8c8c0"), alpha=0.85, gloss=0.6)
    bowl = [(128, 58), (170, 74), (220, 80), (270, 72), (310, 44), (332, 8)]
    lathe(c, X, bowl, ("#fff8e8", "#f0e0c8", "#d0b8b0", "#f0e4d8"), alpha=0.34)
    wine = [(206, 78), (222, 79), (270, 71), (308, 44), (329, 9)]
    lathe(c, X, wine, ("#d8264c", "#a0123c", "#4a0828", "#c83a5c"), light=-0.5)
    c.glow(X + 34, 290, 54, "#ff4a5c", 0.45)
    c.disc(X, 207, 78, 13, Grad((X - 78, 196), (X + 78, 216), "#ffd0d0", "#e67a94", "#b84a74"))
    n = 130
    a, r = g.uniform(0, 6.3, n), np.sqrt(g.uniform(0, 1, n))
    bx, by = X + np.cos(a) * r * 74, 203 + np.sin(a) * r * 11
    o = np.argsort(by)
    c.dabs(bx[o], by[o], g.uniform(3, 8, n), g.uniform(2.5, 6, n), 0, np.stack([mix("#d86a8c", "#ffd8dc", q) for q in g.random(n)]), 0.9)
    c.dabs(X + g.uniform(-60, 60, 40), g.uniform(225, 318, 40), 1.3, 1.3, 0, "#ff9ab0", 0.7)
    c.line([(X - 52, 140), (X - 66, 190), (X - 68, 226), (X - 58, 276), (X - 40, 304)], 8, "#ffffff", taper=(0.4, 0.5), round_=True, alpha=0.75, soft=0.8)
    c.line([(X + 66, 178), (X + 72, 222), (X + 64, 268)], 3, "#fff2e4", round_=True, alpha=0.7)
    c.shape([*rounded([(X - 58, 128), (X, 118), (X + 58, 128), (X, 138)])], "#fff8ea", alpha=0.35)
    crown(c, 700, 30, 80, 60, ("#33502f", "#5f803a", "#a9b04a", "#e6d870"), seed=4, dab=9)
    for x, y in ((668, 88), (686, 84), (704, 88), (676, 102), (695, 102), (684, 117), (702, 116), (692, 131)):
        ball(c, x, y, 11, "#4a3070", shade="#1f1238", gloss=0.4)
    c.glow(90, 200, 380, "#ffe0a0", 0.22)
    return finished(c)
