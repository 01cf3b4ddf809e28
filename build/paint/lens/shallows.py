"""Shallow water in the sun, seen from the side: shafts of light, a far meadow of eelgrass."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from scipy.spatial import cKDTree

from .forms import chance, line, profile, ramp, smooth, tube
from .light import Array, F, Scene, Stuff, rgb

if TYPE_CHECKING:
    from .field import Field
    from .forms import Points

GRASS = Stuff(gloss=0.0, wrap=0.6, shade=0.0)


def near(f: Field, path: npt.ArrayLike, reach: float = 160.0) -> Points:
    """Return how far each place of the picture is from a line, `reach` at most."""
    at = np.stack([f.x, f.y], -1).reshape(-1, 2)
    far = cKDTree(line(path, 400)[:, :2]).query(at, distance_upper_bound=reach)[0]
    return np.asarray(np.minimum(far, reach).reshape(f.x.shape))


def sunlit(f: Field, sun: float, floor: float) -> Array:
    """Return water that is bright round the sun at x, with shafts that slant down to the floor."""
    image = f.down((0, "#b4efdc"), (0.06, "#66cdc6"), (0.15, "#3aa9ac"), (1, "#2c8f94"))
    image += rgb("#fff6cc") * (0.9 * f.spot(sun, -40, 190, 0.8))[..., None]
    slant = (f.x - sun) / (f.y + 130)
    shaft = np.exp(0.9 * np.sin(slant * 17 + 1)) * np.exp(0.5 * np.sin(slant * 41))
    shaft = 0.05 * shaft * smooth(floor, 20, f.y)
    return np.asarray(image + rgb("#fff4c8") * shaft[..., None], F)


def meadow(s: Scene, places: npt.ArrayLike, horizon: float, seed: int) -> None:
    """Add eelgrass on the horizon, bent by one current: one blade at each x."""
    g = chance(seed)
    for x in np.asarray(places, float):
        root = np.array([x, horizon + g.uniform(4, 22), 200])
        high, lean = g.uniform(50, 125), g.uniform(18, 46)
        path = root + np.array([(0, 0, 0), (0.2 * lean, -0.5 * high, 0), (lean, -high, 0)])
        shade = ramp(g.random(1), (0, "#4c9c8c"), (1, "#78bc9c"))[0]
        tube(s, line(path, 24), profile([2.2, 2.8, 2.3, 0.5], 24), shade, GRASS, 8, flat=0.3)
