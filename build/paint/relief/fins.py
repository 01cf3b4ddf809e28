"""Fins: rays that fan out from a base to an edge, with skin between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from paint.brush import ink
from paint.vectors import smooth
from scipy.spatial import cKDTree

from .light import Form
from .sheet import contour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .sheet import Field, Points, Sheet


@dataclass(frozen=True)
class Fin:
    """A fin: lines along its base and along its free edge, both from front to rear."""

    base: Sequence[tuple]
    edge: Sequence[tuple]
    rays: int
    root: str
    """Its colour at the base."""
    tip: str
    """Its colour at the edge."""
    ray: str
    """The colour of the rays."""
    clear: float = 0.35
    """How much is seen through the skin at the edge."""
    bow: float = 0.0
    """How far rays bend backwards, as a share of their length."""
    ragged: float = 0.03
    rise: float = 5.0
    """How high rays stand out, in units."""
    spots: tuple[str, float, int] | None = None
    """Rows of spots on it: colour, size, seed."""
    band: tuple[str, float, float] | None = None
    """A band of colour between two shares of its height."""


def _mesh(fin: Fin, across: int, up: int) -> Points:
    """Return points of the fin by their places along the base and up to the edge."""
    base, edge = (contour(p, closed=False, steps=30) for p in (fin.base, fin.edge))

    def spaced(line: Points) -> Points:
        far = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
        at = np.linspace(0, far[-1], across)
        return np.stack([np.interp(at, far, line[:, i]) for i in (0, 1)], -1)

    b, e = spaced(base)[:, None], spaced(edge)[:, None]
    u, v = np.linspace(0, 1, across)[:, None, None], np.linspace(0, 1, up)[None, :, None]
    teeth = (
        1
        - fin.ragged * (0.5 + 0.5 * np.cos(2 * np.pi * fin.rays * u))
        - 0.6 * fin.ragged * np.sin(17 * u)
    )
    way = e - b
    back = np.stack([np.abs(way[..., 1]), np.zeros_like(way[..., 0])], -1)
    return np.asarray(b + way * v * teeth - back * fin.bow * 4 * v * (1 - v) * (0.5 + 0.5 * u))


def fin_form(sheet: Sheet, fin: Fin, seed: int = 3) -> Form:
    """Return a fin as a form."""
    size = np.ptp([p[:2] for p in (*fin.base, *fin.edge)], axis=0).max() * sheet.scale
    across, up = (
        int(np.clip(n * size, low, high)) for n, low, high in ((3, 60, 560), (1, 16, 120))
    )
    mesh = _mesh(fin, across, up)
    rim = np.concatenate([mesh[:, 0], mesh[-1, 1:], mesh[::-1, -1], mesh[0, ::-1][1:]])
    part = sheet.around(rim, 6)
    alpha = part.fill(rim)
    x, y = part.xy
    inside = part.soft(alpha, 2) > 0.01
    _, near = cKDTree(mesh.reshape(-1, 2)).query(np.stack([x[inside], y[inside]], -1))
    u, v = np.zeros_like(alpha), np.zeros_like(alpha)
    u[inside], v[inside] = near // up / (across - 1), near % up / (up - 1)
    ridge = _rays(u, v, fin.rays)
    rgb = _colours(fin, part, u, v, ridge, seed)
    clear = fin.clear * smooth(0.05, 0.9, v) * (1 - 0.75 * ridge)
    height = fin.rise * (ridge * (1 - 0.6 * v) + 0.5 * np.sin(2.2 * np.pi * u + 1.2 * v))
    height = part.soft(np.asarray(height, np.float32), 1.2)
    return Form(
        part, alpha * (1 - clear), height, rgb, gloss=0.10, tight=16, wrap=0.5, glow=0.16 * v
    )


def _rays(u: Field, v: Field, count: int) -> Field:
    """Return 1 on the rays, which fork beyond the middle."""
    one = (0.5 + 0.5 * np.cos(2 * np.pi * count * u)) ** 3
    two = (0.5 + 0.5 * np.cos(4 * np.pi * count * u + np.pi)) ** 3
    fork = smooth(0.35, 0.85, v)
    return np.asarray(one * (1 - 0.7 * fork) + 0.7 * fork * np.maximum(two, 0.35 * one), np.float32)


def _colours(fin: Fin, part: Sheet, u: Field, v: Field, ridge: Field, seed: int) -> Field:
    """Return the colours of skin, rays and marks."""
    t = v[..., None]
    rgb = ink(fin.root) * (1 - t) + ink(fin.tip) * t
    rgb = rgb * (1 - 0.55 * ridge[..., None]) + ink(fin.ray) * 0.55 * ridge[..., None]
    if fin.band:
        code, low, high = fin.band
        a = (smooth(low - 0.08, low + 0.04, v) * smooth(high + 0.06, high - 0.04, v))[..., None]
        rgb = rgb * (1 - 0.8 * a) + ink(code) * 0.8 * a
    if fin.spots:
        code, size, own = fin.spots
        random = np.random.default_rng(own)
        a = np.zeros_like(u)
        for row in np.arange(0.18, 0.9, 0.19):
            for place in np.arange(0.04, 1.0, 0.11):
                du = u - place - random.normal() * 0.025
                dv = v - row - random.normal() * 0.03
                a = np.maximum(
                    a,
                    smooth(
                        1.2,
                        0.6,
                        np.hypot(du / 0.035, dv / 0.06) / (size * random.uniform(0.6, 1.2)),
                    ),
                )
        rgb = rgb * (1 - 0.75 * a[..., None]) + ink(code) * 0.75 * a[..., None]
    rgb = rgb * (1 + 0.05 * part.noise(6, 6, seed, 2))[..., None]
    return np.asarray(np.clip(rgb, 0, 1), np.float32)
