"""Titles and descriptions on the pages of the detail corner."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import best_fit
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import colour

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.ui.draw.text import Fitted

LARGER: Final = 1.35
"""Factor by which a short description may be enlarged."""
SMALLER: Final = 0.75
"""Factor by which text may shrink so that all of it fits, if it is larger than the smallest."""
SENTENCE_END: Final = re.compile(r"(?<!\d)\. ")
LABEL = colour("#5A4A1E")
FACT = colour("#29424E")


def title_height(frame: TableFrame) -> float:
    """Return the height of the title of a list."""
    zones = frame.zones
    return (2.15 if zones.reading.h > 21 * zones.body else 1.9) * zones.body


def draw_title(target: pygame.Surface, frame: TableFrame, title: str, room: Box) -> float:
    """Draw a title above the strip, smaller where needed; return the y below."""
    brush, fit = frame.brush, title_fit(frame, title, room)
    step = brush.text.line_height(fit.size, 1.12)
    where = rect(Box(room.x, room.y - 2 * brush.u, room.w, step * len(fit.lines)))
    brush.text.place(target, fit, where, FontFace.TITLE, theme.INK, leading=1.12)
    return room.y + step * len(fit.lines)


def title_fit(frame: TableFrame, title: str, room: Box) -> Fitted:
    """Return the title broken into lines, in the largest size that suits the room."""
    brush = frame.brush
    lines = 2 if brush.large else 1
    width = max(8, round(room.w))
    if brush.fits(title, FontFace.TITLE, brush.size(1.2), width, lines):
        fit = brush.text.fit(title, FontFace.TITLE, brush.size(1.55), brush.size(1.2), width, lines)
    else:
        fit = brush.text.fit(title, FontFace.TITLE, brush.size(1.2), brush.floor, width, 3)
    smaller = (
        brush.text.fit(title, FontFace.TITLE, size, brush.floor, width, 3)
        for size in range(fit.size - 1, brush.floor - 1, -1)
    )
    return best_fit(
        chain((fit,), smaller),
        lambda fit: len(fit.lines) * brush.text.line_height(fit.size, 1.12) <= room.h,
    )


def draw_fact(
    target: pygame.Surface,
    frame: TableFrame,
    text: str,
    column: Box,
    y: float,
    foot: float,
    larger: float = 1.0,
) -> None:
    """Draw the text as large as fits, or as many whole sentences as fit."""
    brush = frame.brush
    where = rect(Box(column.x, y + 2 * brush.u, column.w, foot - y))
    # Measure with the exact width in pixels, or lines could break differently when drawn.
    high, width = foot - y - 3 * brush.u, max(8, where.width)
    most = round(brush.body * (1.0 if brush.large else larger))
    least = max(brush.floor, round(SMALLER * brush.body))
    found = _whole(frame, text, range(most, least - 1, -1), width, high)
    while text and found is None:
        shorter = without_last_sentence(text)
        if not shorter:
            last = brush.floor if larger > 1 else least
            found = _whole(frame, text, range(least, last - 1, -1), width, high)
            break
        text = shorter
        found = _whole(frame, text, range(brush.body, brush.body - 1, -1), width, high)
    size = found
    if text and size is not None:
        brush.text.paragraph(target, text, where, FontFace.TEXT, size, FACT, leading=1.26)


def without_last_sentence(text: str) -> str:
    """Return a text without its last sentence; nothing if it has only one.

    A full stop after a number does not count: in many languages it makes an ordinal of it.
    """
    ends = [end.start() for end in SENTENCE_END.finditer(text[:-1])]
    return text[: ends[-1] + 1] if ends else ""


def _whole(frame: TableFrame, text: str, sizes: range, width: int, high: float) -> int | None:
    """Return the first of these sizes at which all of the text fits, or None."""
    measure = frame.brush.text.height
    return next((s for s in sizes if measure(text, FontFace.TEXT, s, width, 1.26) <= high), None)
