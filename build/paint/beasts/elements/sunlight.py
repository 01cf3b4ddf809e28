"""Sunlight: the low sun over a calm sea, and its beams on the weed below the surface."""

import numpy as np
from canvas import F, Grad, mix, smooth, wave
from lake import swell
from nature import clouds, sky
from seabed import far_ground, tuft
from sheet import Sheet, finished
from underwater import motes, net, shafts

SUN, LEVEL = (246, 196), 384


def above(c):
    """Paint the golden sky, the sun, far skerries and the glitter on the water."""
    x, y = SUN
    sky(c, ("#e08a24", "#efa236", "#f7b84c", "#fcd07a", "#ffe8b0"), LEVEL - 40, sun=(x, y, 250, "#fff2b0", 0.7))
    clouds(c, 20, 300, "#fff2c8", "#e08c3a", 0.36, 230, 0.15, 7, (0, 1), 0.6)
    g = np.random.default_rng(4)
    for turn in np.arange(0, 2 * np.pi, np.pi / 9) + 0.1 + g.normal(0, 0.07, 18):
        reach, half = g.uniform(170, 330), g.uniform(0.035, 0.09)
        edges = [(x + r * np.cos(turn + a), y + r * np.sin(turn + a)) for r, a in ((60, 0), (reach, -half), (reach, half))]
        c.shape(edges, "#ffe9a0", alpha=g.uniform(0.25, 0.5), soft=9, edge=0, mode="screen")
    c.glow(x, y, 170, "#fff0b4", 0.8)
    c.disc(x, y, 74, 74, "#ffe48c", alpha=0.9, soft=2)
    c.disc(x - 3, y - 4, 66, 66, "#fff4bc", soft=2.5)
    c.disc(x - 10, y - 14, 48, 48, "#fffdf0", soft=9)
    for base, high, tone, seed in ((LEVEL - 38, 20, "#d98f44", 3), (LEVEL - 33, 13, "#a9682f", 8)):
        at = np.linspace(-10, 490, 90)
        top = base - high * np.clip(wave(at, 120, seed, 4) + 0.15, 0, 1.2)
        c.shape([(-10, base + 4), *zip(at, top, strict=True), (490, base + 4)], tone, edge=0)
    c.area(smooth(LEVEL - 37, LEVEL - 35, c.y), Grad((0, LEVEL - 36), (0, LEVEL + 4), "#fbd27c", "#d99a48"))
    swell(c, LEVEL - 36, "#fffbe0", "#b86f2c", n=80, foot=LEVEL + 8, tall=0.7, seed=3, alpha=0.7)
    t = g.uniform(0, 1, 90)
    c.dabs(x + g.normal(0, 12 + 34 * t), LEVEL - 34 + 36 * t, 5 + 16 * t, 0.8 + 1.7 * t, 0, "#fffdf0", 0.9)


def below(c):
    """Paint the sunlit water, its beams, the net of light and the weed that lives by it."""
    under = smooth(LEVEL - 1, LEVEL + 1, c.y + 4 * np.sin(c.x / 46) + 2 * np.sin(c.x / 17))
    c.area(under, Grad((0, LEVEL), (0, 720), "#ffe690", "#e8b848", "#b49c48", "#5f8458", "#24605e", "#0f3c4c"))
    with c.within(under):
        c.glow(SUN[0], LEVEL, 250, "#fff4b8", 0.7)
        c.lifted(lambda q: far_ground(q, [(-10, 610), (120, 560), (250, 590), (380, 548), (490, 580)], ("#8aa468", "#3a7068"))).blurred(2.5).lay(0.8)
        shafts(c, (SUN[0], LEVEL - 330), "#fff2b4", 5, 9, 0.62, 760, 0.85, wide=(8, 26), top=LEVEL - 8)
        for x, high, lean, seed in ((40, 150, 0.25, 1), (108, 120, 0.1, 2), (330, 130, -0.08, 3), (398, 176, -0.16, 4), (452, 150, -0.3, 5)):
            tones = [("#23604e", "#7fa64e", "#f4eda0"), ("#1d5450", "#5f9650", "#d9e28c")]
            tuft(c, x, 724, high, tones, 9, 9, 0.42, lean, seed)
        net(c, under * smooth(LEVEL + 100, LEVEL, c.y), "#fffbd8", 0.5, 44, 0.4, 6)
    line = 4 * np.sin(c.x / 46) + 2 * np.sin(c.x / 17)
    d = c.y + line - LEVEL
    c.area(np.exp(-((d / 2.6) ** 2)).astype(F), "#fffdee", 0.95, wash=0)
    c.area(np.exp(-(((d + 6) / 3.5) ** 2)).astype(F), mix("#b86f2c", "#d99a48", 0.4), 0.5, wash=0)
    motes(c, "#fff9d0", 70, rows=(LEVEL + 10, 700), size=(0.7, 2.4), alpha=0.8)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=21)
    above(c)
    below(c)
    return finished(c, share=0.5, focus=((*SUN, 90),), warmth=0.02)
