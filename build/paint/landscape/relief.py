"""A country seen from high above: ridges and their spurs as a height, and what of it is seen.

World: X east, Z north, Y up, in kilometres; the picture is a level view whose horizon lies above
the sheet, so that what stands upright stays upright.
"""

from __future__ import annotations

import numpy as np
from canvas import Canvas, F, noise
from numba import njit
from scipy import ndimage

WIDE, HIGH = 1280, 720
HORIZON, FOCUS, MIDDLE = -520.0, 1500.0, 600.0
REACH = 96600.0
"""Focal length times the height of the eye."""
EYE = REACH / FOCUS
WEST, SOUTH, STEP = -52.0, 62.0, 0.08
COLUMNS, ROWS = 1320, 680
"""Where the grid of heights begins, its mesh, and how many of them."""


class Sheet(Canvas):
    """A sheet of 1280 x 720 units."""

    def __init__(self, k, seed=1, ground="#888888"):
        super().__init__(k / 8, seed, ground)
        self.k, self.w, self.h = k, round(WIDE * k), round(HIGH * k)
        self.rgb = np.broadcast_to(self.rgb[:1, :1], (self.h, self.w, 3)).copy()
        y, x = np.mgrid[0 : self.h, 0 : self.w].astype(F)
        self.x, self.y = (x + F(0.5)) / F(k), (y + F(0.5)) / F(k)
        self.wash = self.noise(110, 70, 901) * F(0.6) + self.noise(20, 9, 902, 2) * F(0.5)
        self.temper = self.noise(70, 50, 903, 2)


def seen_at(X, Z, Y=0.0):
    """Return where a place of the world is on the sheet."""
    return MIDDLE + FOCUS * X / Z, HORIZON + FOCUS * (EYE - Y) / Z


def level_at(x, y):
    """Return the place at height 0 that is seen here."""
    Z = REACH / (y - HORIZON)
    return (x - MIDDLE) * Z / FOCUS, Z


def scale_at(y):
    """Return how many units a kilometre of level ground is wide in this row."""
    return FOCUS * (y - HORIZON) / REACH


@njit(cache=True)
def raised(parts, at_x, at_z, fall):
    """Return the heights of ridges: X, Z, height of both ends of every part, and how steep."""
    h, w = at_x.shape
    out = np.zeros((h, w), np.float32)
    for r in range(h):
        for c in range(w):
            x, z, best = at_x[r, c], at_z[r, c], 0.0
            for i in range(len(parts)):
                ax, az, ah, bx, bz, bh, steep = parts[i]
                top = max(ah, bh)
                if top <= best:
                    continue
                dx, dz = bx - ax, bz - az
                t = ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz + 1e-9)
                t = min(1.0, max(0.0, t))
                d = np.hypot(x - ax - t * dx, z - az - t * dz)
                high = ah + (bh - ah) * t
                value = high - fall * steep * d * (1 - 0.035 * min(d, 6.0))
                best = max(best, value)
            out[r, c] = best
    return out


@njit(cache=True)
def _sample(grid, x, z):
    u, v = (x - WEST) / STEP, (z - SOUTH) / STEP
    i, j = int(u), int(v)
    if i < 0 or j < 0 or i >= grid.shape[1] - 1 or j >= grid.shape[0] - 1:
        return 0.0
    u, v = u - i, v - j
    low = grid[j, i] * (1 - u) + grid[j, i + 1] * u
    return low * (1 - v) + (grid[j + 1, i] * (1 - u) + grid[j + 1, i + 1] * u) * v


@njit(cache=True)
def depths(grid, h, w, k, top):
    """Return how far away (Z) the ground is that every pixel shows."""
    out = np.zeros((h, w), np.float32)
    end = SOUTH + STEP * (grid.shape[0] - 2)
    for r in range(h):
        slant = ((r + 0.5) / k - HORIZON) / FOCUS
        flat = EYE / slant
        for c in range(w):
            out[r, c] = flat
            across = ((c + 0.5) / k - MIDDLE) / FOCUS
            z = max(SOUTH + STEP, (EYE - top) / slant)
            before = 0.0
            while z < min(end, flat):
                gap = EYE - slant * z - _sample(grid, across * z, z)
                if gap <= 0:
                    out[r, c] = z - 0.06 * gap / (gap - before - 1e-6) if before > 0 else z
                    break
                before = gap
                z += 0.06
    return out


class Relief:
    """The heights of a country, and for every pixel of a sheet where and how high it is.

    `rise` is how far a pixel lies above the mean of its surroundings.
    """

    def __init__(self, c, parts, carve=None, fall=0.62, seed=3):
        z, x = np.mgrid[0:ROWS, 0:COLUMNS].astype(float) * STEP
        z, x = z + SOUTH, x + WEST
        bend = [noise(ROWS, COLUMNS, 60, 60, seed + i, 4) for i in (0, 1)]
        grid = raised(parts, x + 0.85 * bend[0], z + 0.85 * bend[1], fall)
        if carve is not None:
            grid = (grid * carve(x, z)).astype(F)
        grid += F(0.10) * noise(ROWS, COLUMNS, 16, 16, seed + 7, 3) * np.clip(grid, 0, 1)
        self.grid = np.maximum(grid, 0).astype(F)
        self.Z = depths(self.grid, c.h, c.w, c.k, float(self.grid.max()))
        self.X = (c.x - F(MIDDLE)) * self.Z / F(FOCUS)
        self.Y = self.taken(self.grid, self.X, self.Z)
        south, east = np.gradient(self.grid, STEP)
        self.east, self.north = self.taken(east, self.X, self.Z), self.taken(south, self.X, self.Z)

        mean = ndimage.gaussian_filter(self.grid, 0.75 / STEP)
        self.rise = self.taken(self.grid - mean, self.X, self.Z)

    @staticmethod
    def taken(grid, X, Z):
        """Return the values of a grid at these places."""
        at = [(np.asarray(Z) - SOUTH) / STEP, (np.asarray(X) - WEST) / STEP]
        return ndimage.map_coordinates(grid.astype(F), at, order=1, mode="constant").astype(F)

    def light(self, sun):
        """Return how much light every pixel gets from a sun (east, up, north)."""
        s = np.asarray(sun, float) / np.linalg.norm(sun)
        size = np.sqrt(self.east**2 + self.north**2 + 1)
        return ((-self.east * s[0] + s[1] - self.north * s[2]) / size).astype(F)

    def on(self, X, Z):
        """Return where the surface at a place is on the sheet."""
        return seen_at(X, Z, self.taken(self.grid, X, Z))
