"""A brush over a finished picture: small texture becomes flat strokes, edges stay."""

from __future__ import annotations

import numpy as np
from scipy.ndimage import gaussian_filter as blur

from .light import Array, F


def brushed(image: Array, k: float, size: float = 2.4, share: float = 0.8) -> Array:
    """Return the picture as if painted with a brush of this half width, in units of the card.

    Each pixel takes the mean of those of the eight neighbourhoods round it that vary least
    (a generalised Kuwahara filter); `share` is how much of that is mixed in.
    """
    r = max(1, round(size * k))
    wide = np.pad(image, ((r, r), (r, r), (0, 0)), mode="edge")
    mean = blur(wide, (0.5 * r, 0.5 * r, 0))
    spread = np.maximum(blur(wide * wide, (0.5 * r, 0.5 * r, 0)) - mean * mean, 0).sum(-1)
    weight = (1 / (spread + 2e-5)) ** 3
    h, w = image.shape[:2]
    total, out = np.zeros((h, w, 1), np.float64), np.zeros((h, w, 3), np.float64)
    for turn in np.arange(8) * np.pi / 4:
        y, x = r + round(r * np.sin(turn)), r + round(r * np.cos(turn))
        part = weight[y : y + h, x : x + w, None].astype(np.float64)
        total += part
        out += part * mean[y : y + h, x : x + w]
    return np.asarray(image + (out / total - image) * share, F)
