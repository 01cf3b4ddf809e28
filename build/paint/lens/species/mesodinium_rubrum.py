"""Mesodinium, the red ciliate that keeps stolen plastids, jumps: its cirri sweep back all at once.

Two round parts with a waist between them: the small cone in front bears at its tip the short
feelers of the mouth; round the waist runs a clear belt, from which stiff cirri stand out and sweep
back over the larger hind part, packed with red plastids; shorter ones lie over the cone.
The dark wine-red water of a red tide, lit from the upper left; others jump in it.
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
    gloss=0.4,
    sharp=70,
    jelly=0.8,
    milk=0.30,
    wrap=0.5,
    bend=4,
    shade=0.3,
)
PLASTID = Stuff(gloss=0.5, sharp=26, wrap=0.45, through=0.7, shade=0.5)
HAIR = Stuff(alpha=0.80, edge=0.2, gloss=0.7, sharp=40, wrap=0.4, through=0.8, shade=0.15)
BELT = Stuff(alpha=0.30, edge=0.6, power=1.6, gloss=0.8, sharp=40, wrap=0.4, shade=0.15)


def cell(s, at, r, axis, turn, seed, n=60, plastids=190, cirri=20):
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
    size = r * g.uniform(0.055, 0.125, plastids)
    long = unit(np.cross(d, g.normal(size=d.shape)))
    balls(
        s,
        put(p),
        np.stack([size * 0.8, size * g.uniform(1.3, 2.3, plastids), size * 0.8], 1),
        shades("#c01a22", plastids, 0.4, seed, 0.16),
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
    # the belt: a clear ring at the waist, a row of roots on it
    ring = np.linspace(0, 2 * np.pi, 97)
    belt = np.stack([0.47 * np.cos(ring), 0 * ring + 0.13, 0.47 * np.sin(ring)], 1)
    tube(s, put(belt), np.full(97, r * 0.065), rgb("#ffd8b0"), BELT, 14)
    a = (np.arange(cirri) + 0.5) / cirri * 2 * np.pi
    roots = np.stack([0.52 * np.cos(a), 0 * a + 0.12, 0.52 * np.sin(a)], 1)
    balls(s, put(roots), r * 0.05, rgb("#e86a50"), HAIR, n=8)
    # cirri: stiff, tapering spikes that stand out from the belt and sweep back; short ones in front
    a = a + g.normal(0, 0.05, cirri)
    out = np.stack([np.cos(a), 0 * a, np.sin(a)], -1)
    along = np.array([0.0, 1.0, 0.0])
    u = np.linspace(0, 1, 26)[None, :, None]
    for lift, reach, drop, count in ((0.10, 1.18, -0.30, cirri), (0.16, 1.0, 0.16, cirri)):
        long_ = reach * g.uniform(0.70, 1.06, (count, 1, 1))
        curve = out[:, None] * (0.50 + long_ * u) + along * (
            lift + 0.05 * np.sin(u * 2.6) + drop * long_ * u**1.3
        )
        tint = ramp(0.5 + 0.5 * np.sin(a * 5), (0, "#ff9a70"), (1, "#fff0d0"))
        for off in (-0.014, 0.014):
            hairs(
                s, put(curve + np.array([off, off, 0])), r * 0.056, r * 0.003, tint, HAIR, sides=6
            )
        a = a + np.pi / cirri
        out = np.stack([np.cos(a), 0 * a, np.sin(a)], -1)
    n_front = cirri // 2
    a = np.arange(n_front) / n_front * 2 * np.pi + 0.1
    out = np.stack([np.cos(a), 0 * a, np.sin(a)], -1)
    curve = out[:, None] * (0.46 + 0.16 * np.sin(u * 2.6)) + along * (0.20 + 0.62 * u)
    hairs(s, put(curve), r * 0.036, r * 0.004, rgb("#ffb48c"), HAIR, sides=6)
    # feelers of the mouth: a short, spread bundle
    for j in range(10):
        a = j / 10 * 2 * np.pi + 0.2
        o = np.array([np.cos(a), 0, np.sin(a)])
        path = [put(o * w + [0, h, 0]) for w, h in ((0.08, 1.02), (0.15, 1.14), (0.27, 1.22))]
        tube(s, line(path, 12), np.linspace(r * 0.026, r * 0.008, 12), rgb("#ff8a70"), HAIR, 7)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 3.0, "main": 0.0, "near": 15.0}
    cell(s, (244, 290, 0), 150, (0.52, -0.82, -0.30), (0.1, -0.1, 1.0), 4)
    s.layer = "mid"
    cell(s, (78, 508, 140), 60, (0.86, -0.45, 0.1), (0, 0, 1), 7, n=30, plastids=70, cirri=24)
    cell(s, (398, 500, 170), 26, (-0.3, -0.95, 0.0), (0, 0, 1), 8, n=30, plastids=60, cirri=22)
    s.layer = "far"
    for i, (x, y, r) in enumerate([(52, 78, 36), (452, 330, 20), (250, 560, 18), (388, 60, 24)]):
        way = (0.7 - 0.5 * i, -0.8, 0)
        cell(s, (x, y, 250), r, way, (0, 0, 1), 20 + i, n=22, plastids=50, cirri=18)
    s.layer = "near"
    cell(s, (486, 668, -150), 96, (-0.6, -0.8, 0.0), (0, 0, 1), 31, n=30, plastids=60, cirri=18)
    ground = f.down(
        (0, "#e08070"), (0.25, "#b84a54"), (0.55, "#7a2440"), (0.8, "#431230"), (1, "#1c0718")
    )
    ground *= np.exp(0.08 * f.noise(200, 120, 3))[..., None]
    ground += rgb("#ffb490") * (0.55 * f.spot(70, 40, 250))[..., None]
    ground *= (1 - 0.35 * f.spot(300, 330, 190))[..., None]
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
    ground = f.blots(ground, rows, ramp(g.random(30), (0, "#ffb89a"), (1, "#c84a58")))
    lighting = Lighting(
        lamps=[((-0.55, -0.72, -0.42), "#fff2e0", 1.9), ((0.7, 0.5, 0.3), "#c060c8", 0.8)],
        top="#ffcdb8",
        low="#5a1c40",
        ambient=0.5,
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
