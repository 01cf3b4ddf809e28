"""The light of a moment: a soft sun, and rays around it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.shapes import clear

if TYPE_CHECKING:
    from collections.abc import Iterator

COUNT: Final = 20
"""Number of rays."""
FINE: Final = 4
"""The rays are drawn this many times smaller, and scaled up softly."""
RINGS: Final = 14
SUN: Final = 0.115
"""Radius of the sun as a fraction of the diameter of the rays."""
RAY: Final = (255, 226, 130)
CORE: Final = (255, 252, 226)
RIM: Final = (255, 196, 60)


def paint(diameter: int) -> Iterator[pygame.Surface | None]:
    """Paint sun and rays in steps, each short enough for a frame; yield the picture at the end."""
    side = max(16, diameter // FINE)
    small = clear((side, side))
    middle = side / 2
    for ring in range(RINGS, 0, -1):
        _draw_ring(small, middle, ring)
    yield None
    glow = clear((side, side))
    for ring in range(RINGS, 0, -1):
        # light that falls off around the sun, over the rays
        light = round(150 * (1 - ring / RINGS) ** 2)
        tone = _lit(RIM, light)
        pygame.draw.circle(glow, tone, (middle, middle), middle * (SUN + 0.5 * ring / RINGS) * 1.3)
    small.blit(glow, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    yield None
    picture = pygame.transform.smoothscale(small, (diameter, diameter))
    yield None
    disc = _sun(round(2 * SUN * diameter))
    at = (diameter - disc.get_width()) // 2
    picture.blit(disc, (at, at), special_flags=pygame.BLEND_PREMULTIPLIED)
    yield picture


def _sun(side: int) -> pygame.Surface:
    """Return a sun that is brightest in the middle."""
    large = clear((2 * side, 2 * side))
    for step in range(20, -1, -1):
        share = step / 20
        tone = [round(a + (b - a) * share**1.6) for a, b in zip(CORE, RIM, strict=True)]
        radius = (side - 2) * (0.4 + 0.6 * share)
        pygame.draw.circle(large, (*tone, 255), (side, side), radius)
    return pygame.transform.smoothscale(large, (side, side))


def _lit(tone: tuple[int, int, int], light: int) -> tuple[int, int, int, int]:
    """Return a premultiplied colour."""
    return (tone[0] * light // 255, tone[1] * light // 255, tone[2] * light // 255, light)


def _draw_ring(small: pygame.Surface, middle: float, ring: int) -> None:
    """Draw all rays as far as a ring; smaller rings are drawn over larger ones, and lighter."""
    reach = middle * ring / RINGS
    tone = _lit(RAY, round(92 * (1 - ring / (RINGS + 0.5))))
    for ray in range(COUNT):
        angle = math.tau * ray / COUNT
        half = math.tau / COUNT * 0.25
        points = [
            (middle, middle),
            (middle + reach * math.cos(angle - half), middle + reach * math.sin(angle - half)),
            (middle + reach * math.cos(angle + half), middle + reach * math.sin(angle + half)),
        ]
        pygame.draw.polygon(small, tone, points)
