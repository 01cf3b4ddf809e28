"""Medical products: a clean room in cool light, clear blood filters on the line, somebody in white at the glass."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from people import limb
from things import ground_shadow, lathe


def filter_(c, x, top, s):
    """A dialyser: a clear tube full of fibres between two caps, red and blue."""
    w, h = 22 * s, 150 * s
    ground_shadow(c, x + 8 * s, top + h + 30 * s, 34 * s, 5 * s, 0.4)
    c.shape([(x - w, top + 16 * s), (x + w, top + 16 * s), (x + w, top + h), (x - w, top + h)], Grad((x - w, 0), (x + w, 0), "#e8f6f6", "#cfe6ea", "#7fa6b8"), edge=0)
    g = np.random.default_rng(int(x))
    for _ in range(30):
        u = g.uniform(-0.82, 0.82)
        c.line([(x + u * w, top + 18 * s), (x + (u + g.normal(0, 0.04)) * w, top + h - 2 * s)], 0.9 * s, "#ffffff" if g.random() < 0.6 else "#9fc4cf", alpha=0.6)
    red = Grad((0, top), (0, top + h), "#d8404a", "#e06a60", "#f0c4b4")
    c.shape([(x - w * 0.85, top + 18 * s), (x + w * 0.85, top + 18 * s), (x + w * 0.85, top + h * 0.75), (x - w * 0.85, top + h * 0.6)], red, alpha=0.42, edge=0)
    for y0, tone in ((top, "#d8343e"), (top + h - 4 * s, "#3a6fb8")):
        d = -1 if y0 == top else 1
        a = y0 if d < 0 else y0 + 4 * s
        lathe(c, x, sorted([(a + d * 16 * s, 8 * s), (a + d * 8 * s, 18 * s), (a, 25 * s), (a - d * 18 * s, 25 * s)]), (mix(tone, "#ffffff", 0.5), tone, mix(tone, "#141a44", 0.5), mix(tone, "#a9c4e0", 0.4)), gloss=0.6)
        lathe(c, x, sorted([(a + d * 30 * s, 4 * s), (a + d * 14 * s, 5 * s)]), (mix(tone, "#ffffff", 0.5), tone, mix(tone, "#141a44", 0.5), tone))
    for v in (0.28, 0.72):
        y = top + h * v
        c.shape([(x + w, y), (x + w + 12 * s, y - 2 * s), (x + w + 12 * s, y + 7 * s), (x + w, y + 9 * s)], ("#f2fafa", "#8fb0c0"), edge=0)
    c.line([(x - w * 0.6, top + 24 * s), (x - w * 0.6, top + h - 10 * s)], 4 * s, "#ffffff", alpha=0.75, taper=(0.8, 1))
    c.line([(x + w * 0.86, top + 24 * s), (x + w * 0.86, top + h - 10 * s)], 1.6 * s, "#eafaff", alpha=0.7)


def paint(k):
    c = Canvas(k, 101)
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 480), "#bfe0e4", "#e2f2ee", "#9cc6ce"))
    # ceiling lights and far windows, in perspective to the right
    for i in range(6):
        y = 12 + i * 15
        c.shape([(40 + i * 62, y), (300 + i * 46, y), (290 + i * 46, y + 8 - i), (60 + i * 60, y + 8 - i)], "#ffffff", soft=1)
        c.glow(170 + i * 54, y, 70, "#ffffff", 0.3)
    c.shape([(-5, 118), (725, 128), (725, 300), (-5, 330)], ("#a9d2da", "#c9e4e4"))
    for x0, x1 in ((20, 180), (200, 340), (360, 480), (500, 600), (620, 700)):
        c.shape([(x0, 140), (x1, 141), (x1, 268), (x0, 276)], ("#7fb4c4", "#b4d8dc"))
        c.shape([(x0 + (x1 - x0) * 0.2, 140), (x0 + (x1 - x0) * 0.5, 140), (x0 + (x1 - x0) * 0.25, 276), (x0, 276)], "#e2f4f4", alpha=0.5)
    # colleagues behind the glass
    from people import person

    for x, h in ((110, 120), (270, 100), (560, 84)):
        person(c, x, 280, h, "#dff0f0", "#c4dfe4", "work", 1, hat="#e8f6f6", shadow=0, dim=("#8fbccb", 0.45))
    c.shape([(-5, 300), (725, 284), (725, 485), (-5, 485)], ("#cfe6e8", "#7fb0bc"))
    # the worker: hood, mask, glasses, gloves
    x, y = 560, 300
    c.curve([(430, 490), (446, 330), (500, 268), (560, 258), (622, 270), (684, 340), (706, 490)], Grad((440, 0), (700, 0), "#ffffff", "#d4eaec", "#86aebc"))
    c.curve([(500, 214), (506, 150), (556, 122), (608, 148), (616, 214), (602, 262), (514, 262)], Grad((500, 0), (616, 0), "#ffffff", "#dceef0", "#8fb6c4"))
    c.curve([(512, 188), (520, 160), (554, 152), (584, 164), (588, 196), (576, 236), (530, 240), (514, 216)], Grad((512, 0), (590, 0), "#f6cfae", "#dba482", "#a8705f"))
    c.curve([(508, 208), (548, 202), (588, 208), (582, 244), (550, 256), (514, 246)], Grad((508, 0), (590, 0), "#bfe6f4", "#7fc0dc", "#4d8aae"))
    c.line([(512, 218), (586, 216)], 1.2, "#e6f6fa", alpha=0.8)
    c.line([(512, 230), (584, 229)], 1.2, "#4d8aae", alpha=0.5)
    for ex in (528, 562):
        c.curve([(ex - 11, 187), (ex, 180), (ex + 11, 187), (ex, 193)], "#f6fbff", alpha=0.9)
        c.disc(ex - 2, 187, 5.2, 6.0, "#4a342c", edge=0)
        c.disc(ex - 3.2, 185.4, 1.1, 1.1, "#ffffff", edge=0)
        c.curve([(ex - 11, 171), (ex, 167), (ex + 11, 171), (ex, 169.5)], "#8a5c4a")
    c.line([(513, 184), (600, 182)], 2, "#5a8ea4", alpha=0.8)
    c.line([(558, 262), (560, 480)], 2.4, "#a9c8d0")
    limb(c, [(660, 350), (600, 430), (456, 372)], (74, 64, 44), "#d9ecee")
    c.line([(620, 400), (560, 420)], 3, "#86aebc", alpha=0.6)
    limb(c, [(470, 340), (430, 400), (404, 350)], (58, 50, 36), "#f2fafa")
    # the line of filters
    c.shape([(-5, 428), (725, 428), (725, 452), (-5, 452)], ("#f2f6f6", "#8aa6b4"))
    c.shape([(-5, 452), (725, 452), (725, 490), (-5, 490)], ("#4d6f84", "#2f4c66"))
    for i in range(12):
        c.disc(30 + i * 62, 466, 10, 10, ("#a9c4d0", "#4d6a80"))
    for x_, top, s in ((46, 232, 1.10), (134, 232, 1.10), (222, 232, 1.10), (310, 232, 1.10)):
        filter_(c, x_, top, s)
        c.line([(x_, top - 26), (x_ + 12, top - 70), (x_ + 70, top - 96), (x_ + 88, top - 190)], 5, "#d8343e", round_=True, alpha=0.9)
        c.line([(x_ - 1.5, top - 28), (x_ + 10, top - 71), (x_ + 68, top - 98), (x_ + 86, top - 190)], 1.3, "#ffb4ac", round_=True, alpha=0.9)
    filter_(c, 404, 190, 1.10)
    c.curve([(384, 330), (424, 318), (436, 334), (430, 360), (398, 366), (382, 352)], Grad((380, 320), (436, 366), "#bfe0f4", "#7fb4dc", "#4d7fb0"))
    for q in range(4):
        c.line([(383, 332 + q * 8), (412, 330 + q * 8)], 8, mix("#a9d4ee", "#4d8aba", q / 8), alpha=0.95)
        c.disc(383, 332 + q * 8, 4, 4, "#c4e4f4", edge=0)
    c.glow(200, 60, 420, "#ffffff", 0.25)
    return finished(c, contrast=1.1)
