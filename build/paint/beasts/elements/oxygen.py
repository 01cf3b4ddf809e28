"""Oxygen: pearls of air on eelgrass in the light, which join and rise to the surface."""

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from seabed import tuft
from sheet import Sheet, finished
from underwater import bubbles, motes, shafts, surface, water

LARGE = ((196, 338, 104), (334, 196, 66), (360, 402, 44), (122, 184, 30))
SMALL = ((96, 470, 15), (84, 428, 9), (270, 118, 16), (292, 86, 9), (414, 300, 13), (426, 268, 8), (290, 484, 19), (306, 452, 9), (62, 286, 11), (428, 470, 10), (222, 520, 12), (210, 490, 7), (384, 110, 10))


def bubble(c, x, y, r):
    """Paint one large bubble: the sea bent in it, a dark upper rim, the light gathered below."""
    d = np.hypot(c.x - x, c.y - y) / r
    inside = smooth(1.0, 0.97, d)
    turn = ((c.x - x) * 0.35 + (c.y - y) * 0.94) / r
    c.glow(x, y, r * 1.5, "#e8fbff", 0.35)
    body = Grad((x - r * 0.3, y - r), (x + r * 0.3, y + r), "#3f9fd6", "#8fd2f0", "#c8eefa", "#f2fdff")
    c.area((inside * (0.40 + 0.45 * smooth(0.4, 1.0, d))).astype(F), body, 1.0)
    c.area((inside * smooth(0.80, 0.97, d) * smooth(0.5, -0.9, turn)).astype(F), "#12598f", 0.75, wash=0)
    c.area((inside * smooth(0.74, 0.95, d) * smooth(0.1, 0.95, turn)).astype(F), "#ffffff", 0.95, wash=0)
    c.area((np.exp(-(((d - 0.985) / 0.018) ** 2))).astype(F), "#f4fdff", 0.9, wash=0)
    window = [(x - 0.60 * r, y - 0.20 * r), (x - 0.54 * r, y - 0.48 * r), (x - 0.26 * r, y - 0.68 * r), (x - 0.16 * r, y - 0.46 * r), (x - 0.36 * r, y - 0.22 * r)]
    c.curve(window, "#ffffff", alpha=0.95, soft=r * 0.012)
    c.curve([(x + 0.30 * r, y + 0.62 * r), (x + 0.58 * r, y + 0.34 * r), (x + 0.66 * r, y + 0.44 * r), (x + 0.40 * r, y + 0.74 * r)], "#ffffff", alpha=0.7, soft=r * 0.03)


def meadow(c, tones, places, width):
    """Paint tufts of eelgrass, (x, height, lean, seed) each."""
    for x, high, lean, seed in places:
        tuft(c, x, 728, high, tones, 8, width, 0.30, lean, seed)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=33)
    water(c, ["#f0fbfa", "#b4e6f4", "#6fc3ea", "#3a9bd4", "#1f78b4", "#124f84"], (250, 30, 380, "#f4feff", 0.8))
    surface(c, 96, "#ffffff", "#58b0dc", 9, 110, centre=250, alpha=0.7)
    shafts(c, (260, -220), "#f0fcff", 6, 8, 0.7, 690, 0.34)
    c.lifted(lambda q: meadow(q, [("#2c7fa8", "#4fa0bc"), ("#3488b0", "#66b2c4")], ((60, 250, 0.1, 1), (180, 210, -0.1, 2), (300, 230, 0.12, 3), (430, 270, -0.1, 4)), 9)).blurred(2.4).lay(0.75)
    green = [("#1f6a58", "#5fae5c", "#d8f09a"), ("#1a5c5c", "#489a60", "#b4e08a")]
    meadow(c, green, ((28, 230, 0.20, 5), (110, 180, 0.14, 6), (256, 120, 0.04, 9), (372, 190, -0.10, 7), (452, 250, -0.20, 8)), 13)
    g = np.random.default_rng(3)
    pearls = [(x, y, r) for x, y, r in zip(g.uniform(20, 470, 60), g.uniform(470, 660, 60), 1.6 + 3.4 * g.uniform(0, 1, 60) ** 2, strict=True)]
    bubbles(c, pearls, "#ffffff", "#176096")
    for x, y, r in SMALL:
        bubble(c, x, y, r)
    for x, y, r in LARGE:
        bubble(c, x, y, r)
    motes(c, "#f4feff", 70, alpha=0.6)
    c.area((smooth(600, 730, c.y) * F(0.35)).astype(F), mix("#0c3f6c", rgb("#124f84"), 0.4), wash=0)
    return finished(c, share=0.35, focus=tuple((x, y, 1.3 * r) for x, y, r in LARGE))
