"""How often the parts of a window flash."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.theme import luminance

if TYPE_CHECKING:
    from ecosfera.ui.testing.pilot import Pilot

RATE: Final = 20
"""Frames per second in which flashes are looked for."""
PARTS: Final = 3
"""The window is looked at in so many columns and rows."""
MOST: Final = 3
"""How often a second anything may flash (WCAG 2.3.1)."""


class FlashWatch:
    """Draws frames and counts in each part of the window how often the last second flashed."""

    def __init__(self) -> None:
        self._seen: list[deque[float]] = [deque(maxlen=RATE) for _ in range(PARTS * PARTS)]

    def step(self, pilot: Pilot) -> int:
        """Draw the next frame and return how often the part that flashed most has flashed."""
        pilot.step(dt=1 / RATE)
        for part, values in zip(_parts(pilot.app.canvas.surface), self._seen, strict=True):
            values.append(part)
        return max(_flashes(list(values)) for values in self._seen)


def _parts(surface: pygame.Surface) -> list[float]:
    """Return the luminance of each part of the window."""
    wide, high = surface.get_width() // PARTS, surface.get_height() // PARTS
    places = [(x * wide, y * high) for y in range(PARTS) for x in range(PARTS)]
    boxes = [pygame.Rect(place, (wide, high)) for place in places]
    return [luminance(pygame.transform.average_color(surface, box)) for box in boxes]


def _flashes(values: list[float]) -> int:
    """Return how many pairs of opposite changes by a tenth there are."""
    turns, way, last = 0, 0, values[0]
    for value in values:
        change = value - last
        if abs(change) >= 0.1 and min(value, last) < 0.8:
            if way and (change > 0) != (way > 0):
                turns += 1
            way, last = (1 if change > 0 else -1), value
        elif (change > 0) == (way > 0):
            last = value
    return (turns + 1) // 2
