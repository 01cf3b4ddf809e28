"""Bodies from clay: tubes, balls and limbs grow together on a grid and become one skin.

Each piece is a signed distance (negative inside). Pieces join with a soft seam, so a shoulder
flows into a neck. The skin is the surface where the distance is zero; it knows how the coat lies.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import numpy.typing as npt
from scipy.ndimage import map_coordinates
from scipy.spatial import cKDTree
from skimage.measure import marching_cubes

from .vectors import Array, Frame, curve, unit

FAR = 1.0


@dataclass(frozen=True)
class Spine:
    """The middle line of a long body, from tail to head, with its width and height."""

    middle: Array
    ahead: Array
    up: Array
    side: Array
    wide: Array
    high: Array

    @classmethod
    def through(cls, rows: npt.ArrayLike, count: int = 220) -> Spine:
        """From rows of x, y, z, half width, half height, and the way its back looks (3 numbers)."""
        r = curve(rows, count)
        ahead = unit(np.gradient(r[:, :3], axis=0))
        up = r[:, 5:8]
        up = unit(up - (up * ahead).sum(1, keepdims=True) * ahead)
        floor = 0.004
        return cls(
            r[:, :3],
            ahead,
            up,
            np.cross(ahead, up),
            np.maximum(r[:, 3], floor),
            np.maximum(r[:, 4], floor),
        )

    def at(self, share: float, side: float = 0.0, up: float = 0.0) -> Array:
        """A point at a share of the length, with offsets in half widths and half heights."""
        i = round(share * (len(self.middle) - 1))
        offset = self.side[i] * side * self.wide[i] + self.up[i] * up * self.high[i]
        return np.asarray(self.middle[i] + offset)

    def frame(self, share: float) -> Array:
        """Side, ahead and up at a share of the length, one a row."""
        i = round(share * (len(self.middle) - 1))
        return np.array([self.side[i], self.ahead[i], self.up[i]])

    def coordinates(self, points: Array) -> tuple[Array, Array, Array]:
        """Share of the length, side and up (1 is the skin) of points near the body."""
        _, i = cKDTree(self.middle).query(points)
        r = points - self.middle[i]
        side = (r * self.side[i]).sum(1) / self.wide[i]
        return i / (len(self.middle) - 1), side, (r * self.up[i]).sum(1) / self.high[i]


@dataclass
class Skin:
    """The surface of a body: points, triangles, outward normals, and the way the coat lies."""

    points: Array
    faces: npt.NDArray[np.int64]
    normals: Array
    lie: Array
    parts: dict[str, Array]
    """For each kind of piece how much of it a point is, 0 to 1."""
    colours: Array = field(default_factory=lambda: np.zeros((0, 3)))

    def part(self, name: str) -> Array:
        """How much of a kind of piece each point is."""
        return self.parts.get(name, np.zeros(len(self.points)))

    @cached_property
    def tree(self) -> cKDTree:
        """Finds the nearest points."""
        return cKDTree(self.points)

    def snap(self, points: Array) -> tuple[Array, Array, npt.NDArray[np.int64]]:
        """The nearest places on the skin, their normals and the index of the nearest point."""
        _, i = self.tree.query(points)
        n = self.normals[i]
        height = ((points - self.points[i]) * n).sum(-1, keepdims=True)
        return points - n * height, n, i


class Clay:
    """A grid of distances into which pieces are pressed."""

    def __init__(self, low: npt.ArrayLike, high: npt.ArrayLike, step: float) -> None:
        self.low = np.asarray(low, float)
        self.step = step
        self.size = np.ceil((np.asarray(high, float) - self.low) / step).astype(int) + 1
        self.distance = np.full(self.size, FAR, np.float32)
        self._lines: list[tuple[Array, Array, str, float]] = []

    def _cells(self, low: Array, high: Array) -> tuple[tuple[slice, ...], npt.NDArray[np.float32]]:
        first = np.clip(np.floor((low - self.low) / self.step).astype(int), 0, self.size - 1)
        last = np.clip(np.ceil((high - self.low) / self.step).astype(int) + 1, 1, self.size)
        axes = [self.low[k] + self.step * np.arange(first[k], last[k]) for k in range(3)]
        grid = np.stack(np.meshgrid(*axes, indexing="ij"), -1).astype(np.float32)
        return tuple(slice(a, b) for a, b in zip(first, last, strict=True)), grid

    def _press(self, cells: tuple[slice, ...], d: Array, seam: float, *, cut: bool) -> None:
        old = self.distance[cells]
        if cut:
            h = np.clip(0.5 - 0.5 * (old + d) / seam, 0, 1)
            self.distance[cells] = old * (1 - h) - d * h + seam * h * (1 - h)
        else:
            h = np.clip(0.5 + 0.5 * (old - d) / seam, 0, 1)
            self.distance[cells] = old * (1 - h) + d * h - seam * h * (1 - h)

    def _line(self, place: Array, way: npt.ArrayLike, part: str, radius: float) -> None:
        self._lines.append((place, unit(way), part, radius))

    def tube(self, spine: Spine, seam: float = 0.1, part: str = "body") -> None:
        """A body along a spine; its coat lies from head to tail."""
        c, wide, high = spine.middle, spine.wide, spine.high
        margin = max(wide.max(), high.max()) + seam + 0.15
        cells, grid = self._cells(c.min(0) - margin, c.max(0) + margin)
        q = grid.reshape(-1, 3)
        near, i = cKDTree(c).query(q, distance_upper_bound=margin + 0.2)
        ok = np.isfinite(near)
        k = i[ok]
        r = q[ok] - c[k]
        x, y, z = ((r * a[k]).sum(1) for a in (spine.side, spine.up, spine.ahead))
        z[(k > 0) & (k < len(c) - 1)] = 0
        a, b = wide[k], high[k]
        thin = np.minimum(a, b)
        e = np.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / thin) ** 2)
        d = np.full(len(q), FAR, np.float32)
        d[ok] = (e - 1) * thin
        self._press(cells, d.reshape(grid.shape[:3]), seam, cut=False)
        for j in range(0, len(c), 3):
            self._line(c[j], -spine.ahead[j], part, float(min(wide[j], high[j])))

    def ball(
        self,
        middle: npt.ArrayLike,
        radii: npt.ArrayLike,
        rows: Array | None = None,
        *,
        seam: float = 0.06,
        part: str = "",
        lie: npt.ArrayLike | None = None,
        cut: bool = False,
    ) -> None:
        """An ellipsoid with its axes along the rows; with `cut` it is taken away instead."""
        c, r = np.asarray(middle, float), np.asarray(radii, float)
        axes = np.eye(3) if rows is None else rows
        margin = r.max() + seam + 0.05
        cells, grid = self._cells(c - margin, c + margin)
        q = (grid - c) @ axes.T
        e = np.sqrt(((q / r) ** 2).sum(-1))
        slope = np.sqrt(((q / r**2) ** 2).sum(-1)) + 1e-6
        self._press(cells, e * (e - 1) / slope, seam, cut=cut)
        if part:
            self._line(c, -axes[1] if lie is None else lie, part, float(r.min()))

    def lump(
        self,
        frame: Frame,
        middle: npt.ArrayLike,
        radii: npt.ArrayLike,
        *,
        seam: float = 0.06,
        part: str = "",
        lie: npt.ArrayLike | None = None,
        cut: bool = False,
    ) -> None:
        """A ball in the coordinates of a frame; off the middle it is put on both sides."""
        m = np.asarray(middle, float)
        way = frame.direction(0, -1, 0) if lie is None else frame.direction(*np.asarray(lie))
        for side in (1, -1) if m[0] else (1,):
            place = frame.out(m * [side, 1, 1])
            size = np.asarray(radii, float) * frame.scale
            self.ball(place, size, frame.rows, seam=seam, part=part, lie=way, cut=cut)

    def cone(
        self,
        start: npt.ArrayLike,
        end: npt.ArrayLike,
        radii: tuple[float, float],
        seam: float = 0.06,
        part: str = "limb",
    ) -> None:
        """A round bone from start to end; its coat lies towards the end."""
        a, b = np.asarray(start, float), np.asarray(end, float)
        margin = max(radii) + seam + 0.05
        cells, grid = self._cells(np.minimum(a, b) - margin, np.maximum(a, b) + margin)
        ab = b - a
        t = np.clip(((grid - a) @ ab) / (ab @ ab), 0, 1)
        d = np.linalg.norm(grid - (a + t[..., None] * ab), axis=-1)
        self._press(cells, d - (radii[0] + (radii[1] - radii[0]) * t), seam, cut=False)
        for u in np.linspace(0, 1, 5):
            self._line(a + ab * u, ab, part, float(radii[0] + (radii[1] - radii[0]) * u))

    def limb(
        self,
        points: npt.ArrayLike,
        radii: npt.ArrayLike,
        seam: float = 0.08,
        part: str = "limb",
        count: int = 14,
    ) -> None:
        """A bent limb through points, each with its radius."""
        r = curve(np.c_[np.asarray(points, float), np.asarray(radii, float)], count)
        for i in range(count - 1):
            ends = (float(r[i, 3]), float(r[i + 1, 3]))
            self.cone(r[i, :3], r[i + 1, :3], ends, seam if i == 0 else 0.03, part)

    def skin(self, soft: float = 0.12, neighbours: int = 10) -> Skin:
        """The surface, and how its coat lies: the nearest lines of the pieces, blended."""
        v, f, _, _ = marching_cubes(self.distance, 0.0, spacing=(self.step,) * 3)
        cells = (v / self.step).T
        slope = np.gradient(self.distance, self.step)
        normals = np.stack([map_coordinates(g, cells, order=1, mode="nearest") for g in slope], -1)
        points = v + self.low
        place, way, names, radius = zip(*self._lines, strict=True)
        d, i = cKDTree(np.array(place)).query(points, k=range(1, min(neighbours, len(place)) + 1))
        d = np.abs(d - np.array(radius)[i])
        w = np.exp(-(d - d.min(1, keepdims=True)) / soft)
        w /= w.sum(1, keepdims=True)
        labels = np.array(names)[i]
        parts = {n: (w * (labels == n)).sum(1) for n in sorted(set(names))}
        lie = unit((np.array(way)[i] * w[..., None]).sum(1))
        return Skin(points, f[:, ::-1].astype(np.int64), unit(normals), lie, parts)
