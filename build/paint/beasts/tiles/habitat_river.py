"""River: it winds through wet green meadows to the sea, cattails and marsh marigolds on its bank."""

import numpy as np
from canvas import Grad, mix, smooth
from nature import sky
from tile import Tile

LEFT = [(150, 190), (176, 204), (256, 214), (296, 230), (258, 252), (176, 276), (110, 318), (84, 380), (92, 500)]
RIGHT = [(400, 500), (372, 416), (330, 362), (336, 320), (392, 278), (420, 246), (386, 222), (330, 206), (300, 190)]
MARIGOLDS = ((344, 374), (376, 354), (404, 338), (380, 380), (322, 402), (352, 402))


def cattail(c, x, foot, high, lean):
    """Paint a cattail with its brown club, shaded on the right."""
    tip = (x + lean, foot - high)
    c.line([(x, foot), (x + lean * 0.3, foot - high * 0.5), tip], 8, "#4c6a2c", taper=(1.2, 0.6), round_=True)
    at = lambda t: (x + lean * t**1.5, foot - high * t)
    c.line([at(0.68), at(0.96)], 19, "#4a2a1c", edge=0)
    c.line([(p[0] - 4, p[1]) for p in (at(0.69), at(0.95))], 7, "#a0663c", edge=0)
    for p in (at(0.68), at(0.96)):
        c.disc(*p, 9.5, 8, "#4a2a1c", edge=0)


def willow(c, x, foot, size):
    """Paint a round willow on the far bank, lit from the left, and its shade below."""
    c.disc(x + 0.1 * size, foot + 2, 0.95 * size, 0.16 * size, "#2c6248", alpha=0.7, soft=3, edge=0)
    for dx, dy, r, tone in ((0.25, -0.5, 0.8, "#2f6a44"), (-0.3, -0.55, 0.72, "#4a8a4c"), (0.1, -1.0, 0.66, "#5c9c54"), (-0.3, -0.9, 0.46, "#8cc06a")):
        c.disc(x + dx * size, foot + dy * size, r * size, 0.8 * r * size, tone, edge=0.6)


def paint(k):
    """Paint the tile at k pixels for each unit."""
    c = Tile(k, 3)
    sky(c, ("#7cc0dc", "#b8e0e0", "#fff0c8"), 186, sun=(216, 150, 190, "#fffbe0", 0.75))
    c.area(smooth(168, 171, c.y), Grad((0, 170), (0, 200), "#8cc8d4", "#58a4bc"))
    for tone, points in (
        ("#6a9c74", [(300, 186), (344, 166), (420, 156), (500, 152), (500, 210), (300, 206)]),
        ("#5a9068", [(-20, 160), (60, 162), (128, 172), (160, 186), (160, 206), (-20, 206)]),
    ):
        c.curve(points, (tone, mix(tone, "#2f6a4c", 0.5)))
    c.area(smooth(188, 194, c.y), Grad((0, 190), (0, 480), "#a8cc64", "#7cb04c", "#4c8a3c", "#34702f"))
    c.strokes(200, 300, ("#cce47c", "#5c9a44"), 40, (56, 6), alpha=0.6)
    c.strokes(300, 480, ("#a4d05c", "#3c7a34"), 44, (70, 11), seed=5, alpha=0.55)
    bank = [*LEFT, *RIGHT]
    c.curve([(x + 6, y - 8) for x, y in bank], "#2f5c2c", alpha=0.75, soft=3)
    c.curve(bank, Grad((0, 190), (0, 480), "#e4f6ee", "#84d0d8", "#3ea4bc", "#1f7498"))
    with c.within(c.cover(np.array(bank)), soft=1):
        c.curve([(84, 300), (150, 300), (196, 330), (170, 400), (160, 500), (40, 500)], "#2c7458", alpha=0.5, soft=14)
        for y, x, long in ((222, 330, 60), (250, 346, 70), (284, 270, 100), (322, 220, 120), (364, 200, 130), (412, 236, 150), (452, 250, 130)):
            c.dabs(x, y, long * 0.6, 6, -0.06, "#e8fbf4", 0.85, hard=2)
            c.dabs(x - 34, y + 19, long * 0.55, 6, -0.06, "#1c6c90", 0.55, hard=2)
    for x, foot, size in ((392, 208, 40), (354, 204, 24), (70, 208, 44), (122, 206, 26)):
        willow(c, x, foot, size)
    c.curve([(-20, 350), (50, 338), (104, 356), (130, 400), (140, 500), (-20, 500)], Grad((0, 340), (0, 470), "#6aa63e", "#2f6428"), soft=1)
    c.curve([(280, 500), (290, 426), (318, 374), (372, 332), (500, 306), (500, 500)], Grad((0, 326), (0, 470), "#78b444", "#366c2c"), soft=1)
    for x, y, h, lean in ((118, 404, 190, -12), (84, 384, 150, -20), (150, 424, 144, 14)):
        for s in (-1, 1):
            c.line([(x, y), (x + s * 16, y - h * 0.5), (x + s * 36 + lean, y - h * 0.82)], 14, ("#a8cc54", "#3f7a2c"), taper=(1, 0.15), round_=True)
        cattail(c, x, y, h, lean)
    for x, y in MARIGOLDS:
        c.disc(x + 3, y + 6, 17, 9, "#2c5a26", alpha=0.8, edge=0)
        for turn in range(5):
            angle = turn * 2 * np.pi / 5
            c.disc(x + 8 * np.cos(angle), y + 6 * np.sin(angle), 8, 6.5, "#f4c22e", edge=0)
        c.disc(x - 1, y - 1, 5, 4, "#fff0a0", edge=0)
    return c.framed("#c08a22")
