"""The surface of the sea from below: bands of light and shade that narrow towards the distance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .forms import cloud, smooth
from .light import Array, F, rgb

if TYPE_CHECKING:
    from .field import Field


def underside(
    f: Field,
    image: Array,
    foot: float,
    bright: str,
    dark: str,
    *,
    centre: float = 240.0,
    amount: float = 0.85,
    seed: int = 3,
) -> Array:
    """Return the picture with the waves over it, down to the row `foot`, the farthest."""
    near = np.clip((foot - f.y) / (foot + 20), 0, 1)
    far = 1 / (near + 0.10)
    lot = cloud(np.stack([(f.x - centre) * far * 0.55, far * 70, 0 * far], -1), 90, seed, 3)
    light = np.exp(-(((f.x - centre) / 260) ** 2))
    shown = amount * smooth(0.0, 0.6, near)
    crest = (shown * smooth(0.05, 0.55, lot) * (0.35 + 0.65 * light))[..., None]
    trough = (0.7 * shown * smooth(0.0, 0.6, -lot))[..., None]
    image = image + (rgb(dark) - image) * trough
    return np.asarray(image + (rgb(bright) - image) * crest, F)


def beams(
    f: Field,
    image: Array,
    at: tuple[float, float],
    colour: str,
    *,
    amount: float = 0.2,
    foot: float = 560.0,
) -> Array:
    """Return the picture with beams that fall from a place above it and end at the row `foot`."""
    slant = np.arctan2(f.x - at[0], f.y - at[1])
    beam = np.exp(1.1 * np.sin(slant * 19 + 1)) * np.exp(0.6 * np.sin(slant * 43))
    beam = amount * 0.35 * beam * smooth(foot, 0, f.y) * smooth(0.9, 0.2, np.abs(slant))
    return np.asarray(image + rgb(colour) * beam[..., None], F)
