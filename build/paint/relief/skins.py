"""Skins of animals drawn straight: places on the body, scales, spots, grooves; eyes of fish."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from paint.brush import ink
from paint.vectors import smooth

from .limbs import disc
from .sheet import contour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .light import Picture
    from .sheet import Field, Points, Sheet


class Body:
    """The outline of an animal from its back and its belly, and heights on its side."""

    def __init__(
        self,
        back: Sequence[tuple],
        belly: Sequence[tuple],
        snout: tuple[float, float],
        end: float = 1000,
    ) -> None:
        """Take both lines from the snout to the root of the tail."""
        self.back, self.belly = list(back), list(belly)
        self.outline = contour([snout, *back, (end + 10, 0), *belly[::-1]])
        self.lines = [contour([snout, *line], closed=False) for line in (back, belly)]

    def height(self, sheet: Sheet) -> Field:
        """Return -1 at the back, 1 at the belly."""
        x, y = sheet.xy
        top, low = (np.interp(x, line[:, 0], line[:, 1]) for line in self.lines)
        return np.asarray(
            np.clip((2 * y - top - low) / np.maximum(low - top, 4), -1.2, 1.2), np.float32
        )


def blend(rgb: Field, code: str, amount: Field | float) -> Field:
    """Return colours covered by another."""
    a = (np.asarray(amount, np.float32) * np.ones(rgb.shape[:2], np.float32))[..., None]
    return np.asarray(rgb * (1 - a) + ink(code) * a, np.float32)


def scales(x: Field, height: Field, step: float, rows: int) -> tuple[Field, Field]:
    """Return how scales overlap (0 at their roots, 1 at the free edge), and a number for each."""
    p, q = x / step, np.arcsin(np.clip(height, -1, 1) * 0.97) / np.pi * rows
    best = np.full(x.shape, 1e9)
    edge, own = np.zeros_like(x), np.zeros_like(x)
    low = np.floor(q)
    for r in (low - 1, low, low + 1, low + 2):
        odd = 0.5 * (r % 2)
        first = np.floor(p - odd)
        for c in (first - 1, first, first + 1):
            cx = c + odd
            d = np.hypot((p - cx) / 0.98, (q - r) / 0.98)
            front = (d < 1) & (cx < best) & (p >= cx - 0.25)
            best = np.where(front, cx, best)
            edge = np.where(front, d, edge)
            own = np.where(front, np.sin(cx * 12.9898 + r * 78.233) * 43758.5453 % 1.0, own)
    return np.asarray(edge, np.float32), np.asarray(own, np.float32)


def spots(
    u: Field,
    v: Field,
    box: tuple[float, float, float, float],
    sizes: tuple[float, float],
    seed: int,
    *,
    count: int = 400,
    gap: float = 1.3,
    power: float = 2.0,
    wobble: float = 0.25,
    stretch: float = 0.4,
) -> Field:
    """Return irregular spots of many sizes that lie apart, on a skin unrolled to two lengths."""
    random = np.random.default_rng(seed)
    out = np.zeros_like(u)
    a, b = sizes[0] * 1.6, wobble * sizes[1]
    su, sv = u + b * np.sin(v / a + seed), v + b * np.sin(u / a + 2 * seed)
    placed: list[tuple[float, float, float]] = []
    for _ in range(count):
        r = sizes[0] + (sizes[1] - sizes[0]) * random.uniform() ** power
        pu, pv = random.uniform(box[0], box[2]), random.uniform(box[1], box[3])
        long = 1 + stretch * random.uniform(-0.5, 1.0)
        if any(np.hypot(pu - c, pv - d) < gap * (r + e) for c, d, e in placed):
            continue
        placed.append((pu, pv, r))
        out = np.maximum(out, smooth(1.15, 0.7, np.hypot((su - pu) / long, sv - pv) / r))
    return np.asarray(out, np.float32)


def groove(sheet: Sheet, points: Sequence[tuple], width: float, soft: float) -> Field:
    """Return a line that fades out at both ends."""
    line = contour(points, closed=False)
    wide = width * np.sin(np.linspace(0.35, np.pi - 0.35, len(line)))
    return sheet.soft(sheet.stroke(line, wide), soft)


def fish_eye(
    picture: Picture,
    place: tuple[float, float],
    r: float,
    iris: str,
    *,
    ring: str = "#e8dca0",
    dark: str = "#17140f",
    pupil: float = 0.52,
    turn: float = 0.0,
    squash: float = 0.94,
) -> None:
    """Draw the eye of a fish: a flat iris with a metallic ring round a black pupil, no lids."""
    corner = np.array(place)
    part = picture.sheet.around(np.array([corner - 2 * r, corner + 2 * r]), 0)
    image = picture.image[part.box]
    x, y = part.xy
    d = np.hypot((x - place[0]) / r, (y - place[1]) / r)

    def put(code: str, amount: Field) -> None:
        nonlocal image
        image = blend(image, code, np.clip(amount, 0, 1))

    put("#0d1214", 0.65 * part.soft(disc(part, place, r * 1.20, r * squash * 1.18, turn), r * 0.10))
    ball = disc(part, place, r, r * squash, turn)
    put(iris, ball)
    put(dark, ball * 0.75 * smooth(0.1, -0.9, (y - place[1]) / r))
    put(ring, ball * 0.75 * np.exp(-(((d - pupil - 0.10) / 0.07) ** 2)))
    put(ring, ball * 0.35 * smooth(0.2, 0.9, (y - place[1]) / r) * smooth(0.98, 0.8, d))
    hole = disc(part, (place[0] - 0.04 * r, place[1]), r * pupil * 1.08, r * pupil, turn)
    put("#07090a", hole)
    put("#4f7c88", 0.4 * hole * np.exp(-(((y - place[1]) / r + 0.30) ** 2) / 0.03))
    put("#ffffff", disc(part, (place[0] - 0.28 * r, place[1] - 0.34 * r), 0.20 * r, 0.17 * r))
    put("#dfeef0", 0.5 * disc(part, (place[0] + 0.36 * r, place[1] + 0.42 * r), 0.10 * r, 0.08 * r))
    picture.image[part.box] = image


def dots(points: Points, sheet: Sheet, radius: float) -> Field:
    """Return small round dots."""
    out = np.zeros((sheet.rows, sheet.columns), np.float32)
    for x, y in points:
        part = sheet.around(np.array([[x - radius, y - radius], [x + radius, y + radius]]), 2)
        out[part.box] = np.maximum(out[part.box], disc(part, (x, y), radius, radius))
    return out
