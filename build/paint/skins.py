"""The skin of fish: shades, spots, scales and side lines, as functions of the places of a body."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .bodies import Places, Rows, table
from .vectors import Array, bump, colour, mix, smooth

if TYPE_CHECKING:
    from collections.abc import Sequence


def scales(
    place: Places, rows: int, begin: float = 0.2, aspect: float = 1.15, belly: float = 1.25
) -> tuple[Array, Array, Array]:
    """Overlapping scales in rows along the body: their rise to the free edge, the edge, a lot each.

    Rows keep their number, so scales shrink towards the tail, and towards the belly by `belly`.
    """
    g = place.girth
    g = np.where(g < 0, -0.5 * (np.abs(g) * 2) ** (1 / belly), g)
    across = (g + 0.5) * rows
    s_line = place.s[:, 0] if place.s.ndim == 2 else np.unique(place.s)
    girth = place.round[:, 0] if place.s.ndim == 2 else np.full(len(s_line), 0.2)
    step = np.maximum(girth, 0.03) / rows * aspect
    run = np.r_[0.0, np.cumsum(np.diff(s_line) / (0.5 * (step[1:] + step[:-1])))]
    along = np.interp(place.s, s_line, run)
    row = np.floor(across)
    q = across - row - 0.5
    k = along + 0.5 * (row % 2) + 0.95 * q**2
    p = k - np.floor(k)
    on = smooth(begin, begin + 0.02, place.s) * smooth(0.98, 0.90, place.s)
    lot = np.sin(row * 127.1 + np.floor(k) * 311.7 + np.sign(place.x) * 17.0) * 43758.5453
    lot = lot - np.floor(lot)
    return (p - 0.5) * on, bump(p, 0.97, 0.12) * on, (lot - 0.5) * on


def beat_of(place: Places) -> Array:
    """Where the rays of the tail reach into the body: 0 to 1, from ray to ray."""
    return np.asarray(np.abs((place.height * 4.5) % 1.0 - 0.5) * 2)


def countershade(
    place: Places, back: str, side: str, belly: str, *, high: float = 0.45, low: float = -0.45,
    soft: float = 0.35, noise: float = 0.12, seed: int = 3,
) -> Array:  # fmt: skip
    """Dark above, pale below, with a living edge between."""
    h = place.height + noise * place.noise(14, seed)
    c = mix(
        np.broadcast_to(colour(belly), (*h.shape, 3)),
        colour(side),
        smooth(low - soft, low + soft, h),
    )
    return mix(c, colour(back), smooth(high - soft, high + soft, h))


def speckle(c: Array, place: Places, amount: float, frequency: float, seed: int) -> Array:
    """Fine unevenness of tone."""
    n = place.noise(frequency, seed) + 0.6 * place.noise(frequency * 2.3, seed + 1)
    return np.asarray(c * (1 + amount * n)[..., None])


def blots(
    place: Places,
    count: int,
    size: tuple[float, float],
    span: Rows,
    seed: int,
    stretch: float = 1.0,
) -> Array:
    """Nearness to random spots on both sides: 1 in the middle of one, 0 off it.

    `span` is ((first s, last s), (lowest, highest height)).
    """
    random = np.random.default_rng(seed)
    total = np.zeros(place.s.shape)
    (s0, s1), (h0, h1) = span
    for _ in range(count):
        s, h, sign = random.uniform(s0, s1), random.uniform(h0, h1), random.choice([-1, 1])
        r = random.uniform(*size)
        near = (np.abs(place.s[:, 0] - s) < 2.5 * r * stretch).nonzero()[0]
        if not len(near):
            continue
        cut = slice(near[0], near[-1] + 1)
        tall = place.round[cut] * 0.62
        d = np.hypot((place.s[cut] - s) / stretch, (place.height[cut] - h) * tall) / r
        total[cut] = np.maximum(total[cut], smooth(1.25, 0.75, d) * (place.x[cut] * sign > 0))
    return total


def side_line(place: Places, rows: Rows, width: float = 0.004) -> Array:
    """The lateral line: 1 on it; rows are (s, height -1 to 1)."""
    level = table(rows, place.s)
    tall = place.round * 0.62
    on = smooth(rows[0][0] - 0.005, rows[0][0] + 0.01, place.s)
    return np.asarray(bump((place.height - level) * tall, 0, width * (1 - 0.5 * place.s)) * on)


def mirrored(normals: Array, codes: Sequence[str]) -> Array:
    """What a mirror shows of the water around: colours from below to above."""
    view = np.array([0.0, -1.0, 0.0])
    facing = (normals @ view)[..., None]
    up = (2 * facing * normals - view)[..., 2]
    steps = np.linspace(-1, 1, len(codes))
    c = np.array([colour(code) for code in codes])
    return np.stack([np.interp(up, steps, c[:, k]) for k in range(3)], -1)
