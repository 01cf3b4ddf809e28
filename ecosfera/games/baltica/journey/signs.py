"""Signs of the journey: stars, waves for how hard a sea is, and its painting."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.layout import Space, anchored
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import AMBER, INK, SLATE, colour, faded
from ecosfera.ui.widgets import Widget

if TYPE_CHECKING:
    from ecosfera.games.baltica.content.journey import JourneySea
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour

MOST_STARS: Final = 3
LEADING: Final = 1.15
STARS_HIGH: Final = 1.8
STARS_TEXT: Final = 1.05
"""Size of stars, and of the words beside them, in bodies."""
STAR_ROW: Final = 1.9
"""Height in bodies of a line about how to earn stars, at least."""
MOST_WAVES: Final = 3
WATER: Final = colour("#1B6F8A")


class HardnessSign(Widget):
    """Waves for how hard a sea is, and the same in a word."""

    focusable = False

    def __init__(self, rect: pygame.Rect, waves: int, name: str) -> None:
        super().__init__("waves", rect, name)
        self.waves = waves

    @staticmethod
    def width(context: UiContext, name: str) -> int:
        """Return the width that waves and word need."""
        m = context.metrics
        wide = context.text.width(name, FontFace.BOLD, m.size(STARS_TEXT))
        return MOST_WAVES * m.size(1.4) + m.px(8) + wide

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the waves and the word."""
        m = context.metrics
        space = Space(self.rect, m.px(8))
        draw_waves(target, context, space.left(MOST_WAVES * m.size(1.4)), self.waves)
        size, at = m.size(STARS_TEXT), space.rest.midleft
        context.text.draw(target, self.name, at, FontFace.BOLD, size, SLATE, anchor="midleft")


def draw_waves(target: pygame.Surface, context: UiContext, row: pygame.Rect, waves: int) -> None:
    """Draw three waves in a row, so many of them dark."""
    side = row.width // MOST_WAVES
    high = round(0.6 * side)

    def make(tone: Colour) -> pygame.Surface:
        big = clear((4 * side, 4 * high))
        thick = 0.7 * side
        swing = 2 * high - 0.5 * thick
        for i in range(49):
            point = 4 * side * i / 48, 2 * high - swing * math.sin(math.tau * i / 48)
            pygame.draw.circle(big, tone, point, thick / 2)
        return pygame.transform.smoothscale(big, (side, high))

    for number in range(MOST_WAVES):
        tone = WATER if number < waves else colour("#B9C7C6")
        wave = context.shapes.keep(("journey-wave", side, tone), partial(make, tone))
        put(target, wave, (row.left + number * side, row.centery - high // 2))


class Landscape(Widget):
    """A painting of the sea, which fills its box."""

    focusable = False

    def __init__(self, rect: pygame.Rect, sea: JourneySea, name: str) -> None:
        super().__init__("landscape", rect, name)
        self.picture = sea.picture
        self.focus = sea.focus

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the painting with round corners."""
        size, radius = self.rect.size, context.metrics.px(14)

        def make() -> pygame.Surface:
            out = context.pictures.get(self.picture, size, (0.5, self.focus)).convert_alpha()
            mask = context.shapes.mask(size, radius)
            out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return out

        put(target, context.shapes.keep(("journey", self.picture, size), make), self.rect.topleft)


class Stars(Widget):
    """Three stars, of which some are filled, and the same in words."""

    focusable = False

    def __init__(
        self,
        rect: pygame.Rect,
        stars: int,
        text: str,
        tone: Colour = SLATE,
        *,
        item_id: str = "stars",
        edge: Colour = INK,
    ) -> None:
        super().__init__(item_id, rect, text)
        self.edge = edge
        self.stars = stars
        self.tone = tone

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the stars, and the words beside them."""
        m = context.metrics
        size = min(self.rect.height, m.size(STARS_HIGH))
        row = anchored((MOST_STARS * size, size), "midleft", self.rect.midleft)
        draw_stars(target, context, row, self.stars, self.edge)
        rest = self.rect.copy()
        rest.left, rest.width = row.right + m.px(12), self.rect.right - row.right - m.px(12)
        lines = max(1, rest.height // context.text.line_height(m.floor, LEADING))
        fitted = context.text.fit(
            self.name,
            FontFace.BOLD,
            m.size(STARS_TEXT),
            m.floor,
            rest.width,
            lines,
            height=rest.height,
            leading=LEADING,
        )
        context.text.place(
            target,
            fitted,
            rest,
            FontFace.BOLD,
            self.tone,
            align=TextAlign.LEFT,
            leading=LEADING,
            middle=True,
        )


def stars_height(context: UiContext, text: str, width: int) -> int:
    """Return the height that stars with a text need in a box of this width."""
    m = context.metrics
    room = width - MOST_STARS * m.size(STARS_HIGH) - m.px(12)
    size = m.size(STARS_TEXT)
    lines = len(context.text.wrap(text, FontFace.BOLD, size, room))
    return max(m.size(STAR_ROW), context.text.line_height(size, LEADING) * lines + m.px(4))


def draw_stars(
    target: pygame.Surface,
    context: UiContext,
    row: pygame.Rect,
    stars: int,
    edge: Colour = INK,
) -> None:
    """Draw three stars in a row, so many of them filled."""
    size = row.height
    corners = tuple(
        (
            size / 2 + size * (0.47 if i % 2 == 0 else 0.2) * math.sin(math.pi * i / 5),
            size / 2 - size * (0.47 if i % 2 == 0 else 0.2) * math.cos(math.pi * i / 5),
        )
        for i in range(10)
    )
    for number in range(MOST_STARS):
        fill = AMBER if number < stars else faded(SLATE, 0.25)
        star = context.shapes.polygon((size, size), corners, fill, edge, max(1.0, size / 16))
        put(target, star, (row.left + number * size, row.top))
