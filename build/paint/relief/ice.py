"""Snow and ice: drifts in low light, ridges of broken floes, a breathing hole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from paint.brush import ink, over
from paint.vectors import smooth

from .light import Form, ramp
from .limbs import disc
from .sheet import contour

if TYPE_CHECKING:
    from .light import Field, Lamp, Picture


def snow(
    picture: Picture,
    level: float,
    lamp: Lamp,
    seed: int,
    *,
    code: str = "#eef1f2",
    rough: float = 1.0,
) -> None:
    """Lay a plain of snow from a level down: drifts along the wind, finer towards the horizon."""
    s = picture.sheet
    _, y = s.xy
    depth = np.clip((y - level) / (720 - level), 0, 1)
    height = np.zeros_like(y)
    for size, low, high in ((0.25, 0.0, 0.25), (0.6, 0.12, 0.6), (1.3, 0.35, 1.0)):
        part = smooth(low - 0.12, low + 0.1, depth) * smooth(high + 0.3, high, depth)
        drift = s.noise(170 * size, 26 * size, seed + int(10 * size), 3)
        crust = s.noise(20 * size, 6 * size, seed + 50 + int(10 * size), 3)
        height += part * size * (6.5 * drift + 0.9 * crust)
    rgb = np.ones((*y.shape, 3), np.float32) * ink(code)
    rgb = rgb * (1 + 0.03 * s.noise(1.4, 1.0, seed + 9, 1))[..., None]
    alpha = smooth(-2, 2, y - level + 1.5 * s.noise(80, 2, seed + 3, 2))
    form = Form(
        s,
        np.asarray(alpha, np.float32),
        np.asarray(height * rough, np.float32),
        np.clip(rgb, 0, 1),
        gloss=0.05,
        tight=6,
        wrap=0.35,
    )
    before = picture.subject.copy()
    picture.lay(form, lamp)
    picture.subject = before


def block(
    picture: Picture,
    points: list[tuple],
    lamp: Lamp,
    seed: int,
    *,
    code: str = "#cfe4ee",
    sink: tuple[str, float] | None = None,
) -> None:
    """Lay a block of ice: flat faces at different angles, blue within."""
    random = np.random.default_rng(seed)
    line = contour([(*p, "c") for p in points], steps=4)
    part = picture.sheet.around(line, 3)
    alpha = part.fill(line)
    x, y = part.xy
    middle = line.mean(0)
    height = np.full_like(x, 1e6)
    for _ in range(5):
        a = random.uniform(0, 2 * np.pi)
        slope = random.uniform(0.25, 0.9)
        at = middle + random.normal(size=2) * np.ptp(line, axis=0) * 0.16
        height = np.minimum(height, 6 + slope * ((x - at[0]) * np.cos(a) + (y - at[1]) * np.sin(a)))
    height = height + 0.8 * part.noise(14, 10, seed + 1, 3)
    rgb = (
        np.ones((*alpha.shape, 3), np.float32)
        * ink(code)
        * (1 + 0.06 * part.noise(9, 7, seed, 3))[..., None]
    )
    low = smooth(line[:, 1].min(), line[:, 1].max(), y)
    rgb = over(np.clip(rgb, 0, 1), ink("#8fbfd6"), 0.35 * low)
    form = Form(
        part,
        alpha,
        part.soft(np.asarray(height, np.float32), 0.8),
        rgb,
        gloss=0.12,
        tight=18,
        wrap=0.3,
    )
    before = picture.subject.copy()
    picture.lay(form, lamp, sink=sink)
    picture.subject = before


def hole(
    picture: Picture,
    place: tuple[float, float],
    rx: float,
    ry: float,
    seed: int,
    *,
    sky: str = "#f2c9b0",
) -> None:
    """Draw a breathing hole: a rim of wet ice, its thick wall, dark water with the sky in it."""
    s = picture.sheet.around(
        np.array(
            [[place[0] - rx * 1.6, place[1] - ry * 2.2], [place[0] + rx * 1.6, place[1] + ry * 2.2]]
        ),
        0,
    )
    x, y = s.xy
    angle = np.arctan2((y - place[1]) / ry, (x - place[0]) / rx)
    rough = 1 + 0.05 * np.sin(3 * angle + seed) + 0.035 * np.sin(7 * angle + 2 * seed)
    d = np.hypot((x - place[0]) / rx, (y - place[1]) / ry) / rough
    image = picture.image[s.box]
    image = over(image, ink("#7f96bc"), 0.5 * smooth(1.5, 1.02, d))
    image = over(
        image,
        ink("#f7fbff"),
        0.8 * np.exp(-(((d - 1.05) / 0.05) ** 2)) * smooth(-0.6, 0.7, np.sin(angle)),
    )
    inside = smooth(1.015, 0.985, d)
    wall = ramp(((0, "#174a66"), (0.5, "#3f86a2"), (1, "#a8cfdc")), smooth(0.80, 1.0, d))
    image = image * (1 - inside[..., None]) + wall * inside[..., None]
    d2 = np.hypot((x - place[0]) / rx, (y - place[1] - 0.18 * ry) / ry) / rough
    water = inside * smooth(0.93, 0.90, d2)
    ripple = s.noise(24, 3.5, seed + 3, 3)
    tone = ramp(
        ((0, "#06222f"), (0.55, "#0d4254"), (1, "#2b7484")),
        np.clip(0.35 + 0.18 * ripple + 0.3 * (y - place[1]) / ry, 0, 1),
    )
    tone = over(tone, ink(sky), 0.7 * smooth(0.7, 1.6, ripple + 0.9 * (place[1] - y) / ry))
    image = image * (1 - water[..., None]) + tone * water[..., None]
    picture.image[s.box] = image


def bury(
    picture: Picture,
    plain: Field,
    level: float,
    seed: int,
    *,
    box: tuple[float, float] = (0, 480),
    soft: float = 2.5,
) -> None:
    """Put back the snow below a level, so that what lies there sinks into it a little."""
    s = picture.sheet
    x, y = s.xy
    edge = y - level + 3.0 * s.noise(34, 8, seed, 3)
    a = smooth(-soft, soft, edge) * smooth(box[0] - 20, box[0], x) * smooth(box[1] + 20, box[1], x)
    picture.image = np.asarray(
        picture.image * (1 - a[..., None]) + plain * a[..., None], np.float32
    )
    lip = np.exp(-(((edge - 3) / 2.5) ** 2)) * picture.subject * a
    picture.image = over(picture.image, ink("#fff4e8"), 0.35 * lip)
    picture.subject = np.asarray(picture.subject * (1 - a), np.float32)


def ground_shadow(
    picture: Picture,
    place: tuple[float, float],
    rx: float,
    ry: float,
    amount: float,
    code: str = "#3c5a86",
) -> None:
    """Draw the shadow that something throws on the snow."""
    s = picture.sheet.around(
        np.array(
            [[place[0] - rx * 1.6, place[1] - ry * 2.5], [place[0] + rx * 1.6, place[1] + ry * 2.5]]
        ),
        0,
    )
    soft: Field = s.soft(disc(s, place, rx, ry), ry * 0.35)
    picture.image[s.box] = over(picture.image[s.box], ink(code), amount * soft)
