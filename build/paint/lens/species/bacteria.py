"""Bacteria feast on a flake of marine snow: a great rod leaves it, colonies glow upon it.

In front a rod that swims with a bundle of flagella, about to divide; under it the flake, a heap of
glass shells, threads and slime, overgrown by golden round ones and coral-red rods; a corkscrew and a
comma with one flagellum beside it. What they set free drifts off as points of light.
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
CLEAR = Stuff(
    alpha=0.16,
    edge=0.70,
    power=1.8,
    gloss=0.8,
    sharp=44,
    wrap=0.15,
    through=0.3,
    jelly=1.0,
    milk=0.32,
    bend=6,
    shade=0.7,
)
WHIP = Stuff(alpha=0.85, gloss=0.5, wrap=0.6, through=0.6, shade=0.1)
SNOW = Stuff(alpha=0.97, gloss=0.12, sharp=14, wrap=0.25, through=0.1, shade=0.0)
MINT, BLUE, DIM, ROSE, GOLD = "#2cc07c", "#3f8ac0", "#2a8078", "#e0685a", "#eeb03a"
VIOLET = "#9a6ae0"


def swimmer(s, c, way, length, r, code, seed, whips=6, waist=0.0, hair=True):
    """A rod with a bundle of flagella behind, fine hairs, and its heritage within."""
    c, d = np.asarray(c, float), unit(way)
    side = unit(np.cross(d, [0, 0, 1]))
    up = np.cross(side, d)
    g = chance(seed)
    a, b = c - d * length / 2, c + d * length / 2
    rod(s, a, b, r, rgb(code), CLEAR, waist=waist, n=60, sides=44)
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
            Stuff(alpha=0.5, glow=0.12, gloss=0.2),
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
            r * 0.24,
            2.5,
            140,
            grow=0.3,
            coil=0.3,
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
    swimmer(s, (268, 226, -60), (0.80, -0.58, -0.1), 318, 80, MINT, 3, whips=7, waist=0.17)
    # the flake: a lumpy landscape at the foot of the card
    n = 260
    x, v = np.meshgrid(np.linspace(-60, 540, n), np.linspace(0, 1, 150), indexing="ij")
    z = 200 - 330 * v
    high = 470 + 46 * np.sin(x * 0.0105 + 0.2) + 14 * np.sin(x * 0.031 + 2) + 0.0 * v
    y = high + 380 * v**1.2
    p = np.stack([x, y, z], -1)
    lump = cloud(p, 110, 3, 2)
    y = y - 22 * lump * (1 - 0.4 * v)
    p = np.stack([x, y, z - 9 * cloud(p, 80, 9, 2)], -1)
    tint = ramp(
        0.5 + 0.4 * cloud(p, 34, 5, 3),
        (0, "#140f12"),
        (0.5, "#2e201a"),
        (0.78, "#5c4026"),
        (1, "#a07c46"),
    ) * np.exp(0.07 * g.normal(size=(n, 150, 1)))
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
    for i, j, size, axis in (
        (70, 12, 44, (0.3, -0.9, -0.5)),
        (206, 22, 54, (-0.4, -0.7, -0.7)),
        (140, 44, 36, (0.1, -0.5, -0.9)),
        (232, 60, 26, (0.5, -0.4, -0.8)),
        (36, 52, 28, (-0.5, -0.6, -0.7)),
    ):
        ball(
            s,
            spot(i, j) + [0, -6, -10],
            np.array([1, 0.20, 1.0]) * size,
            rgb("#a8c8bc"),
            Stuff(alpha=0.30, edge=0.6, gloss=0.9, sharp=50, shade=0.3),
            axis=axis,
            n=40,
            dent=lambda q: 1 + 0.05 * np.cos(np.arctan2(q[..., 0], q[..., 2]) * 26),
        )
    # colonies: one thick, two thin
    for code, i0, j0, number, size, wide in (
        (GOLD, 72, 16, 90, 14, (17, 9)),
        (ROSE, 204, 28, 70, 13, (14, 9)),
        (GOLD, 146, 46, 30, 11, (12, 8)),
        (ROSE, 26, 50, 26, 11, (9, 7)),
    ):
        for _ in range(number):
            i, j = (
                int(np.clip(i0 + g.normal(0, wide[0]), 0, n - 1)),
                int(np.clip(j0 + g.normal(0, wide[1]), 0, 140)),
            )
            a = spot(i, j) + [0, -4 - 6 * g.random(), -6]
            far = size * g.uniform(0.55, 1.25)
            d = unit(g.normal(size=3) * [1, 0.6, 0.6]) * far
            tone = rgb(code) * np.exp(0.15 * g.normal())
            if code == GOLD:
                ball(s, a, far * 0.85, tone, SKIN, n=14)
            else:
                rod(s, a - d, a + d, far * 0.55, tone, SKIN, n=14, sides=14)
    # free ones
    screw(s, (416, 398, -10), (-0.40, 0.90, 0.1), 176, 11, 20, 3.4, VIOLET)
    comma(s, (92, 118, 30), 0.5, 34, BLUE, 1.0)
    s.layer = "mid"
    swimmer(s, (396, 70, 150), (-0.75, -0.45, 0), 84, 20, DIM, 5, whips=4, hair=False)
    screw(s, (40, 330, 150), (0.3, 0.95, 0), 90, 6, 11, 3.8, VIOLET)
    for i, (x, y) in enumerate(((196, 44), (30, 210), (452, 250), (330, 420))):
        c = np.array([x, y, 150.0])
        d = unit(g.normal(size=3) * [1, 1, 0.4]) * g.uniform(9, 15)
        rod(s, c - d, c + d, 7, rgb((DIM, BLUE)[i % 2]), SKIN, n=14, sides=12)
    s.layer = "far"
    for _ in range(15):
        c = np.array([g.uniform(0, 480), g.uniform(10, 430), 250.0])
        d = unit(g.normal(size=3) * [1, 1, 0.4]) * g.uniform(7, 18)
        rod(s, c - d, c + d, g.uniform(5, 9), rgb(DIM), SKIN, n=12, sides=10)
    ground = f.down((0, "#081a2a"), (0.4, "#103a48"), (0.62, "#1c4a48"), (1, "#120c0a"))
    ground *= np.exp(0.12 * f.noise(180, 130, 3))[..., None]
    ground += rgb("#e0a850") * (0.30 * f.spot(200, 440, 220, 0.55))[..., None]
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
