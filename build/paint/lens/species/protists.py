"""Protists at night: a ciliate whirls its prey into its mouth.

In the middle the ciliate, a clear smooth top with a comb of membranes round its mouth; its current
draws a stream of small cells and a flagellate with two whips up the right side. Before it a stalked family of
collar flagellates; out of focus a sun animal with stiff rays and a tintinnid in its bell of glass.
Dark field: a black-green sea, each body lit from one side in its own pale colour.
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
    smooth,
    tube,
    wave,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from scipy.interpolate import CubicSpline

SKIN = Stuff(
    alpha=0.06,
    edge=0.72,
    power=2.1,
    gloss=0.22,
    sharp=30,
    wrap=0.45,
    through=0.4,
    jelly=0.6,
    milk=0.36,
    bend=5,
    shade=0.3,
)
HOUSE = Stuff(
    alpha=0.06, edge=0.6, power=1.8, gloss=0.2, sharp=24, wrap=0.4, through=0.6, shade=0.2, bend=4
)
BITS = Stuff(alpha=0.92, gloss=0.15, sharp=18, wrap=0.45, through=0.7, glow=0.08, shade=0.4)
LASH = Stuff(alpha=0.75, gloss=0.2, wrap=0.5, through=0.8, shade=0.06)


def rows_of(axis, turn=(0.1, 0.1, 1.0)):
    y = unit(axis)
    x = unit(np.cross(y, turn))
    return np.stack([x, y, np.cross(x, y)])


def lathe(s, c, rows, radii, length, colour, stuff, n=90, sides=56, inner=None, seed=1):
    """A turned body: radii at even steps from its hind end to its mouth."""
    t = np.linspace(0, 1, n)
    p = np.stack([0 * t, (t - 0.5) * length, 0 * t], 1) @ rows + c
    return tube(s, p, np.maximum(profile(radii, n), 0.2), colour, stuff, sides)


def crown(s, c, rows, at, r, count, long, colour, spin=0.9, seed=1, thick=0.035):
    """Membranes round a mouth: flat tapering blades that beat one after the other."""
    a = np.arange(count) / count * 2 * np.pi
    u = np.linspace(0, 1, 18)[None, :, None]
    out = np.stack([np.cos(a), 0 * a, np.sin(a)], 1)[:, None]
    side = np.stack([-np.sin(a), 0 * a, np.cos(a)], 1)[:, None]
    beat = np.sin(a * 3 + seed)[:, None, None]
    curve = (
        out * (r + long * (0.55 + 0.2 * beat) * np.sin(u * 1.5))
        + side * long * spin * u**1.6 * 0.6
        + np.array([0, 1.0, 0]) * (at + long * (0.85 - 0.2 * beat) * u)
    )
    for off in (-0.5, 0.5):
        hairs(
            s,
            (curve + side * off * r * thick) @ rows + c,
            r * thick,
            r * 0.005,
            colour,
            LASH,
            sides=6,
        )


def ciliate(s, c, axis, size, seed):
    """A top-shaped ciliate."""
    c, rows = np.asarray(c, float), rows_of(axis)
    g = chance(seed)
    L = size * 2.5
    nodes = [0.03, 0.26, 0.54, 0.79, 0.96, 1.03, 1.0, 0.91, 0.80]
    radii = size * CubicSpline(np.linspace(0, 1, 9), nodes)(np.linspace(0, 1, 41))
    lathe(s, c, rows, radii, L, rgb("#bfe6d8"), SKIN, n=200, sides=110)
    crown(
        s,
        c,
        rows,
        L * 0.47,
        size * 0.78,
        34,
        size * 1.05,
        ramp(np.linspace(0, 1, 34), (0, "#e6fff4"), (1, "#a8f0e0")),
        seed=seed,
    )
    # mouth funnel
    lathe(
        s,
        c + np.array([0, L * 0.30, 0]) @ rows,
        rows,
        size * np.array([0.10, 0.28, 0.5, 0.74]),
        L * 0.36,
        rgb("#8fd0c8"),
        Stuff(alpha=0.14, edge=0.4, gloss=0.4, shade=0.1),
        sides=36,
    )
    # grooves of the skin wind from the mouth to the tail
    u = np.linspace(0.06, 0.93, 60)
    for j in range(9):
        a = j / 9 * 2 * np.pi + 0.9 * u
        q = 1.004 * np.interp(u, np.linspace(0, 1, 41), radii)
        path = np.stack([q * np.cos(a), (u - 0.5) * L, q * np.sin(a)], 1) @ rows + c
        groove = Stuff(alpha=0.30, gloss=0.0, wrap=0.6, shade=0.0)
        tube(s, path, size * 0.010 * np.sin(np.pi * u) + 0.3, rgb("#d8fff0"), groove, 6)
    # a nucleus like a sausage, food, a clear bubble that pumps water out
    bow = np.linspace(-1.2, 1.2, 50)
    path = (
        np.stack([0.42 * np.cos(bow) - 0.60, 0.52 * np.sin(bow) - 0.10, 0 * bow - 0.25], 1) * size
    )
    kernel = Stuff(alpha=0.55, edge=0.3, gloss=0.15, jelly=1.6, milk=0.6, shade=0.2)
    ends = np.sqrt(np.clip(1 - np.abs(np.linspace(-1, 1, 50)) ** 5, 0.001, 1))
    tube(s, path @ rows + c, size * 0.16 * ends, rgb("#b49ae0"), kernel, 20)
    bubble = Stuff(alpha=0.04, edge=0.6, power=1.8, gloss=0.5, sharp=40, shade=0.0)
    ball(
        s,
        c + np.array([0.10, -0.72, -0.25]) * size @ rows,
        size * 0.17,
        rgb("#e8fff8"),
        bubble,
        n=24,
    )
    vacuole = Stuff(alpha=0.10, edge=0.5, power=1.6, gloss=0.3, shade=0.1)
    for x, y, r, t in (
        (0.30, 0.42, 0.24, 0.0),
        (0.42, -0.06, 0.27, 0.35),
        (0.16, -0.36, 0.20, 0.75),
        (-0.04, 0.22, 0.19, 0.5),
        (-0.02, 0.66, 0.16, 0.1),
    ):
        at = np.array([x, y, -0.20]) * size
        tint = ramp(t, (0, "#58c048"), (0.5, "#b8c040"), (1, "#e09438"))
        ball(s, at @ rows + c, size * r, rgb("#e0ffe8"), vacuole, n=24)
        for q in unit(g.normal(size=(3, 3))) * 0.40 * r:
            ball(s, (at + q * size) @ rows + c, size * r * 0.52, tint, BITS, n=16)
    q = unit(g.normal(size=(60, 3))) * g.uniform(0.3, 0.75, (60, 1)) * size * [1, 1.15, 1]
    balls(s, q @ rows + c, size * g.uniform(0.015, 0.03, 60), rgb("#e8ffe0"), BITS, n=8)


def tintinnid(s, c, axis, size, seed):
    """A bell-shaped house of grains, its owner looking out."""
    c, rows = np.asarray(c, float), rows_of(axis)
    g = chance(seed)
    L = size * 2.9
    radii = size * np.array([0.02, 0.22, 0.52, 0.66, 0.70, 0.70, 0.72, 0.86, 1.0])
    lathe(s, c, rows, radii, L, rgb("#f0d8a8"), HOUSE)
    t, a = g.uniform(0.08, 0.98, 260), g.uniform(0, 6.28, 260)
    r = np.interp(t, np.linspace(0, 1, 9), radii) * 1.01
    q = np.stack([r * np.cos(a), (t - 0.5) * L, r * np.sin(a)], 1)
    balls(
        s,
        q @ rows + c,
        size * np.stack([g.uniform(0.03, 0.06, 260)] * 2 + [np.full(260, 0.02)], 1),
        shades("#e8c88a", 260, 0.25, seed),
        Stuff(alpha=0.55, edge=0.3, gloss=0.7, shade=0.1),
        axes=g.normal(size=(260, 3)),
        n=7,
    )
    lathe(
        s,
        c + np.array([0, 0.16 * L, 0]) @ rows,
        rows,
        size * np.array([0.05, 0.14, 0.3, 0.46, 0.52, 0.54]),
        L * 0.72,
        rgb("#f0a878"),
        Stuff(alpha=0.35, edge=0.4, gloss=0.5, jelly=1.4, milk=0.6, wrap=0.5),
        sides=40,
    )
    for _ in range(6):
        q = np.array([g.normal(0, 0.14), g.uniform(-0.1, 0.8), g.normal(0, 0.14)]) * size
        ball(s, q @ rows + c, size * g.uniform(0.09, 0.14), rgb("#b8742a"), BITS, n=14)
    crown(
        s,
        c,
        rows,
        L * 0.50,
        size * 0.5,
        20,
        size * 1.0,
        ramp(np.linspace(0, 1, 20), (0, "#fff0da"), (1, "#ffc8a0")),
        seed=seed,
        thick=0.06,
    )


def collar(s, c, axis, size, seed, whip=True):
    """A collar flagellate."""
    c, rows = np.asarray(c, float), rows_of(axis)
    ball(s, c, (size * 0.62, size * 0.75, size * 0.62), rgb("#9fc8f0"), SKIN, axis=rows[1], n=30)
    ball(s, c + np.array([0, -0.15, -0.1]) @ rows * size, size * 0.26, rgb("#5a7ac8"), BITS, n=14)
    balls(
        s,
        (unit(chance(seed).normal(size=(9, 3))) * 0.4 * size) @ rows + c,
        size * 0.09,
        rgb("#d8e8ff"),
        BITS,
        n=9,
    )
    a = np.linspace(0, 2 * np.pi, 30, endpoint=False)
    u = np.linspace(0, 1, 10)[None, :, None]
    out = np.stack([np.cos(a), 0 * a, np.sin(a)], 1)[:, None]
    curve = out * size * (0.36 + 0.32 * u**1.2) + np.array([0, 1.0, 0]) * size * (0.58 + 0.95 * u)
    hairs(s, curve @ rows + c, size * 0.022, size * 0.010, rgb("#d0e8ff"), LASH, sides=5)
    if whip:
        path = wave(
            c + rows[1] * size * 0.7,
            rows[1],
            size * 3.4,
            size * 0.26,
            2.4,
            100,
            grow=0.3,
            phase=seed,
        )
        tube(s, path, np.linspace(size * 0.045, size * 0.02, 100), rgb("#e6f4ff"), LASH, 7)


def sun(s, c, size, seed):
    """A sun animal: a foamy ball with stiff rays."""
    c = np.asarray(c, float)
    g = chance(seed)
    ball(s, c, size, rgb("#f4d88a"), SKIN, n=40)
    i = np.arange(90) + 0.5
    th, ph = np.arccos(1 - 2 * i / 90), np.pi * (1 + 5**0.5) * i
    d = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    balls(
        s,
        c + d * size * 0.86,
        size * g.uniform(0.13, 0.2, 90),
        rgb("#fff0c0"),
        Stuff(alpha=0.05, edge=0.4, power=1.8, gloss=0.7, shade=0.1),
        n=12,
    )
    ball(s, c, size * 0.42, rgb("#e89a4a"), BITS, n=22)
    ends = np.stack([np.full(90, 0.95), g.uniform(2.0, 2.9, 90)], 1)[..., None]
    hairs(
        s, c + d[:, None] * ends * size, size * 0.035, size * 0.008, rgb("#fff4d0"), LASH, sides=5
    )


def hunter(s, c, axis, size, seed):
    """A flagellate with two unlike whips."""
    c, rows = np.asarray(c, float), rows_of(axis)
    ball(
        s,
        c,
        (size * 0.72, size, size * 0.6),
        rgb("#f0a0b8"),
        SKIN,
        axis=rows[1],
        n=40,
        dent=lambda q: (
            1 - 0.16 * np.exp(-(((q[..., 1] - 0.3) / 0.25) ** 2)) * smooth(0, -1, q[..., 2])
        ),
    )
    g = chance(seed)
    ball(s, c + np.array([0.1, 0.3, -0.1]) @ rows * size, size * 0.28, rgb("#a84a7a"), BITS, n=18)
    for q in unit(g.normal(size=(6, 3))) * 0.45 * size:
        ball(
            s,
            (q * [1, 1, 0.8] - [0, 0.2 * size, 0]) @ rows + c,
            size * g.uniform(0.10, 0.16),
            rgb("#7fbf4a"),
            BITS,
            n=14,
        )
    for way, long, turns in (((0.35, 1.0, 0), 3.0, 2.2), ((-0.9, 0.1, 0), 2.4, 1.6)):
        path = wave(
            c + rows[1] * size * 0.85,
            np.array(way) @ rows,
            size * long,
            size * 0.26,
            turns,
            110,
            grow=0.25,
        )
        tube(s, path, np.linspace(size * 0.05, size * 0.02, 110), rgb("#ffe6ee"), LASH, 7)


STREAM = (
    (150, 668),
    (238, 626),
    (322, 566),
    (386, 486),
    (418, 394),
    (424, 306),
    (396, 236),
    (330, 206),
)


def stream(s, seed):
    """The current towards the mouth: small cells and flagellates on their way, closer together near it."""
    g = chance(seed)
    path = line(np.array([(x, y, 20.0) for x, y in STREAM]), 240)
    along = unit(np.gradient(path, axis=0))
    across = np.stack([along[:, 1], -along[:, 0], 0 * along[:, 0]], 1)
    whiff = Stuff(alpha=0.30, gloss=0.0, wrap=0.9, shade=0.0)
    for off, a, b in ((-44, 30, 170), (-22, 80, 236), (6, 6, 150), (30, 60, 225), (58, 20, 120)):
        close = np.linspace(1.0, 0.1, 240)[:, None]
        thick = 1.1 * np.sin(np.pi * np.linspace(0.02, 0.98, b - a)) + 0.1
        tube(s, (path + across * off * close)[a:b], thick, rgb("#8fe8c8"), whiff, 6)
    for t, off, r in (
        (0.06, 30, 7),
        (0.16, -14, 12),
        (0.27, 34, 8),
        (0.35, -26, 6),
        (0.66, 32, 10),
        (0.70, -20, 7),
        (0.80, 9, 11),
        (0.87, -9, 7),
        (0.93, 7, 8),
        (0.985, -4, 6),
    ):
        i = int(t * 239)
        at = path[i] + across[i] * off
        tint = ramp(g.random(), (0, "#48b040"), (0.5, "#a8c040"), (1, "#e8a040"))
        way = unit(along[i] + g.normal(0, 0.4, 3))
        ball(s, at, (r * 0.85, r * 1.25, r * 0.85), tint, BITS, axis=way, n=18)
        if r > 7:
            tail = wave(at - way * r, -way, r * 3.2, r * 0.35, 1.6, 60, grow=0.3)
            tube(s, tail, np.linspace(1.3, 0.4, 60), rgb("#e0ffd0"), LASH, 6)


def family(s, root, fork, ends):
    """Collar flagellates on branching stalks that thin towards the cells."""
    root, fork = np.asarray(root, float), np.asarray(fork, float)
    stalk = line([root, (root + fork) / 2 + [-10, 0, 0], fork], 30)
    tube(s, stalk, np.linspace(5.0, 2.8, 30), rgb("#bcd8f0"), LASH, 10)
    for end, way, size in ends:
        e = np.asarray(end, float)
        mid = (fork + e) / 2 + [0, 8, 0]
        path = line([fork, mid, e - unit(way) * size * 0.7], 20)
        tube(s, path, np.linspace(2.8, 1.5, 20), rgb("#bcd8f0"), LASH, 8)
        collar(s, e, way, size, int(e[0]))


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 8.0, "mid": 3.6, "back": 1.0, "main": 0.0, "near": 10.0}
    ciliate(s, (226, 316, -30), (0.44, -0.82, -0.36), 116, 4)
    hunter(s, (392, 462, 0), (0.45, -0.90, 0.0), 31, 7)
    stream(s, 5)
    family(
        s,
        (60, 740, -60),
        (92, 588, -60),
        (
            ((38, 510, -60), (-0.32, -0.95, 0), 30),
            ((104, 480, -70), (0.05, -1, 0), 36),
            ((178, 540, -60), (0.62, -0.78, 0), 32),
        ),
    )
    s.layer = "mid"
    tintinnid(s, (56, 112, 200), (0.20, -0.97, -0.15), 36, 5)
    sun(s, (440, 612, 200), 29, 6)
    ground = f.down((0, "#06201e"), (0.4, "#0d3a34"), (0.75, "#08241f"), (1, "#020b0a"))
    ground *= np.exp(0.16 * f.noise(170, 130, 3))[..., None]
    ground += rgb("#3fa88a") * (0.30 * f.spot(150, 220, 230))[..., None]
    ground += rgb("#1f4a8a") * (0.25 * f.spot(430, 430, 200))[..., None]
    lighting = Lighting(
        lamps=[((-0.62, -0.66, -0.40), "#fff4e0", 1.5), ((0.6, 0.4, 0.6), "#4fd8c0", 0.7)],
        top="#bfe8dc",
        low="#0f3a34",
        ambient=0.42,
        rim="#f4fff8",
        rim_power=1.1,
        rim_low=0.15,
        crowd=0.6,
        density=0.5,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 25, "#c8ffe8", 7, strength=0.5)
    image = finish(image, f, foot_colour="#020a08", foot=0.4, vignette=0.4, bloom=0.15)
    return brushed(image, k, 1.1, 0.7)
