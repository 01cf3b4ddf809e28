"""Bacteria feast on a flake of marine snow: a great rod leaves it, small colonies stay upon it.

In front a rod that swims with one bundle of flagella, about to divide; far under it the flake, dim
soft tufts overgrown by ochre round ones and brown-red rods; a corkscrew and a comma with one flagellum
out of focus.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    hairs,
    ramp,
    rod,
    tube,
    wave,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SKIN = Stuff(
    alpha=0.30,
    edge=0.55,
    power=1.7,
    gloss=0.25,
    sharp=20,
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
    gloss=0.35,
    sharp=26,
    wrap=0.15,
    through=0.3,
    jelly=1.0,
    milk=0.32,
    bend=6,
    shade=0.08,
)
WHIP = Stuff(alpha=0.85, gloss=0.5, wrap=0.6, through=0.6, shade=0.1)
MINT, BLUE, DIM, ROSE, GOLD = "#34bc80", "#3a7494", "#2a6c68", "#7c544e", "#8a7850"
VIOLET = "#6c5a92"
TUFT = Stuff(alpha=0.55, gloss=0.02, sharp=10, wrap=0.9, through=0.5, shade=0.12)
GRAIN = Stuff(alpha=1.0, gloss=0.08, sharp=14, wrap=0.35, through=0.3, shade=0.5)


def swimmer(s, c, way, length, r, code, seed, whips=6, waist=0.0, hair=True):
    """A rod with a bundle of flagella behind, fine hairs, and its heritage within."""
    c, d = np.asarray(c, float), unit(way)
    side = unit(np.cross(d, [0, 0, 1]))
    up = np.cross(side, d)
    g = chance(seed)
    a, b = c - d * length / 2, c + d * length / 2
    rod(s, a, b, r, rgb(code), CLEAR, waist=waist, n=60, sides=44)
    for half in (-0.23, 0.23):
        ball(
            s,
            c + d * length * half,
            (r * 0.40, r * 0.56, r * 0.40),
            rgb("#c4f0a8"),
            Stuff(alpha=0.34, edge=0.1, gloss=0.05, wrap=0.6, through=0.6, shade=0.05),
            axis=d + 0.25 * side,
            n=40,
            dent=lambda q: 1 + 0.16 * np.sin(5 * q[..., 1] + 2 * q[..., 0]) * np.cos(4 * q[..., 2]),
        )
    q = unit(g.normal(size=(70, 3)))
    dots = c + d * (q[:, :1] * length * 0.42) + (side * q[:, 1:2] + up * q[:, 2:]) * r * 0.72
    balls(
        s,
        dots,
        r * g.uniform(0.03, 0.06, 70),
        rgb(code) * 1.5 + 0.1,
        Stuff(alpha=0.7, gloss=0.15, shade=0.05),
        n=8,
    )
    if hair:
        n = 90
        t, an = g.uniform(-0.9, 0.9, n), g.uniform(0, 6.28, n)
        out = side * np.cos(an)[:, None] + up * np.sin(an)[:, None]
        # the skin is nearer to the axis at the waist and where the ends are round
        cap = 2 * r / length
        skin = np.sqrt(np.clip(1 - np.clip((np.abs(t) - 1 + cap) / cap, 0, 1) ** 2, 0, 1))
        skin = skin * (1 - waist * np.exp(-((t / 0.16) ** 2)))
        foot = c + d * (t * length / 2)[:, None] + out * (r * 0.97 * skin)[:, None]
        out = unit(out + d * (np.sign(t) * np.clip((np.abs(t) - 1 + cap) / cap, 0, 1))[:, None])
        u = np.linspace(0, 1, 6)[None, :, None]
        hairs(
            s,
            foot[:, None] + (out[:, None] * u + g.normal(0, 0.25, (n, 1, 3)) * u**2) * r * 0.42,
            r * 0.022,
            r * 0.008,
            rgb(code) * 1.4 + 0.15,
            Stuff(alpha=0.55, shade=0.0),
            sides=4,
        )
    for i in range(whips):
        start = a + side * 0.10 * (i - (whips - 1) / 2) * r + d * 0.05 * r
        path = wave(
            start,
            -d + side * 0.03 * (i - whips / 2),
            length * g.uniform(0.9, 1.25),
            r * 0.20,
            2.0,
            140,
            grow=0.35,
            coil=0.9,
            bend=0.03 * (i - whips / 2) + 0.10,
            phase=0.42 * i,
        )
        tube(s, path, np.linspace(r * 0.034, r * 0.012, 140), rgb(code) * 0.9 + 0.25, WHIP, 7)


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


def flake(s, g):
    """The flake of marine snow at the foot of the card: soft tufts, two small colonies upon it."""
    n = 190
    middles = np.stack([g.uniform(-40, 520, n), g.uniform(0, 1, n), g.uniform(0, 190, n)], 1)
    top = 512 - 34 * np.exp(-(((middles[:, 0] - 330) / 150) ** 2)) + 22 * np.sin(middles[:, 0] / 70)
    middles[:, 1] = top + 40 + 210 * middles[:, 1]
    radii = g.uniform(16, 46, n)
    high = np.clip((middles[:, 1] - top - 40) / 210, 0, 1)
    tints = ramp(
        1 - high + 0.05 * g.normal(size=n), (0, "#12242a"), (0.55, "#284440"), (1, "#50685a")
    )
    s.layer = "flake"
    balls(s, middles, radii[:, None] * [1.15, 0.8, 0.9], tints, TUFT, n=22)
    s.layer = "main"
    for code, x0, number, size in ((GOLD, 100, 20, 13), (ROSE, 392, 18, 12)):
        for _ in range(number):
            x = float(np.clip(x0 + g.normal(0, 26), 30, 440))
            reach = np.clip(1 - ((x - middles[:, 0]) / (1.15 * radii)) ** 2, 0, 1)
            crest = np.where(reach > 0, middles[:, 1] - 0.8 * radii * np.sqrt(reach), 999).min()
            far = size * g.uniform(0.7, 1.2)
            at = np.array([x, crest + g.uniform(-2, 26), -70 + g.uniform(-8, 8)])
            d = unit(g.normal(size=3) * [1, 0.6, 0.6]) * far
            tone = rgb(code) * np.exp(0.10 * g.normal())
            if code == GOLD:
                ball(s, at, far * 0.85, tone, GRAIN, n=18)
            else:
                rod(s, at - d, at + d, far * 0.55, tone, GRAIN, n=14, sides=14)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 7.0, "mid": 2.6, "flake": 1.6, "main": 0.0, "near": 11.0}
    g = chance(6)
    swimmer(s, (276, 232, -60), (0.78, -0.60, -0.1), 364, 94, MINT, 3, whips=6, waist=0.21)
    flake(s, g)
    s.layer = "mid"
    screw(s, (404, 396, 130), (-0.40, 0.90, 0.1), 130, 8, 15, 3.2, VIOLET)
    comma(s, (76, 108, 150), 0.5, 26, BLUE, 1.0)
    s.layer = "far"
    swimmer(s, (420, 60, 250), (-0.75, -0.45, 0), 84, 20, DIM, 5, whips=4, hair=False)
    for _ in range(6):
        c = np.array([g.uniform(0, 480), g.uniform(10, 430), 250.0])
        d = unit(g.normal(size=3) * [1, 1, 0.4]) * g.uniform(9, 16)
        rod(s, c - d, c + d, g.uniform(6, 8), rgb(DIM), SKIN, n=12, sides=10)
    ground = f.down((0, "#081a2a"), (0.4, "#103a48"), (0.62, "#1c4a48"), (1, "#10241f"))
    ground *= np.exp(0.12 * f.noise(180, 130, 3))[..., None]
    ground += rgb("#a09060") * (0.16 * f.spot(200, 440, 220, 0.55))[..., None]
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
    image = f.dust(image, 40, "#c8f0c0", 8, size=(0.6, 1.6), strength=0.5, bottom=470)
    image = finish(image, f, foot_colour="#0c0804", foot=0.4, vignette=0.38, bloom=0.15)
    return brushed(image, k, 1.4, 0.8)
