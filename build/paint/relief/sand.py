"""Sand seen from above: ripples, grains, shells, and the light of waves on it."""

from __future__ import annotations

import numpy as np
from paint.brush import ink, net, over
from paint.vectors import smooth

from .light import Form, Lamp, Picture, ramp
from .sheet import Sheet, contour
from .stage import card


def ripples(sheet: Sheet, size: float, angle: float, seed: int) -> np.ndarray:
    """Return the height of sand ripples: steep to one side, forking now and then."""
    x, y = sheet.xy
    a = np.radians(angle)
    along = x * np.cos(a) + y * np.sin(a)
    warp = 0.85 * size * sheet.noise(95, 70, seed, 3) * 0.5
    phase = 2 * np.pi * (along + warp) / size
    wave = np.sin(phase + 0.45 * np.sin(phase))
    strength = 0.35 + 0.65 * smooth(-1.4, 0.8, sheet.noise(130, 110, seed + 1, 2))
    return np.asarray(0.06 * size * wave * strength, np.float32)


def ground(
    scale: float,
    lamp: Lamp,
    stops: list[tuple[float, str]],
    seed: int,
    *,
    size: float = 44,
    angle: float = 62,
    light: float = 0.5,
) -> Picture:
    """Return a bottom of rippled sand in the moving light of the surface."""
    sheet = card(scale)
    x, y = sheet.xy
    height = ripples(sheet, size, angle, seed) + 1.1 * sheet.noise(60, 50, seed + 2, 3)
    grain = sheet.noise(0.9, 0.9, seed + 3, 1)
    tone = 0.5 + 0.10 * sheet.noise(120, 90, seed + 4, 3) + 0.05 * height / (0.05 * size)
    rgb = ramp(stops, np.clip(tone, 0, 1)) * (1 + 0.045 * grain)[..., None]
    dark = sheet.noise(1.6, 1.6, seed + 5, 1)
    rgb = over(rgb, ink("#4c3f2e"), 0.6 * smooth(2.1, 2.6, dark))
    rgb = over(rgb, ink("#fffbe8"), 0.6 * smooth(2.2, 2.7, -dark))
    warp = 16 * sheet.noise(70, 70, seed + 6, 2)
    web = net((x + warp) / 62, (y + 0.6 * warp - 2 * height) / 62, seed + 7, 2.0)
    shade = np.asarray(
        1 - 0.25 * light + light * 1.5 * sheet.soft(np.asarray(web, np.float32), 0.8), np.float32
    )
    picture = Picture(sheet, np.zeros((*x.shape, 3), np.float32))
    form = Form(
        sheet,
        np.ones_like(x),
        np.asarray(height, np.float32),
        np.clip(rgb, 0, 1),
        gloss=0.0,
        wrap=0.3,
        shade=shade,
    )
    picture.lay(form, lamp)
    picture.subject[:] = 0
    return picture


def shell(
    picture: Picture,
    place: tuple[float, float],
    size: float,
    turn: float,
    lamp: Lamp,
    code: str,
) -> None:
    """Lay the empty valve of a small clam or mussel."""
    a = np.radians(turn)
    points = [
        (-1.0, 0.0),
        (-0.6, -0.55),
        (0.1, -0.72),
        (0.8, -0.5),
        (1.0, 0.05),
        (0.7, 0.55),
        (0.0, 0.7),
        (-0.65, 0.5),
    ]
    line = contour(
        [
            (
                place[0] + size * (x * np.cos(a) - y * np.sin(a)),
                place[1] + size * (x * np.sin(a) + y * np.cos(a)),
            )
            for x, y in points
        ]
    )
    s = picture.sheet.around(line, 3)
    alpha = s.fill(line)
    x, y = s.xy
    hinge = (place[0] - size * np.cos(a), place[1] - size * np.sin(a))
    rings = np.sin(np.hypot(x - hinge[0], y - hinge[1]) / size * 16)
    rgb = np.ones((*alpha.shape, 3), np.float32) * ink(code) * (1 + 0.07 * rings)[..., None]
    form = Form(
        s,
        alpha,
        s.dome(alpha) * 0.6 + 0.15 * rings.astype(np.float32),
        np.clip(rgb, 0, 1),
        gloss=0.35,
        tight=14,
        wrap=0.3,
    )
    before = picture.subject.copy()
    shadow(picture, form, 2.5, 2.5, 1.6, 0.5)
    picture.lay(form, lamp)
    picture.subject = before


def shadow(
    picture: Picture,
    form: Form,
    right: float,
    down: float,
    soft: float,
    amount: float,
    code: str = "#2a3428",
) -> None:
    """Draw the shadow of a form on the ground."""
    k = picture.scale
    shade = np.zeros_like(picture.subject)
    box = form.sheet.box
    shade[box] = form.alpha
    shade = np.roll(np.roll(shade, round(down * k), 0), round(right * k), 1)
    shade = picture.sheet.soft(shade, soft)
    picture.image = over(picture.image, ink(code), amount * shade)
