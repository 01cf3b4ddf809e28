"""Isopods and their kin: overlapping back plates, jointed legs and antennae.

An animal has its own coordinates: x forward (0 at its front edge, negative to the tail), y to its
left, z up. `Place` puts them on the card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from .forms import Points, line, net, tube
from .light import Array, Scene, Stuff, unit

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class Place:
    """Where an animal is and how it lies: unit vectors of the card for its own axes."""

    at: tuple[float, float, float]
    forward: tuple[float, float, float]
    up: tuple[float, float, float]
    scale: float = 1.0
    bend: float = 0.0
    """How its body bends to its left, in turns of a radian per 100 units of its own length."""

    def __call__(self, points: npt.ArrayLike) -> Points:
        """Return points of the animal as points of the card."""
        p = np.array(points, float)
        if self.bend:
            a = p[..., 0] * self.bend / 100
            r = 100 / self.bend
            x, y = np.sin(a) * (r - p[..., 1]), r - np.cos(a) * (r - p[..., 1])
            p = np.stack([x, y, p[..., 2]], -1)
        x = unit(self.forward)
        z = unit(np.asarray(self.up, float) - x * (x @ np.asarray(self.up, float)))
        return np.asarray(p * self.scale) @ np.stack([x, np.cross(z, x), z]) + np.asarray(self.at)


@dataclass(frozen=True)
class Body:
    """The outline of a body from front to tail."""

    length: float
    width: Callable[[Points], Points]
    """Half width at a share of the length."""
    height: Callable[[Points], Points]
    """Height of the back above its edges at a share of the length."""
    cuts: tuple[float, ...]
    """Where its plates end, as shares of the length; the last one is the tail plate's start."""
    tail: Callable[[Points], Points]
    """Where the tail plate ends, for places across from -1 to 1, as a share of the length."""


def plates(
    s: Scene,
    body: Body,
    place: Place,
    colour: Callable[[Points, Points, Points], Array],
    stuff: Stuff,
    *,
    lift: float = 2.4,
    overlap: float = 0.014,
    fine: float = 1.0,
    front: Callable[[Points], Points] | None = None,
) -> None:
    """Add head, segments and tail plate, each with a free, raised rear edge.

    `colour` is asked with share of the length, place across (-1 to 1) and share of the plate.
    `front` gives the front edge of the head across, in units of the animal.
    """
    edges = (0.0, *body.cuts)
    m, n = int(70 * fine), int(30 * fine)
    for number, start in enumerate(edges):
        last = number == len(edges) - 1
        v, u = np.meshgrid(
            np.linspace(0, 1, n * (3 if last else 1)),
            np.sin(np.linspace(-1.5708, 1.5708, m)),
            indexing="ij",
        )
        end = body.tail(u) if last else np.full_like(u, edges[number + 1] + overlap)
        t = start + v * (end - start)
        w, h = body.width(t), body.height(t)
        x = -t * body.length
        if number == 0 and front is not None:
            x = x + front(u) * (1 - v)
        rise = lift * (v**3 - 0.55 * np.exp(-((v / 0.10) ** 2)))
        y = u * w * (1 + 0.012 * (v > 0.9))
        z = h * np.clip(1 - np.abs(u) ** 2.6, 0, 1) ** 0.62 + rise * (1 - 0.5 * u**4)
        p = np.stack([x, y, z], -1)
        rear = p[-1:] - np.array([0, 0, 1.0]) * np.array([0.0, lift * 1.5])[:, None, None]
        up = place(np.stack([x, y * 1.4, z + 40], -1)) - place(p)
        net(s, place(p), colour(t, u, v), stuff, out=up)
        dark = colour(t, u, v)[-1:] * 0.35
        net(s, place(np.concatenate([rear[:1], rear[1:]])), np.repeat(dark, 2, 0), stuff)


def limb(
    s: Scene,
    place: Place,
    points: npt.ArrayLike,
    thick: tuple[float, float],
    colour: npt.ArrayLike,
    stuff: Stuff,
    *,
    joints: int = 6,
    claw: float = 0.0,
    tint: Array | None = None,
) -> Points:
    """Add a jointed limb along points of the animal; `claw` is the length of its hooked end."""
    n = joints * 12 + 1
    path = line(points, n)
    t = np.linspace(0, 1, n)
    swell = 1 - 0.24 * np.exp(-(((t * joints + 0.5) % 1 - 0.5) ** 2) / 0.006)
    r = (thick[0] + (thick[1] - thick[0]) * t) * swell
    shade = (
        np.asarray(colour, float)
        * (1 - 0.35 * np.exp(-(((t * joints + 0.5) % 1 - 0.5) ** 2) / 0.008))[:, None]
    )
    if tint is not None:
        shade = tint
    tube(s, place(path), r * place.scale, shade, stuff, 12)
    if claw:
        way = unit(path[-1] - path[-6])
        down = np.array([0, -np.sign(path[-1][1]) * 0.55, -0.8])
        hook = line(
            [
                path[-1],
                path[-1] + way * claw * 0.6,
                path[-1] + way * claw * 0.8 + down * claw * 0.6,
            ],
            14,
        )
        tube(
            s,
            place(hook),
            np.linspace(thick[1], 0.25, 14) * place.scale,
            np.asarray(colour, float) * 0.45,
            stuff,
            8,
        )
    return path
