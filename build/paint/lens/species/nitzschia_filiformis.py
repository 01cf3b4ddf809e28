"""Nitzschia glides up and down in its tubes of slime, a tuft that glows against the light.

Long slender cells, a little S-shaped, with the ends bent to opposite sides; along one edge only the keel
with its row of bright points; two golden plastids, one in each half, a clear gap with the nucleus
between. They live in soft tubes of slime that fork, staggered, side by side and one behind the other.
One great cell is clear in front; what lies farther back is out of focus in deep green water.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, balls, chance, cloud, hairs, line, ramp, smooth, tube
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.toned import toned_tube

LAMP = (-0.60, -0.66, -0.45)
GLASS = Stuff(alpha=0.03, edge=0.55, power=2.2, gloss=0.4, sharp=45, wrap=0.4, bend=3, shade=0.2)
PLASTID = Stuff(alpha=0.84, gloss=0.14, sharp=20, wrap=0.5, through=0.8, glow=0.22, shade=0.5)
DROP = Stuff(alpha=0.8, gloss=0.4, wrap=0.5, through=0.5, shade=0.1)
CORE = Stuff(alpha=0.5, edge=-0.3, power=1.0, gloss=0.2, wrap=0.6, shade=0.1)
SPECK = Stuff(alpha=0.5, gloss=0.1, wrap=0.5, shade=0.0)
STRIPE = Stuff(alpha=0.06, gloss=0.0, wrap=0.7, shade=0.0)
POINT = Stuff(alpha=0.9, gloss=0.2, glow=0.5, wrap=0.6, shade=0.0)
SLIME = Stuff(
    alpha=0.0,
    edge=0.75,
    power=3.4,
    gloss=0.03,
    sharp=20,
    wrap=0.7,
    jelly=0.012,
    milk=0.8,
    bend=5,
    shade=0.05,
)
GOLD = (
    (-0.9, "#4c1404"),
    (-0.35, "#a04408"),
    (0.2, "#e08410"),
    (0.75, "#ffb428"),
    (1.0, "#ffd860"),
)


def shape(t):
    """Half width along a cell (t from -1 to 1): a long parallel middle, ends drawn out."""
    return (1 - np.abs(t) ** 6) * (1 - 0.5 * smooth(0.45, 1.0, np.abs(t))) + 0.03


def cell(s, c, way, length, r, seed, bow=0.05, fine=1.0, side=None):
    """One cell along `way`: glass, two plastids with a gap, the keel along one edge."""
    c, d = np.asarray(c, float), unit(way)
    side = unit(np.cross(d, [0, 0.05, 1])) if side is None else unit(side)
    up = np.cross(side, d)
    up = up if up[2] < 0 else -up
    g = chance(seed)
    n = int(220 * fine) + 20

    def curve(t):
        hook = 0.9 * np.sign(t) * smooth(0.5, 1.0, np.abs(t))
        bend = length * bow * (np.sin(t * 2.4) + hook)
        return c + d * (t * length / 2)[:, None] + side * bend[:, None]

    t = np.sin(np.linspace(-np.pi / 2, np.pi / 2, n))
    tube(s, curve(t), r * shape(t), rgb("#fff4d0"), GLASS, int(50 * fine) + 8)
    gap = g.uniform(0.06, 0.08)
    for half in (-1, 1):
        reach = g.uniform(0.78, 0.86)
        u = np.linspace(gap, reach, int(140 * fine) + 16)
        mid, long = (gap + reach) / 2, (reach - gap) / 2
        w = r * 0.86 * np.sqrt(np.clip(1 - ((u - mid) / long) ** 8, 0.001, 1)) * shape(u)
        turn = np.linspace(0, 2 * np.pi, 41)
        lobes = cloud(
            np.stack(np.broadcast_arrays(u[:, None] * 14, np.cos(turn), np.sin(turn)), -1),
            1.1,
            seed + half,
            2,
        )
        tone = np.exp(0.22 * lobes.mean(1))
        path = curve(half * u)
        toned_tube(s, path, w[:, None] * (1 + 0.012 * lobes), LAMP, GOLD, PLASTID, 40, tint=tone)
        m = int(120 * fine)
        i, turn = g.integers(2, len(u) - 2, m), g.uniform(-1.3, 1.3, m)
        skin = (side * np.sin(turn)[:, None] + up * np.cos(turn)[:, None]) * w[i][:, None]
        grains = ramp(g.random(m), (0, "#6a2204"), (0.7, "#b05408"), (1, "#ffe08a"))
        balls(s, path[i] + skin * 0.99, r * g.uniform(0.02, 0.06, m), grains, SPECK, n=7)
    ball(s, c, (r * 0.66, r * 0.42, r * 0.5), rgb("#f4d8a0"), CORE, d, n=24)
    for at, size in ((-0.90, 0.16), (0.89, 0.17), (-0.84, 0.10), (0.83, 0.09)):
        spot = curve(np.array([at]))[0] + up * r * 0.2
        ball(s, spot, r * size, rgb("#ffe0a0"), DROP, n=14)
    if fine < 0.5:
        return
    # bars of the keel along one edge only, fine stripes across
    tt = np.linspace(-0.94, 0.94, int(length / 11))
    edge = curve(tt) + (side * 0.84 + up * 0.30) * (r * shape(tt))[:, None]
    bars = r * np.stack(
        [np.full(len(tt), 0.045), np.full(len(tt), 0.14), np.full(len(tt), 0.05)], 1
    )
    balls(s, edge, bars, rgb("#fffbe0"), POINT, axes=np.broadcast_to(side, edge.shape), n=8)
    rail = curve(t) + (side * 0.95 + up * 0.24) * (r * shape(t))[:, None]
    tube(s, rail, np.full(n, r * 0.022), rgb("#fffbe0"), POINT, 7)
    if fine > 0.9:
        v = np.linspace(-0.96, 0.96, int(length / 3.6))
        u = np.linspace(-1.2, 1.1, 16)
        across = side * np.sin(u)[:, None] + up * np.cos(u)[:, None]
        lines = curve(v)[:, None] + across * (1.005 * r * shape(v))[:, None, None]
        hairs(s, lines, 0.45, 0.45, rgb("#fff8d8"), STRIPE, sides=4)


def hose(s, points, radii, seed, n=240, sides=40, code="#e8f0a0"):
    """A tube of slime, nowhere of the same width; return its path and its radii."""
    p = line(points, n)
    t = np.linspace(0, 1, n)
    r = np.interp(t, np.linspace(0, 1, len(radii)), radii)
    lumps = cloud(np.stack([t * 9, 0 * t, 0 * t], 1), 1.0, seed, 2)
    r = r * (1 + 0.02 * lumps)
    turn = np.linspace(0, 2 * np.pi, sides + 1)
    where = np.stack(
        np.broadcast_arrays(t[:, None] * 26, np.cos(turn) * 1.2, np.sin(turn) * 1.2), -1
    )
    rough = r[:, None] * (1 + 0.012 * cloud(where, 1.5, seed + 3, 2))
    fade = np.broadcast_to(1 - smooth(0.86, 1.0, t)[:, None], rough.shape)
    tube(s, p, rough, rgb(code), SLIME, sides, alpha=fade)
    return p, r


def crew(s, p, r, lanes, seed, size, fine=1.0, start=0.02, end=0.98):
    """Cells in a tube, staggered in lanes; lanes: share of the radius across, depth."""
    g = chance(seed)
    steps = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    total = steps[-1]

    def at(x):
        return np.array([np.interp(x, steps, p[:, e]) for e in range(3)])

    for lane, back in lanes:
        x = start * total + g.uniform(-0.2, 0.5) * size * 8
        while x < end * total:
            length = size * g.uniform(12.0, 18.0)
            if x + length > end * total + size:
                break
            a, b = at(x), at(x + length)
            wide = np.interp(x + length / 2, steps, r)
            across = unit(np.cross(b - a, [0, 0, 1]))
            off = wide * (lane + g.uniform(-0.10, 0.10))
            c = at(x + length / 2) * 0.5 + (a + b) / 4 + across * off + [0, 0, back * wide]
            way = (b - a) + across * wide * g.uniform(-0.35, 0.35)
            bow = 0.022 * (1 if g.random() < 0.5 else -1)
            cell(s, c, way, length, size * g.uniform(0.85, 1.1), int(g.integers(999)), bow, fine)
            x += length * g.uniform(0.92, 1.12)


def tuft(s, points, r, seed, code, size):
    """A tube with its crew, out of focus."""
    p, radii = hose(s, points, [r, 1.1 * r, 0.95 * r, 0.8 * r], seed, 90, 20, code)
    crew(s, p, radii, ((-0.42, -0.2), (0.40, 0.2)), seed, size, 0.3)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 12.0, "mid": 6.0, "back": 2.2, "main": 0.0, "near": 15.0}
    way = unit([0.50, -0.86, -0.05])
    side = unit(np.cross(way, [0, 0.05, 1]))
    cell(s, (236, 352, -40), way, 690, 35, 4, 0.062, side=side)
    tunnel = [
        (60, 830, 60),
        (120, 660, 20),
        (208, 470, 0),
        (282, 300, 0),
        (352, 110, 10),
        (404, -90, 20),
    ]
    hose(s, tunnel, [84, 100, 112, 110, 98, 80], 3)
    s.layer = "back"
    cell(s, (292, 440, 50), way + [-0.20, 0.0, 0], 410, 25, 9, -0.050, 0.7)
    cell(s, (156, 500, 56), way + [0.02, 0, 0], 340, 21, 10, 0.055, 0.7)
    branch = [
        (196, 520, 70),
        (150, 380, 90),
        (104, 250, 110),
        (66, 110, 120),
        (20, -60, 130),
    ]
    hose(s, branch, [40, 74, 72, 64, 58], 17, 160, 30)
    s.layer = "mid"
    cell(s, (128, 296, 130), (-0.34, -0.94, 0), 240, 19, 15, -0.05, 0.6)
    cell(s, (62, 60, 140), (-0.20, -0.98, 0), 230, 18, 16, 0.05, 0.6)
    cell(s, (424, 100, 120), way + [-0.10, 0, 0], 300, 19, 14, 0.055, 0.6)
    s.layer = "far"
    tuft(
        s,
        [(350, 820, 250), (400, 640, 250), (450, 480, 250), (540, 320, 250)],
        50,
        31,
        "#8a8a50",
        13,
    )
    ground = f.down((0, "#20a080"), (0.28, "#0c6c60"), (0.6, "#05403f"), (1, "#021c22"))
    ground *= np.exp(0.08 * f.noise(190, 140, 3))[..., None]
    ground += rgb("#d8ff90") * (0.50 * f.spot(50, 10, 240))[..., None]
    ground += rgb("#8ab048") * (0.12 * f.spot(230, 560, 190))[..., None]
    lighting = Lighting(
        lamps=[(LAMP, "#fff2d0", 1.7), ((0.6, 0.5, 0.5), "#ffb060", 0.5)],
        top="#e8ecc0",
        low="#0c5040",
        ambient=0.45,
        rim="#fff8d8",
        rim_power=0.9,
        rim_low=0.12,
        crowd=0.8,
        density=0.7,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 40, "#f4f0b0", 7, strength=0.35)
    image = finish(image, f, foot_colour="#04141a", foot=0.35, vignette=0.32, bloom=0.25)
    return brushed(image, k, 1.1, 0.7)
