"""Biecheleria, a naked-looking dinoflagellate of the spring bloom, screws itself up to the melting ice.

Seen from below: a round cell of two halves, the upper blunt and a little larger; between them the girdle, a
groove whose ends are set off by a step, with the waving ribbon of one flagellum in it; from there the furrow
downwards, with the brick-red eyespot deep in it and the root of the other flagellum, which trails behind. Very
thin plates of five and six corners; many golden-brown plastids under them. A sister
crosses below, and a spiny resting cyst sinks.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    cloud,
    hairs,
    line,
    net,
    ramp,
    shades,
    smooth,
    tube,
    wave,
)
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
PLASTID = Stuff(gloss=0.10, sharp=10, wrap=0.6, through=0.9, shade=0.35)
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
    """The shape: two halves, girdle, furrow."""
    g = girdle(q)
    a = np.arctan2(q[..., 0], -q[..., 2])
    up = smooth(-0.1, 0.3, g)
    f = 1 + 0.03 * up + 0.05 * smooth(0.4, 1, q[..., 1]) - 0.02 * smooth(-0.3, -1, q[..., 1])
    f = f + 0.07 * smooth(0.45, 1.0, q[..., 1]) - 0.05 * smooth(0.0, -0.5, g)
    f = f * (1 + 0.12 * q[..., 1] ** 2) - 0.135 * np.exp(-((g / 0.085) ** 4))
    below = smooth(0.25, -0.1, q[..., 1]) * smooth(-1.05, -0.6, q[..., 1])
    return f - 0.15 * below * np.exp(-((a / (0.17 - 0.07 * q[..., 1])) ** 2))


def plates(q, count, seed):
    """How near a point is to a seam between plates."""
    i = np.arange(count) + 0.5
    th, ph = np.arccos(1 - 2 * i / count), np.pi * (1 + 5**0.5) * i
    c = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    c = unit(c + chance(seed).normal(size=c.shape) * 0.06)
    d = np.sort(np.arccos(np.clip(q @ c.T, -1, 1)), axis=-1)
    return np.exp(-(((d[..., 1] - d[..., 0]) / 0.022) ** 2))


def tint_of(out, seed, depth=0.0):
    """Return the colour of each plastid by where it stands: gold to the lamp, rust away from it."""
    g = chance(seed)
    massed = 0.42 * cloud(out, 0.62, seed, 2) - 0.20
    return ramp(1.3 * (out @ unit(LAMP)) + massed + g.normal(size=len(out)) * 0.05 - depth, *GLOW)


def discs(s, rows, at, r, count, seed):
    """Lay flat plastids side by side under the skin, each with its long axis from pole to pole."""
    g = chance(seed)
    i = np.arange(count) + 0.5
    th, ph = np.arccos(1 - 2 * i / count), np.pi * (1 + 5**0.5) * i
    d = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    d = unit(d + g.normal(size=d.shape) * 0.028)
    d = d[np.abs(girdle(d)) > 0.10]
    a = np.arctan2(d[:, 0], -d[:, 2])
    d = d[~((np.abs(a) < 0.17) & (d[:, 1] < 0.1) & (d[:, 1] > -0.8))]
    p = d * (dent(d) * 0.90)[:, None] * r
    pole = np.array([0.0, 1.0, 0.0])
    long = unit(pole - d * (d @ pole)[:, None] + g.normal(size=d.shape) * 0.22)
    near = np.sqrt(4 * np.pi / count) * r
    for low, high in ((0.0, 0.5), (0.5, 1.01)):
        pick = (np.arange(len(d)) / len(d) >= low) & (np.arange(len(d)) / len(d) < high)
        size = near * g.uniform(0.84, 1.06, pick.sum())
        wide = np.cross(long[pick], d[pick])
        flat(
            s,
            p[pick] @ rows + at,
            wide @ rows,
            long[pick] @ rows,
            d[pick] @ rows,
            size,
            tint_of(d[pick] @ rows, seed + 3),
        )


def flat(s, middles, wide, long, out, size, colours, n=12):
    """Add many discs: two thirds as wide as long, thin, their own shading from centre to margin."""
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    for m, x, y, z, r, c in zip(middles, wide, long, out, size, colours, strict=True):
        axes = np.stack([x * r * 0.47, y * r * 0.60, z * r * 0.15])
        v = q @ axes + m
        normal = unit(q @ np.stack([x / 0.47, y / 0.60, z / 0.22]))
        light = 0.88 + 0.30 * np.clip(q @ np.stack([x, y, z]) @ unit(LAMP), -1, 1)
        net(s, v, np.clip(c * light[..., None], 0, 1), PLASTID, out=normal)


def cell(s, at, r, axis, turn, seed, n=110, plastids=300, tail_long=1.9):
    """Add one cell with all its parts."""
    at = np.asarray(at, float)
    y = unit(axis)
    x = unit(np.cross(y, turn))
    rows = np.stack([x, y, np.cross(x, y)])
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    lips = np.exp(-(((np.abs(girdle(q)) - 0.115) / 0.022) ** 2))
    seam = np.maximum(plates(q, 40, seed) * (np.abs(girdle(q)) > 0.12) * 0.8, lips * 0.35)
    tint = ramp(np.clip(seam, 0, 1), (0, "#e0a040"), (1, "#fff8dc"))
    ball(s, at, r, tint, SKIN, axis, turn, n=n, dent=lambda _: dent(q), alpha=1 + 4.5 * seam)
    discs(s, rows, at, r, plastids, seed)
    # the warm inside, lit through from the lamp's side; the floor of the girdle is darker
    side = (q @ rows) @ unit(LAMP)
    groove = np.exp(-((girdle(q) / 0.07) ** 2))
    inside = ramp(
        side - 0.55 * groove, (-1, "#2c0e08"), (-0.2, "#6a2a0c"), (0.4, "#a85a14"), (1, "#e09a34")
    )
    inner = Stuff(alpha=1.0, gloss=0.05, wrap=0.5, through=0.6)
    ball(s, at, r * 0.845, inside, inner, axis, turn, n=n, dent=lambda _: dent(q))
    # the eyespot lies on the floor of the furrow, under its walls
    spot = unit([0.03, -0.34, -0.94])
    ball(
        s,
        (spot * r * 0.775) @ rows + at,
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
    beat = t * 84 + 0.9 * np.sin(t * 27)
    up = -0.075 * a / np.pi + 0.02 + 0.062 * high**1.2 * np.sin(beat - 0.9 * high)
    ring = np.stack([np.sin(a) * np.cos(up), up, -np.cos(a) * np.cos(up)], -1)
    ring = ring * (0.80 + (0.17 + 0.02 * np.cos(beat)) * high)[..., None]
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
        np.array([[0.0, -0.20, -0.80], [0.01, -0.42, -0.84], [0.0, -0.66, -0.85]]) * r @ rows + at
    )
    down = unit(np.array([0.05, -1, -0.25]) @ rows)
    tail = wave(root[-1], down, r * tail_long, r * 0.15, 1.7, 200, grow=0.7, coil=0.25, bend=0.30)
    path = line(np.concatenate([root[:-1], tail[::10]]), 260)
    wide = np.interp(np.linspace(0, 1, 260), (0, 0.08, 0.25, 1), (0.032, 0.030, 0.020, 0.005)) * r
    light = ramp(np.linspace(0, 1, 260), (0, "#b06a2c"), (0.12, "#f0c880"), (0.3, "#fff4d6"))
    tube(s, path, wide, light, THREAD, 8)


def cyst(s, at, r, seed):
    """The resting stage: thick wall, short blunt spines, a red store of fat."""
    wall = Stuff(alpha=0.25, edge=0.7, power=1.5, gloss=0.5, jelly=1.2, milk=0.7)
    ball(s, at, r, rgb("#d9a86a"), wall, n=30)
    g = chance(seed)
    d = unit(g.normal(size=(170, 3)))
    t = np.linspace(0.97, 1.17, 4)[None, :, None]
    hairs(
        s,
        np.asarray(at) + d[:, None] * t * r,
        r * 0.05,
        r * 0.025,
        rgb("#f0d2a0"),
        Stuff(alpha=0.9),
    )
    ball(
        s, np.asarray(at) + [r * 0.15, r * 0.1, 0], r * 0.35, rgb("#c8401c"), Stuff(glow=0.2), n=14
    )
    inner = unit(g.normal(size=(40, 3))) * r * g.uniform(0.3, 0.75, (40, 1))
    balls(s, inner + at, r * 0.11, shades("#b9761f", 40, 0.2, seed), PLASTID)


def ice(f, ground):
    """Return the water with the melting edge of the ice over it, and the light that falls past it."""
    ground = ground * np.exp(0.07 * f.noise(170, 90, 3))[..., None]
    lean = f.x * 0.62 + (f.x / 480) ** 2 * 60
    depth = 236 - lean + 15 * np.sin(f.x / 31 + 1) + 7 * f.noise(40, 30, 12, 2) - f.y
    inside = smooth(-4, 5, depth)[..., None]
    veins = np.exp(-((f.noise(46, 90, 21, 2) / 0.16) ** 2)) * smooth(0, 60, depth)
    white = ramp(
        np.clip(depth / 150, 0, 1) + 0.08 * f.noise(60, 40, 5),
        (0, "#8fd8e2"),
        (0.25, "#d4f4f2"),
        (1, "#ffffff"),
    )
    white = white * (1 - 0.22 * veins)[..., None]
    lip = (smooth(26, 4, depth) * smooth(-6, 4, depth))[..., None]
    white = white * (1 - 0.7 * lip) + rgb("#2a86a4") * 0.7 * lip
    ground = ground + (white - ground) * inside
    g = chance(8)
    x = g.uniform(0, 320, 46)
    y = np.clip(216 - x * 0.62 - (x / 480) ** 2 * 60, 0, None) * g.uniform(0.1, 1.0, 46)
    air = np.stack([x, y, g.uniform(1.5, 6.0, 46), g.uniform(0.3, 0.8, 46)], 1)
    ground = f.blots(ground, air, ramp(g.random(46), (0, "#8ccbd8"), (1, "#ffffff")))
    beam = np.exp(-(((f.x - 300 - 0.35 * f.y) / (46 + 0.16 * f.y)) ** 2)) * smooth(560, 0, f.y)
    ground = ground + rgb("#fff2c0") * (0.32 * beam)[..., None]
    return ground * (1 - 0.25 * f.spot(270, 340, 190))[..., None]


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 3.2, "main": 0.0, "near": 10.0}
    axis = (0.40, -0.84, 0.36)
    cell(s, (262, 316, 0), 182, axis, (-0.34, 0.22, 0.92), 15, n=240, tail_long=2.1)
    s.layer = "mid"
    cell(s, (430, 606, -60), 78, (-0.72, -0.62, 0.3), (0.5, -0.3, 0.8), 4, n=70, plastids=150)
    cyst(s, (120, 668, 40), 34, 5)
    s.layer = "far"
    cell(s, (446, 70, 240), 20, (0.3, -0.9, 0), (0.2, 0, 1), 20, n=30, plastids=60)
    cell(s, (36, 384, 240), 14, (-0.4, -0.9, 0), (0.2, 0, 1), 22, n=30, plastids=60)
    ground = ice(f, f.down((0, "#7fd6cc"), (0.3, "#2c98a0"), (0.62, "#0f5a74"), (1, "#062a46")))
    lighting = Lighting(
        lamps=[
            (LAMP, "#fff0cc", 1.8),
            ((0.7, 0.55, 0.4), "#48a8b8", 0.8),
            ((-0.15, -0.9, 0.35), "#8ce4ff", 0.35),
        ],
        top="#d5efe0",
        low="#2b6f72",
        ambient=0.34,
        rim="#c4f2ff",
        rim_power=0.8,
        rim_at=(-0.35, -0.93),
        rim_low=0.1,
        crowd=0.9,
        density=0.7,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 25, "#fff8d8", 7, strength=0.5)
    image = finish(image, f, foot_colour="#0a2c38", foot=0.35, vignette=0.32, bloom=0.12)
    return brushed(image, k, 1.3, 0.75)
