"""Mesodinium, the red ciliate that keeps stolen plastids, jumps: its cirri sweep back all at once.

Two round parts with a waist between them: the small cone in front bears at its tip the short
feelers of the mouth; round the waist runs a clear belt, from which bundles of cirri stand out and sweep
back over the larger hind part, packed with red plastids: lit on the near side, deep red on the far one.
Ahead flees a cryptomonad, the prey whose plastids it keeps; behind it the water is drawn into streaks.
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
    profile,
    ramp,
    shades,
    tube,
    wave,
)
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.toned import toned_tube

LAMP = (-0.55, -0.72, -0.42)
TONES = ((-1.0, "#5c0c40"), (-0.2, "#c8404c"), (0.5, "#fa8c66"), (1.0, "#ffdcb8"))
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
HAIR = Stuff(alpha=0.85, edge=0.15, gloss=0.35, sharp=40, wrap=0.4, through=0.5, shade=0.25)
BELT = Stuff(alpha=0.30, edge=0.6, power=1.6, gloss=0.8, sharp=40, wrap=0.4, shade=0.15)


STREAK = Stuff(alpha=0.06, gloss=0.0, wrap=1.0, through=0.6, shade=0.0)

BODY = (
    0.04,
    0.46,
    0.70,
    0.84,
    0.91,
    0.92,
    0.87,
    0.74,
    0.53,
    0.37,
    0.38,
    0.47,
    0.50,
    0.44,
    0.30,
    0.10,
)
"""Radii of the body from its hind end to its mouth: the hind part, the waist, the cone."""
HIND, MOUTH = -1.22, 1.08


def cirri(s, put, rows, r, count, lift, reach, sweep, seed, frayed=3):
    """Draw a ring of cirri: bundles rooted in the belt, thrown outwards and back, frayed at their tips."""
    g = chance(seed)
    a = (np.arange(count) + g.normal(0, 0.16, count)) / count * 2 * np.pi
    out = np.stack([np.cos(a), 0 * a, np.sin(a)], -1)
    side = np.stack([-np.sin(a), 0 * a, np.cos(a)], -1)
    lag = np.sin(2 * a + seed)
    long = (reach * (1 + 0.24 * lag) * g.uniform(0.78, 1.12, count))[:, None, None]
    u = np.linspace(0, 1, 26)[None, :, None]
    drop = (sweep * (1 - 0.5 * lag))[:, None, None]
    curve = out[:, None] * (0.42 + long * (u - 0.16 * u**2.4)) + np.array([0, 1.0, 0]) * (
        lift + 0.20 * np.sin(2.2 * u) - drop * long * u**2
    )
    curve = curve + side[:, None] * long * 0.22 * (u**2) * (0.4 + lag[:, None, None])
    lit = np.clip(0.5 + 0.5 * (out @ rows) @ unit(LAMP), 0, 1)
    tint = ramp(lit, (0, "#8a2038"), (0.35, "#e8705c"), (0.7, "#ffb084"), (1, "#ffe6c0"))
    for j in range(frayed):
        off = (j - (frayed - 1) / 2) * (0.028 + 0.13 * u**2.2 * g.uniform(0.5, 1.2, (count, 1, 1)))
        one = curve + side[:, None] * off - np.array([0, 1.0, 0]) * np.abs(off) * 0.4
        hairs(s, put(one), r * 0.050, r * 0.004, tint, HAIR, sides=7)


def cell(s, at, r, axis, turn, seed, n=60, plastids=260, count=15, bow=0.07):
    """Draw one cell; y runs from the hind end to the mouth, `bow` bends it."""
    at = np.asarray(at, float)
    y = unit(axis)
    x = unit(np.cross(y, turn))
    rows = np.stack([x, y, np.cross(x, y)])

    def put(p):
        """Return places of the cell in the card."""
        q = np.array(p, float)
        q[..., 0] += bow * (q[..., 1] - 0.1) ** 2
        return q * r @ rows + at

    g = chance(seed)
    t = np.linspace(0, 1, 2 * n)
    spine = np.stack([0 * t, HIND + (MOUTH - HIND) * t, 0 * t], 1)
    wide = profile(BODY, 2 * n) * np.sqrt(np.clip(np.minimum(t, 1 - t) / 0.03, 0.001, 1))
    toned_tube(s, put(spine), wide * r, LAMP, TONES, SKIN, 64)
    # plastids: most in the hind part, a few in the cone
    i = np.arange(plastids) + 0.5
    th, ph = np.arccos(1 - 2 * i / plastids), np.pi * (1 + 5**0.5) * i
    d = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    d = unit(d + 0.14 * g.normal(size=d.shape))
    p = d * [0.73, 0.56, 0.73] * g.uniform(0.74, 1.0, (plastids, 1)) + [0, -0.54, 0]
    size = r * g.uniform(0.045, 0.125, plastids)
    long = unit(np.cross(d, g.normal(size=d.shape)))
    lit = np.clip((d @ rows) @ unit(LAMP), -1, 1)
    tint = ramp(lit, (-1, "#4a0828"), (-0.2, "#8c1028"), (0.5, "#d02a24"), (1, "#f4603c"))
    tint = tint * np.exp(0.28 * g.normal(size=(plastids, 1)))
    radii = np.stack([size * 0.8, size * g.uniform(1.2, 2.4, plastids), size * 0.8], 1)
    balls(s, put(p), radii, tint, PLASTID, long @ rows, n=14)
    m = plastids // 5
    q = unit(g.normal(size=(m, 3)))
    p = q * [0.27, 0.30, 0.27] * g.uniform(0.4, 1, (m, 1)) + [0, 0.56, 0]
    radii = r * np.stack(
        [g.uniform(0.04, 0.07, m), g.uniform(0.06, 0.13, m), g.uniform(0.04, 0.07, m)], 1
    )
    balls(
        s, put(p), radii, shades("#c8302c", m, 0.3, seed + 1, 0.1), PLASTID, q[:, ::-1] @ rows, n=12
    )
    pale = Stuff(alpha=0.7, edge=-0.6, gloss=0.2)
    ball(s, put(np.array([0.2, -0.5, -0.1])), r * 0.34, rgb("#f4b8a0"), pale, n=18)
    # the belt at the waist, and what is rooted in it
    ring = np.linspace(0, 2 * np.pi, 97)
    belt = np.stack([0.385 * np.cos(ring), 0 * ring + 0.13, 0.385 * np.sin(ring)], 1)
    tube(s, put(belt), r * (0.050 + 0.012 * np.sin(count * ring)), rgb("#ffd0a8"), BELT, 14)
    cirri(s, put, rows, r, count, 0.10, 1.34, 0.40, seed)
    cirri(s, put, rows, r, count - 4, 0.18, 0.95, 0.02, seed + 3, 2)
    # feelers of the mouth: a short, spread bundle
    for j in range(12):
        a = j / 12 * 2 * np.pi + 0.2
        o = np.array([np.cos(a), 0, np.sin(a)])
        reach = g.uniform(0.8, 1.2)
        path = np.array(
            [
                o * 0.08 + [0, 1.0, 0],
                o * 0.16 + [0, 1.12, 0],
                o * 0.30 * reach + [0, 1.10 + 0.12 * reach, 0],
            ]
        )
        tube(s, line(put(path), 12), np.linspace(r * 0.026, r * 0.006, 12), rgb("#ffa080"), HAIR, 7)


def trail(s, at, axis, r, long, seed):
    """Draw what a jump leaves behind it: streaks of light in the water and shed specks."""
    g = chance(seed)
    y = unit(axis)
    x = unit(np.cross(y, (0.1, -0.1, 1.0)))
    for j in range(30):
        off = g.uniform(-0.95, 0.95)
        start = np.asarray(at, float) + x * off * r - y * r * (1.15 - 0.5 * off**2)
        reach = long * g.uniform(0.4, 1.0) * (1 - 0.4 * off**2)
        path = line(
            [start, start - y * reach * 0.5 + x * off * 8, start - y * reach + x * off * 34], 30
        )
        thick = r * g.uniform(0.015, 0.06) * np.sin(np.pi * np.linspace(0.02, 0.98, 30)) ** 0.7
        tube(s, path, thick + 0.1, rgb(("#ffb090", "#ff7a70", "#ffd8b8")[j % 3]), STREAK, 10)


def quarry(s, at, way, r):
    """Draw a cryptomonad that flees: a slanting drop with one golden-brown plastid and two whips."""
    at, y = np.asarray(at, float), unit(way)
    x = unit(np.cross(y, (0.1, 0.2, 1.0)))
    t = np.linspace(0, 1, 60)
    spine = at + y * ((t - 0.5) * 2.7 * r)[:, None] + x * (0.28 * r * np.sin(2.4 * t))[:, None]
    wide = r * profile((0.03, 0.34, 0.62, 0.80, 0.86, 0.80, 0.60, 0.2), 60)
    toned_tube(s, spine, wide, LAMP, ((-1, "#6a5010"), (0, "#d8a838"), (1, "#fff0b0")), SKIN, 40)
    plate = spine[7:48] - x * r * 0.22
    tube(s, plate, wide[7:48] * 0.62, rgb("#a8601c"), PLASTID, 20)
    ball(s, spine[40] + x * r * 0.30, r * 0.26, rgb("#ffe8a8"), PLASTID, n=16)
    for b, long in ((-1, 3.4), (1, 2.7)):
        whip = wave(
            spine[-3] + x * b * r * 0.1,
            y * 0.5 + x * b * 0.6,
            r * long,
            r * 0.22,
            1.7,
            60,
            bend=-0.35 * b,
        )
        tube(s, whip, np.linspace(r * 0.075, r * 0.015, 60), rgb("#fff0c8"), HAIR, 6)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 3.0, "trail": 8.0, "main": 0.0, "near": 15.0}
    way = (0.60, -0.70, -0.38)
    cell(s, (228, 318, 0), 152, way, (0.1, -0.1, 1.0), 9)
    quarry(s, (394, 100, -60), (0.86, -0.5, -0.1), 30)
    s.layer = "trail"
    trail(s, (228, 318, 60), way, 152, 330, 5)
    s.layer = "mid"
    cell(s, (400, 590, 150), 46, (-0.62, -0.55, -0.50), (0, 0.3, 1), 7, n=30, plastids=70, count=13)
    s.layer = "far"
    for i, (x, y, r, way) in enumerate(
        (
            (54, 92, 40, (0.9, 0.3, 0.3)),
            (452, 330, 22, (-0.2, -0.9, 0.2)),
            (186, 650, 26, (-0.8, -0.4, 0.4)),
        )
    ):
        cell(s, (x, y, 250), r, way, (0, 0, 1), 20 + i, n=22, plastids=50, count=12)
        trail(s, (x, y, 250), way, r, 4 * r, i)
    ground = f.down(
        (0, "#8c3a48"), (0.25, "#662038"), (0.55, "#481430"), (0.8, "#300c28"), (1, "#180616")
    )
    ground *= np.exp(0.08 * f.noise(200, 120, 3))[..., None]
    ground += rgb("#ffb490") * (0.14 * f.spot(40, -10, 240))[..., None]
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
    ground = f.blots(ground, rows, ramp(g.random(30), (0, "#d88070"), (1, "#a03848")))
    lighting = Lighting(
        lamps=[(LAMP, "#fff2e0", 1.9), ((0.7, 0.5, 0.3), "#c060c8", 0.8)],
        top="#ffcdb8",
        low="#5a1c40",
        ambient=0.5,
        rim="#fff4ea",
        rim_power=0.9,
        rim_low=0.1,
        crowd=0.8,
        density=0.55,
    )
    image = compose(s, lighting, ground, k, depth_blur=(-60.0, 1.6))
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
