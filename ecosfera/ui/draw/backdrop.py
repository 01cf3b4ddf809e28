"""The backdrop of most scenes: the sea seen from below. Drawn once per size and cached."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

import pygame

from ecosfera.ui.draw.shapes import clear, premultiplied, put
from ecosfera.ui.draw.theme import Colour, colour, faded, mix

if TYPE_CHECKING:
    from ecosfera.ui.draw.shapes import Point, Shapes

_MURKY = (colour("#6F8C80"), colour("#2E5552"), colour("#132B2E"))
_CLEAR = (colour("#5CC3CE"), colour("#14708C"), colour("#07304E"))
_DEAD = (colour("#8B8F90"), colour("#585D60"), colour("#26292C"))
_WEED = (colour("#3E8C4A"), colour("#7A6A2A"), colour("#8A3A4A"), colour("#2E7A6A"))
_GREY = colour("#5A5D5F")


def sea(shapes: Shapes, size: tuple[int, int], health: float, dead: float) -> pygame.Surface:
    """Return the sea seen from below the surface; `health` and `dead` are from 0 to 1."""
    return shapes.keep(("sea", size, health, dead), lambda: _sea(shapes, size, health, dead))


def _sea(shapes: Shapes, size: tuple[int, int], health: float, dead: float) -> pygame.Surface:
    width, height = size
    tones = tuple(
        mix(mix(murky, bright, health), grey, dead * 0.75)
        for murky, bright, grey in zip(_MURKY, _CLEAR, _DEAD, strict=True)
    )
    top, middle, low = tones
    out = pygame.Surface(size)
    # Cache only a narrow strip and scale it: the full gradient is as large as the window.
    strip = shapes.gradient((1, height), 0, (top, mix(top, middle, 0.75), middle, low, low))
    put(out, pygame.transform.scale(strip, size), (0, 0))
    put(out, _shafts(size, (0.6 + health) * (1 - dead * 0.7)), (0, 0))
    chance = random.Random(7)  # noqa: S311 (positions of weed)
    pieces = max(36, width // 53)
    for layer, (line, swing, shade) in enumerate(
        ((0.70, 0.05, 0.35), (0.81, 0.045, 0.6), (0.91, 0.035, 0.85))
    ):
        ridge = [
            (width * i / pieces, height * (line + swing * _hills(i / pieces, layer)))
            for i in range(pieces + 1)
        ]
        _silhouette(out, ridge, mix(middle, colour("#03131C"), shade), size)
    _weed(out, size, chance, health, dead)
    for _ in range(46):
        x, y = chance.random() * width, chance.random() * height
        side = max(2, round((1.2 + chance.random() * 3) * height / 768))
        mote = shapes.disc(side, (255, 255, 255, round(255 * (0.10 + 0.2 * chance.random()))))
        put(out, mote, (x, y))
    return out


def _hills(x: float, layer: int) -> float:
    """Return the height of a hilly line, from -1 to 1."""
    turn = 2.1 * layer
    return 0.6 * math.sin(7.1 * x + turn) + 0.4 * math.sin(13.7 * x + 1.3 * turn)


def _shafts(size: tuple[int, int], strength: float) -> pygame.Surface:
    """Return shafts of light from above; drawn small and enlarged to make them soft."""
    width, height = max(8, size[0] // 3), max(8, size[1] // 3)
    out = clear((width, height))
    beams = (
        (0.02, 0.07, 0.10),
        (0.20, 0.05, 0.08),
        (0.36, 0.10, 0.10),
        (0.58, 0.06, 0.08),
        (0.72, 0.09, 0.11),
        (0.93, 0.06, 0.07),
    )
    for x, wide, bright in beams:
        layer = clear((width, height))
        tone = premultiplied((235, 250, 240, round(255 * min(1.0, bright * strength * 1.7))))
        foot = (x - 0.16) * width
        corners = [
            (x * width, 0),
            ((x + wide) * width, 0),
            (foot + wide * 1.9 * width, height * 0.88),
            (foot, height * 0.88),
        ]
        pygame.draw.polygon(layer, tone, corners)
        out.blit(layer, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    out = pygame.transform.gaussian_blur(out, max(1, width // 110))
    fade = pygame.Surface((1, 64), pygame.SRCALPHA, 32)
    for y in range(64):
        left = round(255 * max(0.0, 1 - y / 56) ** 1.2)
        fade.set_at((0, y), (left, left, left, left))
    fading = pygame.transform.smoothscale(fade, (1, height))
    out.blit(
        pygame.transform.scale(fading, (width, height)),
        (0, 0),
        special_flags=pygame.BLEND_RGBA_MULT,
    )
    return pygame.transform.smoothscale(out, size)


def _silhouette(
    target: pygame.Surface, ridge: list[Point], tone: Colour, size: tuple[int, int]
) -> None:
    """Draw the sea floor below a line, with a smooth edge."""
    width, height = size
    top = max(0, math.floor(min(y for _, y in ridge)) - 2)
    high = height - top
    if high <= 0:
        return
    big = clear((width * 2, high * 2))
    points = [(x * 2, (y - top) * 2) for x, y in ridge]
    pygame.draw.polygon(
        big, premultiplied(faded(tone, 0.86)), [(-4, high * 2), *points, (width * 2 + 4, high * 2)]
    )
    put(target, pygame.transform.smoothscale(big, (width, high)), (0, top))


def _weed(
    target: pygame.Surface, size: tuple[int, int], chance: random.Random, health: float, dead: float
) -> None:
    """Draw ribbons of weed at both sides."""
    width, height = size
    low = mix(_CLEAR[2], _DEAD[2], dead)
    for _ in range(round(6 + 16 * health)):
        side = chance.random() * 0.15
        x = width * (side if chance.random() < 0.5 else 1 - side)
        tall = height * (0.07 + 0.13 * chance.random())
        tone = faded(mix(mix(chance.choice(_WEED), low, 0.35), _GREY, dead * 0.8), 0.9)
        ribbon(target, (x, height), tall, height * 0.0035, tone, chance.random() * 6)


def ribbon(
    target: pygame.Surface, foot: Point, tall: float, thick: float, tone: Colour, turn: float
) -> None:
    """Draw one swaying ribbon upwards from its foot."""
    steps = 22
    left: list[Point] = []
    right: list[Point] = []
    for k in range(steps + 1):
        share = k / steps
        bend = math.sin(turn + share * 3.4) * tall * 0.10 * share**0.6
        wide = thick * (1.15 - share) + 0.6
        y = foot[1] - tall * share
        left.append((foot[0] + bend - wide, y))
        right.append((foot[0] + bend + wide, y))
    points = left + right[::-1]
    x0 = math.floor(min(x for x, _ in points)) - 2
    y0 = math.floor(min(y for _, y in points)) - 2
    wide_px = math.ceil(max(x for x, _ in points)) + 2 - x0
    high_px = math.ceil(max(y for _, y in points)) + 2 - y0
    big = clear((wide_px * 3, high_px * 3))
    pygame.draw.polygon(big, premultiplied(tone), [((x - x0) * 3, (y - y0) * 3) for x, y in points])
    put(target, pygame.transform.smoothscale(big, (wide_px, high_px)), (x0, y0))
