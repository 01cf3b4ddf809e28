"""Pictures of the end screen: six tiles around a number, and a fan of species cards."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.cards.impact_emblems import plaque
from ecosfera.ui.draw.layout import anchored, within
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, PALE_GOLD, PAPER, colour, faded
from ecosfera.ui.widgets import Widget
from ecosfera.ui.widgets.base import draw_veil

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.baltica.moves.impacts import ImpactKind
    from ecosfera.ui.context import UiContext


class Flower(Widget):
    """Six tiles around a number; missing tiles are dashed outlines."""

    focusable = False

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        tiles: tuple[tuple[str, str, bool], ...],
        centre: str,
        impacts: Sequence[ImpactKind | None] = (),
    ) -> None:
        super().__init__(f"flower-{centre}", rect, name)
        self.impacts = impacts
        """What each of the tiles stands for if they are impact tiles, as far as that is known."""
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
                impact = self.impacts[i] if i < len(self.impacts) else None
                if impact is not None:
                    face = plaque(context.shapes, impact, radius)
                    put(target, face, face.get_rect(center=(round(x), round(y))).topleft)
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


class SpeciesPicture(Widget):
    """The picture of a species, with round corners; what stands beside it names the species."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, species: str) -> None:
        super().__init__(item_id, rect, "")
        self.species = species

    def accessible(self, context: UiContext) -> None:
        """Return nothing: a text says which species it is."""

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the picture in a thin pale edge."""
        _species(target, context, self.species, self.rect)


def _species(target: pygame.Surface, context: UiContext, species: str, where: pygame.Rect) -> None:
    """Draw the picture of a species with round corners, in a thin pale edge."""
    radius, line = max(3, where.width // 12), max(1, context.metrics.px(1.4))
    put(target, context.pictures.rounded(f"species/{species}", where.size, radius), where.topleft)
    context.shapes.put_box(target, where, radius, (0, 0, 0, 0), faded(PAPER, 0.8), line)


LEAST_SEEN: Final = 0.24
"""Minimum visible part of an overlapped card, in card widths."""


class SpeciesFan(Widget):
    """Overlapping cards of the last species, and the number of those before them.

    They lie in a part of the control, at `cards`; the control opens the species guide.
    """

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        cards: pygame.Rect,
        species: tuple[str, ...],
        action: Callable[[], None],
    ) -> None:
        super().__init__("species", rect, name)
        self.tip = name
        self.cards = cards
        self.species = species
        self._action = action

    def press(self) -> None:
        """Open the species guide."""
        self._action()

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the pictures; only the last one is fully visible."""
        rect = self.cards
        radius = self.radius(context)
        draw_veil(target, context, self.rect, radius, hovered=self.hovered, held=self.held)
        wide = min(rect.height * 2 // 3, rect.width)
        high = wide * 3 // 2
        least = max(1, round(LEAST_SEEN * wide))
        shown = self.species[-((rect.width - wide) // least + 1) :]
        step = min(wide // 2, (rect.width - wide) // max(1, len(shown) - 1))
        left = rect.right - wide - step * (len(shown) - 1)
        top = rect.top + (rect.height - high) // 2
        for i, name in enumerate(shown):
            _species(target, context, name, pygame.Rect((left + i * step, top), (wide, high)))
        if len(shown) < len(self.species):
            self._draw_more(target, context, len(self.species) - len(shown), (left, top + high))

    def _draw_more(
        self, target: pygame.Surface, context: UiContext, more: int, corner: tuple[int, int]
    ) -> None:
        """Draw the number of hidden cards on the lower left corner of the first one."""
        m, text, size = context.metrics, f"+{more}", context.metrics.floor
        wide = context.text.width(text, FontFace.HEAVY, size) + m.px(8)
        high = context.text.line_height(size, 1.2)
        plate = anchored((wide, high), "bottomleft", corner)
        put(target, context.shapes.box(plate.size, plate.height // 2, PALE_GOLD), plate.topleft)
        context.text.draw(target, text, plate.center, FontFace.HEAVY, size, INK, anchor="center")
