"""Signs of the journey: stars, waves for how hard a sea is, and its painting."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.ui.draw.layout import anchored
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import AMBER, BROWN, INK, SLATE, colour, faded
from ecosfera.ui.widgets import Widget

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour
    from ecosfera.words import Words

MOST_STARS: Final = 3
LEADING: Final = 1.15
STARS_HIGH: Final = 1.8
STARS_TEXT: Final = 1.05
"""Size of stars, and of the words beside them, in bodies."""
STAR_ROW: Final = 1.9
"""Height in bodies of a line about how to earn stars, at least."""
MOST_WAVES: Final = 6
WAVE: Final = 0.95
"""Width of a wave beside words, in bodies."""
TAG: Final = 1.0
"""Size of the word on a tag, in bodies."""
DARK: Final = colour("#0E2433")
WATER: Final = colour("#1B6F8A"), colour("#B9C7C6")
FOAMY: Final = colour("#FFFFFF"), colour("#6F8F98")
"""The tones of waves that count and of the others, on paper and on a dark ground."""


class Painting(NamedTuple):
    """A picture of a sea."""

    picture: str
    """A path in `assets/art` without suffix."""
    focus: float = 0.3
    """The height in the picture that is shown in a low box, as a fraction."""


class HardnessSign(Widget):
    """Waves for how hard a sea is."""

    focusable = False

    def __init__(self, rect: pygame.Rect, waves: int, words: Words) -> None:
        super().__init__("waves", rect, hardness_text(words, waves))
        self.tip = self.name
        self.waves = waves

    @staticmethod
    def width(context: UiContext) -> int:
        """Return the width that the waves need."""
        return MOST_WAVES * context.metrics.size(WAVE)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the waves."""
        draw_waves(target, context, self.rect, self.waves)


class Tag(Widget):
    """A word on an amber plate: what comes next, or has just changed."""

    focusable = False

    @staticmethod
    def size(context: UiContext, words: str) -> tuple[int, int]:
        """Return the width and the height that the words need."""
        size = context.metrics.size(TAG)
        wide = context.text.width(words, FontFace.HEAVY, size) + context.metrics.px(18)
        return wide, round(size * 1.6)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the plate and the words."""
        draw_tag(target, context, self.name, self.rect, context.metrics.size(TAG))


def draw_tag(
    target: pygame.Surface, context: UiContext, words: str, box: pygame.Rect, size: int
) -> None:
    """Draw words in an amber box with round ends."""
    edge = max(1, context.metrics.px(1.4))
    put(target, context.shapes.box(box.size, box.height // 2, AMBER, BROWN, edge), box.topleft)
    align = TextAlign.CENTRE
    context.text.block(target, (words,), box, FontFace.HEAVY, size, DARK, align=align, middle=True)


def hardness_text(words: Words, waves: int) -> str:
    """Return how hard a sea is, in figures."""
    return words("setup.step", n=waves, all=MOST_WAVES)


def draw_waves(
    target: pygame.Surface,
    context: UiContext,
    row: pygame.Rect,
    waves: int,
    tones: tuple[Colour, Colour] = WATER,
) -> None:
    """Draw six waves in a row, so many of them in the first tone."""
    side = row.width // MOST_WAVES
    high = round(0.6 * side)

    def make(tone: Colour) -> pygame.Surface:
        big = clear((4 * side, 4 * high))
        thick = 0.8 * side
        swing = 2 * high - 0.5 * thick
        for i in range(49):
            # One crest each, with a gap to the next, so that they can be counted.
            along = 0.1 + 0.8 * i / 48
            point = 4 * side * along, 2 * high + swing * math.cos(math.tau * i / 48)
            pygame.draw.circle(big, tone, point, thick / 2)
        return pygame.transform.smoothscale(big, (side, high))

    for number in range(MOST_WAVES):
        tone = tones[0] if number < waves else tones[1]
        wave = context.shapes.keep(("journey-wave", side, tone), partial(make, tone))
        put(target, wave, (row.left + number * side, row.centery - high // 2))


class Landscape(Widget):
    """A painting of the sea, which fills its box."""

    focusable = False

    def __init__(self, rect: pygame.Rect, painting: Painting, name: str) -> None:
        super().__init__("landscape", rect, name)
        self.painting = painting

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the painting with round corners."""
        radius = context.metrics.px(14)
        put(target, painted(context, self.painting, self.rect.size, radius), self.rect.topleft)


def painted(
    context: UiContext,
    painting: Painting,
    size: tuple[int, int],
    radius: int,
    band: int = 0,
) -> pygame.Surface:
    """Return a painting with round corners, and a dark band for words at its foot."""

    def make() -> pygame.Surface:
        out = context.pictures.get(painting.picture, size, (0.5, painting.focus)).convert_alpha()
        if band:
            ground = context.shapes.box((size[0], band), 0, (2, 32, 43, 172))
            put(out, ground, (0, size[1] - band))
        mask = context.shapes.mask(size, radius)
        out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return out

    return context.shapes.keep(("painted", painting, size, radius, band), make)


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
