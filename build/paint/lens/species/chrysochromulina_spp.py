"""Chrysochromulina swims through the dusk, a small golden sun of spines.

A small saddle-round cell with two golden plastids, one on each side; all round, scales drawn out into
long, straight spines. From a dip at its top spring two flagella of one length, that sweep back along both
flanks in waves, and between them the haptonema, a third, thinner thread: it runs straight out and winds up at
its end. Its kin stay out of focus. A plum field that glows from above.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, balls, chance, cloud, hairs, line, net, ramp, smooth, tube
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

LAMP = unit([-0.58, -0.70, -0.42])
SKIN = Stuff(
    alpha=0.05,
    edge=0.65,
    power=2.4,
    gloss=0.2,
    sharp=50,
    wrap=0.4,
    jelly=0.55,
    milk=0.5,
    bend=5,
    shade=0.25,
)
PLASTID = Stuff(alpha=0.95, gloss=0.22, sharp=24, wrap=0.5, through=0.8, glow=0.10, shade=0.5)
CORE = Stuff(alpha=0.20, edge=-0.20, power=0.8, gloss=0.0, wrap=0.8, glow=0.2, shade=0.0)
OIL = Stuff(alpha=0.7, edge=0.3, gloss=0.8, sharp=50, wrap=0.5, through=0.6, glow=0.1, shade=0.1)
THREAD = Stuff(alpha=0.95, gloss=0.35, sharp=30, wrap=0.6, through=0.8, shade=0.15)
SPINE = Stuff(alpha=0.85, gloss=0.3, wrap=0.6, through=0.9, shade=0.08)
SCALE = Stuff(alpha=0.0, edge=0.16, power=1.4, gloss=0.25, wrap=0.4, shade=0.0)
BODY = np.array([1.0, 0.94, 0.90])


def dent(q):
    """A saddle: a dip at the top where the threads spring, a little drawn in at the flanks."""
    top = np.exp(-(((q[..., 1] - 1) / 0.16) ** 2))
    return (
        1 - 0.20 * top + 0.05 * np.cos(2 * np.arctan2(q[..., 0], q[..., 2])) * (1 - q[..., 1] ** 2)
    )


def spread(count, g, jitter=0.05):
    """Return directions all round, evenly."""
    i = np.arange(count) + 0.5
    th, ph = np.arccos(1 - 2 * i / count), np.pi * (1 + 5**0.5) * i
    d = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    return unit(d + jitter * g.normal(size=d.shape))


def cell(s, at, r, axis, turn, seed, n=70, spines=170):
    """One cell; y runs from its hind end to the threads. Return how its own places lie on the card."""
    at = np.asarray(at, float)
    y = unit(axis)
    x = unit(np.cross(y, turn))
    rows = np.stack([x, y, np.cross(x, y)])
    g = chance(seed)
    put = lambda p: np.asarray(p, float) * r @ rows + at
    lamp = rows @ LAMP
    skin = lambda q: ramp(
        q @ lamp, (-1.0, "#7a1c48"), (-0.3, "#d8704c"), (0.4, "#ffc060"), (1, "#fff0b0")
    )
    ball(s, at, BODY * r, skin, SKIN, axis, turn, n=n, dent=dent)
    for side in (-1, 1):
        # a plastid is a bent, lobed plate along the flank
        u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(0, 2 * np.pi, 49), indexing="ij")
        lat, fat = u * 1.08, np.sqrt(np.clip(1 - u**2, 0, 1)) ** 0.6
        a = np.cos(v) * 0.98 * fat - 0.40
        d = 0.80 + 0.10 * np.sin(v) * fat - 0.04
        p = np.stack(
            [
                side * d * np.cos(lat) * np.cos(a),
                d * np.sin(lat) * 0.92 - 0.05,
                d * np.cos(lat) * np.sin(a) * 0.9,
            ],
            -1,
        )
        way = np.stack([side * np.cos(lat) * np.sin(v), np.sin(lat) * np.sin(v), np.cos(v)], -1)
        lobes = cloud(p, 0.30, seed + side, 2)
        lit = unit(p) @ lamp + 0.22 * lobes
        c = ramp(lit, (-0.8, "#5a1408"), (-0.2, "#b04c06"), (0.4, "#ea8408"), (1, "#ffc438"))
        net(s, put(p * (1 + 0.02 * lobes[..., None])), c, PLASTID, out=way @ rows)
    middle = put([0.02, -0.12, -0.10])
    for q in np.linspace(1.0, 0.3, 7):
        ball(s, middle, np.array([0.36, 0.42, 0.34]) * r * q, rgb("#fff0c0"), CORE, axis, n=30)
    count = 16
    oil = np.stack(
        [g.uniform(-0.45, 0.45, count), g.uniform(-0.82, -0.5, count), g.uniform(-0.6, 0.1, count)],
        1,
    )
    balls(s, put(oil), r * g.uniform(0.03, 0.09, count), rgb("#ffe49a"), OIL, n=12)
    if n > 40:
        d = spread(420, g, 0.03)
        p = d * dent(d)[:, None] * 1.012 * BODY
        flat = np.stack([np.full(420, 0.075), np.full(420, 0.010), np.full(420, 0.075)], 1) * r
        balls(s, put(p), flat, rgb("#fff4d0"), SCALE, axes=d @ rows, n=8)
    # spines all round, straight and tapering, each on a scale; none in the dip
    d = spread(spines, g)
    d = d[d[:, 1] < 0.90]
    long = 0.58 + 0.14 * np.sin(np.arange(len(d)) * 2.4) + 0.05 * g.normal(size=len(d))
    base = d * dent(d)[:, None] * BODY
    u = np.linspace(0, 1, 8)[None, :, None]
    lean = np.array([0, -0.10, 0])
    paths = base[:, None] + (d[:, None] * u + lean * u**2) * long[:, None, None]
    tint = ramp(d @ lamp, (-1, "#d8805c"), (0, "#ffcf90"), (1, "#fffbe4"))
    hairs(s, put(paths), r * 0.026, r * 0.003, tint, SPINE, sides=6)
    return put


def flagellum(s, put, side, n=220):
    """A flagellum that arches over the shoulder and sweeps back along the flank in growing waves."""
    arc = line(
        [
            (0.05 * side, 0.78, -0.1),
            (0.34 * side, 1.26, -0.25),
            (0.92 * side, 1.38, -0.3),
            (1.46 * side, 0.96, -0.3),
            (1.60 * side, 0.10, -0.25),
            (1.52 * side, -0.80, -0.2),
            (1.58 * side, -1.70, -0.1),
        ],
        n,
    )
    t = np.linspace(0, 1, n)
    along = unit(np.gradient(arc, axis=0))
    across = np.stack([-along[:, 1], along[:, 0], 0 * t], 1)
    wave = 0.15 * smooth(0.28, 0.60, t) * np.sin(2 * np.pi * 4.2 * t + (0.9 if side > 0 else 0))
    path = put(arc + across * wave[:, None])
    tint = ramp(t, (0, "#ffe8b8"), (0.6, "#ffd0a8"), (1, "#f0a0a0"))
    tube(s, path, np.interp(t, [0, 0.7, 1], [4.8, 3.4, 0.7]), tint, THREAD, 10)


def haptonema(s, put, n=700):
    """The third thread: thinner, straight out, then wound up in turns that narrow to its tip."""
    t = np.linspace(0, 1, n)
    stem = line([(0.0, 0.78, -0.1), (0.06, 1.3, -0.2), (0.04, 1.75, -0.3), (0.34, 2.45, -0.3)], n)
    curl = smooth(0.50, 0.66, t)
    a = 2 * np.pi * 5.2 * np.clip((t - 0.50) / 0.50, 0, 1) ** 0.9
    wide = 0.26 * curl * (1 - 0.60 * np.clip((t - 0.55) / 0.45, 0, 1))
    stem = stem + np.stack([wide * np.sin(a), 0.55 * wide * np.cos(a), -wide * (np.cos(a) - 1)], 1)
    tube(s, put(stem), np.interp(t, [0, 1], [3.0, 1.5]), rgb("#fff0cc"), THREAD, 9)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 10.0, "mid": 4.0, "main": 0.0, "near": 16.0}
    put = cell(s, (244, 374, 0), 127, (0.16, -0.96, -0.24), (0.15, -0.05, 1.0), 3)
    flagellum(s, put, -1)
    flagellum(s, put, 1)
    haptonema(s, put)
    s.layer = "mid"
    cell(s, (318, 652, 150), 38, (-0.5, -0.8, 0), (0, 0, 1), 8, n=30, spines=90)
    cell(s, (66, 130, 160), 27, (0.8, -0.5, 0), (0, 0, 1), 9, n=30, spines=80)
    s.layer = "far"
    for i, (x, y, r) in enumerate([(412, 150, 24), (452, 660, 22), (30, 420, 22)]):
        cell(s, (x, y, 260), r, (0.5 - 0.4 * i, -0.8, 0), (0, 0, 1), 30 + i, n=24, spines=60)
    s.layer = "near"
    cell(s, (10, 700, -150), 84, (0.5, -0.8, 0), (0, 0, 1), 41, n=30, spines=70)
    ground = f.down(
        (0, "#f0a098"), (0.22, "#b85c80"), (0.5, "#702c64"), (0.78, "#3c1448"), (1, "#180824")
    )
    ground *= np.exp(0.07 * f.noise(190, 150, 3))[..., None]
    ground += rgb("#ffd8a8") * (0.50 * f.spot(80, 0, 260))[..., None]
    ground *= (1 - 0.30 * f.spot(250, 390, 200))[..., None]
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#ffecc8", 1.4), ((0.6, 0.4, 0.4), "#e060c0", 0.6)],
        top="#ffe0c8",
        low="#5a2460",
        ambient=0.48,
        rim="#fff8e6",
        rim_power=0.9,
        rim_low=0.12,
        crowd=0.6,
        density=0.5,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 40, "#fff3da", 7, strength=0.35)
    image = finish(
        image,
        f,
        foot_colour="#120818",
        foot=0.35,
        vignette=0.32,
        corner=(0.3, 0.14, 0.3),
        bloom=0.25,
    )
    return brushed(image, k, 1.1, 0.7)
