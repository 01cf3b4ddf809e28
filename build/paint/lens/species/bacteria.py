"""A bacterium comes down on a fallen leaf: behind its kin, only the skeleton of veins is left.

In front a clear turquoise rod with a few flagella at its pole, about to divide: wall, plasma, two pale heaps of
heritage, golden drops of store. Fine threads hold its head to the leaf, still green at the left; a bright front of enzymes with
kin that eat on, and lace to the right as far as the tip. Brown water in low sun; a corkscrew out of focus.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    capped,
    chance,
    cloud,
    hairs,
    frames,
    net,
    ramp,
    rod,
    smooth,
    tube,
    wave,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.toned import toned_tube
from scipy.spatial import cKDTree

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
WALL = Stuff(alpha=0.05, edge=0.85, power=2.6, gloss=0.5, sharp=24, wrap=0.4, bend=5, shade=0.8)
PLASMA = Stuff(
    alpha=0.05,
    edge=0.45,
    power=2.2,
    gloss=0.0,
    wrap=0.4,
    jelly=1.7,
    milk=0.62,
    shade=0.6,
)
WHIP = Stuff(alpha=0.95, gloss=0.15, wrap=0.6, through=0.5, shade=0.15)
LEAF = Stuff(alpha=1.0, gloss=0.05, sharp=12, wrap=0.3, through=0.25, glow=0.22, shade=0.0)
GRAIN = Stuff(alpha=0.88, edge=0.12, gloss=0.3, sharp=24, wrap=0.35, through=0.4, shade=0.9)
CORE = Stuff(
    alpha=0.17, edge=-0.17, power=0.8, gloss=0.1, wrap=0.7, through=0.7, glow=0.7, shade=0.1
)
DROP = Stuff(alpha=0.95, gloss=0.6, sharp=30, wrap=0.5, through=0.6, glow=0.7, shade=0.1)
DOT = Stuff(alpha=0.6, gloss=0.0, wrap=0.5, shade=0.0)
ENZYME = Stuff(alpha=1.0, gloss=0.0, wrap=0.8, glow=0.75, shade=0.0)
LAMP = (-0.58, -0.68, -0.45)
STORE = (
    (-0.40, 0.15, 0.15),
    (-0.07, -0.45, 0.18),
    (0.07, 0.45, 0.13),
    (0.39, -0.20, 0.17),
    (-0.16, 0.55, 0.10),
)
"""Drops of store: along the body, across it in radii, size in radii."""
KIN = (
    (158, 30, 0.4, "#18b0b8"),
    (-24, 42, 0.15, "#18b0b8"),
    (-96, 48, -0.3, "#18a0b8"),
    (-160, 36, 0.2, "#18b0b8"),
)
"""Its kin at the front: how far above the midrib, half the length, lean, colour."""
MINT, DIM = "#00a8b4", "#8a6a4c"
VIOLET = "#b87850"


def swimmer(s, c, way, length, r, code, seed, whips=3, waist=0.0):
    """A clear rod that divides: wall, plasma, two heaps of heritage, store; whips at one pole."""
    c, d = np.asarray(c, float), unit(way)
    side = unit(np.cross(d, [0, 0, 1]))
    up = np.cross(side, d)
    g = chance(seed)
    a = c - d * length / 2
    arch = side * 0.16 * r
    for share, stuff, tint in ((1.0, WALL, "#a8fff4"), (0.90, PLASMA, code)):
        shape = capped(150, r / (length / 2))
        t = shape[:, 1]
        path = c + d * (t * (length / 2 - r * (1 - share)))[:, None] + arch * (1 - t**2)[:, None]
        pinch = 1 - waist * (2.1 - share) * np.exp(-((t / 0.11) ** 2))
        # the end that eats is a little wider than the one that drives
        wide = r * share * np.maximum(shape[:, 0], 1e-3) * pinch * (1 + 0.06 * t)
        stops = ((-0.9, "#0a3c66"), (0.0, tint), (0.9, "#34d8cc"))
        toned_tube(s, path, wide, LAMP, stops, stuff, 90)
    for middle in (-0.24, 0.24):
        q = g.normal(size=(40, 3)) * [0.050, 0.15, 0.15] + [0, 0, -0.35]
        at = c + arch + d * (length * (middle + q[:, :1])) + (side * q[:, 1:2] + up * q[:, 2:]) * r
        balls(s, at, r * g.uniform(0.14, 0.30, 40), rgb("#ffeaa8"), CORE, n=14)
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
    hairs(s, fringe, r * 0.012, r * 0.004, rgb("#d8fff0"), WHIP, sides=4)
    for at, off, size in STORE:
        spot = c + arch * 0.7 + d * at * length + side * off * r - up * 0.6 * r
        ball(s, spot, (size * r,) * 3, rgb("#ff9a30"), DROP, n=26)
    q = unit(g.normal(size=(260, 3))) * g.uniform(0.55, 0.95, (260, 1))
    q = q[np.abs(q[:, 0]) > 0.1]
    dots = c + d * (q[:, :1] * length * 0.43) + (side * q[:, 1:2] + up * q[:, 2:]) * r * 0.80
    balls(s, dots, r * g.uniform(0.015, 0.035, len(q)), rgb("#0c5058"), DOT, n=7)
    for i in range(whips):
        lag = i - (whips - 1) / 2
        path = wave(
            a + side * 0.05 * lag * r + d * 0.04 * r,
            -d + side * (0.15 + 0.05 * lag),
            length * g.uniform(0.44, 0.52),
            r * (0.17 + 0.02 * lag),
            2.1,
            180,
            grow=0.5,
            coil=0.6,
            bend=-0.85 + 0.14 * lag,
            phase=0.35 * i,
        )
        tube(s, path, np.linspace(r * 0.036, r * 0.006, 180), rgb("#c8fff0"), WHIP, 7)


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


def seams(x, y, size, seed):
    """Return how far each place is from the nearest seam of a mosaic of cells of this size."""
    g = chance(seed)
    gx, gy = np.meshgrid(np.arange(-140, 620, size), np.arange(280, 840, size))
    seeds = np.stack([gx.ravel(), gy.ravel()], 1) + g.uniform(-0.46, 0.46, (gx.size, 2)) * size
    near = cKDTree(seeds).query(np.stack([x.ravel(), y.ravel()], 1), k=2)[0]
    return ((near[:, 1] - near[:, 0]) / 2).reshape(x.shape)


FOOT, TIP = np.array([-90.0, 640.0]), np.array([462.0, 486.0])
LONG = float(np.hypot(*(TIP - FOOT)))
ALONG = (TIP - FOOT) / LONG
UP = np.array([ALONG[1], -ALONG[0]])
SIDES = (0.04, 0.17, 0.30, 0.43, 0.55, 0.66, 0.76, 0.85)


def half(t):
    """Return half the width of the leaf at a share of its length, with the teeth of its margin."""
    t = np.clip(t, 0, 1)
    return 188 * np.sin(np.pi * t**0.86) ** 0.8 * (1 + 0.035 * ((t * 26) % 1)) + 2


def front(off):
    """Return how far along the leaf the tissue still stands, at this distance from the midrib."""
    return 0.53 + 0.05 * np.sin(off / 34 + 0.6) + 0.02 * np.sin(off / 11) - 0.0003 * off


def place(t, off):
    """Return the place on the card of a share of the length and a distance above the midrib."""
    return FOOT + ALONG * (t * LONG) + UP * off


def vein(t, off, root, sign, thick):
    """Return 1 on a side vein that bows forwards from its root to the margin."""
    high = half(root + 0.12)
    u = np.clip(off * sign / high, 0, 1)
    way = root + 0.20 * u + 0.05 * u**2
    away = np.abs(t - way) * LONG * 0.8 + 400 * np.maximum(-off * sign / LONG, 0)
    return np.clip(1.25 - away / (thick * (1 - 0.6 * u)), 0, 1)


def leaf(s, fine):
    """The leaf: green, then ochre and brown up to the front, then nothing but its veins."""
    n = int(460 * fine), int(640 * fine)
    y, x = np.meshgrid(np.linspace(350, 790, n[0]), np.linspace(-60, 540, n[1]), indexing="ij")
    p = np.stack([x, y, 0 * x], -1)
    t = ((x - FOOT[0]) * ALONG[0] + (y - FOOT[1]) * ALONG[1]) / LONG
    off = (x - FOOT[0]) * UP[0] + (y - FOOT[1]) * UP[1]
    rough = cloud(p, 60, 3)
    inside = half(t) - np.abs(off) - 900 * np.maximum(t - 1, 0)
    rest = front(off) + 0.014 * cloud(p, 16, 5) - t
    rib = np.clip(1.3 - np.abs(off) / (8.5 - 5.5 * np.clip(t, 0, 1)), 0, 1)
    side = np.zeros_like(x)
    for root in SIDES:
        for sign in (-1, 1):
            side = np.maximum(side, vein(t, off, root, sign, 5.5 - 2.5 * root))
    main = np.maximum(rib, side)
    margin = smooth(3.6, 1.6, inside)
    mesh = smooth(1.5, 0.6, seams(x, y, 25, 4))
    cells = smooth(1.4, 0.3, seams(x, y, 12, 6)) * smooth(0.3, 0.02, rest)
    tissue = smooth(-0.003, 0.004, rest)
    left = smooth(-0.50, -0.05, rest + 0.16 * rough)
    lace = np.maximum(np.maximum(smooth(0.3, 0.5, main), margin), mesh * left)
    alpha = np.maximum(tissue, lace) * smooth(-0.5, 1.5, inside)
    green = np.clip(rest + 0.02 * rough, 0, 0.5) / 0.5
    col = ramp(
        green,
        (0, "#5a2c12"),
        (0.05, "#8a5220"),
        (0.16, "#c29a38"),
        (0.34, "#8ea63e"),
        (0.62, "#4f8c3e"),
        (1, "#2c6a3c"),
    )
    col = col * (1 + 0.10 * rough - 0.12 * cells * (1 - main))[..., None]
    pale = rgb("#f0dca0") * (1 - 0.25 * smooth(-0.1, -0.5, rest))[..., None]
    lit = np.clip(
        np.maximum(main * (1 - 0.35 * tissue), np.maximum(mesh, margin) * (0.85 - 0.6 * tissue)),
        0,
        1,
    )
    col = col + (pale - col) * lit[..., None]
    z = (
        150
        - 0.35 * (y - 370)
        - 5 * rough
        + tissue * 9 * main
        - (1 - tissue) * 7 * np.sqrt(np.maximum(main, 0.3 * mesh))
    )
    z = z + 3 * tissue * cells * (1 - main)
    v = np.stack([x, y, z], -1)
    net(
        s, v, np.clip(col, 0, 1), LEAF, out=np.broadcast_to([0.0, -0.4, -1.0], v.shape), alpha=alpha
    )


def eaters(s):
    """The front: a bright band of enzymes, and rods that bore into the tissue behind it."""
    g = chance(12)
    off = g.uniform(-150, 176, 420)
    t = front(off) + np.abs(g.normal(0, 0.022, 420)) - 0.006
    at = FOOT + ALONG * (t * LONG)[:, None] + UP * off[:, None]
    spots = np.concatenate([at, (138 - 0.35 * (at[:, 1:] - 370))], 1)
    balls(s, spots, g.uniform(0.9, 2.5, 420), rgb("#ffcf3a"), ENZYME, n=8)
    for off, size, lean, colour in KIN:
        x, y = place(front(off) - 0.004, off)
        spot = np.array([x, y, 143 - 0.35 * (y - 370)])
        d = unit(np.array([*(-ALONG + UP * lean), 0.55]))
        shape = capped(60, 0.42)
        t = shape[:, 1]
        wide = size * 0.42 * np.maximum(shape[:, 0], 1e-3) * (1 - 0.14 * np.exp(-((t / 0.12) ** 2)))
        stops = ((-0.9, "#04203c"), (0.1, "#0c7c90"), (0.7, colour), (1, "#58dcd0"))
        toned_tube(s, spot + d * (t * size)[:, None], wide, LAMP, stops, GRAIN, 36)
        for at in (-0.45, 0.4):
            heap = spot + d * at * size - np.array([0, 0, 0.3 * size])
            ball(s, heap, (0.2 * size, 0.26 * size, 0.1 * size), rgb("#ffeaa8"), CORE, axis=d)
            ball(s, heap, (0.13 * size, 0.18 * size, 0.1 * size), rgb("#ffeaa8"), CORE, axis=d)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 4.0, "main": 0.0, "near": 11.0}
    g = chance(6)
    swimmer(s, (290, 338, 22), (-0.53, 0.80, 0.27), 384, 82, MINT, 3, waist=0.10)
    leaf(s, min(1.4, 0.5 + 0.45 * k))
    eaters(s)
    s.layer = "mid"
    screw(s, (92, 170, 130), (0.30, 0.92, 0.1), 130, 8, 16, 3.2, VIOLET)
    s.layer = "far"
    for _ in range(9):
        c = np.array([g.uniform(0, 480), g.uniform(10, 400), 250.0])
        d = unit(g.normal(size=3) * [1, 1, 0.4]) * g.uniform(10, 20)
        rod(s, c - d, c + d, g.uniform(7, 10), rgb(DIM), SKIN, n=12, sides=10)
    ground = f.down((0, "#d89a58"), (0.3, "#a8623c"), (0.6, "#5a2e2a"), (1, "#1c0e12"))
    ground *= np.exp(0.10 * f.noise(180, 130, 3))[..., None]
    ground += rgb("#ffe0a0") * (0.65 * f.spot(60, 20, 260))[..., None]
    lighting = Lighting(
        lamps=[((-0.58, -0.68, -0.45), "#fff2d8", 2.2), ((0.6, -0.2, 0.7), "#6ad8d0", 0.35)],
        top="#ffe8c0",
        low="#4a3c5c",
        ambient=0.45,
        rim="#f4fff0",
        rim_power=0.9,
        rim_low=0.15,
        crowd=0.9,
        density=1.0,
    )
    image = compose(s, lighting, ground, k)
    image *= 1 - 0.45 * (f.spot(312, 548, 74, 0.6) * f.spot(312, 570, 80))[..., None]
    image += rgb("#ffb43c") * (0.25 * f.spot(196, 498, 62))[..., None]
    for off in np.linspace(-140, 170, 11):
        x, y = place(front(off), off)
        image += rgb("#ffb02c") * (0.13 * f.spot(x, y, 30))[..., None]
    image = finish(image, f, foot_colour="#0c0804", foot=0.3, vignette=0.38, bloom=0.15)
    return brushed(image, k, 1.4, 0.8)
