"""Mesodinium, the red ciliate that keeps stolen plastids, jumps: its cirri sweep back all at once.

Two round parts with a waist between them: the small cone in front bears at its tip the short forked
feelers of the mouth; from the waist spring the two girdles of cirri, one swept forward over the
cone, the other spread sideways and back over the larger hind part, which is packed with
wine-red plastids. Bright field: rosy water of a red tide, others jumping in it, each with a wake.
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
    ramp,
    shades,
    smooth,
    tube,
)
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SKIN = Stuff(
    alpha=0.05,
    edge=0.65,
    power=2.2,
    gloss=0.6,
    sharp=55,
    jelly=0.8,
    milk=0.45,
    wrap=0.5,
    bend=4,
    shade=0.3,
)
PLASTID = Stuff(gloss=0.5, sharp=26, wrap=0.45, through=0.7, shade=0.5)
HAIR = Stuff(alpha=0.72, edge=0.25, gloss=0.7, sharp=40, wrap=0.5, through=0.8, shade=0.12)


def cell(s, at, r, axis, turn, seed, n=60, plastids=130, cirri=30):
    """One cell; y runs from the hind end to the mouth."""
    at = np.asarray(at, float)
    y = unit(axis)
    x = unit(np.cross(y, turn))
    rows = np.stack([x, y, np.cross(x, y)])
    put = lambda p: np.asarray(p, float) * r @ rows + at
    g = chance(seed)
    # hind part, and the cone in front
    ball(
        s,
        put([0, -0.52, 0]),
        np.array([0.86, 0.80, 0.86]) * r,
        rgb("#e8564a"),
        SKIN,
        axis,
        turn,
        n=n,
    )
    t = np.linspace(0, 1, n)
    cone = put(np.stack([0 * t, 0.16 + 0.92 * t, 0 * t], 1))
    wide = (
        r
        * (0.50 * np.sin(np.pi * np.clip(t * 0.86 + 0.13, 0, 1)) ** 0.75 + 0.02)
        * np.sqrt(np.clip(1 - (t - 0.02) ** 6, 0, 1))
    )
    wide = wide * smooth(0, 0.05, t) * np.sqrt(np.clip((1 - t) / 0.12, 0, 1))
    tube(s, cone, np.maximum(wide, 1e-3), rgb("#ef7a66"), SKIN, 48)
    # plastids
    i = np.arange(plastids) + 0.5
    th, ph = np.arccos(1 - 2 * i / plastids), np.pi * (1 + 5**0.5) * i
    d = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    d = unit(d + 0.1 * g.normal(size=d.shape))
    p = d * [0.70, 0.65, 0.70] + [0, -0.52, 0]
    size = r * g.uniform(0.085, 0.125, plastids)
    long = unit(np.cross(d, g.normal(size=d.shape)))
    balls(
        s,
        put(p),
        np.stack([size, size * g.uniform(1.0, 1.5, plastids), size], 1),
        shades("#b81526", plastids, 0.3, seed, 0.1),
        PLASTID,
        long @ rows,
        n=10,
    )
    m = plastids // 4
    q = unit(g.normal(size=(m, 3)))
    p = q * [0.30, 0.34, 0.30] * g.uniform(0.5, 1, (m, 1)) + [0, 0.52, 0]
    balls(
        s,
        put(p),
        r * g.uniform(0.06, 0.09, m),
        shades("#cc2a30", m, 0.25, seed + 1, 0.08),
        PLASTID,
        n=10,
    )
    ball(s, put([0.1, -0.5, 0.2]), r * 0.33, rgb("#f0b0a0"), Stuff(alpha=0.6, gloss=0.3), n=18)
    # the girdles of cirri: tapering bundles that bend back
    for part, count, spread, back, long_ in (
        (0, cirri, 1.0, -1.0, 1.75),
        (1, cirri // 2, 0.55, 1.0, 1.0),
    ):
        a = (np.arange(count) + 0.3 * part) / count * 2 * np.pi + g.normal(0, 0.04, count)
        out = np.stack([np.cos(a), 0 * a, np.sin(a)], -1)
        along = np.array([0.0, 1.0, 0.0])
        u = np.linspace(0, 1, 26)[None, :, None]
        length = long_ * g.uniform(0.72, 1.0, (count, 1, 1))
        sway = 0.05 * np.sin(3 * a)[:, None, None]
        if part == 0:
            curve = out[:, None] * (
                0.42 + length * (0.66 * u**0.95 + 0.05 * np.sin(u * 3))
            ) + along * (0.12 + 0.16 * np.sin(u * 2.2) - length * 0.34 * u**1.4 + sway * u)
        else:
            curve = out[:, None] * (0.44 + 0.30 * np.sin(u * 2.4)) + along * (
                0.20 + length * 0.66 * u + sway * u
            )
        tint = ramp(0.5 + 0.5 * np.sin(a * 5), (0, "#e2584e"), (1, "#ffb09a"))
        for off in (-0.012, 0.012):
            hairs(
                s, put(curve + np.array([off, off, 0])), r * 0.040, r * 0.004, tint, HAIR, sides=6
            )
    # feelers of the mouth, each forked
    for j in range(9):
        a = j / 9 * 2 * np.pi + 0.2
        o = np.array([np.cos(a), 0, np.sin(a)])
        foot = put(o * 0.10 + [0, 1.04, 0])
        mid = put(o * 0.20 + [0, 1.24, 0])
        tube(s, line([foot, mid], 8), np.linspace(r * 0.022, r * 0.018, 8), rgb("#d83a4a"), HAIR, 7)
        for b in (-0.35, 0.35):
            o2 = np.array([np.cos(a + b), 0, np.sin(a + b)])
            tip = put(o2 * 0.32 + [0, 1.36, 0])
            tube(
                s,
                line([mid, tip], 6),
                np.linspace(r * 0.018, r * 0.006, 6),
                rgb("#d83a4a"),
                HAIR,
                7,
            )
            ball(s, tip, r * 0.022, rgb("#e85a60"), PLASTID, n=8)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 6.0, "mid": 1.6, "main": 0.0, "near": 9.0}
    cell(s, (238, 318, 0), 132, (0.42, 0.88 * -1, -0.22), (0.1, -0.1, 1.0), 4)
    s.layer = "mid"
    cell(s, (404, 540, 140), 42, (-0.75, -0.65, 0.0), (0, 0, 1), 7, n=30, plastids=70, cirri=30)
    cell(s, (60, 548, 140), 32, (0.3, -0.95, 0.0), (0, 0, 1), 8, n=30, plastids=60, cirri=26)
    s.layer = "far"
    for i, (x, y, r) in enumerate([(70, 96, 30), (424, 110, 34), (446, 330, 24)]):
        cell(
            s,
            (x, y, 250),
            r,
            (0.7 - 0.5 * i, -0.8, 0),
            (0, 0, 1),
            20 + i,
            n=22,
            plastids=50,
            cirri=22,
        )
    ground = f.down(
        (0, "#fff0dc"), (0.25, "#f6d2bc"), (0.6, "#e29a8c"), (0.82, "#a04a58"), (1, "#4a1a34")
    )
    ground *= np.exp(0.06 * f.noise(200, 120, 3))[..., None]
    ground += rgb("#fff8ec") * (0.35 * f.spot(150, 150, 260))[..., None]
    # the wake of the jump
    for j, (wx, wy, wr) in enumerate(((150, 470, 60), (112, 548, 48), (82, 616, 38))):
        d = np.hypot(
            (f.x - wx) * 0.9 + (f.y - wy) * 0.43, ((f.y - wy) * 0.9 - (f.x - wx) * 0.43) * 2.1
        )
        ground *= (
            1
            + (0.16 - 0.03 * j) * np.exp(-(((d - wr) / 6) ** 2))
            - 0.08 * np.exp(-(((d - wr - 9) / 7) ** 2))
        )[..., None]
    g = chance(9)
    rows = np.stack(
        [
            g.uniform(0, 480, 30),
            g.uniform(0, 700, 30),
            g.uniform(5, 20, 30),
            g.uniform(0.05, 0.2, 30),
        ],
        1,
    )
    ground = f.blots(ground, rows, ramp(g.random(30), (0, "#fff2e2"), (1, "#e0736c")))
    lighting = Lighting(
        lamps=[((-0.55, -0.72, -0.42), "#fff2e0", 1.9), ((0.5, 0.4, 0.7), "#ffb8a8", 0.7)],
        top="#ffe6da",
        low="#8a3450",
        ambient=0.6,
        rim="#fff4ea",
        rim_power=0.9,
        rim_low=0.1,
        crowd=0.8,
        density=0.55,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 50, "#fffaf0", 7, strength=0.3)
    return finish(
        image,
        f,
        foot_colour="#3a1430",
        foot=0.4,
        vignette=0.3,
        corner=(0.45, 0.2, 0.3),
        bloom=0.3,
        exposure=0.92,
    )
