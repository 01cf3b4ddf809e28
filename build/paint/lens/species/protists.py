"""Protists at night: a meeting of the small hunters of the open water.

In the middle a ciliate, a clear top with a crown of membranes round its mouth; above it a bell of
glass, a tintinnid in its house; a stalked family of collar flagellates; a sun animal with stiff
rays; a heterotrophic flagellate that hunts with two whips. Dark field: a black-green sea, each body
lit from one side in its own pale colour.
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

SKIN = Stuff(
    alpha=0.06,
    edge=0.62,
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
    radii = size * np.array([0.03, 0.30, 0.58, 0.82, 0.97, 1.0, 0.95, 0.86, 0.80])
    lathe(s, c, rows, radii, L, rgb("#bfe6d8"), SKIN)
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
    # rows of short lashes
    for j in range(12):
        a = j / 12 * 2 * np.pi
        t = np.linspace(0.12, 0.9, 26)
        r = np.interp(t, np.linspace(0, 1, 9), radii)
        q = np.stack([r * np.cos(a + 0.5 * t), (t - 0.5) * L, r * np.sin(a + 0.5 * t)], 1)
        o = unit(q * [1, 0.1, 1])
        u = np.linspace(0, 1, 6)[None, :, None]
        hairs(
            s,
            (q[:, None] + (o[:, None] * u + np.array([0, -0.8, 0]) * u**1.5) * size * 0.17) @ rows
            + c,
            size * 0.014,
            size * 0.006,
            rgb("#d8fff0"),
            LASH,
            sides=4,
        )
    # nucleus, food, plastids
    ball(
        s,
        c + np.array([-0.2, -0.25 * size, -0.1 * size]) @ rows,
        (size * 0.34, size * 0.5, size * 0.3),
        rgb("#b8a0d8"),
        Stuff(alpha=0.5, edge=0.4, gloss=0.5, jelly=1.6, milk=0.6),
        axis=rows[1],
        n=28,
    )
    for _ in range(10):
        q = unit(g.normal(size=3)) * g.uniform(0.2, 0.62) * size * np.array([1, 1.2, 1]) + [
            0,
            0.1 * size,
            0,
        ]
        ball(
            s,
            q @ rows + c,
            size * g.uniform(0.10, 0.19),
            ramp(g.random(), (0, "#3fa83a"), (0.5, "#8fbf3a"), (1, "#e0902a")),
            BITS,
            n=18,
        )
    q = unit(g.normal(size=(60, 3))) * g.uniform(0.3, 0.75, (60, 1)) * size * [1, 1.15, 1]
    balls(s, q @ rows + c, size * g.uniform(0.02, 0.045, 60), rgb("#e8ffe0"), BITS, n=8)


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


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 8.0, "mid": 3.4, "back": 1.2, "main": 0.0, "near": 10.0}
    ciliate(s, (226, 318, -30), (0.40, -0.90, -0.20), 108, 4)
    s.layer = "back"
    tintinnid(s, (432, 84, 130), (-0.16, -0.97, -0.15), 32, 5)
    sun(s, (62, 82, 130), 22, 6)
    hunter(s, (400, 500, 130), (0.62, -0.78, 0.0), 26, 7)
    # a family of collar flagellates on branching stalks
    root = np.array([62, 740, 30.0])
    fork = np.array([88, 545, 20.0])
    tube(s, line([root, root + [-6, -90, 0], fork], 20), np.full(20, 2.6), rgb("#bcd8f0"), LASH, 8)
    for end, ax in (
        ((40, 494, 20), (-0.45, -0.9, 0)),
        ((92, 478, 10), (0.02, -1, 0)),
        ((132, 522, 20), (0.75, -0.66, 0)),
    ):
        e = np.array(end, float)
        tube(
            s,
            line([fork, (fork + e) / 2 + [0, -6, 0], e - unit(ax) * -14], 16),
            np.full(16, 1.8),
            rgb("#bcd8f0"),
            LASH,
            7,
        )
        collar(s, e, ax, 19, int(e[0]))
    s.layer = "far"
    ciliate(s, (434, 330, 250), (-0.5, -0.85, 0), 22, 8)
    g = chance(3)
    s.layer = "main"
    balls(
        s,
        np.stack([g.uniform(0, 480, 7), g.uniform(20, 640, 7), g.uniform(90, 150, 7)], 1),
        g.uniform(2.5, 4.5, 7),
        shades("#6a9a4a", 7, 0.2, 4),
        BITS,
        n=10,
    )
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
