"""Bacteria feast on a flake of marine snow: rods, spirals, chains and clusters, each its own colour.

In front a rod that swims with a bundle of flagella, about to divide; under it the flake, a heap of
shells, threads and slime, overgrown by colonies; beside it a comma with one flagellum, a corkscrew,
a chain of round ones, a cluster like grapes. What they set free drifts off as points of light.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    cloud,
    hairs,
    line,
    net,
    ramp,
    rod,
    shades,
    tube,
    wave,
)
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SKIN = Stuff(
    alpha=0.30,
    edge=0.55,
    power=1.7,
    gloss=0.7,
    sharp=34,
    wrap=0.45,
    through=0.5,
    jelly=1.3,
    milk=0.55,
    bend=4,
    shade=0.6,
)
WHIP = Stuff(alpha=0.85, gloss=0.5, wrap=0.6, through=0.6, shade=0.1)
SNOW = Stuff(alpha=0.97, gloss=0.12, sharp=14, wrap=0.25, through=0.1, shade=0.0)
MINT, BLUE, ROSE, GOLD, VIOLET = "#3fc98a", "#3f9ae0", "#e8607a", "#eeb03a", "#9a6ae0"


def swimmer(s, c, way, length, r, code, seed, whips=6, waist=0.0, hair=True):
    """A rod with a bundle of flagella behind, fine hairs, and its heritage within."""
    c, d = np.asarray(c, float), unit(way)
    side = unit(np.cross(d, [0, 0, 1]))
    up = np.cross(side, d)
    g = chance(seed)
    a, b = c - d * length / 2, c + d * length / 2
    rod(s, a, b, r, rgb(code), SKIN, waist=waist, n=60, sides=44)
    for half in (-0.22, 0.22):
        t = np.linspace(0, 1, 160)
        coil = (
            c
            + d * (length * (half + 0.26 * (t - 0.5)))[:, None]
            + side * (r * 0.36 * np.sin(t * 31))[:, None]
            + up * (r * 0.36 * np.cos(t * 19 + half))[:, None]
        )
        tube(
            s,
            coil,
            np.full(160, r * 0.085),
            rgb("#d8f8b0"),
            Stuff(alpha=0.32, glow=0.1, gloss=0.1),
            8,
        )
    q = unit(g.normal(size=(70, 3)))
    dots = c + d * (q[:, :1] * length * 0.42) + (side * q[:, 1:2] + up * q[:, 2:]) * r * 0.72
    balls(
        s,
        dots,
        r * g.uniform(0.03, 0.06, 70),
        rgb(code) * 1.5 + 0.1,
        Stuff(alpha=0.7, gloss=0.4),
        n=8,
    )
    if hair:
        n = 150
        t, an = g.uniform(-0.9, 0.9, n), g.uniform(0, 6.28, n)
        out = side * np.cos(an)[:, None] + up * np.sin(an)[:, None]
        foot = c + d * (t * length / 2)[:, None] + out * r * 0.97
        u = np.linspace(0, 1, 6)[None, :, None]
        hairs(
            s,
            foot[:, None] + (out[:, None] * u + g.normal(0, 0.35, (n, 1, 3)) * u**2) * r * 0.5,
            r * 0.016,
            r * 0.008,
            rgb(code) * 1.4 + 0.15,
            Stuff(alpha=0.55, shade=0.0),
            sides=4,
        )
    for i in range(whips):
        start = a + (side * g.normal(0, 0.35) + up * g.normal(0, 0.35)) * r
        path = wave(
            start,
            -d + side * 0.12 * (i - whips / 2) + up * g.normal(0, 0.05),
            length * g.uniform(1.0, 1.3),
            r * 0.42,
            3.2,
            140,
            grow=0.3,
            coil=0.8,
            bend=0.06 * (i - whips / 2),
            phase=0.35 * i,
        )
        tube(s, path, np.linspace(r * 0.055, r * 0.03, 140), rgb(code) * 0.9 + 0.2, WHIP, 7)


def comma(s, c, turn, size, code, seed):
    """A bent rod with one flagellum."""
    c = np.asarray(c, float)
    t = np.linspace(-1, 1, 50)
    x, y = size * t, size * 0.35 * (t**2 - 0.5)
    p = c + np.stack(
        [x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn), 0 * t], 1
    )
    r = size * 0.36 * np.sqrt(np.clip(1 - np.abs(t) ** 5, 0.0005, 1))
    tube(s, p, r, rgb(code), SKIN, 30)
    path = wave(p[0], p[0] - p[6], size * 2.6, size * 0.22, 2.6, 110, phase=seed)
    tube(s, path, np.linspace(size * 0.05, size * 0.025, 110), rgb(code) * 0.8 + 0.25, WHIP, 6)


def screw(s, c, way, length, r, coil, turns, code):
    """A corkscrew."""
    p = wave(
        np.asarray(c, float) - unit(way) * length / 2,
        way,
        length,
        coil,
        turns,
        220,
        grow=0.02,
        coil=1.0,
    )
    t = np.linspace(-1, 1, 220)
    tube(s, p, r * np.sqrt(np.clip(1 - np.abs(t) ** 14, 0.0005, 1)), rgb(code), SKIN, 22)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 7.0, "mid": 2.6, "main": 0.0, "near": 11.0}
    g = chance(6)
    swimmer(s, (252, 240, -60), (0.82, -0.55, -0.1), 262, 66, MINT, 3, whips=7, waist=0.16)
    # the flake: a lumpy landscape at the foot of the card
    n = 260
    x, v = np.meshgrid(np.linspace(-60, 540, n), np.linspace(0, 1, 150), indexing="ij")
    z = 200 - 330 * v
    high = 440 + 40 * np.sin(x * 0.012 + 0.6) + 0.0 * v
    y = high + 380 * v**1.2
    p = np.stack([x, y, z], -1)
    lump = cloud(p, 110, 3, 2)
    y = y - 10 * lump * (1 - 0.4 * v)
    p = np.stack([x, y, z - 9 * cloud(p, 80, 9, 2)], -1)
    tint = ramp(
        0.5 + 0.3 * cloud(p, 50, 5, 3),
        (0, "#2c1a10"),
        (0.4, "#573618"),
        (0.75, "#86602e"),
        (1, "#b08a54"),
    ) * np.exp(0.10 * g.normal(size=(n, 150, 1)))
    net(s, p, tint, SNOW, out=np.broadcast_to(unit([0, -1.0, -0.8]), p.shape))
    spot = lambda i, j: p[i, j]
    # threads of slime, bits of shells
    for i in range(26):
        a, b = (
            spot(g.integers(0, n), g.integers(0, 110)),
            spot(g.integers(0, n), g.integers(0, 110)),
        )
        if np.linalg.norm(a - b) < 190:
            m = (a + b) / 2 + [0, -g.uniform(6, 34), -10]
            tube(
                s,
                line([a, m, b], 30),
                np.full(30, g.uniform(0.7, 1.8)),
                rgb("#f0dcae"),
                Stuff(alpha=0.5, gloss=0.5, shade=0.05),
                6,
            )
    for i in range(16):
        a = spot(g.integers(10, n - 10), g.integers(4, 120))
        ball(
            s,
            a + [0, -5, -4],
            np.array([1, 0.25, 0.8]) * g.uniform(10, 24),
            ramp(g.random(), (0, "#c9b48a"), (1, "#8fb0a8")),
            Stuff(alpha=0.6, edge=0.35, gloss=0.8, shade=0.3),
            axis=g.normal(size=3),
            n=18,
            dent=lambda q: 1 + 0.06 * np.cos(np.arctan2(q[..., 0], q[..., 2]) * 22),
        )
    # colonies
    for code, number, size in (
        (MINT, 66, 13),
        (BLUE, 66, 11),
        (ROSE, 54, 13),
        (GOLD, 60, 12),
        (VIOLET, 48, 11),
    ):
        for _ in range(3):
            i0, j0 = g.integers(22, n - 22), g.integers(2, 62)
            for _ in range(number // 3):
                i, j = (
                    int(np.clip(i0 + g.normal(0, 12), 0, n - 1)),
                    int(np.clip(j0 + g.normal(0, 7), 0, 140)),
                )
                a = spot(i, j) + [0, -3, -6]
                d = unit(g.normal(size=3) * [1, 0.5, 0.6]) * size * g.uniform(0.7, 1.3)
                if code in {GOLD, ROSE}:
                    ball(s, a, size * 0.75, rgb(code), SKIN, n=12)
                else:
                    rod(s, a - d, a + d, size * 0.55, rgb(code), SKIN, n=14, sides=14)
    # free ones
    comma(s, (424, 210, 10), 0.9, 32, BLUE, 1.0)
    comma(s, (84, 322, 20), -0.4, 28, BLUE, 2.0)
    screw(s, (404, 352, 0), (-0.35, 0.93, 0.1), 150, 9, 17, 3.6, GOLD)
    screw(s, (56, 168, 30), (0.2, 0.98, 0), 110, 6.5, 12, 3.8, GOLD)
    chain = line([(176, 76, 20), (216, 62, 10), (262, 78, 10), (306, 58, 20), (344, 72, 20)], 11)
    balls(s, chain, 12.5, shades(ROSE, 11, 0.12, 3), SKIN, n=22)
    q = unit(g.normal(size=(17, 3))) * g.uniform(0.3, 1, (17, 1)) * 26 + [322, 314, 0]
    balls(s, q, 12, shades(VIOLET, 17, 0.15, 4), SKIN, n=20)
    s.layer = "mid"
    swimmer(s, (424, 78, 150), (-0.8, -0.3, 0), 66, 15, MINT, 5, whips=4, hair=False)
    for i in range(14):
        c = np.array([g.uniform(10, 470), g.uniform(30, 420), 150.0])
        code = (BLUE, ROSE, GOLD, VIOLET, MINT)[i % 5]
        d = unit(g.normal(size=3)) * g.uniform(7, 13)
        rod(s, c - d, c + d, 6, rgb(code), SKIN, n=14, sides=12)
    s.layer = "far"
    for i in range(26):
        c = np.array([g.uniform(0, 480), g.uniform(10, 440), 250.0])
        code = (BLUE, ROSE, GOLD, VIOLET, MINT)[i % 5]
        d = unit(g.normal(size=3)) * g.uniform(7, 16)
        rod(s, c - d, c + d, 7, rgb(code), SKIN, n=12, sides=10)
    ground = f.down((0, "#0d2230"), (0.4, "#1c4650"), (0.65, "#3a5a4e"), (1, "#1a120c"))
    ground *= np.exp(0.12 * f.noise(180, 130, 3))[..., None]
    ground += rgb("#d8b060") * (0.26 * f.spot(250, 430, 210, 0.6))[..., None]
    ground += rgb("#4fb0b8") * (0.25 * f.spot(110, 70, 240))[..., None]
    lighting = Lighting(
        lamps=[((-0.58, -0.68, -0.45), "#fff2d8", 2.0), ((0.6, -0.2, 0.7), "#6ad8d0", 0.7)],
        top="#a8dce0",
        low="#5a3a1c",
        ambient=0.5,
        rim="#f4fff0",
        rim_power=0.8,
        rim_low=0.12,
        crowd=0.9,
        density=0.7,
    )
    image = compose(s, lighting, ground, k)
    r = chance(8)
    rows = np.stack(
        [
            r.normal(250, 130, 120),
            r.normal(390, 90, 120),
            0.6 + 1.6 * r.random(120) ** 3,
            r.uniform(0.2, 1.1, 120),
        ],
        1,
    )
    image = f.sparks(image, rows, ramp(r.random(120), (0, "#b8ffb0"), (1, "#ffe08a")))
    return finish(image, f, foot_colour="#0c0804", foot=0.4, vignette=0.4, bloom=0.5)
