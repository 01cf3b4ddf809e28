"""Knotted wrack hangs limp over a boulder at low water, its tips in the sea.

Long leathery straps without a rib, one egg-shaped bladder after another in the strap itself, far
apart; short side shoots from notches, with swollen yellow ends like raisins, all pulled down.
"""

import numpy as np
from canvas import Grad, mix, rounded, smooth
from fronds import course, strap
from lake import swell
from lake import water as sea_from_above
from nature import clouds, sky
from seabed import rock
from sheet import Sheet, finished

OWN = ("#2a2a1c", "#454420", "#636028", "#857c2e", "#a99a38")
LIT = ("#65623c", "#8a8442", "#aea348", "#d0bf58", "#f0de82")
SHADE = ("#12161e", "#1b2122", "#262c22", "#3a3c24", "#575226")
RAISIN = ("#c09a30", "#f6e07a", "#6e5a24")
SEED = 5
DOWN = np.pi / 2


def tone(q, share, veil, haze):
    at = np.clip(share, 0, 1) * (len(q) - 1)
    i = min(int(at), len(q) - 2)
    return mix(mix(q[i], q[i + 1], at - i), haze, veil)


def shoot(c, g, at, a, size, veil, haze):
    """Paint a side shoot that bends down under its own weight, with two or three raisins."""
    pull = np.arctan2(np.sin(DOWN - a), np.cos(DOWN - a))
    for s in g.permutation((-1, 0, 1))[: g.integers(2, 4)]:
        line = course(at, a + s * 0.42, size * g.uniform(0.8, 1.2), pull * 0.95 - s * 0.25, n=7)
        strap(c, line[:5], (size * 0.10, size * 0.10), *(tone(q, 0.6, veil, haze) for q in (OWN, LIT, SHADE)), rib=0)
        u, v = line[-2]
        h = np.arctan2(*(line[-1] - line[-3])[::-1])
        own, lit, dark = (mix(q, haze, veil) for q in RAISIN)
        c.disc(u, v, size * 0.27, size * 0.15, dark, h, edge=0)
        c.disc(u - 0.8, v - 1, size * 0.23, size * 0.12, own, h, edge=0, soft=0.5)
        c.disc(u - size * 0.04, v - size * 0.05, size * 0.13, size * 0.05, lit, h, edge=0, soft=0.5, alpha=0.95)


def stem(c, g, line, wide, knots, veil=0.0, haze="#7d7f9c", light=0.0):
    """Paint one strap along a line: its bladders in the axis, its side shoots, a wet light."""
    p = rounded(line, closed=False, steps=14)
    way = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    length, n = way[-1], 90
    t = np.linspace(0, 1, n)
    p = np.stack([np.interp(t * length, way, p[:, e]) for e in range(2)], -1)
    w = wide * np.interp(t, [0, 0.1, 0.85, 1], [0.75, 0.9, 0.8, 0.45])
    places = (np.arange(knots) + 0.95 + g.uniform(-0.3, 0.3, knots)) / (knots + 0.5)
    for q in places:
        w = w + wide * g.uniform(0.9, 1.25) * np.exp(-(((t - q) * length / (wide * 1.15)) ** 4))
    d = np.gradient(p, axis=0)
    turn = np.arctan2(d[:, 1], d[:, 0])
    for q in np.linspace(0.24, 0.97, int(length / 32)):
        i = int(q * (n - 1))
        if np.min(np.abs(places - q)) * length < wide * 1.2:
            continue
        for s in (-1, 1) if g.random() < 0.35 else (g.choice((-1, 1)),):
            shoot(c, g, p[i], turn[i] + s * g.uniform(0.4, 0.9), g.uniform(30, 50) * wide / 13, veil, haze)
    run = lambda q: (tone(q, 0.18 + light, veil, haze), tone(q, 0.78 + light, veil, haze))
    strap(c, p, w, run(OWN), run(LIT), run(SHADE), rib=0, sun=(0.8, -0.6))
    for q in places:
        i = int(q * (n - 1))
        share, h, (u, v) = 0.18 + light + 0.6 * q, turn[i], p[i]
        c.disc(u - wide * 0.36, v + wide * 0.1, wide * 1.15, wide * 0.46, tone(SHADE, share, veil, haze), h, alpha=0.6, edge=0, soft=wide * 0.14)
        c.disc(u + wide * 0.30, v - wide * 0.12, wide * 0.9, wide * 0.34, tone(LIT, share + 0.1, veil, haze), h, alpha=0.9, edge=0, soft=wide * 0.15)
        c.disc(u + wide * 0.42, v - wide * 0.4, wide * 0.34, wide * 0.13, mix("#fff6d0", haze, veil), h, alpha=0.9, edge=0, soft=0.6)


def boulder(c):
    """Paint the boulder: a lit crown, a half lit right side, a broad face in violet shade."""
    whole = [(-40, 170), (30, 132), (110, 116), (190, 126), (262, 166), (310, 236), (330, 330), (338, 440), (352, 540), (372, 640), (-40, 650)]
    rock(c, whole, ("#1f2140", "#2f3156", "#454567", "#5d5a78"), seed=9, cell=60, light=(0.7, -0.7))
    with c.within(c.cover(rounded(whole, steps=8))):
        c.curve([(-60, 150), (40, 110), (120, 100), (200, 112), (282, 170), (250, 196), (180, 176), (110, 172), (20, 196), (-60, 220)], "#e6c6a4", soft=2.5)
        c.curve([(250, 150), (320, 220), (352, 330), (360, 470), (392, 650), (330, 650), (306, 520), (296, 400), (284, 300), (262, 226), (238, 190)], "#a58a94", alpha=0.95, soft=2.5)
        c.curve([(196, 176), (240, 190), (264, 240), (284, 310), (240, 290), (200, 230)], "#7d7088", alpha=0.8, soft=3)
        c.curve([(-60, 204), (20, 190), (96, 176), (180, 184), (214, 214), (170, 262), (90, 244), (10, 280), (-60, 290)], "#6a6080", alpha=0.85, soft=2.5)
        c.shape([(60, 330), (128, 300), (152, 420), (110, 520), (56, 470)], "#3c3c60", alpha=0.7, soft=2)
        c.shape([(190, 300), (258, 330), (262, 450), (206, 500), (176, 400)], "#514c70", alpha=0.8, soft=2)
        g = np.random.default_rng(7)
        x, y = g.uniform(-10, 350, 420), g.uniform(110, 640, 420)
        c.dabs(x, y, g.uniform(1.5, 6, 420), g.uniform(0.8, 2.4, 420), g.normal(0.3, 0.4, 420), "#8f86a0", 0.30)
        c.dabs(x + 30, y + 4, g.uniform(2, 8, 420), g.uniform(0.8, 2.6, 420), g.normal(0.3, 0.4, 420), "#1d1f3c", 0.28)
        for crack in ([(120, 172), (112, 240), (128, 300), (110, 400), (122, 520)], [(284, 300), (250, 330), (244, 420), (262, 520)], [(20, 196), (34, 280), (18, 380)]):
            c.line(crack, 4, "#14162e", round_=True, alpha=0.6, taper=(0.8, 0.3))
        c.area(smooth(470, 600, c.y) * 0.5, "#16203c", wash=0)


def paint(k):
    c = Sheet(k, 8)
    g = np.random.default_rng(SEED)
    sky(c, ("#5f9fc0", "#a6c8cc", "#f3dcb4", "#ffd596"), foot=372, sun=(440, 330, 240, "#ffe7b0", 0.7))
    clouds(c, 20, 250, "#fff0d4", "#b9a9b8", cover=0.42, scale=130, flat=0.3, seed=4, sun=(1, 1), alpha=0.8)
    sea_from_above(c, 370, ("#e3c79a", "#7fa3a4", "#3f7486", "#1f4a66", "#123050"))
    swell(c, 370, "#ffe9bc", "#26566f", n=120, seed=3, alpha=0.5, lit=0.45)
    c.curve([(356, 371), (400, 360), (440, 362), (500, 352), (500, 372)], "#8d86a0", edge=0.4)
    boulder(c)
    haze = "#39395c"
    straps = (
        ([(34, 186), (20, 240), (22, 320), (8, 420), (14, 520)], 11, 3, 0.4, -0.1),
        ([(104, 176), (112, 230), (104, 330), (120, 430), (104, 540)], 11, 3, 0.4, -0.1),
        ([(176, 176), (200, 236), (196, 330), (208, 430), (192, 520)], 11, 3, 0.4, -0.1),
        ([(222, 172), (272, 244), (292, 340), (284, 440), (304, 560)], 11, 3, 0.3, 0.0),
        ([(74, 140), (62, 210), (40, 310), (58, 410), (36, 500), (46, 600)], 13, 4, 0.08, 0.0),
        ([(74, 140), (76, 220), (98, 300), (76, 390), (84, 450)], 12, 3, 0.05, 0.02),
        ([(196, 146), (232, 200), (228, 290), (204, 370), (214, 440), (190, 500)], 13, 3, 0.0, 0.04),
        ([(128, 134), (140, 200), (128, 290), (156, 390), (138, 490), (152, 620)], 14, 5, 0.0, 0.08),
        ([(138, 260), (166, 320), (166, 390), (182, 460)], 12, 2, 0.0, 0.08),
        ([(196, 146), (244, 204), (262, 300), (244, 400), (268, 500), (250, 620)], 14.5, 5, 0.0, 0.10),
        ([(214, 148), (290, 200), (326, 290), (340, 380), (328, 460), (344, 560)], 14, 4, 0.0, 0.16),
        ([(318, 266), (346, 320), (364, 390), (362, 460)], 12, 2, 0.0, 0.16),
    )
    for line, wide, knots, veil, light in straps:
        c.line([(x - 9, y + 12) for x, y in line], wide * 1.5, "#23244a", round_=True, alpha=0.5, taper=(0.6, 0.8), soft=4, mode="multiply")
        stem(c, g, line, wide, knots, veil, haze, light)
    for x, y in ((75, 141), (128, 135), (201, 147)):
        c.disc(x, y + 1, 13, 5, "#33321f", 0.1, edge=0.3)
    over = (
        ([(74, 142), (50, 130), (24, 140), (10, 178), (12, 236)], 11, 1),
        ([(76, 142), (92, 132), (110, 150), (112, 196), (100, 250)], 11, 1),
        ([(128, 136), (112, 128), (98, 142), (92, 186)], 10, 1),
        ([(128, 136), (152, 126), (172, 144), (178, 196), (168, 256)], 11, 1),
        ([(200, 148), (186, 134), (168, 140), (156, 170), (152, 220)], 11, 1),
        ([(202, 148), (226, 138), (262, 158), (282, 200), (290, 262)], 11, 1),
    )
    for line, wide, knots in over:
        c.line([(x - 7, y + 10) for x, y in line], wide * 1.3, "#23244a", round_=True, alpha=0.4, taper=(0.6, 0.8), soft=3, mode="multiply")
        stem(c, g, line, wide, knots, 0.0, haze, 0.05)
    c.area(smooth(556, 620, c.y + 6 * c.noise(60, 20, 5, 2)) * 0.82, "#1b4560", wash=0.6)
    swell(c, 560, "#e9d3a2", "#12304a", n=60, seed=8, alpha=0.6, lit=0.4, tall=0.7)
    return finished(c, focus=((236, 300, 90),), share=0.72, contrast=1.08)
