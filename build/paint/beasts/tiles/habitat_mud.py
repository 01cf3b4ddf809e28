"""Mud: the bottom cut open, a lugworm in its burrow, a clam beside it with its siphons up."""

import numpy as np
from canvas import Grad, rounded
from form import ribbon, solid
from tile import Tile

FLOOR = [(-20, 176), (60, 170), (110, 160), (150, 168), (220, 176), (300, 172), (336, 140), (352, 132), (368, 142), (400, 170), (500, 178)]
BURROW = [(128, 160), (122, 230), (128, 300), (160, 356), (230, 380), (306, 358), (344, 300), (352, 230), (352, 138)]
WORM = [(126, 236), (130, 300), (160, 352), (228, 374), (296, 356), (330, 318)]


def worm(c):
    """Paint the lugworm: a thick ringed front, gills like red bushes, a thin yellow tail."""
    p = rounded(WORM, closed=False, steps=16)
    body = ribbon(WORM, (14, 34, 40, 40, 34, 22, 16))
    c.shape(body + np.array([4, 6]), "#3d1410", alpha=0.6, edge=0, soft=3)
    m = solid(c, body, ("#8c1f34", "#cc3f4c", "#f07a70", "#ffc4a4"), sun=(-0.5, -0.75, 0.4), high=0.9)
    d = np.gradient(p, axis=0)
    d /= np.hypot(*d.T)[:, None]
    with c.within(m):
        for i in range(6, len(p) - 4, 5):
            n = np.array([-d[i, 1], d[i, 0]]) * 22
            c.line([p[i] - n, p[i] + n], 3.4, "#7a1830", alpha=0.6)


def paint(k):
    """Paint the tile at k pixels for each unit."""
    c = Tile(k, 13)
    c.ground("#dce8cc", "#a4bcac", "#6f9490", foot=190, light=(180, 20, 220, "#fff6d8", 0.6))
    c.strokes(20, 150, ("#f0f6dc", "#7fa098"), 22, (80, 9), alpha=0.4)
    c.curve([(-60, 520), *FLOOR, (540, 520)], Grad((0, 150), (0, 480), "#d8845c", "#a8513b", "#7a3024", "#4c1a18"))
    mud = c.cover(np.array([(-60, 520), *FLOOR, (540, 520)], float))
    with c.within(mud):
        for y, tone, a in ((214, "#c87450", 0.7), (262, "#93412f", 0.7), (318, "#85362a", 0.6), (382, "#5c221c", 0.7), (430, "#42161a", 0.7)):
            c.curve([(-30, y), (100, y - 12), (220, y + 8), (340, y - 10), (510, y + 6), (510, y + 40), (340, y + 22), (200, y + 42), (80, y + 20), (-30, y + 36)], tone, alpha=a, soft=3)
    c.line([(x, y + 3) for x, y in FLOOR], 9, "#f4b888", round_=True, alpha=0.9)
    c.line(BURROW, 62, "#4c1a18", round_=True, alpha=0.6, soft=3)
    c.line(BURROW, 52, Grad((0, 150), (0, 390), "#f2c89c", "#e0a078", "#c07a58"), round_=True)
    worm(c)
    for i, (x, y, rx) in enumerate(((352, 142, 34), (350, 128, 26), (354, 115, 17))):
        c.disc(x, y + 4, rx, 10, "#5c241c", edge=0)
        c.disc(x - 2, y, rx * 0.95, 9, ("#b8603f", "#c87048", "#dc8a5c")[i], edge=0)
        c.disc(x - rx * 0.3, y - 3, rx * 0.5, 3.6, "#f4b888", alpha=0.8, edge=0)
    # a clam with its two siphons
    for x0, x1, tone in ((232, 208, "#fff0d0"), (250, 266, "#f4d4a8")):
        c.line([(x0, 262), ((x0 + x1) / 2 + 3, 214), (x1 + 3, 166)], 15, "#5c241c", round_=True, alpha=0.5)
        c.line([(x0, 262), ((x0 + x1) / 2 + 3, 214), (x1, 150)], 12, tone, round_=True)
    shell = [(188, 280), (204, 254), (238, 244), (272, 254), (290, 280), (276, 310), (242, 326), (206, 312)]
    c.curve([(x + 5, y + 7) for x, y in shell], "#3d1410", alpha=0.6, soft=4)
    m = solid(c, shell, ("#b06a70", "#e8a8a0", "#fbdcc8", "#fff6e8"), sun=(-0.5, -0.75, 0.4), high=0.8)
    with c.within(m):
        for s in (0.36, 0.58, 0.80):
            ring = [(242 + (x - 242) * s, 322 + (y - 322) * s) for x, y in shell]
            c.line([*ring[:5]], 5, "#c0707c", round_=True, alpha=0.75)
        c.disc(242, 322, 14, 9, "#8c4a54", alpha=0.8, soft=3)
    return c.framed("#a8513b")
