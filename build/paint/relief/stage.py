"""Backgrounds for drawn animals: water with depth, motes, stones; and the last touches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from paint.brush import finish, ink, net, over, painted, screen
from paint.vectors import smooth
from scipy.ndimage import gaussian_filter

from .light import Form, Picture, ramp
from .sheet import Sheet, contour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .light import Lamp
    from .sheet import Field

CARD = (480, 720)


def card(scale: float) -> Sheet:
    """Return the sheet of a card."""
    return Sheet.over(0, 0, *CARD, scale)


def water(
    sheet: Sheet,
    stops: Sequence[tuple[float, str]],
    sun: tuple[float, float],
    light: str,
    reach: float = 330,
    strength: float = 0.8,
    seed: int = 3,
) -> Field:
    """Return open water: a column of colours, and the light that spreads from a place in it."""
    x, y = sheet.xy
    cloud = sheet.noise(150, 90, seed, 3)
    image = ramp(stops, y / 720 + 0.035 * cloud)
    far = np.hypot((x - sun[0]) / 1.15, y - sun[1]) + 26 * cloud
    image = screen(image, ink(light), strength * np.exp(-((far / reach) ** 2)))
    return screen(image, ink(light), 0.5 * strength * np.exp(-((far / (reach * 0.4)) ** 2)))


def motes(
    picture: Picture, count: int, seed: int, code: str = "#fff6d8", amount: float = 0.5
) -> None:
    """Add specks that drift in the water: many fine ones, a few large and out of focus."""
    random = np.random.default_rng(seed)
    light = np.zeros_like(picture.subject)
    for _ in range(count):
        x, y = random.uniform(0, 480), random.uniform(0, 720)
        r = 0.5 + 5.5 * random.uniform() ** 7
        line = np.array([[x - r, y - r], [x + r, y + r]])
        part = picture.sheet.around(line, 2)
        gx, gy = part.xy
        d = np.hypot(gx - x, gy - y)
        strength = random.uniform(0.3, 1.0) * min(1.0, 1.1 / r)
        light[part.box] = np.maximum(light[part.box], smooth(r, r * 0.55, d) * strength)
    picture.screen(code, amount * light)


def dapple(sheet: Sheet, height: Field, seed: int, size: float = 42.0) -> Field:
    """Return the net of light that waves throw on a form from above."""
    x, y = sheet.xy
    gy = np.gradient(sheet.soft(height, 2), axis=0) * sheet.scale
    up = np.clip(0.25 + 0.55 * gy, 0, 1)
    warp = 7 * sheet.noise(40, 40, seed, 2)
    return np.asarray(
        net((x + warp) / size, (y * 1.25 - 0.8 * height) / size, seed, 2.0) * up, np.float32
    )


def boulder(
    picture: Picture,
    points: Sequence[tuple],
    lamp: Lamp,
    code: str,
    seed: int,
    *,
    rough: float = 1.0,
    flat: float = 0.5,
    sink: tuple[str, Field | float] | None = None,
    moss: str | None = None,
) -> Form:
    """Lay a stone: a rounded block with facets, cracks and a speckled skin."""
    line = contour(points)
    part = picture.sheet.around(line, 6)
    alpha = part.fill(line)
    dome = part.dome(alpha)
    broad = part.noise(52, 40, seed, 2)
    fine = part.noise(11, 9, seed + 1, 4)
    facets = broad + 0.4 * np.abs(part.noise(30, 24, seed + 5, 2))
    facets -= (facets * alpha).sum() / max(alpha.sum(), 1.0)
    skin = rough * (5.0 * facets + 1.1 * fine) * smooth(0, 16, dome)
    height = part.soft(np.asarray(dome * flat + skin, np.float32), 0.9)
    rgb = np.ones((*alpha.shape, 3), np.float32) * ink(code)
    rgb = rgb * (1 + 0.10 * fine + 0.10 * part.noise(60, 40, seed + 2, 2))[..., None]
    rgb = rgb * (1 + 0.10 * (part.noise(1.2, 1.2, seed + 3, 1) > 1.3))[..., None]
    if moss:
        top = smooth(
            0.2,
            1.2,
            part.noise(30, 12, seed + 4, 3)
            + 1.2 * smooth(0.5, -0.2, np.gradient(part.soft(dome, 4), axis=0) * -part.scale),
        )
        rgb = over(rgb, ink(moss), 0.7 * top)
    form = Form(part, alpha, height, np.clip(rgb, 0, 1), gloss=0.06, tight=8, wrap=0.15)
    before = picture.subject.copy()
    picture.lay(form, lamp, sink=sink)
    picture.subject = before
    return form


def weed(
    picture: Picture,
    root: tuple[float, float],
    size: float,
    lamp: Lamp,
    code: str,
    seed: int,
    *,
    lean: float = 0.0,
    sink: tuple[str, float] = ("#12484f", 0.4),
    forks: int = 4,
) -> None:
    """Lay a tuft of forked wrack that sways in the water."""
    random = np.random.default_rng(seed)
    before = picture.subject.copy()

    def branch(x: float, y: float, angle: float, long: float, level: int) -> None:
        bend = random.normal() * 0.16 + lean * 0.2
        mid = (x + np.sin(angle) * long * 0.5, y - np.cos(angle) * long * 0.5)
        end_angle = angle + bend
        end = (mid[0] + np.sin(end_angle) * long * 0.5, mid[1] - np.cos(end_angle) * long * 0.5)
        line = contour([(x, y), mid, end], closed=False)
        wide = size * 0.021 * (1.0 + 0.16 * level)
        part = picture.sheet.around(line, wide * 2)
        alpha = part.stroke(line, np.linspace(wide * 0.8, wide, len(line)))
        tone = random.uniform(0.6, 1.25)
        form = Form(
            part,
            alpha,
            part.dome(alpha) * 0.5,
            np.ones((*alpha.shape, 3), np.float32) * ink(code) * tone,
            gloss=0.1,
        )
        picture.lay(form, lamp, sink=sink)
        if level:
            for way in (-1, 1):
                branch(
                    *end,
                    end_angle + way * random.uniform(0.10, 0.34),
                    long * random.uniform(0.66, 0.95),
                    level - 1,
                )

    for _ in range(9):
        x = root[0] + random.normal() * size * 0.05
        branch(x, root[1], lean + random.normal() * 0.36, size * random.uniform(0.20, 0.36), forks)
    picture.subject = before


def straps(
    picture: Picture,
    root: tuple[float, float],
    count: int,
    length: float,
    lamp: Lamp,
    code: str,
    seed: int,
    *,
    lean: float = 0.2,
    wide: float = 13.0,
    sink: tuple[str, float] = ("#12484f", 0.4),
) -> None:
    """Lay a bunch of kelp: long soft blades that lean with the current."""
    random = np.random.default_rng(seed)
    before = picture.subject.copy()
    for _ in range(count):
        far = length * random.uniform(0.6, 1.1)
        phase, swing = random.uniform(0, 6.3), random.uniform(0.25, 0.5)
        place = np.array([root[0] + random.normal() * wide * 0.8, root[1]])
        angle = lean * 0.4 + random.normal() * 0.22
        points = [tuple(place)]
        for n in range(1, 8):
            angle += lean * 0.16 + swing * 0.5 * np.sin(phase + 1.1 * n)
            place = place + far / 7 * np.array([np.sin(angle), -np.cos(angle)])
            points.append(tuple(place))
        line = contour(points, closed=False)
        t = np.linspace(0, 1, len(line))
        ruffle = 1 + 0.16 * np.sin(46 * t + phase) * t
        widths = wide * np.clip(5 * t, 0.16, 1) * np.sqrt(np.clip(1.02 - t, 0, 1)) * ruffle
        part = picture.sheet.around(line, wide * 1.5)
        alpha = part.stroke(line, widths)
        x, y = part.xy
        fold = np.sin((x * 0.5 + y) / 9 + phase) * 1.4
        height = part.dome(alpha) * 0.35 + np.asarray(fold, np.float32) * part.soft(alpha, 1.5)
        rgb = np.ones((*alpha.shape, 3), np.float32) * ink(code) * random.uniform(0.75, 1.2)
        rgb = rgb * (1 + 0.08 * part.noise(16, 16, seed, 2))[..., None]
        form = Form(
            part, alpha, height, np.clip(rgb, 0, 1), gloss=0.2, tight=14, wrap=0.5, glow=0.12
        )
        picture.lay(form, lamp, sink=sink)
    picture.subject = before


def out_of_focus(picture: Picture, radius: float) -> None:
    """Blur what is there, before something sharp is laid in front."""
    k = radius * picture.scale
    picture.image = np.asarray(gaussian_filter(picture.image, (k, k, 0)), np.float32)


def finished(
    picture: Picture,
    *,
    brush: float = 1.2,
    share: float = 0.3,
    vignette: float = 0.4,
    grain: float = 0.13,
) -> Picture:
    """Return the picture with the touch of a brush, darker corners, and the tooth of the paper."""
    k = picture.scale
    image = np.clip(picture.image, 0, 1)
    soft = np.asarray(painted(image, brush, k, share), np.float32)
    picture.image = finish(soft, grain=grain, vignette=vignette)
    return picture
