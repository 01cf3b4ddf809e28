"""Colours, and one warm sun with a cool sky."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from paint.contours.shapes import Array, smooth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paint.contours.figure import Figure


def rgb(code: str) -> Array:
    """Return a colour like `#a0b0c0` as the light a surface reflects (linear)."""
    return np.array([int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]) ** 2.2


def ramp(stops: Sequence[tuple[float, str]], t: npt.ArrayLike) -> Array:
    """Return the colours of a scale at `t`."""
    places, codes = zip(*stops, strict=True)
    table = np.array([rgb(c) for c in codes]) ** (1 / 2.2)
    at = np.asarray(t, float)
    return np.stack([np.interp(at, places, table[:, i]) for i in range(3)], -1) ** 2.2


@dataclass(frozen=True)
class Sun:
    """One warm light, a cool sky, and what comes up from below."""

    way: tuple[float, float, float] = (-0.58, -0.62, 0.53)
    """Where the light comes from: x, y down, towards the viewer."""
    warm: str = "#ffe9c8"
    power: float = 1.0
    sky: str = "#7f9fd0"
    sky_power: float = 0.55
    ground: str = "#4d6a78"
    ground_power: float = 0.35
    rim: str = "#fff0d0"
    rim_power: float = 0.35
    gloss: float = 0.25
    nap: float = 0.055
    """How much the fine structure of the plumage shows."""
    fall: float = 0.25
    """How much weaker the sun gets across the card, so that the far side of a bird is quieter."""
    sink: float = 0.0
    """How far the side turned away goes into the colour behind."""


def shine(figure: Figure, sun: Sun) -> Array:
    """Return a figure in its light, as a picture."""
    slope = figure.slope
    ruffle = 0.0
    if figure.grain is not None:
        gy, gx = np.gradient(figure.grain, 1 / figure.k)
        ruffle = sun.nap * figure.grain
        slope = slope + sun.nap * np.stack([gx, gy], -1) * (figure.shine < 0.3)[..., None]
    n = np.concatenate([-slope, np.ones((*slope.shape[:2], 1))], -1)
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    way = np.array(sun.way) / np.linalg.norm(sun.way)
    facing = n @ way
    across = (figure.x - 240) * way[0] + (figure.y - 340) * way[1]
    day = smooth(-0.12, 0.95, facing) * figure.shade * (1 + sun.fall * np.clip(across / 220, -1, 1))
    up = 0.5 - 0.5 * n[..., 1]
    hide = 0.45 + 0.55 * figure.shade
    light = (
        sun.power * 1.15 * day[..., None] * rgb(sun.warm)
        + sun.sky_power * (up * hide)[..., None] * rgb(sun.sky)
        + sun.ground_power * ((1 - up) * hide)[..., None] * rgb(sun.ground)
    )
    tint = figure.tint * (1 + np.asarray(ruffle)[..., None] * (figure.shine < 0.3)[..., None])
    c = np.clip(tint, 0, 1) * light
    edge = (1 - n[..., 2]) ** 2 * smooth(0.1, 0.9, facing) * figure.shade
    c += sun.rim_power * edge[..., None] * rgb(sun.rim)
    half = way + np.array([0, 0, 1.0])
    half /= np.linalg.norm(half)
    flare = np.clip(n @ half, 0, 1) ** 40 * figure.shine * figure.shade
    sheen = np.clip(n @ half, 0, 1) ** 6 * sun.gloss * 0.06 * figure.shade
    c += flare[..., None] * rgb(sun.warm) + sheen[..., None] * rgb(sun.sky)
    c = np.where(c > 0.65, 0.65 + 0.35 * (1 - np.exp(-(c - 0.65) / 0.35)), c)
    return np.clip(c, 0, 1) ** (1 / 2.2)
