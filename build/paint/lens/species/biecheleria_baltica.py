"""Biecheleria, a dinoflagellate of the spring bloom, screws itself up to the light of a crack in the ice, its kin with it.

A cell of two halves, the upper a blunt cone, the lower a bowl; between them the girdle, a deep groove whose ends
are set off by a step, with the waving ribbon of one flagellum in it; from there the furrow downwards, with the
brick-red eyespot deep in it and the root of the other flagellum, which trails behind. A thin, clear skin of
plates of five and six corners; under it the golden-brown plastids, lobed, in rows that run to both poles.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, chance, cloud, line, net, ramp, smooth, tube, wave
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SKIN = Stuff(
    alpha=0.03,
    edge=0.55,
    power=2.6,
    gloss=0.10,
    sharp=16,
    wrap=0.5,
    through=0.5,
    jelly=0.16,
    milk=0.5,
    shade=0.1,
)
RIBBON = Stuff(alpha=0.9, gloss=0.15, sharp=20, wrap=0.7, through=0.9, glow=0.3, shade=0.15)
THREAD = Stuff(alpha=0.85, gloss=0.3, wrap=0.6, through=0.6, shade=0.2)
LAMP = (-0.58, -0.76, -0.28)
GLOW = (
    (-1.0, "#471a0c"),
    (-0.35, "#8a3a0e"),
    (0.15, "#cf7a1a"),
    (0.6, "#f2b03a"),
    (1.0, "#ffd470"),
)
"""The colours of a plastid, from the side away from the lamp to the side towards it."""


def girdle(q):
    """Height above the girdle, which meets itself with a step at the furrow."""
    a = np.arctan2(q[..., 0], -q[..., 2])  # 0 at the furrow
    return q[..., 1] + 0.075 * a / np.pi - 0.02


def dent(q):
    """The shape: a blunt cone above, a bowl below, the girdle between them, the furrow."""
    g = girdle(q)
    a = np.arctan2(q[..., 0], -q[..., 2])
    y = q[..., 1]
    f = 1 + 0.20 * smooth(0.45, 1.0, y) ** 1.4 - 0.06 * np.exp(-(((y - 0.52) / 0.24) ** 2))
    f = f + 0.08 * smooth(-0.55, -1, y) - 0.05 * np.exp(-(((y + 0.58) / 0.22) ** 2))
    f = f - 0.17 * np.exp(-((g / 0.082) ** 4))
    below = smooth(0.25, -0.1, y) * smooth(-1.05, -0.6, y)
    return f - 0.17 * below * np.exp(-((a / (0.17 - 0.07 * y)) ** 2))


def plates(q, count, seed):
    """How near a point is to a seam between plates."""
    i = np.arange(count) + 0.5
    th, ph = np.arccos(1 - 2 * i / count), np.pi * (1 + 5**0.5) * i
    c = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    c = unit(c + chance(seed).normal(size=c.shape) * 0.06)
    d = np.sort(np.arccos(np.clip(q @ c.T, -1, 1)), axis=-1)
    return np.exp(-(((d[..., 1] - d[..., 0]) / 0.022) ** 2))


def plastids(q, out, seed):
    """Return the colour of the inside: gold lobes that run to both poles, the dark between them."""
    lon, lat = np.arctan2(q[..., 0], -q[..., 2]), np.arcsin(np.clip(q[..., 1], -1, 1))
    wide = np.stack([np.sin(lon), np.cos(lon), 0.34 * lat], -1) * (0.35 + 0.65 * np.cos(lat))[..., None]
    lobes = cloud(wide, 0.17, seed, 2)
    gap = smooth(0.12, -0.25, lobes)
    groove = np.exp(-((girdle(q) / 0.08) ** 2))
    value = 1.15 * (out @ unit(LAMP)) + 0.30 * lobes + 0.30 * cloud(q, 0.7, seed + 3, 2) - 0.15
    return ramp(value - 0.50 * gap - 0.5 * groove, *GLOW)


def cell(s, at, r, axis, turn, seed, n=110, tail_long=1.9):
    """Add one cell with all its parts."""
    at = np.asarray(at, float)
    y = unit(axis)
    x = unit(np.cross(y, turn))
    rows = np.stack([x, y, np.cross(x, y)])
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    lips = np.exp(-(((np.abs(girdle(q)) - 0.115) / 0.020) ** 2))
    seam = np.maximum(plates(q, 40, seed) * (np.abs(girdle(q)) > 0.14) * 0.3, lips * 0.5)
    tint = ramp(np.clip(seam, 0, 1), (0, "#e0a040"), (1, "#fff8dc"))
    ball(s, at, r, tint, SKIN, axis, turn, n=n, dent=lambda _: dent(q), alpha=1 + 4.5 * seam)
    # the warm inside, lit through from the lamp's side; the floor of the girdle is darker
    inside = plastids(q, q @ rows, seed)
    inner = Stuff(alpha=1.0, gloss=0.12, sharp=10, wrap=0.4, through=0.6)
    ball(s, at, r * 0.90, inside, inner, axis, turn, n=n, dent=lambda _: dent(q))
    # the eyespot lies on the floor of the furrow, under its walls
    spot = unit([0.03, -0.34, -0.94])
    ball(
        s,
        (spot * r * 0.83) @ rows + at,
        (r * 0.050, r * 0.125, r * 0.035),
        ramp(q[..., 1], (-1, "#6c1408"), (0.2, "#c8341c"), (1, "#e8603c")),
        Stuff(gloss=0.1, wrap=0.4, through=0.4, glow=0.15, shade=0.1),
        axis,
        turn,
        n=n,
    )
    # the flat ribbon in the girdle: one edge on its floor, the other waves up and down
    t = np.linspace(0.02, 0.97, 520)[:, None]
    high = np.linspace(0, 1, 7)
    a = (t * 2 - 1) * np.pi
    beat = t * 150 + 0.9 * np.sin(t * 27)
    up = -0.075 * a / np.pi + 0.02 + 0.040 * high**1.2 * np.sin(beat - 0.9 * high)
    ring = np.stack([np.sin(a) * np.cos(up), up, -np.cos(a) * np.cos(up)], -1)
    ring = ring * (0.84 + (0.11 + 0.02 * np.cos(beat)) * high)[..., None]
    fade = ramp(
        (unit(ring) @ rows) @ unit(LAMP),
        (-1, "#a05820"),
        (-0.2, "#f0b868"),
        (0.5, "#ffe8a8"),
        (1, "#fff4c8"),
    )
    net(s, ring @ rows * r + at, fade, RIBBON, alpha=0.25 + 0.9 * high**2 + 0 * t)
    # the other one is thick where it leaves the furrow and trails in a screw
    root = (
        np.array([[0.0, -0.20, -0.84], [0.01, -0.42, -0.88], [0.0, -0.66, -0.88]]) * r @ rows + at
    )
    down = unit(np.array([0.05, -1, -0.25]) @ rows)
    tail = wave(root[-1], down, r * tail_long, r * 0.15, 1.7, 200, grow=0.7, coil=0.25, bend=0.30)
    path = line(np.concatenate([root[:-1], tail[::10]]), 260)
    wide = np.interp(np.linspace(0, 1, 260), (0, 0.08, 0.25, 1), (0.032, 0.030, 0.020, 0.005)) * r
    light = ramp(np.linspace(0, 1, 260), (0, "#b06a2c"), (0.12, "#f0c880"), (0.3, "#fff4d6"))
    tube(s, path, wide, light, THREAD, 8)


def ice(f, ground):
    """Return the water under the melting ice: a bright, hollowed ceiling with a crack from which light falls."""
    ground = ground * np.exp(0.07 * f.noise(170, 90, 3))[..., None]
    crack = f.x - 262 - 14 * np.sin(f.y / 19) - 0.25 * f.y
    edge = 104 + 22 * np.sin(f.x / 67 + 0.6) + 13 * np.sin(f.x / 27) + 8 * f.noise(30, 30, 12, 2)
    depth = edge - f.y - 190 * np.exp(-((np.abs(crack) / 24) ** 1.5))
    inside = smooth(-3, 4, depth)[..., None]
    hollow = f.noise(58, 26, 21, 2)
    white = ramp(
        np.clip(depth / 110, 0, 1) + 0.10 * hollow, (0, "#5fb4c8"), (0.2, "#b4e4e6"), (0.6, "#e8f8f2"), (1, "#ffffff")
    )
    white = white * (1 - 0.30 * np.exp(-((hollow / 0.14) ** 2)) * smooth(6, 40, depth))[..., None]
    rust = smooth(0.2, 1.0, f.noise(70, 40, 33, 2)) * smooth(46, 8, depth)
    white = white + (rgb("#b8863c") - white) * (0.55 * rust)[..., None]
    lip = (smooth(16, 3, depth) * smooth(-4, 3, depth))[..., None]
    white = white + (rgb("#1e7896") - white) * 0.6 * lip
    beam = np.exp(-(((f.x - 268 - 0.10 * f.y) / (30 + 0.20 * f.y)) ** 2)) * smooth(640, 20, f.y)
    ground = ground + rgb("#fff4cc") * (0.50 * beam)[..., None]
    ground = ground + (white - ground) * inside
    glow = np.exp(-((crack / 20) ** 2)) * smooth(150, 0, f.y)
    return ground + rgb("#fffbe4") * (0.8 * glow)[..., None]


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 3.0, "mid": 1.4, "main": 0.0}
    cell(s, (226, 352, 0), 146, (0.30, -0.90, 0.30), (-0.30, 0.20, 0.93), 15, n=240, tail_long=2.0)
    s.layer = "mid"
    cell(s, (412, 520, 60), 52, (-0.50, -0.84, 0.2), (0.3, -0.2, 0.9), 4, n=70)
    s.layer = "far"
    swarm = ((404, 262, 24), (366, 190, 17), (330, 150, 12), (72, 214, 15), (52, 560, 26), (452, 380, 13), (120, 170, 10))
    for i, (x, y, r) in enumerate(swarm):
        way = (0.5 * np.sin(2.4 * i), -0.9, 0.2)
        cell(s, (x, y, 240), r, way, (0.2, 0.1, 1), 20 + i, n=40)
    ground = ice(f, f.down((0, "#8fe0d4"), (0.25, "#3ea8b0"), (0.55, "#14647e"), (1, "#062a46")))
    lighting = Lighting(
        lamps=[
            (LAMP, "#fff0cc", 1.8), ((0.7, 0.55, 0.4), "#48a8b8", 0.8), ((-0.15, -0.9, 0.35), "#8ce4ff", 0.35),
        ],
        top="#d5efe0", low="#2b6f72", ambient=0.34, rim="#c4f2ff", rim_power=0.8,
        rim_at=(-0.35, -0.93), rim_low=0.1, crowd=0.9, density=0.7
    )  # fmt: skip
    image = compose(s, lighting, ground, k)
    image = finish(image, f, foot_colour="#0a2c38", foot=0.35, vignette=0.3, bloom=0.12)
    return brushed(image, k, 1.3, 0.75)
