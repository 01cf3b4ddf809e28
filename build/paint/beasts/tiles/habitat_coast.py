"""Coast: reeds at a shallow bay, a sandy shore with round stones."""

import numpy as np
from canvas import Grad, smooth
from form import ribbon
from nature import sky
from tile import Tile


def reed(c, x, foot, high, lean, tones, side):
    """Paint a reed: stem, three broad leaves, a drooping plume."""
    at = lambda t: np.array([x + lean * t**1.6, foot - high * t])
    c.line([at(t) for t in (0, 0.35, 0.7, 1)], 9, tones[1], taper=(1.1, 0.6), round_=True)
    for i, t in enumerate((0.25, 0.45, 0.65)):
        s = side * (-1) ** i
        a = at(t)
        long = high * 0.36
        b, e = a + np.array([s * long * 0.45, -long * 0.5]), a + np.array([s * long * 1.1, -long * 0.34])
        c.shape(ribbon([a, b, e], (6, 17, 15, 0)), tones[0], edge=0)
        c.shape(ribbon([a + (-1, -3), b + (-1, -4), e], (3, 7, 6, 0)), tones[2], edge=0)
    for tone, shift, wide in (("#5c3640", (0, 0), 15), ("#9a6a68", (-2, -3), 10), ("#d4aa98", (-4, -5), 5)):
        for dx, dy, t in ((10, 16, 0.8), (26, 10, 0.84), (38, 0, 0.9), (40, -16, 0.96), (30, -32, 1.0), (14, -40, 1.0), (-8, -22, 0.94)):
            root, end = at(t - 0.06) + shift, at(t) + (dx, dy) + np.array(shift)
            bend = (root + end) / 2 + (-4, -9)
            c.shape(ribbon([root, bend, end], (3, wide, wide * 0.8, 0)), tone, edge=0)


def paint(k):
    """Paint the tile at k pixels for each unit."""
    c = Tile(k, 19)
    sky(c, ("#86c8dc", "#c4e6e0", "#fff4cc"), 196, sun=(280, 130, 220, "#fffbe0", 0.7))
    c.curve([(120, 200), (200, 168), (280, 176), (350, 150), (420, 142), (500, 150), (500, 212), (120, 210)], Grad((0, 146), (0, 210), "#7fae5c", "#3f7a4c"))
    for x, y, r in ((330, 158, 20), (362, 146, 24), (396, 138, 28), (432, 140, 28), (300, 170, 14), (272, 176, 12)):
        c.disc(x + 3, y + 4, r, r * 0.85, "#2f6440", edge=0.6)
        c.disc(x - 3, y - 3, r * 0.7, r * 0.55, "#6a9a50", edge=0.6)
    c.area(smooth(200, 204, c.y), Grad((0, 202), (0, 440), "#d4efdc", "#6cc4b8", "#2f98a0", "#1f7c8c"))
    c.dabs([360, 400, 330], [212, 222, 230], [70, 60, 50], 6, 0, "#4a8a68", 0.6, hard=2)
    c.strokes(214, 380, ("#e4f8e4", "#2a8c98"), 44, (60, 6), alpha=0.65)
    shore = [(-20, 376), (60, 366), (140, 374), (220, 392), (300, 380), (380, 344), (500, 310), (500, 500), (-20, 500)]
    c.curve([(x, y - 12) for x, y in shore], "#f4fff0", alpha=0.85, soft=2)
    c.curve(shore, Grad((0, 370), (0, 480), "#f8e6b0", "#d8b470"))
    for x, y, rx, ry in ((372, 352, 40, 28), (322, 366, 46, 32), (284, 392, 28, 18)):
        c.disc(x + 8, y + ry * 0.7, rx, ry * 0.5, "#7a6440", alpha=0.6, soft=4, edge=0)
        c.disc(x, y, rx, ry, ("#b0a4b4", "#5c5474"), edge=0.8)
        c.disc(x - rx * 0.2, y - ry * 0.35, rx * 0.6, ry * 0.4, "#efe2dc", alpha=0.9, edge=0.6, soft=2)
    back, front = ("#3f7a44", "#2f6438", "#6a9a4c"), ("#5f9a3c", "#3c7434", "#b8d468")
    for x, foot, high, lean, side in ((70, 410, 230, 10, 1), (128, 414, 270, 30, -1), (196, 424, 220, 36, 1), (236, 428, 160, 30, -1)):
        reed(c, x, foot, high, lean, back, side)
    for x, foot, high, lean, side in ((96, 432, 300, 24, -1), (156, 440, 330, 36, 1), (214, 444, 262, 44, -1)):
        reed(c, x, foot, high, lean, front, side)
    return c.framed("#5f9a3c")
