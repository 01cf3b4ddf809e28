"""Migratory barrier removal: the middle of a weir is gone; the river runs through, and a salmon leaps up."""

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from nature import clouds, conifer, sky
from policy import Policy
from salmo_salar import animal, foam, spray
from seabed import rock
from visitor import visitor

LIP, FOOT = 236, 470


def valley(c):
    """Paint the sky, the woods, and the river above the weir."""
    sky(c, ("#5aa8e4", "#a4d6f0", "#f0f6dc"), 190, sun=(90, 60, 180, "#fffbe0", 0.6))
    clouds(c, 10, 110, "#ffffff", "#a8ccec", 0.44, 200, 0.2, 6, sun=(-0.5, -0.5), alpha=0.95)
    c.curve([(-20, 180), (60, 120), (150, 104), (240, 128), (330, 100), (430, 114), (520, 170), (520, 240), (-20, 240)], ("#8cbcb4", "#5f9a8c"))
    g = np.random.default_rng(4)
    for row, (y, h, n, tones) in enumerate(((176, 56, 26, ("#3c7c70", "#5a9c80", "#86bc90")), (196, 74, 18, ("#1f5448", "#347458", "#66a068")))):
        for x in np.sort(g.uniform(-10, 490, n)):
            if row and 170 < x < 310:
                continue
            conifer(c, x, y + g.normal(0, 4), h * g.uniform(0.75, 1.15), tones, seed=int(x))
    c.shape([(206, 178), (272, 178), (342, LIP + 6), (134, LIP + 6)], Grad((0, 178), (0, LIP), "#c4e8f4", "#6cb8dc", "#3c94c8"), edge=0.6)
    n = 40
    t = g.uniform(0, 1, n)
    c.dabs(240 + g.normal(0, 1, n) * (16 + 40 * t), 180 + 52 * t, 5 + 14 * t, 0.8 + 1.4 * t, 0, "#f8fdf8", 0.8)
    for side in (-1, 1):
        x = lambda v: 240 + side * v
        c.curve([(x(40), 184), (x(120), 196), (x(270), 206), (x(270), 250), (x(96), 250), (x(70), 216)], ("#8cc46a", "#4f8c4c"))


def wall(c, side):
    """Paint what is left of the weir on one side: courses of stone, broken where the middle was."""
    m = lambda x: 240 + side * x
    g = np.random.default_rng(20 + side)
    c.shape([(m(96), 232), (m(270), 232), (m(270), 490), (m(112), 490)], "#3a4a60", edge=0)
    for r in range(7):
        y = 234 + 36 * r
        x = 92 + 8 * r * 0.3 + g.uniform(-8, 14)
        while x < 262:
            w = g.uniform(40, 66)
            tone = mix("#8fa0b0", "#c4c8c0", g.random())
            if side > 0:
                tone = mix(tone, "#2c4468", 0.28)
            p = [(m(x + 1.5), y + 1.5), (m(x + w - 1.5), y + 1.5), (m(x + w - 1.5), y + 33), (m(x + 1.5), y + 33)]
            c.shape(p, Grad((0, y), (0, y + 36), mix(tone, "#fffbe8", 0.30), tone, mix(tone, "#24385c", 0.45)), edge=1.2)
            c.line([p[0], p[1]], 2, "#fffbe8", alpha=0.5)
            x += w
    c.shape([(m(88), 226), (m(270), 222), (m(270), 238), (m(90), 240)], Grad((0, 222), (0, 240), "#e8ecdc", "#94a4ac"), edge=1)
    mossy = c.cover([(m(90), 226), (m(270), 222), (m(270), 490), (m(100), 490)]) * smooth(0.2, 0.6, c.noise(30, 30, 21, 3))
    c.area((mossy * F(0.5)).astype(F), "#5f8c4a", wash=0)
    for x, y, s in ((96, 470, 34), (140, 490, 26), (78, 500, 22)):
        rock(c, [(m(x - s), y + s * 0.5), (m(x - s * 0.7), y - s * 0.4), (m(x), y - s * 0.7), (m(x + s * 0.8), y - s * 0.3), (m(x + s), y + s * 0.5), (m(x), y + s * 0.8)], ["#1f3450", "#3c5470", "#6c8498", "#a8b8bc", "#e4ecdc"], seed=int(x + side), cell=18)


def water(c):
    """Paint the fall in the gap and the pool below."""
    c.area(smooth(FOOT - 20, FOOT + 4, c.y), Grad((0, FOOT), (0, 720), "#6cc0dc", "#2c8cc0", "#14609c", "#0c3c70"), wash=1)
    gap = [(140, LIP), (340, LIP), (352, FOOT + 10), (128, FOOT + 10)]
    c.shape(gap, Grad((0, LIP), (0, FOOT), "#a4dcf0", "#5cb0dc", "#b8e4f0"), edge=1)
    g = np.random.default_rng(7)
    n = 240
    t = g.uniform(0, 1, n)
    x = 240 + g.uniform(-1, 1, n) * (98 + 10 * t)
    c.dabs(x, LIP + 4 + (FOOT - LIP) * t, g.uniform(14, 60, n), g.uniform(1, 4.4, n), np.pi / 2 + (x - 240) / 2400, np.where(g.random(n)[:, None] < 0.66, rgb("#ffffff"), rgb("#3c8cc4")), 0.65)
    c.line([(136, LIP + 2), (190, LIP - 2), (290, LIP - 2), (344, LIP + 2)], 8, "#f4fdfb", alpha=0.9, round_=True)
    n = 70
    c.dabs(g.uniform(0, 480, n), FOOT + 40 + 200 * g.uniform(0, 1, n), g.uniform(10, 44, n), g.uniform(1.4, 4, n), 0, np.where(g.random(n)[:, None] < 0.5, rgb("#c4ecf8"), rgb("#0f4c84")), 0.6)
    n = 170
    c.dabs(240 + g.normal(0, 84, n), FOOT + 6 + np.abs(g.normal(0, 16, n)), g.uniform(5, 17, n), g.uniform(4, 9, n), 0, np.where(g.random(n)[:, None] < 0.6, rgb("#ffffff"), rgb("#b4dcec")), 0.85)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 4)
    valley(c)
    water(c)
    wall(c, -1)
    wall(c, 1)
    layer = visitor(c, animal, 250, 372, 0.88, mirror=True)
    layer.lay()
    spray(c, 176, 486, 5, n=130, reach=(70, 96), tone="#ffffff")
    foam(c, 180, 492, 74, 16, 6)
    return c.framed("measure", focus=((270, 350, 130),), share=0.6)
