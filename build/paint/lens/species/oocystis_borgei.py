"""Oocystis: the wall of a mother cell bursts, and one of her four young slips out; seen in relief.

Each is an egg with a knob of thickened wall at both ends and several plate-shaped green plastids
along its wall, each with a pale grain in it. The mother's wall, clear and wide, still has her own
two knobs. A neighbour with two young, an empty wall torn open, a single cell. Differential
interference: a lilac-grey field, every body lit from the upper left and dark at the lower right.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, balls, chance, net, ramp, smooth, tube
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

WALL = Stuff(alpha=0.02, edge=0.75, power=3.0, gloss=0.2, sharp=60, wrap=0.1, bend=10, shade=0.08)
CELL = Stuff(
    alpha=0.10,
    edge=0.6,
    power=2.2,
    gloss=0.10,
    sharp=24,
    wrap=0.35,
    jelly=1.0,
    milk=0.30,
    bend=4,
    shade=0.5,
)
PLASTID = Stuff(alpha=0.96, gloss=0.12, sharp=14, wrap=0.4, through=0.6, shade=0.5)
SHRED = Stuff(alpha=0.22, edge=0.6, power=1.4, gloss=0.25, sharp=40, shade=0.1)
GRAIN = Stuff(alpha=0.85, gloss=0.15, sharp=40, wrap=0.3, shade=0.3)


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
        wide, high = g.uniform(0.32, 0.56), g.uniform(0.16, 0.28)
        u, v = np.meshgrid(np.linspace(0, 1, 12), np.linspace(0, 2 * np.pi, 37), indexing="ij")
        ragged = 1 + 0.08 * np.sin(3 * v + j) + 0.05 * np.sin(5 * v + 2 * j)
        b = a0 + wide * u * np.cos(v) * ragged / np.sqrt(1 - up**2 + 0.05)
        h = np.clip(up + high * u * np.sin(v) * ragged, -0.93, 0.93)
        lift = 0.80 + 0.07 * (1 - u**4)
        c = np.sqrt(1 - h**2)
        p = np.stack([c * np.cos(b), h, c * np.sin(b)], -1) * lift[..., None]
        shine = np.exp(0.10 * g.normal(size=(12, 37, 1)))
        tint = (
            ramp(u, (0, "#48a026"), (0.75, "#257a1f"), (1, "#0f3d14"))
            * shine
            * np.exp(0.15 * g.normal())
        )
        net(s, p * radii @ rows + at, tint, PLASTID, out=p @ rows)
        core = np.array([np.sqrt(1 - up**2) * np.cos(a0), up, np.sqrt(1 - up**2) * np.sin(a0)])
        bead = r * g.uniform(0.04, 0.085)
        ball(s, core * 0.86 * radii @ rows + at, bead, rgb("#a8cc74"), GRAIN, n=12)
    oil = unit(g.normal(size=(12, 3))) * g.uniform(0.2, 0.6, (12, 1))
    balls(s, oil * radii @ rows + at, r * g.uniform(0.03, 0.06, 12), rgb("#f6f3c8"), GRAIN, n=9)


def ragged(side):
    """How far the tear reaches at each angle round its middle."""
    return 1 + 0.10 * np.sin(3 * side + 0.6) + 0.06 * np.sin(7 * side + 1)


def torn(n, way, axis, turn, wide):
    """What is left of a wall at each of its points: nothing within a ragged hole towards `way`."""
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    d = q @ rows_of(axis, turn)
    y, x, z = rows_of(way, (0, 0, 1.0))[[1, 0, 2]]
    far = np.arccos(np.clip(d @ y, -1, 1)) / wide
    return smooth(0.97, 1.0, far / ragged(np.arctan2(d @ z, d @ x)))


def lips(s, at, radii, way, axis, turn, wide):
    """The edge of the tear, and the shreds of the wall that roll outwards from it."""
    rows = rows_of(axis, turn)
    x, y, z = rows_of(way, (0, 0, 1.0))

    def edge(side):
        a = (wide * ragged(side))[..., None]
        d = y * np.cos(a) + (x * np.cos(side)[..., None] + z * np.sin(side)[..., None]) * np.sin(a)
        q = d @ rows.T
        return (q * egg(q, 0.06, 0.10)[..., None] * radii) @ rows + np.asarray(at, float), d

    ring = np.linspace(0, 2 * np.pi, 240)
    tube(s, edge(ring)[0], np.full(240, 1.8), rgb("#f4f8f4"), SHRED, 8)
    for middle, half, long in (
        (0.2, 0.42, 50),
        (1.5, 0.36, 34),
        (2.9, 0.46, 56),
        (4.3, 0.34, 36),
        (5.3, 0.30, 30),
    ):
        u, v = np.meshgrid(np.linspace(0, 1, 30), np.linspace(-1, 1, 30), indexing="ij")
        side = middle + half * v * (1 - u**1.6)
        p, d = edge(side)
        away = d - y * (d @ y)[..., None]
        p = p + (d * (u * long)[..., None]) * 0.5 + away * (1.6 * long * u**2)[..., None]
        net(s, p, rgb("#e6f0ec"), SHRED, out=d)


def mother(s, at, radii, axis, turn, n=90, alpha=1.0):
    """The wide clear wall, in two skins."""
    ball(
        s,
        at,
        radii,
        rgb("#eaf3ee"),
        WALL,
        axis,
        turn,
        n=n,
        dent=lambda q: egg(q, 0.06, 0.10),
        alpha=alpha,
    )
    inner = np.asarray(radii) * 0.965
    ball(
        s,
        at,
        inner,
        rgb("#eef6ee"),
        Stuff(alpha=0.0, edge=0.22, power=4.0, gloss=0.1, shade=0.0),
        axis,
        turn,
        n=n // 2,
    )


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 10.0, "mid": 3.5, "main": 0.0, "near": 9.0}
    axis, turn = (0.52, -0.85, 0.0), (0.0, 0.0, 1.0)
    wall, exit_ = np.array([168.0, 222, 150]), (0.62, 0.76, -0.18)
    hole = torn(90, exit_, axis, turn, 0.52)
    mother(s, (212, 262, 0), wall, axis, turn, alpha=hole)
    lips(s, (212, 262, 0), wall, exit_, axis, turn, 0.52)
    young(s, (158, 178, -30), 62, (0.25, -0.95, 0.25), (0.3, 0, 1), 3)
    young(s, (276, 196, 30), 56, (0.86, -0.50, -0.3), (0, 0.3, 1), 4)
    young(s, (146, 338, 20), 66, (0.62, -0.74, 0.35), (0, 0, 1), 5)
    young(s, (318, 412, -50), 78, (0.66, 0.74, -0.22), (0.2, 0, 1), 6)
    s.layer = "mid"
    mother(s, (66, 562, 150), (66, 88, 60), (-0.8, -0.5, 0), turn, 40)
    young(s, (46, 574, 150), 31, (-0.8, -0.5, 0.2), turn, 12, n=30)
    young(s, (90, 540, 150), 27, (-0.7, -0.6, 0.0), turn, 13, n=30)
    young(s, (434, 92, 140), 38, (0.3, -0.9, 0.2), turn, 14, n=30)
    s.layer = "far"
    for i, (x, y, r) in enumerate([(36, 70, 26), (270, 640, 34), (462, 250, 20)]):
        young(s, (x, y, 240), r, (0.6 - 0.5 * i, -0.7, 0), turn, 40 + i, n=24, plates=5)
    ground = f.down((0, "#b5adc6"), (0.4, "#978eb0"), (0.75, "#6a6088"), (1, "#393155"))
    ground *= np.exp(0.06 * f.noise(210, 160, 3))[..., None]
    # the relief runs through the ground itself
    ground *= (1.12 - 0.30 * (f.x / 480 * 0.6 + f.y / 720 * 0.7))[..., None]
    r = f.noise(9, 9, 6, 2)
    ground *= np.exp(0.025 * (r - np.roll(r, (2, 2), (0, 1))))[..., None]
    lighting = Lighting(
        lamps=[((-0.72, -0.62, -0.30), "#fffbe8", 1.45), ((0.5, 0.6, 0.5), "#b7a5d8", 0.5)],
        top="#e0dcee",
        low="#3d3560",
        ambient=0.5,
        rim="#ffffff",
        rim_power=0.55,
        rim_at=(-0.75, -0.66),
        rim_low=0.02,
        crowd=0.6,
        density=0.55,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 40, "#ffffff", 8, strength=0.25)
    return finish(
        image,
        f,
        foot_colour="#2a2346",
        foot=0.35,
        vignette=0.3,
        corner=(0.3, 0.26, 0.4),
        exposure=0.95,
    )
