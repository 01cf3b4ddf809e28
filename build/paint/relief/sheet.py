"""Drawing with outlines: smooth contours, their masks, and the round forms they inflate to.

A `Sheet` is a raster over a part of the plane. Its units are those of the card (480 x 720, y down)
or of an animal drawn straight; all functions take points in these units.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from numba import njit
from PIL import Image as Pictures
from PIL import ImageDraw
from scipy.ndimage import gaussian_filter, map_coordinates, zoom
from scipy.spatial import cKDTree

if TYPE_CHECKING:
    from collections.abc import Sequence

Field = npt.NDArray[np.float32]
Points = npt.NDArray[np.float64]
Outline = "Sequence[tuple[float, float] | tuple[float, float, str]]"
FINER = 3
"""Steps each way in which the edge of a mask is sampled."""


def contour(points: Sequence[tuple], *, closed: bool = True, steps: int = 14) -> Points:
    """Return a smooth line through the points; `(x, y, "c")` is a corner.

    Between two points it is a centripetal Catmull-Rom curve, so it does not swing out where
    points lie close together.
    """
    p = np.array([q[:2] for q in points], float)
    sharp = [len(q) > 2 for q in points]
    n = len(p)
    line = []
    for i in range(n if closed else n - 1):
        a, b = p[i], p[(i + 1) % n]
        before = p[i - 1] if (closed or i > 0) and not sharp[i] else 2 * a - b
        j = (i + 2) % n if closed else i + 2
        after = p[j] if j < n and not sharp[(i + 1) % n] else 2 * b - a
        line.append(_piece(before, a, b, after, steps))
    if not closed:
        line.append(p[-1:])
    return np.concatenate(line)


def _piece(a: Points, b: Points, c: Points, d: Points, steps: int) -> Points:
    """Return the part from `b` to `c` of a centripetal Catmull-Rom curve."""
    t = np.cumsum(
        [0.0] + [max(float(np.hypot(*(q - p))), 1e-6) ** 0.5 for p, q in ((a, b), (b, c), (c, d))]
    )
    u = np.linspace(t[1], t[2], steps, endpoint=False)[:, None]

    def between(p: Points, q: Points, i: int, j: int) -> Points:
        return np.asarray(((t[j] - u) * p + (u - t[i]) * q) / (t[j] - t[i]))

    ab, bc, cd = between(a, b, 0, 1), between(b, c, 1, 2), between(c, d, 2, 3)
    return between(between(ab, bc, 0, 2), between(bc, cd, 1, 3), 1, 2)


@dataclass(frozen=True)
class Sheet:
    """A raster: its corner, its size in pixels, and its pixels per unit."""

    left: float
    top: float
    columns: int
    rows: int
    scale: float
    column: int = 0
    row: int = 0
    """Where it lies on the sheet it was cut from."""

    @classmethod
    def over(cls, left: float, top: float, width: float, height: float, scale: float) -> Sheet:
        """Return the sheet over a rectangle."""
        return cls(left, top, round(width * scale), round(height * scale), scale)

    @cached_property
    def xy(self) -> tuple[Field, Field]:
        """The coordinates of the pixels."""
        x = self.left + (np.arange(self.columns, dtype=np.float32) + 0.5) / self.scale
        y = self.top + (np.arange(self.rows, dtype=np.float32) + 0.5) / self.scale
        gx, gy = np.meshgrid(x, y)
        return gx, gy

    @property
    def box(self) -> tuple[slice, slice]:
        """Its place on the sheet it was cut from."""
        return (
            slice(self.row, self.row + self.rows),
            slice(self.column, self.column + self.columns),
        )

    def around(self, line: Points, margin: float) -> Sheet:
        """Return the part of this sheet around some points."""
        low = (line.min(0) - margin - (self.left, self.top)) * self.scale
        high = (line.max(0) + margin - (self.left, self.top)) * self.scale
        ends = (self.columns, self.rows)
        c0, r0 = (int(np.clip(np.floor(v), 0, n - 2)) for v, n in zip(low, ends, strict=True))
        c1, r1 = (int(np.clip(np.ceil(v), 2, n)) for v, n in zip(high, ends, strict=True))
        return Sheet(
            self.left + c0 / self.scale,
            self.top + r0 / self.scale,
            max(2, c1 - c0),
            max(2, r1 - r0),
            self.scale,
            c0,
            r0,
        )

    def pixels(self, line: Points) -> Points:
        """Return points in pixels."""
        return np.asarray((line - (self.left, self.top)) * self.scale)

    def fill(self, line: Points) -> Field:
        """Return the inside of a closed line, with a soft edge of one pixel."""
        size = (self.columns * FINER, self.rows * FINER)
        image = Pictures.new("L", size)
        ImageDraw.Draw(image).polygon(
            [(float(x), float(y)) for x, y in self.pixels(line) * FINER], fill=255
        )
        return np.asarray(image.reduce(FINER), np.float32) / 255

    def stroke(self, line: Points, width: npt.ArrayLike) -> Field:
        """Return a line of a width, which may differ along it."""
        wide = np.broadcast_to(np.asarray(width, float), (len(line),))
        step = np.gradient(line, axis=0)
        side = np.stack([-step[:, 1], step[:, 0]], -1)
        side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
        side *= wide[:, None] / 2
        return self.fill(np.concatenate([line + side, (line - side)[::-1]]))

    def soft(self, field: Field, radius: float) -> Field:
        """Return a field smoothed over a radius in units."""
        return np.asarray(gaussian_filter(field, radius * self.scale), np.float32)

    def noise(self, sx: float, sy: float, seed: int, octaves: int = 3) -> Field:
        """Return cloudy noise with a spread of one; its largest blots have these sizes."""
        random = np.random.default_rng(seed)
        total = np.zeros((self.rows, self.columns), np.float32)
        for k in range(octaves):
            # Drawn on a coarse grid of fixed size in units: the same at every resolution.
            cell = max(min(sx, sy) / 2**k * 0.5, 0.5 / self.scale)
            shape = (
                int(self.rows / self.scale / cell) + 8,
                int(self.columns / self.scale / cell) + 8,
            )
            n = gaussian_filter(
                random.normal(size=shape).astype(np.float32),
                (sy / 2**k / cell, sx / 2**k / cell),
                mode="wrap",
            )
            y, x = np.mgrid[0 : self.rows, 0 : self.columns].astype(np.float32)
            at = [y / self.scale / cell + 2, x / self.scale / cell + 2]
            total += 0.5**k * map_coordinates(n / n.std(), at, order=1, mode="nearest")
        return np.asarray(total / total.std(), np.float32)

    def dome(self, mask: Field) -> Field:
        """Return a round form over a mask, in units: half a cylinder on a strip.

        It is the root of the solution of Poisson's equation inside the mask. It reaches a little
        beyond the edge, where it would be too steep to be drawn smoothly.
        """
        wider = np.asarray(gaussian_filter(mask, 1.2) > 0.10, np.float32)
        inside = gaussian_filter(_poisson(wider), 0.9)
        return np.asarray(np.sqrt(np.maximum(inside, 0)) / self.scale, np.float32)

    def bump(self, line: Points, soft: float) -> Field:
        """Return a smooth hill of height one inside a closed line."""
        inside = _poisson(self.fill(line))
        return self.soft(np.asarray(inside / max(inside.max(), 1e-6), np.float32), soft)


def _poisson(mask: Field) -> Field:
    """Return u with a constant curvature of -2 inside the mask and zero outside, in pixels."""
    levels = [mask]
    while min(levels[-1].shape) > 24:
        m = levels[-1]
        m = np.pad(m, ((0, m.shape[0] % 2), (0, m.shape[1] % 2)))
        levels.append(m.reshape(m.shape[0] // 2, 2, m.shape[1] // 2, 2).mean((1, 3)))
    u = np.zeros_like(levels[-1])
    for depth in range(len(levels) - 1, -1, -1):
        inside = levels[depth] > 0.5
        if u.shape != inside.shape:
            u = zoom(u, 2, order=1)[: inside.shape[0], : inside.shape[1]]
        u = np.ascontiguousarray(u * inside, np.float32)
        _relax(u, inside, np.float32(2.0 * 4.0**depth), 90 if depth > 1 else 24)
    return u


@njit(cache=True)
def _relax(u, inside, curvature, rounds):  # type: ignore[no-untyped-def]
    """Bring a field closer to the curvature, by successive over-relaxation."""
    rows, columns = u.shape
    for _ in range(rounds):
        for y in range(1, rows - 1):
            for x in range(1, columns - 1):
                if inside[y, x]:
                    near = u[y - 1, x] + u[y + 1, x] + u[y, x - 1] + u[y, x + 1]
                    u[y, x] += 1.55 * ((near + curvature) * 0.25 - u[y, x])


@njit(cache=True)
def _comb(noise, dx, dy, steps):  # type: ignore[no-untyped-def]
    """Average noise along a field of directions."""
    rows, columns = noise.shape
    out = np.zeros_like(noise)
    for y in range(rows):
        for x in range(columns):
            total = noise[y, x]
            count = 1.0
            for sign in (-1.0, 1.0):
                px, py = float(x), float(y)
                for _ in range(steps):
                    ix, iy = int(px + 0.5), int(py + 0.5)
                    if ix < 0 or iy < 0 or ix >= columns or iy >= rows:
                        break
                    total += noise[iy, ix]
                    count += 1.0
                    px += sign * dx[iy, ix]
                    py += sign * dy[iy, ix]
            out[y, x] = total / count
    return out


def hair(sheet: Sheet, angle: Field, length: float, thick: float, seed: int) -> Field:
    """Return strokes along a field of angles, with a spread of one."""
    random = np.random.default_rng(seed)
    grain = random.normal(size=angle.shape).astype(np.float32)
    grain = gaussian_filter(grain, max(0.5, thick * sheet.scale))
    steps = max(2, round(length * sheet.scale / 2))
    angle = angle + 0.25 * sheet.noise(14, 14, seed + 1, 2)
    lines = _comb(grain, np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32), steps)
    lines -= gaussian_filter(lines, length * sheet.scale / 2)
    return np.asarray(lines / (lines.std() + 1e-9), np.float32)


class Spine:
    """A line through a body: how far along it a point lies, and how far to its side."""

    def __init__(self, rows: Sequence[tuple[float, ...]], steps: int = 40) -> None:
        """Take rows of x, y and anything that changes along the line."""
        self.line = contour([r[:2] for r in rows], closed=False, steps=steps)
        far = np.r_[0, np.cumsum(np.hypot(*np.diff(self.line, axis=0).T))]
        self.length = float(far[-1])
        self.share = far / far[-1]
        knots = self.share[::steps][: len(rows)]
        if len(knots) < len(rows):
            knots = np.r_[knots, 1.0]
        knots[-1] = 1.0
        self.rest = [
            np.interp(self.share, knots, [r[i] for r in rows]) for i in range(2, len(rows[0]))
        ]

    def at(self, sheet: Sheet) -> tuple[Field, Field, Field]:
        """Return the share of the length, the distance to the right of it, and its angle.

        Beyond the ends the line goes straight on.
        """
        x, y = sheet.xy
        points = np.stack([x.ravel(), y.ravel()], -1)
        _, near = cKDTree(self.line).query(points, workers=1)
        step = np.gradient(self.line, axis=0)
        step /= np.linalg.norm(step, axis=1, keepdims=True)
        off = points - self.line[near]
        along = (off * step[near]).sum(1)
        across = step[near, 0] * off[:, 1] - step[near, 1] * off[:, 0]
        angle = np.unwrap(np.arctan2(step[:, 1], step[:, 0]))[near]
        share = self.share[near] + along / self.length
        shape = x.shape
        return tuple(v.reshape(shape).astype(np.float32) for v in (share, across, angle))  # type: ignore[return-value]

    def along(self, share: Field, column: int = 0) -> Field:
        """Return what the rows said beside x and y, at shares of the length."""
        return np.interp(share, self.share, self.rest[column]).astype(np.float32)
