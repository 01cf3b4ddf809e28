"""The chart of the Baltic: its coasts, drawn once for each size."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.theme import AMBER, colour, faded, mix
from ecosfera.ui.stage.life import Sprite

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.shapes import Shapes
    from ecosfera.ui.draw.theme import Colour

WEST: Final = 9.0
EAST: Final = 30.6
SOUTH: Final = 53.5
NORTH: Final = 66.2
"""The edges of the chart, in degrees."""
NARROW: Final = 0.53
"""Width of a degree east, measured in degrees north."""
SHAPE: Final = (EAST - WEST) * NARROW / (NORTH - SOUTH)
"""Width of the chart, as a fraction of its height."""
DEEP: Final = colour("#1D6C86")
SHALLOW: Final = colour("#8CCBCB")
LAND: Final = colour("#E6D5A6")
INLAND: Final = colour("#C9BC84")
SHORE: Final = colour("#8A7448")
GRID: Final = colour("#F4E9C9")
DEEPER: Final = 4
"""Number of lighter bands along the coast."""

# The coasts were set down by hand from well-known places, as degrees east and north.
SEA: Final = (
    *((10.6, 57.8), (10.5, 57.35), (10.9, 56.4), (10.25, 56.1), (9.75, 55.55), (9.55, 54.85)),
    *((10.2, 54.4), (10.9, 54.0), (11.5, 53.95), (12.1, 54.2), (12.6, 54.45), (13.4, 54.6)),
    *((13.5, 54.15), (14.25, 53.92), (15.6, 54.2), (16.9, 54.6), (17.7, 54.78), (18.4, 54.8)),
    *((18.55, 54.45), (18.95, 54.35), (19.6, 54.45), (19.95, 54.75), (20.5, 55.0), (21.05, 55.7)),
    *((21.0, 56.5), (21.5, 57.4), (22.6, 57.75), (23.2, 57.1), (24.0, 57.05), (24.35, 57.85)),
    *((24.5, 58.35), (23.6, 58.6), (23.5, 59.1), (24.7, 59.5), (26.5, 59.6), (28.0, 59.5)),
    *((30.1, 59.9), (28.7, 60.6), (26.9, 60.4), (24.9, 60.12), (22.95, 59.85), (22.1, 60.4)),
    *((21.3, 60.8), (21.5, 61.6), (21.2, 63.0), (22.9, 63.85), (24.4, 64.7), (25.3, 65.05)),
    *((24.6, 65.7), (23.8, 65.75), (22.2, 65.5), (21.3, 64.7), (20.4, 63.75), (18.9, 63.2)),
    *((17.5, 62.4), (17.25, 60.75), (18.5, 60.25), (19.0, 59.75), (18.5, 59.1), (17.4, 58.65)),
    *((16.8, 57.9), (16.45, 56.7), (15.7, 56.15), (14.7, 56.1), (14.3, 55.6), (13.0, 55.4)),
    *((12.75, 56.1), (12.75, 56.7), (12.0, 57.4), (11.4, 58.1), (10.9, 58.0)),
)
ISLANDS: Final = (
    ((11.0, 55.7), (11.8, 55.95), (12.45, 56.05), (12.4, 55.55), (12.1, 55.1), (11.3, 55.25)),
    ((9.95, 55.5), (10.6, 55.6), (10.75, 55.2), (10.4, 55.05), (10.0, 55.15)),
    ((11.05, 54.9), (11.8, 54.9), (12.0, 54.65), (11.4, 54.65)),
    ((18.1, 57.3), (18.4, 57.75), (19.0, 57.95), (18.8, 57.5), (18.3, 56.95)),
    ((16.45, 56.25), (16.75, 56.9), (17.1, 57.3), (16.95, 56.9), (16.6, 56.3)),
    ((21.9, 58.35), (22.4, 58.6), (23.2, 58.6), (22.9, 58.3), (22.2, 58.05)),
    ((22.15, 58.9), (22.6, 59.05), (23.0, 58.85), (22.6, 58.75)),
    ((19.6, 60.2), (19.9, 60.4), (20.25, 60.2), (19.9, 60.05)),
    ((14.75, 55.25), (15.1, 55.15), (15.05, 55.02), (14.75, 55.1)),
)

Place = tuple[float, float]
LIGHTS_LAST: Final = 1.2
"""Seconds in which a course lights up."""
SAILED: Final = 0.65
"""The share of them after which the lights have reached the buoy."""
RING_STEPS: Final = 8
"""Number of steps in which the ring round the buoy grows."""


class Chart(NamedTuple):
    """A chart of the Baltic in a box."""

    box: pygame.Rect

    def at(self, place: Place) -> tuple[int, int]:
        """Return the point of a place, given as degrees east and north."""
        east, north = place
        x = self.box.left + self.box.width * (east - WEST) / (EAST - WEST)
        y = self.box.top + self.box.height * (NORTH - north) / (NORTH - SOUTH)
        return round(x), round(y)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw land, sea and islands."""
        size, radius = self.box.size, context.metrics.px(16)

        def make() -> pygame.Surface:
            picture = _painted(size)
            mask = context.shapes.mask(size, radius)
            picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        put(target, context.shapes.keep(("journey-chart", size), make), self.box.topleft)


class CourseLights:
    """Lights that come on along a course, then a ring that grows round the buoy it leads to."""

    def __init__(
        self, shapes: Shapes, dots: Sequence[tuple[int, int]], buoy: pygame.Rect, side: int
    ) -> None:
        self._shapes, self._dots, self._buoy = shapes, dots, buoy
        self._light = shapes.disc(side, AMBER)
        self._began: float | None = None
        self._over = False

    @property
    def hurries(self) -> bool:
        """Return whether lights come on."""
        return not self._over

    def sprites(self, now: float) -> Iterator[Sprite]:
        """Yield the lights that are on, and the ring as long as it grows."""
        self._began = now if self._began is None else self._began
        share = (now - self._began) / LIGHTS_LAST
        self._over = share >= 1.0
        if self._over:
            return
        side = self._light.get_width()
        for x, y in self._dots[: math.ceil(len(self._dots) * min(1.0, share / SAILED))]:
            yield Sprite(self._light, (x - side // 2, y - side // 2), over=True)
        step = math.ceil(RING_STEPS * (share - SAILED) / (1.0 - SAILED))
        if step > 0:
            reach = self._buoy.width * step // RING_STEPS
            box = self._buoy.inflate(2 * reach, 2 * reach)
            edge = faded(AMBER, 1.0 - 0.7 * step / RING_STEPS)
            ring = self._shapes.box(box.size, box.width // 2, faded(AMBER, 0.0), edge, side // 2)
            yield Sprite(ring, box.topleft, over=True)


def _painted(size: tuple[int, int]) -> pygame.Surface:
    """Return the chart, drawn at twice its size and made smaller, so that its lines are smooth."""
    big = clear((2 * size[0], 2 * size[1]))
    chart = Chart(big.get_rect())
    big.fill(LAND)
    coast = [chart.at(place) for place in _rounded(SEA)]
    islands = [[chart.at(place) for place in _rounded(island)] for island in ISLANDS]
    step = max(2, size[1] // 90)
    # Darker strips inland, then the sea, from the shallow coast to the deep.
    for strip in range(3, 0, -1):
        tone = mix(INLAND, LAND, strip / 3)
        _banded(big, tone, coast, 2 * step * strip)
    pygame.draw.polygon(big, DEEP, coast)
    shores = clear(big.get_size())
    for band in range(DEEPER, 0, -1):
        tone = mix(SHALLOW, DEEP, (band - 1) / DEEPER)
        for shore in (coast, *islands):
            _banded(shores, tone, shore, step * band)
    water = clear(big.get_size())
    pygame.draw.polygon(water, (255, 255, 255, 255), coast)
    shores.blit(water, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    big.blit(shores, (0, 0))
    for north in range(54, 67, 2):
        y = chart.at((WEST, north))[1]
        _dashes(big, (0, y), (big.get_width(), y))
    for east in range(10, 31, 4):
        x = chart.at((east, NORTH))[0]
        _dashes(big, (x, 0), (x, big.get_height()))
    for island in islands:
        pygame.draw.polygon(big, LAND, island)
    for shore in (coast, *islands):
        pygame.draw.lines(big, SHORE, closed=True, points=shore, width=max(2, step // 2))
    return pygame.transform.smoothscale(big, size)


def _banded(
    target: pygame.Surface, tone: Colour, shore: Sequence[tuple[int, int]], reach: int
) -> None:
    """Draw a band of so many pixels on both sides of a shore, round at its corners."""
    pygame.draw.lines(target, tone, closed=True, points=shore, width=2 * reach)
    for point in shore:
        pygame.draw.circle(target, tone, point, reach)


def _dashes(target: pygame.Surface, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Draw a faint line of dashes, level or upright."""
    dash = clear((9, 2) if start[1] == end[1] else (2, 9))
    dash.fill(faded(GRID, 0.22))
    for x in range(start[0], end[0] + 1, 18 if dash.get_width() > 2 else 1):
        for y in range(start[1], end[1] + 1, 18 if dash.get_height() > 2 else 1):
            target.blit(dash, (x, y))


def _rounded(corners: Sequence[Place], times: int = 3) -> list[Place]:
    """Return a closed line without sharp corners: each corner is cut, and cut again (Chaikin)."""
    line = list(corners)
    for _ in range(times):
        line = [
            (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
            for a, b in zip(line, line[1:] + line[:1], strict=True)
            for share in (0.25, 0.75)
        ]
    return line
