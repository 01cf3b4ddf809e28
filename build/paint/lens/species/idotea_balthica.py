"""Idotea clings: a Baltic isopod on a frond of bladderwrack that sways in the evening light.

Seen from above at three quarters. Smooth and long, its sides nearly parallel; a square head with
black eyes at its corners; seven free segments, each with its pair of hooked legs round the edge of
the frond; two narrow rings; then the tail plate, a third of the body, with three points, the middle
one longest. Both pairs of antennae spring from the front edge of the head: the first short, the
second long, of five thick joints and a whip. Leaf green with marbled brown and white flecks.
"""

from __future__ import annotations

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
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SHELL = Stuff(gloss=0.2, sharp=30, wrap=0.30, through=0.25, shade=1.0)
LEG = Stuff(alpha=0.97, gloss=0.5, sharp=26, wrap=0.4, through=0.5, shade=0.8)
FROND = Stuff(gloss=0.16, sharp=22, wrap=0.25, through=0.45, shade=0.9)
LONG = 420.0

FORWARD, UP = np.array([0.46, -0.86, -0.20]), np.array([-0.52, -0.42, -0.74])
PLACE = Place((326.0, 176.0, -40.0), tuple(FORWARD), tuple(UP), 1.08, -0.10)


def width(t):
    """Half width: square head, parallel sides, the tail plate a little narrower."""
    return 76 * np.interp(
        t,
        [0, 0.03, 0.085, 0.11, 0.3, 0.5, 0.62, 0.68, 0.72, 0.9, 1.0],
        [0.60, 0.68, 0.72, 0.84, 1.0, 1.0, 0.93, 0.82, 0.80, 0.68, 0.60],
    )


def height(t):
    """The back is vaulted, highest in the middle."""
    return 27 * np.interp(t, [0, 0.08, 0.3, 0.55, 0.7, 1.0], [0.62, 0.85, 1.0, 0.98, 0.8, 0.42])


def tail(u):
    """Three points: a long one in the middle, one at each side, the edge between them hollow."""
    a = np.abs(u)
    return (
        0.962
        + 0.040 * np.clip(1 - a / 0.5, 0, 1) ** 1.2
        + 0.012 * np.exp(-(((a - 0.93) / 0.10) ** 2))
        - 0.012 * np.exp(-(((a - 0.6) / 0.2) ** 2))
    )


CUTS = (0.085, 0.165, 0.245, 0.328, 0.412, 0.492, 0.566, 0.634, 0.662, 0.690)


def colours(t, u, v):
    """Green, marbled; white flecks along the edges and the middle; a dark seam behind each plate."""
    p = np.stack([t * 420, u * 64, 0 * t], -1)
    n = cloud(p, 42, 5, 4)
    c = ramp(0.5 + 0.42 * n, (0, "#3c6420"), (0.35, "#6a9034"), (0.65, "#96b048"), (1, "#ccd47c"))
    brown = smooth(0.5, 0.95, cloud(p, 60, 9, 3))[..., None]
    c = c * (1 - 0.65 * brown) + rgb("#5a3418") * 0.65 * brown
    white = smooth(
        1.0,
        1.25,
        cloud(p * [1, 1.4, 1], 11, 14, 2)
        + 0.45 * np.exp(-(((np.abs(u) - 0.84) / 0.12) ** 2))
        + 0.45 * np.exp(-((u / 0.10) ** 2)) * (np.sin(t * 80) > -0.2),
    )[..., None]
    c = c * (1 - 0.7 * white) + rgb("#d8d49a") * 0.7 * white
    pale = np.exp(-(((v - 0.86) / 0.07) ** 2))[..., None] * 0.45
    dark = (smooth(0.90, 0.99, v) * 0.85 + 0.5 * smooth(0.22, 0.04, v) * (t > 0.06))[..., None]
    dust = np.exp(0.10 * chance(3).normal(size=(*t.shape, 1)))
    return (c * (1 + pale) * (1 - dark) * dust).astype(np.float32)


def strap(s, path, wide, face, seed, dim=1.0, floats=(), tips=False):
    """A strap of bladderwrack: flat, waved, with a midrib and floats in pairs beside it."""
    p = line(path, 130)
    along = unit(np.gradient(p, axis=0))
    side = unit(np.cross(along, face))
    up = np.cross(side, along)
    g = chance(seed)
    t, u = np.meshgrid(np.linspace(0, 1, 130), np.linspace(-1, 1, 41), indexing="ij")
    w = (
        wide
        * (1 - 0.25 * t**3)
        * np.sqrt(np.clip((1.002 - t) / 0.05, 0, 1))
        * (1 + 0.05 * np.sin(t * 17 + seed) + 0.03 * np.sin(t * 41))
    )
    wave = 0.10 * np.sin(t * 13 + seed + (u < 0) * 1.5) * np.abs(u) ** 2 + 0.05 * np.sin(t * 31 + u)
    rib = np.exp(-((u / 0.11) ** 2))
    lift = -0.16 * u**2 + wave + 0.09 * rib
    v = p[:, None] + side[:, None] * (u * w)[..., None] + up[:, None] * (lift * w)[..., None]
    q = np.stack([t * 420, u * 60, 0 * t + seed * 9], -1)
    c = (
        ramp(
            0.5 + 0.35 * cloud(q, 50, seed, 3) + 0.10 * u,
            (0, "#33280c"),
            (0.5, "#5c4818"),
            (1, "#8c7430"),
        )
        * (1 + 0.25 * rib)[..., None]
    )
    c = (
        c
        * (1 - 0.35 * np.exp(-(((np.abs(u) - 0.2) / 0.07) ** 2)))[..., None]
        * np.exp(0.07 * g.normal(size=(130, 41, 1)))
    )
    pits = g.random((130, 41, 1)) < 0.02
    c = np.where(pits, c * 1.7 + 0.04, c) * dim
    net(s, v, c, FROND, out=np.broadcast_to(up[:, None], v.shape))
    net(s, v - up[:, None] * 3.0, c * 0.6, FROND, out=np.broadcast_to(-up[:, None], v.shape))
    for at in floats:
        i = int(at * 129)
        for b in (-1, 1):
            r = (0.40 * wide if wide < 80 else 30) * g.uniform(0.9, 1.1)
            ball(
                s,
                p[i] + side[i] * b * wide * 0.56 + up[i] * r * 0.30,
                (r * 0.92, r * 1.35, r * 0.85),
                rgb("#75641f") * dim,
                Stuff(gloss=0.8, sharp=34, wrap=0.35, through=0.6),
                axis=along[i],
                n=34,
            )
    return p, along, side, up, w[:, 0]


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 3.2, "main": 0.0, "near": 12.0}
    lie = lambda x, y, z: PLACE(np.array([[x, y, z]], float))[0]
    # the frond it clings to runs under its belly
    middle = [lie(x, 32, -13) for x in (130, 60, -60, -200, -330, -440, -560, -700)]
    middle[0] = middle[0] + np.array([26, -6, 30])
    p, along, side, up, w = strap(s, middle[::-1], 112, UP, 3, floats=(0.13, 0.975))
    top = p[-1]
    strap(
        s,
        [top + np.array([-8, 22, 6]), top + [40, -60, 20], top + [110, -110, 50]],
        42,
        UP,
        5,
        0.95,
        floats=(0.55,),
    )
    strap(
        s,
        [top + np.array([-14, 26, 14]), top + [-50, -50, 40], top + [-110, -130, 70]],
        42,
        UP,
        6,
        0.9,
        floats=(0.5,),
    )
    # body
    body = Body(LONG, width, height, CUTS, tail)
    front = lambda u: 5 * np.cos(u * 1.2) - 5 * np.exp(-((u / 0.35) ** 2))
    plates(s, body, PLACE, colours, SHELL, lift=4.2, front=front, fine=0.8 + 0.4 * min(1, k))
    # belly and the thick sides of the plates
    t = np.linspace(0.02, 0.95, 90)
    tube(
        s,
        PLACE(np.stack([-t * LONG, 0 * t, 0 * t - 3], 1)),
        width(t) * 0.86,
        rgb("#3a3a14"),
        SHELL,
        30,
        flat=0.20,
        first=UP,
    )
    for i in range(7):
        t0, t1 = CUTS[i], CUTS[i + 1]
        for b in (-1, 1):
            m = (t0 + t1) / 2 + 0.004
            ball(
                s,
                lie(-m * LONG, b * width(np.array(m)) * 0.965, 1.0),
                (6.5, (t1 - t0) * LONG * 0.50, 5.5),
                rgb("#6f8428") * (1.0 + 0.25 * np.sin(i * 2.1)),
                SHELL,
                axis=FORWARD,
                turn=UP,
                n=22,
            )
    # eyes at the corners of the head
    for b in (-1, 1):
        ball(
            s,
            lie(-0.046 * LONG, b * 47.0, 10.0),
            (5.0, 9.5, 5.5),
            rgb("#0c0a08"),
            Stuff(gloss=1.6, sharp=60, wrap=0.2),
            axis=FORWARD,
            turn=UP,
            n=26,
        )
    # antennae from the front edge
    g = chance(6)
    tone = rgb("#8a9a34")
    for b in (-1, 1):
        limb(
            s,
            PLACE,
            [(2, b * 12, 13), (20, b * 17, 18), (38, b * 26, 19), (54, b * 38, 15)],
            (4.6, 2.0),
            tone,
            LEG,
            joints=4,
        )
        path = [
            (1, b * 25, 11),
            (20, b * 38, 17),
            (42, b * 64, 26),
            (62, b * 98, 26),
            (72, b * 136, 16),
            (64, b * 172, 4),
            (44, b * 200, -4),
        ]
        n = 9 * 12 + 1
        u = np.linspace(0, 1, n)
        ring = np.where(
            u < 0.52,
            1 - 0.4 * np.exp(-(((u * 9 + 0.5) % 1 - 0.5) ** 2) / 0.01),
            0.75 + 0.25 * np.sin(u * 260),
        )
        tint = (ramp(u, (0, "#7d8c2c"), (0.5, "#a3a44a"), (1, "#c9b878")) * ring[:, None]).astype(
            np.float32
        )
        limb(s, PLACE, path, (6.4, 1.0), tone, LEG, joints=9, tint=tint)
    # seven pairs of legs round the edge of the frond
    for i in range(7):
        m = (CUTS[i] + CUTS[i + 1]) / 2
        x, wd = -m * LONG, float(width(np.array(m)))
        lean = (24, 16, 8, -2, -12, -22, -34)[i] + g.normal(0, 3)
        for b in (-1, 1):
            reach = wd + 29 + 5 * np.sin(i * 1.7 + b)
            knee = (x + lean * 0.5, b * (wd + 22), 10 + 3 * g.normal())
            limb(
                s,
                PLACE,
                [
                    (x, b * wd * 0.72, -4),
                    (x + lean * 0.2, b * (wd + 6), 5),
                    knee,
                    (x + lean * 0.85, b * reach, -4),
                    (x + lean * 1.1, b * (wd + 22), -26),
                ],
                (6.4, 2.6),
                rgb("#7a8a2e"),
                LEG,
                joints=5,
                claw=11,
            )
    # fronds far away and one before the lens
    s.layer = "mid"
    strap(
        s,
        [(20, 760, 180), (60, 600, 170), (36, 440, 180), (90, 300, 180)],
        26,
        (-0.2, -0.3, -1),
        11,
        0.7,
        floats=(0.4, 0.7),
    )
    strap(
        s,
        [(470, 760, 190), (430, 620, 180), (450, 480, 190), (400, 380, 190)],
        28,
        (0.3, -0.3, -1),
        12,
        0.7,
        floats=(0.35, 0.65),
    )
    s.layer = "far"
    for i, x in enumerate((-10, 80, 170, 330, 420, 490)):
        strap(
            s,
            [
                (x, 760, 260),
                (x + 26, 560, 260),
                (x - 20, 360, 260),
                (x + 40 * np.sin(i * 2), 170 + 40 * (i % 3), 260),
            ],
            20,
            (0.2, -0.2, -1),
            20 + i,
            0.8,
        )
    ground = f.down(
        (0, "#f3eeb4"), (0.22, "#cddb8c"), (0.5, "#79b082"), (0.78, "#2f7468"), (1, "#123c40")
    )
    ground *= np.exp(0.06 * f.noise(180, 110, 3))[..., None]
    ground += rgb("#fff6c8") * (0.45 * f.spot(90, 50, 230))[..., None]
    g = chance(9)
    rows = np.stack(
        [
            g.uniform(0, 480, 40),
            g.uniform(0, 560, 40),
            g.uniform(5, 22, 40),
            g.uniform(0.06, 0.25, 40),
        ],
        1,
    )
    ground = f.blots(ground, rows, ramp(g.random(40), (0, "#fffbd0"), (1, "#e8e08a")))
    lighting = Lighting(
        lamps=[((-0.58, -0.74, -0.36), "#fff0c4", 1.75), ((0.8, 0.2, 0.4), "#6fd0b0", 0.45)],
        top="#d8e8b8",
        low="#1c4a48",
        ambient=0.55,
        rim="#fff6d0",
        rim_power=0.0,
        crowd=1.6,
        density=1.5,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 60, "#fff8d0", 7, strength=0.4)
    return finish(image, f, foot_colour="#08262a", foot=0.4, vignette=0.35, bloom=0.4)
