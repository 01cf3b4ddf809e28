"""Excessive fertiliser use: a sack spills its grains over the edge of a field into a bay gone green."""

import numpy as np
from canvas import Grad, rgb
from nature import clouds, sky
from outlines import outline
from policy import Policy
from underwater import motes

LEVEL = 356


def field(c):
    """Paint the evening sky and the field that runs down to the water."""
    sky(c, ("#432a5a", "#8a4a7c", "#d87c80", "#ffc090"), 190, sun=(400, 150, 120, "#ffe0a0", 0.6))
    clouds(c, 20, 140, "#f6b4a0", "#6a3c70", 0.42, 190, 0.16, 7, sun=(0.5, 0.5), alpha=0.8)
    hill = [(x, 176 - 26 * np.sin(x / 190 + 0.4)) for x in np.linspace(-20, 500, 40)]
    c.shape([*hill, (500, 400), (-20, 400)], Grad((0, 150), (0, 360), "#7c5468", "#6a4a4a", "#4c3438"), edge=0.5)
    for i in range(-9, 20):
        x0, x1 = 240 + i * 22, 240 + i * 92
        run = [(x0, 176), (0.5 * (x0 + x1) + 4 * i, 240), (x1, 380)]
        c.line(run, 11, "#3c2830", taper=(0.25, 1.4), alpha=0.6, round_=True)
        g = np.random.default_rng(40 + i)
        n = 60
        t = g.uniform(0, 1, n) ** 1.2
        x, y = x0 + (x1 - x0) * (0.62 * t + 0.38 * t * t) - 14 * t, 178 + 190 * t
        up = 2 + 12 * t
        c.dabs(x + g.normal(0, 1, n) * up * 0.3, y - up * 0.5, up * g.uniform(0.6, 1.1, n), 0.6 + 1.2 * t, -np.pi / 2 + g.normal(0, 0.35, n), np.where(g.random(n)[:, None] < 0.5, rgb("#86a03c"), rgb("#4c7038")), 0.9)


def bay(c):
    """Paint the bay: a thick green skin on it, threads and dead water below."""
    level = [(x, LEVEL + 7 * np.sin(x / 44) + 4 * np.sin(x / 19 + 1)) for x in np.linspace(-20, 500, 90)]
    c.shape([*level, (500, 760), (-20, 760)], Grad((0, LEVEL), (0, 720), "#a8b83a", "#74902e", "#3f5a30", "#22302e", "#151a26"), edge=0)
    g = np.random.default_rng(9)
    c.line(level, 16, "#d8dc58", alpha=0.95)
    c.line([(x, y - 5) for x, y in level], 5, "#f6f4a4", alpha=0.9)
    for _ in range(90):
        x, long = g.uniform(-10, 490), g.uniform(30, 190) * g.uniform(0.4, 1)
        sway = g.uniform(-16, 16)
        run = [(x, LEVEL + 4), (x + sway * 0.3, LEVEL + long * 0.4), (x + sway, LEVEL + long)]
        c.line(run, g.uniform(3, 9), ["#b4c43c", "#8cab34", "#6a8c30", "#d4d65a"][g.integers(0, 4)], taper=(1.2, 0.15), alpha=0.8, round_=True)
    n = 120
    c.dabs(g.uniform(0, 480, n), LEVEL + g.normal(4, 9, n), g.uniform(3, 13, n), g.uniform(1.5, 5, n), g.normal(0, 0.2, n), np.where(g.random(n)[:, None] < 0.5, rgb("#e8ec78"), rgb("#86a030")), 0.85)
    motes(c, "#c8d870", 120, rows=(LEVEL + 20, 700), size=(0.6, 2.6), alpha=0.6)
    for x, y, s, turn in ((150, 532, 0.8, 172), (322, 556, 1.0, 190)):
        a = np.radians(turn)
        at = lambda u, v: (x + s * (u * np.cos(a) - v * np.sin(a)), y + s * (u * np.sin(a) + v * np.cos(a)))
        c.curve([at(*p) for p in ((-46, 0), (-30, -13), (0, -17), (30, -8), (44, -4), (62, -18), (58, 0), (62, 17), (44, 4), (30, 9), (0, 17), (-30, 13))], ("#c8ccb0", "#7c8a70"), alpha=0.85)
        c.line([at(-20, -13), at(-14, 0), at(-20, 13)], 2.4, "#4a5a4a", round_=True, alpha=0.7)
        for u, v in ((-4, -4), (4, 4)):
            c.line([at(-33 + u, -v), at(-33 - u, v)], 2.4, "#2a3030")


def sack(c):
    """Paint the open sack and the stream of grains."""
    g = np.random.default_rng(4)
    n = 300
    t = np.sort(g.uniform(0, 1, n))
    x = 268 + 58 * t**0.8 + g.normal(0, 1, n) * (9 + 16 * t)
    y = 172 + 190 * t**1.5 + g.normal(0, 5, n)
    r = g.uniform(2.6, 5.4, n)
    c.dabs(x + 1.5, y + 2, r, r, 0, "#6a4a4a", 0.6, hard=4)
    c.dabs(x, y, r, r, 0, np.where(g.random(n)[:, None] < 0.7, rgb("#fff6dc"), rgb("#f2c8a0")), 1.0, hard=4)
    c.dabs(x - 0.8, y - 1, r * 0.4, r * 0.4, 0, "#ffffff", 0.9)
    for i in range(46):
        px, q = 326 + g.normal(0, 26), g.uniform(0, 1)
        c.disc(px, 352 + 6 * q, 5, 3.4, "#fff2d4", edge=0)
    for run in ((326, 350, 36), (326, 352, 58)):
        c.line([(run[0] - run[2], run[1] + 6), (run[0], run[1] - 4), (run[0] + run[2], run[1] + 6)], 4, "#f8f6b8", round_=True, alpha=0.7, taper=(0.2, 0.2))
    c.curve([(60, 214), (90, 110), (160, 60), (240, 84), (296, 128), (300, 180), (262, 204), (200, 222), (110, 230)], "#2a1830", alpha=0.5, soft=9)
    body = outline([(46, 150, None), (58, 138), (52, 120), (66, 96), (84, 72, None), (96, 62), (112, 60), (150, 62), (196, 66), (240, 88), (286, 134), (284, 168), (262, 196), (214, 206), (156, 214), (104, 216), (80, 214, None), (70, 200), (64, 180)])
    c.shape(body, Grad((80, 50), (230, 220), "#fffaf0", "#f2e4d0", "#ccaea4", "#8a6478"))
    with c.within(c.cover(body)):
        label = [(104, 104), (206, 92), (224, 166), (122, 182)]
        c.shape(label, Grad((104, 96), (220, 176), "#5cae5a", "#2a7444"), edge=0.8)
        c.line([*label, label[0]], 3, "#1f5a38", alpha=0.7)
        c.line([(164, 168), (163, 140), (160, 118)], 6, "#f4f0c0", round_=True, taper=(1, 0.6))
        for side in (-1, 1):
            c.curve([(163, 140), (163 + side * 14, 122), (163 + side * 36, 116), (163 + side * 34, 134), (163 + side * 18, 144)], "#f4f0c0")
        for run in ([(62, 110), (84, 136), (82, 190)], [(216, 82), (236, 116), (234, 160)], [(240, 184), (256, 156), (272, 140)], [(110, 206), (160, 198), (214, 200)], [(90, 70), (120, 84), (170, 80)]):
            c.line(run, 6, "#7c5a74", alpha=0.40, round_=True, soft=1.5, taper=(0.3, 0.6))
            c.line([(x - 4, y - 3) for x, y in run], 3.6, "#ffffff", alpha=0.7, round_=True, soft=1, taper=(0.3, 0.6))
        c.line([(52, 146), (74, 206)], 5, "#c23a3a", alpha=0.7)
    c.curve([(246, 98), (268, 108), (296, 148), (288, 178), (262, 190), (250, 176), (270, 152), (262, 124)], Grad((250, 100), (290, 190), "#6a4a5c", "#3a2438"))
    c.line([(244, 96), (272, 112), (297, 150), (288, 178), (256, 192)], 5, "#fff2dc", round_=True)
    n = 60
    c.dabs(g.normal(270, 9, n), g.normal(160, 12, n), 4, 4, 0, np.where(g.random(n)[:, None] < 0.7, rgb("#fff6dc"), rgb("#f2c8a0")), 1.0, hard=4)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 8)
    field(c)
    bay(c)
    sack(c)
    return c.framed("negative", focus=((190, 140, 110), (320, 330, 60)), share=0.7)
