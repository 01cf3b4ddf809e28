"""Fingers on the screen: a long press shows what the pointer shows by resting on something."""

from __future__ import annotations

from typing import Final

import pygame

LONG: Final = 0.6
"""Seconds after which a press is a long one, which only shows and does nothing."""
FAR: Final = 24
"""How far a finger may slip meanwhile, in pixels; farther is dragging."""
NOWHERE: Final = (-1, -1)
"""Where a long press is let go: on nothing."""


class LongPress:
    """Tells long presses of fingers from taps.

    SDL turns a finger into a pointer that comes, presses, and is let go. Everything that appears
    under a resting pointer so appears under a resting finger; only its release must press nothing.
    """

    def __init__(self) -> None:
        self._start: tuple[int, int] | None = None
        self._held = 0.0

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._start is not None:
            self._held += dt

    def take(self, event: pygame.Event) -> pygame.Event:
        """Return the event, or instead of the end of a long press its end on nothing."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            touch = event.button == 1 and event.dict.get("touch")
            self._start, self._held = (event.pos if touch else None), 0.0
        elif event.type == pygame.MOUSEMOTION and self._start is not None:
            dx, dy = event.pos[0] - self._start[0], event.pos[1] - self._start[1]
            if dx * dx + dy * dy > FAR * FAR:
                self._start = None
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            long = self._start is not None and self._held >= LONG
            self._start = None
            if long:
                return pygame.Event(event.type, {**event.dict, "pos": NOWHERE})
        return event
