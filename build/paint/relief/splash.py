"""Water in the air and in motion: drops, jets, soft falls, broken water."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from paint.brush import ink, over, screen
from paint.vectors import smooth
from scipy.ndimage import gaussian_filter

from .light import Form, ramp

if TYPE_CHECKING:
    from .light import Lamp, Picture
    from .sheet import Field, Sheet


def drop(
    picture: Picture,
    place: tuple[float, float],
    r: float,
    way: float = 0.0,
    long: float = 1.0,
    bright: float = 1.0,
) -> None:
    """Draw a drop of clear water: dark at the side of the light, bright across from it."""
    reach = r * max(long, 1.0)
    line = np.array([[place[0] - reach, place[1] - reach], [place[0] + reach, place[1] + reach]])
    part = picture.sheet.around(line, 1)
    x, y = part.xy
    if x.size < 4:
        return
    c, s = np.cos(way), np.sin(way)
    u = ((x - place[0]) * c + (y - place[1]) * s) / (r * long)
    v = (-(x - place[0]) * s + (y - place[1]) * c) / r
    d = np.hypot(u, v)
    disc = np.clip((1 - d) * r * picture.scale + 0.5, 0, 1)
    a = picture.image[part.box]
    fx, fy = (x - place[0]) / r, (y - place[1]) / r
    a = over(a, ink("#3c5866"), disc * 0.40 * smooth(0.6, -0.8, fx + fy))
    a = screen(
        a,
        ink("#fff6e2"),
        disc
        * bright
        * (0.30 + 0.65 * smooth(-0.2, 0.9, 0.6 * fx + 0.7 * fy) * smooth(1.05, 0.6, d)),
    )
    a = screen(
        a, ink("#ffffff"), disc * bright * np.exp(-((fx + 0.35) ** 2 + (fy + 0.38) ** 2) / 0.06)
    )
    picture.image[part.box] = a


def shower(
    picture: Picture,
    at: tuple[float, float],
    aim: float,
    spread: float,
    reach: float,
    count: int,
    seed: int,
    *,
    size: float = 2.6,
    fall: float = 0.45,
    bright: float = 1.0,
) -> None:
    """Throw drops from a place towards `aim` (in radians; 0 is right, up is negative)."""
    random = np.random.default_rng(seed)
    for _ in range(count):
        a = aim + spread * random.normal()
        t = random.uniform(0.02, 1.0) ** 0.8
        far = reach * t * random.uniform(0.6, 1.1)
        x = at[0] + np.cos(a) * far + random.normal() * 4
        y = at[1] + np.sin(a) * far + fall * reach * t * t
        r = 0.35 + size * random.uniform() ** 3.5 * (1.15 - 0.5 * t)
        dy = np.sin(a) + 2 * fall * t
        drop(
            picture,
            (x, y),
            r,
            float(np.arctan2(dy, np.cos(a))),
            1 + 1.6 * random.uniform() * (r < 2),
            bright,
        )


def jets(
    picture: Picture,
    at: tuple[float, float],
    aim: float,
    spread: float,
    reach: float,
    count: int,
    seed: int,
    lamp: Lamp,
    *,
    width: float = 9.0,
    fall: float = 0.5,
    code: str = "#dfeaec",
    opacity: float = 0.75,
) -> None:
    """Throw tongues of water that thin out into threads."""
    random = np.random.default_rng(seed)
    before = picture.subject.copy()
    for _ in range(count):
        a = aim + spread * random.normal()
        far = reach * random.uniform(0.45, 1.0)
        t = np.linspace(0, 1, 26)
        x0 = at[0] + random.normal() * width * 1.8
        line = np.stack(
            [x0 + np.cos(a) * far * t, at[1] + np.sin(a) * far * t + fall * far * t * t], -1
        )
        line += random.normal(size=2) * 1.5 * np.sin(np.pi * t * 2)[:, None]
        wide = width * random.uniform(0.3, 1.0) * (1 - t) ** 1.8 + 0.6
        wide = wide * (1 + 0.3 * np.sin(9 * t + random.uniform(0, 6)))
        part = picture.sheet.around(line, width + 4)
        alpha = part.soft(part.stroke(line, wide), 0.6) * (
            0.55 + 0.45 * smooth(-0.8, 0.8, part.noise(5, 5, int(random.integers(1e6)), 2))
        )
        height = part.dome(part.stroke(line, wide)) + 1.2 * part.noise(
            4, 4, int(random.integers(1e6)), 2
        )
        tone = np.ones((*alpha.shape, 3), np.float32) * ink(code)
        form = Form(part, alpha, height, tone, gloss=0.5, tight=14, wrap=0.6, glow=0.1)
        picture.lay(form, lamp, opacity=opacity * random.uniform(0.6, 1.0))
        for _ in range(3):
            drop(
                picture,
                (line[-1, 0] + random.normal() * 3, line[-1, 1] + random.normal() * 3),
                random.uniform(0.6, 2.0),
            )
    picture.subject = before


def falls(sheet: Sheet, seed: int, *, fine: float = 3.0) -> Field:
    """Return threads of falling water from 0 to 1, long and soft."""
    sway = 5 * sheet.noise(60, 120, seed, 2)
    x, _ = sheet.xy
    rope = sheet.noise(14, 240, seed + 1, 3)
    thread = sheet.noise(fine, 170, seed + 2, 2)
    return np.asarray(
        smooth(-1.6, 1.8, rope + 0.6 * thread + 0.05 * np.sin((x + sway) / 9)), np.float32
    )


def river(
    picture: Picture,
    level: float,
    lamp: Lamp,
    stops: list[tuple[float, str]],
    seed: int,
    *,
    foam: float = 0.5,
    far: float = 60.0,
) -> None:
    """Lay a broken river surface from a level down: waves that grow towards us, and foam."""
    s = picture.sheet
    x, y = s.xy
    depth = np.clip((y - level) / (720 - level), 0, 1)
    near = 0.25 + 0.75 * depth
    waves = np.zeros_like(x)
    random = np.random.default_rng(seed)
    for size in (1.0, 0.5, 0.25):
        n = s.noise(150 * size, 24 * size, int(random.integers(1e6)), 2)
        f = s.noise(60 * size, 9 * size, int(random.integers(1e6)), 2)
        waves += size * (n * smooth(0.1, 0.8, depth) + f * smooth(0.9, 0.2, depth))
    waves = s.soft(np.asarray(waves, np.float32), 0.8)
    height = waves * (2.5 + 8 * near)
    rgb = ramp(stops, np.clip(0.5 + 0.22 * waves - 0.10 * (1 - depth), 0, 1))
    white = smooth(
        0.9,
        2.4,
        waves
        + 0.6 * s.noise(22, 6, seed + 5, 3)
        + foam * 1.6 * np.exp(-depth * 720 / far)
        + foam
        - 0.4,
    )
    rgb = over(rgb, ink("#eef3ef"), 0.75 * white)
    edge = s.noise(60, 4, seed + 9, 2)
    alpha = smooth(-4, 5, y - level + 2.5 * edge)
    form = Form(
        s,
        np.asarray(alpha, np.float32),
        np.asarray(height, np.float32),
        rgb,
        gloss=0.22,
        tight=22,
        wrap=0.5,
    )
    before = picture.subject.copy()
    picture.lay(form, lamp)
    picture.subject = before


def mist(
    picture: Picture,
    place: tuple[float, float],
    radii: tuple[float, float],
    code: str,
    amount: float,
    seed: int,
) -> None:
    """Add a cloud of fine spray."""
    s = picture.sheet
    x, y = s.xy
    d = np.hypot((x - place[0]) / radii[0], (y - place[1]) / radii[1]) + 0.16 * s.noise(
        40, 30, seed, 4
    )
    picture.over(code, amount * smooth(1.1, 0.1, d))


def bokeh(
    picture: Picture,
    box: tuple[float, float, float, float],
    count: int,
    sizes: tuple[float, float],
    codes: list[str],
    seed: int,
    amount: float = 0.35,
) -> None:
    """Add discs of light that are out of focus."""
    random = np.random.default_rng(seed)
    for _ in range(count):
        x, y = random.uniform(box[0], box[2]), random.uniform(box[1], box[3])
        r = random.uniform(*sizes)
        part = picture.sheet.around(np.array([[x - r, y - r], [x + r, y + r]]), 6)
        gx, gy = part.xy
        d = np.hypot(gx - x, gy - y) / r
        a = smooth(1.06, 0.94, d) * (0.65 + 0.35 * smooth(0.6, 1.0, d))
        a = gaussian_filter(a, 0.6 * picture.scale)
        code = codes[int(random.integers(len(codes)))]
        picture.image[part.box] = screen(
            picture.image[part.box], ink(code), amount * random.uniform(0.3, 1.0) * a
        )
