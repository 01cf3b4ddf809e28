"""The emblems of impacts: what an impact tile stands for, drawn on a round plate.

Every emblem is drawn in a square of side 1, several times too large, and then scaled down.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

import pygame

from ecosfera.games.baltica.moves.impacts import ImpactKind
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.shapes import clear
from ecosfera.ui.draw.theme import colour

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.ui.draw.shapes import Shapes
    from ecosfera.ui.draw.theme import Colour

Point: TypeAlias = tuple[float, float]

FINE: Final = 4
"""Factor by which an emblem is drawn too large."""
PLAQUE: Final = 0.88
"""The part of an impact tile that is covered by what it stands for."""
LARGE: Final = 320
"""Height of the plaque from which all others are scaled."""
RIM: Final = 0.045
"""Width of the rim of the plate."""
PLATES: Final = {
    ImpactKind.DEAD_ZONE: colour("#474660"),
    ImpactKind.BLOOM: colour("#4A7F22"),
    ImpactKind.LITTER: colour("#2C7488"),
    ImpactKind.NOISE: colour("#504DB0"),
    ImpactKind.SEABED: colour("#8E5B2B"),
    ImpactKind.TOXINS: colour("#84399F"),
    ImpactKind.OIL: colour("#26211C"),
    ImpactKind.ALIEN: colour("#B54C24"),
    ImpactKind.HEAT: colour("#BC3A42"),
}
"""The colour of the plate of each emblem."""
INK: Final = theme.PAPER


class _Pen:
    """Draws on a large square surface in coordinates from 0 to 1."""

    def __init__(self, surface: pygame.Surface, plate: Colour) -> None:
        self._surface = surface
        self._side = surface.get_width()
        self.plate = plate

    def _at(self, point: Point) -> Point:
        return point[0] * self._side, point[1] * self._side

    def _wide(self, width: float) -> int:
        return max(1, round(width * self._side))

    def disc(self, point: Point, radius: float, tone: Colour = INK) -> None:
        pygame.draw.circle(self._surface, tone, self._at(point), radius * self._side)

    def shape(self, points: Sequence[Point], tone: Colour = INK) -> None:
        pygame.draw.polygon(self._surface, tone, [self._at(point) for point in points])

    def oval(self, middle: Point, wide: float, high: float, tone: Colour = INK) -> None:
        left, top = self._at((middle[0] - wide / 2, middle[1] - high / 2))
        box = pygame.Rect(left, top, self._wide(wide), self._wide(high))
        pygame.draw.ellipse(self._surface, tone, box)

    def line(self, points: Sequence[Point], width: float = 0.05, tone: Colour = INK) -> None:
        """Draw a line with round joints and ends."""
        joints = [self._at(point) for point in points]
        for one, two in pairwise(joints):
            pygame.draw.line(self._surface, tone, one, two, self._wide(width))
        for joint in joints:
            pygame.draw.circle(self._surface, tone, joint, self._wide(width) / 2)

    def bow(self, middle: Point, radius: float, begin: float, end: float) -> None:
        """Draw a part of a circle between two angles in degrees, clockwise from the right."""
        steps = range(13)
        angles = [math.radians(begin + (end - begin) * step / 12) for step in steps]
        self.line(
            [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in angles]
        )


def _dead_zone(pen: _Pen) -> None:
    """Draw the bones of a fish."""
    pen.line([(0.34, 0.5), (0.74, 0.5)])
    pen.shape([(0.15, 0.5), (0.25, 0.36), (0.38, 0.36), (0.38, 0.64), (0.25, 0.64)])
    pen.disc((0.28, 0.46), 0.035, pen.plate)
    for x, high in ((0.46, 0.15), (0.55, 0.13), (0.64, 0.1)):
        pen.line([(x + 0.03, 0.5 - high), (x, 0.5), (x + 0.03, 0.5 + high)], 0.04)
    pen.line([(0.84, 0.36), (0.74, 0.5), (0.84, 0.64)], 0.055)


def _bloom(pen: _Pen) -> None:
    """Draw clots of algae."""
    for x, y, radius in (
        (0.37, 0.4, 0.15),
        (0.63, 0.36, 0.12),
        (0.6, 0.62, 0.17),
        (0.32, 0.68, 0.1),
    ):
        pen.disc((x, y), radius)
        pen.disc((x - radius * 0.25, y - radius * 0.25), radius * 0.38, pen.plate)


def _litter(pen: _Pen) -> None:
    """Draw a bottle that drifts on the waves."""
    pen.shape(
        [
            (0.43, 0.2),
            (0.57, 0.2),
            (0.57, 0.33),
            (0.66, 0.42),
            (0.66, 0.62),
            (0.34, 0.62),
            (0.34, 0.42),
            (0.43, 0.33),
        ]
    )
    pen.shape([(0.34, 0.46), (0.66, 0.46), (0.66, 0.54), (0.34, 0.54)], pen.plate)
    _waves(pen, 0.73)


def _noise(pen: _Pen) -> None:
    """Draw sound that spreads."""
    pen.shape([(0.18, 0.42), (0.28, 0.42), (0.42, 0.28), (0.42, 0.72), (0.28, 0.58), (0.18, 0.58)])
    for radius in (0.13, 0.25, 0.37):
        pen.bow((0.45, 0.5), radius, -48, 48)


def _seabed(pen: _Pen) -> None:
    """Draw a torn bottom with a broken mussel."""
    pen.line(
        [
            (0.14, 0.7),
            (0.3, 0.58),
            (0.38, 0.74),
            (0.5, 0.56),
            (0.6, 0.74),
            (0.7, 0.58),
            (0.86, 0.7),
        ],
        0.055,
    )
    pen.line([(0.3, 0.84), (0.7, 0.84)], 0.045)
    pen.line([(0.5, 0.16), (0.5, 0.46)], 0.05)
    pen.bow((0.5, 0.32), 0.16, 20, 160)
    pen.line([(0.4, 0.22), (0.6, 0.22)], 0.045)


def _toxins(pen: _Pen) -> None:
    """Draw a flask."""
    pen.line([(0.4, 0.2), (0.6, 0.2)], 0.06)
    pen.shape(
        [
            (0.44, 0.2),
            (0.56, 0.2),
            (0.56, 0.42),
            (0.76, 0.76),
            (0.72, 0.82),
            (0.28, 0.82),
            (0.24, 0.76),
            (0.44, 0.42),
        ]
    )
    for x, y, radius in ((0.45, 0.7, 0.05), (0.58, 0.62, 0.04), (0.52, 0.52, 0.025)):
        pen.disc((x, y), radius, pen.plate)


def _oil(pen: _Pen) -> None:
    """Draw a drop above the waves."""
    pen.disc((0.5, 0.48), 0.17)
    pen.shape([(0.5, 0.14), (0.655, 0.41), (0.345, 0.41)])
    pen.disc((0.44, 0.49), 0.05, pen.plate)
    _waves(pen, 0.76)


def _alien(pen: _Pen) -> None:
    """Draw a crab."""
    pen.oval((0.5, 0.56), 0.42, 0.3)
    for side in (-1, 1):
        for x, y in ((0.3, 0.42), (0.34, 0.6), (0.3, 0.76)):
            pen.line([(0.5 + side * 0.14, 0.56), (0.5 + side * x, y)], 0.045)
        pen.disc((0.5 + side * 0.27, 0.32), 0.095)
        pen.shape(
            [(0.5 + side * 0.27, 0.34), (0.5 + side * 0.19, 0.2), (0.5 + side * 0.33, 0.2)],
            pen.plate,
        )
        pen.disc((0.5 + side * 0.08, 0.5), 0.032, pen.plate)


def _heat(pen: _Pen) -> None:
    """Draw a thermometer over the waves."""
    pen.line([(0.5, 0.22), (0.5, 0.56)], 0.15)
    pen.disc((0.5, 0.6), 0.13)
    pen.line([(0.5, 0.3), (0.5, 0.58)], 0.05, pen.plate)
    pen.disc((0.5, 0.6), 0.07, pen.plate)
    for y in (0.28, 0.38, 0.48):
        pen.line([(0.64, y), (0.72, y)], 0.035)
    _waves(pen, 0.82)


def _waves(pen: _Pen, y: float) -> None:
    """Draw a line of waves."""
    points = [(0.22 + step * 0.014, y + 0.03 * math.sin(step * 0.47)) for step in range(41)]
    pen.line(points, 0.045)


PAINTERS: Final[dict[ImpactKind, Callable[[_Pen], None]]] = {
    ImpactKind.DEAD_ZONE: _dead_zone,
    ImpactKind.BLOOM: _bloom,
    ImpactKind.LITTER: _litter,
    ImpactKind.NOISE: _noise,
    ImpactKind.SEABED: _seabed,
    ImpactKind.TOXINS: _toxins,
    ImpactKind.OIL: _oil,
    ImpactKind.ALIEN: _alien,
    ImpactKind.HEAT: _heat,
}


def emblem(shapes: Shapes, kind: ImpactKind, side: int) -> pygame.Surface:
    """Return the emblem of an impact on its round plate, `side` pixels wide."""
    return shapes.keep(("impact emblem", kind, side), lambda: _painted(kind, side))


def plaque(shapes: Shapes, kind: ImpactKind, radius: float) -> pygame.Surface:
    """Return the emblem of an impact as it fills its tile, a hexagon of this radius."""
    # The size in flight changes in steps, so that the picture can be kept.
    side = max(8, round(2 * PLAQUE * radius / 4) * 4)
    large = shapes.keep(("impact plaque", kind), lambda: _hexagonal(kind))
    return shapes.keep(
        ("impact plaque", kind, side), lambda: pygame.transform.smoothscale(large, (side, side))
    )


def _painted(kind: ImpactKind, side: int) -> pygame.Surface:
    large = clear((side * FINE, side * FINE))
    plate = PLATES[kind]
    middle, radius = (side * FINE / 2, side * FINE / 2), side * FINE / 2 - 1
    pygame.draw.circle(large, INK, middle, radius)
    pygame.draw.circle(large, plate, middle, radius * (1 - 2 * RIM))
    PAINTERS[kind](_Pen(large, plate))
    return pygame.transform.smoothscale(large, (side, side))


def _hexagonal(kind: ImpactKind) -> pygame.Surface:
    image, plate = clear((LARGE, LARGE)), PLATES[kind]
    pen = _Pen(image, plate)
    for reach, tone in ((0.5, INK), (0.5 - RIM, plate)):
        turns = [math.radians(60 * n) for n in range(6)]
        pen.shape([(0.5 + reach * math.sin(a), 0.5 - reach * math.cos(a)) for a in turns], tone)
    PAINTERS[kind](pen)
    return image
