"""Boulders of granite under water: worn round, with joints, lit from one side."""

from __future__ import annotations

import numpy as np
from canvas import F, rgb, smooth
from form import depth_of, outline, ramp
from scipy import ndimage


def boulder(
    c, points, tones, sun, *, seed=1, round_=60.0, rough=1.0, push=0.0, joints=(), foot=None
):
    """Paint a boulder and return its mask; `tones` run from shade to light.

    `joints` are (x, y, angle) of cracks; `foot` is (row, colour): what it fades into below it.
    """
    line = outline(points)
    mask = c.cover(line)
    pad = np.pad(mask, c.h // 4, mode="edge")
    deep = np.maximum(depth_of(pad, c.k), 0)[c.h // 4 : -(c.h // 4), c.h // 4 : -(c.h // 4)]
    high = 1.15 * round_ * (1 - np.exp(-deep / (0.66 * round_)))
    high = high + rough * (
        13 * c.noise(120, 84, seed, 2)
        + 3 * c.noise(40, 28, seed + 1, 2)
        + 0.6 * c.noise(11, 8, seed + 2, 2)
    )
    for x, y, angle in joints:
        off = (
            (c.x - x) * np.sin(angle) - (c.y - y) * np.cos(angle) + 5 * c.noise(60, 60, seed + 3, 2)
        )
        high = high - 5 * np.exp(-((off / 4) ** 2))
    gy, gx = np.gradient(ndimage.gaussian_filter(high, 0.8 * c.k), 1 / c.k)
    s = np.asarray(sun, float) / np.linalg.norm(sun)
    light = (-gx * s[0] - gy * s[1] + s[2]) / np.sqrt(gx * gx + gy * gy + 1)
    value = 0.42 + 0.72 * (light - 0.42) + 0.03 * c.noise(4, 4, seed + 4, 1) + push
    tone = ramp(tones, value)
    if foot:
        tone = tone + (rgb(foot[1]) - tone) * smooth(foot[0], foot[0] + 130, c.y)[..., None]
    c.area(mask, lambda *_: tone.astype(F), wash=0.5)
    return mask
