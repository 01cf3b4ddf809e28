"""Ice: a seal rests on a floe in dark water, pack ice and a low sun behind it."""

import numpy as np
from canvas import Grad, smooth
from form import eye, line, patch, solid
from nature import sky
from tile import Tile

SEAL = [(132, 300), (136, 276), (152, 262), (176, 262), (194, 280), (230, 276), (282, 274), (324, 288), (350, 300), (374, 292), (388, 298), (380, 308), (392, 320), (372, 324), (346, 318), (300, 336), (230, 344), (180, 340), (152, 326)]


def floe(c, points, thick, top, side):
    """Paint a floe: its thickness, its lit top."""
    low = [(x, y + thick) for x, y in points]
    c.shape(low, side, edge=0.8)
    c.shape([points[0], *low[:1], low[len(low) // 2], points[len(points) // 2]], side, edge=0.6)
    c.shape(points, top, edge=0.8)


def paint(k):
    """Paint the tile at k pixels for each unit."""
    c = Tile(k, 9)
    sky(c, ("#8cc0e0", "#c4e0ea", "#fff0d4"), 196, sun=(140, 170, 200, "#fff6dc", 0.8))
    c.disc(142, 136, 30, 30, "#fffdf0", edge=0)
    for p, tone in (
        ([(-10, 206), (40, 176), (96, 160), (130, 182), (190, 190), (230, 206)], "#b9d8ea"),
        ([(220, 206), (262, 170), (300, 128), (330, 140), (352, 116), (396, 160), (440, 172), (500, 206)], "#9cc6e0"),
    ):
        c.shape(p, tone, edge=1)
    c.shape([(262, 170), (300, 128), (316, 160), (300, 206), (250, 206)], "#f4fbfb", edge=1)
    c.shape([(330, 140), (352, 116), (376, 164), (360, 206), (334, 206)], "#e4f2f6", edge=1)
    c.shape([(40, 178), (96, 160), (110, 186), (60, 206), (20, 206)], "#f4fbfb", edge=1)
    c.area(smooth(202, 206, c.y), Grad((0, 204), (0, 480), "#8ccce0", "#2f86b4", "#17588e", "#0c3462"))
    c.strokes(212, 250, ("#e8f8f8", "#4a94b8"), 26, (50, 5), alpha=0.7)
    top = lambda a, b: Grad((0, a), (0, b), "#ffffff", "#e2f2f6", "#bfe0ee")
    side = ("#b4ecec", "#52b4cc")
    for p, thick in (
        ([(300, 240), (356, 230), (430, 234), (500, 246), (470, 258), (380, 262), (320, 256)], 9),
        ([(-20, 244), (50, 232), (120, 238), (150, 250), (90, 262), (10, 262)], 9),
    ):
        floe(c, p, thick, top(230, 262), side)
    great = [(56, 336), (96, 312), (180, 302), (290, 300), (380, 308), (436, 328), (424, 352), (350, 374), (230, 382), (130, 372), (76, 356)]
    c.curve([(x, y + 46) for x, y in great], "#062648", alpha=0.8, soft=7)
    floe(c, great, 34, top(300, 382), side)
    for p in ([(120, 330), (200, 316), (260, 322), (190, 338)], [(280, 356), (360, 338), (400, 346), (330, 366)]):
        c.curve(p, "#ffffff", alpha=0.9, soft=2)
    c.curve([(150, 344), (240, 352), (350, 340), (420, 336), (400, 350), (300, 366), (200, 364)], "#7fb4d6", alpha=0.85, soft=5)
    at = lambda x, y: (240 + (x - 262) * 1.14, 336 + (y - 336) * 1.16)
    body = solid(c, [at(*p) for p in SEAL], ("#2a3348", "#4a5468", "#7d8490", "#d4ccc0"), sun=(-0.6, -0.7, 0.4), high=0.9, bounce=("#b8dcec", 0.7))
    with c.within(body):
        g = np.random.default_rng(3)
        for x, y in ((230, 292), (262, 288), (292, 296), (248, 310), (280, 316), (312, 306), (214, 308), (324, 298)):
            x, y = at(x, y)
            c.disc(x + g.normal(0, 3), y, 11, 7, "#c4c2be", alpha=0.5, edge=0)
            c.disc(x, y, 6, 4, "#2a3348", alpha=0.75, edge=0)
        patch(c, [at(*p) for p in ((180, 300), (200, 300), (206, 330), (180, 340))], "#232a3e", soft=6, alpha=0.5)
    c.disc(*at(139, 290), 9, 8, "#e2dace", alpha=0.7, edge=0, soft=2)
    c.disc(*at(134, 284), 6, 5, "#10131c", edge=0)
    eye(c, *at(153, 279), 6, iris="#1a1418", ring="#0c0b10")
    line(c, [at(*p) for p in ((196, 330), (214, 342), (226, 352))], 16, "#2f384c", (1, 0.6))
    c.strokes(420, 470, ("#bfe8f0", "#0e3c6c"), 16, (60, 6), seed=8, alpha=0.7)
    return c.framed("#a9dbe8")
