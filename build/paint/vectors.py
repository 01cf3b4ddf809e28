"""Small geometry: directions, curves, frames, colours, and smooth noise in space.

The world has x to the right, y away from the viewer and z up. One unit is a hundred pixels of a
card of 480 x 720 at the distance of the subject; (0, 0, 0) is the middle of the card.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.interpolate import CubicSpline

Array = npt.NDArray[np.float64]


def unit(v: npt.ArrayLike) -> Array:
    """The same directions with length one."""
    a = np.asarray(v, float)
    return a / (np.linalg.norm(a, axis=-1, keepdims=True) + 1e-12)


def card(px: float, py: float, depth: float = 0.0) -> Array:
    """The point of the world that is seen at a pixel of the card by a level camera."""
    return np.array([(px - 240) / 100, depth, (360 - py) / 100])


def curve(points: npt.ArrayLike, count: int) -> Array:
    """A smooth curve through rows of numbers; the first three columns are the place."""
    p = np.asarray(points, float)
    steps = np.linalg.norm(np.diff(p[:, :3], axis=0), axis=1) ** 0.5
    t = np.r_[0.0, np.cumsum(steps)]
    return np.asarray(CubicSpline(t, p)(np.linspace(0, t[-1], count)))


def smooth(a: npt.ArrayLike, b: npt.ArrayLike, x: npt.ArrayLike) -> Array:
    """0 at `a`, 1 at `b`, with soft ends; `a` may be the larger one."""
    low, high = np.asarray(a, float), np.asarray(b, float)
    t = np.clip((np.asarray(x, float) - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def bump(x: npt.ArrayLike, middle: float, width: float) -> Array:
    """1 at the middle, falling like a bell."""
    return np.asarray(np.exp(-(((np.asarray(x, float) - middle) / width) ** 2)))


def mix(a: npt.ArrayLike, b: npt.ArrayLike, t: npt.ArrayLike) -> Array:
    """Between two colours, or rows of colours; `t` has one dimension less."""
    k = np.asarray(t, float)[..., None]
    return np.asarray(np.asarray(a) * (1 - k) + np.asarray(b) * k)


def colour(code: str) -> Array:
    """A colour like `#a0b0c0` as the light a surface reflects (linear)."""
    return np.array([int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]) ** 2.2


def ripple(points: Array, frequency: float, seed: int = 0) -> Array:
    """Smooth noise in space, about -2 to 2: a few waves in random directions."""
    random = np.random.default_rng(seed)
    total = np.zeros(points.shape[:-1])
    for _ in range(7):
        wave = random.normal(size=3) * frequency
        total += np.sin(points @ wave + random.uniform(0, 2 * np.pi))
    return np.asarray(total / 7**0.5)


def turn(v: npt.ArrayLike, axis: npt.ArrayLike, degrees: npt.ArrayLike) -> Array:
    """Vectors turned around an axis."""
    a, k = np.asarray(v, float), unit(axis)
    angle = np.radians(np.asarray(degrees, float))[..., None]
    along = (a * k).sum(-1, keepdims=True)
    return np.asarray(
        a * np.cos(angle) + np.cross(k, a) * np.sin(angle) + k * along * (1 - np.cos(angle))
    )


@dataclass(frozen=True)
class Frame:
    """A place with its own directions: x to the animal's right, y forward, z up."""

    origin: Array
    rows: Array
    """The three directions in the world, one a row."""
    scale: float = 1.0

    @classmethod
    def looking(
        cls, origin: npt.ArrayLike, forward: npt.ArrayLike, up: npt.ArrayLike, scale: float = 1.0
    ) -> Frame:
        """A frame from where it looks; `up` need not be at a right angle."""
        f = unit(forward)
        u = np.asarray(up, float)
        u = unit(u - (u @ f) * f)
        return cls(np.asarray(origin, float), np.array([np.cross(f, u), f, u]), scale)

    @classmethod
    def turned(
        cls, origin: npt.ArrayLike, yaw: float, pitch: float = 0, roll: float = 0, scale: float = 1
    ) -> Frame:
        """A frame from angles in degrees: yaw 0 looks to the right, 90 away, 180 to the left."""
        y, p = np.radians(yaw), np.radians(pitch)
        f = np.array([np.cos(y) * np.cos(p), np.sin(y) * np.cos(p), np.sin(p)])
        u = turn(np.array([-np.cos(y) * np.sin(p), -np.sin(y) * np.sin(p), np.cos(p)]), f, roll)
        return cls.looking(origin, f, u, scale)

    def at(self, *place: float) -> Array:
        """The point of the world at local coordinates."""
        return self.out(np.array(place, float))

    def out(self, points: npt.ArrayLike) -> Array:
        """Local points in the world."""
        return np.asarray(self.origin + self.scale * (np.asarray(points, float) @ self.rows))

    def direction(self, *way: float) -> Array:
        """A local direction in the world."""
        return unit(np.array(way, float) @ self.rows)

    def inside(self, outer: Frame) -> Frame:
        """This frame, given in the coordinates of another, in the world."""
        return Frame(outer.out(self.origin), self.rows @ outer.rows, self.scale * outer.scale)

    def local(self, points: npt.ArrayLike) -> Array:
        """Points of the world in local coordinates."""
        return np.asarray((np.asarray(points, float) - self.origin) @ self.rows.T / self.scale)


WORLD = Frame(np.zeros(3), np.eye(3))
