"""Common parts of the pictures of rulebooks: their background, pieces of tables, numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import FOAM, PAPER, TEAL, mix
from ecosfera.ui.widgets.document import DocumentPage

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour

GROUND: Final = mix(PAPER, TEAL, 0.09)
GROUND_LINE: Final = mix(PAPER, TEAL, 0.22)


def framed(context: UiContext, inner: DocumentPage, width: int) -> DocumentPage:
    """Return a page on the background that all examples share."""
    m = context.metrics
    pad = m.px(12)
    page = DocumentPage(context, width)
    size = (width, inner.y + 2 * pad)
    box = context.shapes.box(size, m.px(12), GROUND, GROUND_LINE, max(1, m.px(1)))
    page.put(box, 0, 0)
    page.take(inner, (width - inner.width) // 2, pad)
    page.y = size[1]
    return page


def rounded(context: UiContext, picture: pygame.Surface) -> pygame.Surface:
    """Return an opaque picture of a table with round corners."""
    out = clear(picture.get_size())
    out.blit(picture, (0, 0))
    mask = context.shapes.mask(out.get_size(), context.metrics.px(12))
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def numbered(context: UiContext, number: str, diameter: int, ink: Colour = PAPER) -> pygame.Surface:
    """Return a number in a disc, as used in a figure and beside the paragraph about it."""
    out = context.shapes.disc(diameter, TEAL, FOAM, max(1, context.metrics.px(1.4))).copy()
    line = context.text.line(
        number, FontFace.HEAVY, max(context.metrics.floor, round(diameter * 0.6)), ink
    )
    put(out, line, line.get_rect(center=out.get_rect().center).topleft)
    return out
