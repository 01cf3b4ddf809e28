"""Biecheleria, a naked-looking dinoflagellate of the spring bloom, rows itself up to the melting ice.

A round cell of two halves, the upper blunt and a little larger; between them the girdle, its ends
set off by a step, with the waving ribbon of one flagellum in it; from there the furrow downwards,
with the brick-red eyespot, and the other flagellum trailing out of it. Very thin plates of five and
six corners; many golden-brown plastids under them. Behind: sisters, and one spiny resting cyst.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    hairs,
    ramp,
    shades,
    smooth,
    tube,
    wave,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SKIN = Stuff(
    alpha=0.05,
    edge=0.6,
    power=2.4,
    gloss=0.10,
    sharp=20,
    wrap=0.5,
    through=0.4,
    jelly=0.35,
    milk=0.42,
    shade=0.2,
)
PLASTID = Stuff(gloss=0.08, sharp=14, wrap=0.5, through=0.7, shade=0.5)
THREAD = Stuff(alpha=0.9, gloss=0.4, wrap=0.6, through=0.6, shade=0.3)


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
    f = f * (1 + 0.12 * q[..., 1] ** 2) - 0.20 * np.exp(-((g / 0.085) ** 4))
    below = smooth(0.25, -0.1, q[..., 1]) * smooth(-1.05, -0.6, q[..., 1])
    return f - 0.12 * below * np.exp(-((a / (0.16 - 0.06 * q[..., 1])) ** 2))


def plates(q, count, seed):
    """How near a point is to a seam between plates."""
    i = np.arange(count) + 0.5
    th, ph = np.arccos(1 - 2 * i / count), np.pi * (1 + 5**0.5) * i
    c = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    c = unit(c + chance(seed).normal(size=c.shape) * 0.06)
    d = np.sort(np.arccos(np.clip(q @ c.T, -1, 1)), axis=-1)
    return np.exp(-(((d[..., 1] - d[..., 0]) / 0.022) ** 2))


def shade_of(out):
    """Return how bright each plastid is by where it stands: the side away from the lamp lies dark."""
    light = out @ unit((-0.55, -0.75, -0.42))
    return (0.26 + 0.95 * smooth(-0.55, 0.95, light))[:, None].astype(np.float32)


def cell(s, at, r, axis, turn, seed, n=110, plastids=330):
    """One cell with all its parts."""
    at = np.asarray(at, float)
    y = unit(axis)
    x = unit(np.cross(y, turn))
    rows = np.stack([x, y, np.cross(x, y)])
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    seam = plates(q, 64, seed) * (np.abs(girdle(q)) > 0.09)
    tint = ramp(np.clip(seam, 0, 1), (0, "#c98a34"), (1, "#f3d795"))
    ball(s, at, r, tint, SKIN, axis, turn, n=n, dent=lambda _: dent(q), alpha=1 + 1.3 * seam)
    g = chance(seed)
    i = np.arange(plastids) + 0.5
    th, ph = np.arccos(1 - 2 * i / plastids), np.pi * (1 + 5**0.5) * i
    d = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    d = unit(d + g.normal(size=d.shape) * 0.22)
    d = d[np.abs(girdle(d)) > 0.105]
    a = np.arctan2(d[:, 0], -d[:, 2])
    d = d[~((np.abs(a) < 0.22) & (d[:, 1] < 0.1))]
    p = d * (dent(d) * 0.90)[:, None] * r
    long = unit(np.cross(d, g.normal(size=d.shape)))
    size = r * g.uniform(0.04, 0.085, len(d))
    radii = np.stack([size * 0.9, size * g.uniform(1.2, 2.6, len(d)), size * 0.7], 1)
    warm = shades("#b8721c", len(d), 0.20, seed, 0.07) * shade_of(d @ rows)
    balls(s, p @ rows + at, radii, warm, PLASTID, long @ rows, n=9)
    # a second storey, deeper and darker
    e = unit(g.normal(size=(plastids // 3, 3)))
    balls(
        s,
        (e * r * 0.6) @ rows + at,
        r * g.uniform(0.12, 0.18, len(e)),
        shades("#6e370a", len(e), 0.2, seed) * shade_of(e @ rows),
        PLASTID,
    )
    ball(
        s,
        at + np.array([0.0, 0.0, 0.03]) @ rows * r,
        r * 0.84,
        rgb("#8a5420"),
        Stuff(alpha=1.0, gloss=0.05, wrap=0.3),
        axis,
        turn,
        n=50,
        dent=dent,
    )
    spot = unit([0.02, -0.32, -0.95])
    ball(
        s,
        (spot * r * 0.90) @ rows + at,
        (r * 0.055, r * 0.105, r * 0.05),
        rgb("#d0321a"),
        Stuff(gloss=0.8, wrap=0.5, through=0.5, glow=0.45),
        axis,
        turn,
        n=14,
    )
    # the ribbon in the girdle
    t = np.linspace(0.03, 0.97, 420)
    a = (t * 2 - 1) * np.pi
    up = -0.075 * a / np.pi + 0.02 + 0.038 * np.sin(t * 150)
    ring = (
        np.stack([np.sin(a) * np.cos(up), up, -np.cos(a) * np.cos(up)], -1)
        * (0.945 + 0.02 * np.cos(t * 150))[:, None]
    )
    tube(s, ring @ rows * r + at, np.full(len(t), r * 0.014), rgb("#fff6dc"), THREAD, 6)
    start = np.array([0.0, -0.55, -0.86]) * r @ rows + at
    down = np.array([0.10, -1, -0.10]) @ rows
    tail = wave(start, down, r * 2.1, r * 0.13, 2.3, 160, grow=0.35, bend=0.1)
    tube(s, tail, np.linspace(r * 0.02, r * 0.008, 160), rgb("#fff4d6"), THREAD, 7)


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


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 3.2, "main": 0.0, "near": 10.0}
    cell(s, (236, 268, 0), 166, (0.33, -0.93, 0.12), (-0.05, -0.12, 1.0), 15)
    s.layer = "mid"
    cell(s, (408, 506, 130), 56, (-0.35, -0.9, 0.2), (0.6, -0.1, 0.8), 4, n=60, plastids=160)
    cyst(s, (66, 512, 110), 38, 5)
    s.layer = "far"
    for i, (x, y, r) in enumerate([(446, 84, 30), (446, 330, 20), (170, 610, 34)]):
        cell(s, (x, y, 240), r, (0.3 - 0.2 * i, -0.9, 0), (0.2, 0, 1), 20 + i, n=30, plastids=60)
    ground = f.down(
        (0, "#f3fbe6"), (0.16, "#c5ead0"), (0.42, "#6fbfb4"), (0.72, "#2a7f8c"), (1, "#0f4256")
    )
    ground *= np.exp(0.07 * f.noise(170, 90, 3))[..., None]
    ground += rgb("#fff6cf") * (0.55 * f.spot(110, 60, 220))[..., None]
    ground *= (1 - 0.35 * f.spot(250, 330, 150))[..., None]
    lighting = Lighting(
        lamps=[((-0.55, -0.75, -0.42), "#fff0cc", 1.9), ((0.7, 0.55, 0.4), "#58b8b0", 0.8)],
        top="#d5efe0",
        low="#2b6f72",
        ambient=0.55,
        rim="#fff6da",
        rim_power=0.9,
        rim_low=0.25,
        crowd=0.9,
        density=0.6,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 25, "#fff8d8", 7, strength=0.5)
    image = finish(image, f, foot_colour="#0a2c38", foot=0.35, vignette=0.32, bloom=0.12)
    return brushed(image, k, 1.3, 0.75)
