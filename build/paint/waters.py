"""Pictures under water: the light of one sun, and one way to finish a fish in its water."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from scipy.ndimage import gaussian_filter as blur
from scipy.ndimage import maximum_filter

from .brush import (
    LUMINANCE,
    Image,
    Shot,
    Tones,
    bubbles,
    caustics,
    finish,
    ink,
    lay,
    noise,
    over,
    painted,
    screen,
    shadow_in_water,
)
from .scene import PROP, SUBJECT, Lamp, Scene
from .scenery import motes, ridges, surface_from_below, under_water
from .vectors import smooth

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from .scenery import Stops


@dataclass(frozen=True)
class Water:
    """The water of one card."""

    stops: Stops
    sun: tuple[float, float] = (130, 6)
    light: str = "#fff7d6"
    shafts: float = 0.28
    surface: float = 90.0
    """How far down the net of waves at the upper edge reaches; 0 for none."""
    glow: tuple[float, float, float, str, float] = (200, 380, 170, "#bfeef0", 0.22)
    """A brighter place behind the animal: x, y, radius, colour, amount."""
    ridges: Sequence[tuple[float, float, str, float]] = ()
    fog: tuple[float, float, float, float] = (0.0, 2.6, 0.35, 0.8)
    """Depth where haze begins and where it is full; how much falls on subject and on props."""
    haze: str = ""
    """The colour of far things; without one they take the colours behind them."""
    tones: Tones = field(
        default_factory=lambda: Tones(
            "#0d4464", "#fff6d6", 0.45, (0.10, 0.34, 1.0), 0.15, 1.35, 1.7
        )
    )
    net: tuple[float, float] = (2.2, 0.4)
    """Size of the net of light on the ground and on backs, and its strength."""
    shadow: float = 0.28
    dust: int = 60
    foot: tuple[str, float] = ("#0a2c38", 0.35)
    """The colour and amount of darkness under the name plate."""
    vignette: float = 0.42
    sink: float = 0.32
    """How much of the water's colour the shaded side of the animal takes."""
    bounce: tuple[str, float] = ("#8a8a60", 0.0)
    """The light that the ground throws up at a belly."""
    strokes: float = 0.05
    """How clear the strokes of the brush are in the open water."""
    seed: int = 5


def submerged(
    scene: Scene,
    *,
    tilt: float = 0.0,
    zoom: float = 1.0,
    sky: tuple[str, str, str] = ("#c9f3ee", "#5aa2b2", "#28566c"),
    strength: float = 0.85,
    sun: tuple[float, float, float] = (0.45, 0.5, -1.0),
    power: float = 6.0,
    warmth: str = "#fff7dd",
    blue: str = "#9fe3f3",
    blue_power: float = 120,
) -> None:
    """Light from the upper left, a cool lamp from the right, the water's own light all round."""
    scene.tilt, scene.zoom = tilt, zoom
    scene.sky, scene.sky_strength = sky, strength
    scene.lamps = [
        Lamp(sun, warmth, power, 5),
        Lamp((0, 0, 0), blue, blue_power, 3, (4.2, 1.5, 0.9)),
    ]


def behind(shot: Shot, water: Water) -> Image:
    """The open water behind everything."""
    k = shot.scale
    x, y = shot.xy
    image = under_water(shot, water.stops, water.sun, water.seed, water.shafts, water.light)
    if water.surface:
        image = surface_from_below(shot, image, water.surface, water.seed + 3)
    gx, gy, radius, code, amount = water.glow
    image = screen(image, ink(code), amount * np.exp(-((np.hypot(x - gx, y - gy) / radius) ** 2)))
    if water.ridges:
        image = ridges(shot, image, water.ridges, water.seed + 1)
    image = brushed(shot, blur(image, (0.7 * k, 0.7 * k, 0)), water.strokes, water.seed + 2)
    return motes(shot, image, water.dust, water.seed, 60, 640)


def brushed(shot: Shot, image: Image, amount: float, seed: int) -> Image:
    """Open water laid on with a wide brush: patches of slightly different tone and warmth."""
    if not amount:
        return image
    h, w = shot.size
    k = shot.scale
    cloud = noise(h, w, 60 * k, 44 * k, seed, 4)
    warm = noise(h, w, 80 * k, 70 * k, seed + 1, 2)
    image = image * (1 + amount * cloud[..., None])
    image = image * (1 + 0.5 * amount * warm[..., None] * np.array([1.0, 0.1, -0.9], np.float32))
    return painted(np.asarray(np.clip(image, 0, 1), np.float32), 4.0, k, 0.8)


def light_on(shot: Shot, tones: Tones) -> Image:
    """How much light falls on each pixel, whatever its own colour."""
    alpha = np.maximum(shot.alpha, 1e-3)[..., None]
    lit = np.clip(shot.passes["rgb"][..., :3] / alpha, 0, 4) @ LUMINANCE
    own = np.clip(shot.passes["alb"][..., :3] / alpha, 0.003, 1) @ LUMINANCE
    return np.asarray(lit / np.maximum(own, 0.003) * tones.gain, np.float32)


def sunk(shot: Shot, water: Water, image: Image, background: Image) -> Image:
    """The animal in its water: its shaded side takes the water's colour, its belly the ground's."""
    k = shot.scale
    body = shot.kind(SUBJECT)
    n = shot.passes["nor"][..., :3]
    n = n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-4)
    down = blur(np.clip(-n[..., 2], 0, 1), 1.5 * k)
    dark = smooth(0.55, 0.08, blur(light_on(shot, water.tones), 1.2 * k))
    far = blur(background, (24 * k, 24 * k, 0))
    shade = over(image, far * np.float32(0.8), 0.8 * np.ones(shot.size, np.float32))
    image = over(
        image, shade, water.sink * body * np.maximum(dark, 0.5 * down) * (0.5 + 0.5 * down)
    )
    code, amount = water.bounce
    return screen(image, ink(code), amount * body * down**1.3)


def drowned(
    shot: Shot, water: Water, image: Image | None = None, air: npt.ArrayLike | None = None
) -> Image:
    """The whole finish: water, shadow, the animal in its haze, the net of light, bubbles, grain."""
    k = shot.scale
    _, y = shot.xy
    if image is None:
        image = behind(shot, water)
    body, thing = shot.kind(SUBJECT), shot.kind(PROP)
    if water.shadow:
        image = shadow_in_water(image, body, k, amount=water.shadow)
    first, last, on_body, on_things = water.fog
    far = smooth(first, last, shot.depth)
    thing = np.maximum(thing, maximum_filter(np.float32(thing > 0.05), 3) * (1 - body))
    # half-covered pixels do not know their own depth
    whole = maximum_filter(far * (shot.alpha > 0.97), 3)
    far = np.where((shot.alpha < 0.97) & (body < 0.02), np.maximum(far, whole), far)
    fog = far * (on_body * body + on_things * thing) + 0.08 * thing
    if water.haze:
        veil = over(image, ink(water.haze), np.full(shot.size, 0.6))
        image = np.where((shot.alpha > 0.02)[..., None], over(image, veil, thing), image)
    done = lay(shot, image, water.tones, np.clip(fog, 0, 0.96))
    done = sunk(shot, water, done, image)
    image = over(done, image, smooth(0.5, 1.0, far) * on_things * thing)
    size, strength = water.net
    if strength:
        lit = caustics(shot, water.seed + 8, size) * (1 - np.clip(fog, 0, 1))
        # the net is torn: only here and there a wave gathers light
        h, w = shot.size
        lit = lit * smooth(-0.1, 1.3, noise(h, w, 34 * k, 22 * k, water.seed + 9, 3))
        image = screen(image, ink("#f2ffe0"), lit * strength)
    code, amount = water.foot
    image = over(image, ink(code), smooth(560, 720, y) * amount)
    if air is not None:
        image = bubbles(image, air)
    return finish(image, vignette=water.vignette)


def breath(
    at: tuple[float, float], rise: float, count: int, seed: int, spread: float = 6.0
) -> list[tuple[float, float, float]]:
    """Bubbles that rise from a mouth, wavering and growing."""
    random = np.random.default_rng(seed)
    rows = []
    for t in np.sort(random.uniform(size=count)):
        x = at[0] + spread * (0.3 + t) * np.sin(t * 9 + random.normal() * 0.7)
        rows.append((float(x), float(at[1] - rise * t), float(random.uniform(0.7, 1.6) * (1 + t))))
    return rows
