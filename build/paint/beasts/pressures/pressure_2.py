"""Fertiliser from the field: a tractor ploughs to the water's edge; what runs off turns the sea green."""

import numpy as np
from canvas import F, Grad, mix, rgb, rounded, smooth
from dusk import darker, evening
from sheet import Sheet, finished
from underwater import motes

HORIZON, SHORE = 172, 452
GREEN = ("#6c7c38", "#98b044", "#dce08a")


def shore_at(x):
    """Return the row at which the field ends."""
    return SHORE + 9 * np.sin(x / 58 + 0.5) + 5 * np.sin(x / 23)


def field(c):
    """Paint the field: furrows from the far hill to the water, their lit ridges, the woods behind."""
    hill = [(x, HORIZON - 12 - 10 * np.sin(x / 150 + 0.3)) for x in np.linspace(-20, 500, 40)]
    g = np.random.default_rng(8)
    for x in g.uniform(-10, 490, 60):
        y, h = HORIZON - 14 - 10 * np.sin(x / 150 + 0.3), g.uniform(14, 34)
        if 150 < x < 320:
            h *= 0.5
        c.curve([(x - h * 0.3, y + 8), (x - h * 0.2, y - h * 0.5), (x, y - h), (x + h * 0.2, y - h * 0.5), (x + h * 0.3, y + 8)], mix("#3e2450", "#7a3f66", g.uniform(0, 0.5)))
    edge = [(x, shore_at(x)) for x in np.linspace(500, -20, 60)]
    soil = [*hill, *edge]
    c.shape(soil, Grad((0, HORIZON - 20), (0, SHORE), "#c07868", "#8c4e58", "#5c3248", "#3c2238"), edge=0)
    with c.within(c.cover(np.array(soil, float))):
        for i in range(-13, 18):
            run = [(furrow(i, y), y) for y in (HORIZON - 20, 250, 340, 480)]
            c.line(run, 24, "#2c1830", taper=(0.12, 1.3), alpha=0.7, round_=True)
            c.line([(x + 7 * (y - 150) / 330, y) for x, y in run], 11, "#e8a080", taper=(0.1, 1.1), alpha=0.75, round_=True)
            n = 26
            t = g.uniform(0.1, 1, n)
            y = 170 + 300 * t
            x = np.interp(y, [p[1] for p in run], [p[0] for p in run])
            c.dabs(x + g.normal(0, 7, n) * t, y, 1.5 + 6 * t, 1 + 3.2 * t, g.normal(0, 0.3, n), np.where(g.random(n)[:, None] < 0.5, rgb("#4a2838"), rgb("#b06c64")), 0.8)
        c.area((smooth(330, 470, c.y) * F(0.35)).astype(F), "#2c1636", wash=0)


def furrow(i, y):
    """Return the column of a furrow at some rows; those left of the middle have negative numbers."""
    x0, x1 = 236 + i * 16, 236 + i * 78
    return x0 + (x1 - x0) * np.interp(y, [HORIZON - 20, 250, 340, 480], [0, 0.30, 0.62, 1])


def runnel(c, points, widths):
    """Paint a runnel of green water on the field, wider and brighter towards the sea."""
    p = rounded(points, closed=False, steps=14)
    d = np.gradient(p, axis=0)
    d /= np.hypot(*d.T)[:, None]
    w = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(widths)), widths)[:, None]
    n = np.stack([-d[:, 1], d[:, 0]], -1) * w
    strip = lambda a, b: np.concatenate([p + n * a, (p + n * b)[::-1]])
    c.shape(strip(-1.35, 1.35), "#2a1a2c", alpha=0.6, edge=0, soft=2.5)
    c.shape(strip(-1, 1), Grad(tuple(p[0]), tuple(p[-1]), *GREEN[:2], "#b4c850"), edge=0.6)
    c.shape(strip(-0.15, 0.65), GREEN[2], edge=0, alpha=0.75, soft=1.2)
    c.shape(strip(-0.9, -0.55), "#3c6a2c", edge=0, alpha=0.6, soft=1)


def sea(c):
    """Paint the sea gone green: a thick skin in bands, fans where the runnels come in, a dead deep."""
    level = [(x, shore_at(x)) for x in np.linspace(-20, 500, 90)]
    c.shape([*level, (500, 760), (-20, 760)], Grad((0, SHORE), (0, 700), "#a8b848", "#6f8e38", "#47663a", "#2a4040", "#1a2438"), edge=0)
    c.line(level, 8, "#f4ecb0", alpha=0.75)
    c.line([(x, y + 11) for x, y in level], 4, "#dcdc80", alpha=0.6)
    g = np.random.default_rng(12)
    for x, reach in ((68, 110), (246, 140), (416, 110)):
        for s in np.linspace(1, 0.2, 6):
            c.disc(x, shore_at(x) + 26 + 8 * s, reach * s, 40 * s, mix("#e4e880", "#7ea03a", s), alpha=0.34, soft=5, edge=0)
    for _ in range(34):
        x, t = g.uniform(-20, 500), g.uniform(0, 1)
        y, long = SHORE + 26 + 210 * t, 46 + 80 * t
        bow = g.uniform(-9, 9)
        run = [(x - long, y), (x - long * 0.35, y - bow), (x + long * 0.3, y + bow * 0.7), (x + long, y - bow * 0.4)]
        c.line(run, 3 + 8 * t, "#dfe47c" if g.random() < 0.5 else "#35562c", taper=(0.15, 0.15), alpha=0.55 - 0.2 * t, round_=True)
    n = 150
    t = g.uniform(0, 1, n) ** 1.3
    c.dabs(g.uniform(0, 480, n), SHORE + 20 + 150 * t, g.uniform(3, 13, n), g.uniform(1.4, 4, n), g.normal(0, 0.15, n), np.where(g.random(n)[:, None] < 0.6, rgb("#eaf08c"), rgb("#5c8030")), 0.7)


def wheel(c, x, y, r, lugs):
    """Paint a wheel of the tractor: tyre with lugs, the rim in the low sun."""
    c.disc(x + 4, y + 6, r * 1.04, r * 1.0, "#180e20", alpha=0.5, soft=5, edge=0)
    for a in np.linspace(0, 2 * np.pi, lugs, endpoint=False):
        p = [(x + r * q * np.cos(a + da), y + r * q * np.sin(a + da)) for q, da in ((0.90, -0.07), (1.06, -0.02), (1.06, 0.10), (0.90, 0.09))]
        c.shape(p, "#1c1426", edge=0)
    c.disc(x, y, r * 0.98, r * 0.98, Grad((x - r, y - r), (x + r, y + r), "#5a4660", "#2c2038", "#150e1e"), edge=0)
    c.disc(x, y, r * 0.66, r * 0.66, "#150e1e", edge=0)
    c.disc(x, y, r * 0.60, r * 0.60, Grad((x - r, y - r), (x + r, y + r), "#ffe0a0", "#e8a858", "#8c4c48"), edge=0)
    c.disc(x + 1, y + 2, r * 0.46, r * 0.46, Grad((x - r, y - r), (x + r, y + r), "#7c4448", "#c8824c", "#f0b868"), edge=0)
    c.disc(x, y, r * 0.17, r * 0.17, "#54304a", edge=0)
    t = np.linspace(np.pi * 0.9, np.pi * 1.6, 20)
    c.line(np.stack([x + r * 0.9 * np.cos(t), y + r * 0.9 * np.sin(t)], -1), r * 0.07, "#b88c9c", alpha=0.7, taper=(0.3, 0.3))


def plough(c):
    """Paint the plough behind the tractor: its beam, four shares that turn the soil over."""
    c.line([(296, 262), (350, 246), (446, 268)], 10, "#2c1a38", round_=True)
    c.line([(298, 258), (350, 242), (444, 264)], 3, "#f0a48c", round_=True, alpha=0.8)
    g = np.random.default_rng(3)
    for i, x in enumerate((322, 356, 392, 430)):
        y = 262 + 5 * i
        c.line([(x, y - 8), (x - 6, y + 28)], 8, "#33203f")
        c.shape([(x - 14, y + 26), (x + 6, y + 16), (x + 30, y + 34), (x + 44, y + 60), (x + 16, y + 62), (x - 8, y + 50)], Grad((x - 10, y + 10), (x + 34, y + 60), "#f0d0c0", "#a07890", "#4c3058", "#2a1838"), edge=0.8)
        c.line([(x - 12, y + 27), (x + 6, y + 18), (x + 28, y + 35)], 3, "#fff0dc", alpha=0.8, taper=(1, 0.3))
        n = 26
        c.dabs(x + 44 + g.normal(0, 11, n), y + 60 + g.normal(0, 7, n), g.uniform(3, 8, n), g.uniform(2.4, 6, n), g.uniform(0, 3, n), np.where(g.random(n)[:, None] < 0.5, rgb("#3a2030"), rgb("#a86458")), 0.95)


def tractor(c):
    """Paint the tractor from the side: bonnet, cab of glass, mudguard, pipe."""
    c.disc(196, 326, 190, 18, "#180c22", alpha=0.55, soft=8, edge=0)
    c.shape([(54, 262), (70, 206), (190, 198), (206, 280), (70, 290)], Grad((0, 198), (0, 290), "#ff9a78", "#d84a4c", "#a02c48", "#5a1c3c"), edge=0.8)
    c.shape([(66, 208), (190, 198), (189, 207), (66, 217)], "#ffd0a4", edge=0.4, alpha=0.85)
    c.shape([(52, 262), (62, 214), (78, 212), (72, 284), (54, 282)], Grad((52, 0), (80, 0), "#5c2c48", "#8c3c54"), edge=0.5)
    for y in (226, 240, 254):
        c.line([(86, y), (150, y - 4)], 4.5, "#6a1f3c", alpha=0.8)
    c.line([(120, 204), (120, 128)], 9, "#2c1a38")
    c.line([(117, 200), (117, 130)], 2.6, "#e89c88", alpha=0.8)
    c.shape([(186, 206), (198, 118), (290, 116), (306, 232), (200, 268)], Grad((190, 116), (300, 240), "#ffe4b0", "#f0a88c", "#8c5478", "#54345c"), edge=0.5)
    for run in ([(188, 212), (200, 116)], [(246, 116), (250, 220)], [(290, 116), (306, 234)]):
        c.line(run, 8, "#7c2440")
    c.curve([(222, 214), (222, 184), (232, 174), (226, 162), (234, 150), (246, 156), (244, 172), (256, 186), (258, 216)], "#3a2044", alpha=0.85)
    c.shape([(184, 118), (190, 102), (302, 98), (308, 114)], Grad((0, 98), (0, 118), "#ff9a78", "#b8344c"), edge=0.8)
    c.curve([(184, 292), (186, 232), (214, 196), (262, 190), (304, 208), (322, 248), (300, 238), (262, 222), (226, 236), (208, 292)], Grad((0, 190), (0, 290), "#ff8a70", "#c83c4c", "#7c2044"))
    wheel(c, 262, 262, 66, 22)
    wheel(c, 96, 288, 40, 16)
    c.disc(56, 238, 7, 8, "#fff4c8", edge=0)
    c.glow(50, 238, 36, "#ffe8a8", 0.7)


def gull(c, x, y, s):
    """Paint a gull that follows the plough."""
    c.line([(x - s, y - s * 0.45), (x - s * 0.4, y - s * 0.55), (x, y)], s * 0.26, "#fff2e4", taper=(0.3, 1), round_=True)
    c.line([(x, y), (x + s * 0.45, y - s * 0.6), (x + s, y - s * 0.42)], s * 0.26, "#e8c8c8", taper=(1, 0.3), round_=True)
    c.disc(x, y + s * 0.06, s * 0.32, s * 0.15, "#fff6ea", 0.1, edge=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 7)
    evening(c, HORIZON, (372, 128), seed=7)
    field(c)
    for i, sway in ((-2.4, 5), (0.15, -6), (2.5, 7)):
        y = np.array([326, 356, 386, 416, 446, 480])
        x = furrow(i, y) + sway * np.array([0, 0.7, -0.5, 0.9, -0.6, 0])
        runnel(c, list(zip(x, y)), [1.5, 3, 7, 13, 22, 40])
    sea(c)
    plough(c)
    tractor(c)
    for x, y, s in ((352, 190, 17), (398, 214, 21), (436, 186, 14), (330, 220, 12)):
        gull(c, x, y, s)
    motes(c, "#e8f0a0", 60, rows=(SHORE + 20, 700))
    darker(c, 560)
    return finished(c, focus=((200, 220, 130), (380, 260, 70)), share=0.7)
