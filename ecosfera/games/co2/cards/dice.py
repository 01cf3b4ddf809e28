"""Drawing of dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.theme import INK, PAPER, colour

if TYPE_CHECKING:
    from ecosfera.games.co2.cards.brush import Brush
    from ecosfera.ui.draw.theme import Colour

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of each number are, from the middle."""
EDGE: Final = colour("#8A8471")


def die(brush: Brush, number: int, side: int) -> pygame.Surface:
    """Return a die that shows a number."""

    def draw() -> pygame.Surface:
        radius = round(side * 0.2)
        tones: tuple[Colour, ...] = (colour("#FFFFFF"), PAPER, colour("#DCD3BC"))
        image = brush.shapes.gradient((side, side), radius, tones).copy()
        thick = max(1, round(side * 0.04))
        put(image, brush.shapes.outline((side, side), radius, EDGE, thick), (0, 0))
        pip = max(3, round(side * 0.19))
        disc = brush.shapes.disc(pip, INK)
        for dx, dy in PIPS[number]:
            x, y = side / 2 + dx * side * 0.25, side / 2 + dy * side * 0.25
            put(image, disc, (round(x - pip / 2), round(y - pip / 2)))
        return image

    return brush.shapes.keep(("co2-die", number, side), draw)


def draw_die(
    target: pygame.Surface,
    brush: Brush,
    number: int,
    at: tuple[float, float],
    side: int,
    angle: float = 0.0,
    larger: float = 1.0,
) -> None:
    """Draw a die around a point, turned by an angle in degrees, and larger by a factor."""
    image = die(brush, number, side)
    if angle or larger != 1:
        image = pygame.transform.rotozoom(image, angle, larger)
    put(
        target, image, (round(at[0] - image.get_width() / 2), round(at[1] - image.get_height() / 2))
    )
