"""Plumage and fur as few directed strokes, and feathers that lie in order.

`Flow` knows from a few guide lines which way hair or feathers lie at every place; `strokes` lays
strokes along it, where the light turns and nowhere else. `fan` gives the spines of feathers between
two guide lines, `feathers` paints them from the far one to the near one.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, rgb, rounded
from form import ribbon
from scipy import ndimage


class Flow:
    """Which way hair or feathers lie: from root to tip, after guide lines."""

    def __init__(self, *lines):
        places, ways = [], []
        for points in lines:
            p = rounded(points, closed=False, steps=8)
            d = np.gradient(p, axis=0)
            places.append(p)
            ways.append(d / (np.hypot(*d.T)[:, None] + 1e-9))
        self.places, self.ways = np.concatenate(places), np.concatenate(ways)

    def __call__(self, x, y):
        """Return the angle at these places."""
        dx = np.asarray(x)[:, None] - self.places[None, :, 0]
        dy = np.asarray(y)[:, None] - self.places[None, :, 1]
        weight = 1 / (dx * dx + dy * dy + 60) ** 1.5
        way = weight @ self.ways
        return np.arctan2(way[:, 1], way[:, 0])


def strokes(
    c,
    mask,
    flow,
    n=300,
    *,
    size=(9, 1.6),
    light=("#fff2d6", 0.22),
    dark=("#1d2748", 0.22),
    turn=0.7,
    spread=0.12,
    alpha=0.8,
    seed=1,
):
    """Lay strokes along a flow within a mask, in the colour that is there, lighter or darker.

    `size` is half length and half width; `turn` is how much they keep to where the light turns
    (1: only there, 0: everywhere). `light` and `dark` are (colour, share).
    """
    g = np.random.default_rng(seed + 400)
    k = c.k
    value = ndimage.gaussian_filter(c.rgb @ np.array([0.3, 0.59, 0.11]), 2.5 * k)
    gy, gx = np.gradient(value, 1 / k)
    change = np.hypot(gx, gy)
    change = (
        np.clip(change / (np.percentile(change[mask > 0.5], 92) + 1e-9), 0, 1)
        if (mask > 0.5).any()
        else change
    )
    weight = mask * (1 - turn + turn * change)
    rows, cols = np.nonzero(weight[:: max(1, int(k)), :: max(1, int(k))] > 0.02)
    rows, cols = rows * max(1, int(k)), cols * max(1, int(k))
    if not len(rows):
        return
    w = weight[rows, cols]
    pick = g.choice(len(rows), n, p=w / w.sum())
    y, x = (rows[pick] + g.random(n)) / k, (cols[pick] + g.random(n)) / k
    at = (np.clip((y * k).astype(int), 0, c.h - 1), np.clip((x * k).astype(int), 0, c.w - 1))
    col = ndimage.gaussian_filter(c.rgb, (1.2 * k, 1.2 * k, 0))[at]
    up = g.random(n) < 0.5
    to = np.where(up[:, None], rgb(light[0]), rgb(dark[0]))
    share = np.where(up, light[1], dark[1])[:, None] * g.uniform(0.4, 1, (n, 1))
    col = col + (to - col) * share
    angle = flow(x, y) + g.normal(0, spread, n)
    s = g.uniform(0.6, 1.2, n)
    before = c.rgb.copy()
    c.dabs(x, y, size[0] * s, size[1] * g.uniform(0.7, 1.2, n), angle, col, alpha, hard=2.5)
    c.rgb = before + (c.rgb - before) * mask[..., None]


def fan(roots, tips, n, *, bend=0.0, lot=0.0, seed=1, even=1.0):
    """Return n spines of feathers from one guide line to another, in the order of the lines.

    `bend` curves them to their left by this share of their length, `lot` sets them a little off,
    `even` over 1 crowds them towards the end.
    """
    g = np.random.default_rng(seed + 500)
    a, b = (rounded(p, closed=False, steps=12) for p in (roots, tips))
    out = []
    for i in range(n):
        t = (i / max(1, n - 1)) ** (1 / even)
        p, q = (_along(line, np.clip(t + lot * g.normal() / n, 0, 1)) for line in (a, b))
        q = q + (q - p) * lot * 0.15 * g.normal()
        way = q - p
        left = np.array([way[1], -way[0]]) * bend
        out.append([p, p + way * 0.35 + left * 0.75, p + way * 0.7 + left * 0.8, q])
    return out


def _along(line, t):
    gaps = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    s = t * gaps[-1]
    return np.array([np.interp(s, gaps, line[:, 0]), np.interp(s, gaps, line[:, 1])])


SLIM = (0.35, 0.8, 1.0, 1.0, 0.85, 0.5, 0.0)
BROAD = (0.5, 0.85, 1.0, 1.08, 1.05, 0.8, 0.1)
ROUND = (0.5, 0.78, 0.95, 1.05, 1.1, 1.12, 1.1, 1.0, 0.8, 0.35)
POINTED = (0.5, 0.9, 1.0, 0.85, 0.62, 0.34, 0.0)
FINGER = (0.6, 1.0, 1.1, 0.9, 0.72, 0.6, 0.05)
"""How wide feathers are from root to tip."""


def feather(
    c,
    spine,
    width,
    tones,
    *,
    shape=SLIM,
    shade=0.4,
    shadow=(1.5, 2.5, 2.2),
    fringe=None,
    shaft=0.35,
    lit=-1,
    root=None,
    vane=0.75,
    dusk="#26304f",
):
    """Paint one feather: its cast shadow, its own colour, a light and a shaded vane, a fringe.

    `tones` are (shade, own, light); `lit` is the side of the sun, -1 left of its way and 1 right of
    it. `root` is a share of its length over which it grows out of what is there, `vane` how dark
    its far half is, `dusk` the colour of its shadow.
    """
    p = rounded(spine, closed=False, steps=8)
    body = ribbon(spine, [width * s for s in shape])
    low, own, light = tones
    if shade:
        below, soft = body + np.array(shadow[:2]), shadow[2]
        c.shape(below, dusk, alpha=shade, edge=0, soft=soft, mode="multiply")
    mask = c.cover(body)
    if root:
        way = p[-1] - p[0]
        t = ((c.x - p[0, 0]) * way[0] + (c.y - p[0, 1]) * way[1]) / (way @ way)
        mask = mask * np.clip(t / root, 0, 1) ** 1.5
    half = len(p)
    side = np.concatenate([p, body[half:]] if lit > 0 else [p, body[:half][::-1]])
    with c.within(mask):
        c.shape(body, own, edge=0)
        c.shape(side, low, edge=0, alpha=vane)
        edge = body[:half] if lit > 0 else body[half:][::-1]
        c.line(edge[int(half * 0.2) :], max(1.0, width * 0.22), light, taper=(0.6, 0.6), alpha=0.8)
        if fringe:
            c.line(body[int(half * 0.55) : int(half * 1.45)], fringe[1] * 2, fringe[0], alpha=0.9)
        if shaft:
            c.line(
                p[int(half * 0.15) :],
                max(0.6, width * 0.07),
                mix(low, "#0e1020", 0.5),
                taper=(1, 0.3),
                alpha=shaft,
            )


def feathers(c, spines, width, tones, **how):
    """Paint feathers in their order, each over the one before; widths may be (first, last)."""
    first, last = width if isinstance(width, tuple) else (width, width)
    for i, spine in enumerate(spines):
        t = i / max(1, len(spines) - 1)
        feather(c, spine, first + (last - first) * t, tones, **how)
