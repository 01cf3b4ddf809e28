"""Saduria plods over soft clay in the cold dark and leaves its track: a relict of the Ice Age.

One view for animal and ground, from the front and well above. Broad in front, tapering all the way
to a long pointed tail; head with side lobes and dark eyes at its sides; seven segments with free, pointed
side plates; the first three pairs of legs stout with grasping hands, held dark under the body,
four pairs for walking, stretched out sideways; long second antennae. Clay yellow with dark specks.
"""

from __future__ import annotations

import numpy as np
from paint.lens.crust import Body, Place, plates
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    cloud,
    hairs,
    line,
    net,
    profile,
    ramp,
    shades,
    smooth,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb

SHELL = Stuff(gloss=0.08, sharp=10, wrap=0.10, through=0.1, shade=1.0)
LEG = Stuff(gloss=0.22, sharp=26, wrap=0.3, through=0.3, shade=0.8)
CLAY = Stuff(gloss=0.10, sharp=12, wrap=0.22, through=0.0, shade=0.0)
LONG = 400.0
TILT = np.radians(52)
"""How far the view looks down."""


def world(p):
    """Points of the sea floor (x right, y away, z up) on the card."""
    p = np.asarray(p, float)
    c, q = np.cos(TILT), np.sin(TILT)
    return np.stack(
        [p[..., 0] + 240, 372 - (p[..., 2] * c + p[..., 1] * q), p[..., 1] * c - p[..., 2] * q], -1
    )


def way(v):
    """A direction of the sea floor on the card."""
    return tuple(world(np.asarray(v, float)) - world(np.zeros(3)))


HEAD = np.array([-0.62, -0.78, 0.0])
HEAD = HEAD / np.linalg.norm(HEAD)
FRONT = np.array([-74.0, -162.0, 28.0])
PLACE = Place(tuple(world(FRONT)), way(HEAD), way((0, 0, 1)), 1.15, -0.06)


def width(t):
    """Half width: broadest in the third segment, then tapering to the point."""
    return 82 * np.interp(
        t,
        [0, 0.02, 0.05, 0.08, 0.108, 0.125, 0.2, 0.32, 0.45, 0.58, 0.66, 0.72, 0.8, 0.9, 1.0],
        [0.70, 0.88, 0.95, 0.92, 0.80, 0.84, 0.96, 1.0, 0.90, 0.70, 0.54, 0.50, 0.40, 0.24, 0.03],
    )


def height(t):
    """The back is flat, with a low ridge."""
    return 30 * np.interp(t, [0, 0.1, 0.3, 0.55, 0.75, 1.0], [0.72, 0.9, 1.0, 0.9, 0.62, 0.18])


CUTS = (0.115, 0.19, 0.265, 0.34, 0.41, 0.475, 0.535, 0.59, 0.622, 0.652, 0.682)


def colours(t, u, v):
    """Clay with dark specks, a pale seam before each dark rear edge."""
    p = np.stack([t * 400, u * 82, 0 * t], -1)
    c = ramp(0.5 + 0.42 * cloud(p, 60, 4, 3), (0, "#94743c"), (0.5, "#cdb072"), (1, "#eed9a0"))
    speck = smooth(0.62, 0.9, cloud(p, 7, 8, 2))[..., None]
    c = c * (1 - 0.28 * speck)
    mid = np.exp(-((u / 0.16) ** 2))[..., None]
    c = c * (1 + 0.18 * mid)
    edge = smooth(0.78, 0.98, np.abs(u))[..., None]
    c = c * (1 - 0.5 * edge) + rgb("#d8c596") * 0.5 * edge
    pale = np.exp(-(((v - 0.84) / 0.08) ** 2))[..., None] * 0.35
    dark = (smooth(0.84, 0.98, v) * 0.85 + 0.55 * smooth(0.26, 0.04, v) * (t > 0.06))[..., None]
    c = c * (1 - rgb("#7a90a8") * 0.75 * smooth(0.25, 1.0, u)[..., None])
    dust = np.exp(0.10 * chance(3).normal(size=(*t.shape, 1)))
    return (c * (1 + pale) * (1 - dark) * dust).astype(np.float32)


def trail(x, y):
    """Return where it walked: the furrow of the tail, its walls, the dints of the feet (0 to 1)."""
    px, py = x - FRONT[0], y - FRONT[1]
    back = -(px * HEAD[0] + py * HEAD[1])
    side = px * -HEAD[1] + py * HEAD[0]
    gone = np.clip(back - 440, 0, None)
    side = side + 42 + 0.24 * gone + 0.0018 * gone**2
    on = smooth(405, 440, back)
    side = side + 2.2 * np.sin(back * 0.043) + 0.8 * np.sin(back * 0.19)
    furrow = np.exp(-((np.abs(side) / 11) ** 2.2))
    walls = (0.75 + 0.25 * np.sin(back * 0.21)) * np.exp(-(((np.abs(side) - 20) / 7) ** 2))
    step = ((back + 19 * (side > 0)) % 46) / 46 - 0.5
    slant = step - (np.abs(side) - 72) * 0.006
    feet = np.exp(-(((np.abs(side) - 66) / 17) ** 2) - ((slant / 0.15) ** 2))
    heap = np.exp(-(((np.abs(side) - 70) / 16) ** 2) - (((slant - 0.32) / 0.11) ** 2))
    return on * furrow, on * walls, on * feet, on * heap


def track(x, y):
    """How deep the clay is pressed where it walked."""
    furrow, walls, feet, heap = trail(x, y)
    return 5.0 * walls + 3.0 * heap - 10.0 * furrow - 7.5 * feet


def floor(x, y):
    """Height of the clay."""
    p = np.stack([x, y, 0 * x], -1)
    return 6 * cloud(p, 210, 3, 2) + 0.8 * cloud(p, 60, 6, 2) + 1.5 * track(x, y)


def jointed(s, points, radii, tints):
    """Add a limb of straight segments, each stout at its root and narrow at the joint after it."""
    p = np.asarray(points, float)
    for i, (a, b) in enumerate(zip(p, p[1:], strict=False)):
        u = np.linspace(0, 1, 22)
        thick = radii[i] + (radii[i + 1] - radii[i]) * u
        knee = 1 + 0.07 * np.exp(-(((u - 0.9) / 0.12) ** 2))
        ends = np.sqrt(np.clip(np.minimum(u / 0.03, (1 - u) / 0.04), 0.45, 1))
        seg = a + (b - a) * u[:, None]
        crease = np.exp(-(((1 - u) / 0.05) ** 2)) + 0.4 * np.exp(-((u / 0.05) ** 2))
        tint = tints[i] + (tints[min(i + 1, len(tints) - 1)] - tints[i]) * u[:, None]
        tube(
            s,
            PLACE(seg),
            thick * knee * ends * PLACE.scale,
            tint * (1 - 0.3 * crease)[:, None],
            LEG,
            16,
        )


def claw(s, points, root):
    """Add a dark hooked claw."""
    path = line(points, 16)
    tube(s, PLACE(path), np.linspace(root, 0.4, 16) * PLACE.scale, rgb("#4a341c"), LEG, 9)


def tones(n, dark=0.0):
    """Return the colours of n segments of a leg: brown, the outer ones paler."""
    return ramp(np.linspace(0, 1, n), (0, "#4e3a24"), (0.5, "#6e5434"), (1, "#927448")) * (1 - dark)


def feeler(s, points, knots, thick, ends):
    """Add an antenna: stout joints that pass into a whip, thinner all the way."""
    path = line(points, 140)
    u = np.linspace(0, 1, 140)
    base = knots[-1]
    r = thick * np.where(u < base, 1 - 0.35 * u / base, 0.50 * (1 - u) / (1 - base)) + 0.8
    shade = np.ones(140)
    for k in knots:
        r = r * (1 + 0.16 * np.exp(-(((u - k + 0.012) / 0.014) ** 2)))
        shade = shade * (1 - 0.55 * np.exp(-(((u - k) / 0.009) ** 2)))
    whip = u > base
    shade = shade * np.where(whip, 1 - 0.16 * (np.sin(u * 190) > 0.3), 1)
    tint = ramp(u, (0, ends[0]), (1, ends[1])) * shade[:, None]
    tube(s, PLACE(path), r * PLACE.scale, tint, LEG, 14)


def antennae(s):
    """Add both pairs, each a clear V: the short one straight ahead, the long one wide."""
    for b in (-1, 1):
        feeler(
            s,
            [(-14, b * 12, 3), (14, b * 17, 9), (38, b * 25, 10), (58, b * 38, 3)],
            (0.3, 0.55, 0.8),
            4.2,
            ("#8a6234", "#d4b070"),
        )
        bow, wide = (0.0, b) if b > 0 else (-6.0, 0.84 * b)
        feeler(
            s,
            [
                (-16, b * 38, 0),
                (16, b * 46, 10),
                (46, b * 62, 16),
                (68, wide * 90, 15),
                (82 - bow, wide * 128, 6),
                (76 - 2 * bow, wide * 164, -4),
                (50 - 2 * bow, wide * 192, -10),
            ],
            (0.11, 0.21, 0.32, 0.43),
            6.6,
            ("#8a6234", "#dcb878"),
        )


def grasping(s):
    """Add three pairs of grasping legs, dark under the body: only elbow and hand look out."""
    for i in range(3):
        m = (CUTS[i] + CUTS[i + 1]) / 2
        wd = float(width(np.array(m)))
        x = -m * LONG
        for b in (-1, 1):
            reach = (15, 19, 21)[i]
            elbow = (x + 10, b * (wd + reach), -2)
            hand = (x + 40, b * (wd + reach - 3), -12)
            jointed(
                s,
                [(x - 4, b * wd * 0.80, -8), elbow, hand],
                (9.0, 8.6, 5.0),
                tones(2, 0.22),
            )
            claw(s, [hand, (x + 47, b * (wd + reach - 10), -15), (x + 40, b * (wd + 1), -14)], 3.8)


def walking(s):
    """Add four pairs of walking legs, longer to the rear: knee high, foot on the clay, spines."""
    for i in range(3, 7):
        m = (CUTS[i] + CUTS[i + 1]) / 2
        wd = float(width(np.array(m)))
        x = -m * LONG
        for b in (-1, 1):
            sweep = (14, -12, -40, -74)[i - 3] + (10 if (i + (b > 0)) % 2 else -8)
            far = (50, 62, 74, 82)[i - 3]
            p = np.array(
                [
                    (x, b * wd * 0.82, -2),
                    (x + sweep * 0.10, b * (wd + far * 0.28), 16),
                    (x + sweep * 0.35, b * (wd + far * 0.58), 26),
                    (x + sweep * 0.66, b * (wd + far * 0.82), 8),
                    (x + sweep * 1.0, b * (wd + far * 1.02), -20),
                ]
            )
            jointed(s, p, (9.0, 7.4, 5.6, 3.8, 1.8), tones(4))
            way = (p[-1] - p[-2]) / np.linalg.norm(p[-1] - p[-2])
            claw(s, [p[-1], p[-1] + way * 8, p[-1] + way * 13 + [0, 0, -5]], 3.0)
            roots = np.concatenate(
                [
                    a + (c - a) * np.linspace(0.2, 0.95, 5)[:, None]
                    for a, c in zip(p[1:], p[2:], strict=False)
                ]
            )
            out = np.array([-13.0, b * 5, 3])
            t = np.linspace(0, 1, 4)[None, :, None]
            hairs(
                s,
                PLACE((roots[:, None] + out * t).reshape(-1, 3)).reshape(len(roots), 4, 3),
                1.3,
                0.3,
                rgb("#a08858"),
                Stuff(alpha=0.8, gloss=0.2, shade=0.0),
                sides=4,
            )


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"main": 0.0, "near": 9.0}
    # the floor
    x, y = np.meshgrid(np.linspace(-330, 330, 420), np.linspace(-520, 760, 700), indexing="ij")
    z = floor(x, y)
    p = np.stack([x, y, z], -1)
    c = ramp(0.5 + 0.3 * cloud(p, 150, 12, 3), (0, "#28313c"), (0.5, "#434a54"), (1, "#7c7068"))
    furrow, walls, feet, heap = (q[..., None] for q in trail(x, y))
    c = c * (1 - 0.48 * np.clip(furrow + feet, 0, 1))
    c = c + (rgb("#b0937c") - c) * np.clip(0.55 * walls + 0.5 * heap, 0, 1)
    c = c * np.exp(0.04 * chance(5).normal(size=(*x.shape, 1)))
    g = chance(7)
    net(s, world(p), c, CLAY, out=np.broadcast_to(way((0, 0, 1)), p.shape))
    n = 170
    bx, by = g.uniform(-300, 300, n), g.uniform(-420, 640, n)
    b = np.stack([bx, by, floor(bx, by) + 1.0], 1)
    r = 1.2 + 5 * g.random(n) ** 4
    balls(
        s,
        world(b),
        r,
        shades("#8a6a58", n, 0.3, 5, 0.1),
        Stuff(gloss=0.15, wrap=0.2, shade=0.6),
        n=9,
    )
    # thin tubes of worms, bent by the current
    for _ in range(16):
        tx, ty = g.uniform(-300, 300), g.uniform(40, 620)
        tz = float(floor(np.array(tx), np.array(ty)))
        h = g.uniform(14, 34)
        tube(
            s,
            world(line([(tx, ty, tz), (tx + 2, ty, tz + h * 0.6), (tx + 9, ty, tz + h)], 16)),
            np.linspace(2.4, 1.6, 16),
            rgb("#9a7a66"),
            Stuff(gloss=0.2, wrap=0.3),
            8,
        )
    # the animal
    body = Body(LONG, width, height, CUTS, lambda u: 1.0 + 0 * u)
    front = lambda u: (
        16 * np.exp(-(((np.abs(u) - 0.80) / 0.17) ** 2)) + 6 * np.exp(-((u / 0.18) ** 2)) - 7
    )
    plates(s, body, PLACE, colours, SHELL, lift=4.0, front=front, fine=0.8 + 0.4 * min(1, k))
    lie = lambda a, b_, h_: PLACE(np.array([[a, b_, h_]], float))[0]
    for i in range(7):
        t0, t1 = CUTS[i], CUTS[i + 1]
        m = (t0 + t1) / 2
        for b_ in (-1, 1):
            w = float(width(np.array(m)))
            tip = line(
                [
                    (-t0 * LONG - 2, b_ * w * 0.84, 5),
                    (-m * LONG, b_ * w * 0.97, 2),
                    (-(t1 + 0.022) * LONG, b_ * w * 1.03, -2),
                ],
                20,
            )
            tube(s, PLACE(tip), np.linspace(9.5, 1.5, 20), rgb("#bfa468"), SHELL, 14)
    for b_ in (-1, 1):
        eye = lie(-0.058 * LONG, b_ * 55, 19.5)
        ball(
            s,
            eye,
            (6.4, 9.4, 6.4),
            rgb("#0c0908"),
            Stuff(gloss=0.3, sharp=60, wrap=0.2),
            axis=way(HEAD),
            n=22,
        )
        shine = Stuff(gloss=0.0, wrap=0.9, glow=1.0, shade=0.0)
        ball(s, eye + np.array([-2.2, -4.0, -8.5]), 3.1, rgb("#fff6e0"), shine, n=12)
    antennae(s)
    grasping(s)
    walking(s)
    tube(
        s,
        PLACE(np.stack([-np.linspace(0.02, 0.9, 60) * LONG, np.zeros(60), np.full(60, -3.0)], 1)),
        width(np.linspace(0.02, 0.9, 60)) * 0.84,
        rgb("#5a4426"),
        SHELL,
        26,
        flat=0.2,
        first=way((0, 0, 1)),
    )
    lighting = Lighting(
        lamps=[((-0.62, -0.72, -0.30), "#fff2d4", 1.6), ((0.8, -0.1, 0.2), "#3a8a9a", 0.4)],
        top="#8fc4cc",
        low="#2a1a1c",
        ambient=0.42,
        rim="#ffffff",
        rim_power=0.0,
        crowd=1.4,
        density=1.5,
    )
    ground = f.down((0, "#0f4a5c"), (0.2, "#0c3444"), (1, "#0a1c26"))
    image = compose(s, lighting, ground, k)
    # the far floor sinks into the water
    haze = 0.95 * smooth(170, -90, f.y) ** 1.3
    tint = (
        f.down((0, "#1d6a7c"), (0.2, "#155063"), (0.45, "#123f50"), (1, "#0c2a38"))
        * np.exp(0.10 * f.noise(160, 60, 5))[..., None]
    )
    image = image * (1 - haze[..., None]) + tint * haze[..., None]
    image = image + rgb("#9fe0e0") * (0.10 * f.spot(60, 0, 240))[..., None]
    image = f.dust(image, 110, "#d8f4ee", 7, strength=0.35)
    image = finish(image, f, foot_colour="#120a0c", foot=0.45, vignette=0.45, bloom=0.3)
    return brushed(image, k)
