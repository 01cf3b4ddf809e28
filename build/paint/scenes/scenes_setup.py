"""The set-up: a beach in the morning, seen from the shallow water; the players stand along its edge.

The waterline lies at 0.455 of the height, as the scene expects. Above it sky, pines, dunes and sand,
light enough for dark letters; below it clear water over ripples, deeper towards the lower edge.
"""

from __future__ import annotations

import numpy as np
from panorama import (
    CX,
    DIST,
    F,
    HIGH,
    LEFT,
    RAYS,
    WIDE,
    Finish,
    Light,
    Scene,
    blur,
    enlarged,
    noise,
    over,
    rendered,
    rgb,
    smooth,
    tone,
    unit,
    zoom_down,
)
from shapes import balls, grow, ramp, rng, shades, stone, strips, value

WATERLINE = 0.455
HORIZON = 86.0
"""The row where level ground would end, of 720."""
DOWN = 461.0
"""How far the ground lies below the eye."""
SHORE = DOWN * DIST / (WATERLINE * HIGH - HORIZON) - DIST
"""How far away the waterline is."""
LIFT = 330.0 - HORIZON
"""The renderer has its horizon this much lower."""


def plane(k):
    """Rows, columns, and the place on level ground that is seen at every pixel."""
    h, w = round(HIGH * k), round(WIDE * k)
    y, x = np.mgrid[0:h, 0:w].astype(F) / F(k)
    q = np.maximum(y - HORIZON, 1.5) / DOWN
    return y, x + F(LEFT), (x + F(LEFT) - CX) / q + CX, DIST / q - DIST


def waves(gx, gz, fine):
    """Small waves that run to the shore: -1 to 1."""
    p = np.stack([gx, 0 * gx, gz], -1)
    phase = gz / (34 * fine) + 1.6 * value(p, 330 * fine, 3, 2)
    return np.sin(phase * 2 + 0.5 * np.sin(phase)) * (0.5 + 0.5 * value(p, 160 * fine, 8, 2))


def net(gx, gz, size, seed):
    """Bright lines of light on the bottom."""
    g = rng(seed)
    bend = 0
    for _ in range(4):
        a, f = g.uniform(0, 6.28), g.uniform(0.4, 1.0) / size
        bend = bend + np.sin((gx * np.cos(a) + gz * np.sin(a)) * f + g.uniform(0, 6.28))
    out = 0
    for i in range(5):
        a, f = g.uniform(0, 6.28), (0.8 + 0.3 * i) / size
        s = np.sin((gx * np.cos(a) + gz * np.sin(a)) * f + 0.8 * bend + g.uniform(0, 6.28))
        out = out + np.exp(-((s / 0.17) ** 2)) / (1 + 0.3 * i)
    return out


def background(k):
    """Sky, pines, dunes, sand and water, as numbers of the file."""
    y, x, gx, gz = plane(k)
    h, w = y.shape
    t = y[:, 0] / 190
    c = np.stack(
        [
            np.interp(
                t,
                [0, 0.45, 0.8, 1.0],
                [int(s[i : i + 2], 16) / 255 for s in ("#bfdde6", "#dfe9df", "#f8ecd0", "#fdf0d2")],
            )
            for i in (1, 3, 5)
        ],
        -1,
    )
    im = np.repeat(c[:, None], w, 1).astype(F)
    cloud = noise(h, w, 210 * k, 14 * k, 4, 5) + 0.5 * noise(h, w, 60 * k, 7 * k, 5, 3)
    im = over(im, (1.0, 0.985, 0.95), smooth(0.5, 1.9, cloud) * 0.85 * smooth(190, 120, y))
    im = over(im, (0.78, 0.80, 0.84), smooth(0.7, 1.9, -cloud) * 0.35 * smooth(190, 100, y))
    d = np.hypot((x + 60) / 330, (y - 120) / 150)
    im = im + np.array([0.20, 0.16, 0.07]) * np.exp(-(d**1.5))[..., None]
    # Pines on the ridges, far to near.
    columns = np.arange(w) / k
    for row, high, crown, colour, seed, side in (
        (196, 9, 7, "#b9c6b4", 1, -1),
        (202, 15, 11, "#93a98f", 2, 1),
        (212, 22, 13, "#6f8f72", 3, 1),
    ):
        lift = (
            high
            * (0.5 + 0.5 * noise(1, w, 210 * k, 1, seed)[0])
            * smooth(-0.2, 1.0, side * (columns / WIDE - 0.5) * 2 + 0.35)
        )
        tip = np.abs(noise(1, w, 2.2 * k, 1, seed + 7, 2)[0]) * 0.6 + 0.5 * np.clip(
            noise(1, w, 9 * k, 1, seed + 9, 2)[0], -1, 2
        )
        line = row - lift - crown * np.clip(tip, 0, 2.2) * smooth(2, 8, lift)
        m = smooth(-1.0, 1.0, y - line[None])
        shade = 0.9 + 0.16 * smooth(0, 26, y - line[None])
        im = over(im, (rgb(colour) ** (1 / 2.2)) * shade[..., None], m)
    # Dunes: pale sand with grass, one ridge behind the other.
    blades = noise(h, w, 2.2 * k, 9 * k, 31, 2)
    for row, high, colour, grass, seed, fade in (
        (214, 13, "#dfd3a8", "#a9b383", 41, 0.6),
        (232, 17, "#e4d09a", "#8fa068", 43, 0.8),
        (252, 13, "#ead5a0", "#82955c", 47, 0.7),
    ):
        line = row - high * noise(1, w, 170 * k, 1, seed)[0][None] * 0.8
        m = smooth(-0.8, 0.8, y - line)
        patch = smooth(-0.3, 0.7, noise(h, w, 80 * k, 10 * k, seed + 1, 3)) * smooth(
            34, 6, y - line
        )
        col = rgb(colour) ** (1 / 2.2) * (1 - 0.10 * smooth(0, 30, y - line)[..., None])
        green = rgb(grass) ** (1 / 2.2) * (1 + 0.16 * np.clip(blades, -2, 2))[..., None]
        col = col * (1 - fade * patch[..., None]) + green * fade * patch[..., None]
        im = over(im, col, m)
    # Sand: wind ripples, damp towards the water.
    p = np.stack([gx, 0 * gx, gz], -1)
    fine = value(p, 26, 61, 3)
    broad = value(p, 420, 62, 3)
    ripple = np.sin(gz / 9 + gx / 60 + 2.2 * value(p, 240, 63, 2)) * smooth(2600, 1500, gz)
    tone_ = smooth(-0.9, 0.9, broad)[..., None]
    sand = (rgb("#ecd6a4") * tone_ + rgb("#dcbf88") * (1 - tone_)) ** (1 / 2.2)
    sand = sand * (1 + 0.018 * ripple + 0.022 * fine)[..., None]
    edge = (
        SHORE
        + 46 * value(p * np.array([1.0, 0, 0]), 420, 71, 3)
        + 14 * value(p * np.array([1.0, 0, 0]), 90, 72, 2)
    )
    beyond = gz - edge
    damp = smooth(330, 60, beyond + 60 * value(p, 190, 73, 2))
    sand = sand * (1 - damp[..., None] * (1 - np.array([0.74, 0.72, 0.70])))
    shine = damp * smooth(120, 0, beyond)
    sand = over(sand, (0.93, 0.93, 0.88), 0.38 * shine)
    im = over(im, sand, smooth(254, 270, y))
    # Water: the bottom through it, then its own colour, then the sky on its waves.
    deep = np.clip(-beyond, 0, None)
    wave = waves(gx, gz, 1.0) * 0.6 + waves(gx + 400, gz, 2.4) * 0.4
    sx, sz = gx + 26 * wave, gz + 34 * wave
    q = np.stack([sx, 0 * sx, sz], -1)
    bottom = (
        rgb("#d9c08c")
        * (1 + 0.10 * np.sin(sz / 26 + 1.8 * value(q, 150, 81, 2)) + 0.10 * value(q, 200, 82, 3))[
            ..., None
        ]
    )
    bottom = bottom * (
        1
        + (0.75 * net(sx, sz * 1.3, 34, 91) * np.exp(-deep / 700))[..., None]
        * np.array([1.0, 0.98, 0.8])
    )
    through = np.exp(-deep[..., None] / np.array([190.0, 520.0, 760.0]))
    own = (
        rgb("#2f9fb4") * np.exp(-deep / 900)[..., None]
        + rgb("#0d4f74") * (1 - np.exp(-deep / 900))[..., None]
    )
    water = bottom * through * 0.95 + own * (1 - through)
    glint = smooth(0.35, 1.0, wave) * np.exp(-deep / 900)
    water = water + rgb("#dff2ee") * (0.14 * glint + 0.10 * smooth(0.8, 1.1, wave))[..., None]
    water = water * (1 - 0.10 * smooth(0.2, 1.0, -wave))[..., None]
    water = np.clip(water, 0, 1) ** (1 / 2.2)
    im = over(im, water, smooth(6, -6, beyond))
    lace = value(p, 34, 95, 3) + 0.5 * value(p, 12, 96, 2)
    for at_, wide, much in ((-4, 18, 0.95), (-90, 22, 0.6), (-230, 26, 0.38), (-440, 30, 0.2)):
        off = beyond - at_ + 26 * value(p, 260, int(97 - at_), 2)
        line = np.exp(-((off / wide) ** 2)) + 0.6 * smooth(0, 1, off / (wide * 3.2)) * smooth(
            wide * 4.5, wide, off
        ) * (at_ > -200)
        im = over(
            im,
            (0.985, 0.99, 0.97),
            np.clip(line, 0, 1) * smooth(-0.55, 0.35, lace + 0.5 * line) * much,
        )
    im = over(im, rgb("#072f4c") ** (1 / 2.2), smooth(470, 720, y) * 0.5)
    return np.clip(im, 0, 1).astype(F)


def ground_at(x, z):
    """The height of level ground for the renderer."""
    return np.broadcast_to(330.0 + DOWN, np.shape(np.asarray(x) + np.asarray(z)))


def marram(s, g, x, z, tall, count, seed):
    """A tuft of dune grass that leans with the wind."""
    root = np.stack(
        [
            x + g.normal(0, 0.16 * tall, count),
            ground_at(x, z) + np.zeros(count),
            z + g.normal(0, 0.1 * tall, count),
        ],
        1,
    )
    d = unit(np.stack([g.normal(0.12, 0.34, count), -np.ones(count), g.normal(0, 0.25, count)], 1))
    P = grow(
        root,
        d,
        tall * g.uniform(0.55, 1.15, count),
        12,
        to=(1.0, 0.25, 0),
        pull=g.uniform(0.25, 0.75, count),
    )
    C = ramp(np.linspace(0, 1, 12), (0, "#8a8a52"), (0.5, "#93a45c"), (1, "#d3cf92"))[
        None
    ] * np.exp(0.18 * g.normal(size=(count, 1, 1)))
    w = (
        np.interp(np.linspace(0, 1, 12), [0, 0.3, 1], [0.9, 1.0, 0.12])[None]
        * tall
        * 0.012
        * np.ones((count, 1))
    )
    strips(s, P, w, C, k=3, camber=0.3, glow=0.7, gloss=0.2, solid=0.6)


def things():
    """Grass, stones, shells and a piece of driftwood on the sand."""
    s = Scene()
    g = rng(19)
    for i in range(46):
        z = g.uniform(2000, 2700)
        x = CX + g.uniform(-1.05, 1.05) * (z + DIST) * 0.60
        marram(s, g, x, z, g.uniform(70, 150), 26, i)
    for x, z, tall in (
        (-1030, 1330, 300),
        (-900, 1430, 240),
        (-1120, 1230, 260),
        (1490, 1340, 320),
        (1380, 1450, 250),
        (1570, 1230, 280),
        (1240, 1560, 190),
        (-760, 1560, 180),
    ):
        marram(s, g, x, z, tall, 60, 90)
    n = 90
    z = SHORE + g.exponential(70, n) + 8
    x = CX + g.uniform(-0.62, 0.62, n) * (z + DIST)
    r = 4 + 15 * g.random(n) ** 3
    tones = [rgb(c) for c in ("#8d8578", "#6a6663", "#a48f78", "#94705c", "#c9bda8", "#5f6068")]
    C = shades(np.stack([tones[i] for i in g.integers(0, 6, n)]), n, 0.15, 3, 0.05)
    balls(
        s,
        np.stack([x, ground_at(x, z) - 0.25 * r, z], 1),
        np.stack([r * 1.3, r * 0.62, r], 1),
        C,
        None,
        8,
        gloss=0.2,
        solid=1.5,
    )
    for i, (x, z, r) in enumerate(
        ((-520, 1130, 46), (-590, 1170, 30), (1010, 1120, 52), (1075, 1180, 34), (940, 1190, 26))
    ):
        stone(
            s,
            (x, ground_at(x, z) - 0.12 * r, z),
            (r * 1.4, r * 0.85, r),
            200 + i,
            ("#9a8a86", "#7a7276"),
            10,
            40,
            top=None,
            sharp=34,
        )
    return s


def paint(width):
    """The picture, opaque."""
    k = width / WIDE * RAYS
    h, w = round(HIGH * k), round(WIDE * k)
    im = enlarged(background(k / RAYS * 1.25), h, w)
    s = things()
    for v in s.v:
        v[:, 1] -= LIFT * (v[:, 2] + DIST) / DIST
    light = Light(
        (-0.5, -0.8, -0.2),
        "#fff2d6",
        1.7,
        "#e6eee6",
        "#a8966a",
        0.8,
        caustics=0.0,
        ao=0.35,
        density=0.4,
        deep_from=9e9,
    )
    c, a, _, _ = rendered(s, light, k)
    foot = blur(a, (2.2 * k, 5 * k))
    im = im * (1 - 0.22 * np.clip(foot, 0, 1) * (1 - a))[..., None]
    im = im * (1 - a[..., None]) + tone(c) * a[..., None]
    k1 = k / RAYS
    im = zoom_down(im.astype(F), round(HIGH * k1), round(WIDE * k1))
    finish = Finish(
        vignette=0.12, foot=0.0, motes=0, contrast=0.12, saturation=1.05, brush=0.5, grain=0.09
    )
    return (finish(im, k1) * 255 + 0.5).astype(np.uint8)
