"""A fallen leaf eaten to its skeleton: green tissue, its brown brink, then a lace of veins."""

from __future__ import annotations

import numpy as np
from scipy.spatial import cKDTree

from .forms import chance, cloud, net, ramp, smooth
from .light import Stuff, rgb, unit

LEAF = Stuff(alpha=1.0, gloss=0.05, sharp=12, wrap=0.3, through=0.25, glow=0.22, shade=0.0)
FOOT, TIP = np.array([-150.0, 690.0]), np.array([472.0, 350.0])
LONG = float(np.hypot(*(TIP - FOOT)))
ALONG = (TIP - FOOT) / LONG
UP = np.array([ALONG[1], -ALONG[0]])
TILT = 0.62
"""How far the leaf comes nearer with each unit down the card."""
OVER = unit([0.0, -TILT, -1.0])
SIDES = (0.04, 0.17, 0.30, 0.43, 0.55, 0.66, 0.76, 0.85)


def seams(x, y, size, seed):
    """Return how far each place is from the nearest seam of a mosaic of cells of this size."""
    g = chance(seed)
    gx, gy = np.meshgrid(np.arange(-140, 620, size), np.arange(60, 840, size))
    seeds = np.stack([gx.ravel(), gy.ravel()], 1) + g.uniform(-0.46, 0.46, (gx.size, 2)) * size
    near = cKDTree(seeds).query(np.stack([x.ravel(), y.ravel()], 1), k=2)[0]
    return ((near[:, 1] - near[:, 0]) / 2).reshape(x.shape)


def half(t):
    """Return half the width of the leaf at a share of its length, with the teeth of its margin."""
    t = np.clip(t, 0, 1)
    return 270 * np.sin(np.pi * t**0.86) ** 0.8 * (1 + 0.035 * ((t * 26) % 1)) + 2


def deep(y):
    """Return the depth of the leaf at a height of the card."""
    return 120 - TILT * (np.asarray(y) - 380)


def place(t, off):
    """Return the place on the card of a share of the length and a distance above the midrib."""
    return FOOT + ALONG * (t * LONG) + UP * off


def vein(t, off, root, sign, thick):
    """Return 1 on a side vein that bows forwards from its root to the margin."""
    high = half(root + 0.12)
    u = np.clip(off * sign / high, 0, 1)
    way = root + 0.20 * u + 0.05 * u**2
    away = np.abs(t - way) * LONG * 0.8 + 400 * np.maximum(-off * sign / LONG, 0)
    return np.clip(1.25 - away / (thick * (1 - 0.6 * u)), 0, 1)


def leaf(s, fine, front, under):
    """Add the leaf: green, then ochre and brown up to the front, then nothing but its veins.

    `front` says how far along the leaf its tissue still stands, for a distance above the midrib;
    `under` gives the place and the direction of the body that rests on it.
    """
    n = int(680 * fine), int(640 * fine)
    y, x = np.meshgrid(np.linspace(110, 790, n[0]), np.linspace(-60, 540, n[1]), indexing="ij")
    p = np.stack([x, y, 0 * x], -1)
    t = ((x - FOOT[0]) * ALONG[0] + (y - FOOT[1]) * ALONG[1]) / LONG
    off = (x - FOOT[0]) * UP[0] + (y - FOOT[1]) * UP[1]
    rough = cloud(p, 60, 3)
    inside = half(t) - np.abs(off) - 900 * np.maximum(t - 1, 0)
    rest = front(off) + 0.009 * cloud(p, 22, 5) - t
    rib = np.clip(1.3 - np.abs(off) / (8.5 - 5.5 * np.clip(t, 0, 1)), 0, 1)
    side = np.zeros_like(x)
    for root in SIDES:
        for sign in (-1, 1):
            side = np.maximum(side, vein(t, off, root, sign, 5.5 - 2.5 * root))
    main = np.maximum(rib, side)
    margin = smooth(3.6, 1.6, inside)
    mesh = smooth(1.5, 0.6, seams(x, y, 25, 4))
    cells = smooth(1.4, 0.3, seams(x, y, 12, 6)) * smooth(0.3, 0.02, rest)
    tissue = smooth(-0.003, 0.004, rest)
    left = smooth(-0.50, -0.05, rest + 0.16 * rough)
    lace = np.maximum(np.maximum(smooth(0.3, 0.5, main), margin), mesh * left)
    alpha = np.maximum(tissue, lace) * smooth(-0.5, 1.5, inside)
    green = np.clip(rest + 0.02 * rough, 0, 0.27) / 0.27
    col = ramp(
        green,
        (0, "#7a3c14"),
        (0.05, "#b8701c"),
        (0.16, "#eebc3c"),
        (0.34, "#c4d458"),
        (0.62, "#86b848"),
        (1, "#5c9c48"),
    )
    col = col * (1 + 0.10 * rough - 0.12 * cells * (1 - main))[..., None]
    # veins are pale within the tissue, brown where they stand alone
    pale = rgb("#5c2f18") + (rgb("#fff4c8") - rgb("#5c2f18")) * tissue[..., None]
    lit = np.clip(
        np.maximum(main * (1 - 0.35 * tissue), np.maximum(mesh, margin) * (0.85 - 0.6 * tissue)),
        0,
        1,
    )
    col = col + (pale - col) * lit[..., None]
    # under the body the net is pressed in, and no light comes there
    at, way = under
    along = np.clip((x - at[0]) * way[0] + (y - at[1]) * way[1], -150, 156)
    rest_at = at[:2] + along[..., None] * way[:2]
    near = np.hypot(x - rest_at[..., 0], (y - rest_at[..., 1]) * 1.15)
    cast = np.hypot(x - rest_at[..., 0] - 26, y - rest_at[..., 1] - 40)
    col = col * (1 - rgb("#a48c80") * np.exp(-((cast / 60) ** 4))[..., None])
    z = deep(y) - 6 * rough + 15 * np.exp(-((near / 60) ** 2)) + tissue * 9 * main
    z = (
        z
        - (1 - tissue) * 7 * np.sqrt(np.maximum(main, 0.3 * mesh))
        + 3 * tissue * cells * (1 - main)
    )
    # the tissue has a thickness: its lip rises a little before it breaks off
    z = z - 9 * tissue * smooth(0.035, 0.004, rest)
    col = col * (1 - 0.4 * (1 - tissue) * smooth(-0.045, 0.0, rest))[..., None]
    brink = tissue * smooth(0.010, 0.003, rest)
    col = col + (rgb("#ffe49c") - col) * (0.55 * brink)[..., None]
    v = np.stack([x, y, z], -1)
    net(s, v, np.clip(col, 0, 1), LEAF, out=np.broadcast_to(OVER, v.shape), alpha=alpha)
