"""Hours and weathers behind the birds: painted skies, woods, fog, rain, snow, sparkling light."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .brush import Image, Shot, blur, ink, noise, over, screen
from .scenery import gradient
from .vectors import Array, smooth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .scenery import Stops


def heaven(shot: Shot, stops: Stops, horizon: float) -> Image:
    """A clear sky: stops from the upper edge (0) to the horizon (1)."""
    share = horizon / 720
    scaled = [(place * share, code) for place, code in stops]
    return gradient(shot, [*scaled, (1.0, stops[-1][1])])


def glow(
    shot: Shot,
    image: Image,
    at: tuple[float, float],
    size: tuple[float, float],
    code: str,
    amount: float,
) -> Image:
    """A soft patch of light."""
    x, y = shot.xy
    r = np.hypot((x - at[0]) / size[0], (y - at[1]) / size[1])
    return screen(image, ink(code), amount * np.exp(-(r**1.6)))


def billows(
    shot: Shot,
    image: Image,
    band: tuple[float, float],
    size: tuple[float, float],
    codes: tuple[str, str],
    seed: int,
    amount: float = 0.9,
    cover: float = 0.0,
) -> Image:
    """Heaped clouds in a band of the card: lit from the upper left, dark below.

    `codes` are the lit side and the shaded one; more `cover` leaves less sky between.
    """
    h, w = shot.size
    k = shot.scale
    _, y = shot.xy
    n = noise(h, w, size[0] * k, size[1] * k, seed, 5)
    middle, half = (band[0] + band[1]) / 2, (band[1] - band[0]) / 2
    inside = 1 - np.abs((y - middle) / half) ** 2
    mass = smooth(-0.1, 0.9, n + cover + 1.2 * (inside - 0.6))
    d = max(1, round(size[1] * 0.28 * k))
    lit = np.clip(0.5 + 0.55 * (blur(n, 1.5 * k) - blur(np.roll(n, (d, d), (0, 1)), 1.5 * k)), 0, 1)
    tone = ink(codes[1]) * (1 - lit[..., None]) + ink(codes[0]) * lit[..., None]
    return over(image, tone, mass * amount * smooth(-0.05, 0.4, inside))


def woods(
    shot: Shot,
    image: Image,
    foot: float,
    high: float,
    code: str,
    seed: int,
    amount: float = 1.0,
    span: tuple[float, float] = (-60, 540),
    rough: float = 1.0,
) -> Image:
    """A far wooded shore that comes down to the water: spruce tips, thinner to the ends."""
    _, w = shot.size
    k = shot.scale
    x, y = shot.xy
    random = np.random.default_rng(seed)
    t = np.clip((x[0] - span[0]) / (span[1] - span[0]), 0, 1)
    line = high * np.sin(t * 3.14159) ** 0.5 * (1 + 0.16 * noise(1, w, 40 * k, 0.01, seed)[0]) * 0.7
    for _ in range(int((span[1] - span[0]) / 3)):
        at = random.uniform(*span)
        tall = (
            high
            * random.uniform(0.5, 1.05)
            * np.sin(np.pi * np.clip((at - span[0]) / (span[1] - span[0]), 0, 1)) ** 0.5
        )
        wide = tall * random.uniform(0.13, 0.30) + 1.5
        line = np.maximum(line, (tall * (1 - np.abs(x[0] - at) / wide)) * rough)
    up = foot - y
    inside = smooth(-0.8, 0.8, line[None] - up) * (up > -1)
    return over(image, ink(code), inside * amount)


def mist(
    shot: Shot, image: Image, band: tuple[float, float], code: str, seed: int, amount: float = 0.8
) -> Image:
    """Fog in a band of the card, in torn layers."""
    h, w = shot.size
    k = shot.scale
    _, y = shot.xy
    n = noise(h, w, 120 * k, 12 * k, seed, 4)
    middle, half = (band[0] + band[1]) / 2, (band[1] - band[0]) / 2
    r = (y - middle) / half + 0.25 * n
    return over(image, ink(code), amount * np.exp(-(r**2)) * (0.8 + 0.2 * smooth(-1, 1, n)))


def rain(
    shot: Shot,
    image: Image,
    span: tuple[float, float],
    rows: tuple[float, float],
    code: str,
    seed: int,
    amount: float = 0.5,
    slant: float = 0.25,
) -> Image:
    """Curtains of rain that hang from a cloud."""
    x, y = shot.xy
    u = x + slant * (y - rows[0])
    streak = np.interp(
        u, np.linspace(-300, 800, 2200), blur(np.random.default_rng(seed).normal(size=2200), 9) * 9
    )
    inside = smooth(span[0], span[0] + 60, u) * smooth(span[1], span[1] - 60, u)
    inside = inside * smooth(rows[0] - 10, rows[0] + 25, y) * smooth(rows[1] + 2, rows[1] - 6, y)
    return over(image, ink(code), inside * amount * np.clip(0.75 + 0.35 * streak, 0, 1))


def snowfall(
    image: Image,
    count: int,
    seed: int,
    *,
    size: float = 2.0,
    way: float = 0.5,
    keep: Sequence[tuple[float, float, float]] = (),
) -> Image:
    """Flakes: small sharp ones far off, a few large soft ones near.

    No flake falls on the discs (x, y, radius) in `keep`.
    """
    random = np.random.default_rng(seed)
    h, w = image.shape[:2]
    k = w / 480
    for _ in range(count):
        x, y = random.uniform(0, 480), random.uniform(0, 720)
        near = random.uniform() ** 4
        r = size * (0.35 + 2.1 * near)
        if any(np.hypot(x - a, y - b) < c + r for a, b, c in keep):
            continue
        soft = 0.55 + 1.1 * near
        x0, x1 = int(max(0, (x - 3 * r) * k)), int(min(w, (x + 3 * r) * k + 1))
        y0, y1 = int(max(0, (y - 3 * r) * k)), int(min(h, (y + 3 * r) * k + 1))
        if x1 <= x0 or y1 <= y0:
            continue
        yy, xx = np.mgrid[y0:y1, x0:x1] / k
        d = np.hypot((xx - x) - way * (yy - y), (yy - y) * 0.75) / r
        image[y0:y1, x0:x1] = over(
            image[y0:y1, x0:x1], ink("#f8fbff"), (0.9 - 0.5 * near) * np.exp(-((d / soft) ** 2.5))
        )
    return image


def sparkle(
    image: Image, places: Array, code: str = "#fffbe2", size: float = 2.2, seed: int = 1
) -> Image:
    """Discs and stars of light on the water, at (x, y, strength) of the card."""
    random = np.random.default_rng(seed)
    h, w = image.shape[:2]
    k = w / 480
    for x, y, a in np.asarray(places, float):
        r = size * random.uniform(0.5, 1.5) * (0.6 + 0.8 * a)
        far = 5 * r
        x0, x1 = int(max(0, (x - far) * k)), int(min(w, (x + far) * k + 1))
        y0, y1 = int(max(0, (y - far) * k)), int(min(h, (y + far) * k + 1))
        if x1 <= x0 or y1 <= y0:
            continue
        yy, xx = np.mgrid[y0:y1, x0:x1] / k
        dx, dy = np.abs(xx - x) / r, np.abs(yy - y) / r
        star = (
            np.exp(-(dx**2 + dy**2))
            + 0.5 * np.exp(-(dx / 2.4) - dy * 5)
            + 0.4 * np.exp(-(dy / 1.6) - dx * 5)
        )
        image[y0:y1, x0:x1] = screen(image[y0:y1, x0:x1], ink(code), np.clip(a * star, 0, 1))
    return image
