"""Idotea clings: a Baltic isopod on bladderwrack in blue-green water, a young brown one behind it.

Seen from above at three quarters. Smooth and long, widest in its middle; a rounded head with
a black eye at each side; seven free segments, each with its pair of hooked legs round the edge of
the frond; two narrow rings; then the tail plate, a third of the body, with three points, the middle
one longest. Both pairs of antennae spring from the front edge of the head: the first short, the
second long, of five thick joints and a whip. Leaf green with a pale stripe and pale edges.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from paint.lens.crust import Body, Place, limb, plates
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    chance,
    cloud,
    line,
    net,
    ramp,
    smooth,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SHELL = Stuff(gloss=0.07, sharp=7, wrap=0.22, through=0.15, shade=1.0)
LEG = Stuff(alpha=0.97, gloss=0.14, sharp=10, wrap=0.35, through=0.4, shade=0.8)
FROND = Stuff(gloss=0.07, sharp=12, wrap=0.25, through=0.45, shade=0.9)
LONG = 420.0

FORWARD, UP = np.array([0.60, -0.70, -0.38]), np.array([-0.34, -0.42, -0.84])


@dataclass(frozen=True)
class Bowed(Place):
    """A place where the sides are swept back and all grows towards the viewer's end."""

    def __call__(self, points):
        """Return points of the animal as points of the card."""
        p = np.array(points, float)
        p[..., 0] -= 40 * (1 - np.exp(-(np.abs(p[..., 1] / 62) ** 2.2)))
        return super().__call__(p / (1 - p[..., :1] / 1900))


YOUNG = Bowed((72.0, 138.0, 222.0), (0.12, -0.98, 0.05), (-0.34, -0.16, -0.92), 0.37, 0.12)
PLACE = Bowed((356.0, 150.0, -40.0), tuple(FORWARD), tuple(UP), 1.45, -0.19)


CUTS = (0.085, 0.160, 0.236, 0.314, 0.394, 0.472, 0.546, 0.612, 0.634, 0.655)
REAR = np.array(CUTS[:8]) + 0.0135
"""Where the rear edges of the free segments lie: a little over the next plate."""
WIDTHS = (
    (0.000, 0.40),
    (0.010, 0.52),
    (0.030, 0.61),
    (0.060, 0.64),
    (0.080, 0.60),
    (0.086, 0.62),
    (0.094, 0.74),
    (0.120, 0.80),
    (0.200, 0.89),
    (0.300, 0.97),
    (0.400, 1.00),
    (0.500, 0.98),
    (0.580, 0.91),
    (0.640, 0.82),
    (0.690, 0.76),
    (0.780, 0.74),
    (0.880, 0.69),
    (0.950, 0.60),
    (1.020, 0.50),
)


def width(t):
    """Return half the width: a small head, plates that flare to their rear corners, a long tail plate."""
    at, wide = np.array(WIDTHS).T
    i = np.clip(np.searchsorted(REAR, t), 1, len(REAR) - 1)
    share = np.clip((t - REAR[i - 1]) / (REAR[i] - REAR[i - 1]), 0, 1)
    flare = np.where((t > REAR[0]) & (t <= REAR[-1]), 0.955 + 0.075 * share, 1)
    return 63 * flare * np.interp(t, at, wide)


def height(t):
    """The back is flat, a little vaulted in its middle."""
    return 42 * np.interp(t, [0, 0.08, 0.3, 0.55, 0.7, 1.0], [0.55, 0.80, 1.0, 0.95, 0.80, 0.45])


def tail(u):
    """Three points: a long one in the middle, one at each side, the edge between them hollow."""
    a = np.abs(u)
    return 0.950 + 0.085 * np.clip(1 - a / 0.40, 0, 1) ** 1.15 + 0.022 * smooth(0.60, 0.98, a)


def colours(t, u, v):
    """Leaf green with fine dark grains; a pale stripe down the back, pale edges, thin dark seams."""
    p = np.stack([t * 420, u * 64, 0 * t], -1)
    n = cloud(p, 70, 5, 2)
    c = ramp(0.5 + 0.30 * n, (0, "#3c8a1c"), (0.5, "#6cb42a"), (1, "#a8d848"))
    grain = smooth(0.55, 0.95, cloud(p, 7, 11, 2))[..., None]
    c = c * (1 - 0.45 * grain)
    brown = smooth(0.5, 1.0, cloud(p * [1, 1.6, 1], 40, 9, 2) + 0.3 * np.abs(u) - 0.2)[..., None]
    c = c * (1 - 0.40 * brown) + rgb("#4a5a14") * 0.40 * brown
    side = smooth(0.40, 0.80, np.abs(u))[..., None]
    c = c * (1 - 0.45 * side) + rgb("#2f6a20") * 0.45 * side
    flank = 1.06 - 0.56 * smooth(-0.05, 0.95, -u) + 0.20 * np.exp(-(((u - 0.50) / 0.17) ** 2))
    c = c * flank[..., None]
    half = 0.13 + 0.05 * np.sin(t * 80 - 1) * smooth(0.7, 0.6, t) + 0.07 * cloud(p, 26, 3, 2)
    stripe = smooth(half + 0.05, half - 0.03, np.abs(u)) * smooth(0.01, 0.05, t)
    edge = smooth(0.84, 0.92, np.abs(u))
    pale = np.maximum(stripe * 0.9, edge * 0.85 * (t > 0.085))[..., None]
    c = c * (1 - pale) + rgb("#fbf6cc") * pale
    plate = t > CUTS[-1] + 0.0005
    rim = np.where(plate, smooth(0.955, 0.99, v), 0)
    c = c + (rgb("#f6f0c0") - c) * (0.8 * rim)[..., None]
    keel = np.where(plate, np.exp(-(((np.abs(u) - 0.55) / 0.05) ** 2)) * smooth(0.95, 0.7, v), 0)
    c = c * (1 - 0.22 * keel)[..., None]
    face = (np.exp(-(((t - 0.052) / 0.026) ** 2) - ((np.abs(u) - 0.80) / 0.26) ** 2))[..., None]
    c = c + (rgb("#eee6a4") - c) * 0.75 * face
    seam = np.where(plate, 0, smooth(0.945, 0.985, v) * 0.85)
    dark = seam + 0.45 * smooth(0.16, 0.02, v) * (t > 0.06)
    return (c * (1 - np.clip(dark, 0, 1)[..., None])).astype(np.float32)


def strap(s, path, wide, face, seed, dim=1.0, floats=(), bites=()):
    """Add a ribbon of bladderwrack: midrib, bright margin, paired bladders; `bites` are missing from its right edge."""
    p = line(path, 130)
    along = unit(np.gradient(p, axis=0))
    side = unit(np.cross(along, face))
    up = np.cross(side, along)
    g = chance(seed)
    t, u = np.meshgrid(np.linspace(0, 1, 130), np.linspace(-1, 1, 81), indexing="ij")
    w = (
        wide
        * (1 - 0.20 * t**3)
        * np.sqrt(np.clip((1.002 - t) / 0.05, 0, 1))
        * (1 + 0.05 * np.sin(t * 17 + seed) + 0.03 * np.sin(t * 41))
    )
    for at, long, deep in bites:
        gone = deep * np.sqrt(np.clip(1 - ((t - at) / long) ** 2, 0, 1))
        w = w * np.where(u > 0.13, 1 - gone, 1)
    wave = 0.10 * np.sin(t * 13 + seed + (u < 0) * 1.5) * np.abs(u) ** 2 + 0.04 * np.sin(t * 31 + u)
    rib = np.exp(-((u / 0.10) ** 2))
    lift = -0.10 * u**2 + wave + 0.12 * rib
    v = p[:, None] + side[:, None] * (u * w)[..., None] + up[:, None] * (lift * w)[..., None]
    q = np.stack([t * 420, u * 60, 0 * t + seed * 9], -1)
    c = ramp(
        0.5 + 0.30 * cloud(q, 60, seed, 3) - 0.10 * np.abs(u),
        (0, "#3a2404"),
        (0.5, "#744a08"),
        (1, "#a8741a"),
    )
    thin = smooth(0.35, 0.90, np.abs(u)) * (0.55 + 0.25 * cloud(q, 34, seed + 5, 2))
    c = c + (rgb("#c8861c") - c) * (0.55 * np.clip(thin, 0, 1))[..., None]
    c = c + (rgb("#e0ac3c") - c) * (0.75 * rib)[..., None]
    c = c * (1 - 0.45 * np.exp(-(((np.abs(u) - 0.19) / 0.06) ** 2)))[..., None]
    c = c + (rgb("#c8a448") - c) * (0.75 * smooth(0.93, 0.98, np.abs(u)))[..., None]
    pits = (g.random((130, 81, 1)) < 0.008) * (np.abs(u) < 0.9)[..., None]
    c = np.where(pits, c * 1.6 + 0.04, c) * dim
    net(s, v, c, FROND, out=np.broadcast_to(up[:, None], v.shape))
    net(s, v - up[:, None] * 3.0, c * 0.6, FROND, out=np.broadcast_to(-up[:, None], v.shape))
    for at in floats:
        i = int(at * 129)
        for b in (-1, 1):
            r = (0.40 * wide if wide < 80 else 32) * g.uniform(0.9, 1.1)
            ball(
                s,
                p[i] + side[i] * b * wide * 0.46 + up[i] * r * 0.12,
                (r * 0.95, r * 1.45, r * 0.80),
                rgb("#8a7420") * dim,
                Stuff(gloss=0.5, sharp=34, wrap=0.35, through=0.6),
                axis=along[i],
                n=34,
            )
    return p, along, side, up, w[:, 0]


def jointed(s, place, points, radii, tints):
    """Add a limb of straight segments, each widest before the joint at its end."""
    p = np.asarray(points, float)
    for i, (a, b) in enumerate(zip(p, p[1:], strict=False)):
        u = np.linspace(0, 1, 22)
        thick = radii[i] * 0.80 + (radii[i + 1] - radii[i] * 0.80) * u
        thick = thick * (1 + 0.16 * np.exp(-(((u - 0.88) / 0.12) ** 2)))
        thick = thick * np.sqrt(np.clip(np.minimum(u / 0.04, (1 - u) / 0.05), 0.1, 1))
        shade = (1 - 0.45 * np.exp(-(((1 - u) / 0.06) ** 2)))[:, None]
        tube(s, place(a + (b - a) * u[:, None]), thick * place.scale, tints[i] * shade, LEG, 16)


STEPS = (
    ((26, 52, 58, 0.80), (22, 56, 78, 1.05)),
    ((16, 20, 34, 0.95), (14, 40, 66, 0.85)),
    ((2, 22, 44, 1.20), (6, 4, 20, 1.10)),
    ((-2, -20, -8, 0.85), (2, -8, -2, 1.12)),
    ((-14, -30, -48, 1.15), (-6, -24, -34, 0.98)),
    ((-10, -48, -44, 1.00), (-14, -42, -50, 1.10)),
    ((-26, -58, -92, 1.10), (-24, -62, -92, 1.00)),
)
"""For each pair, right and left: how far forward of its root knee, wrist and claw stand; its reach."""
OUT = (24, 42, 47)
"""How far beyond the edge of the body knee, wrist and claw of a leg lie."""


HORNS = {
    -1: [(0, -20, 9), (25, -34, 14), (52, -58, 20), (72, -88, 24), (76, -118, 24), (68, -146, 20)],
    1: [
        (0, 20, 9),
        (26, 30, 16),
        (54, 50, 22),
        (76, 82, 24),
        (86, 122, 22),
        (82, 164, 18),
        (66, 200, 12),
    ],
}
"""The long antennae, right and left."""


def legs(s, place):
    """Add seven pairs of thin legs, bent at the knee, their claws hooked into the frond."""
    tints = ramp(np.linspace(0, 1, 4), (0, "#456e1e"), (0.5, "#86a038"), (1, "#d8d080"))
    for i, pair in enumerate(STEPS):
        m = (CUTS[i] + CUTS[i + 1]) / 2
        x, wd = -m * LONG, float(width(np.array(m)))
        for b, (knee, wrist, claw, far) in zip((-1, 1), pair, strict=True):
            at = lambda ahead, out, z: (x + ahead, b * (wd + out), z)  # noqa: B023
            tip = at(claw, OUT[2] * far, -14 if b < 0 or i < 4 else -4)
            points = [at(0, -12, -6), at(knee, OUT[0] * far, 22), at(wrist, OUT[1] * far, 8), tip]
            jointed(s, place, points, np.array((7.2, 5.8, 4.0, 1.8)) * (0.7 + 0.3 * far), tints)
            way = np.sign(claw) * 5
            hook = line([tip, np.add(tip, (way, b * 5, -3)), np.add(tip, (way * 2, b * 2, -9))], 14)
            tube(s, place(hook), np.linspace(2.6, 0.8, 14) * place.scale, rgb("#2c1c0c"), LEG, 9)


def dusky(t, u, v):
    """Return the colours of the young one: wrack brown with the pale marks of its kind."""
    c = colours(t, u, v)
    return (c.mean(-1, keepdims=True) * rgb("#ffc070") * 1.9).astype(np.float32)


def isopod(s, place, tint, fine):
    """Add an isopod: back, belly, eyes, antennae and legs; `tint` colours its plates."""
    lie = lambda x, y, z: place(np.array([[x, y, z]], float))[0]
    # body
    body = Body(LONG, width, height, CUTS, tail)
    front = lambda u: 4 - 9 * u**2
    plates(s, body, place, tint, SHELL, lift=1.6, front=front, fine=fine)
    # belly and the thick sides of the plates
    t = np.linspace(0.02, 0.95, 90)
    tube(
        s,
        place(np.stack([-t * LONG, 0 * t, 0 * t - 3], 1)),
        width(t) * 0.6 * place.scale,
        rgb("#3a3a14"),
        SHELL,
        30,
        flat=0.20,
        first=np.array(place.up),
    )
    for i in range(7):
        t0, t1 = CUTS[i], CUTS[i + 1]
        for b in (-1, 1):
            m = (t0 + t1) / 2 + 0.004
            ball(
                s,
                lie(-m * LONG, b * width(np.array(m)) * 0.965, 1.0),
                np.array((4.5, (t1 - t0) * LONG * 0.50, 4.0)) * place.scale / 1.3,
                rgb("#a8b060") * (1.0 + 0.25 * np.sin(i * 2.1)),
                SHELL,
                axis=np.array(place.forward),
                turn=np.array(place.up),
                n=22,
            )
    # the eyes lie in the head's sides, both within its outline
    for b in (-1, 1):
        ball(
            s,
            lie(-0.046 * LONG, b * 32.5, 15.0),
            np.array((5.4, 7.8, 5.4)) * place.scale,
            rgb("#0a0706"),
            Stuff(gloss=0.9, sharp=60, wrap=0.2),
            axis=np.array(place.forward),
            turn=np.array(place.up),
            n=30,
        )
    # antennae from the front edge: a tiny first pair, a long second one
    tone = rgb("#9aa83c")
    for b in (-1, 1):
        small = [(0, b * 8, 10), (12, b * 11, 13), (24, b * 16, 13)]
        limb(s, place, small, (3.4, 1.6), tone, LEG, joints=3)
        path = HORNS[b]
        n = 9 * 12 + 1
        u = np.linspace(0, 1, n)
        ring = np.where(
            u < 0.46,
            1 - 0.4 * np.exp(-(((u * 9 + 0.5) % 1 - 0.5) ** 2) / 0.01),
            0.85 + 0.15 * np.sin(u * 260),
        )
        green = (ramp(u, (0, "#7da032"), (0.5, "#c0c458"), (1, "#f0e4a0")) * ring[:, None]).astype(
            np.float32
        )
        limb(s, place, path, (5.4, 0.9), tone, LEG, joints=9, tint=green)
    legs(s, place)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 3.2, "soft": 0.8, "main": 0.0, "near": 12.0}
    lie = lambda x, y, z: PLACE(np.array([[x, y, z]], float))[0]
    # the frond it clings to runs under its belly and on past its head
    middle = [lie(x, 12, -20) for x in (250, 170, 90, 20, -60, -200, -330, -440, -560, -700)]
    strap(
        s,
        middle[::-1],
        156,
        UP,
        3,
        floats=(0.85,),
        bites=((0.665, 0.020, 0.30), (0.635, 0.022, 0.42), (0.60, 0.020, 0.34)),
    )
    s.layer = "soft"
    fork = [(176, 500, 190), (112, 400, 220), (62, 290, 240), (50, 190, 250), (84, 96, 250)]
    strap(s, fork, 50, (-0.3, -0.1, -1), 5, 0.92, floats=(0.34,))
    isopod(s, YOUNG, dusky, 0.5)
    s.layer = "main"
    isopod(s, PLACE, colours, 0.8 + 0.4 * min(1, k))
    # fronds far away and one before the lens
    s.layer = "mid"
    left = [(20, 760, 180), (60, 600, 170), (36, 440, 180), (90, 300, 180)]
    strap(s, left, 26, (-0.2, -0.3, -1), 11, 0.7, floats=(0.4, 0.7))
    right = [(470, 760, 190), (430, 620, 180), (450, 480, 190), (400, 380, 190)]
    strap(s, right, 28, (0.3, -0.3, -1), 12, 0.7, floats=(0.35, 0.65))
    s.layer = "far"
    for i, x in enumerate((-10, 80, 170, 330, 420, 490)):
        z = 520 if x < 200 else 260
        top = (x + 40 * np.sin(i * 2), 170 + 40 * (i % 3), z)
        far = [(x, 760, z), (x + 26, 560, z), (x - 20, 360, z), top]
        strap(s, far, 20, (0.2, -0.2, -1), 20 + i, 0.8)
    ground = f.down(
        (0, "#c8ecb0"), (0.2, "#7cc8a0"), (0.48, "#2f8a88"), (0.78, "#12505c"), (1, "#082c38")
    )
    ground *= np.exp(0.06 * f.noise(180, 110, 3))[..., None]
    ground += rgb("#fff6c8") * (0.45 * f.spot(90, 50, 230))[..., None]
    g = chance(9)
    rows = np.stack(
        [
            g.uniform(0, 480, 40),
            g.uniform(0, 560, 40),
            g.uniform(5, 22, 40),
            g.uniform(0.03, 0.12, 40),
        ],
        1,
    )
    ground = f.blots(ground, rows, ramp(g.random(40), (0, "#fffbd0"), (1, "#e8e08a")))
    lighting = Lighting(
        lamps=[((-0.58, -0.74, -0.36), "#fff0c4", 1.55), ((0.8, 0.3, 0.4), "#3fb8c0", 0.55)],
        top="#d8e8b8",
        low="#1c4a48",
        ambient=0.42,
        rim="#fff6d0",
        rim_power=0.0,
        crowd=1.6,
        density=1.5,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 60, "#fff8d0", 7, strength=0.4)
    image = finish(image, f, foot_colour="#08262a", foot=0.25, vignette=0.35, bloom=0.4)
    return brushed(image, k, 1.2, 0.75)
