"""Thin blades that grew more at their margin than in their middle, and so lie in ruffles.

A blade is a net of points (x, y, z), across it and along it, whose threads want their lengths:
those near the margin are too long for a flat blade. Letting go of them (`relaxed`) gives ruffles
as they are in nature; `thin.seen` tells what is seen of such a net.
"""

from __future__ import annotations

import numpy as np
from canvas import rounded, wave
from numba import njit
from scipy import ndimage


@njit(cache=True)
def _settle(p, grown, hold, home, steps, stiff):
    """Move the points until the threads between them have the lengths they grew to."""
    n, m = p.shape[0], p.shape[1]
    ways = (
        (0, 1, 1.0),
        (1, 0, 1.0),
        (1, 1, 0.6),
        (1, -1, 0.6),
        (0, 2, stiff),
        (2, 0, stiff),
        (0, 5, stiff * 0.7),
        (4, 0, stiff * 0.7),
    )
    for _ in range(steps):
        for di, dj, force in ways:
            for i in range(n - di):
                for j in range(max(0, -dj), m - max(0, dj)):
                    a, b = i + di, j + dj
                    rest = np.sqrt(
                        (home[i, j, 0] - home[a, b, 0]) ** 2
                        + (home[i, j, 1] - home[a, b, 1]) ** 2
                        + (home[i, j, 2] - home[a, b, 2]) ** 2
                    )
                    rest *= 0.5 * (grown[i, j] + grown[a, b])
                    x, y, z = (
                        p[a, b, 0] - p[i, j, 0],
                        p[a, b, 1] - p[i, j, 1],
                        p[a, b, 2] - p[i, j, 2],
                    )
                    d = np.sqrt(x * x + y * y + z * z) + 1e-6
                    q = 0.5 * force * (d - rest) / d
                    if di + abs(dj) > 2 and d > rest:
                        q *= 0.2
                    p[i, j, 0] += q * x
                    p[i, j, 1] += q * y
                    p[i, j, 2] += q * z
                    p[a, b, 0] -= q * x
                    p[a, b, 1] -= q * y
                    p[a, b, 2] -= q * z
        for i in range(n):
            for j in range(m):
                for e in range(3):
                    p[i, j, e] += hold[i, j] * (home[i, j, e] - p[i, j, e])
    return p


def relaxed(
    spine,
    widths,
    turn,
    seed,
    *,
    grow=0.7,
    reach=0.3,
    start=7.0,
    long=60.0,
    across=45,
    along=170,
    steps=500,
    stiff=0.12,
    keep=0.02,
    notch=0.1,
    calm=0.9,
):
    """Return the net of a blade that has settled.

    `spine` are points (x, y, z); `widths` (share, left, right); `turn` (share, angle of its face
    about the spine).
    """
    line = rounded([q[:2] for q in spine], closed=False, steps=30)
    deep = np.interp(
        np.linspace(0, len(spine) - 1, len(line)), np.arange(len(spine)), [q[2] for q in spine]
    )
    line = np.concatenate([line, ndimage.gaussian_filter1d(deep, 12, mode="nearest")[:, None]], -1)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=-1))])
    v = np.linspace(0, 1, along)
    mid = np.stack([np.interp(v * s[-1], s, line[:, e]) for e in range(3)], -1)
    ahead = np.gradient(mid, axis=0)
    ahead /= np.linalg.norm(ahead, axis=-1, keepdims=True)
    side = np.cross(ahead, [0.0, 0.0, 1.0])
    side /= np.linalg.norm(side, axis=-1, keepdims=True)
    face = np.cross(side, ahead)
    w = np.asarray(widths, float)
    left, right = (
        ndimage.gaussian_filter1d(np.interp(v, w[:, 0], w[:, e]), 4, mode="nearest")
        * (1 + notch * wave(v * s[-1], 40.0, seed + e, 2))
        for e in (1, 2)
    )
    u = np.linspace(-1, 1, across)[:, None]
    off = np.where(u < 0, u * left, u * right)
    rim = np.minimum(np.where(u < 0, (1 + u) * left, (1 - u) * right), (1 - v) * s[-1] * 1.0)
    grown = 1 + grow * np.exp(-np.maximum(rim, 0) / (reach * w[:, 1:].max())) * np.clip(
        v * 5 - 0.3, 0, 1
    )
    t = np.asarray(turn, float)
    angle = ndimage.gaussian_filter1d(np.interp(v, t[:, 0], t[:, 1]), 8, mode="nearest")
    out = np.cos(angle)[:, None] * side + np.sin(angle)[:, None] * face
    home = mid[None] + off[..., None] * out[None]
    normal = np.cross(out, ahead)
    rise = np.stack(
        [wave(v * s[-1] + 37 * np.round(x + 0.2), long, seed + 5 + int(x > 0), 2) for x in u[:, 0]]
    )
    p = home + (start * np.abs(u) ** 1.5 * rise)[..., None] * normal[None]
    hold = keep * (np.exp(-((u / 0.3) ** 2)) + 0.04) * np.ones_like(v) + 0.9 * np.exp(-v * 60)
    p = _settle(p.copy(), grown, hold, home, steps, stiff)
    return ndimage.gaussian_filter(p, (calm, 1.5 * calm, 0), mode="nearest")
