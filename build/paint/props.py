"""Things around an animal, lit by the same sun: stones, weed, reed, the sea, ice and shore."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .scene import PROP, SEA, Look, Scene, globe, sheet
from .vectors import Array, Frame, colour, mix, ripple, smooth, turn, unit


def stone(
    scene: Scene,
    middle: npt.ArrayLike,
    radii: npt.ArrayLike,
    code: str,
    top: str,
    seed: int,
    *,
    rugged: float = 0.10,
    growth: str = "",
    cracks: float = 0.0,
) -> None:
    """A boulder with planes, a paler top, and perhaps something that grows on it."""
    v, f = globe(70)
    random = np.random.default_rng(seed)
    d = np.ones(len(v))
    for _ in range(9):  # planes cut off: worn facets
        n = unit(random.normal(size=3))
        d = np.minimum(d, random.uniform(0.74, 0.95) / np.maximum(v @ n, 0.05))
    d = d + rugged * (0.5 * ripple(v, 3.2, seed) + 0.25 * ripple(v, 8, seed + 1)) * 0.5
    if cracks:
        line = np.abs(ripple(v, 2.6, seed + 5))
        d = d - cracks * np.exp(-((line / 0.07) ** 2))
    p = v * d[:, None] * np.asarray(radii)
    up = smooth(-0.1, 0.8, v[:, 2] + 0.12 * ripple(v, 6, seed + 2))
    c = mix(np.tile(colour(code), (len(v), 1)), colour(top), up * 0.8)
    c = c * (1 + 0.16 * ripple(v, 14, seed + 3) + 0.10 * ripple(v, 34, seed + 4))[:, None]
    if cracks:
        c = c * (1 - 0.6 * np.exp(-((line / 0.10) ** 2)))[:, None]
    if growth:
        patch = smooth(0.5, 0.9, ripple(v, 4.5, seed + 8)) * smooth(-0.2, 0.4, v[:, 2])
        c = mix(c, colour(growth), patch * 0.85)
    look = Look(rough=0.75, shine=0.25)
    scene.mesh("stone", p + np.asarray(middle, float), f, look, np.clip(c, 0.003, 1), kind=PROP)


def weed(
    scene: Scene,
    roots: Array,
    height: float,
    code: str,
    tip: str,
    seed: int,
    *,
    width: float = 0.035,
    current: tuple[float, float] = (0.35, 0.0),
    wave: float = 0.12,
) -> None:
    """Ribbons that stand in one current, each of its own length and bend."""
    random = np.random.default_rng(seed)
    t = np.linspace(0, 1, 26)
    for root in roots:
        long = height * random.uniform(0.5, 1.15)
        lean = random.uniform(0.5, 1.3)
        phase = random.uniform(0, 6.3)
        x = current[0] * long * lean * t**1.7 + wave * long * t * np.sin(t * 4 + phase)
        y = current[1] * long * lean * t**1.7 + 0.5 * wave * long * t * np.sin(t * 3 + phase + 1)
        z = long * np.sin(np.clip(t * 1.1, 0, 1.57)) * 0.95
        c = root + np.stack([x, y, z], -1)
        ahead = unit(np.gradient(c, axis=0))
        roll = phase + 1.8 * t
        flat = np.stack([np.cos(roll), np.sin(roll), 0 * t], -1)
        flat = unit(flat - (flat * ahead).sum(1, keepdims=True) * ahead)
        n = np.cross(ahead, flat)
        w = width * random.uniform(0.7, 1.2) * (1 - t**3) * (0.5 + 0.5 * smooth(0, 0.2, t)) + 0.002
        s = np.linspace(-1, 1, 5)
        p = (
            c[:, None]
            + flat[:, None] * (w[:, None] * s)[..., None]
            + n[:, None] * (0.25 * w[:, None] * (1 - s**2))[..., None]
        )
        tint = mix(np.tile(colour(code), (26, 1)), colour(tip), t**1.5)
        tint = tint * random.uniform(0.75, 1.2)
        tints = (
            np.repeat(tint[:, None], 5, 1) * (1 - 0.25 * np.exp(-((s / 0.2) ** 2)))[None, :, None]
        )
        look = Look(rough=0.45, thin=0.4)
        scene.mesh("weed", p.reshape(-1, 3), sheet(26, 5), look, tints.reshape(-1, 3), kind=PROP)


@dataclass(frozen=True)
class Swell:
    """The manner of a water surface."""

    height: float = 0.045
    longest: float = 2.2
    shortest: float = 0.12
    wind: float = 20.0
    """Where the waves come from, in degrees from the viewer."""
    spread: float = 40.0
    waves: int = 46
    seed: int = 5


def wave_height(swell: Swell, x: Array, y: Array, smallest: Array) -> Array:
    """The height of the sea at places; waves shorter than `smallest` are left out softly."""
    random = np.random.default_rng(swell.seed)
    z = np.zeros_like(x)
    for _ in range(swell.waves):
        long = swell.longest * (swell.shortest / swell.longest) ** random.uniform()
        a = np.radians(swell.wind + 90 + swell.spread * random.normal() * 0.6)
        k = 2 * np.pi / long
        phase = (x * np.cos(a) + y * np.sin(a)) * k + random.uniform(0, 6.3)
        phase = phase + 0.5 * np.sin((x * np.sin(a) - y * np.cos(a)) * k * 0.35 + 2 * phase / 7)
        seen = smooth(1.0, 2.6, long / smallest)
        z += (long / swell.longest) ** 0.9 * seen * (np.sin(phase) + 0.25 * np.sin(2 * phase))
    return z * swell.height / 1.6


def sea(
    scene: Scene,
    level: float,
    swell: Swell,
    near: str,
    far: str,
    calm: Array | None = None,
    rings: list[tuple[float, float, float, float]] | None = None,
    rough: float = 0.07,
) -> None:
    """The water: a mesh as fine as the picture, its waves true to the distance.

    `calm` are rows (x, y, radius) of smooth water; `rings` are (x, y, height, wavelength) of
    circles that spread from an animal.
    """
    top = scene.horizon + 0.6
    py = np.linspace(0, 1, scene.count(620)) ** 1.35 * (860 - top) + top
    px = np.linspace(-90, 570, scene.count(420))
    gx, gy = np.meshgrid(px, py)
    p = scene.ground(gx, gy, level)
    cell = np.abs(np.gradient(p[..., 1], axis=0)) * 1.0 + 0.012
    z = wave_height(swell, p[..., 0], p[..., 1], cell * 3)
    far_off = np.linalg.norm(p[..., :2], axis=-1)
    if calm is not None:
        for x, y, r in calm:
            d = np.hypot(p[..., 0] - x, p[..., 1] - y)
            z = z * (1 - 0.75 * smooth(r, r * 0.4, d))
    for x, y, high, long in rings or []:
        d = np.hypot(p[..., 0] - x, (p[..., 1] - y))
        z = z + high * np.cos(d * 2 * np.pi / long) * np.exp(-d / (3.2 * long))
    p[..., 2] += z
    c = mix(np.broadcast_to(colour(near), p.shape), colour(far), smooth(2, 30, far_off))
    look = Look(rough=rough, shine=0.5)
    scene.mesh("sea", p.reshape(-1, 3), sheet(*gx.shape), look, c.reshape(-1, 3), kind=SEA)


def ground(
    scene: Scene,
    level: float,
    relief: npt.ArrayLike,
    code: str,
    top: str,
    seed: int,
    rough: float = 0.7,
    wet: str = "",
) -> None:
    """A shore or floor down to the lower edge; `relief` is (height, frequency) for each scale."""
    py = (
        np.linspace(0, 1, scene.count(520)) ** 1.3 * (790 - scene.horizon - 1.5)
        + scene.horizon
        + 1.5
    )
    px = np.linspace(-80, 560, scene.count(420))
    gx, gy = np.meshgrid(px, py)
    p = scene.ground(gx, gy, level)
    flat = np.stack([p[..., 0], p[..., 1], 0 * p[..., 0]], -1)
    near = smooth(60, 4, np.abs(p[..., 1]) + 3)
    z = np.zeros(p.shape[:2])
    for k, (high, frequency) in enumerate(np.asarray(relief, float)):
        z += high * ripple(flat, frequency, seed + k) * near
    p[..., 2] += z
    scale = float(np.abs(z).max()) + 1e-6
    c = mix(np.broadcast_to(colour(code), p.shape), colour(top), smooth(-0.5, 0.7, z / scale))
    c = c * (1 + 0.12 * ripple(flat, 9, seed + 9) + 0.08 * ripple(flat, 30, seed + 10))[..., None]
    if wet:
        c = mix(c, colour(wet), smooth(-0.1, -0.45, z / scale) * 0.8)
    scene.mesh(
        "ground", p.reshape(-1, 3), sheet(*gx.shape), Look(rough=rough), c.reshape(-1, 3), kind=PROP
    )


def mussel(
    scene: Scene,
    place: npt.ArrayLike,
    long: npt.ArrayLike,
    up: npt.ArrayLike,
    size: float,
    gape: float = 0.0,
) -> None:
    """A blue mussel: two shells with growth lines, perhaps open."""
    t = np.linspace(0, 1, 24)
    th = np.linspace(0, np.pi, 15)
    half = 0.26 * np.interp(t, [0, 0.1, 0.35, 0.65, 0.9, 1], [0.03, 0.45, 0.85, 1.0, 0.75, 0.02])
    deep = 0.17 * np.interp(t, [0, 0.1, 0.4, 0.7, 0.95, 1], [0.05, 0.6, 1.0, 0.85, 0.3, 0.02])
    middle = 0.06 * np.sin(t * 3.0)
    for s in (1, -1):
        y = (t - 0.5)[:, None] + 0 * th
        x = middle[:, None] + half[:, None] * np.cos(th)
        z = s * deep[:, None] * np.sin(th)
        p = np.stack([x, y, z], -1)
        if gape:
            hinge = np.array([0.0, -0.5, 0.0])
            p = hinge + turn(p - hinge, np.array([1.0, 0, 0]), np.full(p.shape[:2], s * gape))
        reach = np.hypot(y + 0.5, 0.8 * np.cos(th) * half[:, None])
        rings = 0.5 + 0.5 * np.sin(reach * 46 + 1.5 * np.sin(reach * 11))
        c = mix(
            np.broadcast_to(colour("#1d2440"), p.shape),
            colour("#5a6a9a"),
            rings * 0.30 + 0.35 * smooth(0.3, 0.05, reach),
        )
        c = mix(c, colour("#6a5030"), smooth(0.95, 1.02, reach) * 0.5)
        frame = Frame.looking(place, long, up, size)
        scene.mesh(
            "shell",
            p.reshape(-1, 3),
            sheet(*p.shape[:2]),
            Look(rough=0.25, shine=0.6),
            c.reshape(-1, 3),
            frame,
        )
