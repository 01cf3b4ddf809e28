"""Knotted wrack streams from its boulder in one current: long flat straps, one egg-shaped bladder after the other.

Ascophyllum nodosum: leathery straps of constant width without a midrib, that fork seldom; single smooth bladders within the strap,
one for each year, well spaced; raisin-like receptacles on short thin side stalks.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from canvas import rounded, smooth
from finfish import planes
from form import line, solid
from granite import boulder
from sheet import Sheet, finished
from straps import Leather, Strap, grown
from thallus import egg
from thin import onto
from underwater import motes, shafts, surface

SUN = (0.45, -0.78, 0.44)
LOOK = Leather(
    tones=("#15150c", "#2e2a0e", "#554a12", "#8a721a", "#c8a632", "#f6de7c"),
    under=("#3a3010", "#6a5214", "#a07a1e", "#cfa236", "#ecc858"),
    egg=("#2e2610", "#6a5616", "#b08f26", "#e8c84a", "#fff0a4"),
    sun=SUN, glow="#ffd258", through=1.0, edge=0.42, wet=0.8, bulge=0.16, base=0.36, grain=0.04, throw=(-9, 14, 4.0), dim=0.6,
)
FOOT = (62, 640)
A = (FOOT, (84, 563), (120, 482), (176, 406))
B = (FOOT, (56, 552), (60, 447), (82, 352))
D = (FOOT, (126, 605), (204, 563))


def swayed(points):
    """Return the points of a strap, moved by the waves of the one current."""
    p = np.asarray(points, float)
    reach = smooth(60, 260, np.hypot(p[:, 0] - FOOT[0], p[:, 1] - FOOT[1]))
    return p + (reach * 18 * np.sin(p[:, 0] / 34 + p[:, 1] / 70))[:, None] * np.array([0.35, 1.0])


def laid(points):
    """Return the round line through points, swayed, and its length."""
    p = swayed(rounded(rounded(points, closed=False, steps=3), closed=False, steps=4))
    return p, float(np.hypot(*np.diff(p, axis=0).T).sum())


def strap(trunk, end, wide, bladders=(), twist=(), fork=0.0):
    """Return a strap that is narrow at its foot, then of one width to near its tip.

    Bladders, twists and fork are shares of the trunk; `end` is where its tip goes on from there.
    """
    (p, long), unit = laid((*trunk, *end)), laid(trunk)[1]
    half = ((0, 0.6 * wide), (60, 0.9 * wide), (120, wide), (long - 70, wide), (long - 24, 0.86 * wide), (long - 8, 0.62 * wide), (long, 0.2 * wide))
    eggs = tuple((at * unit, 2.2 * wide * q, 1.34 * wide * q) for at, q in bladders)
    return Strap(p, half, tuple((at * unit, a) for at, a in zip(np.linspace(0, 1.25, len(twist)), twist, strict=True)), eggs, fork * unit)


L1 = (*B, (130, 271), (172, 181), (236, 102), (300, 74))
L2 = (*B, (100, 267), (96, 181), (126, 113))
R1 = (*D, (290, 565), (372, 545))
R2 = (*D, (276, 506), (340, 448), (404, 426))
M1 = (*A, (256, 359), (330, 296), (390, 267))
M2 = (*A, (222, 316), (254, 222), (308, 150), (372, 126))


LOW = ((0.32, 0.9), (0.58, 1.0), (0.80, 0.95))
MID = ((0.3616, 1.0), (0.60, 1.05), (0.84, 0.95))
SIDE = ((0.374, 0.9), (0.63, 1.0), (0.86, 0.95))
TOP = ((0.30, 1.0), (0.52, 1.08), (0.74, 1.05))


def plant():
    """Return the straps of the hero, the far ones first: each with the forks of its tip."""
    return [
        strap(L1, ((352, 45), (408, 49)), 13.8, LOW, (1.3, 0.9, 0.0, 0.2, 0.3, 0.9, 1.9, 2.9, 2.9, 2.7, 2.9)),
        strap(L1, ((350, 93), (420, 95)), 13.8, LOW, (1.3, 0.9, 0.0, 0.2, 0.3, 0.9, 1.9, 2.9, 2.9, 2.0, 0.8), 0.92),
        strap(L2, ((136, 68), (120, 25)), 13.8, SIDE, (1.3, 0.9, 0.0, 0.2, 0.3, 0.2, 0.1, 0.3, 0.5, 0.2, -0.3)),
        strap(L2, ((166, 74), (218, 45)), 13.8, SIDE, (1.3, 0.9, 0.0, 0.2, 0.3, 0.2, 0.1, 0.3, 0.5, 1.6, 2.8), 0.92),
        strap(R1, ((430, 527), (474, 493)), 14.4, ((0.80, 0.95),), (1.5, 1.3, 0.4, -0.2, -0.3, 0.3, 0.5, -0.4)),
        strap(R1, ((420, 568), (470, 572)), 14.4, ((0.80, 0.95),), (1.5, 1.3, 0.4, -0.2, -0.3, 0.3, 1.3, 2.8), 0.94),
        strap(R2, ((440, 407), (470, 364)), 15.0, ((0.47, 1.0), (0.78, 1.0)), (0.2, -0.3, -0.3, -0.6, -0.2, 0.5), 0.3),
        strap(R2, ((446, 443), (478, 457)), 15.0, ((0.47, 1.0), (0.78, 1.0)), (0.2, -0.3, -0.3, -0.6, 1.4, 2.8), 0.92),
        strap(M1, ((432, 242), (470, 190)), 18.0, MID, (0.2, -0.4, 0.2, -0.5, -0.2, 0.5)),
        strap(M1, ((434, 285), (476, 306)), 18.0, MID, (0.2, -0.4, 0.2, -0.5, 1.2, 2.8), 0.94),
        strap(M2, ((420, 97), (450, 47)), 18.0, TOP, (1.2, 0.4, -0.3, 0.1, 0.3, 1.6, 2.9, 3.0, 2.8, 3.2, 3.4), 0.42),
        strap(M2, ((424, 140), (470, 160)), 18.0, TOP, (1.2, 0.4, -0.3, 0.1, 0.3, 1.6, 2.9, 3.0, 2.8, 2.4, 2.2), 0.96),
    ]


SHOOTS = ((10, 0.42, 1, 0), (10, 0.63, -1, 1), (8, 0.70, 1, 1), (6, 0.60, 1, 0), (0, 0.70, -1, 1), (2, 0.45, -1, 0), (5, 0.62, 1, 1))


def shoots(c, straps):
    """Paint receptacles on thin side stalks: strap, share of it, side, number."""
    for n, at, side, kind in SHOOTS:
        s = straps[n]
        x, y, a = s.at(at * s.s[-1], 0.9 * side)
        a += side * 0.9
        long = 15
        bend = (x + np.cos(a) * long * 0.6, y + np.sin(a) * long * 0.6)
        end = (x + np.cos(a - 0.25 * side) * long, y + np.sin(a - 0.25 * side) * long)
        line(c, [(x, y), bend, end], 3.6, "#6a5416", (1, 0.8))
        for e, size in ((-0.55, 0.9), (0.25, 1.1)) if kind else ((-0.4, 1.0), (0.5, 0.85), (0.05, 1.1)):
            b = a - 0.35 * side + e
            rx, ry = 11.5 * size, 5.6 * size
            egg(c, end[0] + np.cos(b) * rx * 0.9, end[1] + np.sin(b) * rx * 0.9, rx, ry, b, ("#5a5412", "#949022", "#ccc63c", "#f2ee8c"), sun=SUN, point=0.2, spark=0.35)


AGE = ((0, 0.1), (140, 0.36), (320, 0.66), (600, 1.1))


def animal(c):
    """Paint the plant."""
    lit = 0.30 * smooth(640, 140, np.hypot(c.x - 440, c.y - 40)) - 0.12
    straps = plant()
    shoots(c, straps)
    grown(c, straps, LOOK, age=AGE, push=lit - 0.04)


def second(c):
    """Paint the plant that grows behind, moved and smaller."""
    own = [replace(s, points=[(x * 0.5 + 262, y * 0.5 + 330) for x, y in s.points], half=tuple((a * 0.5, h * 0.5) for a, h in s.half), twist=tuple((a * 0.5, r) for a, r in s.twist), bladders=tuple((a * 0.5, x * 0.5, y * 0.5) for a, x, y in s.bladders), fork=s.fork * 0.5) for s in plant()]
    grown(c, own, replace(LOOK, dim=0.0), age=AGE)


def sea(c):
    """Paint clear blue water of a summer day, the bright surface above on the right."""
    d = np.hypot((c.x - 330) * 0.8, c.y + 90) + 12 * c.noise(120, 46, 4, 2)
    c.rgb = planes(d, (60, "#fbfdf6"), (160, "#d6ecfa"), (290, "#a2ccf0"), (430, "#669fdc"), (560, "#346fba"), (680, "#1c4c90"), (820, "#112f62"), crisp=0.1)
    surface(c, 110, "#ffffff", "#86b4e4", seed=17, n=150, centre=340, alpha=0.8)
    shafts(c, (430, -120), "#eaf6ff", n=8, length=700, amount=0.22, spread=0.8, seed=6)


def stone(c):
    """Paint the boulder that holds the plant."""
    tones = ("#0e2448", "#183a68", "#2e5c8e", "#6690b4", "#b4cede")
    how = {"high": 0.65, "soft": 0.8, "sun": SUN, "grain": 0.05}
    solid(c, [(180, 830), (216, 724), (262, 660), (326, 648), (384, 690), (420, 830)], ("#12305e", "#1c467c", "#2f649c"), seed=6, **how)
    place = [(-70, 860), (-64, 730), (-20, 676), (30, 644), (80, 636), (124, 650), (160, 668), (190, 716), (226, 760), (240, 860)]
    boulder(c, place, ("#0a1a3c", "#153462", "#2c5a90", "#5c8cb6", "#a4c6da", "#dcecf0"), SUN, seed=5, joints=((136, 700, 1.1), (40, 712, 0.1)), push=-0.08, foot=(690, "#12305e"))


def holdfast(c):
    """Paint the disc that is grown onto the stone."""
    x, y = FOOT
    c.disc(x + 1, y + 6, 34, 9, "#081630", alpha=0.75, soft=3, edge=0)
    solid(c, [(x - 27, y + 8), (x - 16, y - 3), (x - 6, y - 14), (x + 9, y - 14), (x + 18, y - 3), (x + 31, y + 8), (x + 12, y + 11), (x - 12, y + 11)], ("#12120e", "#2c260f", "#5a4814"), sun=SUN, high=0.7, grain=0.03, seed=3)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=53)
    sea(c)
    stone(c)
    c.lifted(second).haze("#2f6cb6", 0.6).blurred(2.4).lay(0.85)
    layer = c.lifted(animal)
    c.area(onto(c, layer.alpha, (-18, 34), 7) * smooth(620, 655, c.y), "#0a1c40", 0.5, "multiply", wash=0)
    holdfast(c)
    layer.lay()
    motes(c, "#ffffff", 50)
    return finished(c, focus=((250, 330, 360),), share=0.26)
