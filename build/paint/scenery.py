"""Backgrounds painted flat: sky and far shores, water seen from within, ice from below, reed."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy.ndimage import gaussian_filter as blur

from .brush import Image, Shot, ink, net, noise, over, screen
from .vectors import smooth

Stops = Sequence[tuple[float, str]]


def gradient(shot: Shot, stops: Stops) -> Image:
    """Colours from the upper edge (0) to the lower one (1)."""
    h, w = shot.size
    y = np.linspace(0, 1, h)
    places = [s[0] for s in stops]
    c = np.array([ink(s[1]) for s in stops])
    column = np.stack([np.interp(y, places, c[:, k]) for k in range(3)], -1)
    return np.repeat(column[:, None], w, 1).astype(np.float32)


def sky(
    shot: Shot,
    stops: Stops,
    sun: tuple[float, float],
    horizon: float,
    seed: int = 8,
    clouds: float = 0.6,
    glow: str = "#ffeec2",
    shade: str = "#c9a9a6",
) -> Image:
    """A sky with the glow of a sun and long clouds; below the horizon it only goes on."""
    h, w = shot.size
    k = shot.scale
    x, y = shot.xy
    image = gradient(shot, stops)
    r = np.hypot((x - sun[0]) / 170, (y - sun[1]) / 95)
    image = screen(image, ink(glow), 0.75 * np.exp(-(r**1.5)))
    big = noise(h, w, 85 * k, 8 * k, seed, 4) + 0.5 * noise(h, w, 30 * k, 4 * k, seed + 1, 3)
    up = smooth(horizon, horizon * 0.1, y)
    image = over(image, ink("#fff4dc"), smooth(0.5, 1.9, big) * clouds * up)
    return over(image, ink(shade), smooth(0.6, 1.9, -big) * clouds * 0.45 * up)


def shore(
    shot: Shot,
    image: Image,
    horizon: float,
    span: tuple[float, float],
    high: float,
    code: str,
    seed: int,
    amount: float = 0.85,
    trees: float = 1.0,
) -> Image:
    """A far island with woods, dim with distance."""
    _, w = shot.size
    k = shot.scale
    _, y = shot.xy
    t = np.clip((np.arange(w) / k - span[0]) / (span[1] - span[0]), 0, 1)
    line = high * np.sin(t * np.pi) ** 0.7 * (1 + 0.10 * noise(1, w, 26 * k, 0.01, seed)[0])
    line = line + trees * 2.4 * np.clip(noise(1, w, 1.5 * k, 0.01, seed + 4, 2)[0], 0, 2) * (
        np.sin(t * np.pi) > 0.02
    )
    inside = smooth(0.7, -0.7, (horizon - y) - line[None]) * (y < horizon + 0.8)
    inside = inside * (line[None] > 0.3)
    tone = ink(code) * (0.92 + 0.10 * smooth(0, high, horizon - y)[..., None])
    return over(image, tone, inside * amount)


def under_water(
    shot: Shot,
    stops: Stops,
    sun: tuple[float, float],
    seed: int = 12,
    shafts: float = 0.26,
    light: str = "#fff7d6",
) -> Image:
    """Open water with a glow where the sun enters and shafts that fan out from it."""
    k = shot.scale
    x, y = shot.xy
    image = gradient(shot, stops)
    r = np.hypot((x - sun[0]) / 1.25, y - sun[1])
    image = screen(image, ink(light), 0.7 * np.exp(-((r / 150) ** 1.5)))
    angle = np.arctan2(x - sun[0], y - sun[1] + 90)
    wild = blur(np.random.default_rng(seed).normal(size=400), 5) * 6
    ray = np.clip(np.interp(angle, np.linspace(-1.6, 1.6, 400), wild), 0, 2)
    ray = ray * np.exp(-r / 340) * smooth(-20, 60, y - sun[1])
    image = screen(image, ink("#fdfbd8"), blur(ray * shafts, 1.2 * k))
    h, w = shot.size
    cloud = noise(h, w, 110 * k, 60 * k, seed + 3)
    return np.asarray(np.clip(image * (1 + 0.035 * cloud[..., None]), 0, 1), np.float32)


def surface_from_below(shot: Shot, image: Image, depth: float, seed: int = 3) -> Image:
    """The bright net of the waves seen from within, at the upper edge."""
    x, y = shot.xy
    near = np.clip(1 - y / depth, 0.02, 1)
    lines = net((x - 200) / (70 * near + 14), 26 / (near + 0.12), seed, 1.7)
    fade = smooth(depth, depth * 0.25, y)
    return screen(image, ink("#f4ffe8"), blur(lines, 0.8 * shot.scale) * fade * 0.5)


def ridges(
    shot: Shot, image: Image, rows: Sequence[tuple[float, float, str, float]], seed: int
) -> Image:
    """Far floors: (row of the card, height of its hills, colour, amount) from far to near."""
    _, w = shot.size
    k = shot.scale
    _, y = shot.xy
    for i, (row, high, code, amount) in enumerate(rows):
        line = row + high * noise(1, w, 38 * k, 0.01, seed + i)[0]
        image = over(image, ink(code), smooth(-2, 3, y - line[None]) * amount)
    return image


def motes(
    shot: Shot, image: Image, count: int, seed: int, top: float = 60, bottom: float = 640
) -> Image:
    """Specks that drift in the light."""
    random = np.random.default_rng(seed)
    x, y = shot.xy
    k = shot.scale
    for _ in range(count):
        mx, my = random.uniform(0, 480), random.uniform(top, bottom)
        r = random.uniform(0.5, 1.5)
        a = random.uniform(0.1, 0.45)
        r0, r1 = int(max(0, (my - 4 * r) * k)), int((my + 4 * r) * k + 2)
        c0, c1 = int(max(0, (mx - 4 * r) * k)), int((mx + 4 * r) * k + 2)
        cut = np.s_[r0:r1, c0:c1]
        d = np.hypot(x[cut] - mx, y[cut] - my) / r
        image[cut] = screen(image[cut], ink("#f2fbe0"), a * np.exp(-(d**2)))
    return image


def reed(
    shot: Shot,
    image: Image,
    span: tuple[float, float],
    foot: float,
    high: float,
    count: int,
    code: str,
    tip: str,
    seed: int,
    amount: float = 0.9,
    width: float = 2.4,
) -> Image:
    """A stand of reed leaning with one wind: stems, long leaves, plumes."""
    random = np.random.default_rng(seed)
    x, y = shot.xy
    for _ in range(count):
        x0, tall = random.uniform(*span), high * random.uniform(0.6, 1.1)
        lean = random.normal() * 8 + 10
        base = foot + random.uniform(-3, 6)
        t = np.clip((base - y) / tall, 0, 1)
        middle = x0 + lean * t**1.8
        stem = smooth(0.8, -0.3, np.abs(x - middle) - width * 0.35 * (1 - 0.6 * t))
        live = (y < base) & (y > base - tall)
        tone = ink(code) * random.uniform(0.8, 1.15) * (1 - t[..., None]) + ink(tip) * t[..., None]
        image = over(image, tone, stem * live * amount)
        for _ in range(3):
            at, side = random.uniform(0.2, 0.85), random.choice([-1, 1, 1])
            ly, lx = base - tall * at, x0 + lean * at**1.8
            long = random.uniform(18, 62)
            rise, fall = random.uniform(0.5, 1.3), random.uniform(0.1, 0.7)
            u = np.clip((x - lx) * side / long, 0, 1)
            arc = ly - long * (rise * u - fall * u**2)
            leaf = smooth(0.9, -0.4, np.abs(y - arc) - width * (1 - u) * np.sqrt(u + 0.02) * 1.3)
            leaf = leaf * (((x - lx) * side > 0) & ((x - lx) * side < long))
            image = over(image, ink(code) * random.uniform(0.75, 1.25), leaf * amount * 0.9)
    return image
