"""Synechococcus in the open sea: short rods that glow orange by their own pigments.

The smallest and most numerous plants of the sea. In front one divides: two short halves with a shallow
waist, a clear wall paved with fine knobs, sheets of membranes (thylakoids) that follow it, few small many-sided carboxysomes and
a pale middle. Its kin drift behind and before it, out of focus; below, dark, the sieve-like rim of a diatom.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, balls, capped, chance, facets, icosahedron, net, ramp
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.toned import toned_tube

WALL = Stuff(alpha=0.02, edge=0.7, power=3.6, gloss=0.30, sharp=30, wrap=0.4, bend=6, shade=0.2)
PLASMA = Stuff(
    alpha=0.06,
    edge=0.4,
    power=2.0,
    gloss=0.0,
    wrap=0.4,
    jelly=1.7,
    milk=0.5,
    glow=0.18,
    shade=0.3,
)
SHEET = Stuff(alpha=0.0, edge=0.5, power=7.0, gloss=0.0, wrap=0.6, glow=0.3, shade=0.0)
CORE = Stuff(alpha=0.14, edge=-0.14, power=0.8, gloss=0.0, wrap=0.8, glow=0.5, shade=0.0)
CRYSTAL = Stuff(alpha=0.9, gloss=0.4, sharp=20, wrap=0.5, glow=0.25, shade=0.1)
KNOB = Stuff(alpha=0.16, gloss=0.2, wrap=0.5, shade=0.0)
DOT = Stuff(alpha=0.55, gloss=0.0, wrap=0.5, shade=0.0)
SIEVE = Stuff(alpha=1.0, gloss=0.05, sharp=14, wrap=0.2, through=0.1, shade=0.0)
LAMP = (-0.62, -0.70, -0.35)
SEEDS = {
    -1: ((-0.06, 0.30, 0.15), (0.10, -0.20, 0.10)),
    1: ((-0.10, 0.05, 0.13), (0.05, -0.34, 0.09), (0.085, 0.26, 0.11)),
}
"""Carboxysomes of each half: along the body, across it in radii, size in radii."""
GLOW = ((-0.9, "#4c0438"), (-0.4, "#a81428"), (0.1, "#e84008"), (0.6, "#fc6a0c"), (1, "#ff9a24"))


def cell(s, at, way, length, r, seed, waist=0.2, fine=1.0):
    """A short rod: clear wall, orange plasma, sheets of membranes, carboxysomes."""
    at, d = np.asarray(at, float), unit(way)
    side = unit(np.cross(d, [0, 0, 1]))
    up = np.cross(side, d)
    g = chance(seed)
    n, sides = int(150 * fine), int(84 * fine)
    shape = capped(n, min(0.98, 2 * r / length))
    t = shape[:, 1]

    def shell(share, bow=0.07):
        p = at + d * (t * (length / 2 - r * (1 - share)))[:, None]
        p = p + side * (bow * r * (1 - t**2))[:, None]
        pinch = 1 - waist * (1.9 - 0.9 * share) * np.exp(-((t / 0.15) ** 2))
        return p, share * r * np.maximum(shape[:, 0], 1e-3) * pinch * (1 + 0.03 * t)

    if fine > 0.4:
        pale = ((-1.0, "#c02c50"), (0.0, "#f06a34"), (0.6, "#ffd8a0"), (1, "#fff4d8"))
        toned_tube(s, *shell(1.0), LAMP, pale, WALL, sides)
    toned_tube(s, *shell(0.955), LAMP, GLOW, PLASMA, sides)
    if fine < 0.5:
        return
    for share in (0.86, 0.75):
        stops = ((-1.0, "#ff5a30"), (1, "#ffd880"))
        toned_tube(s, *shell(share), LAMP, stops, SHEET, sides)
    for half in (-1, 1):
        middle = at + d * half * length * 0.235
        q = g.normal(size=(30, 3)) * [0.035 * length, 0.13 * r, 0.13 * r]
        soft = middle + d * q[:, :1] + side * q[:, 1:2] + up * q[:, 2:] - [0, 0, 0.3 * r]
        balls(s, soft, r * g.uniform(0.16, 0.34, 30), rgb("#ffcf70"), CORE, n=16)
        for along, across, size in SEEDS[half]:
            c = middle + d * (half * along * length) + side * across * r - [0, 0, 0.45 * r]
            v, f = icosahedron(unit(g.normal(size=3)), g.uniform(0, 6))
            p, normal, tri = facets(v * r * size + c, f)
            s.add(p, normal, tri, rgb("#fff0c0"), CRYSTAL)
    # the wall is paved with fine knobs, in rows
    if fine > 0.9:
        m = 2600
        i = np.arange(m) + 0.5
        far, a = 1.9 * i / m - 0.95, np.pi * (1 + 5**0.5) * i
        p, wide = shell(1.0)
        place = np.stack([np.interp(far, t, p[:, e]) for e in range(3)], -1)
        out = side * np.cos(a)[:, None] + up * np.sin(a)[:, None]
        spots = place + out * np.interp(far, t, wide)[:, None]
        balls(s, spots, 1.5, rgb("#ffe0b8"), KNOB, n=5)
    q = unit(g.normal(size=(150, 3))) * g.uniform(0.5, 0.95, (150, 1))
    q = q[np.abs(q[:, 0]) > 0.12]
    dots = at + d * (q[:, :1] * length * 0.42) + (side * q[:, 1:2] + up * q[:, 2:]) * r * 0.72
    balls(s, dots, r * g.uniform(0.012, 0.03, len(q)), rgb("#8a1410"), DOT, n=7)


WIDE = 250


def diatom(s):
    """The shoulder of a large diatom far below: a dark drum with a sieve of pores."""
    c, axis = np.array([330.0, 800.0, 220.0]), unit([-0.30, -0.62, -0.72])
    x = unit(np.cross(axis, [0, 0, 1]))
    y = np.cross(axis, x)
    turn, out = np.meshgrid(np.linspace(0, 2 * np.pi, 160), np.linspace(0, 1, 60), indexing="ij")
    rise = 60 * (1 - out**3)
    flat = x * np.cos(turn)[..., None] + y * np.sin(turn)[..., None]
    v = c + flat * (out * WIDE)[..., None] + axis * rise[..., None]
    tint = ramp(out, (0, "#0c3a66"), (0.9, "#14568a"), (0.97, "#4fb0d8"), (1, "#0c3a66"))
    net(s, v, tint, SIEVE, out=np.broadcast_to(axis, v.shape))
    rows = []
    for ring in np.arange(0.2, 0.95, 0.09):
        count = int(2 * np.pi * ring / 0.10)
        a = np.arange(count) * 2 * np.pi / count + ring * 40
        flat = x * np.cos(a)[:, None] + y * np.sin(a)[:, None]
        rows.append(c + flat * ring * WIDE + axis * (60 * (1 - ring**3) + 2))
    pores = np.concatenate(rows)
    size = np.array([7.5, 2.5, 7.5]) * np.ones((len(pores), 1))
    axes = np.broadcast_to(axis, pores.shape)
    balls(s, pores, size, rgb("#041c3c"), SIEVE, axes=axes, n=8)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"deep": 5.0, "far": 11.0, "mid": 4.5, "back": 2.4, "main": 0.0, "near": 17.0}
    cell(s, (240, 312, 0), (0.80, -0.58, -0.14), 442, 106, 2, 0.13)
    s.layer = "back"
    cell(s, (388, 520, 130), (0.62, 0.74, 0.1), 168, 48, 14, 0.0, 0.6)
    s.layer = "mid"
    cell(s, (86, 120, 180), (0.85, 0.5, 0.1), 150, 36, 13, 0.2, 0.5)
    cell(s, (116, 560, 190), (0.9, -0.3, 0.1), 96, 25, 15, 0.0, 0.5)
    s.layer = "far"
    for i, (x, y, size) in enumerate(
        [(438, 206, 27), (250, 74, 18), (38, 300, 20), (236, 520, 15), (30, 470, 13)]
    ):
        way = unit(chance(30 + i).normal(size=3) * [1, 1, 0.3])
        cell(s, (x, y, 260), way, size * 4, size, 20 + i, 0.2 * (i % 2), 0.3)
    s.layer = "deep"
    diatom(s)
    s.layer = "near"
    cell(s, (474, 40, -150), (0.5, 0.86, 0.0), 250, 62, 31, 0.15, 0.4)
    ground = f.down(
        (0, "#4fc0ea"), (0.25, "#1c86cc"), (0.55, "#0e4a98"), (0.8, "#08265c"), (1, "#040c28")
    )
    ground *= np.exp(0.08 * f.noise(170, 130, 3))[..., None]
    ground += rgb("#c8f4ff") * (0.5 * f.spot(40, -20, 260))[..., None]
    ground *= (1 - 0.35 * f.spot(270, 330, 190))[..., None]
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
    image += rgb("#ff6a1a") * (0.10 * f.spot(236, 318, 230))[..., None]
    image = f.dust(image, 36, "#ffd8a0", 7, strength=0.35)
    image = finish(
        image, f, foot_colour="#04081c", foot=0.35, vignette=0.3, bloom=0.25, bloom_from=0.75
    )
    return brushed(image, k, 1.2, 0.7)
