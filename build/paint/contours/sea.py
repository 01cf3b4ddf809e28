"""Water seen from above, at the height of a bird: waves, the sky in them, what stands in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from paint.contours.air import grid, ink, over, screen
from paint.contours.light import ramp
from paint.contours.shapes import Array, cloud, smooth
from scipy.ndimage import gaussian_filter, map_coordinates

if TYPE_CHECKING:
    from paint.contours.figure import Figure


@dataclass(frozen=True)
class Sea:
    """A stretch of water."""

    horizon: float
    deep: str = "#0f3a4c"
    """The colour seen into the water."""
    clear: str = "#2f7f80"
    """The colour of light that comes through a crest."""
    wind: float = 1.0
    """How steep the waves are."""
    size: float = 1.0
    """How long the waves are."""
    way: float = 0.35
    """The direction the waves come from, in radians; 0 is from the horizon."""
    spread: float = 0.5
    mirror: float = 1.0
    """How much of the sky is mirrored."""
    relief: float = 1.0
    """How much the waves are modelled by the light."""
    sun: tuple[float, float] | None = None
    """Where the sun stands on the card, for the glitter."""
    sun_code: str = "#fff2d0"
    glitter: float = 1.0
    reach: float = 150.0
    """How far slopes throw a mirror image about."""
    seed: int = 1


def waves(image: Array, sea: Sea) -> tuple[Array, Array, Array]:
    """Return the slopes across and along the view, and the height of the waves."""
    x, y, _ = grid(image)
    t = np.maximum(y - sea.horizon, 0.25)
    far = 450 / t
    u, v = (x - 240) / 450 * far, far
    step = np.maximum(450 / t**2, 1e-6)
    random = np.random.default_rng(sea.seed)
    sx, sz, high = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x)
    warp = 0.25 * cloud(u * 2 / sea.size, v * 2 / sea.size, sea.seed + 3, 2)
    for i in range(34):
        long = sea.size * 0.34 * 0.86**i
        a = sea.way + sea.spread * random.normal()
        kx, kz = np.sin(a) * 2 * np.pi / long, np.cos(a) * 2 * np.pi / long
        steep = 0.062 * sea.wind * (0.55 + 0.45 * min(1.0, i / 6)) * 0.985**i
        seen = smooth(3.0, 8.0, long / (step * np.abs(np.cos(a)) + far / 450 * np.abs(np.sin(a))))
        phase = kx * u + kz * v + random.uniform(0, 2 * np.pi) + warp * 2.5
        crest = 1.5 * np.exp(1.1 * (np.sin(phase) - 1))
        push = seen * steep * crest * np.cos(phase)
        sx += push * np.sin(a)
        sz += push * np.cos(a)
        high += seen * steep * long * crest
    gust = 0.75 + 0.35 * cloud(u * 0.7, v * 0.7, sea.seed + 6, 3)
    return sx * gust, sz * gust, high


def lay(
    image: Array,
    sea: Sea,
    figure: tuple[Array, Array] | None = None,
    waterline: float = 0.0,
    swell: tuple[Array, Array] | None = None,
) -> Array:
    """Return the picture with water below the horizon.

    `image` holds the sky and far land, which the water mirrors; `figure` is a lit bird on black
    and its mask, mirrored at `waterline`; `swell` adds slopes, such as the rings round a hull.
    """
    x, y, k = grid(image)
    sx, sz, high = waves(image, sea)
    if swell is not None:
        sx, sz = sx + swell[0], sz + swell[1]
    t = np.maximum(y - sea.horizon, 0)
    down = 0.02 + 0.62 * t / 450
    rise = t * (0.35 + 0.25 * smooth(0, 300, t)) + 330 * np.clip(sz, -0.12, 1) + 3
    rise = rise + 30 * sea.wind * smooth(0, 30, t)
    to_y = np.clip(sea.horizon - np.abs(rise), 1, 719)
    to_x = x + 260 * sx
    soft = np.stack([gaussian_filter(image[..., i], 2.2 * k) for i in range(3)], -1)
    seen = _look(soft, to_x, to_y, k)
    face = np.clip(down + sz * 1.0, 0.02, 1)
    bright = sea.mirror * (0.03 + 0.97 * (1 - face) ** 3.2)
    level = gaussian_filter(high, (12 * k, 40 * k))
    through = 0.5 + (high - level) / (0.05 * sea.wind * sea.size) * 0.5
    through = np.clip(through, 0, 1) * smooth(0.02, 0.25, face)
    body = ramp([(0, sea.deep), (1, sea.clear)], 0.10 + 0.65 * through) ** (1 / 2.2)
    water = over(body, seen, bright)
    relief = np.clip(1.3 * sx - 0.8 * sz, -0.22, 0.28) * smooth(2, 60, t)
    water = np.clip(water * (1 + sea.relief * relief[..., None]), 0, 1)
    if figure is not None:
        lit, mask = figure
        both = np.concatenate([lit, mask[..., None]], -1)
        both = np.stack([gaussian_filter(both[..., i], 1.3 * k) for i in range(4)], -1)
        sx, sz = (gaussian_filter(a, (1.6 * k, 4 * k)) for a in (sx, sz))
        my = 2 * waterline - y - sea.reach * sz * smooth(0, 120, y - waterline)
        mx = x + sea.reach * 1.0 * sx * smooth(-10, 90, y - waterline)
        seen = _look(both, mx, my, k)
        share = seen[..., 3] * smooth(waterline + 3, waterline, my)
        share = (share * np.clip(bright * 1.25 + 0.25, 0, 0.92))[..., None]
        shown = 0.88 * seen[..., :3] / np.maximum(seen[..., 3:], 0.02)
        water = water * (1 - share) + np.clip(shown, 0, 1) * share
    if sea.sun is not None:
        off = np.hypot((to_x - sea.sun[0]) / 34, (sea.horizon - rise - sea.sun[1]) / 60)
        water = screen(water, ink(sea.sun_code), sea.glitter * np.exp(-(off**1.6)))
    return over(image, water, smooth(-0.6, 0.6, y - sea.horizon))


def rings(
    k: float, at: tuple[float, float], size: tuple[float, float], long: float, steep: float
) -> tuple[Array, Array]:
    """Return the slopes of rings that spread from a hull at a place of the card."""
    image = np.zeros((round(720 * k), round(480 * k), 1))
    x, y, _ = grid(image)
    dx, dy = (x - at[0]) / size[0], (y - at[1]) / size[1]
    d = np.hypot(dx, dy)
    out = np.maximum(d - 1, 0)
    wobble = 0.22 * cloud(x / 60, y / 22, 12, 2)
    wave = steep * np.cos((out + wobble * 0.3) * 2 * np.pi / long) * np.exp(-out / 0.75)
    wave = wave * smooth(0.86, 1.0, d)
    return wave * dx / np.maximum(d, 0.1), -wave * dy / np.maximum(d, 0.1)


def _look(image: Array, x: Array, y: Array, k: float) -> Array:
    """Return the colours of a picture at places of the card."""
    at = np.stack([y * k - 0.5, x * k - 0.5])
    return np.stack(
        [
            map_coordinates(image[..., i], at, order=1, mode="nearest")
            for i in range(image.shape[2])
        ],
        -1,
    )


def afloat(
    bird: Figure, ends: tuple[float, float], level: float, sag: float = 9.0, seed: int = 3
) -> Array:
    """Cut a bird off where the water laps at it, and wet its belly; return the waterline."""
    x, y = bird.x, bird.y
    u = np.clip((x[0] - ends[0]) / (ends[1] - ends[0]) * 2 - 1, -1, 1)
    row = level + sag * np.sqrt(1 - u * u) + 2.2 * cloud(x[0] / 40, 0 * x[0], seed, 1)
    row = row + 0.9 * cloud(x[0] / 9, 0 * x[0] + 2, seed + 1, 2)
    above = row[None] - y
    bird.tint *= (1 - 0.55 * smooth(13, 0, above))[..., None]
    bird.shade *= 1 - 0.35 * smooth(24, 2, above)
    bird.alpha *= smooth(-0.8, 0.8, above)
    return np.asarray(row)


def lap(image: Array, row: Array, ends: tuple[float, float], code: str = "#e9f6f4") -> Array:
    """Return the picture with the dark edge and the broken light where water meets a hull."""
    x, y, _ = grid(image)
    below = y - row[None]
    along = smooth(ends[0] - 4, ends[0] + 14, x) * smooth(ends[1] + 4, ends[1] - 14, x)
    dark = 0.55 * np.exp(-np.clip(below, 0, 99) / 5) * smooth(-1.5, 0.5, below) * along
    image = image * (1 - dark[..., None] * np.array([0.85, 0.7, 0.6]))
    broken = smooth(0.3, 1.2, cloud(x / 22, y / 5, 77, 3))
    edge = np.exp(-(((below - 1.2) / 1.1) ** 2)) + 0.7 * np.exp(
        -(((below - 7 - 2 * cloud(x / 30, 0 * x, 5, 1)) / 1.0) ** 2)
    )
    return screen(image, ink(code), 0.5 * edge * broken * along)


def drops(image: Array, places: list[tuple[float, float, float]], code: str = "#f2fbfa") -> Array:
    """Return the picture with falling drops at x, y, radius."""
    x, y, _ = grid(image)
    for px, py, r in places:
        d = np.hypot((x - px) / r, (y - py) / (1.5 * r) + 0.2 * np.abs(x - px) / r)
        image = over(image, ink("#2d6470"), 0.55 * smooth(1.1, 0.7, d))
        image = screen(
            image,
            ink(code),
            0.95 * np.exp(-((np.hypot(x - px + 0.35 * r, y - py + 0.4 * r) / (0.55 * r)) ** 2)),
        )
    return image


def foam(
    image: Array, horizon: float, seed: int, amount: float = 0.9, code: str = "#f1f5ef"
) -> Array:
    """Return the picture with white caps: torn crests, larger and lower towards the viewer."""
    x, y, _ = grid(image)
    t = np.maximum(y - horizon, 0.5)
    far = 450 / t
    u, v = (x - 240) / 450 * far, far
    warp = 0.3 * cloud(u * 3, v * 3, seed + 2, 2)
    crest = cloud(u * 2.2 + warp, np.log(far) * 7 + 0.8 * warp, seed, 2)
    lace = cloud(u * 16, v * 22, seed + 5, 4)
    cap = smooth(1.5, 2.2, crest + 0.25 * lace) * smooth(-0.7, 0.5, lace + 0.3)
    cap = cap * smooth(4, 40, t)
    return over(image, ink(code), amount * cap)
