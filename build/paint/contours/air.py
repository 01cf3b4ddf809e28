"""What stands behind a bird: skies, light, clouds, mist, far land; and the last touch.

Pictures are arrays of sRGB from 0 to 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from paint.contours.light import ramp
from paint.contours.shapes import Array, Point, cloud, line, smooth

if TYPE_CHECKING:
    from collections.abc import Sequence


def ink(code: str) -> Array:
    """Return a colour as it stands in the picture."""
    return np.array([int(code[i : i + 2], 16) for i in (1, 3, 5)]) / 255


def grid(image: Array) -> tuple[Array, Array, float]:
    """Return the coordinates of the card at each pixel, and how many pixels a unit has."""
    h, w = image.shape[:2]
    k = w / 480
    y, x = np.mgrid[0:h, 0:w]
    return (x + 0.5) / k, (y + 0.5) / k, k


def sky(k: float, stops: Sequence[tuple[float, str]], lean: float = 0.0) -> Array:
    """Return colours by height on the card, 0 to 720; `lean` tilts them, down to the right."""
    image = np.zeros((round(720 * k), round(480 * k), 3))
    x, y, _ = grid(image)
    drift = 12 * cloud(x / 300, y / 160, 31, 1)
    return np.asarray(ramp(stops, y + drift - lean * (x - 240)) ** (1 / 2.2))


def over(image: Array, tint: Array, amount: Array) -> Array:
    """Return the picture with opaque paint on it."""
    a = np.clip(amount, 0, 1)[..., None]
    return image * (1 - a) + tint * a


def screen(image: Array, tint: Array, amount: Array) -> Array:
    """Return the picture with light added."""
    a = np.clip(amount, 0, 1)[..., None]
    return 1 - (1 - image) * (1 - tint * a)


def glow(
    image: Array, at: Point, size: Point, code: str, amount: float, power: float = 1.5
) -> Array:
    """Return the picture with a soft patch of light."""
    x, y, _ = grid(image)
    r = np.hypot((x - at[0]) / size[0], (y - at[1]) / size[1])
    return screen(image, ink(code), amount * np.exp(-(r**power)))


def clouds(
    image: Array,
    span: tuple[float, float],
    size: tuple[float, float],
    codes: tuple[str, str],
    seed: int,
    amount: float = 0.8,
    cover: float = 0.0,
) -> Array:
    """Return the picture with clouds between two heights, lit from the upper left."""
    x, y, _ = grid(image)
    u, v = x / size[0], y / size[1]
    warp = 0.22 * cloud(u * 0.6, v * 0.6, seed + 9, 2)
    n = cloud(u + warp, v + 0.6 * warp, seed, 5)
    side = cloud(u + warp - 0.10, v + 0.6 * warp - 0.16, seed, 5)
    middle, half = (span[0] + span[1]) / 2, (span[1] - span[0]) / 2
    inside = 1 - np.abs((y - middle) / half) ** 2
    mass = smooth(0.0, 1.1, n + cover + 1.1 * (inside - 0.6)) * smooth(-0.05, 0.45, inside)
    lit = np.clip(0.5 + 0.9 * (n - side), 0, 1)[..., None]
    return over(image, ink(codes[1]) * (1 - lit) + ink(codes[0]) * lit, mass * amount)


def land(
    image: Array,
    crest: Sequence[Point],
    foot: float,
    codes: tuple[str, str],
    seed: int,
    *,
    rough: float = 3.0,
    trees: float = 0.0,
    soft: float = 0.8,
    amount: float = 1.0,
) -> Array:
    """Return the picture with far land: its crest, and colours from the crest to the foot."""
    x, y, _ = grid(image)
    c = line(crest, 2)
    ends = smooth(c[0, 0], c[0, 0] + 60, x[0]) * smooth(c[-1, 0], c[-1, 0] - 60, x[0])
    top = foot + 2 + (np.interp(x[0], c[:, 0], c[:, 1]) - foot - 2) * ends
    top = top + ends * rough * cloud(x[0] / 22, 0 * x[0], seed, 4)
    if trees:
        top = top - ends * _spruces(x[0], trees, seed) * smooth(0, 8, foot - top)
    t = (y - top) / np.maximum(foot - top, 1)
    inside = smooth(-soft, soft, y - top) * smooth(foot + 0.7, foot - 0.7, y)
    facets = 0.07 * cloud(x / 30 + y / 50, y / 16, seed + 2, 4) * smooth(0, 0.1, t)
    tone = ramp([(0, codes[0]), (1, codes[1])], np.clip(t + facets, 0, 1)) ** (1 / 2.2)
    return over(image, tone * (1 + facets[..., None] * 0.8), inside * amount)


def _spruces(x: Array, high: float, seed: int) -> Array:
    """Return how high a row of spruces stands above the ground."""
    random = np.random.default_rng(seed)
    total = 0.25 * high * (1 + 0.4 * cloud(x / (0.9 * high + 2), 0 * x, seed + 5, 3))
    at = -20.0
    while at < 500:
        tall = high * random.uniform(0.45, 1.25)
        lean = np.abs(x - at) / (0.17 * tall + 0.8)
        steps = 0.07 * np.sin(lean * 16 + random.uniform(0, 6))
        total = np.maximum(total, tall * np.clip(1 - lean**0.9 + steps * (lean < 1), 0, 1))
        at += random.uniform(0.12, 0.5) * high + 1.0
    return np.asarray(total)


def mist(
    image: Array, height: float, depth: float, code: str, amount: float, seed: int = 4
) -> Array:
    """Return the picture with a bank of mist round a height."""
    x, y, _ = grid(image)
    n = 0.35 * cloud(x / 120, y / 22, seed, 3)
    return over(image, ink(code), amount * np.exp(-(((y - height) / depth + n) ** 2)))


def finish(image: Array, vignette: float = 0.3, grain: float = 0.006, seed: int = 7) -> Array:
    """Return the picture with darker corners and the tooth of paper."""
    x, y, _ = grid(image)
    d = np.hypot((x / 480 - 0.5) / 0.72, (y / 720 - 0.45) / 0.72)
    dark = (vignette * smooth(0.6, 1.15, d))[..., None]
    image = image * (1 - dark * (1 - np.array([0.25, 0.35, 0.45])))
    tooth = cloud(x / 1.6, y / 1.6, seed, 2) + 0.3 * cloud(x / 6, y / 6, seed + 3, 2)
    light = 4 * image * (1 - image) + 0.15
    return np.asarray(np.clip(image + grain * tooth[..., None] * light, 0, 1))
