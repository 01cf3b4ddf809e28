"""The bodies of fish as plain geometry: outlines, places on them, and the line they swim along.

A fish is modelled lying straight, in lengths of its body: `s` runs from the snout (0) to the root
of the tail fin (1), `x` to its right side, `z` up. `Course` lays any such point along a bent line
in the world, so that eyes, fins and spines bend with the body.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from scipy.interpolate import PchipInterpolator

from .vectors import Array, curve, ripple, unit

if TYPE_CHECKING:
    from .scene import Scene

Rows = Sequence[tuple[float, ...]]


def table(rows: Rows, s: npt.ArrayLike) -> Array:
    """Values at `s` from rows of (place, value), without overshoot."""
    r = np.asarray(rows, float)
    return np.asarray(PchipInterpolator(r[:, 0], r[:, 1])(np.clip(s, r[0, 0], r[-1, 0])))


def seen(scene: Scene, px: float, py: float, depth: float = 0.0) -> Array:
    """The point behind a pixel of the card, `depth` further than its middle, for any camera."""
    a = np.radians(scene.tilt)
    ahead, up = np.array([0, np.cos(a), -np.sin(a)]), np.array([0, np.sin(a), np.cos(a)])
    k = (scene.distance + depth) / (scene.distance * 100 * scene.zoom)
    right = np.array([1.0, 0, 0])
    return np.asarray(ahead * depth + right * (px - 240) * k + up * (360 - py) * k)


class Course:
    """The line a fish swims along: snout first, `span` body lengths long (tail fin included)."""

    def __init__(self, points: npt.ArrayLike, ups: npt.ArrayLike, span: float = 1.2) -> None:
        c = curve(np.c_[np.asarray(points, float), np.asarray(ups, float)], 400)
        way = np.r_[0.0, np.cumsum(np.linalg.norm(np.diff(c[:, :3], axis=0), axis=1))]
        even = np.linspace(0, way[-1], 400)
        c = np.stack([np.interp(even, way, c[:, k]) for k in range(6)], -1)
        self.scale = float(way[-1] / span)
        self.span = span
        self.middle = c[:, :3]
        self.ahead = -unit(np.gradient(self.middle, axis=0))
        up = c[:, 3:]
        self.up = unit(up - (up * self.ahead).sum(1, keepdims=True) * self.ahead)
        self.side = np.cross(self.ahead, self.up)

    @classmethod
    def on_card(cls, scene: Scene, rows: Rows, span: float = 1.2) -> Course:
        """From rows of pixel x, pixel y, depth, and the way the back looks (3 numbers)."""
        points = [seen(scene, r[0], r[1], r[2]) for r in rows]
        return cls(points, [r[3:6] for r in rows], span)

    def frame(self, s: float) -> Array:
        """Right side, ahead and up at a share of the length, one a row."""
        i = round(float(np.clip(s / self.span, 0, 1)) * 399)
        return np.array([self.side[i], self.ahead[i], self.up[i]])

    def out(self, local: npt.ArrayLike) -> Array:
        """Points (s, x, z) of the straight fish in the world."""
        p = np.asarray(local, float)
        t = p[..., 0] / self.span * 399
        i = np.clip(t, 0, 398.999).astype(int)
        f = np.clip(t, 0, 399) - i
        rest = (t - np.clip(t, 0, 399)) / 399 * self.span * self.scale

        def at(a: Array) -> Array:
            return np.asarray(a[i] * (1 - f)[..., None] + a[i + 1] * f[..., None])

        ahead, up, side = unit(at(self.ahead)), at(self.up), at(self.side)
        return np.asarray(
            at(self.middle)
            - ahead * rest[..., None]
            + side * (p[..., 1] * self.scale)[..., None]
            + up * (p[..., 2] * self.scale)[..., None]
        )


@dataclass
class Places:
    """Where points of a body are: each an array of the same shape."""

    s: Array
    x: Array
    z: Array
    height: Array
    """-1 at the belly, 0 where the body is widest, 1 at the back."""
    girth: Array
    """Way round from the widest line, in half girths: up to 0.5 at the back, -0.5 at the belly."""
    round: Array
    """Half the girth of the body, in lengths."""

    @property
    def points(self) -> Array:
        """Local points."""
        return np.stack([self.s, self.x, self.z], -1)

    def noise(self, frequency: float, seed: int) -> Array:
        """Smooth noise on the body, about -2 to 2."""
        return ripple(self.points, frequency, seed)

    def away(self, s: float, z: float) -> Array:
        """Distance from a place on both sides, seen from the side."""
        return np.asarray(np.hypot(self.s - s, self.z - z))


@dataclass(frozen=True)
class Shape:
    """The outline of a body: tables of (s, value), in body lengths."""

    top: Rows
    bottom: Rows
    wide: Rows
    """Half width."""
    blunt: float = 0.03
    """How far back the snout is rounded."""
    mouth_level: float = 0.0
    """Height of the tip of the snout."""
    middle: Rows = ((0.0, 0.5), (1.0, 0.5))
    """Where it is widest: 0 at the belly, 1 at the back."""
    square: Rows = ((0.0, 2.1), (1.0, 2.1))
    """Roundness of its cross-section: 2 is an ellipse, more has flat sides."""

    def edges(self, s: npt.ArrayLike) -> tuple[Array, Array, Array, Array]:
        """Height of back and belly, of the widest line, and half width."""
        a = np.asarray(s, float)
        near = np.clip(a / self.blunt, 0, 1)
        cap = np.sqrt(np.clip(1 - (1 - near) ** 2, 1e-5, 1))
        end = np.sqrt(np.clip(1 - np.clip((a - 0.955) / 0.0455, 0, 1) ** 2, 1e-4, 1))
        level = self.mouth_level
        top = level + (table(self.top, a) - level) * cap
        bottom = level + (table(self.bottom, a) - level) * cap
        centre = (top + bottom) / 2
        top, bottom = centre + (top - centre) * end, centre + (bottom - centre) * end
        middle = bottom + (top - bottom) * table(self.middle, a)
        return top, bottom, middle, table(self.wide, a) * cap * end

    def side_at(self, s: float, z: float) -> float:
        """Half width at a height."""
        top, bottom, middle, wide = (float(v) for v in self.edges(s))
        h = (z - middle) / ((top - middle) if z > middle else (middle - bottom))
        n = float(table(self.square, s))
        return wide * float(np.clip(1 - abs(h) ** n, 0, 1)) ** (1 / n)

    def at(self, s: float, up: float, sign: float = 1.0) -> Array:
        """The point of the skin at a share of the length and a height (-1 to 1) on one side."""
        top, bottom, middle, _ = (float(v) for v in self.edges(s))
        z = middle + up * ((top - middle) if up > 0 else (middle - bottom))
        return np.array([s, sign * self.side_at(s, z), z])


def along(rows: Rows, a: Array) -> Array:
    """Points on a smooth line through rows, evenly spread by their number."""
    r = np.asarray(rows, float)
    t = np.r_[0.0, np.cumsum(np.linalg.norm(np.diff(r, axis=0), axis=1) + 1e-6)]
    t = t / t[-1]
    if len(r) == 2:
        return np.asarray(r[0] * (1 - a[:, None]) + r[1] * a[:, None])
    return np.stack([PchipInterpolator(t, r[:, k])(a) for k in range(r.shape[1])], -1)


def outward(p: Array) -> Array:
    """Outward normals of a closed grid (rows along the fish, columns around it)."""
    along = np.gradient(p, axis=0)
    around = np.roll(p, -1, 1) - np.roll(p, 1, 1)
    n = np.cross(around, along)
    inward = ((p - p.mean(1, keepdims=True)) * n).sum(-1).mean() < 0
    return unit(-n if inward else n)
