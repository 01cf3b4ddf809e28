"""Waste water treatment failure: a settling tank runs over; brown water falls straight into the sea."""

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from nature import clouds, sky
from policy import Policy
from small_fish import PERCH, small_fish
from underwater import motes

LEVEL = 402


def tank(c, x, y, rx, ry, high, tones):
    """Paint a round tank of concrete seen a little from above, full of brown water."""
    light, own, shade = tones
    ring = lambda s, dy=0.0, a=0.0, b=2 * np.pi: [(x + rx * s * np.cos(t), y + dy + ry * s * np.sin(t)) for t in np.linspace(a, b, 80)]
    wall = [*ring(1, 0, 0, np.pi), *ring(1, high, 0, np.pi)[::-1]]
    c.shape(wall, Grad((x - rx, 0), (x + rx, 0), mix(own, shade, 0.4), light, own, shade, mix(shade, "#b08aa0", 0.3)), edge=0.6)
    with c.within(c.cover(wall)):
        for i in range(9):
            u = x - rx + 2 * rx * (i + 0.5) / 9
            c.line([(u, y), (u + 3, y + high + ry)], 2, shade, alpha=0.35)
        stain = c.noise(16, 90, 31, 3)
        c.area((smooth(0.1, 0.6, stain) * c.cover(wall) * F(0.45)).astype(F), "#6a4428", wash=0)
    c.shape(ring(1), Grad((x - rx, y), (x + rx, y), light, mix(light, own, 0.5), own), edge=0.4)
    c.shape(ring(0.92, 2), Grad((x, y - ry), (x, y + ry), "#5a3c20", "#8a6230", "#b8883e"), edge=0)
    for s in (0.78, 0.58, 0.36):
        c.line(ring(s, 2), 3, "#d8ac5a", alpha=0.5)
        c.line(ring(s - 0.05, 3), 3, "#4a3018", alpha=0.4)


def fall(c, x, top, foot, wide, seed):
    """Paint brown water that falls over the rim."""
    g = np.random.default_rng(seed)
    edge = [(x - wide, top), (x - wide * 0.8, top + 30), (x - wide * 0.92, (top + foot) / 2), (x - wide * 1.15, foot)]
    other = [(x + wide, top), (x + wide * 0.86, top + 30), (x + wide * 1.0, (top + foot) / 2), (x + wide * 1.2, foot)]
    c.shape([*edge, *other[::-1]], Grad((x - wide, 0), (x + wide, 0), "#6a4822", "#c89a4a", "#a8782e", "#7a5426", "#4a3018"), edge=1, soft=0.8)
    n = 60
    px, t = x + wide * g.uniform(-0.95, 0.95, n), g.uniform(0, 1, n)
    c.dabs(px, top + (foot - top) * t, g.uniform(10, 42, n), g.uniform(1, 3.2, n), np.pi / 2 + 0.03 * (px - x) / wide, np.where(g.random(n)[:, None] < 0.5, rgb("#ecc878"), rgb("#5a3a1a")), 0.7)
    n = 60
    c.dabs(x + g.normal(0, wide * 0.9, n), foot + g.normal(0, 7, n), g.uniform(5, 15, n), g.uniform(4, 9, n), 0, np.where(g.random(n)[:, None] < 0.5, rgb("#f6e4bc"), rgb("#c8a470")), 0.85)


def sea(c):
    """Paint the sea with the brown cloud that spreads in it."""
    c.area(smooth(LEVEL - 1, LEVEL + 1, c.y), Grad((0, LEVEL), (0, 720), "#8a6684", "#5c4680", "#382c62", "#1e1840", "#14102c"))
    g = np.random.default_rng(8)
    for i in range(150):
        t = g.uniform(0, 1) ** 0.8
        x0 = 300 if g.random() < 0.72 else 118
        x, y = x0 + g.normal(0, 34 + 76 * t), LEVEL + 6 + 190 * t + g.normal(0, 10)
        r = 16 + 44 * t
        c.disc(x, y, r * 1.3, r * 0.8, mix("#b8863a", "#5a3c24", t + g.normal(0, 0.12)), alpha=0.16, soft=8, edge=0)
        if g.random() < 0.35:
            c.disc(x - r * 0.2, y - r * 0.3, r * 0.6, r * 0.35, "#e0b860", alpha=0.14, soft=6, edge=0)
    n = 130
    c.dabs(g.normal(270, 100, n), LEVEL + 20 + 190 * g.uniform(0, 1, n), g.uniform(1, 4.2, n), g.uniform(0.8, 2.4, n), g.uniform(0, 3, n), np.where(g.random(n)[:, None] < 0.5, rgb("#f0d48a"), rgb("#3a2414")), 0.8)
    c.line([(x, LEVEL + 3 * np.sin(x / 30)) for x in np.linspace(-10, 490, 70)], 5, "#ffd8b4", alpha=0.6)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 7)
    sky(c, ("#34204c", "#74406e", "#c46c80", "#f6ac88"), LEVEL, sun=(60, 330, 200, "#ffdca0", 0.6))
    clouds(c, 10, 170, "#f0a494", "#58345e", 0.44, 210, 0.2, 4, sun=(-0.5, 0.6), alpha=0.8)
    c.curve([(-20, 420), (-20, 330), (70, 316), (180, 330), (300, 312), (420, 326), (500, 316), (500, 420)], Grad((0, 310), (0, 420), "#6a4464", "#40294a"))
    tank(c, 402, 236, 92, 17, 96, ("#c8a0a4", "#86627c", "#432f54"))
    fall(c, 350, 252, 400, 12, 4)
    tank(c, 218, 216, 168, 34, 152, ("#e8c4b4", "#a07c8c", "#4c3860"))
    c.shape([(54, 198), (382, 194), (382, 203), (54, 207)], Grad((0, 194), (0, 208), "#f6d8c0", "#8a6278"), edge=0.4)
    for x in (120, 318):
        c.line([(x, 200), (x, 224)], 4, "#6a4a64")
    c.shape([(196, 206), (196, 150), (240, 148), (240, 204)], Grad((196, 0), (240, 0), "#e0645a", "#a8384c", "#5c2440"), edge=0.5)
    c.disc(218, 142, 13, 13, "#ff5a48", edge=0)
    c.glow(218, 142, 60, "#ff7a5a", 0.8)
    c.line([(284, 262), (296, 292), (286, 322), (300, 352), (292, 400)], 5, "#2a1a30")
    c.line([(296, 292), (314, 304), (318, 326)], 3, "#2a1a30", taper=(1, 0.3))
    sea(c)
    fall(c, 300, 246, LEVEL + 6, 46, 2)
    fall(c, 118, 240, LEVEL + 2, 24, 3)
    dull = ("#3c4030", "#6a6844", "#948c58", "#b4a46c", "#c8b884")
    for axis, side in (([(92, 560), (122, 566), (156, 562), (186, 552)], 1), ([(58, 610), (80, 614), (104, 612), (128, 604)], 1)):
        small_fish(c, PERCH, axis, dull, side=side, flash=0.2)
    motes(c, "#e8d4a8", 60, rows=(LEVEL + 10, 720))
    return c.framed("negative", focus=((218, 200, 110), (300, 380, 70)), share=0.65)
