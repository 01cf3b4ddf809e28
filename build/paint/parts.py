"""Pieces of animals that are neither body nor coat: bills, eyes, feet, webs, whiskers, fins."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .coat import taper
from .scene import Look, Scene, sheet
from .vectors import Array, Frame, unit


@dataclass(frozen=True)
class Eye:
    """An eye: `radius` of the ball, how much of it the pupil is, and its colours."""

    radius: float
    iris: str = "#1a120c"
    pupil: float = 1.0
    ring: str = ""
    spark: float = 0.22
    """Radius of the highlight, in radii of the ball."""


def put_eye(
    scene: Scene,
    frame: Frame,
    place: npt.ArrayLike,
    axis: npt.ArrayLike,
    eye: Eye,
    light: npt.ArrayLike = (-0.35, -0.75, 0.55),
) -> None:
    """An eye looking along an axis (local to the frame); the light is a way in the world."""
    ax, c = unit(axis), np.asarray(place, float)
    r = eye.radius
    glass = Look(eye.iris, rough=0.08, shine=0.8)
    scene.ball(c, r, glass, frame=frame)
    if eye.ring:
        scene.ball(c - ax * r * 0.30, r * 1.10, Look(eye.ring, rough=0.5), frame=frame)
    if eye.pupil < 1:
        black = Look("#05070a", rough=0.06, shine=0.9)
        scene.ball(c + ax * r * (1.06 - eye.pupil), r * eye.pupil, black, frame=frame)
    toward = unit(np.asarray(light, float) @ frame.rows.T * 0.55 + ax * 0.75)
    spark = Look("#ffffff", glow=1.2)
    scene.ball(c + toward * r * 1.02, r * eye.spark, spark, frame=frame)


def whiskers(
    scene: Scene,
    frame: Frame,
    roots: Array,
    ways: Array,
    bends: Array,
    length: npt.ArrayLike,
    code: str = "#efeada",
    width: float = 0.0075,
) -> None:
    """Long stiff hairs from roots, each leaving one way and bending to another."""
    t = np.linspace(0, 1, 8)[None, :, None]
    a, b = unit(ways)[:, None], unit(bends)[:, None]
    long = np.broadcast_to(np.asarray(length, float), (len(roots),))[:, None, None]
    p = roots[:, None] + long * (a * t + (b - a) * 0.5 * t**2)
    look = Look(code, rough=0.5, glow=0.2)
    scene.strokes("whiskers", p, np.tile(taper(width, 8, 0.25), (len(p), 1)), look, None, frame)


def web(
    root: Array, tip: Array, other: Array, *, sag: float = 0.14, rows: int = 9, columns: int = 5
) -> tuple[Array, npt.NDArray[np.int64]]:
    """The skin between two toes."""
    q = np.linspace(0, 1, rows)[:, None, None]
    g = np.linspace(0, 1, columns)[None, :, None]
    edge = (tip - root) * q * 0.96 * (1 - g) + (other - root) * q * 0.96 * g
    p = root + edge * (1 - sag * q * q * np.sin(np.pi * g))
    return p.reshape(-1, 3), sheet(rows, columns)


def blade(
    base: npt.ArrayLike,
    way: npt.ArrayLike,
    wide: npt.ArrayLike,
    profile: npt.ArrayLike,
    thick: float = 0.03,
    sweep: float = 0.0,
    bend: npt.ArrayLike = (0, 0, 0),
    count: int = 22,
) -> tuple[Array, npt.NDArray[np.int64]]:
    """A flat limb like a flipper or fin: `profile` is its half width from base to tip."""
    b, d, w = np.asarray(base, float), unit(way), unit(wide)
    length = float(np.linalg.norm(np.asarray(way, float)))
    n = np.cross(d, w)
    t = np.linspace(0, 1, count)
    half = np.interp(t, np.linspace(0, 1, len(np.asarray(profile))), np.asarray(profile, float))
    th = np.linspace(0, 2 * np.pi, 17)[:-1]
    middle = (
        b
        + d * (t * length)[:, None]
        - w * (sweep * length * t**2)[:, None]
        + np.asarray(bend, float) * (t**2)[:, None]
    )
    flat = (np.sin(th) * thick)[None] * np.sqrt(np.clip(1 - t**2, 0.02, 1))[:, None]
    p = middle[:, None] + w * (np.cos(th)[None] * half[:, None])[..., None] + n * flat[..., None]
    return p.reshape(-1, 3), sheet(count, len(th), closed=True)
