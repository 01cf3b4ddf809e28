"""Synechococcus: one cell tears itself in two amid the crowd of its kin, and a flagellate swallows them one by one.

The smallest and most numerous plants of the sea, short rods that glow orange by their own pigments; their crowd
runs up to the light. In front one divides: two short halves, the waist drawn in and creased by the strain, sheets
of membranes (thylakoids) along the wall, few small many-sided carboxysomes and a pale middle. A clear flagellate
folds its lip round another; those it swallowed before dim from orange to brown in their bubbles.
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
    facets,
    icosahedron,
    net,
    ramp,
    smooth,
    tube,
    wave,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.surface import beams, underside
from paint.lens.toned import toned_tube

WALL = Stuff(alpha=0.02, edge=0.7, power=3.6, gloss=0.12, sharp=30, wrap=0.4, bend=6, shade=0.2)
PLASMA = Stuff(
    alpha=0.06,
    edge=0.4,
    power=2.0,
    gloss=0.0,
    wrap=0.4,
    jelly=1.7,
    milk=0.5,
    glow=0.08,
    shade=0.3,
)
SHEET = Stuff(alpha=0.0, edge=0.8, power=5.0, gloss=0.0, wrap=0.5, glow=0.25, shade=0.0)
CORE = Stuff(alpha=0.09, edge=-0.09, power=0.8, gloss=0.0, wrap=0.8, glow=0.2, shade=0.0)
CRYSTAL = Stuff(alpha=0.9, gloss=0.4, sharp=20, wrap=0.5, glow=0.25, shade=0.1)
DOT = Stuff(alpha=0.55, gloss=0.0, wrap=0.5, shade=0.0)
SPECK = Stuff(alpha=0.3, gloss=0.0, wrap=0.5, shade=0.0)
HUNTER = Stuff(
    alpha=0.02,
    edge=0.60,
    power=2.6,
    gloss=0.16,
    sharp=50,
    wrap=0.4,
    through=0.5,
    jelly=1.1,
    milk=0.4,
    bend=7,
    shade=0.3,
)
BUBBLE = Stuff(alpha=0.02, edge=0.35, power=2.4, gloss=0.12, sharp=40, bend=4, shade=0.0)
LIP = Stuff(
    alpha=0.12,
    edge=0.34,
    power=1.6,
    gloss=0.2,
    sharp=30,
    wrap=0.5,
    through=0.5,
    glow=0.10,
    shade=0.3,
)
INNER = Stuff(alpha=0.30, edge=-0.30, power=0.8, gloss=0.0, wrap=0.8, glow=0.15, shade=0.0)
WHIP = Stuff(alpha=0.9, gloss=0.3, wrap=0.6, through=0.6, shade=0.1)
LAMP = (-0.62, -0.70, -0.35)
SEEDS = {
    -1: ((-0.06, 0.30, 0.15), (0.10, -0.20, 0.10)),
    1: ((-0.10, 0.05, 0.13), (0.05, -0.34, 0.09), (0.085, 0.26, 0.11)),
}
"""Carboxysomes of each half: along the body, across it in radii, size in radii."""
GLOW = ((-0.9, "#300230"), (-0.45, "#84102c"), (0.05, "#dc3808"), (0.6, "#fc6a0c"), (1, "#ffa030"))


def cell(s, at, way, length, r, seed, waist=0.2, fine=1.0, taper=0.03, eaten=0.0):
    """Add a short rod: clear wall, orange plasma, sheets of membranes, carboxysomes.

    `waist` is how far it is pinched, `taper` how much larger the end is that it looks to, `eaten` how far
    it is digested, from 0 to 1.
    """
    at, d = np.asarray(at, float), unit(way)
    side = unit(np.cross(d, [0, 0, 1]))
    up = np.cross(side, d)
    g = chance(seed)
    n, sides = int(150 * fine), int(84 * fine)
    shape = capped(n, min(0.98, 2 * r / length))
    t = shape[:, 1]
    turn = np.linspace(0, 2 * np.pi, sides + 1)

    def shell(share, bow=0.10):
        """Return the path and the radii of a skin at a share of the full width."""
        p = at + d * (t * (length / 2 - r * (1 - share)))[:, None]
        p = p + side * (bow * r * (1 - t**2))[:, None]
        pinch = 1 - waist * (1.7 - 0.7 * share) * np.exp(-((np.abs(t) / 0.20) ** 1.6))
        strain = waist * np.exp(-((t / 0.26) ** 2))[:, None]
        crease = 0.10 * strain * np.cos(11 * turn + 2 * np.sin(3 * turn) + 3 * t[:, None])
        wide = share * r * np.maximum(shape[:, 0], 1e-3) * pinch * (1 + taper * t)
        return p, wide[:, None] * (1 + crease)

    glow = [(v, rgb_mix(c, "#9c5a1c", eaten)) for v, c in GLOW]
    if fine > 0.4:
        pale = ((-1.0, "#a02c60"), (0.0, "#f06a34"), (0.6, "#ffd8a0"), (1, "#fff4d8"))
        toned_tube(s, *shell(1.0), LAMP, pale, WALL, sides)
    toned_tube(s, *shell(0.955), LAMP, glow, PLASMA, sides)
    if fine < 0.5:
        return
    stops = ((-1.0, "#ff5a30"), (1, "#ffe0a0"))
    for share in (0.87, 0.76, 0.65):
        toned_tube(s, *shell(share), LAMP, stops, SHEET, sides)
    for half in (-1, 1):
        middle = at + d * half * length * 0.235
        q = g.normal(size=(30, 3)) * [0.035 * length, 0.13 * r, 0.13 * r]
        soft = middle + d * q[:, :1] + side * q[:, 1:2] + up * q[:, 2:] - [0, 0, 0.3 * r]
        balls(s, soft, r * g.uniform(0.14, 0.28, 30), rgb("#ffc070"), CORE, n=16)
        for along, across, size in SEEDS[half]:
            c = middle + d * (half * along * length) + side * across * r - [0, 0, 0.45 * r]
            v, f = icosahedron(unit(g.normal(size=3)), g.uniform(0, 6))
            p, normal, tri = facets(v * r * size + c, f)
            s.add(p, normal, tri, rgb("#fff0c0"), CRYSTAL)
    q = unit(g.normal(size=(150, 3))) * g.uniform(0.5, 0.95, (150, 1))
    q = q[np.abs(q[:, 0]) > 0.12]
    dots = at + d * (q[:, :1] * length * 0.42) + (side * q[:, 1:2] + up * q[:, 2:]) * r * 0.72
    balls(s, dots, r * g.uniform(0.012, 0.03, len(q)), rgb("#8a1410"), DOT, n=7)


def rgb_mix(one, two, share):
    """Return the code of a colour between two others."""
    pairs = [(int(one[i : i + 2], 16), int(two[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


SCALE = 0.50
BODY, SIZE = np.array([330.0, 486.0, 120.0]), np.array([206.0, 196.0, 150.0]) * SCALE
CUP = unit([-0.42, -0.86, -0.30])
"""The flagellate: its middle, its half axes, and where its lip opens."""


def folded(q):
    """Return the radius of the flagellate in each direction: a cup with a raised, uneven lip."""
    far = np.arccos(np.clip(q @ CUP, -1, 1))
    wobble = cloud(q, 1.0, 8, 1)
    lip = (0.22 + 0.05 * wobble) * np.exp(-(((far - 0.50) / 0.17) ** 2))
    return 1 + 0.03 * wobble + lip - 0.36 * smooth(0.50, 0.05, far)


def hunter(s):
    """Add the flagellate: clear skin, nucleus, cells in bubbles, one at its lip, and its whip."""
    ball(
        s,
        BODY,
        SIZE,
        rgb("#58b8f0"),
        HUNTER,
        axis=(0, 1, 0),
        turn=(0, 0, 1),
        n=150,
        dent=lambda q: folded(local(q)),
    )
    ball(s, BODY + np.array([96, 60, 30]) * SCALE, np.array([62, 70, 60]) * SCALE, rgb("#a088f0"), INNER, n=40)
    ball(s, BODY + np.array([108, 34, 10]) * SCALE, np.array([22, 26, 24]) * SCALE, rgb("#e8d8ff"), INNER, n=24)
    for i, (x, y, r, eaten) in enumerate(
        (
            (-100, 0, 40, 0.15),
            (-8, 34, 34, 0.55),
            (30, -64, 30, 0.35),
            (-62, 80, 30, 0.8),
            (150, -66, 22, 0.7),
        )
    ):
        at, r = BODY + np.array([x, y, -150]) * SCALE, r * SCALE
        ball(s, at, (r, r * 0.94, r), rgb("#d0f0ff"), BUBBLE, n=40)
        cell(
            s,
            at,
            chance(70 + i).normal(size=3) * [1, 1, 0.3],
            r * 1.35,
            r * 0.44,
            50 + i,
            0.0,
            0.45,
            eaten=eaten,
        )
    g = chance(5)
    q = unit(g.normal(size=(240, 3))) * g.uniform(0.3, 0.9, (240, 1))
    balls(s, BODY + q * SIZE * 0.9, g.uniform(0.5, 1.6, 240), rgb("#d8f4ff"), SPECK, n=7)
    whip = wave(BODY + np.array([110, -150, 20]) * SCALE, (0.30, -0.95, 0.1), 210, 15, 2.1, 160, grow=0.3, bend=-0.12)
    tube(s, whip, np.linspace(4.6, 1.0, 160), rgb("#b4e4f8"), WHIP, 10)


def rolled(s):
    """Add the lip: a roll that is thick towards us, thin and turned outwards on its far side.

    What faces the cells above and in the cup is warm with their light.
    """
    one = unit(np.cross(CUP, [0.0, 0.0, 1.0]))
    two = np.cross(CUP, one)
    round_, turn = np.meshgrid(
        np.linspace(0, 2 * np.pi, 241), np.linspace(0, 2 * np.pi, 25), indexing="ij"
    )
    ring = one * np.cos(round_)[..., None] + two * np.sin(round_)[..., None]
    q = unit(CUP * np.cos(0.50) + ring * np.sin(0.50))
    far, near = smooth(-0.5, 0.8, ring[..., 2]), smooth(-0.1, -0.85, ring[..., 2])
    out = ring * np.cos(turn)[..., None] + CUP * np.sin(turn)[..., None]
    middle = BODY + q * folded(q)[..., None] * SIZE
    middle = middle + (ring * 12 - CUP * 10) * SCALE * far[..., None] - CUP * (9 * SCALE * near)[..., None]
    size = SCALE * (7 + 14 * near - 3 * far + 2 * np.sin(3 * round_ + 1) + 1.2 * np.sin(5 * round_))
    p = middle + out * size[..., None] * (1 + 0.6 * far * np.maximum(np.cos(turn), 0))[..., None]
    prey = BODY + CUP * SIZE * 0.93 - p
    close = np.exp(-(((np.linalg.norm(prey, axis=-1) - 40 * SCALE) / (70 * SCALE)) ** 2))
    lit = np.maximum(
        out @ unit([-0.15, -0.95, -0.2]) - 0.35, 1.6 * close * (out * unit(prey)).sum(-1)
    )
    tint = ramp(lit, (-0.6, "#2860b0"), (0.05, "#68b4f0"), (0.5, "#e0a8a0"), (1.0, "#ff8a3c"))
    net(s, p, tint, LIP, out=out)


def local(q):
    """Return directions of a ball that stands upright as directions on the card."""
    x = unit(np.cross([0.0, 1.0, 0.0], [0.0, 0.0, 1.0]))
    return q @ np.stack([x, [0.0, 1.0, 0.0], np.cross(x, [0.0, 1.0, 0.0])])


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 4.0, "mid": 1.8, "back": 0.6, "main": 0.0}
    cell(s, (196, 250, 0), (0.74, -0.58, -0.34), 330, 76, 2, 0.36, taper=0.14)
    s.layer = "back"
    hunter(s)
    rolled(s)
    cell(s, BODY + CUP * SIZE * 0.93, (0.85, 0.30, -0.3), 62, 19, 14, 0.0, 0.6)
    s.layer = "mid"
    for x, y, size, seed in ((420, 178, 30, 13), (70, 430, 34, 15), (176, 520, 26, 16), (60, 560, 22, 18)):
        way = unit(chance(seed).normal(size=3) * [1, 1, 0.3])
        cell(s, (x, y, 180), way, size * 4, size, seed, 0.25 * (seed % 2), 0.5)
    s.layer = "far"
    g = chance(12)
    for i in range(46):
        t = g.random() ** 0.8
        x, y = 30 + 430 * t + g.normal(0, 70), 640 - 560 * t + g.normal(0, 70)
        size = 13 - 7 * t + g.uniform(-1, 2)
        cell(s, (x, y, 260 + 200 * t), unit(g.normal(size=3) * [1, 1, 0.4]), size * g.uniform(3, 4.4), size, 90 + i, 0.2 * (i % 2), 0.25)
    ground = f.down((0, "#aee4e8"), (0.16, "#48b0d0"), (0.38, "#1464a4"), (0.70, "#0a3274"), (1, "#061640"))
    ground *= np.exp(0.08 * f.noise(170, 130, 3))[..., None]
    ground *= (1 - 0.50 * f.spot(210, 270, 200))[..., None]
    ground = underside(f, ground, 112, "#f4fff4", "#3c9cc4", centre=380, seed=8)
    ground = beams(f, ground, (390, -200), "#d8fff4", amount=0.16)
    lighting = Lighting(
        lamps=[((-0.62, -0.70, -0.35), "#fff0d8", 1.6), ((0.7, 0.4, 0.4), "#a040d0", 0.6)],
        top="#ffd0a0",
        low="#70204c",
        ambient=0.42,
        rim="#fff0c8",
        rim_power=1.0,
        rim_low=0.15,
        crowd=0.4,
        density=0.4,
    )
    image = compose(s, lighting, ground, k)
    image = finish(
        image, f, foot_colour="#04081c", foot=0.35, vignette=0.3, bloom=0.10, bloom_from=0.75
    )
    return brushed(image, k, 1.4, 0.75)
