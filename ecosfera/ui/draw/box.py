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


def spread(
    slim: list[bool], w: float, room: float, gap: float, least: float = 0.0
) -> tuple[list[float], list[float]]:
    """Return the left edges and visible widths of a row of cards of width `w` in `room`.

    `slim` tells which cards are elements or pressures, which are overlapped first. In order: the
    gaps close; slim cards shrink to 0.36 w; species to 0.62 w; slim cards to 0.24 w; species to
    0.36 w; then all evenly. Before that, nothing shrinks below `least`. The last card is always
    fully visible.
    """
    n = len(slim)
    if n == 0:
        return [], []
    seen = [w + gap] * n

    def need() -> float:
        return sum(seen[:-1]) + w

    steps: tuple[tuple[bool | None, float], ...] = (
        (None, w + min(2.0, gap)),
        (True, 0.36 * w),
        (False, 0.62 * w),
        (True, 0.24 * w),
        (False, 0.36 * w),
    )
    for kind, share in steps:
        if need() <= room:
            break
        limit = max(share, least)
        giving = [i for i in range(n - 1) if kind in {None, slim[i]} and seen[i] > limit]
        if giving:
            value = max(limit, seen[giving[0]] - (need() - room) / len(giving))
            for i in giving:
                seen[i] = value
    if need() > room:
        factor = max(0.0, room - w) / sum(seen[:-1])
        seen = [v * factor for v in seen]
    edges, x = [], 0.0
    for v in seen:
        edges.append(x)
        x += v
    seen[-1] = w
    return edges, [min(v, w) for v in seen]
