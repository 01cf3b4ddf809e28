"""Fur and down: short strokes that grow from a skin and lie along it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .vectors import Array, ripple, unit

if TYPE_CHECKING:
    from .solids import Skin


@dataclass(frozen=True)
class Hairs:
    """Strokes, and where on the skin they grow."""

    points: Array
    colours: Array
    roots: Array
    length: Array


@dataclass(frozen=True)
class Coat:
    """The manner of a coat."""

    lift: float = 0.12
    """How far a hair rises from the skin at first, in lengths."""
    tufts: float = 0.15
    """How much more it rises where hairs clump."""
    swirl: float = 0.3
    """How far the lie of the hairs wanders to the side."""
    clump: float = 5.0
    """How many clumps there are in a unit."""
    contrast: float = 0.3
    """How much lighter and darker clumps are."""
    sink: float = 0.004
    points: int = 5


def scatter(skin: Skin, count: int, density: Array, seed: int) -> tuple[Array, Array]:
    """Random places on a skin, more where it is denser: corners and their weights."""
    random = np.random.default_rng(seed)
    v, f = skin.points, skin.faces
    area = np.linalg.norm(np.cross(v[f[:, 1]] - v[f[:, 0]], v[f[:, 2]] - v[f[:, 0]]), axis=1)
    share = area * np.maximum(density, 0)[f].mean(1)
    i = random.choice(len(f), count, p=share / share.sum())
    u = random.uniform(size=(count, 2))
    u = np.where(u.sum(1, keepdims=True) > 1, 1 - u, u)
    return f[i], np.c_[1 - u.sum(1), u]


def at(values: Array, corners: Array, weights: Array) -> Array:
    """Values of the points of a skin at scattered places."""
    w = weights[..., None] if values.ndim > 1 else weights
    return np.asarray((values[corners] * w).sum(1))


def grow(skin: Skin, coat: Coat, count: int, length: Array, density: Array, seed: int = 1) -> Hairs:
    """Hairs on a skin; length, density and the colours of the skin are given per point."""
    random = np.random.default_rng(seed + 100)
    corners, w = scatter(skin, count, density, seed)
    root, n = at(skin.points, corners, w), unit(at(skin.normals, corners, w))
    way, long = at(skin.lie, corners, w), at(length, corners, w)
    way = unit(way - (way * n).sum(1, keepdims=True) * n)
    side = np.cross(n, way)
    wander = coat.swirl * (ripple(root, coat.clump, seed + 7) + 0.35 * random.normal(size=count))
    way = unit(way + side * wander[:, None])
    long = long * random.uniform(0.6, 1.3, count)
    clump = ripple(root, coat.clump * 1.4, seed + 9)
    lift = coat.lift + coat.tufts * np.clip(clump, 0, 2) + 0.05 * random.uniform(size=count)
    s = np.linspace(0, 1, coat.points)[None, :, None]
    rise = lift[:, None, None] * (s - 0.5 * s * s)
    points = (
        root[:, None]
        - n[:, None] * coat.sink
        + long[:, None, None] * (way[:, None] * s + n[:, None] * rise)
    )
    shade = 1 + coat.contrast * np.clip(ripple(root, coat.clump * 2, seed + 11), -1.4, 1.6)
    shade = shade + 0.4 * coat.contrast * random.normal(size=count)
    colours = np.clip(at(skin.colours, corners, w) * shade[:, None], 0.004, 1)
    return Hairs(points, colours, root, long)


def taper(width: float, count: int, end: float = 0.1) -> Array:
    """Radii of a stroke that gets thin."""
    return np.linspace(1, end, count) * width
