"""The large words of a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.cards.brush import rect
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.co2.screens.table.frame import TableFrame

TITLE: Final = 3.6
LINE: Final = 1.5
"""Sizes in bodies; smaller where there is little room."""
WIDE: Final = 0.86
"""Fraction of the window's width that the words may take."""


def write(
    target: pygame.Surface,
    frame: TableFrame,
    title: str,
    lines: tuple[str, ...],
    top: float,
    high: float,
    *,
    plate: bool = True,
) -> None:
    """Write a title and lines below it into a strip of the window, on a dark plate or without."""
    brush, zones = frame.brush, frame.zones
    text, room = brush.text, round(WIDE * zones.width)
    big = max(brush.floor, min(brush.size(TITLE), round(0.46 * high)))
    size = max(brush.floor, min(brush.size(LINE), round(0.5 * high / max(1, len(lines)) * 0.72)))
    fits = [(text.fit(title, FontFace.TITLE, big, brush.floor, room, 1), FontFace.TITLE)]
    fits += [
        (text.fit(line, FontFace.BOLD, size, brush.floor, room, 2), FontFace.BOLD) for line in lines
    ]
    heights = [1.22 * fit.size * len(fit.lines) for fit, _ in fits]
    widest = max(text.width(line, face, fit.size) for fit, face in fits for line in fit.lines)
    pad = brush.px(22)
    whole = sum(heights)
    y = top + max(0.0, (high - whole) / 2)
    y = min(y, zones.height - whole - brush.px(12))
    ground = Box(
        (zones.width - widest) / 2 - pad, y - pad / 3, widest + 2 * pad, whole + 2 * pad / 3
    )
    if plate:
        brush.box(target, ground, faded(theme.PANEL, 0.78), brush.px(18))
    for number, ((fit, face), each) in enumerate(zip(fits, heights, strict=True)):
        box = Box((zones.width - room) / 2, y, room, each)
        tone = theme.PALE_GOLD if number == 0 else theme.PAPER
        text.place(
            target, fit, rect(box), face, tone, align=TextAlign.CENTRE, leading=1.18, middle=True
        )
        y += each
