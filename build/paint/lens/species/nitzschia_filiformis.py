"""Nitzschia glides up and down in its tubes of slime, rooted between dull grains of sand.

Long slender cells, a little S-shaped, with the ends bent to opposite sides; along one edge the keel
with its row of bright points; two golden plastids, one in each half, a clear gap with the nucleus
between. They live in tubes of slime that fork, side by side, one behind the other; two have left and
glide free.
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
    gloss=0.4,
    sharp=45,
    wrap=0.4,
    jelly=0.6,
    milk=0.5,
    bend=4,
    shade=0.3,
)
PLASTID = Stuff(alpha=0.97, gloss=0.45, sharp=24, wrap=0.5, through=0.8, glow=0.05, shade=0.5)
SLIME = Stuff(
    alpha=0.01, edge=0.55, power=2.6, gloss=0.5, sharp=50, jelly=0.06, milk=0.4, bend=6, shade=0.05
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
            alpha=0.94, edge=0.06, gloss=0.08, sharp=12, wrap=0.2, through=0.2, glow=0.0, shade=0.7
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


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 8.0, "mid": 3.0, "main": 0.0, "near": 9.0}
    g = chance(11)
    # the sand it grows on: dull grains, the nearest below, others behind
    for i, (x, y, r) in enumerate(
        ((30, 668, 150), (300, 700, 140), (452, 640, 120), (180, 600, 62), (520, 540, 66))
    ):
        s.layer = "mid" if r > 100 else "far"
        grain(s, (x, y, 220 + 20 * (i % 3)), (r, r * 0.72, r * 0.8), 30 + i, (HONEY, SMOKE)[i % 2])
    # the hero: a tube of slime that forks, its cells in file like boats in a lock
    s.layer = "main"
    stem = [(120, 800, 60), (146, 660, 20), (182, 520, 0), (196, 400, -10), (250, 290, -16)]
    right = [*stem[-2:], (320, 200, -20), (396, 110, -10), (450, 10, 0), (490, -90, 10)]
    left = [
        (196, 420, -6),
        (182, 320, -12),
        (140, 220, -14),
        (118, 120, -6),
        (62, 20, 10),
        (20, -80, 20),
    ]
    trunk = [*stem, *right[2:]]
    for j, (path, r, first, number) in enumerate(((trunk, 60, 0.0, 5), (left, 46, 0.13, 3))):
        p = line(path, 240)
        u = np.linspace(0, 1, 240)
        taper = r * (1.0 - 0.30 * u) * (1 + 0.05 * np.sin(u * 17 + j))
        if j:
            taper = taper * (0.35 + 0.65 * smooth(0.0, 0.14, u))
        tube(s, p, taper, rgb("#efe6c6"), SLIME, 40)
        for i in range(number):
            at = first + (1 - first) * (i + 0.5) / number
            half = 0.43 * (1 - first) / number
            a, b = (p[int(np.clip((at + q * half) * 239, 0, 239))] for q in (-1, 1))
            across = unit(np.cross(b - a, [0, 0, 1]))
            wide = taper[int(at * 239)]
            for q, back in ((0.34, -8), (-0.38, 14)):
                slip = (b - a) * (0.10 if q > 0 else -0.16)
                cell(
                    s,
                    (a + b) / 2 + across * wide * q + slip + [0, 0, back],
                    (b - a) + across * wide * 0.16 * np.sin(5 * i + 2 * j + q),
                    np.linalg.norm(b - a) * (1.18 if q > 0 else 1.02),
                    wide * (0.33 if q > 0 else 0.28),
                    20 + 5 * j + i + int(q > 0) * 40,
                    bow=0.05,
                )
    # two that have left it, out of focus
    s.layer = "mid"
    cell(s, (402, 372, 160), (0.46, 0.89, 0), 210, 17, 9, bow=0.08, fine=0.6)
    cell(s, (66, 420, 160), (-0.3, 0.95, 0), 150, 12, 10, bow=0.08, fine=0.6)
    s.layer = "far"
    far = [(330, 820, 280), (350, 560, 280), (420, 380, 280), (410, 200, 280), (470, 40, 280)]
    tube(s, line(far, 90), np.full(90, 24.0), rgb("#c8b078"), SLIME, 20)
    for t in np.linspace(0.12, 0.92, 7):
        q = line(far, 90)
        a, b = q[int(t * 82)], q[int(t * 82) + 6]
        cell(s, a, b - a, 88, 13, 70 + int(t * 20), fine=0.4)
    ground = f.down((0, "#12343a"), (0.45, "#0e2228"), (0.8, "#12161a"), (1, "#060504"))
    ground *= np.exp(0.18 * f.noise(170, 130, 3))[..., None]
    ground += rgb("#3a6a6a") * (0.20 * f.spot(60, 40, 200))[..., None]
    ground += rgb("#1f5a5a") * (0.30 * f.spot(300, 200, 240))[..., None]
    lighting = Lighting(
        lamps=[((-0.58, -0.68, -0.45), "#fff2d8", 1.1), ((0.6, 0.5, 0.3), "#ffb070", 0.5)],
        top="#d0c4b0",
        low="#2a2018",
        ambient=0.45,
        rim="#fff4dc",
        rim_power=0.7,
        rim_low=0.15,
        crowd=0.9,
        density=0.8,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 70, "#f4e0ff", 7, strength=0.4)
    return finish(image, f, foot_colour="#08040e", foot=0.45, vignette=0.42, bloom=0.5)
