"""Idotea clings: a Baltic isopod on a frond of bladderwrack that sways in blue-green water.

Seen from above at three quarters. Smooth and long, widest in its middle; a rounded head with
a black eye at each side; seven free segments, each with its pair of hooked legs round the edge of
the frond; two narrow rings; then the tail plate, a third of the body, with three points, the middle
one longest. Both pairs of antennae spring from the front edge of the head: the first short, the
second long, of five thick joints and a whip. Leaf green with a pale stripe; its young one brown.
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
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SHELL = Stuff(gloss=0.07, sharp=7, wrap=0.22, through=0.15, shade=1.0)
LEG = Stuff(alpha=0.97, gloss=0.14, sharp=10, wrap=0.35, through=0.4, shade=0.8)
FROND = Stuff(gloss=0.07, sharp=12, wrap=0.25, through=0.45, shade=0.9)
LONG = 420.0

FORWARD, UP = np.array([0.66, -0.72, -0.20]), np.array([-0.34, -0.50, -0.80])
PLACE = Place((366.0, 154.0, -40.0), tuple(FORWARD), tuple(UP), 1.16, -0.20)


def width(t):
    """Half width: a rounded head, a body that swells to its middle, a tail plate drawn in."""
    return 84 * np.interp(
        t,
        [
            0,
            0.012,
            0.03,
            0.055,
            0.085,
            0.10,
            0.2,
            0.3,
            0.42,
            0.52,
            0.6,
            0.66,
            0.70,
            0.78,
            0.90,
            0.97,
            1.02,
        ],
        [
            0.28,
            0.42,
            0.53,
            0.59,
            0.60,
            0.66,
            0.86,
            0.99,
            1.04,
            0.98,
            0.84,
            0.68,
            0.62,
            0.65,
            0.57,
            0.45,
            0.36,
        ],
    )


def height(t):
    """The back is vaulted, highest in the middle."""
    return 50 * np.interp(t, [0, 0.08, 0.3, 0.55, 0.7, 1.0], [0.45, 0.80, 1.0, 0.95, 0.72, 0.34])


def tail(u):
    """Three points: a long one in the middle, one at each side, the edge between them hollow."""
    a = np.abs(u)
    return 0.945 + 0.100 * np.clip(1 - a / 0.42, 0, 1) ** 1.2 + 0.022 * smooth(0.62, 0.95, a)


CUTS = (0.085, 0.165, 0.245, 0.328, 0.412, 0.492, 0.566, 0.634, 0.662, 0.690)


def colours(t, u, v):
    """Leaf green, darker to its sides; a pale stripe down the back, pale edges, a few brown clouds."""
    p = np.stack([t * 420, u * 64, 0 * t], -1)
    n = cloud(p, 90, 5, 2)
    c = ramp(0.5 + 0.30 * n, (0, "#35781a"), (0.5, "#62a622"), (1, "#a8d040"))
    brown = smooth(0.45, 1.0, cloud(p * [1, 1.6, 1], 46, 9, 2) + 0.5 * np.abs(u) - 0.35)[..., None]
    c = c * (1 - 0.38 * brown) + rgb("#6a3a16") * 0.38 * brown
    side = smooth(0.45, 1.0, np.abs(u))[..., None]
    c = c * (1 - 0.5 * side) + rgb("#5c4418") * 0.5 * side
    half = 0.13 + 0.05 * np.sin(t * 61) + 0.05 * cloud(p, 26, 3, 2)
    stripe = smooth(half + 0.05, half - 0.03, np.abs(u)) * smooth(0.01, 0.05, t)
    edge = smooth(0.86, 0.97, np.abs(u)) * (0.4 + 0.4 * (np.sin(t * 150) > -0.3))
    pale = np.maximum(stripe * 0.9, edge * (t > 0.085))[..., None]
    c = c * (1 - pale) + rgb("#f4ecb8") * pale
    plate = t > 0.6905
    rim = np.where(plate, np.maximum(smooth(0.94, 0.99, v), smooth(0.93, 0.99, np.abs(u))), 0)
    c = c + (rgb("#f4eec0") - c) * (0.75 * rim)[..., None]
    face = (np.exp(-(((t - 0.050) / 0.030) ** 2) - ((np.abs(u) - 0.84) / 0.20) ** 2))[..., None]
    c = c + (rgb("#e6dc98") - c) * 0.7 * face
    light = np.exp(-(((v - 0.82) / 0.09) ** 2))[..., None] * np.where(plate, 0, 0.35)[..., None]
    seam = np.where(plate, 0, smooth(0.90, 0.985, v) * 0.9)
    dark = (seam + 0.55 * smooth(0.24, 0.04, v) * (t > 0.06))[..., None]
    return (c * (1 + light) * (1 - np.clip(dark, 0, 1))).astype(np.float32)


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
            (0, "#4a2606"),
            (0.5, "#8a5010"),
            (1, "#c07c20"),
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


def jointed(s, points, radii, tints):
    """Add a limb of straight segments, each widest before the joint at its end."""
    p = np.asarray(points, float)
    for i, (a, b) in enumerate(zip(p, p[1:], strict=False)):
        u = np.linspace(0, 1, 22)
        thick = radii[i] * 0.80 + (radii[i + 1] - radii[i] * 0.80) * u
        thick = thick * (1 + 0.16 * np.exp(-(((u - 0.88) / 0.12) ** 2)))
        thick = thick * np.sqrt(np.clip(np.minimum(u / 0.04, (1 - u) / 0.05), 0.1, 1))
        shade = (1 - 0.45 * np.exp(-(((1 - u) / 0.06) ** 2)))[:, None]
        tube(s, PLACE(a + (b - a) * u[:, None]), thick * PLACE.scale, tints[i] * shade, LEG, 16)


EDGE = 114.0
"""How far from the middle of its back the edge of the frond lies."""
# how far forward of its root the foot of each pair stands, right and left
STEPS = (
    (26, 36),
    (20, 22),
    (10, 14),
    (-6, -12),
    (-24, -18),
    (-48, -46),
    (-76, -58),
)


def legs(s):
    """Add seven pairs of jointed legs: knees up, feet on the frond, claws hooked round its edge."""
    tints = ramp(np.linspace(0, 1, 4), (0, "#3f5a16"), (0.5, "#6f8426"), (1, "#b0a44a"))
    for i, pair in enumerate(STEPS):
        m = (CUTS[i] + CUTS[i + 1]) / 2
        x, wd = -m * LONG, float(width(np.array(m)))
        for b, step in zip((-1, 1), pair, strict=True):
            inner, far = wd * 0.84, EDGE - wd * 0.84
            # those on the far side stand in an arch, the near ones bend at the knee
            swing, bow, share = (
                (np.sign(step) * 15.0, (0.36, 0.80), 0.80) if b < 0 else (0.0, (0.34, 0.72), 1.0)
            )
            at = lambda out, ahead, z: (x + ahead, b * (inner + far * out), z)  # noqa: B023
            tip = at(1.0, step * share, -14)
            points = [
                at(0.0, 0, -2),
                at(bow[0], step * 0.30 + swing, 14),
                at(bow[1], step * 0.75 + swing, 10),
                tip,
            ]
            jointed(s, points, (9.8, 7.6, 5.6, 2.8), tints)
            hook = line(
                [
                    tip,
                    np.add(tip, (-swing * 0.2, b * 6, -5)),
                    np.add(tip, (-swing * 0.4, b * 4, -15)),
                    np.add(tip, (-swing * 0.4, -b * 4, -20)),
                ],
                16,
            )
            tube(s, PLACE(hook), np.linspace(3.0, 0.8, 16) * PLACE.scale, rgb("#2c1c0c"), LEG, 9)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 3.2, "soft": 0.8, "main": 0.0, "near": 12.0}
    lie = lambda x, y, z: PLACE(np.array([[x, y, z]], float))[0]
    # the frond it clings to runs under its belly
    middle = [lie(x, 0, -20) for x in (130, 60, -60, -200, -330, -440, -560, -700)]
    middle[0] = middle[0] + np.array([26, -6, 30])
    p, along, side, up, w = strap(s, middle[::-1], 148, UP, 3, floats=(0.20,))
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
    front = lambda u: 7 - 12 * u**2
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
                rgb("#66702a") * (1.0 + 0.25 * np.sin(i * 2.1)),
                SHELL,
                axis=FORWARD,
                turn=UP,
                n=22,
            )
    # the eyes lie in the head's sides, both within its outline
    for across, high in ((-40.0, 20.0), (22.0, 32.5)):
        ball(
            s,
            lie(-0.050 * LONG, across, high),
            (5.6, 8.6, 4.2),
            rgb("#0a0706"),
            Stuff(gloss=0.9, sharp=60, wrap=0.2),
            axis=FORWARD,
            turn=UP,
            n=30,
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
            (22, b * 36, 19),
            (42, b * 58, 26),
            (54, b * 92, 26),
            (50, b * 132, 18),
            (28, b * 170, 6),
            (-14, b * 200, -6),
        ]
        if b > 0:
            path = [
                (1, 25, 11),
                (24, 34, 19),
                (46, 60, 28),
                (52, 100, 34),
                (42, 142, 34),
                (46, 186, 30),
                (70, 226, 26),
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
        limb(s, PLACE, path, (7.0, 1.0), tone, LEG, joints=9, tint=tint)
    legs(s)
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
    return brushed(image, k)
