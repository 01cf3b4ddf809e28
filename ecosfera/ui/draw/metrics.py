"""Lengths in pixels, derived from the size of the window and the size of text."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from pygame import Rect

DESIGN_WIDTH: Final = 1366
DESIGN_HEIGHT: Final = 768
FINGER: Final = 1.375
"""How much higher than 32 units what can be pressed becomes with the size of text: 44."""


class Metrics:
    """Lengths for one window size and UI scale.

    `scale` is the size of text and controls set by the player: 1.0 to 2.0. Body text is the unit
    of text sizes (`size`), `u` the unit of everything else (`px`).
    """

    def __init__(
        self, width: int = DESIGN_WIDTH, height: int = DESIGN_HEIGHT, scale: float = 1.0
    ) -> None:
        self.width: Final = width
        self.height: Final = height
        self.scale: Final = scale

    def __eq__(self, other: object) -> bool:
        """Return whether all lengths are the same."""
        return isinstance(other, Metrics) and self._given == other._given

    def __hash__(self) -> int:
        """Return a number that equal metrics share."""
        return hash(self._given)

    @property
    def _given(self) -> tuple[int, int, float]:
        return self.width, self.height, self.scale

    @property
    def window(self) -> Rect:
        """The whole window."""
        return Rect(0, 0, self.width, self.height)

    @cached_property
    def u(self) -> float:
        """The unit of length: one pixel in a window of 1366×768."""
        return min(self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT)

    @cached_property
    def smallest(self) -> float:
        """The smallest size of text, in pixels: 14 at 768p, 18 at 1080p, 36 at 2160p."""
        extent = min(self.height, self.width * 9 / 16)
        if extent <= 1080:
            return max(13.0, 14 + (extent - 768) * 4 / 312)
        return 18 * extent / 1080

    @cached_property
    def body(self) -> float:
        """Return the size of body text in pixels, with the UI scale."""
        return self.smallest * self.scale

    @cached_property
    def margin(self) -> int:
        """The distance to the edge of the window and between large areas."""
        return self.px(12)

    @cached_property
    def gap(self) -> int:
        """The distance between neighbouring controls."""
        return self.px(8)

    @cached_property
    def sign(self) -> int:
        """The side of a square symbol in running text or on a card."""
        return round(max(1.25 * self.body, 18 * self.u))

    @cached_property
    def target(self) -> int:
        """The least width and height of anything that can be clicked."""
        return max(32, self.px(32 * min(self.scale, FINGER)))

    def px(self, units: float) -> int:
        """Return `units` in whole pixels; at least one pixel if `units` is positive."""
        return max(1, round(units * self.u)) if units > 0 else round(units * self.u)

    def size(self, bodies: float) -> int:
        """Return `bodies` times the size of body text, in whole pixels; never below `floor`."""
        return max(round(bodies * self.body), self.floor)

    @cached_property
    def floor(self) -> int:
        """Return the minimum text size in whole pixels."""
        return round(self.smallest)

    @cached_property
    def big(self) -> bool:
        """Return whether the UI scale is so large that less important things are left out."""
        return self.scale > 1.2
