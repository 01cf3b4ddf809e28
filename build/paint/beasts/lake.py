"""Water seen from above: broad strokes in perspective, what floats in it and how it shines back."""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, rgb, smooth


def water(c, horizon, stops, *, foot=720.0):
    """Paint the level sea from the horizon down, from far colours to near ones."""
    c.area(smooth(horizon - 0.6, horizon + 0.6, c.y), Grad((0, horizon), (0, foot), *stops))


def swell(
    c, horizon, light, dark, *, n=90, top=4.0, foot=720.0, tall=1.0, long=1.0, seed=1, alpha=0.55,
    left=-20, right=500, lit=0.5,
):  # fmt: skip
    """Lay broad lying strokes of two tones, longer and farther apart towards the viewer."""
    g = np.random.default_rng(seed + 600)
    t = np.sort(g.uniform(0, 1, n) ** 1.35)
    y = horizon + top + (foot - horizon - top) * t
    near = (y - horizon) / (720 - horizon)
    a = (6 + 62 * near) * g.uniform(0.5, 1.3, n) * long
    b = np.maximum(0.5, (0.5 + 4.2 * near) * g.uniform(0.5, 1.2, n) * tall)
    up = g.random(n) < lit
    col = np.where(up[:, None], rgb(light), rgb(dark))
    x = g.uniform(left, right, n)
    # Each is a crest: two thin lens shapes a little askew.
    turn = g.normal(0, 0.02, n)
    c.dabs(x, y, a, b, turn, col, alpha * g.uniform(0.5, 1, n), hard=1.6)
    c.dabs(x + a * 0.55, y + b * 0.7, a * 0.6, b * 0.6, turn, col, alpha * 0.7, hard=1.6)


def float_on(
    c, layer, row, *, tint, ripple=3.0, dim=0.25, fade=240.0, seed=5, amount=0.9, stretch=0.92
):
    """Let a layer be seen in the water below a row, darker and nearer to the water's colour."""
    back = layer.mirrored(row, ripple=ripple, stretch=stretch, seed=seed)
    back = back.haze(tint, dim)
    depth = np.maximum(c.y - row, 0)
    back.lay(amount, 1 - 0.8 * smooth(0, fade, depth))


def waterline(c, x0, x1, row, *, dark="#12233c", light="#f4f6ee", bow=5.0, seed=2, amount=0.8):
    """Draw the contact of a floating body: a dark line, broken light along it."""
    g = np.random.default_rng(seed + 700)
    t = np.linspace(0, 1, 26)
    y = row + bow * np.sin(np.pi * t)
    p = np.stack([x0 + (x1 - x0) * t, y], -1)
    c.line(p, 7, dark, taper=(0.3, 0.3), alpha=0.55 * amount, soft=1.6)
    n = 16
    at = g.uniform(0.02, 0.98, n)
    px, py = np.interp(at, t, p[:, 0]), np.interp(at, t, y) + g.uniform(0.5, 5, n)
    c.dabs(px, py, g.uniform(5, 20, n), g.uniform(0.6, 1.5, n), 0.0, light, 0.75 * amount)


def rings(c, x, y, radii, light, dark, *, flat=0.22, alpha=0.5, part=(0, 2 * np.pi)):
    """Draw rings that run outwards: a light and a dark line each."""
    t = np.linspace(*part, 80)
    for i, r in enumerate(radii):
        a = alpha * (1 - 0.6 * i / len(radii))
        for off, colour in ((0, light), (2.4, dark)):
            p = np.stack([x + (r - off) * np.cos(t), y + (r - off) * flat * np.sin(t)], -1)
            c.line(p, 1.2 + r * 0.012, colour, alpha=a)


def shade_near(c, row, colour, amount, foot=720.0):
    """Deepen the water towards the viewer."""
    c.area((smooth(row, foot, c.y) * F(amount)).astype(F), colour, 1.0, wash=0)
