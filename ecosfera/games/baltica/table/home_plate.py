"""The plate with the first animals that go home: pictures, a sentence, and what goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.ui.widgets.button import Button

LEADING = 1.3
TITLE = 1.9
SENTENCE = 1.35
"""Sizes of the title and the sentence in bodies."""
COLUMN = 0.84
"""Share of the width that the sentence takes, so that no line has one word only."""
WIDEST = 9.5
NARROWEST = 4.0
"""Widths of a picture in bodies."""


class HomePlate(NamedTuple):
    """The layout of the plate."""

    box: Box
    title: Box
    pictures: tuple[Box, ...]
    names: float
    """Height of the names below the pictures."""
    text: Box
    button: Box


def lay_out(frame: TableFrame, sentence: str, animals: int, label: str) -> HomePlate:
    """Return the plate in the middle of the window, with pictures as large as there is room for."""
    zones, brush = frame.zones, frame.brush
    b, pad, gap = zones.body, 1.6 * zones.body, 0.9 * zones.body
    wide = min(zones.width - 4 * zones.margin, max(56 * b, 0.5 * zones.width))
    inner = wide - 2 * pad
    size = brush.size(SENTENCE)
    column = COLUMN * inner
    text_h = brush.text.height(sentence, FontFace.BOLD, size, round(column), LEADING)
    title_h, names = 1.5 * TITLE * b, 2 * brush.text.line_height(brush.size(1.0))
    button_h = max(zones.target, 2.9 * b)
    rest = 2 * pad + title_h + names + text_h + button_h + 3 * gap
    room = zones.height - 4 * zones.margin - rest
    across = (inner - (animals - 1) * gap) / animals
    w = max(NARROWEST * b, min(WIDEST * b, across, room / 1.5))
    high = rest + 1.5 * w
    box = Box((zones.width - wide) / 2, (zones.height - high) / 2, wide, high)
    title = Box(box.x + pad, box.y + pad, inner, title_h)
    left = box.cx - (animals * w + (animals - 1) * gap) / 2
    pictures = tuple(
        Box(left + n * (w + gap), title.bottom + gap / 2, w, 1.5 * w) for n in range(animals)
    )
    text = Box(box.cx - column / 2, pictures[0].bottom + names + gap, column, text_h)
    button_w = brush.text.width(label, FontFace.BOLD, brush.size(1.1)) + 8 * b
    button = Box(box.cx - button_w / 2, text.bottom + 1.5 * gap, button_w, button_h)
    return HomePlate(box, title, pictures, names, text, button)


def draw(
    target: pygame.Surface,
    frame: TableFrame,
    plate: HomePlate,
    content: tuple[str, Sequence[CardId]],
    buttons: Sequence[Button],
) -> None:
    """Draw the plate with a sentence and the animals over a darkened table."""
    brush, book, zones = frame.brush, frame.book, frame.zones
    sentence, animals = content
    brush.scrim(target, Box(0, 0, zones.width, zones.height), 0.55)
    brush.paper(target, plate.box, 14 * brush.u)
    middle = TextAlign.CENTRE
    title = book.words("setup.homecoming")
    size = brush.size(TITLE)
    fit = brush.text.fit(title, FontFace.TITLE, size, brush.floor, round(plate.title.w))
    top = rect(plate.title)
    brush.text.block(target, fit.lines, top, FontFace.TITLE, fit.size, theme.INK, align=middle)
    for card, box in zip(animals, plate.pictures, strict=True):
        image = brush.pictures.rounded(book.picture(card), rect(box).size, brush.px(10))
        put(target, image, rect(box).topleft)
        # A long name may extend into the gaps at both sides.
        below = rect(
            Box(box.x - 0.4 * zones.body, box.bottom, box.w + 0.8 * zones.body, plate.names)
        )
        name = book.name(card)
        small = brush.text.fit(
            name, FontFace.TEXT, brush.size(1.0), brush.floor, below.w, 2, height=below.h
        )
        brush.text.block(
            target, small.lines, below, FontFace.TEXT, small.size, theme.SLATE, align=middle
        )
    where, size = rect(plate.text), brush.size(SENTENCE)
    brush.text.paragraph(
        target, sentence, where, FontFace.BOLD, size, theme.INK, align=middle, leading=LEADING
    )
    for button in buttons:
        button.draw(target, brush.context)
