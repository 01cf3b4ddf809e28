"""How plumage lies: noise drawn out along guide lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from paint.contours.shapes import Array, Point, cloud, line
from scipy.ndimage import map_coordinates

if TYPE_CHECKING:
    from collections.abc import Sequence


def combed(
    k: float, guides: Sequence[Sequence[Point]], reach: float, size: float, length: float = 13
) -> Array:
    """Return noise drawn out along the nearest guide lines: soft strands, spread about one."""
    vx, vy = _directions(guides, reach)
    w, h = round(480 * k), round(720 * k)
    y, x = np.mgrid[0:h, 0:w]
    grid_x, grid_y = (x + 0.5) / k, (y + 0.5) / k

    def way(px: Array, py: Array) -> tuple[Array, Array]:
        at = np.stack([py / 6, px / 6])
        return (
            map_coordinates(vx, at, order=1, mode="nearest"),
            map_coordinates(vy, at, order=1, mode="nearest"),
        )

    total = np.zeros((h, w))
    for sign in (1, -1):
        px, py = grid_x.copy(), grid_y.copy()
        steps = 6
        for i in range(steps):
            dx, dy = way(px, py)
            px += sign * dx * length / steps
            py += sign * dy * length / steps
            total += (1 - i / steps) * cloud(px / size, py / size, 3, 1)
    return np.asarray(total / total.std())


def _directions(guides: Sequence[Sequence[Point]], reach: float) -> tuple[Array, Array]:
    """Return the directions of the guides on a grid of six units."""
    y, x = np.mgrid[0:125, 0:85] * 6.0
    vx, vy = np.full(x.shape, 1e-9), np.full(x.shape, 1e-9)
    for guide in guides:
        c = line([(p[0], p[1]) for p in guide], 6)
        way = np.gradient(c, axis=0)
        way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-9
        for (cx, cy), (dx, dy) in zip(c, way, strict=True):
            near = np.exp(-np.sqrt((x - cx) ** 2 + (y - cy) ** 2) / reach * 3)
            vx += near * dx
            vy += near * dy
    n = np.hypot(vx, vy) + 1e-12
    return vx / n, vy / n
