"""Fins: skin between rays, or flesh, from a root on the body to an edge in the water."""

from __future__ import annotations

import numpy as np
from canvas import F, mix, rounded, smooth
from finfish import planes
from outlines import outline
from scipy.spatial import cKDTree


def fin(
    fish,
    root,
    edge,
    tones,
    rays=14,
    clear=0.35,
    dark=None,
    light=None,
    ray=0.9,
    bow=0.0,
    soft=0.25,
    fork=True,
    spiny=0.0,
    alpha=1.0,
    seed=3,
    bars=None,
):
    """Paint a fin between a root and an edge, both lines of points (s, h) in the same order.

    `tones` run from the root to the edge; `clear` is how much of the water is seen through there.
    `spiny` draws the skin in between the tips of the rays by this share; `bars` are the number of
    dark bars across the rays, their colour and strength.
    """
    c = fish.c
    place = fish.at
    n = max(rays * 4 + 1, 25)
    t = np.linspace(0, 1, n)
    a, b = _along(outline(root, closed=False), t), _along(outline(edge, closed=False), t)
    if spiny:
        notch = np.abs(np.sin(np.pi * np.linspace(0, rays - 1, n))) ** 0.8 * spiny
        b = b + (a - b) * notch[:, None]
    pa, pb = place(a), place(b)
    found = c.mask_of(np.concatenate([pa, pb[::-1]]))
    if found is None:
        return
    mask, box = c._softened(*found, soft) if soft else found
    x, y = c.x[box], c.y[box]
    # How far from the root: by the lengths of the two nearest lines.
    levels = np.linspace(0, 1, 9)
    pts = np.concatenate([pa + (pb - pa) * q for q in levels])
    out = np.repeat(levels, n)
    d, i = cKDTree(pts).query(np.stack([x.ravel(), y.ravel()], -1), k=4)
    wgt = 1 / (d + 0.4) ** 2
    far = ((out[i] * wgt).sum(1) / wgt.sum(1)).reshape(x.shape)
    share = (np.tile(t, len(levels))[i] * wgt).sum(1) / wgt.sum(1)
    share = share.reshape(x.shape)
    tone = planes(far, *zip(np.linspace(0, 1, len(tones)), tones, strict=True), crisp=0.2)
    see = 1 - clear * smooth(0.1, 0.95, far)
    c.area((mask * see).astype(F), lambda *_: tone, alpha, box=box, wash=0.6)
    if bars:
        number, colour, strength = bars
        wave = np.sin(
            far * number * 2 * np.pi + 1.2 * np.sin(share * 17 + seed) + 0.8 * np.sin(share * 41)
        )
        c.area(
            (mask * smooth(0.0, 0.5, wave) * see).astype(F),
            colour,
            strength * alpha,
            box=box,
            wash=0.4,
        )
    dark = mix(tones[0], "#06263a", 0.45) if dark is None else dark
    light = mix(tones[-1], "#fff6d8", 0.5) if light is None else light
    g = np.random.default_rng(seed)
    for q in np.linspace(0.0, 1.0, rays):
        p0, p1 = _along(a, [q])[0], _along(b, [q])[0]
        mid = (p0 + p1) / 2 + np.array([bow, 0]) * np.hypot(*(p1 - p0))
        p = place(rounded([p0, mid, p1], closed=False))
        long = float(np.hypot(*(p[-1] - p[0])))
        w = ray * g.uniform(0.85, 1.15)
        c.line(p, w * 1.7, dark, taper=(1.0, 0.25), alpha=0.42 * alpha)
        c.line(p + np.array([-0.5, -0.5]) * w, w * 0.9, light, taper=(1.1, 0.4), alpha=0.55 * alpha)
        if fork and long > 18:
            tip = place([_along(b, [np.clip(q + 0.35 / rays, 0, 1)])[0]])[0]
            c.line([p[len(p) // 2], tip], w * 0.9, dark, taper=(1.0, 0.3), alpha=0.28 * alpha)


def _along(line, t):
    """Return points at shares of the length of a line."""
    line = np.asarray(line, float)
    d = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    return np.stack([np.interp(np.asarray(t) * d[-1], d, line[:, e]) for e in (0, 1)], -1)
