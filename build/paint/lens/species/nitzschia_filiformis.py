"""Nitzschia glides over sand in dark polarised light: smoky and honey-coloured quartz.

Long slender cells, a little S-shaped, with the ends bent to opposite sides; along one edge the keel
with its row of bright points; two golden plastids, one in each half, a clear gap with the nucleus
between. Some live together in branching tubes of slime, lined up one behind the other; others
glide free over the grains and leave a fine trail.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    cloud,
    line,
    net,
    ramp,
    smooth,
    tube,
)
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

GLASS = Stuff(
    alpha=0.05,
    edge=0.7,
    power=1.9,
    gloss=1.0,
    sharp=45,
    wrap=0.4,
    jelly=0.6,
    milk=0.5,
    bend=4,
    shade=0.3,
)
PLASTID = Stuff(alpha=0.97, gloss=0.45, sharp=24, wrap=0.5, through=0.8, glow=0.05, shade=0.5)
SLIME = Stuff(
    alpha=0.02, edge=0.38, power=2.0, gloss=0.5, sharp=50, jelly=0.2, milk=0.5, bend=6, shade=0.05
)


def shape(t):
    """Half width along a cell (t from -1 to 1): a long parallel middle, ends drawn out."""
    return (1 - np.abs(t) ** 7) * (1 - 0.45 * smooth(0.55, 1.0, np.abs(t))) + 0.02


def cell(s, c, way, length, r, seed, bow=0.05, fine=1.0):
    """One cell along `way`."""
    c, d = np.asarray(c, float), unit(way)
    side = unit(np.cross(d, [0, 0.05, 1]))
    up = np.cross(side, d)
    n = int(120 * fine)
    t = np.sin(np.linspace(-np.pi / 2, np.pi / 2, n))
    curve = lambda t: (
        c
        + d * (t * length / 2)[:, None]
        + side
        * (
            length
            * bow
            * (np.sin(t * 2.4) * 0.55 + 0.8 * np.sign(t) * smooth(0.55, 1.0, np.abs(t)) * 0.55)
        )[:, None]
    )
    p = curve(t)
    r_ = r * shape(t)
    g = chance(seed)
    for half in (-1, 1):
        u = np.linspace(0.07, 0.80, int(60 * fine))
        q = curve(half * u)
        w = (
            r
            * 0.74
            * np.sqrt(np.clip(1 - ((u - 0.435) / 0.366) ** 6, 0.001, 1))
            * (1 + 0.06 * np.sin(u * 40 + seed))
            * np.minimum(1, shape(u) * 1.2)
        )
        tint = ramp(
            np.abs(np.sin(u * 9 + seed)), (0, "#a8620a"), (0.6, "#cf8a14"), (1, "#e8ac34")
        ) * np.exp(0.10 * g.normal(size=(len(u), 1)))
        tube(s, q, w, tint, PLASTID, 18)
    ball(s, c, (r * 0.55, r * 0.42, r * 0.5), rgb("#f2ead0"), Stuff(alpha=0.7, gloss=0.5), d, n=12)
    tube(s, p, r_, rgb("#f4eccf"), GLASS, int(26 * fine) + 6)
    m = int(46 * fine)
    tt = np.linspace(-0.94, 0.94, m)
    dots = curve(tt) + side * (r * shape(tt) * 0.86)[:, None] - up * (0.0 * tt)[:, None]
    dots[:, 2] -= r * shape(tt) * 0.35
    balls(s, dots, r * 0.13, rgb("#fff8e0"), Stuff(gloss=0.9, glow=0.35, shade=0), n=7)


def grain(s, c, r, seed, colours, n=60):
    """A grain of quartz in its interference colours: bands that follow its thickness."""
    g = chance(seed)
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    nn, dd = unit(g.normal(size=(13, 3))), g.uniform(0.66, 1.0, 13)
    dot = q @ nn.T
    e = np.where(dot > 0.08, dd / np.maximum(dot, 0.08), 9.0)
    rad = (
        -np.log(np.exp(-26 * np.concatenate([e, np.full((*q.shape[:2], 1), 1.08)], -1)).sum(-1))
        / 26
    )
    rad = np.clip(rad, 0.4, 1.15) * (1 + 0.02 * cloud(q, 0.3, seed, 2))
    v = q * rad[..., None] * np.asarray(r) + np.asarray(c)
    way = unit([g.normal(), g.normal(), 0.4])
    thick = (
        0.5 * (q @ way) * g.uniform(0.8, 1.6)
        + 0.30 * np.clip(rad, 0, 1.1)
        + 0.12 * cloud(q, 0.8, seed + 2, 2)
        + g.uniform(0, 1.5)
    )
    tint = ramp(thick % 1.6 / 1.6, *colours) * 0.85
    net(
        s,
        v,
        tint,
        Stuff(
            alpha=0.94, edge=0.06, gloss=0.4, sharp=30, wrap=0.2, through=0.3, glow=0.0, shade=0.7
        ),
        out=q,
    )


SMOKE = (
    (0.0, "#1b1f26"),
    (0.35, "#3a4450"),
    (0.6, "#6f7c86"),
    (0.85, "#a3a9a6"),
    (1.0, "#4a525a"),
)
HONEY = (
    (0.0, "#241a12"),
    (0.3, "#5c4028"),
    (0.55, "#9a7648"),
    (0.8, "#c9b084"),
    (1.0, "#6a4c30"),
)
ROSE = (
    (0.0, "#241a2a"),
    (0.3, "#4a4a72"),
    (0.5, "#6f8f98"),
    (0.7, "#b8a884"),
    (0.85, "#b07a78"),
    (1.0, "#4a3a5a"),
)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 8.0, "mid": 3.0, "main": 0.0, "near": 9.0}
    g = chance(11)
    s.layer = "mid"
    for i, (x, y, r) in enumerate(
        (
            (56, 556, 92),
            (226, 590, 104),
            (408, 552, 116),
            (-6, 440, 44),
            (318, 660, 90),
            (130, 670, 90),
            (470, 690, 90),
        )
    ):
        grain(
            s,
            (x, y, 150 + 10 * (i % 3)),
            (r, r * 0.86, r * 0.8),
            30 + i,
            (ROSE if i == 1 else (HONEY, SMOKE)[i % 2]),
        )
    s.layer = "far"
    for i in range(5):
        grain(
            s,
            (g.uniform(0, 480), g.uniform(452, 500), 260),
            np.array([1, 0.9, 0.9]) * g.uniform(20, 46),
            50 + i,
            (SMOKE, HONEY)[i % 2],
            30,
        )
    s.layer = "main"
    cell(s, (300, 258, -40), (0.70, -0.71, 0.0), 440, 28, 3, bow=0.10)
    cell(s, (330, 470, -30), (0.96, -0.14, 0.1), 290, 19, 5, bow=-0.09)
    # tubes of slime with cells in file
    stem = [(60, 720, 150), (80, 560, 20), (78, 430, 0), (60, 320, 10), (90, 200, 20), (70, 80, 30)]
    stem += [(86, -30, 40), (80, -120, 40)]
    branch = [(80, 540, 0), (48, 468, -10), (24, 396, -10), (-60, 320, 0)]
    for j, (path, r, number) in enumerate(((stem, 23, 7), (branch, 19, 2))):
        p = line(path, 160)
        tube(
            s,
            p,
            np.full(160, r) * (1 + 0.05 * np.sin(np.linspace(0, 14, 160))),
            rgb("#e8e2c8"),
            SLIME,
            28,
        )
        for i in range(number):
            u = (i + 0.5) / number * 159
            a, b = (
                p[int(max(0, u - 40 * 3 / number * 0.8))],
                p[int(min(159, u + 40 * 3 / number * 0.8))],
            )
            cell(
                s,
                (a + b) / 2 + [0, 0, -3],
                b - a,
                np.linalg.norm(b - a) * 0.92,
                r * 0.52,
                20 + 5 * j + i,
                bow=0.03,
                fine=0.7,
            )
    s.layer = "mid"
    cell(s, (420, 330, 150), (0.3, 0.95, 0), 190, 11, 9, bow=0.08)
    cell(s, (190, 90, 150), (0.9, 0.35, 0), 170, 10, 10, bow=0.08)
    s.layer = "far"
    for i in range(6):
        cell(
            s,
            (g.uniform(30, 450), g.uniform(40, 300), 250),
            g.normal(size=3),
            g.uniform(80, 130),
            7,
            60 + i,
            fine=0.4,
        )
    ground = f.down((0, "#0e0f12"), (0.45, "#1c1a18"), (0.8, "#14110e"), (1, "#060504"))
    ground *= np.exp(0.18 * f.noise(170, 130, 3))[..., None]
    ground += rgb("#8a5a2a") * (0.26 * f.spot(110, 110, 220))[..., None]
    ground += rgb("#1f5a5a") * (0.20 * f.spot(420, 200, 200))[..., None]
    lighting = Lighting(
        lamps=[((-0.58, -0.68, -0.45), "#fff2d8", 1.4), ((0.6, 0.5, 0.3), "#ffb070", 0.5)],
        top="#d0c4b0",
        low="#2a2018",
        ambient=0.45,
        rim="#fff4dc",
        rim_power=0.9,
        rim_low=0.15,
        crowd=0.9,
        density=0.8,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 70, "#f4e0ff", 7, strength=0.4)
    return finish(image, f, foot_colour="#08040e", foot=0.45, vignette=0.42, bloom=0.5)
