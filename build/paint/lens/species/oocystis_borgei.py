"""Oocystis: the wall of a mother cell stands open like a jar; one of her four young swims free of it.

Each is an egg with a knob of thickened wall at both ends. Against the wall lie a few large green plates
with lobed edges, each with one pale body of starch; between them one looks through the cell. The mother's
wall, clear and wide, keeps her own two knobs; the lip of its opening rolls outwards, and there is water
between it and the one that left. Dark field, deep blue-green, a warm lamp low on the right.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, balls, chance, cloud, net, ramp, smooth
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

WALL = Stuff(alpha=0.0, edge=0.8, power=4.2, gloss=0.04, sharp=60, wrap=0.1, bend=10, shade=0.05)
CELL = Stuff(
    alpha=0.03,
    edge=0.75,
    power=2.2,
    gloss=0.12,
    sharp=26,
    wrap=0.3,
    jelly=0.4,
    milk=0.10,
    bend=4,
    shade=0.5,
)
PLASTID = Stuff(alpha=0.97, gloss=0.07, sharp=14, wrap=0.35, through=0.5, glow=0.05, shade=0.6)
LIP = Stuff(alpha=0.16, edge=0.8, power=1.4, gloss=0.2, sharp=40, shade=0.05)
GRAIN = Stuff(alpha=0.5, gloss=0.05, sharp=40, wrap=0.3, shade=0.3)


def rows_of(axis, turn):
    y = unit(axis)
    x = unit(np.cross(y, turn))
    return np.stack([x, y, np.cross(x, y)])


def egg(q, knob=0.10, width=0.16):
    """An egg's radius for each direction, with a knob at both ends."""
    polar = np.arccos(np.clip(np.abs(q[..., 1]), 0, 1))
    return 1 + knob * np.exp(-((polar / width) ** 2)) - 0.03 * np.abs(q[..., 1]) ** 3


def plates_at(q, g, count, gap):
    """Return how far within a plate each direction lies (below 0: between the plates), and the middles."""
    i = np.arange(count) + 0.5
    polar, round_ = np.arccos(1 - 2 * i / count), i * 2.4 + g.uniform(0, 6)
    m = np.stack([np.sin(polar) * np.cos(round_), np.cos(polar), np.sin(polar) * np.sin(round_)], 1)
    m = unit(m + 0.22 * g.normal(size=m.shape))
    seed = int(g.integers(900))
    warp = np.stack([cloud(q, 0.75, seed + e, 2) for e in range(3)], -1)
    far = np.arccos(np.clip(unit(q + 0.11 * warp) @ m.T, -1, 1))
    far = np.sort(far * g.uniform(0.9, 1.1, count), -1)
    return (far[..., 1] - far[..., 0]) - gap - 0.10 * np.clip(cloud(q, 0.5, seed + 7, 1), 0, 2), m


def young(s, at, r, axis, turn, seed, plates=7, n=64, gap=0.13):
    """Add one cell, r its half width."""
    at = np.asarray(at, float)
    rows = rows_of(axis, turn)
    radii = np.array([r, r * 1.48, r])
    g = chance(seed)
    ball(s, at, radii, rgb("#7fcf70"), CELL, axis, turn, n=n, dent=lambda q: egg(q, 0.065, 0.13))
    th, ph = np.meshgrid(
        np.linspace(0.05, np.pi - 0.05, 2 * n), np.linspace(0, 2 * np.pi, 4 * n), indexing="ij"
    )
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    within, middles = plates_at(q, g, plates, gap)
    grain = cloud(q, 0.16, seed + 3, 2)[..., None]
    tint = ramp(within, (0, "#06401e"), (0.06, "#1c8a2c"), (0.22, "#58bc34"), (0.6, "#9ede4c"))
    tint = tint * np.exp(0.10 * grain + 0.12 * cloud(q, 0.9, seed + 5, 1)[..., None])
    behind = smooth(-0.25, 0.35, (q @ rows)[..., 2])[..., None]
    tint = tint * (1 - behind) + rgb("#0e5a38") * behind
    swell = 0.80 + 0.085 * np.sqrt(np.clip(within, 0, 0.25) / 0.25) + 0.012 * grain[..., 0]
    net(
        s,
        (q * swell[..., None] * radii) @ rows + at,
        tint,
        PLASTID,
        out=q @ rows,
        alpha=smooth(-0.015, 0.03, within),
    )
    balls(
        s,
        (middles * 0.835 * radii) @ rows + at,
        r * g.uniform(0.085, 0.12, plates),
        rgb("#a4d860"),
        GRAIN,
        n=14,
    )
    oil = unit(g.normal(size=(9, 3))) * g.uniform(0.2, 0.5, (9, 1))
    balls(s, oil * radii @ rows + at, r * g.uniform(0.03, 0.07, 9), rgb("#ffd87a"), GRAIN, n=9)


def opened(n, way, axis, turn, wide):
    """What is left of a wall at each of its points: nothing within a round hole towards `way`."""
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    far = np.arccos(np.clip(q @ rows_of(axis, turn) @ unit(way), -1, 1))
    return smooth(0.97, 1.0, far / wide)


def collar(s, at, radii, way, axis, turn, wide):
    """The edge of the opening: it rolls outwards like the lip of a jar, more on one side."""
    rows = rows_of(axis, turn)
    x, y, z = rows_of(way, (0, 0, 1.0))
    side, u = np.meshgrid(np.linspace(0, 2 * np.pi, 181), np.linspace(0, 1, 20), indexing="ij")
    d = y * np.cos(wide) + (x * np.cos(side)[..., None] + z * np.sin(side)[..., None]) * np.sin(
        wide
    )
    q = d @ rows.T
    p = (q * egg(q, 0.06, 0.10)[..., None] * radii) @ rows + np.asarray(at, float)
    away = unit(d - y * (d @ y)[..., None])
    curl = 3.6 + 1.2 * np.sin(side + 0.7)
    a = u * 3.9
    p = p + y * (np.sin(a) * curl)[..., None] + away * ((1 - np.cos(a)) * curl)[..., None]
    normal = y * -np.sin(a)[..., None] + away * np.cos(a)[..., None]
    net(s, p, rgb("#d8fff0"), LIP, out=normal)


def mother(s, at, radii, axis, turn, n=90, alpha=1.0):
    """The wide clear wall, in two skins."""
    ball(
        s,
        at,
        radii,
        rgb("#c8f4e2"),
        WALL,
        axis,
        turn,
        n=n,
        dent=lambda q: egg(q, 0.06, 0.10),
        alpha=alpha,
    )
    ball(
        s,
        at,
        np.asarray(radii) * 0.965,
        rgb("#c8f4e2"),
        Stuff(alpha=0.0, edge=0.22, power=4.0, gloss=0.1, shade=0.0),
        axis,
        turn,
        n=n // 2,
    )


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 11.0, "mid": 4.0, "main": 0.0, "near": 13.0}
    axis, turn = (0.40, -0.92, 0.0), (0.0, 0.0, 1.0)
    middle, wall, exit_ = (186, 222, 10), np.array([166.0, 206, 150]), (0.60, 0.80, -0.34)
    hole = opened(120, exit_, axis, turn, 0.60)
    mother(s, middle, wall, axis, turn, 120, alpha=hole)
    collar(s, middle, wall, exit_, axis, turn, 0.60)
    young(s, (236, 112, 60), 62, (0.90, -0.42, 0.2), (0, 0.3, 1), 4)
    young(s, (108, 170, 10), 66, (0.16, -0.97, 0.2), (0.3, 0, 1), 3)
    young(s, (178, 270, -20), 66, (0.56, 0.82, 0.1), (0, 0, 1), 5)
    young(s, (350, 530, -60), 106, (0.60, 0.78, -0.20), (0.2, 0, 1), 6)
    s.layer = "far"
    young(s, (446, 92, 240), 28, (0.6, -0.7, 0), turn, 40, n=24, plates=5)
    young(s, (66, 596, 240), 34, (-0.3, -0.7, 0), turn, 41, n=24, plates=5)
    ground = f.down((0, "#0f5a5c"), (0.35, "#0a4048"), (0.7, "#062530"), (1, "#03121c"))
    ground *= np.exp(0.12 * f.noise(210, 160, 3))[..., None]
    ground += rgb("#3fc0a0") * (0.42 * f.spot(120, 90, 300))[..., None]
    ground *= (1.0 - 0.55 * f.spot(330, 470, 210))[..., None]
    lighting = Lighting(
        lamps=[((-0.66, -0.66, -0.36), "#fff3c8", 1.75), ((0.85, 0.45, -0.05), "#ff9a3c", 1.0)],
        top="#8fe0c8",
        low="#06303a",
        ambient=0.5,
        rim="#e8fff0",
        rim_power=1.0,
        rim_at=(-0.72, -0.70),
        rim_low=0.30,
        crowd=0.7,
        density=0.6,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 20, "#d8ffe8", 8, strength=0.5)
    image = finish(
        image,
        f,
        foot_colour="#02101a",
        foot=0.45,
        vignette=0.4,
        corner=(0.1, 0.2, 0.25),
        exposure=1.05,
        bloom=0.12,
    )
    return brushed(image, k, 1.3, 0.75)
