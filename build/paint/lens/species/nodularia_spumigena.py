"""Nodularia coils: one long thread winds like a spring through warm water, lit by the evening.

The thread is a stack of flat discs, blue-green and dark with gas vesicles; here and there, never at
even steps, a pale, slightly wider, flattened cell that binds nitrogen; a breath of slime round all.
Its turns come forward bright and go back dim. Other coils hang far behind; a
copepod's young rows away. Bright field, gold, the surface of the water above.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, chance, hairs, line, ramp, smooth, tube
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

DISC = Stuff(gloss=0.14, sharp=18, wrap=0.5, through=0.5, shade=0.8)
SLIME = Stuff(alpha=0.02, edge=0.26, power=2.2, gloss=0.15, sharp=40, shade=0.0)
SKIN = Stuff(alpha=0.35, edge=0.5, gloss=0.5, sharp=40, wrap=0.4, jelly=0.9, milk=0.6, shade=0.3)
LIMB = Stuff(gloss=0.3, wrap=0.4, through=0.5, shade=0.2)


def spring(ends, toward, radius, turns, seed, phase=0.0, n=1400):
    """Return a helix between two places whose axis leans to the viewer; it opens at both ends."""
    a, b = np.asarray(ends, float)
    g = chance(seed)
    t = np.linspace(0, 1, n)
    axis = unit(b - a)
    one = unit(np.asarray(toward, float) - axis * (np.asarray(toward, float) @ axis))
    two = np.cross(axis, one)
    turn = 2 * np.pi * turns * (t + 0.02 * np.sin(5 * t + g.uniform(0, 6))) + phase
    wide = radius * (1 + 0.14 * np.sin(7 * t + g.uniform(0, 6)))
    wide = wide * (0.82 + 0.36 * t) * smooth(-0.12, 0.22, t) * smooth(1.14, 0.86, t)
    return (
        a
        + (b - a) * t[:, None]
        + one * (wide * np.cos(turn))[:, None]
        + two * (wide * np.sin(turn))[:, None]
    )


def thread(s, path, r, seed, *, near=-80.0, far=140.0, sink=0.75, fine=9, slime=True):
    """Lay a thread of discs along a path; what lies far back sinks into the light of the water."""
    g = chance(seed)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    n = int(way[-1] / (r * 0.95))
    t = np.linspace(0, n, n * fine + 1)
    p = np.stack([np.interp(t / n * way[-1], way, path[:, e]) for e in range(3)], -1)
    cell = np.minimum(t.astype(int), n - 1)
    clear = np.zeros(n, bool)
    clear[_steps(g, n)] = True
    clear = clear[cell]
    pinch = np.abs(2 * (t - cell) - 1)
    wide = r * (1 - np.where(clear, 0.42, 0.24) * pinch**3) * np.where(clear, 1.16, 1.0)
    wide = wide * (1 - p[:, 2] / 1100)
    tone = np.clip(0.60 + 0.09 * g.normal(size=n)[cell] - 0.62 * smooth(0.62, 0.98, pinch), 0, 1)
    colour = ramp(tone, (0, "#0a3a26"), (0.5, "#2c8c50"), (1, "#86cc58"))
    colour = np.where(clear[:, None], rgb("#fff0a0") * (1 - 0.5 * pinch[:, None] ** 5), colour)
    sides = 22
    speck = np.exp(0.10 * g.normal(size=(len(t), sides + 1, 1)))
    dark = (g.random((len(t), sides + 1, 1)) < 0.05) & ~clear[:, None, None]
    skin = colour[:, None] * np.where(clear[:, None, None], 1, speck) * np.where(dark, 0.5, 1)
    deep = (sink * smooth(near, far, p[:, 2]))[:, None, None]
    skin = skin * (1 - deep) + rgb("#b89c48") * deep
    tube(s, p, wide, skin, DISC, sides)
    if slime:
        q = p[:: fine * 2]
        tube(s, q, np.full(len(q), r * 1.5), rgb("#fffbe0"), SLIME, 16)


def _steps(g, n):
    """Return at which cells of n the clear ones stand: at uneven, wide steps."""
    at = np.cumsum(g.choice([10, 14, 17, 22, 28], n))
    return at[at < n - 1]


def nauplius(s, at, r, axis):
    """A copepod's young: an egg with one red eye and three pairs of oars."""
    at, y = np.asarray(at, float), unit(axis)
    x = unit(np.cross(y, (0.0, 0.1, 1.0)))
    z = np.cross(x, y)
    ball(s, at, (r * 0.78, r * 1.15, r * 0.7), rgb("#f2873c"), SKIN, axis=y, n=26)
    ball(s, at - y * r * 0.2, (r * 0.34, r * 0.5, r * 0.34), rgb("#c8521c"), LIMB, axis=y, n=16)
    ball(s, at + y * r * 0.74 - z * 0.4 * r, r * 0.2, rgb("#c01424"), LIMB, n=14)
    for i, (up, reach, back) in enumerate(
        ((0.85, 1.25, 0.75), (0.40, 1.6, 0.05), (-0.15, 1.3, -0.75))
    ):
        for b in (-1, 1):
            root = at + y * r * up * 0.8 + x * b * r * 0.55
            knee = root + x * b * r * reach * 0.5 + y * r * back * 0.25
            tip = root + x * b * r * reach + y * r * back
            path = line([root, knee, tip], 16)
            hairs(s, path[None], r * 0.13, r * 0.05, rgb("#d86a2a"), LIMB, 8)
            comb = np.stack(
                [
                    np.stack([q, q + (x * b * 0.35 - y * (0.9 - 0.3 * i)) * r * 0.45])
                    for q in path[8::2]
                ]
            )
            hairs(s, comb, r * 0.035, r * 0.015, rgb("#a8481c"), LIMB, 4)


def ceiling(f, image):
    """Paint the surface of the water from below: bright, wrinkled, fading downwards."""
    depth = np.clip(f.y / 190, 0, 1)
    wrinkle = f.noise(120, 14, 21, 3) + 0.6 * f.noise(46, 7, 22, 2)
    bright = smooth(0.2, 1.3, wrinkle) * (1 - depth) ** 1.6
    return image + rgb("#fff3c4") * (0.55 * bright)[..., None]


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 3.0, "mid": 1.5, "main": 0.0, "near": 12.0}
    hero = spring(((-60, 560, 210), (520, 36, -210)), (0.5, 0.6, -0.6), 124, 4.8, 4, 0.9)
    thread(s, hero, 11.8, 4)
    nauplius(s, (318, 474, -60), 31, (0.62, 0.66, -0.25))
    s.layer = "mid"
    other = spring(((20, 640, 300), (236, 548, 120)), (0.5, 0.6, -0.6), 44, 3.2, 9, 0.9, 900)
    thread(s, other, 6.0, 9, near=-160, far=300, fine=4, slime=False)
    s.layer = "far"
    for i, (a, b) in enumerate(
        (
            ((20, 240, 380), (170, 70, 180)),
            ((380, 420, 380), (520, 330, 180)),
        )
    ):
        thread(
            s,
            spring((a, b), (0.5, 0.6, -0.6), 34, 3.4, 20 + i, 0.9 + i, 700),
            4.4,
            30 + i,
            near=-200,
            far=400,
            fine=3,
            slime=False,
        )
    ground = f.down(
        (0, "#fff0b4"), (0.3, "#f6d67c"), (0.55, "#d9b050"), (0.78, "#8a9450"), (1, "#2c5a48")
    )
    ground *= np.exp(0.06 * f.noise(200, 150, 3))[..., None]
    ground += rgb("#fff6d0") * (0.4 * f.spot(110, 30, 260))[..., None]
    ground = ceiling(f, ground)
    g = chance(9)
    rows = np.stack(
        [
            g.uniform(0, 480, 10),
            g.uniform(60, 620, 10),
            g.uniform(3, 16, 10),
            g.uniform(0.04, 0.12, 10),
        ],
        1,
    )
    ground = f.blots(ground, rows, ramp(g.random(10), (0, "#fff8d0"), (1, "#b8b458")))
    lighting = Lighting(
        lamps=[((-0.62, -0.72, -0.32), "#fff2c4", 1.9), ((0.7, 0.5, 0.3), "#3fb0a0", 0.7)],
        top="#f6e4a0",
        low="#2c4a34",
        ambient=0.5,
        rim="#fff8d8",
        rim_power=0.8,
        rim_low=0.15,
        crowd=1.2,
        density=0.9,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 70, "#fffbe0", 7, strength=0.5)
    image = finish(image, f, foot_colour="#141c10", foot=0.4, vignette=0.32, bloom=0.15)
    return brushed(image, k, 1.3, 0.75)
