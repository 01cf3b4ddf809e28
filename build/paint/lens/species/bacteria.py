"""A bacterium lies on a fallen leaf and eats into it: behind its kin, only the skeleton of veins is left.

In front a dark turquoise rod with a few flagella at its pole, about to divide: a clear wall, a dense inside,
two pale heaps of heritage, golden drops of store. The net of veins bends under its weight; fine threads hold its
head to the leaf, still green at the left. Round every head a bite, in it a seam of enzymes; brown lace to the right
as far as the tip. Pale, still water behind; a corkscrew out of focus.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    capped,
    chance,
    hairs,
    rod,
    tube,
    wave,
)
from paint.lens.gouache import brushed
from paint.lens.leaf import ALONG, FOOT, LONG, OVER, TILT, UP, deep, leaf, place
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.toned import toned_tube

SKIN = Stuff(
    alpha=0.30,
    edge=0.55,
    power=1.7,
    gloss=0.25,
    sharp=20,
    wrap=0.45,
    through=0.5,
    jelly=1.3,
    milk=0.55,
    bend=4,
    shade=0.6,
)
WALL = Stuff(alpha=0.04, edge=0.5, power=2.6, gloss=0.22, sharp=40, wrap=0.4, bend=5, shade=0.8)
BULK = Stuff(
    alpha=0.94, edge=-0.5, power=2.5, gloss=0.0, wrap=0.5, through=0.5, glow=0.06, shade=0.9
)
PLASMA = Stuff(
    alpha=0.05,
    edge=0.45,
    power=2.2,
    gloss=0.0,
    wrap=0.4,
    jelly=1.7,
    milk=0.5,
    shade=0.6,
)
WHIP = Stuff(alpha=0.95, gloss=0.15, wrap=0.6, through=0.5, shade=0.15)
GRAIN = Stuff(alpha=0.88, edge=0.12, gloss=0.3, sharp=24, wrap=0.35, through=0.4, shade=0.9)
CORE = Stuff(
    alpha=0.13, edge=-0.13, power=0.8, gloss=0.0, wrap=0.7, through=0.7, glow=0.4, shade=0.1
)
DROP = Stuff(alpha=0.95, gloss=0.5, sharp=30, wrap=0.4, through=0.6, glow=0.25, shade=0.1)
DOT = Stuff(alpha=0.6, gloss=0.0, wrap=0.5, shade=0.0)
ENZYME = Stuff(alpha=1.0, gloss=0.0, wrap=0.8, glow=0.75, shade=0.0)
LAMP = (-0.60, -0.70, -0.30)
STORE = (
    (-0.40, 0.15, 0.15),
    (-0.07, -0.45, 0.18),
    (0.07, 0.45, 0.13),
    (0.39, -0.20, 0.17),
    (-0.16, 0.55, 0.10),
)
"""Drops of store: along the body, across it in radii, size in radii."""
DENSE = ((-1, "#03142e"), (-0.5, "#032440"), (0.1, "#04505e"), (0.6, "#0c8880"), (1, "#58d8b4"))
"""The colours of the dense inside, from the side away from the lamp to the side towards it."""
KIN = (
    (226, 24, 0.5, 8, 0.42, 0.20, "#18b0b8"),
    (192, 32, -0.3, 4, 0.40, 0.20, "#1898b8"),
    (-44, 56, 0.9, -4, 0.30, 0.14, "#2cb8a0"),
    (-96, 36, -0.2, 10, 0.52, 0.10, "#18b0b0"),
    (-168, 66, -0.6, 2, 0.38, 0.46, "#1894b8"),
    (-142, 24, 1.3, -62, 0.50, 0.16, "#48c89c"),
)
"""Its kin: how far above the midrib, half the length, lean, how far behind the front, how thick, waist, colour."""
MINT, DIM = "#00a8b4", "#e8c898"
VIOLET = "#e0a070"


def swimmer(s, c, way, length, r, code, seed, whips=3, waist=0.0):
    """A clear rod that divides: wall, plasma, two heaps of heritage, store; whips at one pole."""
    c, d = np.asarray(c, float), unit(way)
    side = unit(np.cross(d, [0, 0, 1]))
    up = np.cross(side, d)
    g = chance(seed)
    a = c - d * length / 2
    arch = side * 0.16 * r
    for share, stuff, tint in ((1.0, WALL, "#a8fff4"), (0.94, PLASMA, code)):
        shape = capped(150, r / (length / 2))
        t = shape[:, 1]
        path = c + d * (t * (length / 2 - r * (1 - share)))[:, None] + arch * (1 - t**2)[:, None]
        pinch = 1 - waist * (2.1 - share) * np.exp(-((np.abs(t) / 0.15) ** 1.7))
        # the end that eats is a little wider than the one that drives
        wide = r * share * np.maximum(shape[:, 0], 1e-3) * pinch * (1 + 0.06 * t)
        stops = (
            (-1, "#0a5440"),
            (-0.6, "#033450"),
            (0.0, "#066078"),
            (0.48, tint),
            (0.9, "#80fce0"),
        )
        toned_tube(s, path, wide, LAMP, stops, stuff, 90)
        if stuff is PLASMA:
            # the dense inside hides the net behind it
            toned_tube(s, path + up * 0.06 * r, 0.99 * wide, LAMP, DENSE, BULK, 90, flat=0.5)
    for middle in (-0.24, 0.24):
        q = g.normal(size=(40, 3)) * [0.050, 0.15, 0.12] + [0, 0, -0.5]
        at = c + arch + d * (length * (middle + q[:, :1])) + (side * q[:, 1:2] + up * q[:, 2:]) * r
        balls(s, at, r * g.uniform(0.14, 0.30, 40), rgb("#e0e4a0"), CORE, n=14)
    # fine threads hold the head to what it eats
    m = 110
    turn, back = g.uniform(0, 2 * np.pi, m), g.uniform(0.0, 0.95, m)
    out = side * np.cos(turn)[:, None] + up * np.sin(turn)[:, None]
    tilt = np.sqrt(1 - (1 - back[:, None]) ** 2)
    root = c + d * (length / 2 - r * back[:, None]) + out * r * tilt
    way = unit(d * (1 - back[:, None]) + out * tilt + 0.25 * g.normal(size=(m, 3)))
    u = np.linspace(0, 1, 7)[None, :, None]
    long = r * g.uniform(0.12, 0.30, (m, 1, 1))
    fringe = root[:, None] + way[:, None] * long * u + d * long * 0.4 * u**2
    hairs(s, fringe, r * 0.018, r * 0.007, rgb("#0a4c58"), WHIP, sides=4)
    for at, off, size in STORE:
        spot = c + arch * 0.7 + d * at * length + side * off * r - up * 0.66 * r
        ball(s, spot, (size * r,) * 3, rgb("#ff9a30"), DROP, n=26)
    q = unit(g.normal(size=(260, 3))) * g.uniform(0.55, 0.95, (260, 1))
    q = q[np.abs(q[:, 0]) > 0.1]
    dots = c + d * (q[:, :1] * length * 0.43) + (side * q[:, 1:2] + up * q[:, 2:]) * r * 0.80
    balls(s, dots, r * g.uniform(0.015, 0.035, len(q)), rgb("#0c5058"), DOT, n=7)
    for i in range(whips):
        lag = i - (whips - 1) / 2
        path = wave(
            a + side * 0.05 * lag * r + d * 0.04 * r,
            -d + np.array([-0.62, -0.50, 0]) + side * 0.10 * lag,
            length * g.uniform(0.34, 0.42),
            r * (0.17 + 0.02 * lag),
            2.1,
            180,
            grow=0.5,
            coil=0.6,
            bend=-0.9 + 0.4 * lag,
            phase=0.35 * i,
        )
        tube(s, path, np.linspace(r * 0.050, r * 0.012, 180), rgb("#0a4c58"), WHIP, 7)


def screw(s, c, way, length, r, coil, turns, code):
    """A corkscrew."""
    p = wave(
        np.asarray(c, float) - unit(way) * length / 2,
        way,
        length,
        coil,
        turns,
        220,
        grow=0.02,
        coil=1.0,
    )
    t = np.linspace(-1, 1, 220)
    tube(s, p, r * np.sqrt(np.clip(1 - np.abs(t) ** 3, 0.0005, 1)), rgb(code), SKIN, 22)


def front(off):
    """Return how far along the leaf the tissue still stands, at this distance from the midrib.

    Round each head there is a bite.
    """
    edge = 0.572 + 0.04 * np.sin(off / 40 + 0.6) + 0.012 * np.sin(off / 11) - 0.0002 * off
    for at, size, *_ in ((HERO, 84, 0), *KIN):
        edge = edge - 0.0008 * size * np.clip(1 - ((off - at) / (0.62 * size)) ** 2, 0, 1) ** 0.5
    return edge


HERO = 66.0
"""How far above the midrib the large one bites."""
BITE = np.append(place(front(HERO) + 0.02, HERO), 0.0)
DIP = 0.04
"""How much steeper than the leaf it lies: its head is sunk into the tissue."""
WAY = unit([-0.80, 0.60, DIP - 0.60 * TILT])
REST = BITE + [118, -86, 0]
"""Where its middle rests on the leaf, and which way its head looks."""


def eaters(s):
    """The front: a bright seam of enzymes, and rods that bore into the tissue behind it."""
    g = chance(12)
    off = g.uniform(-170, 200, 360)
    t = front(off) + np.abs(g.normal(0, 0.007, 360)) - 0.006
    at = FOOT + ALONG * (t * LONG)[:, None] + UP * off[:, None]
    spots = np.concatenate([at, deep(at[:, 1:]) - 8], 1)
    balls(s, spots, g.uniform(0.6, 1.5, 360), rgb("#ffc23a"), ENZYME, n=8)
    for off, size, lean, behind, thick, waist, colour in KIN:
        x, y = place(front(off) + (0.85 * size + behind) / LONG, off)
        across = -ALONG + UP * lean
        d = unit([*across, -across[1] * TILT])
        spot = np.array([x, y, float(deep(y))]) + OVER * 0.34 * size
        shape = capped(120, thick)
        t = shape[:, 1]
        pinch = 1 - waist * np.exp(-((t / 0.14) ** 2))
        wide = size * thick * np.maximum(shape[:, 0], 1e-3) * pinch * (1 + 0.10 * t)
        stops = ((-0.9, "#04183c"), (-0.1, "#0c6c88"), (0.6, colour), (1, "#7cecd8"))
        bow = np.cross(d, OVER) * 0.10 * size
        toned_tube(
            s,
            spot + d * (t * size)[:, None] + bow * (1 - t**2)[:, None],
            wide,
            LAMP,
            stops,
            GRAIN,
            64,
        )
        for at in (-0.45, 0.4):
            heap = spot + d * at * size + OVER * 0.6 * thick * size
            ball(
                s,
                heap,
                (0.48 * thick * size, 0.24 * size, 0.24 * thick * size),
                rgb("#ffeaa8"),
                CORE,
                axis=d,
            )


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 4.0, "main": 0.0, "near": 11.0}
    g = chance(6)
    middle = np.array([REST[0], REST[1], float(deep(REST[1]))]) + OVER * 64
    swimmer(s, middle, WAY, 386, 78, MINT, 3, waist=0.16)
    leaf(s, min(1.4, 0.5 + 0.45 * k), front, (REST, WAY))
    eaters(s)
    s.layer = "mid"
    screw(s, (64, 190, 130), (0.30, 0.92, 0.1), 130, 8, 16, 3.2, VIOLET)
    swimmer(s, (196, 150, 150), (-0.35, 0.92, 0.1), 120, 24, MINT, 5, whips=2, waist=0.1)
    s.layer = "far"
    for _ in range(9):
        c = np.array([g.uniform(0, 480), g.uniform(10, 400), 250.0])
        d = unit(g.normal(size=3) * [1, 1, 0.4]) * g.uniform(10, 20)
        rod(s, c - d, c + d, g.uniform(7, 10), rgb(DIM), SKIN, n=12, sides=10)
    ground = f.down((0, "#fffaea"), (0.35, "#fff0c4"), (0.7, "#ffdf9c"), (1, "#f4bc70"))
    ground *= np.exp(0.10 * f.noise(180, 130, 3) * 0.4)[..., None]
    lighting = Lighting(
        lamps=[
            (LAMP, "#fff2d8", 1.95),
            ((0.6, -0.2, 0.7), "#6ad8d0", 0.35),
            ((-0.15, 0.9, -0.4), "#a8d050", 0.5),
        ],
        top="#ffe8c0",
        low="#c8a890",
        ambient=0.36,
        rim="#fff2cc",
        rim_power=0.9,
        rim_low=0.15,
        crowd=0.9,
        density=2.2,
    )
    image = compose(s, lighting, ground, k)
    for off in np.linspace(-140, 170, 11):
        x, y = place(front(off), off)
        image += rgb("#ffb02c") * (0.10 * f.spot(x, y, 30))[..., None]
    image = finish(image, f, foot_colour="#5c3420", foot=0.3, vignette=0.12, bloom=0.12, exposure=1.12)
    return brushed(image, k, 1.1, 0.7)
