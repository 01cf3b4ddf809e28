"""The bar at the top: whose turn it is, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    from collections.abc import Hashable

    import pygame

    from ecosfera.games.co2.screens.table.frame import TableFrame


def key(frame: TableFrame, free: Box) -> Hashable:
    """Return what the picture of the bar depends on."""
    turn = frame.view.turn
    return frame.sentence, turn.player, turn.round, frame.people, tuple(free)


def draw(target: pygame.Surface, frame: TableFrame, free: Box) -> None:
    """Draw the bar; `free` is what its buttons leave."""
    brush, zones = frame.brush, frame.zones
    bar = zones.bar
    brush.box(target, bar, faded(theme.PANEL, 0.82))
    seat = frame.view.turn.player
    radius = 0.38 * bar.h
    left = bar.x + 8 * brush.u
    brush.pawn(target, seat, left + radius, bar.cy, radius)
    x = left + 2 * radius + brush.px(8)
    words = frame.names.words
    name = words("carbon.turn-of", player=frame.people[seat].name)
    turn = frame.view.turn
    note = words("carbon.round", n=turn.round, limit=frame.view.config.round_limit)
    width = min(
        0.24 * bar.w, max(brush.width(name, brush.size(1.1)), brush.width(note, brush.size(1)))
    )
    head = Box(x, bar.y + 0.08 * bar.h, width + brush.px(2), 0.46 * bar.h)
    shown = brush.text.shortened(name, FontFace.BOLD, brush.size(1.1), round(head.w))
    brush.line(target, shown, (head.x, head.cy), brush.size(1.1), theme.PAPER, anchor="midleft")
    at = (x, bar.y + 0.74 * bar.h)
    brush.line(target, note, at, brush.size(1), theme.FOAM, FontFace.TEXT, "midleft")
    start = head.right + brush.px(16)
    room = Box(start, bar.y, free.right - brush.px(12) - start, bar.h)
    brush.fitted(
        target, frame.sentence, room, theme.PALE_GOLD, size=brush.size(1.15), lines=2, leading=1.08
    )
