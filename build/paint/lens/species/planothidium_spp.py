"""Planothidium on a grain of sand: its two unlike valves lie on rounded quartz that the sun shines through.

A cell sits flat on its grain. Its two valves differ: the lower one bears the raphe, a fine slit
along the middle with a clear knot in the centre; the upper has none, but on one side of its middle
a horseshoe-shaped hollow. Both are ellipses with blunt, drawn-out ends and radiating stripes, each
of several rows of pores. Here two empty valves lie on the grain, each with the shadow of its edge: the
large one shows the raphe, the other the horseshoe; between them a golden colony of the same shape. Silica that turns
from blue-green to rose, honey-coloured quartz, other grains far behind in deep blue.
"""

from __future__ import annotations

from functools import partial

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, chance, cloud, net, ramp, smooth
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SILICA = Stuff(
    alpha=1.0,
    edge=0.1,
    power=1.8,
    gloss=0.35,
    sharp=18,
    wrap=0.3,
    through=0.4,
    shade=0.55,
)
QUARTZ = Stuff(alpha=1.0, gloss=0.30, sharp=16, wrap=0.35, through=0.0, shade=0.0)
DULL = Stuff(alpha=1.0, gloss=0.04, sharp=10, wrap=0.3, through=0.1, shade=0.0)
MIDDLE, RADII = np.array([236.0, 520.0, 240.0]), np.array([316.0, 404.0, 190.0])


def outline(x):
    """Half width of a valve at x from -1 to 1: an ellipse with blunt drawn-out ends."""
    e = np.sqrt(np.clip(1 - x**2, 0, 1))
    return e * (1 - 0.22 * smooth(0.66, 0.95, np.abs(x))) + 0.03 * np.exp(
        -(((np.abs(x) - 0.95) / 0.06) ** 2)
    )


def valve(s, c, axis, across, long, wide, raphe, tint, fine=1.0, count=14.5, sag=0.0):
    """A valve: half length, half width; its outer face looks along axis x across towards the viewer.

    `count` is half the number of its stripes, `sag` how far its ends bend down to the ground.
    """
    c = np.asarray(c, float)
    d = unit(axis)
    w = unit(np.asarray(across, float) - d * (d @ np.asarray(across, float)))
    up = np.cross(d, w)
    if up[2] > 0:
        up = -up
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
    h = h + relief - 0.10 * np.clip(mantle, 0, 1)
    p = (
        c
        + d * (X * long)[..., None]
        + w * (Y * wide)[..., None]
        + up * (h * wide - sag * X**2)[..., None]
    )
    col = tint(X, U) if callable(tint) else np.broadcast_to(tint, (*X.shape, 3))
    clear = 0.9 + 0.2 * np.clip((1 - colour) / 0.45, 0, 1) + 0.3 * np.clip(mantle, 0, 1)
    net(
        s,
        p,
        col * (0.55 + 0.45 * colour)[..., None],
        SILICA,
        out=np.broadcast_to(up, p.shape),
        alpha=clear,
    )
    # the rim hangs down as a girdle band
    a = np.concatenate(
        [np.stack([t, np.full(n, 1.0)], 1), np.stack([t[::-1], np.full(n, -1.0)], 1)]
    )
    x, side = a[:, 0], a[:, 1]
    edge = c + d * (x * long)[:, None] + w * (side * outline(x) * wide)[:, None]
    edge = edge - up * (sag * x**2)[:, None]
    band = np.stack([edge - up * wide * q for q in (0.06, 0.12, 0.17, 0.22)], 1)
    out = unit(edge - c)[:, None]
    net(
        s,
        np.concatenate([band, band[:1]]),
        col.mean((0, 1)) * 0.4,
        SILICA,
        out=np.broadcast_to(out, band.shape)[np.r_[0 : len(band), 0]],
    )


def lacquer(phase):
    """Return the colours of a valve: pale glass that turns from blue-green to rose across its width."""

    def at(along, across):
        turn = phase + 0.46 * across * np.sqrt(1 - 0.5 * along**2) + 0.22 * along
        return ramp(
            np.clip(turn, 0, 1),
            (0, "#2478b0"),
            (0.3, "#4cbcc8"),
            (0.52, "#d0ecc8"),
            (0.74, "#f8c884"),
            (1, "#e88478"),
        )

    return at


def golden(phase):
    """Return the colours of a living valve: a plate of golden plastid shows through it."""

    def at(along, across):
        plate = smooth(1.0, 0.7, np.hypot(along, 0.9 * across))
        turn = phase + 0.3 * across + 0.15 * along - 0.25 * (1 - plate)
        return ramp(
            np.clip(turn, 0, 1),
            (0, "#7a9a58"),
            (0.35, "#b8b048"),
            (0.65, "#e8b448"),
            (1, "#f4a050"),
        )

    return at


def spot(x, y):
    """Return the place on the grain at a point of the card, and the way out of it."""
    u, v = (x - MIDDLE[0]) / RADII[0], (y - MIDDLE[1]) / RADII[1]
    w = -np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
    return MIDDLE + RADII * [u, v, w], unit(np.array([u, v, w]) / RADII)


def settle(s, x, y, turn, long, tint, fine, *, raphe=True, slim=0.56, count=14.5):
    """Lay a valve on the grain; return its place, axes and size."""
    c, up = spot(x, y)
    way = np.array([np.cos(turn), np.sin(turn), 0])
    way = unit(way - up * (way @ up))
    side = np.cross(up, way)
    wide = long * slim
    ends = [spot(*(c + way * q * long)[:2])[0] for q in (-0.9, 0.9)]
    sag = max(0.0, -float(np.mean([(e - c) @ up for e in ends])))
    valve(s, c + up * wide * 0.20, way, side, long, wide, raphe, tint, fine, count, sag)
    return c, way, side, long, wide


def uneven(where, q):
    """Return the radius of a worn grain in directions q."""
    return 1 + 0.10 * cloud(q + where, 1.5, 5, 2)


def grain(s, laid, seed=4):
    """The grain: a worn pebble of quartz, light in its depth, dark under the edges of what lies on it."""
    n = 260
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, 2 * n), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    p = MIDDLE + q * RADII
    rim = 1 - np.abs(unit(q / RADII)[..., 2])
    deep = 0.34 + 0.42 * smooth(-0.5, 1.0, q @ unit([0.75, 0.6, 0.1])) + 0.10 * cloud(p, 190, seed)
    deep = deep + 0.34 * smooth(0.5, 1.0, rim) * smooth(-0.5, 0.5, q[..., 0])
    # a crack within: a bowed plane, lit on one side
    along = 0.5 * q[..., 0] + q[..., 1] + 0.25 * q[..., 0] ** 2
    lit = smooth(0.02, 0.0, along - 0.47) * smooth(0.30, 0.47, along)
    deep = (
        deep + 0.26 * lit * smooth(-0.5, 0.5, cloud(p, 200, 12)) - 0.05 * smooth(0.46, 0.5, along)
    )
    col = ramp(
        np.clip(deep, 0, 1),
        (0, "#4a2a3c"),
        (0.3, "#8a5248"),
        (0.6, "#d09458"),
        (0.85, "#f4cc84"),
        (1, "#fff0c4"),
    )
    for c, way, side, long, wide in laid:
        d = p - c - np.array([11.0, 13.0, 0]) * min(1.0, long / 150)
        x, y = d @ way / (long * 1.0), d @ side / wide
        out = np.hypot(
            x,
            y
            / np.maximum(
                outline(np.clip(x, -0.94, 0.94))
                / np.sqrt(np.clip(1 - np.clip(x, -0.94, 0.94) ** 2, 0.05, 1)),
                0.2,
            ),
        )
        away = (out - 1) * wide
        dark = np.exp(-np.clip(away, 0, None) / (6 + 0.10 * wide)) * (q[..., 2] < 0)
        col = col * (1 - 0.95 * dark[..., None] * rgb("#c8d8e8"))
    net(s, p, col, QUARTZ, out=unit(q / RADII))


def paint(k):
    """Paint the picture."""
    f = Field(k)
    fine = min(1.0, 0.45 + k * 0.4)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 3.4, "main": 0.0, "near": 9.0}
    laid = [
        settle(s, 190, 344, -1.02, 216, lacquer(0.44), fine),
        settle(s, 394, 418, 1.22, 118, lacquer(0.36), fine, raphe=False, count=12.5),
    ]
    for i, (x, y, turn) in enumerate(
        (
            (398, 236, 0.85),
            (268, 522, 0.35),
            (146, 586, 0.1),
            (390, 578, -0.3),
        )
    ):
        tint = golden(0.42 + 0.07 * (i % 3))
        long = 60 + 5 * (i % 2)
        laid.append(settle(s, x, y, turn, long, tint, 0.6 * fine, raphe=i % 2 == 0, count=8.5))
    grain(s, laid)
    g = chance(2)
    for layer, at, r, code in (
        ("mid", (500, 210, 420), 104, "#5c5a72"),
        ("far", (-20, 250, 480), 110, "#4a5478"),
        ("far", (330, 96, 560), 92, "#3c4c78"),
    ):
        s.layer = layer
        worn = partial(uneven, g.normal(size=3))
        tone = ramp(g.random(), (0, code), (1, code))
        ball(s, at, (r, r * 0.84, r), tone, DULL, axis=g.normal(size=3), n=50, dent=worn)
    ground = f.down((0, "#24508a"), (0.45, "#1a3468"), (1, "#0c1030"))
    ground *= np.exp(0.05 * f.noise(220, 160, 3))[..., None]
    ground += rgb("#6fa0d8") * (0.35 * f.spot(110, 90, 280))[..., None]
    lighting = Lighting(
        lamps=[((-0.66, -0.60, -0.40), "#fff1dc", 1.7), ((0.8, 0.1, -0.1), "#8aa0b8", 0.45)],
        top="#b4c8e0",
        low="#1c2448",
        ambient=0.5,
        rim="#fff3e0",
        rim_power=0.0,
        crowd=1.1,
        density=1.2,
    )
    image = compose(s, lighting, ground, k)
    image = finish(
        image,
        f,
        foot_colour="#060818",
        foot=0.4,
        vignette=0.35,
        bloom=0.12,
        corner=(0.14, 0.12, 0.2),
    )
    return brushed(image, k, 1.3, 0.8)
