"""Planothidium: a golden brown film of cells on the shoulder of one grain of sand, in low sun.

A cell lies flat on its grain, a thin lens of glass with a golden brown plastid. Its two valves differ: one bears
the raphe, a fine slit along the middle; the other has none, but on one side of its middle a horseshoe-shaped
hollow. Both are ellipses with blunt, drawn-out ends and radiating stripes, each of several rows of pores.
The grain falls away to the right; the sun stands low behind its shoulder, so that the cells there are rims of
light and those in front cast long shadows. Bubbles of their oxygen hang in the film, and one has left it.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, chance, cloud, net, ramp, smooth
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SILICA = Stuff(
    alpha=0.94,
    edge=0.06,
    power=1.8,
    gloss=0.5,
    sharp=22,
    wrap=0.25,
    through=0.5,
    glow=0.05,
    shade=0.9,
)
STONE = Stuff(gloss=0.12, sharp=8, wrap=0.12, through=0.0, shade=0.25)
AFAR = Stuff(gloss=0.05, wrap=0.2, through=0.1, shade=0.0)
AIR = Stuff(alpha=0.03, edge=0.95, power=1.8, gloss=1.0, sharp=60, bend=9, shade=0.15)
LAMP = unit([0.66, -0.62, -0.20])
MIDDLE, RADIUS = np.array([110.0, 650.0, 330.0]), 470.0
"""The grain in front: its middle and its radius."""


def ground(d):
    """Return how far the grain reaches in each direction: a worn pebble with a few old breaks."""
    rise = 0.030 * cloud(d, 0.55, 11, 2)
    for way, far in BREAKS:
        rise = np.minimum(
            rise, far / np.maximum(d @ unit(way), 0.2) - 1 + 0.004 * cloud(d, 0.2, 5, 2)
        )
    return RADIUS * (1 + rise + 0.0035 * cloud(d, 0.06, 3, 3))


BREAKS = (
    ((0.75, -0.42, -0.60), 0.955),
    ((-0.55, -0.62, -0.62), 0.965),
    ((0.05, -0.10, -1.0), 0.97),
)
"""Flat places where a piece broke off: which way each looks, how far from the middle."""


def toward(x, y):
    """Return the direction from the middle of the grain to what is seen of it at a place of the card."""
    a, b = (np.asarray(x) - MIDDLE[0]) / RADIUS, (np.asarray(y) - MIDDLE[1]) / RADIUS
    return unit(np.stack([a, b, -np.sqrt(np.clip(1 - a * a - b * b, 0.002, 1))], -1))


def outline(x):
    """Half width of a valve at x from -1 to 1: an ellipse with blunt drawn-out ends."""
    e = np.sqrt(np.clip(1 - x**2, 0, 1))
    return e * (1 - 0.27 * smooth(0.60, 0.92, np.abs(x)))


def valve(s, n0, turn, long, wide, raphe, tint, fine=1.0, count=14.5):
    """A valve that lies on the grain in a direction from its middle, its outer face up.

    `turn` is how it is turned on the card, `long` and `wide` are its half sizes, `count` is half the number
    of its stripes.
    """
    d = unit(
        np.array([np.cos(turn), np.sin(turn), 0]) - n0 * (n0 @ [np.cos(turn), np.sin(turn), 0])
    )
    w = np.cross(n0, d)

    def laid(along, across, high):
        """Return the place of points of the valve: along and across it, and above the ground."""
        way = unit(n0 + (d * along[..., None] + w * across[..., None]) / RADIUS)
        return MIDDLE + way * (smoothed(way) + high)[..., None], way

    n, m = int(300 * fine), int(190 * fine)
    t = np.sin(np.linspace(-np.pi / 2, np.pi / 2, n)) * 0.9995
    u = np.sin(np.linspace(-np.pi / 2, np.pi / 2, m))
    X, U = np.meshgrid(t, u, indexing="ij")
    half = outline(X)
    Y = U * half  # in half widths
    dome = 0.20 * (1 - np.abs(U) ** 3.2) * np.sqrt(np.clip(1 - X**4, 0, 1))
    h = dome + (0.05 * X**2 if raphe else -0.05 * (1 - X**2))
    # stripes radiate: their place along the valve shifts with the distance from the middle line
    lean = X - 0.17 * np.abs(U) ** 1.2 * np.tanh(X / 0.22) * (1 - 0.5 * np.abs(X))
    stripe = 0.5 + 0.5 * np.cos(2 * np.pi * lean * count)
    # each stripe holds three rows of pores
    rows = 0.5 + 0.5 * np.cos(2 * np.pi * lean * count * 3)
    pores = 0.5 + 0.5 * np.cos(np.abs(Y) * wide / long * 2 * np.pi * count * 2.9)
    axial = 0.06 + (0.22 * np.exp(-((X / 0.085) ** 2)) if raphe else 0.045 * (1 - X**2))
    inside = (
        smooth(axial, axial + 0.045, np.abs(Y))
        * smooth(0.985, 0.93, np.abs(U))
        * smooth(0.985, 0.95, np.abs(X))
    )
    if raphe:
        inside = inside * (1 - np.exp(-(((X / 0.07) ** 2 + (Y / 0.28) ** 2) ** 2)))
    fine_pores = smooth(0.45, 0.95, rows * 0.5 + pores * 0.5) * smooth(0.30, 0.60, stripe)
    relief = -0.022 * inside * stripe - 0.012 * inside * fine_pores
    colour = 1 - 0.40 * inside * fine_pores - 0.30 * inside * stripe
    if raphe:
        slit = (
            np.exp(-((Y / 0.011) ** 2))
            * smooth(0.035, 0.06, np.abs(X))
            * smooth(0.95, 0.92, np.abs(X))
        )
        knots = np.exp(-(((np.abs(X) - 0.045) / 0.012) ** 2) - (Y / 0.03) ** 2) + np.exp(
            -(((np.abs(X) - 0.93) / 0.012) ** 2) - (Y / 0.03) ** 2
        )
        relief = relief - 0.035 * slit - 0.05 * knots + 0.03 * np.exp(-((Y / 0.06) ** 2))
        colour = colour * (1 - 0.75 * np.clip(slit + knots, 0, 1))
    else:
        # the hollow: smooth, open to the margin, walled by a horseshoe
        a, b = X / 0.155, (Y - 0.62) / 0.50
        q = np.where(b < 0, np.hypot(a, b), np.abs(a))
        inner = (Y > 0) * smooth(1.0, 0.93, np.abs(U))
        bay = smooth(1.12, 1.0, q) * (Y > 0)
        shoe = np.exp(-(((q - 0.84) / 0.115) ** 4)) * inner
        ridge = np.exp(-(((q - 1.04) / 0.06) ** 2)) * inner
        colour = colour * (1 - bay) + bay * (1 - 0.62 * shoe)
        relief = relief * (1 - bay) - 0.05 * shoe + 0.02 * ridge
    mantle = smooth(0.93, 1.0, np.abs(U)) + smooth(0.985, 1.0, np.abs(X))
    h = (h + relief - 0.10 * np.clip(mantle, 0, 1)) * wide + 0.20 * wide
    p, way = laid(X * long, Y * wide, h)
    net(s, p, tint(X, U) * (0.60 + 0.40 * colour)[..., None], SILICA, out=way)
    # the rim hangs down to the ground as a girdle band
    x, side = np.r_[t, t[::-1]], np.repeat([1.0, -1.0], n)
    drop = np.array([0.08, 0.0, -0.10, -0.2]) * wide
    edge = [
        laid(x * long * q, side * outline(x) * wide * q, 0 * x + v)
        for v, q in zip(drop, (1, 1.01, 1.01, 1), strict=True)
    ]
    band = np.stack([e[0] for e in edge], 1)
    out = unit(band - (MIDDLE + n0 * RADIUS))
    net(s, band, tint(x * 0.99, side * 0.99) * 0.55, SILICA, out=out)


def smoothed(d):
    """Return the ground without its finest roughness."""
    rise = 0.030 * cloud(d, 0.55, 11, 2)
    for way, far in BREAKS:
        rise = np.minimum(rise, far / np.maximum(d @ unit(way), 0.2) - 1)
    return RADIUS * (1 + rise)


def living(phase, seed, empty=False):
    """Return the colours of a cell: a golden brown plastid with a lobed margin, in clear, pale glass."""

    def at(along, across):
        """Return the colour at a place along and across the valve."""
        q = np.stack([along * 2.2, across, 0 * along + seed], -1)
        lobes = 0.10 * cloud(q, 0.55, seed, 2)
        plate = smooth(0.98, 0.86, np.hypot(1.18 * along, 1.02 * across) + lobes)
        bay = np.exp(-((along / 0.17) ** 2)) * smooth(0.0, 0.5, across)
        plate = plate * (1 - 0.85 * bay) * (0.05 if empty else 1)
        turn = np.clip(
            phase - 0.16 * across + 0.14 * along + 0.12 * cloud(q, 0.4, seed + 9, 2), 0, 1
        )
        glass = ramp(turn, (0, "#5c7480"), (0.5, "#a8bcb4"), (1, "#f0ecd0"))
        warm = ramp(turn, (0, "#3c2006"), (0.35, "#7c4a08"), (0.65, "#c88c14"), (1, "#ffd048"))
        return glass + (warm - glass) * (0.95 * plate)[..., None]

    return at


CELLS = (
    (206, 412, -0.66, 172, 0.54, False, 15.0),
    (382, 500, 0.62, 112, 0.48, True, 13.0),
    (92, 262, 0.28, 74, 0.60, True, 11.0),
    (250, 600, 0.10, 78, 0.38, True, 11.0),
    (58, 500, 1.15, 66, 0.36, False, 10.5),
    (296, 268, 0.62, 56, 0.62, False, 9.5),
    (420, 388, -0.5, 44, 0.58, True, 9.0),
    (110, 622, -0.5, 58, 0.30, False, 10.0),
    (410, 650, -0.9, 64, 0.34, False, 10.0),
)
"""Cells near by: place, turn, half length, tint, whether the raphe valve is up, stripes."""


def crowd(taken, count, seed):
    """Return places and half lengths of smaller cells between those near by, in patches."""
    g = chance(seed)
    kept = [(c[0], c[1], c[3] * 0.80) for c in taken]
    out = []
    for _ in range(6000):
        x, y = g.uniform(-20, 500), g.uniform(190, 730)
        if np.hypot(x - MIDDLE[0], y - MIDDLE[1]) > 0.985 * RADIUS:
            continue
        d = toward(x, y)
        if cloud(d * RADIUS, 120, 17, 2) < -0.25 + 0.6 * g.random():
            continue
        size = (13 + 26 * g.random() ** 1.6) * (0.65 + 0.45 * (y - 170) / 450)
        gap = [np.hypot(x - a, (y - b) / max(0.4, -d[2])) - r - 0.66 * size for a, b, r in kept]
        if min(gap) > 1.5:
            kept.append((x, y, size * 0.66))
            out.append(
                (
                    x,
                    y,
                    g.uniform(-1.6, 1.6),
                    size,
                    g.uniform(0.3, 0.66),
                    g.random() < 0.5,
                    3.5 + size * 0.13,
                )
            )
        if len(out) >= count:
            break
    return out


def stone(s, cells, fine):
    """Add the grain: pale quartz stained by iron, darker and browner where the film is thick."""
    n = int(520 * fine), int(420 * fine)
    axis = toward(200, 480)
    x = unit(np.cross(axis, [0, 1, 0]))
    y = np.cross(axis, x)
    turn = np.linspace(0, 2 * np.pi, n[0])
    turn, far = np.meshgrid(turn, np.linspace(0, 1.9, n[1]), indexing="ij")
    d = (
        axis * np.cos(far)[..., None]
        + (x * np.cos(turn)[..., None] + y * np.sin(turn)[..., None]) * np.sin(far)[..., None]
    )
    p = MIDDLE + d * ground(d)[..., None]
    film = 0.5 * cloud(d, 0.26, 17, 3) + 0.12 * cloud(d, 0.03, 8, 2)
    for cx, cy, _, long, *_ in cells:
        film = np.maximum(
            film, 1.1 - np.linalg.norm(d - toward(cx, cy), axis=-1) * RADIUS / (long * 1.25)
        )
    rock = ramp(0.5 + 0.35 * cloud(d, 0.3, 23, 3), (0, "#1c2a48"), (0.5, "#405a80"), (1, "#90a4b8"))
    slime = ramp(
        0.5 + 0.3 * cloud(d, 0.07, 29, 2), (0, "#2c1c08"), (0.6, "#6c480c"), (1, "#b0842c")
    )
    tint = rock + (slime - rock) * (0.72 * smooth(0.0, 0.8, film))[..., None]
    tint = tint * np.exp(-0.10 * np.abs(cloud(d, 0.02, 31, 2)))[..., None]
    net(s, p, np.clip(tint, 0, 1), STONE, out=d)


def bubble(s, x, y, r, off=0.0):
    """Add a bubble of oxygen that sits on the film, or `off` units above it."""
    d = toward(x, y)
    at = MIDDLE + d * (smoothed(d) + 0.8 * r + off)
    ball(s, at, r, rgb("#e8fbff"), AIR, n=40)
    ball(
        s,
        at + np.array(LAMP) * -0.55 * r,
        r * 0.34,
        rgb("#ffe8b0"),
        Stuff(alpha=0.5, edge=-0.5, power=0.8, glow=0.9, shade=0),
        n=14,
    )


def others(s):
    """Add the grains beyond, out of focus."""
    for i, (x, y, z, r, code) in enumerate(
        (
            (40, 120, 330, 128, "#2c5480"),
            (226, 164, 370, 84, "#544e6c"),
            (176, -30, 380, 92, "#5c88a0"),
            (474, 330, 330, 110, "#584c64"),
        )
    ):

        def worn(q, seed=40 + i):
            """Return how far a worn grain reaches in each direction."""
            return 1 + 0.09 * cloud(q, 0.9, seed, 2)

        ball(
            s,
            (x, y, z),
            (r, r * 0.84, r),
            rgb(code),
            AFAR,
            axis=unit(chance(i).normal(size=3)),
            n=40,
            dent=worn,
        )


def paint(k):
    """Paint the picture."""
    f = Field(k)
    fine = min(1.0, 0.45 + k * 0.4)
    s = Scene()
    s.layers = {"far": 9.0, "main": 0.0, "near": 9.0}
    s.layer = "far"
    others(s)
    s.layer = "main"
    cells = CELLS + tuple(crowd(CELLS, 90, 4))
    stone(s, cells, fine)
    for i, (x, y, turn, long, phase, raphe, count) in enumerate(cells):
        size = max(0.3, fine * min(1.0, long / 90))
        valve(
            s,
            toward(x, y),
            turn,
            long,
            long * 0.5,
            raphe,
            living(phase, 100 + i, i % 11 == 7),
            size,
            count,
        )
    for x, y, r, off in (
        (352, 356, 24, 0),
        (322, 380, 11, 0),
        (168, 228, 15, 0),
        (318, 560, 15, 0),
        (150, 546, 10, 0),
        (346, 150, 27, 60),
        (392, 96, 14, 60),
    ):
        bubble(s, x, y, r, off)
    water = f.down((0, "#3c7c98"), (0.2, "#2c6484"), (0.5, "#34486c"), (1, "#100c18"))
    water *= np.exp(0.08 * f.noise(150, 110, 3))[..., None]
    water += rgb("#ffb850") * (0.95 * f.spot(500, 190, 210))[..., None]
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#ffe2a8", 2.0), ((-0.7, -0.1, -0.5), "#5070a8", 0.3)],
        top="#b8c4d0",
        low="#2c2438",
        ambient=0.34,
        rim="#fff0c8",
        rim_power=0.7,
        rim_at=(0.65, -0.75),
        rim_low=0.0,
        crowd=0.8,
        density=2.6,
    )
    image = compose(s, lighting, water.astype(np.float32), k, depth_blur=(0.0, 0.9))
    image += rgb("#ffc860") * (0.14 * f.spot(450, 200, 230))[..., None]
    image = f.dust(image, 26, "#ffe8b8", 7, strength=0.5, bottom=300)
    image = finish(
        image,
        f,
        foot_colour="#0c0610",
        foot=0.3,
        vignette=0.35,
        bloom=0.25,
        saturation=1.15,
        corner=(0.2, 0.12, 0.16),
    )
    return brushed(image, k, 1.2, 0.75)
