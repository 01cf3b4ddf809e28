"""A habitat in a hexagon with its point up, framed in the colour of the habitat."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from canvas import F, rgb
from scipy.spatial import cKDTree
from square import Square

MIDDLE, RADIUS, CORNER = 240, 228, 16
PAPER, LINE = "#fff6de", "#0b2233"


def hexagon(share, corner=CORNER, step=0.4):
    """Return the outline of a hexagon of a share of the tile's size, its corners rounded."""
    turns = np.radians(np.arange(0, 360, 60))
    points = MIDDLE + share * RADIUS * np.stack([np.sin(turns), -np.cos(turns)], -1)
    bends = []
    for a, b, c in zip(np.roll(points, 1, 0), points, np.roll(points, -1, 0), strict=True):
        start, end = (b + (q - b) * corner / np.hypot(*(q - b)) for q in (a, c))
        t = np.linspace(0, 1, 40)[:, None]
        bends.append((1 - t) ** 2 * start + 2 * t * (1 - t) * b + t**2 * end)
    around = [*bends, bends[0]]
    sides = [
        np.linspace(a[-1], b[0], int(np.hypot(*(b[0] - a[-1])) / step)) for a, b in pairwise(around)
    ]
    return np.concatenate([p for pair in zip(bends, sides, strict=True) for p in pair])


class Tile(Square):
    """The sheet of a tile; what matters lies within 200 units of its middle."""

    def edge(self, share, width):
        """Return the cover of a line along a hexagon."""
        shape = (self.w, self.w)
        places = np.stack([self.x[: self.w].ravel(), self.y[: self.w].ravel()], -1)
        near = width / 2 + 1 / self.k
        far = cKDTree(hexagon(share)).query(places, distance_upper_bound=near)[0].reshape(shape)
        return np.clip((width / 2 - far) * self.k + 0.5, 0, 1).astype(F)

    def framed(self, colour, *, share=0.6, **how):
        """Return the finished picture within its frame: red, green, blue, cover."""
        out, cover = self.squared(share=share, **how), self.cover(hexagon(1))[: self.w]
        for at, width, tone, amount in (
            (0.978, 14, colour, 1.0),
            (0.94, 3, PAPER, 0.9),
            (1.005, 1.5, LINE, 0.5),
        ):
            line = self.edge(at, width) * F(amount)
            whole = cover + line - cover * line
            part = (line / np.maximum(whole, 1e-6))[..., None]
            out, cover = out + (rgb(tone) - out) * part, whole
        return np.concatenate([out, cover[..., None]], -1)
