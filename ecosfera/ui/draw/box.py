"""Boxes with fractional pixel coordinates, and cards spread in a row, without pygame."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Return the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Return the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """Return the horizontal centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """Return the vertical centre."""
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """Return the box reduced by `dx` left and right and by `dy` above and below."""
        d = dx if dy is None else dy
        return Box(self.x + dx, self.y + d, self.w - 2 * dx, self.h - 2 * d)

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Box, slack: float = 0.01) -> bool:
        """Return whether two boxes overlap by more than a rounding error."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )
