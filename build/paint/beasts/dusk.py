"""The evening of the pressures: violet sky, far works, the dull sea below, what rolls in clouds."""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, smooth
from lake import swell
from nature import clouds, sky
from underwater import shafts

SEA = ("#8c6494", "#5a4484", "#382c66", "#1f1a46", "#120f2e")


def evening(c, level, sun, *, seed=4, bank=0.40):
    """Paint the sky down to a row, with its low sun at `sun` and a bank of clouds."""
    x, y = sun
    tones = ("#2c1a44", "#602f62", "#b25476", "#f08f76", "#ffc690")
    sky(c, tones, level, sun=(x, y, 170, "#ffdf9c", 0.75))
    side = (np.sign(x - 240), 0.6)
    clouds(c, 0, level * 0.85, "#f4a08c", "#55305f", bank, 210, 0.18, seed, side, 0.8)
    c.disc(x, y, 25, 25, "#fff0c4", edge=0)
    c.glow(x, y, 90, "#ffe2a4", 0.55)


def works(c, level, left, right, *, seed=3, tone="#64365e"):
    """Paint far works on the other shore: roofs and chimneys without detail."""
    g = np.random.default_rng(seed)
    x = left
    while x < right:
        wide, high = g.uniform(16, 34), g.uniform(8, 22)
        house(c, (x, level - high), (x + wide, level + 2), tone)
        if g.random() < 0.5:
            house(c, (x + 5, level - high - 22), (x + 11, level), tone)
        x += wide * g.uniform(0.8, 1.3)


def house(c, corner, other, tone):
    """Paint a block of one tone between two corners."""
    (x0, y0), (x1, y1) = corner, other
    c.shape([(x0, y1), (x0, y0), (x1, y0), (x1, y1)], tone, edge=0.3)


def under(c, level, *, tones=SEA, beam=(360, 0.18), seed=5, stripes=True):
    """Paint the sea from within below a row; `beam` says where the last light falls, how much."""
    c.area(smooth(level - 1, level + 1, c.y), Grad((0, level), (0, 720), *tones))
    x, amount = beam
    at, long = (x, level - 190), level + 400
    shafts(c, at, "#ffd0b4", seed, 6, 0.7, long, amount, wide=(12, 44), top=level)
    if stripes:
        foot = level + 26
        swell(c, level - 6, "#f4b49c", "#57397a", n=34, foot=foot, tall=0.55, seed=seed, alpha=0.75)


def billow(c, places, tones, *, light=(-0.35, -0.45), alpha=0.9, soft=0.10):
    """Roll clouds at (x, y, radius), the far ones first; the tones are shade, body, lit crown."""
    discs = ((-0.25, -0.35, 1.06, 0.94, 1.0, 0.85), (0.22, 0.22, 0.86, 0.78, 1.6, 1.0))
    discs += ((0.62, 0.62, 0.46, 0.38, 1.5, 0.8),)
    for x, y, r in places:
        dx, dy = light[0] * r, light[1] * r
        for tone, (u, v, wide, high, blur, share) in zip(tones, discs, strict=True):
            how = {"alpha": alpha * share, "soft": r * soft * blur, "edge": r * 0.02}
            c.disc(x + u * dx, y + v * dy, r * wide, r * high, tone, **how)


def trail(start, end, sizes, n, seed, bow=0.0, spread=0.5):
    """Return places for `billow` along a bowed way, from the last to the first."""
    g = np.random.default_rng(seed)
    t = np.linspace(1, 0, n)
    (ax, ay), (bx, by) = start, end
    r = (sizes[0] + (sizes[1] - sizes[0]) * t) * g.uniform(0.75, 1.2, n)
    off = g.normal(0, spread, n) * r
    long = np.hypot(bx - ax, by - ay)
    x = ax + (bx - ax) * t - (by - ay) / long * (bow * 4 * t * (1 - t) + off)
    y = ay + (by - ay) * t + (bx - ax) / long * (bow * 4 * t * (1 - t) + off)
    return np.stack([x, y, r], -1)


def veiled(tone, share):
    """Return a colour as seen through the violet water."""
    return mix(tone, "#43356f", share)


def darker(c, row, amount=0.55, tone="#0d0a22"):
    """Deepen the sheet towards its foot."""
    c.area((smooth(row, 720, c.y) * F(amount)).astype(F), tone, wash=0)
