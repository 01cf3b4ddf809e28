"""Planothidium on a grain of sand: its two unlike valves, clear as glass, shimmer in slanting light.

A cell sits flat on its grain. Its two valves differ: the lower one bears the raphe, a fine slit
along the middle with a clear knot in the centre; the upper has none, but on one side of its middle
a horseshoe-shaped hollow. Both are ellipses with blunt, drawn-out ends and radiating stripes, each
of several rows of pores. Here two empty valves lean on a grain: the large one in front shows the
raphe, the one behind it the horseshoe; a colony lives flat on the grain. Silica that turns from blue-green to rose, on deep blue.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import chance, facets, net, ramp, smooth
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from scipy.spatial import ConvexHull

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
LIVING = Stuff(alpha=0.85, edge=0.15, gloss=0.6, sharp=24, wrap=0.3, through=0.3, shade=0.8)
SAND = Stuff(alpha=1.0, gloss=0.18, sharp=14, wrap=0.15, through=0.0, shade=0.0)


def outline(x):
    """Half width of a valve at x from -1 to 1: an ellipse with blunt drawn-out ends."""
    e = np.sqrt(np.clip(1 - x**2, 0, 1))
    return e * (1 - 0.22 * smooth(0.66, 0.95, np.abs(x))) + 0.03 * np.exp(
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
    lean = X - 0.17 * np.abs(U) ** 1.2 * np.tanh(X / 0.22) * (1 - 0.5 * np.abs(X))
    count = 14.5
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
    p = c + d * (X * long)[..., None] + w * (Y * wide)[..., None] + up * (h * wide)[..., None]
    col = tint(X, U) if callable(tint) else np.broadcast_to(tint, (*X.shape, 3))
    clear = 0.9 + 0.2 * np.clip((1 - colour) / 0.45, 0, 1) + 0.3 * np.clip(mantle, 0, 1)
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
        rgb("#c8f0f4") if stuff is SILICA else rgb("#8a6a4a"),
        stuff,
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


def boulder(s, middle, radii, seed, count=34):
    """Add a grain of sand with flat faces; return its hull, to set cells on."""
    g = chance(seed)
    q = unit(g.normal(size=(count, 3)))
    p = np.asarray(middle, float) + q * np.asarray(radii, float) * g.uniform(0.93, 1.05, (count, 1))
    hull = ConvexHull(p)
    v, normal, tri = facets(p, hull.simplices)
    tone = np.repeat(g.uniform(0, 1, len(hull.simplices)), 3)
    warm = np.clip(0.45 - 0.4 * normal[:, 1] + 0.18 * (tone - 0.5), 0, 1)
    s.add(v, normal, tri, ramp(warm, (0, "#241f36"), (0.5, "#544a5a"), (1, "#a08a7c")), SAND)
    return hull


def flat_cells(s, hull, places, size, seed):
    """Lay living cells on faces of a grain, all of one colony: side by side, turned alike."""
    g = chance(seed)
    for x, y, turn in places:
        n, d = hull.equations[:, :3], hull.equations[:, 3]
        z = np.where(n[:, 2] < -1e-6, -(d + n[:, 0] * x + n[:, 1] * y) / n[:, 2], -np.inf)
        face = int(np.argmax(z))
        up = n[face]
        way = np.array([np.cos(turn), np.sin(turn), 0])
        way = unit(way - up * (way @ up))
        long = size * g.uniform(0.9, 1.1)
        tint = ramp(g.random(), (0, "#8a9a3c"), (0.5, "#b89a3a"), (1, "#c98a42"))
        spot = np.array([x, y, z[face]]) + up * long * 0.12
        valve(s, spot, way, np.cross(up, way), long, long * 0.5, False, tint, 0.36, LIVING)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    fine = min(1.0, 0.45 + k * 0.4)
    s = Scene()
    s.layers = {"far": 6.0, "mid": 2.6, "main": 0.0, "near": 9.0}
    hull = boulder(s, (240, 800, 120), (370, 330, 190), 9, 110)
    valve(
        s,
        (192, 272, 190),
        (0.34, -0.93, -0.10),
        (0.90, 0.33, 0.20),
        248,
        140,
        True,
        lacquer(0.44),
        fine,
    )
    valve(
        s,
        (366, 366, 330),
        (0.36, 0.92, -0.06),
        (0.90, -0.36, 0.12),
        168,
        92,
        False,
        lacquer(0.36),
        fine,
    )
    flat_cells(
        s,
        hull,
        (
            (206, 542, 0.3),
            (276, 536, 0.1),
            (240, 578, 0.2),
            (314, 572, 0.35),
            (172, 582, 0.1),
            (282, 614, 0.3),
            (348, 606, 0.1),
        ),
        34,
        6,
    )
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
