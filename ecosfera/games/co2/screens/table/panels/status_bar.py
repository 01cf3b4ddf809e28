"""The bar at the top: whose turn it is, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.cards.brush import rect
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    from collections.abc import Hashable

    import pygame

    from ecosfera.games.co2.screens.table.frame import TableFrame
    from ecosfera.ui.draw.text import Fitted

LINES: Final = 3
"""Most lines of the sentence."""
LEADING: Final = 1.06


def key(frame: TableFrame, free: Box) -> Hashable:
    """Return what the picture of the bar depends on."""
    turn = frame.view.turn
    return frame.sentence, frame.active, turn.round, frame.people, tuple(free)


def draw(target: pygame.Surface, frame: TableFrame, free: Box) -> None:
    """Draw the bar; `free` is what its buttons leave."""
    brush, bar = frame.brush, frame.zones.bar
    brush.box(target, bar, faded(theme.PANEL, 0.82))
    seat, head = frame.active, _head(frame)
    radius = 0.38 * bar.h
    cx = bar.x + 8 * brush.u + radius
    if seat is None:
        brush.sign_at(target, "icon_dice", cx, bar.cy, 2 * radius, theme.PAPER)
    else:
        brush.pawn(target, seat, cx, bar.cy, radius)
    name, note = _texts(frame)
    brush.fitted(target, name, head, theme.PAPER, size=brush.size(1.1), align=TextAlign.LEFT)
    at = (head.x, bar.y + 0.74 * bar.h)
    brush.line(target, note, at, brush.size(1), theme.FOAM, FontFace.TEXT, "midleft")
    room = sentence_box(frame, free)
    fit = fitted(frame, room)
    face, tone = FontFace.BOLD, theme.PALE_GOLD
    centre = TextAlign.CENTRE
    brush.text.place(
        target, fit, rect(room), face, tone, align=centre, leading=LEADING, middle=True
    )


def sentence_box(frame: TableFrame, free: Box) -> Box:
    """Return the box of the sentence."""
    brush, bar = frame.brush, frame.zones.bar
    start = _head(frame).right + brush.px(16)
    return Box(start, bar.y, free.right - brush.px(12) - start, bar.h)


def fitted(frame: TableFrame, room: Box) -> Fitted:
    """Return the sentence in the largest size, and as few lines as the bar is high enough for."""
    brush = frame.brush
    return brush.text.fit(
        frame.sentence,
        FontFace.BOLD,
        brush.size(1.15),
        brush.floor,
        max(1, round(room.w)),
        LINES,
        height=round(0.95 * room.h),
        leading=LEADING,
    )


def _texts(frame: TableFrame) -> tuple[str, str]:
    """Return whose turn it is, and the round."""
    words, turn, seat = frame.names.words, frame.view.turn, frame.active
    name = words("carbon.who-begins")
    if seat is not None:
        name = words("carbon.turn-of", player=frame.people[seat].name)
    return name, words("carbon.round", n=turn.round, limit=frame.view.config.round_limit)


def _head(frame: TableFrame) -> Box:
    """Return the box of the name, beside the pawn; the round stands below it."""
    brush, bar = frame.brush, frame.zones.bar
    name, note = _texts(frame)
    widest = max(brush.width(name, brush.size(1.1)), brush.width(note, brush.size(1)))
    x = bar.x + 8 * brush.u + 0.76 * bar.h + brush.px(8)
    return Box(x, bar.y + 0.08 * bar.h, min(0.24 * bar.w, widest) + brush.px(2), 0.46 * bar.h)
