"""Outlines on the card: closed curves, how far each pixel is from them, and cushions over them.

Places are in units of the card (480 x 720), y down; `k` is how many pixels a unit has.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw
from scipy.interpolate import CubicSpline
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates
from scipy.sparse import coo_matrix
from scipy.sparse.linalg import spsolve
from scipy.spatial import cKDTree

if TYPE_CHECKING:
    from collections.abc import Sequence

Array = npt.NDArray[np.float64]
Point = tuple[float, ...]
COARSE = 72
"""Cells along the longer side of the grid on which a body is blown up."""


def smooth(a: npt.ArrayLike, b: npt.ArrayLike, x: npt.ArrayLike) -> Array:
    """Return 0 at `a`, 1 at `b`, with soft ends; `a` may be the larger one."""
    low, high = np.asarray(a, float), np.asarray(b, float)
    t = np.clip((np.asarray(x, float) - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def line(points: Sequence[Point], step: float = 1.0) -> Array:
    """Return an open curve through points, sampled about every `step` units.

    Further columns, such as widths, are carried along. A point that ends in None is a corner.
    """
    runs: list[list[Point]] = [[]]
    for p in points:
        corner = p[-1] is None
        place = tuple(v for v in p if v is not None)
        runs[-1].append(place)
        if corner:
            runs.append([place])
    parts = [_run(np.array(r, float), step) for r in runs if len(r) > 1]
    return np.concatenate([parts[0], *(p[1:] for p in parts[1:])])


def _run(p: Array, step: float) -> Array:
    """Return a smooth curve through rows of numbers, the first two of which are the place."""
    gaps = np.linalg.norm(np.diff(p[:, :2], axis=0), axis=1)
    t = np.r_[0.0, np.cumsum(np.sqrt(gaps))]
    count = max(3, int(gaps.sum() / step) + 1)
    s = np.linspace(0, t[-1], count)
    if len(p) < 3:
        return np.stack([np.interp(s, t, p[:, i]) for i in range(p.shape[1])], -1)
    return np.asarray(CubicSpline(t, p)(s))


def closed(points: Sequence[Point], step: float = 1.0) -> Array:
    """Return a closed outline through points; a point `(x, y, None)` is a corner."""
    at = next((i for i, p in enumerate(points) if p[-1] is None), None)
    if at is not None:
        ring = [*points[at:], *points[: at + 1]]
        return line([ring[0][:2], *ring[1:]], step)[:-1]
    p = np.array([*points, points[0]], float)
    gaps = np.linalg.norm(np.diff(p, axis=0), axis=1)
    t = np.r_[0.0, np.cumsum(np.sqrt(gaps))]
    s = np.linspace(0, t[-1], max(12, int(gaps.sum() / step)), endpoint=False)
    return np.asarray(CubicSpline(t, p, bc_type="periodic")(s))


def band(spine: Sequence[Point], step: float = 1.0) -> Array:
    """Return the outline of a tapering band with round ends: rows x, y, half width."""
    c = line(spine, step)
    along = np.gradient(c[:, :2], axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    wide = np.maximum(c[:, 2:3], 0)
    across = np.stack([-along[:, 1], along[:, 0]], -1) * wide
    gaps = np.linalg.norm(np.diff(c[:, :2], axis=0), axis=1)
    narrowing = np.abs(np.diff(wide[:, 0])) / np.maximum(gaps, 1e-9)
    first, last = wide[0] / (1 + 3 * narrowing[0]), wide[-1] / (1 + 3 * narrowing[-1])
    round_ = np.linspace(0, np.pi, 7)[1:-1, None]
    end = c[-1, :2] + np.cos(round_) * across[-1] + np.sin(round_) * along[-1] * last
    start = c[0, :2] - np.cos(round_) * across[0] - np.sin(round_) * along[0] * first
    return np.concatenate([c[:, :2] + across, end, (c[:, :2] - across)[::-1], start])


Profile = tuple[tuple[float, float], ...]
SLIM: Profile = ((0, 0.55), (0.35, 1), (0.7, 0.92), (0.88, 0.7), (0.97, 0.36), (1, 0.1))
ROUND: Profile = ((0, 0.6), (0.35, 1), (0.7, 1.05), (0.88, 0.88), (0.97, 0.5), (1, 0.15))
BROAD: Profile = ((0, 0.7), (0.35, 1), (0.7, 1.08), (0.9, 0.98), (0.975, 0.6), (1, 0.2))
FINGER: Profile = ((0, 0.8), (0.38, 1.25), (0.56, 0.86), (0.88, 0.66), (0.97, 0.34), (1, 0.1))
"""How wide feathers are from root to tip: contour feathers, round and broad quills, wing tips."""


def vane(
    root: Point,
    angle: float,
    length: float,
    width: float,
    bend: float = 0.0,
    shape: Profile = SLIM,
) -> list[Point]:
    """Return the rows x, y, half width of one feather for `Figure.feather`.

    `angle` is its direction in degrees, 0 to the right and 90 down; `bend` curves it to its left.
    """
    a = np.radians(angle)
    way, across = np.array([np.cos(a), np.sin(a)]), np.array([np.sin(a), -np.cos(a)])
    rows: list[Point] = []
    for t, w in shape:
        p = np.array(root) + way * length * t + across * bend * length * (t**2 - 0.3 * t)
        rows.append((float(p[0]), float(p[1]), width * w))
    return rows


@dataclass(frozen=True)
class Field:
    """How far each pixel of a window of the card lies inside an outline, in units."""

    window: tuple[slice, slice]
    x: Array
    y: Array
    depth: Array
    """Positive inside."""


def field(
    outline: Array, k: float, margin: float = 4, size: tuple[float, float] = (480, 720)
) -> Field:
    """Return the signed distance from an outline, exact to a fraction of a pixel."""
    w, h = round(size[0] * k), round(size[1] * k)
    low = np.floor((outline.min(0) - margin) * k).astype(int)
    high = np.ceil((outline.max(0) + margin) * k).astype(int) + 1
    x0, y0 = (int(v) for v in np.clip(low, 0, (w - 1, h - 1)))
    x1, y1 = (int(v) for v in np.clip(high, (x0 + 1, y0 + 1), (w, h)))
    yy, xx = np.mgrid[y0:y1, x0:x1]
    px = np.stack([(xx + 0.5) / k, (yy + 0.5) / k], -1)
    dense = _dense(np.r_[outline, outline[:1]], 0.35 / k)
    d, nearest = cKDTree(dense).query(px.reshape(-1, 2))
    mask = Image.new("1", (x1 - x0, y1 - y0))
    corners = [(float(a * k - x0 - 0.5), float(b * k - y0 - 0.5)) for a, b in outline]
    ImageDraw.Draw(mask).polygon(corners, fill=1)
    inside = np.asarray(mask).ravel().copy()
    close = np.flatnonzero(d < 1.6 / k)
    at = nearest[close]
    way = dense[(at + 1) % len(dense)] - dense[at - 1]
    off = px.reshape(-1, 2)[close] - dense[at]
    inside[close] = (way[:, 0] * off[:, 1] - way[:, 1] * off[:, 0]) * _turning(outline) > 0
    depth = np.where(inside, d, -d).reshape(px.shape[:2])
    return Field((slice(y0, y1), slice(x0, x1)), px[..., 0], px[..., 1], depth)


def _turning(p: Array) -> float:
    """Return 1 for an outline that goes round clockwise on the card, else -1."""
    q = np.roll(p, -1, axis=0)
    return float(np.sign((p[:, 0] * q[:, 1] - q[:, 0] * p[:, 1]).sum()))


def _dense(points: Array, step: float) -> Array:
    """Return a polyline with points not farther apart than `step`."""
    gaps = np.linalg.norm(np.diff(points, axis=0), axis=1)
    t = np.r_[0.0, np.cumsum(gaps)]
    s = np.linspace(0, t[-1], int(t[-1] / step) + 2)
    return np.stack([np.interp(s, t, points[:, i]) for i in (0, 1)], -1)


def inflate(place: Field, k: float) -> Array:
    """Return the height of a cushion over an outline: half round where it is a band.

    Solve Poisson's equation on a coarse grid. What is interpolated is its ratio to the distance
    from the outline, which is smooth, so that the edge stays exact.
    """
    d = place.depth
    h, w = d.shape
    every = max(1, round(max(h, w) / COARSE))
    low = gaussian_filter(d, every / 3)[every // 2 :: every, every // 2 :: every]
    cell = every / k
    inside = low > 0.15 * cell
    if inside.sum() < 4:
        return np.sqrt(np.maximum(d, 0) * max(float(d.max()), 0.0))
    ratio = _poisson(inside, cell) / np.maximum(low, 0.5 * cell)
    nearest = distance_transform_edt(~inside, return_distances=False, return_indices=True)
    ratio = gaussian_filter(ratio[tuple(nearest)], 0.8)
    rows = (np.arange(h) - every // 2) / every
    cols = (np.arange(w) - every // 2) / every
    grid = np.meshgrid(rows, cols, indexing="ij")
    fine = map_coordinates(ratio, grid, order=2, mode="nearest")
    return np.sqrt(np.maximum(2.4 * fine * np.maximum(d, 0), 0))


def _poisson(inside: npt.NDArray[np.bool_], cell: float) -> Array:
    """Return the function whose Laplacian is -1 inside and which is 0 outside."""
    n = int(inside.sum())
    number = np.full(inside.shape, -1)
    number[inside] = np.arange(n)
    here = number[inside]
    rows, cols = [here], [here]
    values = [np.full(n, 4.0)]
    wide = np.pad(number, 1, constant_values=-1)
    for dy, dx in ((0, 1), (2, 1), (1, 0), (1, 2)):
        there = wide[dy : dy + inside.shape[0], dx : dx + inside.shape[1]][inside]
        live = there >= 0
        rows.append(here[live])
        cols.append(there[live])
        values.append(np.full(int(live.sum()), -1.0))
    matrix = coo_matrix(
        (np.concatenate(values), (np.concatenate(rows), np.concatenate(cols))), shape=(n, n)
    ).tocsc()
    out = np.zeros(inside.shape)
    out[inside] = spsolve(matrix, np.full(n, cell * cell))
    return out


@lru_cache(maxsize=64)
def _lattice(seed: int) -> Array:
    return np.random.default_rng(seed).normal(size=(96, 96))


def cloud(u: npt.ArrayLike, v: npt.ArrayLike, seed: int, octaves: int = 3) -> Array:
    """Return smooth noise with a spread of about one at coordinates in sizes of its blots."""
    a, b = np.asarray(u, float), np.asarray(v, float)
    total, weight = np.zeros(np.broadcast(a, b).shape), 0.0
    for i in range(octaves):
        spread = 0.5**i
        at = np.stack(np.broadcast_arrays(b * 2**i + 17.3 * i, a * 2**i + 5.1 * i))
        total += spread * map_coordinates(_lattice(seed + i), at, order=3, mode="grid-wrap")
        weight += (0.72 * spread) ** 2
    return np.asarray(total / np.sqrt(weight))


def strokes(
    lines: Sequence[Array], k: float, size: tuple[float, float] = (480, 720), fine: int = 3
) -> Array:
    """Return how much of each pixel tapering strokes cover: rows x, y, half width, opacity."""
    w, h = round(size[0] * k), round(size[1] * k)
    page = Image.new("L", (w * fine, h * fine))
    draw = ImageDraw.Draw(page)
    for rows in lines:
        shape = band([tuple(r[:3]) for r in rows], 1.5)
        tone = round(255 * float(np.clip(rows[0][3] if len(rows[0]) > 3 else 1, 0, 1)))
        draw.polygon([(float(x) * k * fine, float(y) * k * fine) for x, y in shape], fill=tone)
    small = page.resize((w, h), Image.Resampling.BOX)
    return np.asarray(small, float) / 255
