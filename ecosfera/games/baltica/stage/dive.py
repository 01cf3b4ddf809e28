"""The dive with which a game begins: the surface of the sea rises past the eye."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.theme import FOAM, PAPER, colour, faded
from ecosfera.ui.stage.life import Specks
from ecosfera.ui.stage.motion import ease

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.ui.context import UiContext

LASTS: Final = 1.2
"""Seconds from the first picture until the table is clear."""
UNDER: Final = 0.7
"""When the whole window is under water, as a fraction of the dive."""
ABOVE: Final = "scenes/setup"
"""The painting of the sea from above, which the set-up shows."""
WATER: Final = colour("#0E4A5C")
CLEARS: Final = 0.8
"""When the table is clear enough for the cards to be dealt, in seconds."""
STEP: Final = 0.05
"""Seconds that count at most of one picture."""
VEIL: Final = 205
"""How much the water hides at first, 0 to 255."""


class Dive:
    """One dive in a window of a size."""

    def __init__(self, context: UiContext, size: tuple[int, int]) -> None:
        self.size = size
        self._gone = 0.0
        self._above = _above(context, size)
        self._veil = pygame.Surface(size)
        self._veil.fill(WATER)
        self._edge = _edge(context, size)
        self._bubbles = Specks(
            context.shapes, size, 34, (5, 22), -520, faded(PAPER, 0.16), faded(PAPER, 0.6)
        )

    @property
    def over(self) -> bool:
        """Return whether the table is clear."""
        return self._gone >= LASTS

    def advance(self, dt: float) -> float:
        """Let `dt` seconds pass; return how many count.

        A first picture that took long does not shorten the dive.
        """
        passed = min(dt, STEP)
        self._gone += passed
        return passed

    def draw(self, target: pygame.Surface) -> None:
        """Draw the surface, what is above it, and the water below, over the table."""
        width, height = self.size
        share = self._gone / LASTS
        high = self._edge.get_height()
        sunk = ease(min(1.0, share / UNDER))
        line = round(height - sunk * (height + high))
        self._veil.set_alpha(round(VEIL * (1 - share) ** 0.8))
        target.blit(self._veil, (0, max(0, line)))
        for image, at, _ in self._bubbles.sprites(self._gone):
            if at[1] > line + high:
                put(target, image, at)
        if line > 0:
            target.blit(self._above, (0, 0), (0, (height - line) // 3, width, line))
        put(target, self._edge, (0, line - high // 2))


def prepare(context: UiContext) -> Iterator[None]:
    """Load and draw in small steps what a dive needs, if there will be one."""
    if context.drifts:
        size = context.metrics.window.size
        _above(context, size)
        yield
        _edge(context, size)
        yield


def _above(context: UiContext, size: tuple[int, int]) -> pygame.Surface:
    """Return the painting of the sea from above."""
    return context.pictures.get(ABOVE, size, (0.5, 0.5))


def _edge(context: UiContext, size: tuple[int, int]) -> pygame.Surface:
    """Return the waves of the surface, brightest in the middle."""
    return context.shapes.keep(("surface", size), lambda: _waves(size))


def _waves(size: tuple[int, int]) -> pygame.Surface:
    """Draw the waves of the surface."""
    width, high = size[0] // 4, max(8, round(0.05 * size[1]))
    image = clear((width, high))
    for x in range(width):
        at = math.tau * x / width
        middle = 0.5 + 0.16 * math.sin(3 * at) + 0.08 * math.sin(7 * at + 1)
        for y in range(high):
            near = max(0.0, 1 - abs(y / high - middle) * 3.2)
            level = 0.75 * near * near
            image.set_at((x, y), [round(c * level) for c in (*FOAM[:3], 255)])
    return pygame.transform.smoothscale(image, (size[0], high))
