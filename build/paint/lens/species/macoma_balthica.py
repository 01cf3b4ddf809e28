"""Macoma feeds: a Baltic clam deep in the mud sweeps the sea floor with one long siphon.

Cut open like a terrarium. Above, shallow water in the sun; below, the layers of the sediment: a golden
crust, pale silt, slate-blue mud, black mud, and a rusty lining wherever air was drawn down. The clam
stands obliquely with its hind end up: a low oval triangle of two thin valves, its plain beaks side by
side at the hinge, the growth lines wider and wider apart from there; rosy, white towards the edge. A foot like a
tongue is dug in before it. Two separate thin siphons, clear as glass, leave the same hind end: the
inhalant one, long, comes out, bends over and licks the surface, the exhalant one ends just above it.
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
    shades,
    smooth,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SHELL = Stuff(gloss=0.16, sharp=16, wrap=0.08, through=0.05, shade=1.0)
FLESH = Stuff(alpha=0.97, edge=0.03, gloss=0.25, sharp=24, wrap=0.45, through=0.6, shade=0.8)
CLEAR = Stuff(
    alpha=0.16, edge=0.8, power=1.5, gloss=0.35, sharp=30, wrap=0.6, through=0.9, shade=0.3
)
EARTH = Stuff(gloss=0.04, sharp=10, wrap=0.25, through=0.0, shade=0.0)
TOP = 196.0
"""Where the cut meets the floor."""
RIM = [
    (0, 0), (0.09, 0.015), (0.26, 0.12), (0.45, 0.32), (0.60, 0.55), (0.635, 0.70), (0.54, 0.84), (0.33, 0.95), (0.04, 0.99),
    (-0.26, 0.965), (-0.53, 0.85), (-0.70, 0.64), (-0.715, 0.45), (-0.59, 0.24), (-0.36, 0.075), (-0.12, 0.005), (0, 0),
]  # fmt: skip
"""The edge of a valve about its beak, in heights of the shell: hind end right, y down."""
ROSE = (
    (0, "#8e2244"), (0.18, "#b83a5c"), (0.34, "#d45e78"), (0.46, "#b8445f"), (0.60, "#e07c8c"), (0.72, "#c85c74"),
    (0.84, "#eea49e"), (0.94, "#f2c8b0"), (1, "#c89a70"),
)  # fmt: skip
GOLD = ((0, "#8a5a18"), (0.4, "#c08a30"), (0.7, "#dcb45c"), (1, "#b08c50"))


def crust(x):
    """The height of the floor along the cut."""
    return TOP + 9 * np.sin(x * 0.017 + 0.6) + 3 * np.sin(x * 0.05 + 1)


def laid(points, at, size, turn, tip):
    """Turn points of a clam on the card: its top towards the viewer by `tip`, then round by `turn`."""
    p = np.asarray(points, float) * size
    c, q = np.cos(tip), np.sin(tip)
    y, z = p[..., 1], p[..., 2]
    p = np.stack([p[..., 0], y * c + z * q, -y * q + z * c], -1)
    c, q = np.cos(turn), np.sin(turn)
    x, y = p[..., 0], p[..., 1]
    return np.stack([x * c - y * q, x * q + y * c, p[..., 2]], -1) + np.asarray(at, float)


def clam(s, at, size, turn, tip, tones, seed, fine=1.0):
    """Add a clam with both valves; its beak lies at `at`."""
    n, m = int(260 * fine), int(190 * fine)
    edge = line(RIM, n)[:, :2]
    u = np.linspace(0.0, 1.0, m) ** 0.9
    r, a = u[:, None], np.linspace(0, 1, n)[None]
    years = np.zeros_like(u)
    for y, deep in (
        (0.30, 0.5),
        (0.47, 0.8),
        (0.61, 0.7),
        (0.73, 1.0),
        (0.83, 0.7),
        (0.905, 0.9),
        (0.955, 0.6),
    ):
        years += deep * np.exp(-(((u - y) / 0.007) ** 2))
    fine_lines = 0.5 + 0.5 * np.sin(u**1.3 * 150 + 6 * np.sin(u * 7))
    bank = np.clip(np.sin(np.pi * a), 0, 1) ** 0.62
    vault = 0.235 * np.clip(1 - r**2.5, 0, 1) ** 0.62 * np.clip(r / 0.36, 0, 1) ** 0.55 * bank
    vault = vault + (0.0016 * fine_lines - 0.006 * years)[:, None] * bank
    flat = edge[None] * r[..., None]
    keel = np.exp(-(((a - 0.20) / 0.05) ** 2)) * r * (1 - r) * 0.05
    p = np.stack([flat[..., 0], flat[..., 1], vault + keel], -1)
    col = ramp(u, *tones)[:, None] * (0.93 + 0.14 * fine_lines)[:, None, None]
    col = col * (1 - 0.34 * np.clip(years, 0, 1)[:, None, None])
    blush = cloud(np.stack([flat[..., 0], flat[..., 1], 0 * flat[..., 0]], -1), 0.5, seed, 2)[
        ..., None
    ]
    col = col * np.exp(0.14 * blush)
    worn = (smooth(0.93, 1.0, u)[:, None] * smooth(-0.2, 0.4, np.sin(a * 19 + seed) + 0.5))[
        ..., None
    ]
    col = col + (rgb("#6a4a30") - col) * 0.7 * worn
    for side in (-1, 1):
        v = laid(p * [1, 1, side] + [0, 0, 0.006 * side], at, size, turn, tip)
        out = laid(p * [1, 1, side * 9] + [0, 0, side], at, size, turn, tip) - v
        net(s, v, col * (1.0 if side < 0 else 0.8), SHELL, out=out)
    # the ligament, a brown cushion behind the beaks
    band = line([(0.03, 0.005, 0), (0.16, 0.05, 0), (0.30, 0.15, 0)], 30)
    tube(
        s,
        laid(band, at, size, turn, tip),
        profile([0.006, 0.030, 0.008], 30) * size,
        rgb("#4e2c14"),
        SHELL,
        14,
    )


def siphon(s, path, r, mouth):
    """Add a siphon: a clear tube that narrows to a small frilled mouth, a paler canal within."""
    p = line(path, 240)
    t = np.linspace(0, 1, 240)
    w = (
        r
        * (1.5 - 0.75 * t**0.7)
        * (1 + 0.05 * np.sin(t * 60) * (1 - t))
        * (1 + 0.5 * smooth(0.97, 1.0, t))
    )
    tint = ramp(t, (0, "#f0a090"), (0.35, "#f8d8c0"), (1, "#fff8e8"))
    tube(s, p, w, tint, CLEAR, 26)
    tube(
        s,
        p,
        w * 0.50,
        tint * 0.8,
        Stuff(alpha=0.30, edge=0.35, gloss=0.1, wrap=0.7, through=0.8, shade=0.1),
        14,
    )
    way = unit(p[-1] - p[-6])
    a = unit(np.cross(way, [0, 0, 1]))
    for turn in np.arange(6) * np.pi / 3:
        o = a * np.cos(turn) + np.cross(way, a) * np.sin(turn)
        ball(
            s,
            p[-1] + o * w[-1] * 0.8 + way * w[-1] * 0.3,
            (w[-1] * 0.26, w[-1] * mouth, w[-1] * 0.26),
            rgb("#fff0dc"),
            FLESH,
            way,
            n=10,
        )
    return p


POSE = ((158, 306, 6), 268.0, -0.56, 0.50)
INHALANT = [(306, 332, 4), (340, 306, 0), (356, 262, -8), (346, 200, -20), (346, 144, -34), (322, 92, -46),
            (268, 68, -56), (204, 82, -62), (164, 122, -64), (144, 162, -64), (132, 188, -64)]  # fmt: skip
EXHALANT = [
    (320, 342, 8),
    (368, 322, 6),
    (396, 276, 4),
    (398, 220, 0),
    (408, 176, -4),
    (424, 142, -8),
]


def floor(s, g):
    """Add the sea floor behind the cut: ripples that recede into the light."""
    x, t = np.meshgrid(np.linspace(-30, 510, 300), np.linspace(0, 1, 160), indexing="ij")
    deep = 420 * t
    p = np.stack([x, 0 * x, deep], -1)
    ripple = 3.6 * np.sin(deep * 0.085 + x * 0.018 + 1.2 * cloud(p, 140, 3, 2)) * (1 - 0.6 * t)
    y = crust(x) - 50 * t**0.8 - ripple * smooth(0, 0.06, t)
    c = ramp(0.5 + 0.35 * cloud(p, 90, 8, 3), (0, "#b08438"), (0.5, "#dcb25c"), (1, "#f4d890"))
    far = smooth(0.05, 0.9, t)[..., None] * 0.85
    c = c * (1 - far) + rgb("#5fb0a4") * far
    c = c * np.exp(0.06 * g.normal(size=(300, 160, 1)))
    net(
        s,
        np.stack([x, y, deep], -1),
        c,
        EARTH,
        out=np.broadcast_to(unit([0, -1.0, -0.35]), p.shape),
    )


def near(x, y, path):
    """Return how far places of the cut are from a line."""
    q = line(path, 160)[:, :2]
    return np.sqrt(((x[..., None] - q[:, 0]) ** 2 + (y[..., None] - q[:, 1]) ** 2).min(-1))


def sediment(s):
    """Add the cut face: four clear layers, a rusty lining round the siphons, a shade round the shell."""
    x, d = np.meshgrid(np.linspace(-30, 510, 300), np.linspace(0, 1, 330), indexing="ij")
    top = crust(x)
    y = top + (770 - top) * d
    p = np.stack([x, y, 0 * x], -1)
    wave = lambda size, seed, high: high * cloud(np.stack([x, 0 * x, 0 * x], -1), size, seed, 2)
    depth = y - top
    c = np.broadcast_to(rgb("#c98f30"), p.shape)
    for at, soft, code, size, seed, high in (
        (15, 5, "#e3c184", 90, 3, 4), (64, 9, "#8f8f92", 130, 5, 12), (98, 12, "#4f6680", 120, 7, 14), (250, 26, "#30435f", 150, 9, 22),
        (350, 40, "#1d2746", 160, 11, 20),
    ):  # fmt: skip
        m = smooth(at - soft, at + soft, depth + wave(size, seed, high))[..., None]
        c = c * (1 - m) + rgb(code) * m
    lens = smooth(0.55, 0.75, cloud(p * [0.22, 1.5, 1], 26, 17, 2))[..., None]
    c = (
        c
        * (1 - 0.22 * lens)
        * np.exp(
            0.09 * cloud(p, 30, 13, 2)[..., None] + 0.03 * chance(8).normal(size=(*x.shape, 1))
        )
    )
    rust = np.exp(-((near(x, y, INHALANT[:5]) / 17) ** 2.4)) + np.exp(
        -((near(x, y, EXHALANT) / 14) ** 2.4)
    )
    rust = np.clip(rust, 0, 1)[..., None]
    c = c * (1 - 0.85 * rust) + rgb("#b0622a") * 0.85 * rust
    net(
        s,
        np.stack([x, y, 26 - 2.0 * cloud(p, 60, 19, 2)], -1),
        c,
        EARTH,
        out=np.broadcast_to([0, 0, -1.0], p.shape),
    )


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"main": 0.0}
    g = chance(5)
    floor(s, g)
    sediment(s)
    q = 130
    gx, gy = g.uniform(0, 480, q), 214 + 400 * g.random(q) ** 1.2
    balls(
        s, np.stack([gx, gy, np.full(q, 24.0)], 1), 1.0 + 3.6 * g.random(q) ** 4, shades("#9aa0a8", q, 0.3, 6, 0.1),
        Stuff(gloss=0.1, wrap=0.2, shade=0.6), n=8,
    )  # fmt: skip
    clam(s, *POSE, ROSE, 3)
    clam(s, (52, 292, 14), 62.0, -0.35, 0.35, GOLD, 7, 0.6)
    siphon(s, [(80, 306, 16), (98, 288, 14), (102, 250, 8), (96, 206, 0), (100, 176, -6)], 2.6, 0.6)
    u = np.linspace(0, 1, 60)
    foot = line([(150, 480, 26), (112, 524, 10), (84, 548, 2), (58, 562, 2), (30, 566, 12)], 60)
    tube(
        s, foot, profile([44, 42, 37, 29, 18, 2], 60), ramp(u, (0, "#a8806c"), (0.4, "#dcb89c"), (1, "#f4dcc0")),
        FLESH, 34, flat=0.34, first=(0.35, 0.2, -1),
    )  # fmt: skip
    end = siphon(s, INHALANT, 7.2, 0.7)[-1]
    siphon(s, EXHALANT, 5.8, 0.5)
    # grains it licks up
    rows = end + np.stack(
        [g.normal(0, 24, 70), 14 - np.abs(g.normal(0, 10, 70)), g.normal(0, 10, 70)], 1
    )
    balls(
        s,
        rows,
        g.uniform(1.0, 3.0, 70),
        shades("#f0c860", 70, 0.3, 7),
        Stuff(gloss=0.2, wrap=0.4),
        n=8,
    )
    lighting = Lighting(
        lamps=[((-0.60, -0.74, -0.30), "#fff0d0", 1.5), ((0.8, 0.2, -0.2), "#5f90d8", 0.5)],
        top="#d8ece8",
        low="#2a2c48",
        ambient=0.30,
        rim="#ffffff",
        rim_power=0.0,
        crowd=1.2,
        density=0.8,
    )
    ground = f.down(
        (0, "#8fd8c4"), (0.08, "#4fb4b0"), (0.17, "#2f949c"), (0.27, "#3a9c9c"), (1, "#0c2a34")
    )
    ground *= np.exp(0.05 * f.noise(160, 50, 3))[..., None]
    ground += rgb("#fff8d0") * (0.55 * f.spot(60, -60, 150))[..., None]
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 40, "#fffbe0", 7, strength=0.35, bottom=190)
    image = finish(image, f, foot_colour="#080a18", foot=0.45, vignette=0.36, bloom=0.25)
    return brushed(image, k)
