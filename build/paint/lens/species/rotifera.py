"""A rotifer turns its wheels: two rings of beating lashes draw green cells into its mouth.

A clear jug of a body, six spines on its front edge, on a wrinkled foot with two toes that cling to a
thread of weed; on top the crown, two wheels fringed with short lashes; one red eye; below the mouth the mastax, jaws that never rest;
then the stomach full of chewed green, and an egg carried at the foot. Deep green field.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    hairs,
    line,
    net,
    profile,
    ramp,
    shades,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SKIN = Stuff(
    alpha=0.06,
    edge=0.9,
    power=2.4,
    gloss=0.16,
    sharp=30,
    wrap=0.4,
    jelly=0.13,
    milk=0.6,
    bend=4,
    shade=0.2,
)
FLESH = Stuff(
    alpha=0.35,
    edge=0.35,
    power=2,
    gloss=0.5,
    sharp=40,
    wrap=0.5,
    through=0.5,
    jelly=1.2,
    milk=0.6,
    shade=0.4,
)
JAW = Stuff(alpha=0.95, gloss=0.9, sharp=35, shade=0.5)
BAND = Stuff(alpha=0.13, edge=0.15, gloss=0.4, shade=0.05)
EGG = np.array([330.0, 436, -14])
LASH = Stuff(alpha=0.9, gloss=0.2, wrap=0.6, through=0.9, shade=0.05)
CUP = Stuff(alpha=0.16, edge=0.5, power=1.8, gloss=0.2, wrap=0.5, through=0.6, shade=0.1)
EDGE = Stuff(alpha=0.95, gloss=0.2, wrap=0.7, through=0.8, shade=0.05)
THORN = Stuff(alpha=0.72, edge=0.2, gloss=0.2, wrap=0.6, through=0.6, shade=0.05)


def jug(s, path, radii, colour, stuff, n=110, sides=64, rings=(), flat=0.85, **how):
    """The body along a path; radii at even steps; wrinkles at shares of the length."""
    p = line(path, n)
    t = np.linspace(0, 1, n)
    r = profile(radii, n)
    for at, deep in rings:
        r = r * (1 - deep * np.exp(-(((t - at) / 0.008) ** 2)))
    return tube(s, p, np.maximum(r, 0.3), colour, stuff, sides, flat=flat, **how)


def wheel(s, c, axis, r, seed, count=46):
    """One disc of the crown: a shallow funnel, its rim, and short lashes that beat in waves."""
    c = np.asarray(c, float)
    y = unit(axis)
    x = unit(np.cross(y, [0.1, 0.1, 1]))
    z = np.cross(x, y)
    t = np.linspace(0, 1, 40)
    cup = line(c + y * (r * np.array([-0.95, -0.55, -0.2, 0.0]))[:, None], 40)
    wide = np.interp(t, [0, 0.3, 0.6, 0.85, 1], np.array([0.30, 0.45, 0.72, 0.93, 1.0]) * r)
    tube(s, cup, wide, rgb("#bfe0b0"), CUP, 60)
    a = np.linspace(0, 2 * np.pi, count, endpoint=False)
    out = np.cos(a)[:, None] * x + np.sin(a)[:, None] * z
    side = np.cross(out, y)
    u = np.linspace(0, 1, 12)[None, :, None]
    beat = np.sin(a * 6 + seed)[:, None, None]
    long = 0.40 + 0.10 * beat
    curve = (
        c
        + out[:, None] * r * (1 + u * long * 0.8)
        + y * r * u * (0.34 - 0.14 * beat)
        + side[:, None] * r * 0.26 * u**2
    )
    hairs(
        s,
        curve,
        r * 0.050,
        r * 0.014,
        ramp(0.5 + 0.5 * beat[:, 0, 0], (0, "#cfeeba"), (1, "#ffffff")),
        LASH,
    )
    rim = c + out * r
    tube(s, np.concatenate([rim, rim[:1]]), np.full(count + 1, r * 0.05), rgb("#f6fbe4"), EDGE, 10)
    inner = c + out * r * 0.62 - y * r * 0.25
    tube(
        s,
        np.concatenate([inner, inner[:1]]),
        np.full(count + 1, r * 0.035),
        rgb("#cfe8b8"),
        EDGE,
        8,
    )


def spines(s, c, wide, deep, tall):
    """Six spines on the front edge of the lorica: the middle pair longest, hollows between them."""
    c = np.asarray(c, float)
    n = 240
    a = np.linspace(-np.pi, 0, n)  # the half of the edge that looks to the viewer
    at = np.array([-0.94, -0.60, -0.22, 0.22, 0.60, 0.94])
    high = np.array([0.80, 0.62, 1.0, 1.0, 0.62, 0.80])
    x = np.cos(a)
    rise = np.max(high * np.clip(1 - np.abs(x[:, None] - at) / 0.15, 0, 1) ** 1.5, axis=1)
    u = np.linspace(0, 1, 24)
    p = np.stack(
        [
            c[0] + wide * x[:, None] * (1 + 0.05 * u * rise[:, None]),
            c[1] - tall * u * rise[:, None] + 8 * np.sin(a)[:, None] ** 2,
            c[2] + deep * np.sin(a)[:, None] + 0 * u,
        ],
        -1,
    )
    out = np.stack([x, 0 * x, np.sin(a)], -1)[:, None]
    net(s, p, rgb("#d8f0c0"), THORN, out=np.broadcast_to(out, p.shape))
    tube(s, p[:, -1], np.full(n, 1.0), rgb("#f8fde8"), EDGE, 8)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 10.0, "mid": 3.5, "main": 0.0, "near": 11.0}
    g = chance(3)
    spine = [
        (204, 196, 0),
        (214, 250, 0),
        (224, 310, 0),
        (232, 372, 0),
        (244, 428, 0),
        (262, 470, 0),
    ]
    jug(
        s,
        spine,
        [66, 74, 92, 106, 112, 112, 98, 66, 34],
        rgb("#d8ecc0"),
        SKIN,
        rings=((0.80, 0.03), (0.88, 0.04)),
    )
    # wrinkled foot, two toes
    foot = [(258, 456, 0), (278, 496, -10), (306, 524, -10), (330, 536, 0)]
    jug(
        s,
        foot,
        [34, 22, 17, 13],
        rgb("#dcecc4"),
        Stuff(alpha=0.10, edge=0.6, power=2.0, gloss=0.6, jelly=1.2, milk=0.55),
        n=120,
        sides=40,
        flat=1.0,
        rings=[(x, 0.13) for x in np.linspace(0.12, 0.95, 11)],
    )
    for b in (-1, 1):
        toe = line([(328, 535, 4 * b), (346, 540 + 7 * b, 6 * b), (366, 544 + 9 * b, 6 * b)], 20)
        tube(s, toe, np.linspace(6.5, 0.8, 20), rgb("#e6f0cc"), FLESH, 14)
    # crown
    wheel(s, (134, 122, 0), (-0.36, -0.86, -0.32), 64, 1)
    wheel(s, (282, 116, 10), (0.36, -0.86, -0.30), 64, 2)
    ball(s, (206, 178, 16), (44, 40, 30), rgb("#9cc890"), FLESH, n=30, alpha=0.5)
    spines(s, (206, 204, 0), 67, 56, 44)
    # brain and eye
    ball(s, (200, 226, -20), (24, 18, 18), rgb("#cfe0b8"), FLESH, n=22)
    ball(
        s,
        (196, 214, -52),
        (9, 9, 7),
        rgb("#e02a1a"),
        Stuff(gloss=1.2, sharp=50, glow=0.4, wrap=0.5),
        n=18,
    )
    # mastax: a muscle with two jaws of ribs
    ball(
        s,
        (220, 274, -14),
        (32, 28, 27),
        rgb("#cfae74"),
        Stuff(alpha=0.45, edge=0.4, gloss=0.6, jelly=1.6, milk=0.6),
        n=34,
        dent=lambda q: 1 + 0.10 * np.cos(3 * np.arctan2(q[..., 0], q[..., 1])),
    )
    for b in (-1, 1):
        u, v = np.meshgrid(np.linspace(0, 1, 30), np.linspace(0, np.pi, 25), indexing="ij")
        rib = 1 + 0.10 * np.cos(u * 2 * np.pi * 9)
        p = np.stack(
            [
                220 + b * (2 + 13 * np.sin(v) * np.sin(0.3 + 2.5 * u) ** 0.8 * rib),
                258 + 32 * u,
                -40 - 6 * np.cos(v),
            ],
            -1,
        )
        net(
            s,
            p,
            ramp(u, (0, "#7a5420"), (1, "#c79a4a")),
            JAW,
            out=np.broadcast_to([0, 0, -1.0], p.shape),
        )
    # gullet, stomach full of green, gut, egg
    tube(
        s,
        line([(220, 300, -8), (226, 322, -6)], 12),
        np.linspace(12, 15, 12),
        rgb("#d9d79a"),
        FLESH,
        20,
    )
    lumpy = lambda q: 1 + 0.05 * np.sin(q[..., 0] * 6 + 1) * np.sin(q[..., 1] * 6)
    ball(
        s,
        (232, 362, -4),
        (58, 52, 48),
        rgb("#7fb83a"),
        Stuff(alpha=0.25, edge=0.4, gloss=0.7, sharp=40, jelly=2.2, milk=0.5, shade=0.5),
        n=44,
        dent=lumpy,
    )
    q = unit(g.normal(size=(46, 3))) * g.uniform(0.4, 0.86, (46, 1)) * [54, 46, 42]
    balls(
        s,
        q + np.array([232, 362, -4]),
        g.uniform(6, 12, 46),
        shades("#3f9a1c", 46, 0.3, 5, 0.1),
        Stuff(gloss=0.6, wrap=0.4, through=0.6),
        n=14,
    )
    ball(s, (262, 428, 0), (20, 30, 20), rgb("#c8c47a"), FLESH, axis=(0.5, 1, 0), n=22)
    for b in (-1, 1):
        ball(s, (228 + 66 * b, 336, 10), (7, 20, 7), rgb("#cfe0a0"), FLESH, n=18)
    ball(
        s,
        EGG,
        (38, 50, 38),
        rgb("#e8c890"),
        Stuff(alpha=0.12, edge=0.6, power=2.0, gloss=0.9, sharp=50, jelly=1.0, milk=0.6, bend=4),
        axis=(0.75, -0.6, 0),
        n=40,
    )
    q = unit(g.normal(size=(60, 3))) * g.uniform(0.2, 0.72, (60, 1)) * [36, 36, 36]
    balls(
        s,
        q + EGG,
        g.uniform(4, 8, 60),
        shades("#c98a4a", 60, 0.2, 6),
        Stuff(gloss=0.4, wrap=0.5, through=0.5),
        n=10,
    )
    # the thread the egg hangs by, from the root of the foot
    root = np.array([272.0, 462, -12])
    end = EGG + [-30, 26, 0]
    thread = line([root, (root + end) / 2 + [2, 8, 0], end], 20)
    tube(s, thread, np.interp(np.arange(20), [0, 10, 19], [9, 3.5, 8]), rgb("#dfe6b4"), FLESH, 14)
    # muscles that draw the crown in: bands along the body wall
    for x0, x1, x2, z in ((178, 168, 216, -50), (236, 292, 272, -52)):
        band = line([(x0, 206, z + 24), (x1, 320, z), (x2, 438, z + 30)], 40)
        tube(s, band, np.interp(np.arange(40), [0, 20, 39], [2, 3.6, 1.5]), rgb("#eef4d4"), BAND, 8)
    # a thread of weed to hold on to
    weed = line(
        [
            (520, 470, 30),
            (430, 528, 20),
            (350, 562, 12),
            (230, 600, 20),
            (60, 664, 40),
            (-60, 700, 50),
        ],
        160,
    )
    i = np.arange(160)
    tube(
        s,
        weed,
        13 * (1 - 0.16 * (np.abs((i % 20) - 10) > 8)),
        ramp((i % 20) / 20, (0, "#1f5220"), (0.5, "#4c8a34"), (1, "#1f5220")),
        Stuff(alpha=0.75, edge=0.25, gloss=0.12, sharp=12, jelly=2.0, milk=0.5),
        26,
    )
    # food drawn to the wheels
    for side in (-1, 1):
        t = np.linspace(0, 1, 6)
        x = 206 + side * (215 * (1 - t) ** 0.9 + 30) + g.normal(0, 12, 6)
        y = 96 - 60 * np.sin(t * 2.6) + 60 * (1 - t) + g.normal(0, 12, 6)
        balls(
            s,
            np.stack([x, y, g.normal(-10, 30, 6)], 1),
            g.uniform(4, 8, 6),
            shades("#7fc84a", 6, 0.2, 8 + side),
            Stuff(alpha=0.75, edge=0.3, gloss=0.9, jelly=2),
            n=14,
        )
    s.layer = "mid"
    balls(
        s,
        np.stack([g.uniform(10, 470, 12), g.uniform(40, 640, 12), np.full(12, 140)], 1),
        g.uniform(4, 9, 12),
        shades("#4f9a3e", 12, 0.2, 9),
        Stuff(alpha=0.7, edge=0.3, gloss=0.6),
        n=12,
    )
    s.layer = "far"
    balls(
        s,
        np.stack([g.uniform(10, 470, 8), g.uniform(40, 660, 8), np.full(8, 240)], 1),
        g.uniform(8, 16, 8),
        shades("#3f7a3e", 8, 0.2, 10),
        Stuff(alpha=0.6),
        n=12,
    )
    ground = f.down((0, "#2f6c3e"), (0.35, "#1e5234"), (0.7, "#12402c"), (1, "#08261e"))
    ground *= np.exp(0.05 * f.noise(230, 170, 3))[..., None]
    ground += rgb("#d8f090") * (0.10 * f.spot(70, 30, 260))[..., None]
    lighting = Lighting(
        lamps=[((-0.6, -0.68, -0.42), "#fffbe6", 1.8), ((0.5, 0.3, 0.8), "#f0f8b0", 0.6)],
        top="#f6f8d8",
        low="#1c4a2a",
        ambient=0.5,
        rim="#ffffff",
        rim_power=1.0,
        rim_low=0.08,
        crowd=0.6,
        density=0.5,
    )
    image = compose(s, lighting, ground, k)
    image = finish(
        image,
        f,
        foot_colour="#1c3012",
        foot=0.4,
        vignette=0.32,
        corner=(0.25, 0.35, 0.15),
        bloom=0.25,
        exposure=0.95,
    )
    return brushed(image, k, 1.2, 0.75)
