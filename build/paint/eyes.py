"""The eyes of fish: a flat, wet lens in a metallic iris, cut by the skin of the brow."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .vectors import Array, bump, colour, mix, smooth, unit

RINGS, SECTORS = 30, 48


@dataclass(frozen=True)
class EyeInk:
    """The colours of an eye, and the size of its pupil in radii of the eye."""

    iris: str = "#a8945a"
    rim: str = "#2a2418"
    shade: str = "#3a3226"
    ring: str = "#d9c486"
    pupil: float = 0.56
    bulge: float = 0.34
    spark: float = 0.12
    long: float = 1.06
    lid: str = ""
    """The skin over the eye; without one it is the colour of the shade."""
    cut: float = 0.66
    """How high in the eye the lid begins, in radii."""


def eye_shape(
    place: npt.ArrayLike, normal: npt.ArrayLike, radius: float, ink: EyeInk
) -> tuple[Array, Array]:
    """Points and colours of an eye at a local place, looking along a local normal."""
    n = unit(normal)
    back = unit(np.array([1.0, 0, 0]) - n[0] * n)
    up = np.cross(n, back)
    up = up if up[2] >= 0 else -up
    rho = np.linspace(0, 1, RINGS)[:, None]
    th = np.linspace(0, 2 * np.pi, SECTORS + 1)[None, :-1]
    u, v = rho * np.cos(th), rho * np.sin(th)
    high = ink.bulge * (1 - rho**2.2) - 0.10 + 0 * th
    lid = smooth(ink.cut - 0.05, ink.cut + 0.05, v + 0.22 * u**2)
    p = np.asarray(place, float) + radius * (
        u[..., None] * back + v[..., None] * up + (high + 0.10 * lid)[..., None] * n
    )
    c = np.broadcast_to(colour(ink.iris), p.shape)
    c = mix(c, colour(ink.shade), smooth(-0.05, 0.6, v) * 0.9)
    c = mix(c, colour(ink.ring), smooth(-0.35, -0.85, v + 0.15 * np.sin(5 * th)) * 0.35)
    c = mix(c, colour(ink.rim), smooth(0.80, 1.0, rho + 0.06 * np.sin(th)) * 0.85)
    c = c * (1 + 0.10 * np.sin(th * 23 + 4 * rho) + 0.10 * np.sin(th * 7 + 1))[..., None]
    # the pupil is drawn out a little towards the snout
    front = np.where(u < 0, 1 / (1 + 0.18 * smooth(0.7, 0.1, np.abs(v))), 1.0)
    d = np.hypot((u + 0.04) * front / ink.long, v)
    c = mix(c, colour(ink.ring), bump(d, ink.pupil + 0.05, 0.035) * 0.55)
    c = mix(c, colour("#040607"), smooth(ink.pupil + 0.03, ink.pupil - 0.04, d))
    c = mix(c, colour("#16242c"), smooth(ink.pupil, 0.1, d) * smooth(0.0, -0.5, v) * 0.35)
    c = mix(c, colour(ink.lid or ink.shade), lid)
    c = c * (1 - 0.55 * bump(v + 0.22 * u**2, ink.cut - 0.10, 0.10))[..., None]
    return p, np.clip(c, 0.002, 1)
