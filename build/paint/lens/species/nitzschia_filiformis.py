"""Nitzschia pours out of a torn tube of slime, rooted between grains of sand and bent by the current.

Long slender cells, a little S-shaped, with the ends bent to opposite sides; along one edge the keel
with its row of bright points; two golden plastids, one in each half, a clear gap with the nucleus
between. They live in tubes of slime, in uneven files, one behind the other. The tube comes from the sand
towards us and widens; at its torn mouth cells glide free. Low amber light from the left, dark teal behind.
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
    profile,
    ramp,
    smooth,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.toned import toned

LAMP = unit([-0.80, -0.52, -0.12])
GLASS = Stuff(
    alpha=0.03,
    edge=0.5,
    power=2.2,
    gloss=0.25,
    sharp=45,
    wrap=0.2,
    jelly=0.5,
    milk=0.4,
    bend=3,
    shade=0.2,
)
PLASTID = Stuff(alpha=0.94, gloss=0.14, sharp=20, wrap=0.3, through=0.9, glow=0.06, shade=0.7)
NUCLEUS = Stuff(alpha=0.5, gloss=0.2, wrap=0.4, through=0.6)
KEEL = Stuff(alpha=0.9, gloss=0.5, wrap=0.1, through=0.5, shade=0)
SLIME = Stuff(
    alpha=0.02,
    edge=0.75,
    power=2.4,
    gloss=0.3,
    sharp=60,
    wrap=0.2,
    jelly=0.07,
    milk=0.4,
    bend=6,
    shade=0.1,
)
TORN = Stuff(alpha=0.28, gloss=0.3, wrap=0.4, through=0.9, shade=0.0)
STONE = Stuff(alpha=0.97, edge=0.03, gloss=0.12, sharp=18, wrap=0.12, through=0.25, shade=1.0)
AMBER = ((-1.0, "#b85a10"), (-0.6, "#7a340c"), (0.0, "#d87c10"), (0.5, "#f8a820"), (1.0, "#ffe898"))


def shape(t):
    """Return the half width along a cell (t from -1 to 1): a long parallel middle, ends drawn out."""
    return (1 - np.abs(t) ** 7) * (1 - 0.50 * smooth(0.50, 1.0, np.abs(t))) + 0.02


def cell(s, c, way, length, r, seed, fine=1.0):
    """Add one cell along `way`; its plastids, its bend and its light differ from those of its kin."""
    c, d = np.asarray(c, float), unit(way)
    g = chance(seed)
    a = g.uniform(0, 2 * np.pi)
    flat = unit(np.cross(d, [0.02, 0.05, 1]))
    side = flat * np.cos(a) + np.cross(flat, d) * np.sin(a)
    bow = length * g.uniform(0.035, 0.07) * g.choice([-1, 1])
    bend = lambda t: bow * (0.9 * np.sin(2.4 * t) + np.sign(t) * smooth(0.6, 1.0, np.abs(t)))
    curve = lambda t: c + d * (t * length / 2)[:, None] + side * bend(t)[:, None]
    t = np.sin(np.linspace(-np.pi / 2, np.pi / 2, int(110 * fine)))
    gap = g.uniform(0.07, 0.14)
    for half in (-1, 1):
        end = g.uniform(0.66, 0.86)
        u = np.linspace(gap, end, int(50 * fine) + 6)
        q = curve(half * u)
        mid, span = (gap + end) / 2, (end - gap) / 2 * 1.02
        w = r * 0.76 * np.sqrt(np.clip(1 - (np.abs(u - mid) / span) ** 5, 0.001, 1))
        w = w * (1 + 0.10 * np.sin(u * g.uniform(20, 34) + seed)) * np.minimum(1, shape(u) * 1.2)
        stain = np.exp(0.16 * np.sin(u * g.uniform(9, 15) + seed) + 0.10 * g.normal(size=len(u)))
        tint = toned(q, LAMP, *AMBER, sides=18) * stain[:, None, None] * np.exp(0.14 * g.normal())
        tube(s, q, w, np.clip(tint, 0, 1), PLASTID, 18)
    ball(s, c, (r * 0.5, r * 0.4, r * 0.5), rgb("#e8c890"), NUCLEUS, d, n=12)
    for u in g.choice([-1, 1], 2) * g.uniform(0.84, 0.92, 2):
        ball(s, curve(np.array([u]))[0], r * 0.22, rgb("#ffe8a8"), NUCLEUS, n=8)
    tube(s, curve(t), r * shape(t), rgb("#f4dca8"), GLASS, int(20 * fine) + 6)
    tt = np.linspace(-0.94, 0.94, int(30 * fine))
    dots = curve(tt) + side * (r * shape(tt) * 0.84)[:, None]
    dots[:, 2] -= r * shape(tt) * 0.3
    balls(s, dots, r * 0.085, rgb("#f8dca0"), KEEL, n=6)


def file_along(s, p, wide, files, seed, until=1.0):
    """Fill a tube with cells in uneven files, some overtaking others."""
    g = chance(seed)
    step = np.linalg.norm(np.diff(p, axis=0), axis=1)
    way = np.concatenate([[0], np.cumsum(step)])
    for j, (across, depth) in enumerate(files):
        at = g.uniform(0, 40)
        i = 0
        while True:
            r = np.interp(at, way, wide)
            length = r * g.uniform(2.3, 3.5)
            if at + length > way[-1] * until:
                break
            a, b = (
                np.array([np.interp(x, way, p[:, e]) for e in range(3)]) for x in (at, at + length)
            )
            side = unit(np.cross(b - a, [0, 0, 1]))
            lean = g.normal(0, 0.07) * length
            shift = side * r * (across + g.normal(0, 0.07)) + [0, 0, depth * r]
            cell(
                s,
                (a + b) / 2 + shift,
                b - a + side * lean,
                length,
                r * g.uniform(0.18, 0.25),
                seed + 40 * j + i,
            )
            at += length * g.uniform(0.92, 1.45)
            i += 1


def torn_tube(s, p, wide, seed):
    """Add a wall of slime whose far end is torn, its edge ragged."""
    g = chance(seed)
    n, sides = len(p), 56
    a = np.linspace(0, 2 * np.pi, sides + 1)
    rag = (
        7 * np.sin(2 * a + 1)
        + 4 * np.sin(5 * a)
        + 3 * np.sin(9 * a + 2)
        - 8 * np.abs(np.sin(1.5 * a)) ** 9
    )
    last = np.clip(n - 18 + rag, 0, n - 1)
    i = np.arange(n)[:, None]
    fold = 1 + 0.025 * np.sin(3 * a + i * 0.05) + 0.02 * np.sin(i * 0.21 + g.uniform(0, 6))
    flare = 1 + 0.22 * smooth(n - 40, n, i) * (1 + 0.35 * np.sin(3 * a + 0.6))
    alpha = smooth(0.5, -0.5, i - last)
    v = tube(s, p, wide[:, None] * fold * flare, rgb("#ecd8a8"), SLIME, sides, alpha=alpha)
    edge = v[np.round(last).astype(int), np.arange(sides + 1)]
    tube(s, edge, 1.1 + 0.5 * np.sin(3 * a), rgb("#f0d498"), TORN, 8)


FREE = (
    ((186, 166, -125), (-0.95, -0.18, -0.25), 176, 15.5),
    ((116, 76, -150), (-0.80, -0.56, -0.20), 188, 17.0),
    ((98, 262, -130), (-0.74, 0.64, -0.20), 150, 13.5),
    ((8, 196, -90), (-0.97, 0.16, 0.15), 118, 11.0),
    ((22, 396, -40), (-0.22, 0.95, 0.20), 108, 10.0),
    ((118, 432, 40), (0.40, 0.86, 0.30), 80, 7.5),
    ((214, 44, -30), (-0.40, -0.88, 0.25), 92, 8.5),
    ((30, 96, 40), (-0.72, -0.50, 0.50), 66, 6.0),
)
"""Cells that have left the tube, spread by the current: where, which way, how long, how wide."""


def grain(s, c, r, seed, stops, n=60):
    """Add a grain of sand: broken planes, worn edges, clouds and specks inside."""
    g = chance(seed)
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    nn, dd = unit(g.normal(size=(16, 3))), g.uniform(0.62, 0.95, 16)
    dot = q @ nn.T
    e = np.where(dot > 0.08, dd / np.maximum(dot, 0.08), 9.0)
    e = np.concatenate([e, np.full((*q.shape[:2], 1), 1.06)], -1)
    rad = np.clip(-np.log(np.exp(-60 * e).sum(-1)) / 60, 0.4, 1.1)
    rad = rad * (1 + 0.025 * cloud(q, 0.25, seed, 3))
    v = q * rad[..., None] * np.asarray(r) + np.asarray(c)
    tone = 0.5 + 0.16 * cloud(q, 0.9, seed + 2, 2) + 0.12 * cloud(q, 0.12, seed + 5, 2)
    net(s, v, ramp(tone, *stops), STONE, out=q)


SMOKE = ((0.0, "#1a2022"), (0.5, "#4c5450"), (1.0, "#a0a494"))
HONEY = ((0.0, "#3a2212"), (0.5, "#8a5a2c"), (1.0, "#dcb478"))
ROSE = ((0.0, "#34181a"), (0.5, "#7c4440"), (1.0, "#c8988a"))


def sand(s):
    """Lay the ground: grains of many sizes, the nearest low in front, the tube's foot between them."""
    rows = (
        (76, 700, 150, 92, 0),
        (300, 716, 190, 104, 1),
        (452, 690, 120, 84, 0),
        (186, 650, 230, 50, 2),
        (378, 628, 250, 46, 0),
        (20, 628, 250, 50, 1),
        (262, 632, 300, 34, 0),
        (468, 600, 290, 40, 1),
    )
    for i, (x, y, z, r, kind) in enumerate(rows):
        grain(
            s,
            (x, y, z),
            (r * 1.15, r * 0.82, r),
            30 + i,
            (HONEY, SMOKE, ROSE)[kind],
            70 if r > 60 else 40,
        )

    g = chance(4)
    for i in range(46):
        x, back = g.uniform(-20, 500), g.random()
        r = g.uniform(9, 22) * (1.2 - 0.5 * back)
        where = (x, 640 - 34 * back + 0.3 * r, 240 + 150 * back)
        grain(s, where, (r * 1.2, r * 0.8, r), 60 + i, (HONEY, SMOKE, HONEY, ROSE)[i % 4], 22)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 6.0, "mid": 1.6, "main": 0.0, "near": 9.0}
    s.layer = "mid"
    sand(s)
    s.layer = "main"
    path = [
        (206, 690, 130),
        (176, 600, 100),
        (190, 500, 70),
        (276, 424, 40),
        (350, 340, 10),
        (344, 246, -30),
        (262, 186, -70),
        (196, 158, -110),
    ]
    n = 300
    p = line(path, n)
    wide = profile([27, 30, 36, 44, 51, 57, 61, 60], n)
    torn_tube(s, p, wide, 5)
    file_along(
        s,
        p,
        wide * 1.02,
        ((-0.52, -0.20), (-0.14, 0.40), (0.20, -0.40), (0.56, 0.10)),
        24,
        until=0.93,
    )
    for i, (c, way, length, r) in enumerate(FREE):
        cell(s, c, way, length, r, 90 + i)
    s.layer = "far"
    for j, (far, r) in enumerate(
        (
            (
                [
                    (400, 640, 290),
                    (440, 520, 280),
                    (420, 400, 280),
                    (470, 250, 280),
                    (520, 180, 280),
                ],
                22,
            ),
            ([(60, 640, 300), (40, 540, 290), (80, 450, 290), (40, 330, 290), (-30, 280, 290)], 15),
        )
    ):
        q = line(far, 140)
        tube(s, q, np.full(140, float(r)), rgb("#c8b078"), SLIME, 20)
        file_along(s, q, np.full(140, float(r)), ((-0.3, 0.0), (0.35, 0.2)), 70 + j)
    ground = f.down((0, "#164046"), (0.4, "#0d2a30"), (0.75, "#0a1518"), (1, "#050505"))
    ground *= np.exp(0.18 * f.noise(170, 130, 3))[..., None]
    ground += rgb("#4a8a7c") * (0.35 * f.spot(0, 120, 230))[..., None]
    ground *= (1 - 0.4 * f.spot(440, 330, 190))[..., None]
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#ffe2ac", 2.7), ((0.7, 0.3, 0.4), "#2f8a90", 0.5)],
        top="#b0b49c",
        low="#1c1c18",
        ambient=0.38,
        rim="#fff0cc",
        rim_power=0.9,
        rim_at=(-0.85, -0.5),
        rim_low=0.08,
        crowd=1.1,
        density=0.65,
    )
    image = compose(s, lighting, ground, k, depth_blur=(-60.0, 1.7))
    image = f.dust(image, 60, "#ffe8c0", 7, strength=0.45)
    image = finish(image, f, foot_colour="#060606", foot=0.4, vignette=0.38, bloom=0.35)
    return brushed(image, k, 1.1, 0.6)
