"""The last finish of the plants: what was rendered becomes gouache, as the animals are painted.

The render gives light and depth, but also gloss, grain and lime. Here small texture is flattened
within its edges, light is laid in a few planes of value, warm above and cool below, colour is held
to a palette, and a flat brush goes over everything, smaller where the plant is fine.
"""

from __future__ import annotations

import numpy as np
from brush import painted
from render import W, dabs, noise, smooth
from scipy.ndimage import gaussian_filter as blur
from scipy.ndimage import grey_opening

F = np.float32
GREY = np.array([0.3, 0.59, 0.11], F)
WARM, COOL = np.array([0.035, 0.004, -0.03], F), np.array([-0.008, -0.006, 0.045], F)
"""What light and shade add to a colour."""
CEILING = 0.9
"""The value of the brightest paint; only paper would be lighter."""
WIDE = ((5.0, 0.0, 7), (2.6, 0.03, 8), (1.4, 0.035, 7))
FINE = ((2.2, 0.0, 6), (1.1, 0.03, 6), (0.55, 0.025, 5))
"""Strokes where nothing is fine, and where the plant is: half width in units, fault, length."""


def gouache(pixels: np.ndarray, seed: int = 3) -> np.ndarray:
    """Return a rendered picture painted over; both in numbers from 0 to 255."""
    im = pixels.astype(F) / 255
    k = im.shape[1] / W
    im = without_gloss(im, k)
    flat = dabs(dabs(im, round(2.8 * k)), round(2.0 * k))
    fine = fineness(im, k)[..., None]
    im = flat + (im - flat) * F(0.85) * fine
    im = coloured(planes(im, k))
    strokes = painted(im, k, seed, WIDE)
    small = painted(im, k, seed + 1, FINE)
    strokes = strokes + (small - strokes) * fine
    im = im + (strokes - im) * (0.8 - 0.3 * fine)
    h, w = im.shape[:2]
    paper = noise(h, w, 1.3 * k, 1.3 * k, seed, 1) * F(0.004) + noise(h, w, 4 * k, 4 * k, 7, 1) * F(
        0.004
    )
    return (np.clip(im + paper[..., None], 0, 1) * 255 + 0.5).astype(np.uint8)


def without_gloss(im: np.ndarray, k: float) -> np.ndarray:
    """Take away small lights that are paler than what they lie on: these are reflections."""
    value = im @ GREY
    least = im.min(-1)
    size = max(3, round(3 * k)) | 1
    sharp = np.clip(least - grey_opening(least, (size, size)), 0, 1)
    share = smooth(0.03, 0.12, sharp) * smooth(0.35, 0.6, value)
    around = blur(im * (1 - share)[..., None], (2 * k, 2 * k, 0))
    around /= np.maximum(blur(1 - share, 2 * k), 0.05)[..., None]
    return im + (around * 1.06 - im) * (0.75 * blur(share, 0.4 * k))[..., None]


def fineness(im: np.ndarray, k: float) -> np.ndarray:
    """Return where thin forms stand out strongly: 0 in wide areas, 1 at leaves, teeth and hairs."""
    value = im @ GREY
    thin = np.abs(blur(value, 0.7 * k) - blur(value, 3.2 * k))
    return smooth(0.02, 0.075, blur(thin, 2.4 * k)).astype(F)


def planes(im: np.ndarray, k: float, count: int = 6) -> np.ndarray:
    """Draw the values together to a few planes with soft seams, the highest of them at `CEILING`."""
    value = np.clip(im @ GREY, 1e-3, 1)
    lively = np.sqrt(np.maximum(blur(value**2, 9 * k) - blur(value, 9 * k) ** 2, 0))
    lively = smooth(0.02, 0.09, lively)
    most = CEILING + (0.97 - CEILING) * (1 - lively)
    high = np.where(value > 0.6, 0.6 + (most - 0.6) * (1 - np.exp(-(value - 0.6) / 0.22)), value)
    lot = noise(*value.shape, 26 * k, 26 * k, 11, 2) * F(0.06)
    step = high * count + lot
    low = np.floor(step)
    seam = low + smooth(0.28, 0.72, step - low)
    laid = high + (seam / count - high) * (0.2 + 0.48 * lively)
    return np.clip(im * (laid / value)[..., None], 0, 1)


def coloured(im: np.ndarray) -> np.ndarray:
    """Hold the colours to a palette: no lime, greens gold in the light, blue in the shade."""
    value = (im @ GREY)[..., None]
    red, green, blue = (im[..., e] for e in range(3))
    leafy = smooth(0.06, 0.24, green - blue) * smooth(-0.14, 0.04, green - red)
    light, shade = smooth(0.4, 0.75, value), 1 - smooth(0.1, 0.4, value)
    chroma = im - value
    leafy, cool = leafy[..., None], smooth(-0.03, 0.06, blue - red)[..., None]
    chroma = chroma * (1 - 0.38 * leafy * light) * (1 + 0.5 * cool * light)
    strong = np.abs(chroma).max(-1, keepdims=True)
    held = np.where(strong > 0.26, 0.26 + (strong - 0.26) * 0.65, strong)
    im = value + chroma * held / np.maximum(strong, 1e-3)
    im = im + (0.9 * leafy + 0.1) * light * WARM + shade * COOL
    im = im + F(0.22) * (im * im * (3 - 2 * im) - im)
    value = (im @ GREY)[..., None]
    return np.clip(value + (im - value) * F(1.08), 0, 1).astype(F)
