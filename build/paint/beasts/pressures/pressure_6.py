"""Litter: a plastic bag drifts like a huge jellyfish; a herring is caught in a ring of four, crumbs are everywhere."""

import numpy as np
from beach_litter import bottle, can
from canvas import F, Grad, mix, rounded, smooth
from clupea_harengus import herring
from dusk import darker, evening, under, works
from lake import swell
from seabed import pebbles, sand
from sheet import Sheet, finished
from underwater import motes
from visitor import visitor

LEVEL = 122


def bag(c):
    """Paint the bag: a thin skin, blown up by the current; handles, folds, the light that comes through."""
    body = [(112, 236), (140, 216), (186, 226), (234, 214), (278, 222), (306, 214), (330, 240), (342, 300), (338, 372), (350, 436), (372, 500), (336, 488), (318, 520), (288, 492), (262, 528), (228, 496), (196, 516), (176, 480), (132, 496), (120, 452), (86, 440), (98, 384), (88, 320), (96, 268)]
    left = [(118, 240), (104, 196), (116, 160), (142, 158), (158, 182), (164, 226)]
    right = [(330, 240), (352, 198), (344, 158), (316, 152), (292, 176), (280, 224)]
    for handle in (right, left):
        p = rounded(handle, closed=False, steps=10)
        c.line(p, 30, "#9c86b8", alpha=0.5)
        c.line(p, 22, "#e8dce8", alpha=0.75)
        c.line(p - [4, 3], 6, "#fffaf6", alpha=0.85)
    c.curve([(x + 14, y + 20) for x, y in body], "#140e2c", alpha=0.45, soft=14)
    skin = c.cover(rounded(body))
    tone = Grad((110, 200), (340, 520), "#fff6f0", "#e4d4e4", "#b8a4cc", "#8474b0")
    c.area(skin * smooth(560, 300, c.y) * F(0.42) + skin * F(0.50), tone)
    with c.within(skin):
        c.disc(228, 236, 112, 26, "#6c5690", alpha=0.55, soft=7, edge=0)
        c.line([(100, 262), (140, 240), (230, 250), (300, 240), (336, 262)], 7, "#fffaf4", alpha=0.75, round_=True, taper=(0.3, 0.3), soft=1)
        folds = ([(150, 244), (128, 320), (138, 400), (122, 480)], [(196, 250), (186, 330), (200, 410), (190, 512)], [(244, 252), (252, 340), (238, 420), (258, 520)], [(288, 246), (306, 320), (292, 400), (312, 510)], [(318, 250), (330, 330), (320, 410), (350, 490)])
        for i, run in enumerate(folds):
            c.line([(x + 12, y) for x, y in run], 26, "#6a5898", alpha=0.34, round_=True, soft=6, taper=(0.5, 1))
            c.line([(x + 3, y) for x, y in run], 6, "#5a4888", alpha=0.45, round_=True, soft=1.6, taper=(0.4, 1))
            c.line([(x - 5, y) for x, y in run], 9, "#ffffff", alpha=0.7 - 0.07 * i, round_=True, soft=1.6, taper=(0.9, 0.3))
        c.area((skin * smooth(0.2, 0.6, c.noise(40, 70, 21, 2)) * F(0.20)).astype(F), "#ffffff", wash=0)
        c.area((skin * smooth(230, 360, c.x + 0.3 * (c.y - 340)) * F(0.34)).astype(F), "#4c3c80", wash=0)
    edge = rounded([*body, body[0]], closed=False)
    c.line(edge, 3.2, "#fffaf4", alpha=0.75)


def ring_of_four(c):
    """Paint the herring and the plastic rings it swam into."""
    (x, y) = (396, 464)
    turn, r = np.radians(-16), 36
    at = lambda u, v: (x + u * np.cos(turn) - v * np.sin(turn), y + u * np.sin(turn) + v * np.cos(turn))
    places = [at(-37, -36), at(37, -36), at(-37, 36), at(37, 36)]

    def loop(px, py, part):
        t = np.linspace(*part, 50)
        p = np.stack([px + r * np.cos(t), py + r * np.sin(t)], -1)
        c.line(p + [3, 4], 8, "#140e2c", alpha=0.4, soft=2)
        c.line(p, 7.5, "#b8a8cc", alpha=0.85)
        c.line(p - [1, 1.4], 3.4, "#fffaf4", alpha=0.95)

    for px, py in places[:2]:
        loop(px, py, (0, 2 * np.pi))
    herring(c, [(282, 502), (336, 480), (398, 466), (462, 450)], [(0, 1.3), (1, 1.25)], near=1.0, haze="#54468a", sunk=0.12, flash=0.9, seed=5)
    for px, py in places[2:]:
        loop(px, py, (0, 2 * np.pi))
    loop(*places[0], (0.2, 1.9))
    loop(*places[1], (1.2, 2.9))


def crumbs(c):
    """Scatter crumbs of plastic through the water: flat chips of every colour."""
    g = np.random.default_rng(14)
    for _ in range(64):
        x, y, s, a = g.uniform(10, 470), g.uniform(160, 560), g.uniform(2.2, 6.5), g.uniform(0, 3.1)
        tone = ("#f0a080", "#e06a80", "#fff0d4", "#7ac0c0", "#c85c94", "#f2c45c", "#8a9ae0")[g.integers(0, 7)]
        p = [(x + s * q * np.cos(a + b), y + s * q * np.sin(a + b)) for b, q in zip(np.linspace(0, 2 * np.pi, 5, endpoint=False), g.uniform(0.6, 1.3, 5))]
        c.shape([(px + 1, py + 2) for px, py in p], "#140e2c", alpha=0.4, edge=0)
        c.shape(p, mix(tone, "#43356f", g.uniform(0, 0.45)), edge=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 14)
    evening(c, LEVEL, (240, 92), seed=6)
    works(c, LEVEL, 10, 130, seed=4)
    works(c, LEVEL, 340, 480, seed=8)
    under(c, LEVEL, beam=(240, 0.26), stripes=False)
    swell(c, LEVEL - 6, "#ffc4a4", "#57397a", n=44, foot=LEVEL + 22, tall=0.6, alpha=0.8, seed=5)
    bottle(c, 356, LEVEL + 2, -8, 0.62)
    c.area((smooth(LEVEL + 6, LEVEL + 12, c.y) * smooth(LEVEL + 40, LEVEL + 30, c.y) * smooth(80, 60, np.abs(c.x - 356)) * F(0.5)).astype(F), "#5a4484", wash=0)
    sand(c, [(-10, 556), (120, 548), (240, 556), (360, 546), (490, 556)], ("#5c4878", "#241c40", "#907ca0", "#1a1432"), ripples=34)
    pebbles(c, 560, 716, ["#4c3f6c", "#64548a", "#3a305c"], n=40, seed=3, shadow="#120c22", size=(2, 15))
    crumbs(c)
    can(c, 84, 562, 18, 0.72)
    bottle(c, 424, 566, 172, 0.60)
    layer = visitor(c, bag, 222, 352, 0.96)
    layer.lay()
    ring_of_four(c)
    motes(c, "#e6d8f0", 60, rows=(LEVEL + 20, 700))
    darker(c, 570)
    return finished(c, focus=((220, 300, 120), (390, 450, 90)), share=0.65)
