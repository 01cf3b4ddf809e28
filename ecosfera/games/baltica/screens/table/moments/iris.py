"""A hexagonal window through which one picture is seen before another."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw import theme

if TYPE_CHECKING:
    from ecosfera.games.baltica.screens.table.geometry.positions import Hex
    from ecosfera.ui.draw.shapes import Point

BAND: Final = 2
"""Height in pixels of the bands that make the slanting sides."""
FLAT: Final = math.sqrt(3)


def covering(cx: float, cy: float, size: tuple[int, int]) -> float:
    """Return the radius of the hexagon around a point that covers a whole window."""
    w, h = size
    across, down = max(cx, w - cx), max(cy, h - cy)
    return down + across / FLAT


def draw(
    target: pygame.Surface, picture: pygame.Surface, window: Hex, shift: int, rim: int
) -> None:
    """Draw the part of a picture that is seen through a hexagonal window, with a bright rim.

    The picture fills the target and lies `shift` pixels higher.
    """
    width, height = target.get_size()
    cx, cy, radius = window
    if radius >= covering(cx, cy, (width, height)):
        target.blit(picture, (0, -shift))
        return
    half, side = radius / 2, FLAT * radius / 2

    def band(y: int, high: int, reach: float) -> tuple[pygame.Surface, Point, pygame.Rect]:
        left, right = max(0, round(cx - reach)), min(width, round(cx + reach))
        area = pygame.Rect(left, y + shift, max(0, right - left), high)
        return picture, (left, y), area

    top, bottom = max(0, round(cy - half)), min(height, round(cy + half))
    above = range(max(0, round(cy - radius)), top, BAND)
    below = range(bottom, min(height, round(cy + radius)), BAND)
    bands = [
        band(top, max(0, bottom - top), side),
        *(band(y, min(BAND, top - y), FLAT * (radius - (cy - y - 1))) for y in above),
        *(band(y, BAND, FLAT * (radius - (y + 1 - cy))) for y in below),
    ]
    target.blits(bands, doreturn=False)
    _draw_rim(target, window, rim)


def _draw_rim(target: pygame.Surface, window: Hex, thick: int) -> None:
    cx, cy, radius = window
    corners = [
        (cx + radius * math.sin(math.pi * k / 3), cy - radius * math.cos(math.pi * k / 3))
        for k in range(6)
    ]
    pygame.draw.lines(target, theme.PALE_GOLD, closed=True, points=corners, width=thick)
    for corner in corners:
        pygame.draw.circle(target, theme.PALE_GOLD, corner, thick / 2)
    pygame.draw.aalines(target, theme.WHITE, closed=True, points=corners)
