"""Round bodies whose colour turns with the light: warm where it falls, deep where it does not."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .forms import Points, frames, ramp, tube
from .light import Array, Scene, Stuff, unit

FIRST = (0.31, 0.2, -0.93)


def toned(
    path: npt.ArrayLike,
    lamp: npt.ArrayLike,
    *stops: tuple[float, str],
    sides: int = 12,
    first: npt.ArrayLike = FIRST,
) -> Array:
    """Return a colour for each point of a tube along a path.

    The stops run from -1, the side away from the lamp, to 1, the side towards it.
    """
    _, a, b = frames(np.asarray(path, float), first)
    turn = np.linspace(0, 2 * np.pi, sides + 1)[:, None]
    return ramp((a[:, None] * np.cos(turn) + b[:, None] * np.sin(turn)) @ unit(lamp), *stops)


def toned_tube(
    s: Scene,
    path: npt.ArrayLike,
    radius: npt.ArrayLike,
    lamp: npt.ArrayLike,
    stops: tuple[tuple[float, str], ...],
    stuff: Stuff,
    sides: int = 12,
    tint: npt.ArrayLike = 1.0,
    **how: npt.ArrayLike,
) -> Points:
    """Add a tube that is coloured so; `tint` multiplies its colour at each point of the path."""
    colour = toned(path, lamp, *stops, sides=sides)
    t = np.asarray(tint, float)
    t = t[:, None, None] if t.ndim == 1 else t[:, None] if t.ndim == 2 else t
    return tube(s, path, radius, np.clip(colour * t, 0, 1), stuff, sides, **how)
