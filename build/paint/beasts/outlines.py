"""Round lines through points, and the cushion over an outline: how high a body stands over it."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from canvas import rounded
from scipy.interpolate import CubicSpline
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates
from scipy.sparse import coo_matrix
from scipy.sparse.linalg import spsolve

COARSE = 72
"""Cells along the longer side of the grid on which a body is blown up."""


def closed(points, step=1.5):
    """Return a closed outline through points, every `step` units; `(x, y, None)` is a corner."""
    at = next((i for i, p in enumerate(points) if p[-1] is None), None)
    if at is None:
        p = np.array([*points, points[0]], float)
        t, length = _course(p)
        s = np.linspace(0, t[-1], max(12, int(length / step)), endpoint=False)
        return CubicSpline(t, p, bc_type="periodic")(s)
    runs = [[points[at][:2]]]
    for p in [*points[at + 1 :], *points[: at + 1]]:
        runs[-1].append(p[:2])
        if p[-1] is None:
            runs.append([p[:2]])
    return np.concatenate([_open(np.array(run, float), step)[:-1] for run in runs if len(run) > 1])


def _open(p, step):
    t, length = _course(p)
    s = np.linspace(0, t[-1], max(3, int(length / step) + 1))
    if len(p) < 3:
        return np.stack([np.interp(s, t, p[:, i]) for i in (0, 1)], -1)
    return CubicSpline(t, p)(s)


def _course(p):
    """Return a parameter that runs evenly through uneven gaps, and the length of the line."""
    gaps = np.hypot(*np.diff(p, axis=0).T)
    return np.r_[0.0, np.cumsum(np.sqrt(gaps))], gaps.sum()


def outline(points, closed=True, steps=10):
    """Return a line through points that rounds off between them; `(x, y, 0)` is a corner."""
    corners = [i for i, p in enumerate(points) if len(p) > 2]
    if not corners:
        return rounded(points, closed, steps)
    p = [q[:2] for q in points]
    if closed:
        p = p[corners[0] :] + p[: corners[0]] + [p[corners[0]]]
        cuts = [i - corners[0] for i in corners] + [len(p) - 1]
    else:
        cuts = sorted({0, *corners, len(p) - 1})
    runs = [
        rounded(p[a : b + 1], closed=False, steps=steps) if b - a > 1 else np.array(p[a : b + 1])
        for a, b in pairwise(cuts)
    ]
    return np.concatenate(runs)


def inflate(depth, k):
    """Return the height of a cushion, half round where the outline is a band.

    `depth` is how far each pixel lies inside the outline, in units of k pixels. Solve Poisson's
    equation on a coarse grid; what is interpolated is its ratio to the depth, which is smooth, so
    that the edge stays exact.
    """
    h, w = depth.shape
    every = max(1, round(max(h, w) / COARSE))
    low = gaussian_filter(depth, every / 3)[every // 2 :: every, every // 2 :: every]
    cell = every / k
    inside = low > 0.15 * cell
    if inside.sum() < 4:
        return np.sqrt(np.maximum(depth, 0) * max(float(depth.max()), 0.0))
    ratio = _poisson(inside, cell) / np.maximum(low, 0.5 * cell)
    nearest = distance_transform_edt(~inside, return_distances=False, return_indices=True)
    ratio = gaussian_filter(ratio[tuple(nearest)], 0.8)
    rows, cols = ((np.arange(n) - every // 2) / every for n in (h, w))
    grid = np.meshgrid(rows, cols, indexing="ij")
    fine = map_coordinates(ratio, grid, order=2, mode="nearest")
    return np.sqrt(np.maximum(2.4 * fine * np.maximum(depth, 0), 0))


def _poisson(inside, cell):
    """Return the function whose Laplacian is -1 inside and which is 0 outside."""
    n = int(inside.sum())
    number = np.full(inside.shape, -1)
    number[inside] = np.arange(n)
    here = number[inside]
    rows, cols, values = [here], [here], [np.full(n, 4.0)]
    wide = np.pad(number, 1, constant_values=-1)
    for dy, dx in ((0, 1), (2, 1), (1, 0), (1, 2)):
        there = wide[dy : dy + inside.shape[0], dx : dx + inside.shape[1]][inside]
        live = there >= 0
        rows.append(here[live])
        cols.append(there[live])
        values.append(np.full(int(live.sum()), -1.0))
    places = (np.concatenate(rows), np.concatenate(cols))
    matrix = coo_matrix((np.concatenate(values), places), shape=(n, n)).tocsc()
    out = np.zeros(inside.shape)
    out[inside] = spsolve(matrix, np.full(n, cell * cell))
    return out
