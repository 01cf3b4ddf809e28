"""Boxes in pixels that may lie between pixels, and cards spread in a row. No pygame."""

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
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle, from the left."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, from the top."""
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box made smaller by `dx` left and right and by `dy` above and below."""
        d = dx if dy is None else dy
        return Box(self.x + dx, self.y + d, self.w - 2 * dx, self.h - 2 * d)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Box, slack: float = 0.01) -> bool:
        """Whether two boxes share more than a rounding error."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )


def spread(
    slim: list[bool], w: float, room: float, gap: float, least: float = 0.0
) -> tuple[list[float], list[float]]:
    """Left edges and visible widths of a row of cards `w` wide in `room`.

    `slim` tells which cards are elements or pressures: they give way first. Order: gaps; the slim
    to 0.36 w; species to 0.62 w; slim to 0.24 w; species to 0.36 w; then all evenly. Nothing falls
    below `least` before that. The last card is always whole.
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
