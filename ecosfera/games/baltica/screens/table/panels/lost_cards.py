"""The cards that a policy card takes away, small on its page, with the places where they lie."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.policy_content import LostCard

LOST: Final = colour("#C2336B")
LARGEST: Final = 110
"""Largest width of a card, in units."""
NAMED: Final = 3
"""Up to this many cards have their names beside them; more are grouped by place."""


def widths(frame: TableFrame, hits: Sequence[LostCard], wide: float) -> tuple[float, float]:
    """Return the smallest and the largest width of a card in a column of this width."""
    u, b, n = frame.brush.u, frame.zones.body, len(hits)
    if n > NAMED:
        places = len({hit.where for hit in hits})
        share = (wide - (n - 1) * 8 * u) / (n + 0.4 * (places - 1))
        most = min(LARGEST * u, max(36 * u, share))
        return min(most, 48 * u), most
    least = min(4.4 * b, 66 * u)
    return least, max(least, min(LARGEST * u, wide / n - 6.6 * b))


def height(frame: TableFrame, hits: Sequence[LostCard], w: float) -> float:
    """Return the height of cards of width `w` with their head and captions."""
    caption = 1.3 * frame.brush.body if len(hits) > NAMED else 0
    return _head(frame) + 1.5 * w + caption + 10 * frame.brush.u


def _head(frame: TableFrame) -> float:
    return 1.5 * frame.brush.size(1.05) + 5 * frame.brush.u


def draw(
    target: pygame.Surface, frame: TableFrame, hits: Sequence[LostCard], room: Box, w: float
) -> None:
    """Draw the head, and the cards with width `w`."""
    brush = frame.brush
    head = frame.book.words("table.will-go")
    where = (room.x, room.y)
    brush.line(target, head, where, brush.size(1.05), theme.WINE, FontFace.BOLD)
    below = Box(room.x, room.y + _head(frame), room.w, room.h - _head(frame))
    if len(hits) > NAMED:
        _draw_grouped(target, frame, hits, below, w)
    else:
        _draw_named(target, frame, hits, below, w)


def _draw_named(
    target: pygame.Surface, frame: TableFrame, hits: Sequence[LostCard], room: Box, w: float
) -> None:
    """Draw few cards, each with its name and place beside it."""
    brush, u, b = frame.brush, frame.brush.u, frame.zones.body
    step = room.w / len(hits)
    if step - w <= 6.5 * b:
        step = min(step, w + 8 * u)
    for i, hit in enumerate(hits):
        box = Box(room.x + i * step, room.y, w, 1.5 * w)
        _draw_lost(target, frame, hit.card, box)
        beside = Box(box.right + 7 * u, room.y, step - w - 12 * u, box.h)
        if beside.w > 4 * b:
            name, face = frame.book.name(hit.card), FontFace.BOLD
            end = brush.para(target, name, beside, brush.body, theme.INK, face, leading=1.16)
            rest = Box(beside.x, end, beside.w, beside.bottom - end)
            brush.para(target, hit.where, rest, brush.body, theme.SLATE, leading=1.16)


def _draw_grouped(
    target: pygame.Surface, frame: TableFrame, hits: Sequence[LostCard], room: Box, w: float
) -> None:
    """Draw many cards grouped by place, with captions."""
    brush, u = frame.brush, frame.brush.u
    places = list(dict.fromkeys(hit.where for hit in hits))
    caption = 1.3 * brush.body
    apart = 0.4 * w
    most = (room.w - w - apart * (len(places) - 1)) / (len(hits) - 1)
    step = min(w + 8 * u, most)
    x, y = room.x, room.y
    for place in places:
        first = x
        for hit in hits:
            if hit.where == place:
                _draw_lost(target, frame, hit.card, Box(x, y, w, 1.5 * w))
                x += step
        end = x - step + w
        wide = brush.text.width(place, FontFace.TEXT, brush.body)
        left = max(room.x, min(first, room.right - wide))
        if wide <= max(end, room.right if place == places[-1] else end + apart) - left:
            at = (left, y + 1.5 * w + 0.75 * caption)
            brush.line(target, place, at, brush.body, theme.SLATE, anchor="midleft")
        x += apart


def _draw_lost(target: pygame.Surface, frame: TableFrame, card: CardId, box: Box) -> None:
    """Draw a small card that will go, with a dashed edge."""
    # Use the same width for all, or only some would have room for signs.
    image = frame.faces.mini(card, math.ceil(box.w), math.ceil(box.h))
    put(target, image.surface, (round(box.x) - image.pad, round(box.y) - image.pad))
    frame.brush.dashes(target, box.inset(-2 * frame.brush.u), LOST, 8 * frame.brush.u, 2.4)
