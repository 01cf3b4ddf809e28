"""The large words of a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw import theme
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace, TextAlign

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.ui.draw.text import Fitted
    from ecosfera.ui.draw.theme import Colour

TITLE: Final = 3.8
LINE: Final = 1.5
"""Sizes of the title and of the lines below it, in multiples of body text."""
HIGHEST: Final = 0.115
"""Largest size of the title as a fraction of the window's height; that of a line is half of it."""
ROOM: Final = 0.86
"""Fraction of the window's width that the words may take."""


def write(
    target: pygame.Surface,
    frame: TableFrame,
    title: str,
    lines: tuple[str, ...],
    top: float,
    shade: pygame.Surface | None,
) -> None:
    """Write a title and lines below it on a shade; `top` is a fraction of the window's height."""
    zones, text = frame.zones, frame.brush.text
    parts = list(_parts(frame, title, lines))
    high = [text.line_height(fit.size, leading) * len(fit.lines) for fit, _, _, leading in parts]
    y = min(round(top * zones.height), round(zones.height - sum(high) - zones.margin))
    if shade is not None:
        middle = zones.width // 2, y + sum(high) // 2
        put(target, shade, shade.get_rect(center=middle).topleft)
    room = round(ROOM * zones.width)
    for (fit, face, tone, leading), height in zip(parts, high, strict=True):
        box = pygame.Rect((zones.width - room) // 2, y, room, height)
        text.place(target, fit, box, face, tone, align=TextAlign.CENTRE, leading=leading)
        y += height


def prepare(frame: TableFrame, title: str, lines: tuple[str, ...]) -> Iterator[None]:
    """Draw the words onto nothing, one part per step, so that they are in the caches."""
    nowhere, room = clear((1, 1)), round(ROOM * frame.zones.width)
    for fit, face, tone, leading in _parts(frame, title, lines):
        yield
        place, line = frame.brush.text.place, frame.brush.text.line_height
        box = pygame.Rect(0, 0, room, line(fit.size, leading) * len(fit.lines))
        place(nowhere, fit, box, face, tone, align=TextAlign.CENTRE, leading=leading)
        yield


def _parts(
    frame: TableFrame, title: str, lines: tuple[str, ...]
) -> Iterator[tuple[Fitted, FontFace, Colour, float]]:
    """Yield the title and the lines as they are set, each with its face, colour and leading."""
    brush = frame.brush
    room, fit = round(ROOM * frame.zones.width), brush.text.fit
    size = max(brush.floor, min(brush.size(TITLE), round(HIGHEST * frame.zones.height)))
    yield (
        fit(title, FontFace.TITLE, size, brush.floor, room, 2 if lines else 1),
        FontFace.TITLE,
        theme.PALE_GOLD,
        1.14,
    )
    for line in lines:
        size = max(brush.floor, min(brush.size(LINE), round(HIGHEST / 2 * frame.zones.height)))
        yield fit(line, FontFace.BOLD, size, brush.floor, room, 2), FontFace.BOLD, theme.PAPER, 1.25
