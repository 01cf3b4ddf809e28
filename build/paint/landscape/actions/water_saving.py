"""Water saving: a closed tap in the garden, one last drop with the sun in it."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix, rounded
from nature import crown, sky
from things import ground_shadow, lathe


def pipe(c, pts, w):
    for off, ww, tone in ((0, w, "#a86a34"), (-0.16, w * 0.66, "#d89a48"), (-0.28, w * 0.28, "#ffeeb4"), (0.36, w * 0.2, "#6a3a2a")):
        c.line([(x + off * w * 0.6, y + off * w) for x, y in rounded(pts, closed=False)], ww, tone, soft=1.0)


def paint(k):
    c = Canvas(k, 211)
    sky(c, ("#bfe0c8", "#d9eab4", "#8fb864", "#4f7f44"), 480)
    g = np.random.default_rng(4)
    for _ in range(60):
        x, y, r = g.uniform(-20, 740), g.uniform(-20, 480), g.uniform(14, 60)
        c.disc(x, y, r, r, mix("#e9f2b0", "#4f8a4c", g.random()), alpha=0.35, soft=5)
    c.glow(120, 60, 340, "#fffbd0", 0.7)
    for x, y, r, tone in ((60, 372, 17, "#e8604c"), (130, 350, 13, "#f2b84c"), (196, 388, 18, "#f6e8d0"), (470, 372, 17, "#b06ab8"), (520, 406, 20, "#e8604c"), (440, 440, 18, "#f2b84c"), (100, 408, 16, "#b06ab8"), (540, 350, 12, "#f6e8d0")):
        for a in np.arange(0, 6.2, 1.26):
            c.disc(x + r * 0.62 * np.cos(a), y + r * 0.5 * np.sin(a), r * 0.5, r * 0.42, tone, soft=1.6, alpha=0.85)
        c.disc(x, y, r * 0.3, r * 0.26, "#f6d05c", soft=1)
        c.line([(x, y + r * 0.4), (x + 6, y + 90)], 3, "#4f7f44", soft=1, alpha=0.7)
    for x, y, r in ((30, 430, 60), (120, 470, 70), (240, 480, 60), (700, 470, 60)):
        crown(c, x, y, r, r * 0.6, ("#2f5f3a", "#4f8a44", "#9cc458", "#d8e078"), seed=x)
    # a wall post at the right
    c.shape([(560, -5), (725, -5), (725, 485), (560, 485)], Grad((560, 0), (725, 0), "#f0d8b4", "#d0a888", "#8a7288"))
    for j in range(10):
        y = j * 50
        c.line([(560, y), (725, y + 2)], 3, "#9a7c78", alpha=0.7)
        x = 610 + (j % 2) * 56
        c.line([(x, y), (x, y + 50)], 3, "#9a7c78", alpha=0.7)
    c.shape([(560, -5), (574, -5), (574, 485), (560, 485)], "#fff0d0", alpha=0.6)
    # the tap
    lathe(c, 566, [(96, 44), (100, 48), (188, 48), (192, 44)], ("#ffeeb4", "#d09444", "#6a3a2a", "#a87850"))
    pipe(c, [(600, 142), (470, 142), (400, 142)], 62)
    pipe(c, [(430, 142), (360, 140), (322, 160), (310, 214), (310, 226)], 56)
    lathe(c, 310, [(216, 34), (222, 37), (246, 37), (252, 33)], ("#fff2c0", "#d89a48", "#6a3a2a", "#b08458"), gloss=0.6)
    c.disc(310, 251, 33, 7, "#4a2a26")
    lathe(c, 430, [(50, 9), (60, 10), (84, 11), (90, 26), (120, 30)], ("#fff2c0", "#d89a48", "#6a3a2a", "#b08458"), gloss=0.7)
    # handle: a wheel turned shut
    c.disc(430, 44, 86, 19, Grad((344, 26), (516, 62), "#4fb0c8", "#2a7fa0", "#174a70"))
    c.disc(430, 40, 84, 17, Grad((346, 24), (514, 56), "#9ae0ea", "#4aa8c4", "#256c94"))
    for a in np.arange(0, 6.2, 1.05):
        c.disc(430 + 46 * np.cos(a), 41 + 9.6 * np.sin(a), 18, 5.4, "#d2e4a8", alpha=0.95)
        c.disc(430 + 46 * np.cos(a), 40 + 9.6 * np.sin(a), 18, 4.6, "#5f9a50")
    c.disc(430, 38, 15, 6, ("#fff2c0", "#b07a38"))
    c.dabs([376, 400], [34, 30], [22, 9], [3, 2], -0.1, "#ffffff", 0.8)
    # the drop
    X, Y = 310, 336
    drop = [(X, Y - 66), (X + 9, Y - 38), (X + 26, Y - 6), (X + 31, Y + 20), (X + 20, Y + 42), (X, Y + 50), (X - 20, Y + 42), (X - 31, Y + 20), (X - 26, Y - 6), (X - 9, Y - 38)]
    c.glow(X, Y + 10, 90, "#eafaff", 0.6)
    c.curve(drop, Grad((X - 20, Y - 60), (X + 22, Y + 50), "#dff6ff", "#7fd0ee", "#2f92cc", "#1f6ab0"), edge=0)
    c.curve([(X - 16, Y + 38), (X + 4, Y + 44), (X + 24, Y + 24), (X + 20, Y + 2), (X + 8, Y + 26)], "#bff2f4", alpha=0.75, edge=0, soft=1.5)
    c.curve([(X - 17, Y + 14), (X - 12, Y - 12), (X - 4, Y - 30), (X - 6, Y - 4), (X - 12, Y + 18)], "#ffffff", alpha=0.9, edge=0)
    c.disc(X - 13, Y + 28, 4, 5, "#ffffff", edge=0)
    # below: a can, and the ring in the water
    ground_shadow(c, 320, 462, 130, 14, 0.5)
    lathe(c, 312, [(428, 96), (434, 99), (490, 92)], ("#e6f0ee", "#7fa4b0", "#3a5a74", "#7f9aac"))
    c.disc(312, 430, 96, 17, Grad((216, 414), (408, 446), "#6a8a9c", "#2f5570"))
    c.disc(312, 432, 88, 13, Grad((224, 420), (400, 444), "#bfe6ea", "#4f9cc0", "#2a6f9c"))
    for r in (30, 54):
        c.line([(312 + r * np.cos(a), 432 + r * 0.16 * np.sin(a)) for a in np.linspace(0, 6.3, 40)], 1.6, "#f2feff", alpha=0.8)
    return finished(c)
