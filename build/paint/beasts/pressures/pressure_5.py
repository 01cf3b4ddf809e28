"""City and works on the shore: three chimneys smoke the evening dark; two drains empty into the sea."""

import numpy as np
from canvas import Grad, mix, rgb
from dusk import billow, darker, evening, trail, under, veiled
from sheet import Sheet, finished
from small_fish import PERCH, small_fish
from underwater import motes

LEVEL = 404
SMOKE = ("#2a1834", "#523458", "#b07078")
MURK = ("#33301f", "#7c6c34", "#c8b460")


def town(c):
    """Paint the town behind: blocks in the haze, hundreds of lit windows, a crane."""
    g = np.random.default_rng(11)
    for deep, tone, tops in ((0.0, "#b85c78", (250, 330)), (1.0, "#7c3e68", (290, 370))):
        x = 236.0
        while x < 500:
            wide, top = g.uniform(24, 46), g.uniform(*tops)
            c.shape([(x, LEVEL), (x, top), (x + wide, top), (x + wide, LEVEL)], Grad((x, 0), (x + wide, 0), mix(tone, "#ffb890", 0.22), tone, mix(tone, "#3a1c48", 0.25)), edge=0.3)
            for u in np.arange(x + 5, x + wide - 6, 9):
                for v in np.arange(top + 8, LEVEL - 10, 13):
                    if g.random() < 0.5:
                        c.shape([(u, v), (u + 5, v), (u + 5, v + 7), (u, v + 7)], "#ffe29c" if g.random() < 0.75 else "#ffb070", edge=0, alpha=0.55 + 0.4 * deep)
            x += wide + g.uniform(-3, 12)
    for run, wide in (([(436, LEVEL), (438, 214)], 7), ([(376, 232), (476, 220)], 5), ([(438, 196), (476, 220)], 2.4), ([(438, 196), (380, 231)], 2.4), ([(438, 218), (438, 192)], 5), ([(392, 232), (392, 282)], 2.4)):
        c.line(run, wide, "#3c1c48")
    c.shape([(380, 282), (404, 282), (404, 300), (380, 300)], "#d8505c", edge=0.4)


def chimney(c, x, top, wide):
    """Paint a chimney: a tapering round of brick with bands, lit from the sun's side."""
    c.shape([(x - wide, LEVEL), (x - wide * 0.66, top), (x + wide * 0.66, top), (x + wide, LEVEL)], Grad((x - wide, 0), (x + wide, 0), "#3a2044", "#5c3454", "#9c5464", "#f0a080", "#c8746c"), edge=0.4)
    for y, tone in ((top + 14, "#c8404e"), (top + 44, "#f0d0b8"), (top + 74, "#c8404e")):
        q = wide * (0.66 + 0.34 * (y - top) / (LEVEL - top))
        c.shape([(x - q, y), (x + q, y), (x + q, y + 15), (x - q, y + 15)], Grad((x - q, 0), (x + q, 0), mix(tone, "#2a1438", 0.65), mix(tone, "#2a1438", 0.3), mix(tone, "#ffd0a0", 0.25)), edge=0)
    c.disc(x, top, wide * 0.72, 5, "#24122c", edge=0)
    c.disc(x, top + 26, 4, 4, "#ff7a5a", edge=0)
    c.glow(x, top + 26, 22, "#ff8a60", 0.7)


def works(c):
    """Paint the works: a hall with a saw roof and glowing windows, tanks, pipes."""
    for x in (206, 258):
        c.shape([(x, LEVEL), (x, 340), (x + 46, 340), (x + 46, LEVEL)], Grad((x, 0), (x + 46, 0), "#54304f", "#8c5064", "#e89880", "#a8606c"), edge=0.4)
        c.disc(x + 23, 340, 23, 7, Grad((x, 0), (x + 46, 0), "#7c4860", "#f4b090"), edge=0)
        c.line([(x, 366), (x + 46, 366)], 2.4, "#3a2044", alpha=0.6)
    roof = [(-20, LEVEL), (-20, 300)]
    for x in (-20, 48, 116):
        roof += [(x + 46, 258), (x + 52, 300)] if x < 100 else [(x + 50, 258), (x + 58, 306)]
    roof += [(196, 306), (196, LEVEL)]
    c.shape(roof, Grad((0, 258), (0, LEVEL), "#6c3c60", "#4c2850", "#2e183a"), edge=0.6)
    for x in (-20, 48, 116):
        c.shape([(x + 46, 262), (x + 51, 298), (x + 60, 304), (x + 56, 266)], "#ffc890", edge=0.3, alpha=0.85)
        c.line([(x, 299), (x + 46, 259)], 3.4, "#e08c84", alpha=0.6)
    for x in np.arange(2, 180, 36):
        c.shape([(x, 326), (x + 22, 326), (x + 22, 362), (x, 362)], Grad((0, 326), (0, 362), "#fff0b0", "#ffb45c"), edge=0.3)
        c.line([(x + 11, 326), (x + 11, 362)], 2.4, "#5c3040")
        c.line([(x, 343), (x + 22, 343)], 2.4, "#5c3040")
        c.glow(x + 11, 344, 30, "#ffc870", 0.4)
    c.line([(196, 350), (214, 350), (214, 322), (300, 322), (300, 392)], 6, "#2e183a", round_=False)


def quay(c):
    """Paint the quay wall with its two drains and what falls from them."""
    c.shape([(-20, 396), (330, 396), (338, 408), (338, 486), (-20, 486)], Grad((0, 396), (0, 486), "#8c5a70", "#54344f", "#2c1a3c"), edge=0.8)
    c.line([(-20, 398), (330, 398)], 5, "#f4b49c", alpha=0.85)
    for x in (48, 156, 268):
        c.line([(x, 402), (x, 486)], 3, "#1c1030", alpha=0.6)
    c.line([(-20, 446), (338, 446)], 3, "#1c1030", alpha=0.5)
    for x, s in ((104, 1.0), (214, 1.0)):
        c.disc(x, 432, 30 * s, 24 * s, Grad((x - 30, 410), (x + 30, 456), "#e8a890", "#84546c", "#42284c"), edge=0)
        c.disc(x + 1, 434, 22 * s, 17 * s, "#120a1c", edge=0)
        g = np.random.default_rng(int(x))
        c.shape([(x - 19, 438), (x + 20, 438), (x + 24, 452), (x + 30, 500), (x - 30, 500), (x - 23, 452)], Grad((x - 26, 0), (x + 26, 0), "#6c5c2c", "#c8b058", "#f0e09a", "#b49c4c", "#6c5a2c"), edge=0.8)
        for u in g.uniform(-20, 20, 12):
            c.line([(x + u * 0.8, 442), (x + u, 460), (x + u * 1.25, 498)], g.uniform(1.4, 3), "#fff2c0" if g.random() < 0.5 else "#5c4c24", round_=True, alpha=0.6, taper=(0.3, 0.5))
        n = 30
        c.dabs(x + g.normal(0, 20, n), 498 + g.normal(0, 4, n), g.uniform(4, 12, n), g.uniform(2.4, 5, n), 0, np.where(g.random(n)[:, None] < 0.6, rgb("#f8ecc8"), rgb("#b8a058")), 0.85)


def lights(c):
    """Paint the lights of the town on the water."""
    g = np.random.default_rng(7)
    for x in (352, 380, 402, 428, 452, 474):
        n = 9
        t = np.sort(g.uniform(0, 1, n))
        c.dabs(x + g.normal(0, 5, n), LEVEL + 8 + 84 * t, 4 + 9 * t, 1.3 + 1.6 * t, 0, "#ffd898", 0.75 * (1 - 0.6 * t))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 11)
    evening(c, LEVEL, (356, 268), seed=9, bank=0.34)
    town(c)
    for x, top, seed, reach in ((252, 150, 3, 470), (176, 116, 5, 420), (92, 84, 7, 360)):
        billow(c, trail((x + 4, top - 4), (reach, -30 + 0.25 * top), (15, 62), 20, seed, bow=26, spread=0.35), SMOKE, light=(0.35, 0.35), alpha=0.85, soft=0.14)
    for x, top, wide in ((252, 150, 17), (176, 116, 20), (92, 84, 23)):
        chimney(c, x, top, wide)
    works(c)
    under(c, LEVEL, beam=(400, 0.16), stripes=False)
    lights(c)
    billow(c, trail((104, 504), (40, 620), (24, 70), 13, 4, spread=0.5), [veiled(t, 0.25) for t in MURK], alpha=0.75, soft=0.13)
    billow(c, trail((214, 504), (250, 630), (24, 76), 16, 6, spread=0.55), [veiled(t, 0.10) for t in MURK], alpha=0.85, soft=0.12)
    quay(c)
    dull = [veiled(t, 0.2) for t in ("#3c4650", "#6c7480", "#98a0a8", "#c4c8c8", "#dcdcd4")]
    for axis in ([(458, 540), (430, 534), (402, 534), (374, 542)], [(440, 582), (418, 577), (398, 577), (376, 583)]):
        small_fish(c, PERCH, axis, dull, side=-1, flash=0.3, fins=("#6a5a78", "#a89cb0"), bar="#3a3454")
    motes(c, "#e4d8a8", 60, rows=(LEVEL + 90, 700))
    darker(c, 550)
    return finished(c, focus=((150, 340, 120), (160, 450, 100), (420, 560, 60)), share=0.7)
