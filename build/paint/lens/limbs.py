"""Limbs of straight segments, and antennae that end in a whip; a `Place` puts them on the card."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from .forms import line, ramp, tube
from .light import Array, Scene, Stuff, rgb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .crust import Place

LEG = Stuff(gloss=0.14, sharp=18, wrap=0.25, through=0.25, shade=1.0)


def jointed(
    s: Scene, place: Place, points: npt.ArrayLike, radii: Sequence[float], tints: Array
) -> None:
    """Add a limb of straight segments, each stout at its root and narrow at the joint after it."""
    p = np.asarray(points, float)
    for i, (a, b) in enumerate(pairwise(p)):
        u = np.linspace(0, 1, 24)
        thick = radii[i] + (radii[i + 1] - radii[i]) * u
        belly = 1 + 0.10 * np.sin(np.pi * u) ** 2
        ends = np.sqrt(np.clip(np.minimum(u / 0.05, (1 - u) / 0.06), 0.3, 1))
        seg = a + (b - a) * u[:, None]
        tint = tints[i] + (tints[min(i + 1, len(tints) - 1)] - tints[i]) * u[:, None]
        pale = np.exp(-(((u - 0.93) / 0.07) ** 2))[:, None]
        tint = tint + (rgb("#d8a860") - tint) * 0.35 * pale
        tube(s, place(seg), thick * belly * ends * place.scale, tint, LEG, 16)


def claw(s: Scene, place: Place, points: npt.ArrayLike, root: float) -> None:
    """Add a dark hooked claw."""
    path = line(points, 16)
    tube(s, place(path), np.linspace(root, 0.4, 16) * place.scale, rgb("#3a2010"), LEG, 9)


def feeler(
    s: Scene,
    place: Place,
    points: npt.ArrayLike,
    knots: Sequence[float],
    thick: float,
    ends: tuple[str, str],
) -> None:
    """Add an antenna: stout joints that pass into a whip, thinner all the way."""
    path = line(points, 140)
    u = np.linspace(0, 1, 140)
    base = knots[-1]
    r = thick * np.where(u < base, 1 - 0.4 * u / base, 0.48 * (1 - u) / (1 - base)) + 0.8
    shade = np.ones(140)
    for k in knots:
        r = r * (1 - 0.22 * np.exp(-(((u - k) / 0.010) ** 2)))
        shade = shade * (1 - 0.55 * np.exp(-(((u - k) / 0.009) ** 2)))
    tint = ramp(u, (0, ends[0]), (1, ends[1])) * shade[:, None]
    tube(s, place(path), r * place.scale, tint, LEG, 14)
