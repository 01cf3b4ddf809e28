"""Open water: one great swell under a low sun, two gulls over it."""

import numpy as np
from canvas import Grad, smooth
from nature import sky
from tile import Tile

FAR = [(-20, 236), (60, 222), (140, 232), (230, 214), (330, 230), (420, 218), (500, 230)]
SECOND = [(-20, 268), (70, 282), (170, 262), (262, 246), (330, 268), (400, 290), (500, 276)]
GREAT = [(-20, 372), (50, 356), (120, 318), (176, 268), (226, 232), (276, 222), (316, 238), (332, 266), (322, 284), (306, 272), (286, 280), (290, 310), (330, 346), (410, 366), (500, 370)]
NEAR = [(-20, 408), (70, 424), (150, 410), (240, 424), (330, 440), (410, 416), (500, 396)]


def wave(c, crest, tones, foot=500):
    """Paint a wave from its crest down, lit along the crest."""
    c.curve([(-60, foot), *crest, (540, foot)], Grad((0, min(y for _, y in crest)), (0, foot - 40), *tones))


def gull(c, x, y, size, tone, shade):
    """Paint a gull that glides: two bent wings and a body."""
    for s in (-1, 1):
        wing = [(x, y), (x + s * 0.34 * size, y - 0.26 * size), (x + s * size, y - 0.06 * size), (x + s * 0.40 * size, y - 0.10 * size), (x + s * 0.1 * size, y + 0.10 * size)]
        c.curve(wing, tone if s < 0 else shade, edge=0)
    c.disc(x, y + 0.02 * size, 0.20 * size, 0.09 * size, tone, -0.15, edge=0)


def paint(k):
    """Paint the tile at k pixels for each unit."""
    c = Tile(k, 7)
    sky(c, ("#4a94d8", "#8cc0e8", "#ffdca4"), 226, sun=(330, 180, 220, "#fff6d8", 0.8))
    c.disc(336, 132, 38, 38, "#fffbe6", edge=0)
    wave(c, FAR, ("#5a9ad4", "#3a78b8"))
    wave(c, SECOND, ("#3f84c8", "#245a9c"))
    wave(c, GREAT, ("#5fa8dc", "#1f5ca8", "#0e3878", "#0a2a5c"))
    with c.within(c.cover(np.array([(-60, 500), *GREAT, (540, 500)]))):
        c.curve([(286, 256), (262, 276), (256, 316), (290, 356), (360, 380), (430, 384), (330, 340), (292, 306), (290, 276)], "#0a2c68", alpha=0.9, soft=6)
        c.curve([(232, 256), (266, 240), (292, 250), (262, 268), (246, 300), (222, 330), (196, 340), (206, 296)], "#4cb4d4", alpha=0.85, soft=7)
        c.curve([(60, 360), (130, 322), (186, 268), (214, 246), (206, 290), (176, 340), (120, 372)], "#4f98d8", alpha=0.8, soft=6)
        for x, y, a, long in ((130, 346, -0.5, 40), (176, 320, -0.8, 34), (390, 384, 0.2, 44), (236, 380, -0.1, 50)):
            c.dabs(x, y, long, 6, a, "#8cc4ec" if x < 200 else "#2a68b4", 0.7, hard=2)
    crest = [(150, 290), (186, 254), (230, 224), (278, 212), (320, 228), (346, 262), (344, 292), (326, 306), (308, 292), (318, 278), (306, 262), (280, 246), (246, 244), (206, 262)]
    c.curve([(x + 3, y + 8) for x, y in crest], "#0c3474", alpha=0.5, soft=4)
    c.curve(crest, ("#ffffff", "#cfe6f6"))
    g = np.random.default_rng(4)
    for _ in range(44):
        x, y, r = 336 + g.normal(0, 18), 292 + g.normal(0, 18), g.uniform(4, 10)
        turn = g.normal(0.7, 0.5)
        c.dabs(x + 3, y + 5, r * 1.3, r * 0.7, turn, "#9cc4e4", 0.9)
        c.dabs(x, y, r * 1.3, r * 0.7, turn, "#ffffff", 0.95)
    wave(c, NEAR, ("#2f74bc", "#123f84", "#0a2a5c"))
    for x, y, long in ((110, 426, 60), (250, 440, 70), (384, 430, 50)):
        c.dabs(x, y, long, 5, 0.05, "#9fd0f0", 0.85, hard=2)
    c.area(smooth(400, 480, c.y) * 0.35, "#082250", wash=0)
    gull(c, 152, 138, 84, "#ffffff", "#cddcec")
    gull(c, 240, 84, 54, "#ffffff", "#cddcec")
    return c.framed("#1f5298")
