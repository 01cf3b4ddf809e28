"""Planothidium on a grain of sand: its two unlike valves, clear as glass, shimmer in slanting light.

A cell sits flat on its grain. Its two valves differ: the lower one bears the raphe, a fine slit
along the middle with a clear knot in the centre; the upper has none, but on one side of its middle
a horseshoe-shaped hollow. Both are ellipses with blunt, drawn-out ends and radiating stripes, each
of several rows of pores. Here two empty valves lie loose in front of the living crowd: one shows
the horseshoe, the other the raphe. Clear silica that shimmers like opal, on deep blue.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import chance, cloud, net, ramp, smooth
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SILICA = Stuff(
    alpha=0.62,
    edge=0.5,
    power=1.8,
    gloss=1.1,
    sharp=34,
    wrap=0.25,
    through=0.55,
    bend=5,
    shade=0.55,
)
LIVING = Stuff(alpha=0.85, edge=0.15, gloss=0.6, sharp=24, wrap=0.3, through=0.3, shade=0.8)
SAND = Stuff(alpha=1.0, gloss=0.18, sharp=14, wrap=0.15, through=0.0, shade=0.0)


def outline(x):
    """Half width of a valve at x from -1 to 1: an ellipse with blunt drawn-out ends."""
    e = np.sqrt(np.clip(1 - x**2, 0, 1))
    return e * (1 - 0.30 * smooth(0.62, 0.95, np.abs(x))) + 0.03 * np.exp(
        -(((np.abs(x) - 0.95) / 0.06) ** 2)
    )


def valve(s, c, axis, across, long, wide, raphe, tint, fine=1.0, stuff=SILICA):
    """A valve: half length, half width; its outer face looks along axis x across towards the viewer."""
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
    lean = X * (1 + 0.28 * np.abs(U) ** 1.3 * (1 - X**2)) + 0.10 * np.abs(U) * np.sign(X) * (
        1 - np.abs(X)
    )
    count = 14.5
    stripe = 0.5 + 0.5 * np.cos(2 * np.pi * lean * count)
    # each stripe holds three rows of pores
    rows = 0.5 + 0.5 * np.cos(2 * np.pi * lean * count * 3)
    pores = 0.5 + 0.5 * np.cos(np.abs(Y) * wide / long * 2 * np.pi * count * 2.9)
    axial = 0.055 + (0.10 * np.exp(-((X / 0.10) ** 2)) if raphe else 0.045 * (1 - X**2))
    inside = (
        smooth(axial, axial + 0.045, np.abs(Y))
        * smooth(0.985, 0.93, np.abs(U))
        * smooth(0.985, 0.95, np.abs(X))
    )
    if raphe:
        inside = inside * (1 - np.exp(-(((X / 0.07) ** 2 + (Y / 0.28) ** 2) ** 2)))
    fine_pores = smooth(0.45, 0.95, rows * 0.5 + pores * 0.5) * smooth(0.30, 0.60, stripe)
    relief = -0.016 * inside * stripe - 0.012 * inside * fine_pores
    colour = 1 - 0.42 * inside * fine_pores - 0.12 * inside * stripe
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
    p = c + d * (X * long)[..., None] + w * (Y * wide)[..., None] + up * (h * wide)[..., None]
    col = tint(X, U) if callable(tint) else np.broadcast_to(tint, (*X.shape, 3))
    clear = 0.45 + 0.85 * np.clip((1 - colour) / 0.45, 0, 1) + 0.5 * np.clip(mantle, 0, 1)
    net(
        s,
        p,
        col * (0.55 + 0.45 * colour)[..., None],
        stuff,
        out=np.broadcast_to(up, p.shape),
        alpha=clear if stuff is SILICA else 1.0,
    )
    # the rim hangs down as a girdle band
    a = np.concatenate(
        [np.stack([t, np.full(n, 1.0)], 1), np.stack([t[::-1], np.full(n, -1.0)], 1)]
    )
    x, side = a[:, 0], a[:, 1]
    edge = c + d * (x * long)[:, None] + w * (side * outline(x) * wide)[:, None]
    band = np.stack([edge - up * wide * q for q in (0.06, 0.12, 0.17, 0.22)], 1)
    out = unit(edge - c)[:, None]
    net(
        s,
        np.concatenate([band, band[:1]]),
        rgb("#9fd8e8") if stuff is SILICA else rgb("#8a6a4a"),
        stuff,
        out=np.broadcast_to(out, band.shape)[np.r_[0 : len(band), 0]],
    )


def paint(k):
    """Paint the picture."""
    f = Field(k)
    fine = min(1.0, 0.45 + k * 0.4)
    s = Scene()
    s.layers = {"far": 6.0, "mid": 2.6, "main": 0.0, "near": 9.0}
    shimmer = lambda phase: (
        lambda X, U: ramp(
            0.5 + 0.5 * np.sin(phase + 2.6 * U * np.sqrt(1 - 0.6 * X**2) + 1.9 * X),
            (0, "#2f9ad8"),
            (0.22, "#6fe0d8"),
            (0.48, "#e8f4c0"),
            (0.72, "#ffc066"),
            (1, "#f06a8a"),
        )
    )
    valve(
        s,
        (190, 276, -150),
        (0.46, -0.88, -0.10),
        (0.87, 0.46, 0.18),
        256,
        132,
        False,
        shimmer(0.4),
        fine,
    )
    valve(
        s,
        (362, 408, 10),
        (-0.40, -0.90, 0.10),
        (0.90, -0.40, 0.18),
        176,
        86,
        True,
        shimmer(2.6),
        fine,
    )
    # the grain and its crowd
    n = 220
    a, b = np.meshgrid(np.linspace(-1.3, 1.3, n), np.linspace(-1.25, 1.25, n), indexing="ij")
    d = np.stack([np.sin(a) * np.cos(b), np.sin(b), -np.cos(a) * np.cos(b)], -1)
    bump = 1 + 0.028 * cloud(d, 0.55, 4, 3)
    centre, radius = np.array([236.0, 800.0, 330.0]), 480.0
    tint = ramp(
        0.5 + 0.5 * cloud(d, 0.4, 9, 3), (0, "#0c1430"), (0.5, "#1a2c50"), (1, "#37587c")
    ) * np.exp(0.10 * chance(2).normal(size=(n, n, 1)))
    net(s, centre + d * radius * bump[..., None], tint, SAND, out=d)
    g = chance(6)
    for i in range(46):
        q = unit([g.uniform(-0.7, 0.7), g.uniform(-1.1, -0.1), -0.75])
        spot = centre + q * radius * (1 + 0.028 * cloud(q[None], 0.55, 4, 3)[0]) + q * 7
        way = unit(np.cross(q, g.normal(size=3)))
        size = g.uniform(26, 44)
        gold = ramp(g.random(), (0, "#3f8a8a"), (0.45, "#7fb8a4"), (0.8, "#d9b060"), (1, "#d8785a"))
        valve(
            s,
            spot,
            way,
            np.cross(q, way),
            size,
            size * g.uniform(0.46, 0.55),
            i % 3 == 0,
            gold,
            0.36,
            LIVING,
        )
    ground = f.down((0, "#0c1230"), (0.35, "#1c2a58"), (1, "#080a1c"))
    ground *= np.exp(0.10 * f.noise(180, 130, 3))[..., None]
    ground += rgb("#4f7ac0") * (0.35 * f.spot(90, 70, 260))[..., None]
    lighting = Lighting(
        lamps=[((-0.66, -0.60, -0.40), "#fff1dc", 2.0), ((0.8, 0.1, -0.1), "#8aa0b8", 0.45)],
        top="#a4b4d0",
        low="#1c2448",
        ambient=0.42,
        rim="#fff3e0",
        rim_power=0.0,
        crowd=1.1,
        density=1.3,
    )
    image = compose(s, lighting, ground, k, depth_blur=(-60, 0.6))
    return finish(
        image,
        f,
        foot_colour="#060818",
        foot=0.4,
        vignette=0.45,
        bloom=0.3,
        corner=(0.14, 0.12, 0.2),
    )
