"""Saduria plods over soft clay in the cold dark and leaves its track: a relict of the Ice Age.

One view for animal and ground, from the front and well above. Broad in front, tapering all the way
to a long pointed tail; head with side lobes and small eyes on top; seven segments with free, pointed
side plates; the first three pairs of legs stout with grasping hands, held in front under the head,
four pairs for walking, stretched out sideways; long second antennae. Clay yellow with dark specks.
"""

from __future__ import annotations

import numpy as np
from paint.lens.crust import Body, Place, limb, plates
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
    shades,
    smooth,
    tube,
)
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb

SHELL = Stuff(gloss=0.16, sharp=24, wrap=0.25, through=0.1, shade=1.0)
LEG = Stuff(gloss=0.42, sharp=26, wrap=0.3, through=0.3, shade=0.8)
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
FRONT = np.array([-136.0, -158.0, 28.0])
PLACE = Place(tuple(world(FRONT)), way(HEAD), way((0, 0, 1)), 1.13, 0.10)


def width(t):
    """Half width: broadest in the third segment, then tapering to the point."""
    return 82 * np.interp(
        t,
        [0, 0.04, 0.10, 0.2, 0.32, 0.45, 0.58, 0.66, 0.72, 0.8, 0.9, 1.0],
        [0.72, 0.80, 0.84, 0.96, 1.0, 0.90, 0.70, 0.54, 0.50, 0.40, 0.24, 0.03],
    )


def height(t):
    """The back is flat, with a low ridge."""
    return 30 * np.interp(t, [0, 0.1, 0.3, 0.55, 0.75, 1.0], [0.72, 0.9, 1.0, 0.9, 0.62, 0.18])


CUTS = (0.115, 0.19, 0.265, 0.34, 0.41, 0.475, 0.535, 0.59, 0.622, 0.652, 0.682)


def colours(t, u, v):
    """Clay with dark specks, a pale seam before each dark rear edge."""
    p = np.stack([t * 400, u * 82, 0 * t], -1)
    c = ramp(0.5 + 0.42 * cloud(p, 40, 4, 4), (0, "#8a7448"), (0.5, "#c4ac76"), (1, "#ecdcae"))
    speck = smooth(0.62, 0.9, cloud(p, 7, 8, 2))[..., None]
    c = c * (1 - 0.55 * speck)
    mid = np.exp(-((u / 0.16) ** 2))[..., None]
    c = c * (1 + 0.18 * mid)
    edge = smooth(0.78, 0.98, np.abs(u))[..., None]
    c = c * (1 - 0.5 * edge) + rgb("#d8c596") * 0.5 * edge
    pale = np.exp(-(((v - 0.84) / 0.08) ** 2))[..., None] * 0.35
    dark = (smooth(0.93, 1.0, v) * 0.75 + 0.38 * smooth(0.18, 0.04, v) * (t > 0.06))[..., None]
    dust = np.exp(0.10 * chance(3).normal(size=(*t.shape, 1)))
    return (c * (1 + pale) * (1 - dark) * dust).astype(np.float32)


def track(x, y):
    """How deep the clay is pressed where it walked: a furrow of the tail, dints of the feet."""
    px, py = x - FRONT[0], y - FRONT[1]
    back = -(px * HEAD[0] + py * HEAD[1])
    side = px * -HEAD[1] + py * HEAD[0]
    side = side - 46 * np.sin(np.clip(back - 250, 0, None) / 150) * smooth(250, 420, back)
    on = smooth(240, 330, back)
    furrow = -7.5 * np.exp(-((side / 15) ** 2)) + 4.0 * np.exp(-(((np.abs(side) - 26) / 10) ** 2))
    step = (back % 38) / 38
    feet = np.exp(-(((np.abs(side) - 92) / 13) ** 2) - (((step - 0.5) / 0.20) ** 2)) + np.exp(
        -(((np.abs(side) - 64) / 10) ** 2) - ((((step + 0.4) % 1 - 0.5) / 0.18) ** 2)
    )
    return on * (furrow - 6.0 * feet)


def floor(x, y):
    """Height of the clay."""
    p = np.stack([x, y, 0 * x], -1)
    return 8 * cloud(p, 210, 3, 2) + 1.1 * cloud(p, 60, 6, 2) + 1.7 * track(x, y)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"main": 0.0, "near": 9.0}
    # the floor
    x, y = np.meshgrid(np.linspace(-330, 330, 360), np.linspace(-520, 760, 560), indexing="ij")
    z = floor(x, y)
    p = np.stack([x, y, z], -1)
    c = ramp(0.5 + 0.3 * cloud(p, 150, 12, 3), (0, "#3a2220"), (0.5, "#623a32"), (1, "#8c5c4c"))
    worn = np.clip(-track(x, y) / 6, 0, 1)[..., None]
    c = c * (1 - 0.35 * worn) * np.exp(0.07 * chance(5).normal(size=(*x.shape, 1)))
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
        7 * np.exp(-(((np.abs(u) - 0.72) / 0.22) ** 2)) + 3 * np.exp(-((u / 0.3) ** 2)) - 4
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
                    (-t0 * LONG - 2, b_ * w * 0.90, 4),
                    (-m * LONG, b_ * w * 1.06, 1),
                    (-(t1 + 0.022) * LONG, b_ * w * 1.10, -2),
                ],
                20,
            )
            tube(s, PLACE(tip), np.linspace(8.5, 1.5, 20), rgb("#dcc894"), SHELL, 14)
    for b_ in (-1, 1):
        ball(
            s,
            lie(-0.050 * LONG, b_ * 44, 20.5),
            (4.6, 6.5, 4.0),
            rgb("#100c0a"),
            Stuff(gloss=1.4, sharp=60, wrap=0.2),
            axis=way(HEAD),
            n=22,
        )
        ball(
            s,
            lie(-0.035 * LONG, b_ * 58, 8),
            (15, 17, 9),
            rgb("#a88c58"),
            SHELL,
            axis=way(HEAD),
            turn=way((0, 0, 1)),
            n=26,
        )
    # antennae
    for b_ in (-1, 1):
        limb(
            s,
            PLACE,
            [(0, b_ * 16, 10), (16, b_ * 22, 14), (30, b_ * 32, 14), (44, b_ * 40, 8)],
            (4.8, 2.2),
            rgb("#b89c66"),
            LEG,
            joints=4,
        )
        path = [
            (0, b_ * 32, 9),
            (26, b_ * 50, 18),
            (52, b_ * 86, 26),
            (56, b_ * 130, 22),
            (30, b_ * 170, 8),
            (-14, b_ * 196, -10),
        ]
        n = 9 * 12 + 1
        u = np.linspace(0, 1, n)
        ring = np.where(
            u < 0.5,
            1 - 0.4 * np.exp(-(((u * 9 + 0.5) % 1 - 0.5) ** 2) / 0.01),
            0.75 + 0.25 * np.sin(u * 260),
        )
        limb(
            s,
            PLACE,
            path,
            (7.4, 1.2),
            rgb("#b89c66"),
            LEG,
            joints=9,
            tint=(ramp(u, (0, "#a88a52"), (1, "#d8c49a")) * ring[:, None]).astype(np.float32),
        )
    # three pairs of grasping legs in front
    for i in range(3):
        m = (CUTS[i] + CUTS[i + 1]) / 2
        for b_ in (-1, 1):
            wd = float(width(np.array(m)))
            xx = -m * LONG
            path = [
                (xx, b_ * wd * 0.7, -4),
                (xx + 20, b_ * (wd + 10), 2),
                (xx + 42, b_ * (wd + 16 - 4 * i), 0),
                (xx + 58, b_ * (wd - 6), -10),
            ]
            limb(s, PLACE, path, (9.0, 7.0), rgb("#c8ac74"), LEG, joints=4, claw=0)
            hand = np.array(path[-1])
            ball(
                s,
                PLACE(hand[None])[0],
                (8.5, 14, 8.5),
                rgb("#b69a60"),
                LEG,
                axis=PLACE(hand[None] + [[10, -b_ * 12, -3]])[0] - PLACE(hand[None])[0],
                n=22,
            )
            hook = line(
                [hand + [8, -b_ * 8, 0], hand + [20, -b_ * 10, 0], hand + [18, -b_ * 24, -5]], 14
            )
            tube(s, PLACE(hook), np.linspace(3.6, 0.5, 14), rgb("#5a4424"), LEG, 9)
    # four pairs for walking, with a fringe
    for i in range(3, 7):
        m = (CUTS[i] + CUTS[i + 1]) / 2
        for b_ in (-1, 1):
            wd = float(width(np.array(m)))
            xx = -m * LONG
            swing = (8, -14, -34, -60)[i - 3] + 9 * np.sin(i * 2 + b_)
            path = [
                (xx, b_ * wd * 0.75, -2),
                (xx + swing * 0.2, b_ * (wd + 16), 12),
                (xx + swing * 0.6, b_ * (wd + 44), 10),
                (xx + swing, b_ * (wd + 72), -24),
            ]
            pts = limb(s, PLACE, path, (8.0, 2.6), rgb("#c8ac74"), LEG, joints=5, claw=9)
            q = pts[10:-6:2]
            t = np.linspace(0, 1, 5)[None, :, None]
            hairs(
                s,
                PLACE((q[:, None] + np.array([-11.0, b_ * 3, -5]) * t).reshape(-1, 3)).reshape(
                    len(q), 5, 3
                ),
                0.7,
                0.25,
                rgb("#d8c496"),
                Stuff(alpha=0.6, gloss=0.2, shade=0.0),
                sides=4,
            )
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
        lamps=[((-0.62, -0.72, -0.30), "#e8f4e6", 2.1), ((0.8, -0.1, 0.2), "#3a8a9a", 0.4)],
        top="#8fc4cc",
        low="#2a1a1c",
        ambient=0.5,
        rim="#ffffff",
        rim_power=0.0,
        crowd=1.4,
        density=1.5,
    )
    ground = f.down((0, "#0f4a5c"), (0.2, "#0c3444"), (1, "#0a1c26"))
    image = compose(s, lighting, ground, k)
    # the far floor sinks into the water
    haze = 0.95 * smooth(300, -20, f.y) ** 1.1
    tint = (
        f.down((0, "#1d6a7c"), (0.2, "#155063"), (0.45, "#123f50"), (1, "#0c2a38"))
        * np.exp(0.10 * f.noise(160, 60, 5))[..., None]
    )
    image = image * (1 - haze[..., None]) + tint * haze[..., None]
    image = image + rgb("#9fe0e0") * (0.10 * f.spot(60, 0, 240))[..., None]
    image = f.dust(image, 110, "#d8f4ee", 7, strength=0.35)
    return finish(image, f, foot_colour="#120a0c", foot=0.45, vignette=0.45, bloom=0.3)
