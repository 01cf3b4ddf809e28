"""A rotifer leans out from its weed into the light and turns its wheels: two whirls draw cells into its mouth.

A clear jug of a body, seen from above one shoulder, six spines on its front edge, on a wrinkled foot with two
toes that cling to a thread of weed; on top the crown, two wheels fringed with short lashes that beat in waves;
one red eye; below the mouth the mastax, jaws that never rest; then the stomach full of chewed green, and an egg
carried at the foot. Light falls from the upper left, the far flank is deep. A pale field; another far off.
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
    smooth,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

LAMP = unit([-0.74, -0.60, -0.30])
SKIN = Stuff(
    alpha=0.34,
    edge=0.62,
    power=2.0,
    gloss=0.22,
    sharp=34,
    wrap=0.25,
    jelly=0.14,
    milk=0.75,
    bend=4,
    shade=0.3,
)
FLESH = Stuff(
    alpha=0.35,
    edge=0.35,
    power=2,
    gloss=0.25,
    sharp=30,
    wrap=0.35,
    through=0.4,
    jelly=1.2,
    milk=0.55,
    shade=0.5,
)
FOOT = Stuff(alpha=0.30, edge=0.6, power=2.0, gloss=0.25, wrap=0.3, jelly=1.4, milk=0.5, shade=0.6)
MUSCLE = Stuff(alpha=0.5, edge=0.4, gloss=0.3, wrap=0.35, jelly=1.8, milk=0.55, shade=0.6)
STOMACH = Stuff(
    alpha=0.25, edge=0.4, gloss=0.3, sharp=30, jelly=1.8, milk=0.7, glow=0.15, shade=0.4
)
CHEWED = Stuff(gloss=0.2, wrap=0.4, through=0.8, glow=0.25, shade=0.3)
SHELL = Stuff(alpha=0.16, edge=0.6, power=2.0, gloss=0.35, sharp=40, jelly=1.1, milk=0.55, bend=4)
YOLK = Stuff(glow=0.2, gloss=0.15, wrap=0.4, through=0.5)
EYE = Stuff(gloss=0.5, sharp=40, glow=0.15, wrap=0.4)
JAW = Stuff(alpha=0.95, gloss=0.4, sharp=30, shade=0.5)
BAND = Stuff(alpha=0.16, edge=0.15, gloss=0.2, shade=0.05)
LASH = Stuff(alpha=0.95, gloss=0.1, wrap=0.5, through=0.9, shade=0.05)
HAZE = Stuff(alpha=0.10, gloss=0.0, wrap=0.8, through=0.6, shade=0.0)
CUP = Stuff(alpha=0.42, edge=0.6, power=1.6, gloss=0.12, wrap=0.3, through=0.5, shade=0.4)
EDGE = Stuff(alpha=0.85, gloss=0.15, wrap=0.5, through=0.7, shade=0.05)
THORN = Stuff(alpha=0.60, edge=0.3, gloss=0.15, wrap=0.4, through=0.6, shade=0.1)
FOOD = Stuff(alpha=0.75, edge=0.25, gloss=0.3, sharp=30, jelly=2, wrap=0.3)
STREAM = Stuff(alpha=0.30, gloss=0.0, wrap=1.0, through=0.8, shade=0.0)
WEED = Stuff(alpha=0.85, edge=0.15, gloss=0.12, sharp=12, wrap=0.25, through=0.4, jelly=2, milk=0.5)
EGG = np.array([330.0, 440, -14])
MIDDLE = np.array([225.0, 310, 0])


def turning(roll, yaw, nod):
    """Return the matrix that turns an upright animal: about its length, towards us, in the picture."""
    a, b, c = np.radians([yaw, nod, roll])
    about = np.array([[np.cos(a), 0, np.sin(a)], [0, 1, 0], [-np.sin(a), 0, np.cos(a)]])
    nodding = np.array([[1, 0, 0], [0, np.cos(b), -np.sin(b)], [0, np.sin(b), np.cos(b)]])
    leaning = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    return leaning @ nodding @ about


def place(points, turn, at, size, reach=900.0):
    """Return places of the upright animal as they lie on the card, in slight perspective."""
    q = (np.asarray(points, float) - MIDDLE) @ turn.T * size
    return q / (1 + q[..., 2:] / reach) + at


def put(s, since, turn, at, size):
    """Turn and move all that was added after `since`, and let its colours follow the light."""
    for part in s.parts[since:]:
        part["p"][:] = place(part["p"], turn, at, size)
        own = part["own"]
        own[:, 0:3] = own[:, 0:3] @ turn.T
        lit = own[:, 0:3] @ LAMP
        warm = ramp(lit, (-1, "#38646c"), (-0.35, "#64949a"), (0.2, "#c0ccb8"), (1, "#f4f0d4"))
        own[:, 3:6] *= warm


def jug(s, path, radii, colour, stuff, n=110, sides=64, rings=(), flat=0.85, **how):
    """Add a body along a path; radii at even steps; wrinkles at shares of the length."""
    p = line(path, n)
    t = np.linspace(0, 1, n)
    r = profile(radii, n)
    for at, deep in rings:
        r = r * (1 - deep * np.exp(-(((t - at) / 0.008) ** 2)))
    return tube(s, p, np.maximum(r, 0.3), colour, stuff, sides, flat=flat, **how)


def wheel(s, c, axis, r, seed, count=84):
    """Add one disc of the crown, a wavy funnel with short lashes that beat in waves; return its axes."""
    c = np.asarray(c, float)
    y = unit(axis)
    x = unit(np.cross(y, [0.1, 0.1, 1]))
    z = np.cross(x, y)
    a = np.linspace(0, 2 * np.pi, 73)
    out = np.cos(a)[:, None] * x + np.sin(a)[:, None] * z
    wave = 1 + 0.045 * np.sin(3 * a + seed) + 0.03 * np.sin(7 * a + 2 * seed)
    t = np.linspace(0, 1, 30)
    wide = np.interp(t, [0, 0.3, 0.6, 0.85, 1], [0.26, 0.40, 0.68, 0.93, 1.0]) * r
    deep = np.interp(t, [0, 0.35, 0.7, 1], [-1.05, -0.62, -0.24, 0.0]) * r
    cup = c + y * deep[:, None, None] + out * (wide[:, None] * wave)[..., None]
    tint = ramp(t, (0, "#2c98a0"), (0.7, "#48b0b0"), (1, "#2c7c80"))
    net(s, cup, tint, CUP, out=np.broadcast_to(out - 0.4 * y, cup.shape))
    tube(s, cup[-1], np.full(73, r * 0.04), rgb("#1c5444"), EDGE, 8)
    a = np.linspace(0, 2 * np.pi, count, endpoint=False)
    out = np.cos(a)[:, None] * x + np.sin(a)[:, None] * z
    side = np.cross(out, y)
    rim = r * (1 + 0.045 * np.sin(3 * a + seed) + 0.03 * np.sin(7 * a + 2 * seed))[:, None, None]
    u = np.linspace(0, 1, 12)[None, :, None]
    beat = np.sin(a * 5 + seed)[:, None, None]
    long = 0.40 + 0.13 * beat + 0.05 * chance(seed).normal(size=(count, 1, 1))
    curve = c + out[:, None] * rim * (1 + u * long * 0.85) + y * r * u * (0.36 - 0.22 * beat)
    curve = curve + side[:, None] * r * (0.16 + 0.24 * beat) * u**2
    tint = ramp(0.5 + 0.5 * beat[:, 0, 0], (0, "#1c5444"), (1, "#3c7c64"))
    hairs(s, curve, r * 0.036, r * 0.008, tint, LASH)
    sheet = c + out[:, None] * rim * (1 + u * 0.40) + y * r * u * 0.34
    sheet = np.concatenate([sheet, sheet[:1]])
    net(s, sheet, rgb("#8cbc94"), HAZE, alpha=np.broadcast_to(1 - u[..., 0], sheet.shape[:2]))
    return c, y, x, z


def spines(s, c, wide, deep, tall):
    """Add the front edge of the shell: six spines on the back, low waves on the belly."""
    c = np.asarray(c, float)
    n = 360
    a = np.linspace(-np.pi, np.pi, n)
    at = np.array([-0.94, -0.60, -0.22, 0.22, 0.60, 0.94])
    high = np.array([0.80, 0.62, 1.0, 1.0, 0.62, 0.80])
    x = np.cos(a)
    spike = high * np.clip(1 - np.abs(x[:, None] - at) / 0.15, 0, 1) ** 1.5
    low = 0.16 + 0.10 * np.cos(4 * a)
    rise = np.where(a < 0, spike.max(axis=1), low * np.abs(np.sin(a)))
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
    net(s, p, rgb("#3c8460"), THORN, out=np.broadcast_to(out, p.shape))
    tube(s, p[:, -1], np.full(n, 1.0), rgb("#1c5444"), EDGE, 8)


def animal(s, turn, at, size):
    """Add a whole rotifer; return the middles and axes of its two wheels on the card."""
    since = len(s.parts)
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
        rgb("#2ca8b4"),
        SKIN,
        rings=((0.80, 0.03), (0.88, 0.04)),
    )
    # wrinkled foot, two toes
    foot = [(258, 456, 0), (278, 496, -10), (306, 524, -10), (330, 536, 0)]
    jug(
        s,
        foot,
        [34, 22, 17, 13],
        rgb("#3c9ca4"),
        FOOT,
        n=120,
        sides=40,
        flat=1.0,
        rings=[(x, 0.13) for x in np.linspace(0.12, 0.95, 11)],
    )
    for b in (-1, 1):
        toe = line([(328, 535, 4 * b), (346, 540 + 7 * b, 6 * b), (366, 544 + 9 * b, 6 * b)], 20)
        tube(s, toe, np.linspace(6.5, 0.8, 20), rgb("#3c8460"), FLESH, 14)
    # crown
    wheels = [
        wheel(s, (136, 126, -6), (-0.42, -0.86, -0.24), 66, 1),
        wheel(s, (280, 120, 14), (0.40, -0.86, -0.16), 62, 2),
    ]
    ball(s, (206, 190, 10), (50, 28, 32), rgb("#5ca478"), FLESH, n=30, alpha=0.45)
    spines(s, (206, 204, 0), 67, 56, 44)
    # brain and eye
    ball(s, (200, 226, -20), (24, 18, 18), rgb("#cfe0b8"), FLESH, n=22)
    ball(
        s,
        (196, 214, -52),
        (9, 9, 7),
        rgb("#e02a1a"),
        EYE,
        n=18,
    )
    # mastax: a muscle with two jaws of ribs
    ball(
        s,
        (220, 274, -14),
        (32, 28, 27),
        rgb("#cfae74"),
        MUSCLE,
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
    lumpy = lambda q: 1 + 0.09 * np.sin(q[..., 0] * 5 + 1) * np.sin(q[..., 1] * 6)
    ball(
        s,
        (232, 362, -4),
        (58, 52, 48),
        rgb("#7fb83a"),
        STOMACH,
        n=44,
        dent=lumpy,
    )
    q = unit(g.normal(size=(46, 3))) * g.uniform(0.4, 0.86, (46, 1)) * [54, 46, 42]
    balls(
        s,
        q + np.array([232, 362, -4]),
        g.uniform(6, 12, 46),
        shades("#5cb81e", 46, 0.3, 5, 0.1),
        CHEWED,
        n=14,
    )
    ball(s, (262, 428, 0), (20, 30, 20), rgb("#c8c47a"), FLESH, axis=(0.5, 1, 0), n=22)
    for b in (-1, 1):
        ball(s, (228 + 66 * b, 336, 10), (7, 20, 7), rgb("#cfe0a0"), FLESH, n=18)
    ball(
        s,
        EGG,
        (38, 50, 38),
        rgb("#f0a050"),
        SHELL,
        axis=(0.75, -0.6, 0),
        n=40,
    )
    q = unit(g.normal(size=(60, 3))) * g.uniform(0.2, 0.72, (60, 1)) * [36, 36, 36]
    balls(
        s,
        q + EGG,
        g.uniform(4, 8, 60),
        shades("#d8641c", 60, 0.2, 6),
        YOLK,
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
        tube(s, band, np.interp(np.arange(40), [0, 20, 39], [2, 3.6, 1.5]), rgb("#3c8468"), BAND, 8)
    put(s, since, turn, at, size)
    return [(place(c, turn, at, size), *(v @ turn.T for v in axes)) for c, *axes in wheels]


def streams(s, wheels, g, size):
    """Add the two whirls: cells that come from afar and wind into the wheels, with their traces."""
    for spin, (c, y, x, z) in zip((1, -1), wheels, strict=True):
        traces, cells, big = [], [], []
        for _ in range(11):
            t = np.linspace(0, 1, 60)
            a = g.uniform(0, 2 * np.pi) + spin * 5.2 * t
            wide = size * (36 + g.uniform(40, 130) * (1 - t) ** 1.4)
            far = size * (10 + g.uniform(40, 130) * (1 - t) ** 1.1)
            way = np.cos(a)[:, None] * x + np.sin(a)[:, None] * z
            p = c + y * far[:, None] + way * wide[:, None]
            i = g.integers(8, 46)
            traces.append(line(p[max(0, i - 30) : i + 3], 40))
            cells.append(p[i + 2])
            big.append(g.choice([2.4, 3.2, 4.6, 6.5], p=[0.3, 0.3, 0.25, 0.15]))
        hairs(s, np.stack(traces), 0.3, 1.2, rgb("#5c9c7c"), STREAM, 5)
        balls(
            s,
            np.stack(cells),
            np.array(big),
            shades("#8fd048", 11, 0.3, 8 + spin, 0.14),
            FOOD,
            n=12,
        )


def weed(s, points, r):
    """Add a thread of weed: long cells, each filled with a band of green, joints that catch the light."""
    n = 300
    p = line(points, n)
    i = np.arange(n) % 30 / 30
    wide = r * (1 - 0.10 * smooth(0.90, 1.0, np.abs(2 * i - 1)))
    lit = (0.5 + 0.28 * np.cos(2 * np.pi * i) * np.sin(np.arange(n) // 30 * 1.7))[:, None]
    turn = np.linspace(0, 2 * np.pi, 27)
    band = 0.5 + 0.5 * np.sin(2 * turn[None] + np.arange(n)[:, None] * 0.10)
    c = ramp(lit * 0.5 + band * 0.5, (0, "#123c1a"), (0.5, "#2c742c"), (1, "#86b840"))
    c = np.where((i > 0.95)[:, None, None], rgb("#9cc070"), c)
    tube(s, p, wide, c, WEED, 26)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 7.0, "mid": 3.5, "main": 0.0, "near": 11.0}
    g = chance(3)
    turn, at, size = turning(-17, 24, 26), np.array([250.0, 336, 0]), 0.97
    wheels = animal(s, turn, at, size)
    streams(s, wheels, g, size)
    toe = place((366, 546, 0), turn, at, size)
    weed(
        s,
        [
            toe + q
            for q in ((-560, 150, 60), (-210, 74, 30), (-20, 16, 12), (70, -70, 0), (190, -260, 40))
        ],
        16,
    )
    s.layer = "near"
    weed(s, [(-60, 760, -150), (120, 690, -150), (330, 720, -150), (560, 640, -150)], 30)
    s.layer = "mid"
    many = np.stack([g.uniform(10, 470, 14), g.uniform(40, 640, 14), np.full(14, 140)], 1)
    balls(s, many, g.uniform(3, 8, 14), shades("#c8d890", 14, 0.3, 9), FOOD, n=12)
    s.layer = "far"
    animal(s, turning(28, -40, 10), np.array([420.0, 150, 300]), 0.26)
    many = np.stack([g.uniform(10, 470, 9), g.uniform(40, 660, 9), np.full(9, 240)], 1)
    balls(s, many, g.uniform(6, 15, 9), shades("#dce4b0", 9, 0.3, 10), FOOD, n=12)
    ground = f.down((0, "#fffef2"), (0.35, "#fbf8dc"), (0.7, "#f4efc0"), (1, "#dcd898"))
    ground *= np.exp(0.12 * f.noise(230, 170, 3) * 0.4)[..., None]
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#fff4cc", 1.75), ((0.7, 0.5, 0.5), "#5fc0a0", 0.35)],
        top="#e4ecb0",
        low="#5c8c70",
        ambient=0.34,
        rim="#fff8d8",
        rim_power=0.2,
        rim_at=(-0.78, -0.62),
        rim_low=0.04,
        crowd=0.9,
        density=0.8,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 50, "#ffffff", 7, strength=0.2)
    image = finish(
        image,
        f,
        foot_colour="#3c5c2c",
        foot=0.3,
        vignette=0.10,
        corner=(0.22, 0.32, 0.14),
        bloom=0.08,
        exposure=0.98,
    )
    return brushed(image, k, 1.2, 0.7)
