"""The layout of a food web: geometry only, no drawing."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.ui.draw.layout import anchored
from ecosfera.ui.draw.shapes import ring_reach

if TYPE_CHECKING:
    import pygame

    from ecosfera.ui.draw.metrics import Metrics

NARROWEST: Final = 6.6
"""Minimum width of a place with a name, in multiples of body text."""
TWO_ROWS: Final = 0.125
"""Height for the arrows from or to two rows, as a fraction of the whole height."""
NAME_LEADING: Final = 1.08


class NodePosition(NamedTuple):
    """Position of a species: the centre of its picture, and the rectangle of its name, if any."""

    x: int
    y: int
    name: pygame.Rect | None


@dataclass(frozen=True, slots=True)
class WebLayout:
    """Positions of everything in a food web; diameters in pixels."""

    centre: tuple[int, int]
    big: int
    """Diameter of the picture in the centre."""
    small: int
    """Diameter of the other pictures."""
    above: tuple[NodePosition, ...]
    below: tuple[NodePosition, ...]

    @property
    def ceiling(self) -> int:
        """Return the lower edge of everything above the centre, names included."""
        return max((self.foot(place) for place in self.above), default=0)

    @property
    def ground(self) -> int:
        """Return the upper edge of everything below the centre."""
        return min((self.head(place) for place in self.below), default=0)

    def foot(self, place: NodePosition) -> int:
        """Return the lower edge of a picture and its name."""
        return place.name.bottom if place.name else place.y + self.small // 2

    def head(self, place: NodePosition) -> int:
        """Return the upper edge of a picture."""
        return place.y - self.small // 2


@dataclass(frozen=True, slots=True)
class _Band:
    """The measures shared by all rows."""

    left: int
    width: int
    small: int
    name: int
    """Height of a name and the space above it; 0 if there is no room for names."""
    clear: int
    """Space between a picture and its name, through which the focus ring runs."""
    gap: int
    bow: int
    """How far the ends of a single row bend towards the centre."""

    @property
    def step(self) -> int:
        """Return the distance between rows."""
        return self.small + self.name + self.gap


def plan(area: pygame.Rect, above: int, below: int, m: Metrics, lines: int = 2) -> WebLayout:
    """Return the layout for this number of species above and below the one in the centre.

    If there is none above, three lines of text fit there. Names get places of `lines` lines if the
    pictures stay large enough.
    """
    if not above and not below:
        # The text goes below it.
        room = area.height - m.size(4.4) - m.px(14)
        big = round(min(0.8 * room, 0.6 * area.width))
        return WebLayout((area.centerx, area.top + room // 2), big, big, (), ())
    gap = m.px(8)
    upper, lower = (_rows(n, area.width, m.body) for n in (above, below))
    crowded = len(upper) + len(lower) > 2
    big = round(min((0.21 if crowded else 0.27) * area.height, 0.26 * area.width))
    usual = 0.085 if crowded else 0.105
    reach, below_reach = (
        max(m.px(34), round((TWO_ROWS if len(rows) > 1 else usual) * area.height))
        for rows in (upper, lower)
    )
    free_above = 0 if above else m.size(4.2)
    free_below = 0 if below else m.size(1.0)
    arrows = reach * (above > 0) + below_reach * (below > 0)
    room = area.height - big - arrows - free_above - free_below
    each = room // (len(upper) + len(lower)) - gap
    clear = ring_reach(m.u)
    name = lines * round(m.size(1.0) * NAME_LEADING) + clear + m.px(2)
    if not lines or each - name < max(2.4 * m.body, 40 * m.u):
        name = 0
    widest = max(*upper, *lower, 1)
    cell = area.width / max(2.0, widest + (0.5 if max(len(upper), len(lower)) > 1 else 0))
    small = round(min(each - name, cell - m.px(12), (0.8 if crowded else 0.68) * big))
    high = small + name + gap
    top, low = len(upper) * high or free_above, len(lower) * high or free_below
    slack = max(0, area.height - top - low - big - arrows)
    bow = min(m.px(26), slack // 3)
    if bow < m.px(14):
        # A smaller bend would look like a crooked row.
        bow = 0
    band = _Band(area.left, area.width, small, name, clear, gap, bow)
    over = slack // 2 if above else 0
    centre = area.top + top + (reach + over if above else 0) + big // 2
    return WebLayout(
        (area.centerx, centre),
        big,
        small,
        _places(upper, band, area.top),
        _places(lower, band, area.bottom - low, up=True),
    )


def _rows(n: int, width: int, body: float) -> list[int]:
    """Return the number of species in each row: all in one row, or half of them in each of two."""
    if n == 0:
        return []
    if n <= 3 or n * NARROWEST * body <= width:
        return [n]
    return [n - n // 2, n // 2]


def _places(
    rows: list[int], band: _Band, top: int, *, up: bool = False
) -> tuple[NodePosition, ...]:
    """Return the positions of a band from left to right, row by row; two rows are staggered."""
    found = []
    both = len(rows) > 1
    longest = max(rows, default=0)
    cell = band.width / (longest + 0.5 if both else max(longest, 2))
    middle = band.left + band.width / 2
    for line, count in enumerate(rows):
        left = middle - count * cell / 2
        if both and count == longest:
            # Equal rows are staggered, so that arrows pass between the nearer pictures.
            even = rows[0] == rows[1]
            left += (0.25 if line else -0.25) * cell if even else 0
        for i in range(count):
            x = round(left + (i + 0.5) * cell)
            away = min(1.0, abs(x - middle) / (band.width / 2))
            dip = 0 if both else round(band.bow * (1 - math.cos(away * math.pi / 2)))
            y = top + line * band.step + (-dip if up else dip)
            name = None
            if band.name:
                wide = round(cell) - band.gap
                high = band.name - band.clear
                name = anchored((wide, high), "midtop", (x, y + band.small + band.clear))
            found.append(NodePosition(x, y + band.small // 2, name))
    return tuple(found)
