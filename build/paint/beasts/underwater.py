"""Open water from within: light from above, the surface seen from below, specks, bubbles."""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, rgb, smooth


def water(c, stops, glow=None, top=0.0, foot=720.0):
    """Paint open water from the surface to the deep; `glow` is (x, y, reach, colour, amount)."""
    c.area(np.ones_like(c.x), Grad((0, top), (0, foot), *stops))
    drift = c.noise(190, 46, 31, 2)
    c.area(smooth(0.2, 0.9, drift) * F(0.10), stops[0], wash=0)
    c.area(smooth(0.2, 0.9, -drift) * F(0.12), stops[-1], wash=0)
    if glow:
        x, y, reach, colour, amount = glow
        c.glow(x, y, reach, colour, amount, power=1.15)


def surface(c, foot, bright, dark, seed=3, n=130, top=-10.0, alpha=0.75, centre=240.0):
    """Paint the underside of the waves down to a row: broad bands above, thin ones far away."""
    g = np.random.default_rng(seed)
    t = np.sort(g.uniform(0, 1, n))[::-1]
    y = top + (foot - top) * t
    near = 1 - t
    x = g.uniform(-30, 510, n)
    long = 8 + 62 * near**1.1 * g.uniform(0.5, 1.3, n)
    thick = 0.8 + 6.5 * near**1.4 * g.uniform(0.5, 1.2, n)
    pale = g.random(n) < 0.62
    col = np.where(pale[:, None], rgb(bright), rgb(dark))
    far = np.exp(-(((x - centre) / 230) ** 2))
    a = alpha * (0.25 + 0.75 * near) * (0.35 + 0.65 * far)
    c.dabs(x, y, long, thick, 0.10 * g.normal(0, 1, n), col, a * g.uniform(0.4, 1, n), hard=1.6)


def shafts(
    c, at, colour, seed=4, n=7, spread=0.9, length=420.0, amount=0.16, wide=(8, 34), top=-30
):
    """Let beams fall from a place above the card; they fade as they go down."""
    g = np.random.default_rng(seed)
    x0, y0 = at
    for lean in np.linspace(-spread, spread, n) + g.normal(0, spread / n / 2, n):
        w, long = g.uniform(*wide), length * g.uniform(0.65, 1.1)
        xa, xb = (x0 + (y - y0) * np.tan(lean) for y in (top, long))
        corners = [(xa - w * 0.3, top), (xa + w * 0.3, top), (xb + w, long), (xb - w, long)]
        found = c.mask_of(corners)
        if found is None:
            continue
        mask, box = c._softened(*found, w * 0.22)
        fade = (1 - smooth(0.1 * long, 0.98 * long, c.y[box])) ** 1.3
        c.area(mask * fade, colour, amount * g.uniform(0.5, 1.2), "screen", box)


def net(c, mask, colour, amount=0.5, cell=26.0, flat=0.55, seed=8):
    """Lay the net of light that waves throw on what lies in shallow water."""
    warp = c.noise(cell * 2.2, cell * 2.2 * flat, seed, 2)
    a = c.noise(cell, cell * flat, seed + 1, 2) + 0.5 * warp
    b = c.noise(cell * 1.3, cell * 1.3 * flat, seed + 2, 2) - 0.5 * warp
    lines = np.maximum(np.exp(-((a / 0.13) ** 2)), 0.8 * np.exp(-((b / 0.13) ** 2)))
    c.area(lines.astype(F) * np.asarray(mask, F), colour, amount, "screen", wash=0)


def motes(c, colour, n=90, seed=6, size=(0.5, 1.8), alpha=0.5, rows=(0, 720)):
    """Scatter specks that float in the water."""
    g = np.random.default_rng(seed)
    s = size[0] + (size[1] - size[0]) * g.uniform(0, 1, n) ** 3
    c.dabs(
        g.uniform(0, 480, n), g.uniform(*rows, n), s * g.uniform(1, 1.6, n), s,
        g.uniform(0, 3, n), colour, alpha * g.uniform(0.3, 1, n), hard=2,
    )  # fmt: skip


def bubbles(c, places, light="#f6fff4", shade="#1d6d78"):
    """Draw bubbles (x, y, radius): a dark lower rim, a light upper one, one spark."""
    for x, y, r in places:
        c.disc(x, y, r, r, shade, alpha=0.25)
        t = np.linspace(np.pi * 0.85, np.pi * 1.75, 14)
        c.line(
            np.stack([x + r * 0.86 * np.cos(t), y + r * 0.86 * np.sin(t)], -1),
            max(0.8, r * 0.22),
            light,
            taper=(0.3, 0.6),
            alpha=0.85,
        )
        t = np.linspace(-0.1, 1.5, 10)
        c.line(
            np.stack([x + r * 0.8 * np.cos(t), y + r * 0.8 * np.sin(t)], -1),
            max(0.6, r * 0.14),
            light,
            taper=(0.2, 0.2),
            alpha=0.5,
        )
        c.disc(x - r * 0.35, y - r * 0.38, r * 0.2, r * 0.16, light, alpha=0.95)
