"""Oocystis: the wall of a mother cell opens like a jar, and one of her four young slips out.

Each is an egg with a knob of thickened wall at both ends and several plate-shaped green plastids
along its wall, each with a pale grain in it. The mother's wall, clear and wide, still has her own
two knobs; the lip of its opening rolls outwards. A neighbour with two young and single cells out
of focus. Dark field, deep blue-green, a warm lamp low on the right.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, balls, chance, net, ramp, smooth
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
    jelly=0.65,
    milk=0.10,
    bend=4,
    shade=0.5,
)
PLASTID = Stuff(alpha=0.97, gloss=0.07, sharp=14, wrap=0.35, through=0.5, glow=0.05, shade=0.6)
LIP = Stuff(alpha=0.04, edge=0.5, power=1.8, gloss=0.15, sharp=40, shade=0.05)
GRAIN = Stuff(alpha=0.5, gloss=0.05, sharp=40, wrap=0.3, shade=0.3)


def rows_of(axis, turn):
    y = unit(axis)
    x = unit(np.cross(y, turn))
    return np.stack([x, y, np.cross(x, y)])


def egg(q, knob=0.10, width=0.16):
    """An egg's radius for each direction, with a knob at both ends."""
    polar = np.arccos(np.clip(np.abs(q[..., 1]), 0, 1))
    return 1 + knob * np.exp(-((polar / width) ** 2)) - 0.03 * np.abs(q[..., 1]) ** 3


def young(s, at, r, axis, turn, seed, plates=13, n=64):
    """One cell, r its half width."""
    at = np.asarray(at, float)
    rows = rows_of(axis, turn)
    radii = np.array([r, r * 1.48, r])
    g = chance(seed)
    ball(s, at, radii, rgb("#78c23c"), CELL, axis, turn, n=n, dent=lambda q: egg(q, 0.09, 0.17))
    i = np.arange(plates)
    for j in i:
        up = 0.84 - 1.68 * (j + 0.5) / plates
        a0 = j * 2.4 + g.uniform(-0.3, 0.3) + seed
        wide, high = g.uniform(0.40, 0.66), g.uniform(0.20, 0.32)
        u, v = np.meshgrid(np.linspace(0, 1, 12), np.linspace(0, 2 * np.pi, 37), indexing="ij")
        ragged = 1 + 0.08 * np.sin(3 * v + j) + 0.05 * np.sin(5 * v + 2 * j)
        b = a0 + wide * u * np.cos(v) * ragged / np.sqrt(1 - up**2 + 0.05)
        h = np.clip(up + high * u * np.sin(v) * ragged, -0.93, 0.93)
        lift = 0.86 + 0.05 * (1 - u**4)
        c = np.sqrt(1 - h**2)
        p = np.stack([c * np.cos(b), h, c * np.sin(b)], -1) * lift[..., None]
        shine = np.exp(0.10 * g.normal(size=(12, 37, 1)))
        tint = (
            ramp(u, (0, "#7cd030"), (0.7, "#34a028"), (1, "#0c4a1c"))
            * shine
            * np.exp(0.15 * g.normal())
        )
        net(s, p * radii @ rows + at, tint, PLASTID, out=p @ rows)
        core = np.array([np.sqrt(1 - up**2) * np.cos(a0), up, np.sqrt(1 - up**2) * np.sin(a0)])
        bead = r * g.uniform(0.04, 0.085)
        ball(s, core * 0.91 * radii @ rows + at, bead, rgb("#a8cc74"), GRAIN, n=12)
    oil = unit(g.normal(size=(12, 3))) * g.uniform(0.2, 0.6, (12, 1))
    balls(s, oil * radii @ rows + at, r * g.uniform(0.03, 0.06, 12), rgb("#f6f3c8"), GRAIN, n=9)


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
    curl = 1.8 + 0.6 * np.sin(side + 0.7)
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
    middle, wall, exit_ = (192, 216, 10), np.array([168.0, 212, 150]), (0.66, 0.66, -0.40)
    hole = opened(120, exit_, axis, turn, 0.54)
    mother(s, middle, wall, axis, turn, 120, alpha=hole)
    collar(s, middle, wall, exit_, axis, turn, 0.54)
    young(s, (232, 104, 70), 62, (0.94, -0.30, 0.2), (0, 0.3, 1), 4)
    young(s, (108, 178, 20), 72, (0.20, -0.95, 0.25), (0.3, 0, 1), 3)
    young(s, (132, 300, -10), 76, (0.62, -0.75, 0.2), (0, 0, 1), 5)
    young(s, (336, 366, -96), 92, (0.66, 0.70, -0.30), (0.2, 0, 1), 6, plates=17)
    s.layer = "mid"
    mother(s, (64, 560, 150), (70, 92, 60), (-0.8, -0.5, 0), turn, 40)
    young(s, (44, 574, 150), 34, (-0.8, -0.5, 0.2), turn, 12, n=30)
    young(s, (92, 536, 150), 29, (-0.7, -0.6, 0.0), turn, 13, n=30)
    s.layer = "far"
    for i, (x, y, r) in enumerate([(446, 108, 36), (300, 610, 30)]):
        young(s, (x, y, 240), r, (0.6 - 0.5 * i, -0.7, 0), turn, 40 + i, n=24, plates=5)
    ground = f.down((0, "#0f5a5c"), (0.35, "#0a4048"), (0.7, "#062530"), (1, "#03121c"))
    ground *= np.exp(0.12 * f.noise(210, 160, 3))[..., None]
    ground += rgb("#3fc0a0") * (0.30 * f.spot(60, 40, 300))[..., None]
    ground *= (1.0 - 0.55 * f.spot(330, 470, 210))[..., None]
    lighting = Lighting(
        lamps=[((-0.66, -0.66, -0.36), "#fff3c8", 1.75), ((0.8, 0.5, 0.35), "#ffa24a", 0.8)],
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
