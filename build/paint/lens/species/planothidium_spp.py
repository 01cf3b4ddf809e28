"""Planothidium on a grain of sand among other grains, in low sun that shines through the quartz.

A cell lies flat on its grain, a thin lens of glass with a golden plastid. Its two valves differ: one bears the
raphe, a fine slit along the middle; the other, here on top, has none, but on one side of its middle a
horseshoe-shaped hollow. Both are ellipses with blunt, drawn-out ends and radiating stripes, each of several
rows of pores. A large one with the horseshoe, a smaller one with the raphe beside it, young ones farther off.
Seen from above: worn, glassy grains crowd the whole card, honey, rose and grey, dark in the gaps, soft in the distance.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import Points, chance, cloud, net, ramp, smooth
from paint.lens.gouache import brushed
from paint.lens.light import Array, Lighting, Scene, Stuff, compose, rgb, unit

SILICA = Stuff(
    alpha=0.92,
    edge=0.1,
    power=1.8,
    gloss=0.42,
    sharp=18,
    wrap=0.3,
    through=0.4,
    glow=0.05,
    shade=0.55,
)
QUARTZ = Stuff(alpha=1.0, gloss=0.30, sharp=30, wrap=0.35, through=0.0, glow=1.0, shade=0.0)
LAMP = unit([-0.62, -0.66, -0.42])
THIN = 0.55
"""How thick a cell is, as a share of what the relief alone would give."""


def outline(x):
    """Half width of a valve at x from -1 to 1: an ellipse with blunt drawn-out ends."""
    e = np.sqrt(np.clip(1 - x**2, 0, 1))
    return e * (1 - 0.27 * smooth(0.60, 0.92, np.abs(x)))


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
    h = (h + relief - 0.10 * np.clip(mantle, 0, 1)) * np.where(dome > 0, THIN, 1.0)
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
    band = np.stack([edge - up * wide * q for q in (0.04, 0.07, 0.10, 0.13)], 1)
    out = unit(edge - c)[:, None]
    net(
        s,
        np.concatenate([band, band[:1]]),
        col.mean((0, 1)) * 0.4,
        SILICA,
        out=np.broadcast_to(out, band.shape)[np.r_[0 : len(band), 0]],
    )


def living(phase):
    """Return the colours of a cell: golden plastid within, its glass blue-green to rose at the margin."""

    def at(along, across):
        plate = smooth(1.0, 0.70, np.hypot(0.94 * along, 0.98 * across))
        turn = phase + 0.40 * across * np.sqrt(1 - 0.5 * along**2) + 0.25 * along
        glass = ramp(
            np.clip(turn, 0, 1),
            (0, "#1c6cb0"),
            (0.35, "#38b8c8"),
            (0.60, "#b0ecd0"),
            (0.80, "#f8d8b0"),
            (1, "#f0a0b0"),
        )
        warm = ramp(
            np.clip(turn, 0, 1), (0, "#c04e08"), (0.45, "#f08a10"), (0.8, "#ffbc30"), (1, "#ffd868")
        )
        return glass + (warm - glass) * (0.88 * plate)[..., None]

    return at


@dataclass
class Grain:
    """A worn grain: planes with rounded edges."""

    middle: Array
    size: Array
    planes: Points
    near: Points
    tones: tuple[tuple[float, str], ...]
    edge: float = 9.0

    def level(self, p):
        """Return 1 on the surface of the grain, less within."""
        q = (p - self.middle) / self.size
        return (np.maximum(q @ (self.planes / self.near[:, None]).T, 0) ** self.edge).sum(-1) ** (
            1 / self.edge
        )

    def out(self, p):
        """Return the way out of the grain at points of its surface."""
        steps = np.eye(3) * 0.5
        return unit(np.stack([self.level(p + e) - self.level(p - e) for e in steps], -1))

    def spot(self, x, y):
        """Return the place on the grain at a point of the card, and the way out of it."""
        low, high = -400.0, float(self.middle[2])
        for _ in range(40):
            z = (low + high) / 2
            if self.level(np.array([x, y, z])) > 1:
                low = z
            else:
                high = z
        p = np.array([x, y, high])
        return p, self.out(p[None])[0]


def worn(seed, middle, size, tones, count=15, face=None, edge=9.0):
    """Return a grain with planes all round; `face` is one that looks to the viewer."""
    g = chance(seed)
    i = np.arange(count) + 0.5
    th, ph = np.arccos(1 - 2 * i / count), np.pi * (1 + 5**0.5) * i
    d = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    d = unit(d @ np.linalg.qr(g.normal(size=(3, 3)))[0] + 0.22 * g.normal(size=d.shape))
    near = g.uniform(0.86, 1.0, count)
    if face is not None:
        keep = d @ unit(face) < 0.80
        d, near = np.vstack([d[keep], unit(face)]), np.append(near[keep], 0.66)
    return Grain(np.array(middle, float), np.array(size, float), d, near, tones, edge)


def paint_grain(s, grain, n, laid=(), seed=1):
    """Add a grain: light goes through it and gathers on the side away from the sun."""
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, 2 * n), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    r = 1 / grain.level(grain.middle + q * grain.size)
    where = q * grain.size
    size = float(np.mean(grain.size))
    r = r * (1 + 0.008 * cloud(where, 0.4 * size, seed, 2))
    p = grain.middle + q * grain.size * r[..., None]
    out = grain.out(p.reshape(-1, 3)).reshape(p.shape)
    away = -(out @ unit([LAMP[0], LAMP[1], 0]))
    place = -(q @ unit([LAMP[0], LAMP[1], 0]))
    rim = 1 - np.abs(out[..., 2])
    veil = cloud(where * [1, 2.2, 1], 0.5 * size, seed + 3)
    crack = np.exp(-((cloud(where, 0.9 * size, seed + 8, 1) / 0.05) ** 2))
    gather = np.exp(-(((place - 0.78) / 0.24) ** 2)) * smooth(0.02, 0.5, rim)
    deep = 0.40 + 0.24 * place + 0.12 * away + 0.035 * veil + 0.06 * crack + 0.26 * gather
    deep = deep - 0.50 * smooth(0.80, 1.0, rim) * smooth(0.6, -0.3, away)
    deep = deep + 0.40 * smooth(0.55, 0.75, rim) * smooth(0.92, 0.78, rim) * smooth(0.3, 0.8, -away)
    col = ramp(np.clip(deep, 0, 1), *grain.tones)
    for c, way, side, long, wide in laid:
        d = p - c - np.array([9.0, 11.0, 0]) * min(1.0, long / 150)
        x, y = d @ way / long, d @ side / wide
        bound = np.clip(x, -0.94, 0.94)
        shape = np.maximum(outline(bound) / np.sqrt(np.clip(1 - bound**2, 0.05, 1)), 0.2)
        far = (np.hypot(x, y / shape) - 1) * wide
        dark = np.exp(-np.clip(far, 0, None) / (5 + 0.08 * wide)) * (q[..., 2] < 0)
        col = col * (1 - 0.90 * dark[..., None] * rgb("#c8d8e8"))
    net(s, p, col, QUARTZ, out=out, glow=0.12 + 0.42 * gather)


def settle(s, grain, x, y, turn, long, tint, fine, *, raphe=True, slim=0.52, count=14.5):
    """Lay a cell on the grain; return its place, axes and size."""
    c, up = grain.spot(x, y)
    way = np.array([np.cos(turn), np.sin(turn), 0])
    way = unit(way - up * (way @ up))
    side = np.cross(up, way)
    wide = long * slim
    ends = [grain.spot(*(c + way * q * long)[:2])[0] for q in (-0.9, 0.9)]
    sag = max(0.0, -float(np.mean([(e - c) @ up for e in ends])))
    valve(s, c + up * wide * 0.12, way, side, long, wide, raphe, tint, fine, count, sag)
    return c, way, side, long, wide


HONEY = ((0, "#200e12"), (0.3, "#6a3420"), (0.6, "#c0742c"), (1, "#ffdc98"))
ROSE = ((0, "#200c16"), (0.3, "#5c2a2c"), (0.6, "#b06a50"), (1, "#ffd0a8"))
SMOKE = ((0, "#180c10"), (0.3, "#40241c"), (0.6, "#7c5434"), (1, "#e8bc80"))
GARNET = ((0, "#180408"), (0.35, "#500c18"), (0.7, "#a03024"), (1, "#ff9a60"))
MILK = (
    (0, "#141230"),
    (0.25, "#3c4478"),
    (0.5, "#7c88b8"),
    (0.72, "#c8b0c0"),
    (0.88, "#ffc890"),
    (1, "#ffe8b8"),
)
CROWD = (
    ("mid", 34, 90, 112, 100, HONEY),
    ("mid", 456, 84, 126, 108, ROSE),
    ("mid", 246, -10, 116, 84, SMOKE),
    ("mid", 10, 640, 122, 128, GARNET),
    ("mid", 476, 690, 130, 104, HONEY),
    ("mid", 232, 744, 140, 82, ROSE),
    ("far", 150, 30, 84, 76, ROSE),
    ("far", 350, 20, 70, 70, HONEY),
    ("far", -6, 300, 90, 124, ROSE),
    ("far", 496, 330, 84, 132, HONEY),
    ("far", 40, 470, 80, 90, HONEY),
    ("far", 120, 690, 90, 90, HONEY),
    ("far", 380, 690, 90, 80, SMOKE),
    ("far", 480, 520, 80, 90, SMOKE),
    ("far", 60, 200, 90, 90, SMOKE),
    ("far", 440, 210, 90, 90, HONEY),
)
"""Grains round it: layer, place, size across and down, colours."""


def paint(k):
    """Paint the picture."""
    f = Field(k)
    fine = min(1.0, 0.45 + k * 0.4)
    s = Scene()
    s.layers = {"far": 12.0, "mid": 6.5, "main": 0.0, "near": 9.0}
    hero = worn(7, (240, 366, 200), (222, 300, 190), MILK, 14, face=(0.04, -0.08, -1.0), edge=16.0)
    laid = [
        settle(s, hero, 220, 340, -0.98, 204, living(0.42), fine, raphe=False),
        settle(s, hero, 268, 556, -0.22, 64, living(0.44), 0.8 * fine, count=11),
        settle(s, hero, 398, 318, 1.15, 44, living(0.40), 0.6 * fine, raphe=False, count=8.5),
        settle(s, hero, 356, 452, -0.75, 38, living(0.46), 0.6 * fine, count=8.5),
        settle(s, hero, 160, 596, 0.5, 32, living(0.42), 0.6 * fine, raphe=False, count=8.5),
    ]
    paint_grain(s, hero, 260, laid)
    for i, (layer, x, y, w, h, tones) in enumerate(CROWD):
        s.layer = layer
        deep = 330 if layer == "mid" else 460
        paint_grain(s, worn(40 + i, (x, y, deep), (w * 1.25, h * 1.25, 110), tones, 12), 70, seed=i)
    ground = f.down((0, "#4a2418"), (1, "#180808"))
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#fff1dc", 1.6), ((0.8, 0.1, -0.1), "#8aa0b8", 0.35)],
        top="#d8dce0",
        low="#3c2c48",
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
        foot_colour="#0c0610",
        foot=0.35,
        vignette=0.4,
        bloom=0.15,
        corner=(0.2, 0.12, 0.16),
    )
    return brushed(image, k, 1.2, 0.75)
