"""River: it winds from the hills through ochre meadows, cattails on its bank."""

import numpy as np
from canvas import Grad, mix, smooth
from nature import ridge, sky
from tile import Tile

LEFT = [(262, 196), (226, 206), (214, 222), (246, 244), (262, 268), (214, 306), (128, 352), (104, 420), (120, 490)]
RIGHT = [(352, 490), (336, 420), (352, 352), (372, 306), (344, 268), (290, 244), (262, 222), (262, 206), (282, 196)]


def cattail(c, x, foot, high, lean):
    """Paint a cattail with its brown club, shaded on the right."""
    tip = (x + lean, foot - high)
    c.line([(x, foot), (x + lean * 0.3, foot - high * 0.5), tip], 7, "#4c6a2c", taper=(1.2, 0.6), round_=True)
    at = lambda t: (x + lean * t**1.5, foot - high * t)
    c.line([at(0.72), at(0.98)], 16, "#4a2a1c", edge=0)
    c.line([(p[0] - 4, p[1]) for p in (at(0.73), at(0.97))], 6, "#96603a", edge=0)
    for p in (at(0.72), at(0.98)):
        c.disc(*p, 8, 7, "#4a2a1c", edge=0)


def paint(k):
    """Paint the tile at k pixels for each unit."""
    c = Tile(k, 3)
    sky(c, ("#f8c668", "#fbdc92", "#fff0c4"), 200, sun=(306, 110, 180, "#fffbe0", 0.7))
    c.disc(306, 104, 32, 32, "#fffce8", edge=0)
    ridge(c, 178, 62, 4, "#b89488", "#84708c", 150, sharp=False, mist=("#f8d898", 0.35), foot=206)
    ridge(c, 200, 40, 9, "#9a8a40", "#66643c", 110, sharp=False, foot=220)
    c.area(smooth(194, 198, c.y), Grad((0, 196), (0, 480), "#e2b040", "#cc9228", "#a06a1c"))
    c.strokes(204, 300, ("#f6cc60", "#b88428"), 30, (60, 6), alpha=0.6)
    c.strokes(300, 480, ("#eebc4c", "#9a6a20"), 34, (80, 12), seed=5, alpha=0.55)
    bank = [*LEFT, *RIGHT]
    c.curve([(x + 7, y - 7) for x, y in bank], "#6d4a18", alpha=0.75, soft=3)
    c.curve(bank, Grad((0, 196), (0, 480), "#e8f2e0", "#7cc4cc", "#3f98b0", "#256f90"))
    with c.within(c.cover(np.array(bank)), soft=1):
        for y, x, long in ((262, 290, 50), (300, 300, 90), (346, 220, 110), (398, 250, 120), (440, 200, 110)):
            c.dabs(x, y, long * 0.6, 6, -0.12, mix("#e8f8f0", "#7cc4cc", 0.15), 0.85, hard=2)
            c.dabs(x - 30, y + 20, long * 0.6, 6, -0.12, "#1d5f80", 0.6, hard=2)
    c.curve([(-20, 336), (60, 316), (124, 330), (164, 372), (180, 430), (190, 500), (-20, 500)], Grad((0, 316), (0, 470), "#7a7a2c", "#4c5420"), soft=1)
    c.curve([(326, 500), (328, 430), (350, 366), (396, 326), (500, 312), (500, 500)], Grad((0, 312), (0, 470), "#8a8230", "#545a22"), soft=1)
    for x, y, h, lean in ((124, 384, 160, -12), (92, 360, 116, -18), (158, 408, 120, 12)):
        for s in (-1, 1):
            c.line([(x, y), (x + s * 16, y - h * 0.5), (x + s * 34 + lean, y - h * 0.8)], 11, ("#8a9a38", "#3f5a24"), taper=(1, 0.15), round_=True)
        cattail(c, x, y, h, lean)
    for x, y, h, lean in ((388, 366, 104, 14), (364, 384, 80, -6)):
        for s in (-1, 1):
            c.line([(x, y), (x + s * 10, y - h * 0.5), (x + s * 26, y - h * 0.75)], 9, ("#8a9a38", "#4c6a2c"), taper=(1, 0.15), round_=True)
        cattail(c, x, y, h, lean)
    return c.framed("#c08a22")
