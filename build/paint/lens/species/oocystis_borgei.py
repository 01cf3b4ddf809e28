"""Oocystis sets its young free: the swollen wall of the mother has torn open, and one after another they drift out of it.

Each cell is a lemon with a small knob at both ends, under its thin wall a few large green plates with lobed edges,
in each one pale body of starch. The mother's wall is wide and clear, a lemon too, and keeps her own two knobs; it is
torn at one side and its edge turns outwards there. A green summer surface; other families hang deeper in the water.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, chance, cloud, ramp, smooth
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.surface import beams, underside

LAMP = unit([-0.52, -0.78, -0.34])
WALL = Stuff(
    alpha=0.04, edge=0.66, power=2.6, gloss=0.12, sharp=24, wrap=0.5, through=0.6, jelly=0.12,
    milk=0.6, bend=3, shade=0.1
)  # fmt: skip
SKIN = Stuff(alpha=0.03, edge=0.70, power=2.8, gloss=0.16, sharp=24, wrap=0.5, through=0.6, shade=0.1)
FLESH = Stuff(alpha=1.0, gloss=0.10, sharp=10, wrap=0.4, through=0.6, shade=0.7)
KNOB = Stuff(alpha=0.75, edge=0.25, gloss=0.2, wrap=0.5, through=0.6, shade=0.2)
GREEN = ((-0.9, "#03241c"), (-0.4, "#0a4a24"), (0.05, "#2c8a2c"), (0.5, "#84c83c"), (0.95, "#e2f284"))
MOTHER = (np.array([204.0, 376.0, 0.0]), np.array([148.0, 196.0, 124.0]), (0.42, -0.90, 0.0))
RENT = unit([-0.78, 0.50, -0.36])
"""Where the mother's wall has torn, in her own directions: across, along to her upper knob, away from us."""
YOUNG = (
    (186, 470, 16, 84, (0.80, -0.50, -0.20), 3), (140, 360, 20, 80, (0.30, -0.90, 0.20), 7),
    (244, 376, -34, 82, (0.86, -0.42, -0.20), 11), (352, 252, -40, 84, (0.72, -0.62, -0.30), 17),
)  # fmt: skip
"""The young: middle, half length, long axis, seed; the last one leaves."""


def framed(axis, turn=(0.1, 0.2, 1.0)):
    """Return the directions across, along and away of a body with this axis."""
    y = unit(axis)
    x = unit(np.cross(y, turn))
    return np.stack([x, y, np.cross(x, y)])


def lemon(q, knob=0.10):
    """Return the radius of a lemon in each direction: pointed a little, a small knob at both ends."""
    y = np.abs(q[..., 1])
    return 1 - 0.06 * smooth(0.5, 0.95, y) + knob * np.exp(-(((1 - y) / 0.012) ** 1.2))


def plates(q, rows, seed):
    """Return the colour of the inside: large plates with lobed edges, dark between them, each with its starch."""
    g = chance(seed)
    i = np.arange(8) + 0.5
    th, ph = np.arccos(1 - 2 * i / 8), np.pi * (1 + 5**0.5) * i + seed
    seeds = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    seeds = unit(seeds + 0.16 * g.normal(size=seeds.shape))
    bent = unit(q + 0.09 * np.stack([cloud(q, 0.60, seed + e, 2) for e in range(3)], -1))
    far = np.sort(np.arccos(np.clip(bent @ seeds.T, -1, 1)), axis=-1)
    gap = smooth(0.34, 0.02, far[..., 1] - far[..., 0])
    starch = smooth(0.23, 0.15, far[..., 0])
    value = 1.05 * ((q @ rows) @ LAMP) - 0.02 + 0.16 * cloud(q, 0.5, seed + 9, 2)
    value = value + 0.30 * smooth(0.05, 0.34, far[..., 1] - far[..., 0]) - 0.46 * gap
    tint = ramp(value, *GREEN)
    pale = ramp(value, (-0.8, "#4c8c50"), (0.0, "#cce49c"), (0.6, "#fbfde0"))
    return tint + (pale - tint) * (0.85 * starch)[..., None]


def cell(s, at, long, axis, seed, n=130):
    """Add one young cell: its plates, its thin wall, its two knobs."""
    at, rows = np.asarray(at, float), framed(axis)
    half = np.array([0.70, 1.0, 0.70]) * long
    ball(s, at, half * 0.90, lambda q: plates(q, rows, seed), FLESH, axis, n=n)
    ball(s, at, half, rgb("#e8f8c4"), SKIN, axis, n=n, dent=lemon)
    for side in (-1, 1):
        knob = at + rows[1] * side * long * 0.96
        ball(s, knob, long * 0.085, rgb("#dcecb0"), KNOB, axis, n=16)


def torn(q):
    """Return how far each direction is from the rent's uneven edge: negative within it."""
    return np.arccos(np.clip(q @ RENT, -1, 1)) - 0.62 - 0.10 * cloud(q, 0.5, 5, 2)


def mother(s):
    """Add the mother's wall, open where it has torn, its edge turned outwards."""
    at, half, axis = MOTHER
    n = 260
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    off = torn(q)
    lip = np.exp(-((off / 0.05) ** 2)) * (off > -0.012)
    tint = ramp(lip, (0, "#c8ecb4"), (1, "#fdffe4"))
    curl = lambda _: lemon(q, 0.05) * (1 + 0.10 * np.exp(-np.clip(off, 0, None) / 0.10))
    ball(s, at, half, tint, WALL, axis, n=n, dent=curl, alpha=(off > -0.012) * (1 + 7 * lip))
    rows = framed(axis)
    for side in (-1, 1):
        ball(s, at + rows[1] * side * half[1] * 0.98, (17, 14, 17), rgb("#eef8cc"), KNOB, axis, n=24)


def family(s, at, r, seed):
    """Add a family that is still closed, far off."""
    at, g = np.asarray(at, float), chance(seed)
    axis = unit([g.normal(), -1.0, 0.3 * g.normal()])
    ball(s, at, np.array([0.78, 1.0, 0.7]) * r, rgb("#c8ecb4"), WALL, axis, n=40, dent=lemon)
    for i in range(4):
        turn = i * np.pi / 2 + g.uniform(0, 1)
        off = np.array([np.cos(turn) * 0.34, np.sin(turn) * 0.42, 0.2 * np.sin(3 * turn)]) * r
        cell(s, at + off, 0.40 * r, g.normal(size=3) * [1, 1, 0.3], seed + i, n=30)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 3.4, "mid": 1.4, "main": 0.0}
    mother(s)
    for x, y, z, long, axis, seed in YOUNG:
        cell(s, (x, y, z), long, axis, seed)
    s.layer = "mid"
    cell(s, (426, 132, 120), 46, (0.5, -0.8, 0.3), 23, n=70)
    s.layer = "far"
    family(s, (404, 486, 260), 56, 41)
    family(s, (60, 170, 300), 40, 52)
    family(s, (330, 596, 300), 34, 63)
    ground = f.down((0, "#f0f6bc"), (0.16, "#b8d890"), (0.42, "#4fa070"), (0.72, "#12584a"), (1, "#062a28"))
    ground *= np.exp(0.09 * f.noise(200, 110, 3))[..., None]
    ground = underside(f, ground, 120, "#fdfde0", "#6cb478", centre=130, seed=12)
    ground = beams(f, ground, (130, -190), "#f6ffc8", amount=0.18)
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#fff4cc", 1.9), ((0.7, 0.4, 0.3), "#2f9a90", 0.5)],
        top="#d4ecb0", low="#1c5a48", ambient=0.40, rim="#fbffdc", rim_power=0.6,
        rim_at=(-0.5, -0.85), rim_low=0.08, crowd=1.0, density=0.9
    )  # fmt: skip
    image = compose(s, lighting, ground, k)
    image = finish(image, f, foot_colour="#04201c", foot=0.35, vignette=0.24, bloom=0.10)
    return brushed(image, k, 1.4, 0.75)
