"""Chrysochromulina swims with its two flagella in front and feels its way with the haptonema.

A small saddle-round cell with two golden plastids, one on each side; from its top two flagella of
one length, waving, and between them the haptonema, a third thread that coils like a spring and has
just unrolled to catch a bacterium; the skin is covered with scales, those near the flagella drawn
out into long spines. Phase contrast: a plum field, bright seams round every dense body.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    hairs,
    line,
    net,
    ramp,
    rod,
    smooth,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SKIN = Stuff(
    alpha=0.06, edge=0.7, power=2.0, gloss=0.2, sharp=40, jelly=0.35, milk=0.25, bend=5, shade=0.2
)
PLASTID = Stuff(
    alpha=0.96, edge=0.1, gloss=0.12, sharp=18, wrap=0.5, through=0.8, glow=0.05, shade=0.5
)
THREAD = Stuff(alpha=0.95, gloss=0.5, wrap=0.6, through=0.7, shade=0.3)
SCALE = Stuff(alpha=0.04, edge=0.24, power=1.2, gloss=0.25, wrap=0.3, shade=0.0)


def dent(q):
    """A saddle: flat above where the threads spring, drawn in a little at the sides."""
    return (
        1
        - 0.10 * smooth(0.55, 1.0, q[..., 1])
        + 0.05 * np.cos(2 * np.arctan2(q[..., 0], q[..., 2])) * (1 - q[..., 1] ** 2)
    )


def cell(s, at, r, axis, turn, seed, n=60):
    """One cell; y runs from its hind end to the threads."""
    at = np.asarray(at, float)
    y = unit(axis)
    x = unit(np.cross(y, turn))
    rows = np.stack([x, y, np.cross(x, y)])
    g = chance(seed)
    put = lambda p: np.asarray(p, float) * r @ rows + at
    ball(s, at, (r, r * 1.02, r * 0.9), rgb("#f6e4a4"), SKIN, axis, turn, n=n, dent=dent)
    for side in (-1, 1):
        # a plastid is a bent plate along the flank
        u, v = np.meshgrid(np.linspace(-1, 1, 22), np.linspace(0, 2 * np.pi, 33), indexing="ij")
        lat, fat = u * 1.02, np.sqrt(np.clip(1 - u**2, 0, 1)) ** 0.7
        a = np.cos(v) * 0.85 * fat - 0.45
        d = 0.80 + 0.09 * np.sin(v) * fat - 0.05
        p = np.stack(
            [
                side * d * np.cos(lat) * np.cos(a),
                d * np.sin(lat) * 0.98 - 0.05,
                d * np.cos(lat) * np.sin(a) * 0.9,
            ],
            -1,
        )
        way = np.stack([side * np.cos(lat) * np.sin(v), np.sin(lat) * np.sin(v), np.cos(v)], -1)
        grain = np.exp(0.16 * g.normal(size=(22, 33, 1)))
        c = ramp(0.5 + 0.5 * np.sin(v), (0, "#8a4706"), (0.6, "#cf8010"), (1, "#f2ae30")) * grain
        net(s, p * r @ rows + at, c, PLASTID, out=way @ rows)
        balls(s, put([[side * 0.45, -0.15, 0.1]]), r * 0.10, rgb("#e8c87a"), PLASTID)
    ball(
        s,
        put([0, -0.22, 0.15]),
        (r * 0.33, r * 0.36, r * 0.33),
        rgb("#d8c890"),
        Stuff(alpha=0.25, edge=0.5, gloss=0.4, jelly=1.0, milk=0.6),
        axis,
        n=26,
    )
    ball(s, put([0.03, -0.25, 0]), r * 0.12, rgb("#9a7a5a"), Stuff(alpha=0.8), n=14)
    oil = put(
        np.stack([g.uniform(-0.35, 0.35, 9), g.uniform(-0.8, -0.5, 9), g.uniform(-0.5, 0.2, 9)], 1)
    )
    balls(
        s,
        oil,
        r * g.uniform(0.04, 0.10, 9),
        rgb("#f3e3a0"),
        Stuff(alpha=0.5, edge=0.5, gloss=1.2, sharp=50),
        n=12,
    )
    # scales, and spines round the top
    d = unit(g.normal(size=(260, 3)))
    p = d * dent(d)[:, None] * 1.015 * [1, 1.02, 0.9]
    flat = np.stack([np.full(260, 0.07), np.full(260, 0.012), np.full(260, 0.07)], 1) * r
    balls(s, put(p), flat, rgb("#fff0c8"), SCALE, axes=d @ rows, n=7)
    d = unit(
        np.stack(
            [g.normal(0, 0.75, 64), np.abs(g.normal(0.55, 0.42, 64)), g.normal(0, 0.75, 64)], 1
        )
    )
    t = np.stack([np.ones(64), 1 + g.uniform(0.22, 0.42, 64)], 1)
    hairs(
        s,
        put(d[:, None] * t[..., None] * dent(d)[:, None, None]),
        r * 0.014,
        r * 0.004,
        rgb("#fff3d0"),
        Stuff(alpha=0.85, gloss=0.4),
        sides=4,
    )
    return put


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 3.0, "main": 0.0, "near": 9.0}
    put = cell(s, (200, 388, 0), 138, (0.36, -0.93, -0.12), (0.15, -0.05, 1.0), 3)
    root = put([0, 0.93, -0.05])
    # two flagella, sweeping out to both sides
    left = line(
        [
            root,
            root + [-46, -60, -10],
            root + [-20, -130, 0],
            root + [-92, -186, 10],
            root + [-70, -250, 0],
            root + [-138, -276, 0],
        ],
        150,
    )
    right = line(
        [
            root,
            root + [70, -22, -10],
            root + [96, 40, -10],
            root + [168, 38, 0],
            root + [190, 112, 0],
            root + [252, 128, 0],
        ],
        150,
    )
    for path in (left, right):
        tube(s, path, np.linspace(4.2, 2.4, 150), rgb("#fff2d2"), THREAD, 9)
    # the haptonema: straight out, then a spring
    way = unit([0.50, -0.64, -0.58])
    t = np.linspace(0, 1, 600)
    across = unit(np.cross(way, [0, 0, 1]))
    deep = np.cross(way, across)
    # wide, slack turns at first, then narrow ones that crowd, then a straight end
    coil = smooth(0.03, 0.22, t) * smooth(1.0, 0.88, t) * (34 - 20 * t + 3 * np.sin(17 * t))
    a = 2 * np.pi * (1.0 * t + 6.4 * t**1.8 + 0.08 * np.sin(11 * t))
    path = (
        root
        + way * (t * 334)[:, None]
        + across * (34 * np.sin(np.pi * t) ** 2)[:, None]
        + across * (coil * np.cos(a))[:, None]
        + deep * (coil * np.sin(a))[:, None]
    )
    tube(s, path, np.linspace(4.4, 2.6, 600), ramp(t, (0, "#ffe2a0"), (1, "#ffc766")), THREAD, 9)
    end = path[-1]
    rod(
        s,
        end + [-13, 8, 0],
        end + [24, -14, 0],
        10,
        rgb("#9fd86a"),
        Stuff(alpha=0.75, edge=0.3, gloss=0.8, jelly=2, milk=0.6, glow=0.1),
        waist=0.15,
    )
    s.layer = "mid"
    cell(s, (410, 508, 140), 40, (-0.5, -0.8, 0), (0, 0, 1), 8, n=30)
    cell(s, (66, 560, 140), 30, (0.8, -0.5, 0), (0, 0, 1), 9, n=30)
    g = chance(5)
    for _ in range(4):
        p = np.array([g.uniform(30, 450), g.uniform(60, 640), 120])
        d = unit(g.normal(size=3)) * g.uniform(8, 14)
        rod(s, p - d, p + d, 5, rgb("#9fc86a"), Stuff(alpha=0.6, edge=0.3), n=12, sides=10)
    s.layer = "far"
    for i, (x, y, r) in enumerate([(66, 190, 36), (436, 330, 26)]):
        cell(s, (x, y, 240), r, (0.5 - 0.4 * i, -0.8, 0), (0, 0, 1), 30 + i, n=24)
    ground = f.down((0, "#8a5a6c"), (0.35, "#6c3e5a"), (0.7, "#42223e"), (1, "#1c0c1c"))
    ground *= np.exp(0.05 * f.noise(190, 150, 3))[..., None]
    ground += rgb("#f0b0a0") * (0.16 * f.spot(215, 330, 260))[..., None]
    g = chance(12)
    rows = np.stack(
        [
            g.uniform(0, 480, 8),
            g.uniform(0, 700, 8),
            g.uniform(8, 20, 8),
            g.uniform(0.04, 0.09, 8),
        ],
        1,
    )
    ground = f.blots(ground, rows, rgb("#ffe9c4"))
    lighting = Lighting(
        lamps=[((-0.55, -0.7, -0.45), "#fff0d4", 1.35), ((0.5, 0.3, 0.8), "#ffd9a0", 0.5)],
        top="#fff0d8",
        low="#4a2c50",
        ambient=0.55,
        rim="#fff8e6",
        rim_power=0.8,
        rim_low=0.2,
        crowd=0.6,
        density=0.5,
    )
    image = compose(s, lighting, ground, k, halo=0.5)
    image = f.dust(image, 30, "#fff3da", 7, strength=0.4)
    image = finish(
        image,
        f,
        foot_colour="#120818",
        foot=0.4,
        vignette=0.45,
        corner=(0.18, 0.12, 0.22),
        bloom=0.08,
    )
    return brushed(image, k, 1.2, 0.75)
