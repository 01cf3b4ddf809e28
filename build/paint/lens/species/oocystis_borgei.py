"""Oocystis: the wall of a mother cell bursts in bright water, and the first of her four young pushes out.

Each is an egg with a knob of thickened wall at both ends. Against its wall lie a few large green plates with
lobed edges, each with one pale body of starch; between them one looks through the cell. The mother's wall,
clear and wide, keeps her own two knobs; where it tore, one veil of it hangs in a single fold beside the one
that leaves. One light, low behind the upper right, comes through wall and young.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, balls, chance, cloud, net, ramp, smooth
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

WALL = Stuff(alpha=0.14, edge=0.8, power=3.2, gloss=0.04, sharp=60, wrap=0.1, bend=10, shade=0.05)
CELL = Stuff(
    alpha=0.03,
    edge=0.75,
    power=2.2,
    gloss=0.12,
    sharp=26,
    wrap=0.3,
    jelly=0.4,
    milk=0.10,
    bend=4,
    shade=0.5,
)
PLASTID = Stuff(alpha=0.95, gloss=0.12, sharp=14, wrap=0.35, through=0.7, glow=0.06, shade=0.8)
LIP = Stuff(
    alpha=0.26,
    edge=0.74,
    power=1.5,
    gloss=0.5,
    sharp=40,
    wrap=0.7,
    through=0.8,
    glow=0.15,
    shade=0.15,
)
LAMP = (0.66, -0.70, -0.12)
STARCH = Stuff(alpha=0.5, edge=-0.4, power=1.2, gloss=0.0, wrap=0.6, glow=0.1, shade=0.0)
GRAIN = Stuff(alpha=0.5, gloss=0.05, sharp=40, wrap=0.3, shade=0.3)


def rows_of(axis, turn):
    y = unit(axis)
    x = unit(np.cross(y, turn))
    return np.stack([x, y, np.cross(x, y)])


def egg(q, knob=0.10, width=0.16):
    """An egg's radius for each direction, with a knob at both ends."""
    polar = np.arccos(np.clip(np.abs(q[..., 1]), 0, 1))
    return 1 + knob * np.exp(-((polar / width) ** 2)) - 0.03 * np.abs(q[..., 1]) ** 3


def plates_at(q, g, count, gap):
    """Return how far within a plate each direction lies (below 0: between the plates), and the middles."""
    i = np.arange(count) + 0.5
    polar, round_ = np.arccos(1 - 2 * i / count), i * 2.4 + g.uniform(0, 6)
    m = np.stack([np.sin(polar) * np.cos(round_), np.cos(polar), np.sin(polar) * np.sin(round_)], 1)
    m = unit(m + 0.22 * g.normal(size=m.shape))
    seed = int(g.integers(900))
    warp = np.stack([cloud(q, 0.75, seed + e, 2) for e in range(3)], -1)
    far = np.arccos(np.clip(unit(q + 0.11 * warp) @ m.T, -1, 1))
    far = np.sort(far * g.uniform(0.9, 1.1, count), -1)
    return (far[..., 1] - far[..., 0]) - gap - 0.10 * np.clip(cloud(q, 0.5, seed + 7, 1), 0, 2), m


def young(s, at, r, axis, turn, seed, plates=5, n=64, gap=0.13):
    """Add one cell, r its half width."""
    at = np.asarray(at, float)
    rows = rows_of(axis, turn)
    radii = np.array([r, r * 1.48, r])
    g = chance(seed)
    ball(s, at, radii, rgb("#7fcf70"), CELL, axis, turn, n=n, dent=lambda q: egg(q, 0.065, 0.13))
    th, ph = np.meshgrid(
        np.linspace(0.05, np.pi - 0.05, 2 * n), np.linspace(0, 2 * np.pi, 4 * n), indexing="ij"
    )
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    within, middles = plates_at(q, g, plates, gap)
    grain = cloud(q, 0.10, seed + 3, 2)[..., None]
    lit = (q @ rows) @ unit(LAMP) + 0.10 * cloud(q, 0.8, seed + 5, 1)
    tint = ramp(
        lit,
        (-0.9, "#032420"),
        (-0.2, "#08482c"),
        (0.3, "#1c7430"),
        (0.75, "#58a838"),
        (1, "#b8dc70"),
    )
    edge = ramp(within, (0, "#304828"), (0.05, "#88a080"), (0.14, "#ffffff"))
    tint = tint * edge * np.exp(0.06 * grain)
    behind = smooth(-0.25, 0.35, (q @ rows)[..., 2])[..., None]
    tint = tint * (1 - behind) + rgb("#0e5a38") * behind
    swell = 0.80 + 0.085 * np.sqrt(np.clip(within, 0, 0.25) / 0.25) + 0.004 * grain[..., 0]
    net(
        s,
        (q * swell[..., None] * radii) @ rows + at,
        tint,
        PLASTID,
        out=q @ rows,
        alpha=smooth(-0.015, 0.03, within),
    )
    balls(
        s,
        (middles * 0.835 * radii) @ rows + at,
        r * g.uniform(0.11, 0.17, plates),
        rgb("#e0f098"),
        STARCH,
        n=18,
    )
    oil = unit(g.normal(size=(9, 3))) * g.uniform(0.2, 0.5, (9, 1))
    balls(s, oil * radii @ rows + at, r * g.uniform(0.03, 0.07, 9), rgb("#ffd87a"), GRAIN, n=9)


HINGE = 2.5
"""At which turn round the opening the large veil hangs: to the lower left."""


def torn(side):
    """Return how wide the opening is at each turn round it: a ragged tear with a long rip."""
    saw = 0.12 * np.abs((side * 2.4 / np.pi + 0.2 * np.sin(2 * side)) % 2 - 1)
    return (
        0.70
        + saw
        + 0.05 * np.sin(3 * side + 1)
        + 0.14 * np.exp(-((np.angle(np.exp(1j * (side - HINGE))) / 0.5) ** 2))
    )


def opened(n, way, axis, turn):
    """Return what is left of a wall at each of its points: nothing within the tear round `way`."""
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    d = q @ rows_of(axis, turn)
    x, y, z = rows_of(way, (0, 0, 1.0))
    return smooth(0.99, 1.01, np.arccos(np.clip(d @ y, -1, 1)) / torn(np.arctan2(d @ z, d @ x)))


def flaps(s, at, radii, way, axis, turn):
    """Add the torn edge: a narrow lip that curls back, and one long veil at its hinge."""
    rows = rows_of(axis, turn)
    x, y, z = rows_of(way, (0, 0, 1.0))
    side, u = np.meshgrid(np.linspace(0, 2 * np.pi, 361), np.linspace(0, 1, 26), indexing="ij")
    wide = torn(side)[..., None]
    ring = x * np.cos(side)[..., None] + z * np.sin(side)[..., None]
    d = y * np.cos(wide) + ring * np.sin(wide)
    p = ((d @ rows.T) * egg(d @ rows.T, 0.06, 0.10)[..., None] * radii) @ rows + np.asarray(
        at, float
    )
    veil = np.exp(-((np.angle(np.exp(1j * (side - HINGE))) / 0.62) ** 2))
    lip = 0.5 + 0.5 * np.sin(2 * side + 2.2) * np.sin(3 * side)
    long = 13 + 12 * lip * (1 - veil) + 80 * veil
    bow = 2.3 * u
    off = np.sin(bow) / 1.3 * long
    back = (1 - np.cos(bow)) / 1.3 * long
    p = p + d * (0.25 * off)[..., None] + (y * 0.9 * off[..., None] + ring * back[..., None])
    normal = np.cross(np.gradient(p, axis=0), np.gradient(p, axis=1))
    alpha = 0.45 + 2.8 * smooth(0.86, 1.0, u) + 1.6 * smooth(0.08, 0.0, u)
    tint = ramp(u + 0 * side, (0, "#2c9c98"), (0.45, "#58b8b0"), (0.85, "#3c9ca0"), (1, "#1c6c78"))
    net(s, p, tint, LIP, out=unit(normal), alpha=alpha)


def mother(s, at, radii, axis, turn, n=90, alpha=1.0):
    """The wide clear wall, in two skins."""
    ball(
        s,
        at,
        radii,
        rgb("#147480"),
        WALL,
        axis,
        turn,
        n=n,
        dent=lambda q: egg(q, 0.06, 0.10),
        alpha=alpha,
    )
    ball(
        s,
        at,
        np.asarray(radii) * 0.965,
        rgb("#147480"),
        Stuff(alpha=0.0, edge=0.22, power=4.0, gloss=0.1, shade=0.0),
        axis,
        turn,
        n=n // 2,
    )


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 11.0, "mid": 4.0, "main": 0.0, "near": 13.0}
    axis, turn = (-0.46, -0.88, 0.0), (0.0, 0.0, 1.0)
    middle, wall, exit_ = (214, 296, 40), np.array([186.0, 244, 160]), (0.30, 0.72, -0.62)
    mother(s, middle, wall, axis, turn, 130, alpha=opened(130, exit_, axis, turn))
    flaps(s, middle, wall, exit_, axis, turn)
    young(s, (244, 170, 110), 68, (0.9, 0.3, 0.2), (0, 0.3, 1), 4)
    young(s, (122, 196, 60), 74, (0.10, -0.97, -0.2), (0.3, 0, 1), 3)
    young(s, (104, 352, 120), 52, (0.34, 0.88, 0.4), (0, 0, 1), 5)
    young(s, (310, 444, 20), 128, (0.46, 0.66, -0.60), (0.2, 0, 1), 11, n=90)
    g = chance(21)
    u = g.random((90, 1))
    out = np.array([250, 400, -30]) + u * [60, 190, -40] + g.normal(size=(90, 3)) * (20 + 70 * u)
    balls(s, out, g.uniform(0.6, 2.4, 90), rgb("#e8941c"), GRAIN, n=7)
    s.layer = "far"
    young(s, (440, 300, 240), 30, (0.6, -0.7, 0), turn, 40, n=24, plates=4)
    young(s, (30, 640, 240), 40, (-0.3, -0.7, 0), turn, 41, n=24, plates=4)
    young(s, (440, 644, 240), 26, (0.8, -0.4, 0), turn, 42, n=24, plates=4)
    ground = f.down((0, "#fffef6"), (0.35, "#f0fbf4"), (0.7, "#d4f0ec"), (1, "#94d0d4"))
    ground *= np.exp(0.10 * f.noise(210, 160, 3) * 0.4)[..., None]
    lighting = Lighting(
        lamps=[(LAMP, "#fff0b8", 1.5), ((-0.7, 0.4, -0.4), "#3c90b0", 0.3)],
        top="#c8e8dc",
        low="#4c8c90",
        ambient=0.45,
        rim="#fffad0",
        rim_power=0.15,
        rim_at=(0.70, -0.72),
        rim_low=0.02,
        crowd=0.7,
        density=1.0,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 20, "#ffffff", 8, strength=0.3)
    image = finish(
        image,
        f,
        foot_colour="#0c4858",
        foot=0.3,
        vignette=0.12,
        saturation=1.15,
        bloom=0.08,
    )
    return brushed(image, k, 1.3, 0.75)
