"""Six tiles around a number, at the left of the end screen."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ecosfera.ui.draw.layout import within
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, PAPER, colour, faded
from ecosfera.ui.widgets import Widget

if TYPE_CHECKING:
    import pygame

    from ecosfera.ui.context import UiContext


class Flower(Widget):
    """Six habitat tiles around a number; missing tiles are dashed outlines."""

    focusable = False

    def __init__(
        self, rect: pygame.Rect, name: str, tiles: tuple[tuple[str, str, bool], ...], centre: str
    ) -> None:
        super().__init__(f"flower-{centre}", rect, name)
        self.tiles = tiles
        """Picture, sign and presence of each of the six, clockwise from the upper left."""
        self.centre = centre

    @property
    def number(self) -> str:
        """Return how many of the tiles are there."""
        return f"{sum(there for *_, there in self.tiles)}/{len(self.tiles)}"

    @property
    def spoken(self) -> str:
        """Return the name and the number."""
        return f"{self.name}: {self.number}"

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the tiles and the number."""
        m, rect = context.metrics, self.rect
        # The flower is three hexagons wide and two and a half high.
        radius = min(rect.width / (3 * math.sqrt(3)), rect.height / 5)
        gap = max(1.0, radius * 0.04)
        reach = math.sqrt(3) * radius
        side = round((2 * radius - gap) / 0.94)
        for i, (picture, sign, there) in enumerate(self.tiles):
            angle = math.radians(-120 + 60 * i)
            x = rect.centerx + reach * math.cos(angle)
            y = rect.centery + reach * math.sin(angle)
            if not there:
                free = context.shapes.hexagon(
                    round(2 * radius - gap),
                    colour("#04202B", 0.35),
                    faded(PAPER, 0.45),
                    max(1.0, 1.5 * m.u),
                )
                put(target, free, free.get_rect(center=(round(x), round(y))).topleft)
                if sign:
                    pale = context.pictures.sign(f"glyph_{sign}", round(radius), faded(PAPER, 0.6))
                    put(target, pale, pale.get_rect(center=(round(x), round(y))).topleft)
            else:
                tile = context.pictures.get(picture, (side, side))
                put(target, tile, (round(x - side / 2), round(y - side / 2)))
        centre = context.pictures.get(self.centre, (side, side))
        put(target, centre, (round(rect.centerx - side / 2), round(rect.centery - side / 2)))
        size = max(m.floor, round(radius * 0.56))
        ink = INK if self.centre.endswith("habitat_centre") else PAPER
        box = within(rect, (round(radius * 1.7), size))
        context.text.block(
            target,
            (self.number,),
            box,
            FontFace.HEAVY,
            size,
            ink,
            align=TextAlign.CENTRE,
            middle=True,
        )
