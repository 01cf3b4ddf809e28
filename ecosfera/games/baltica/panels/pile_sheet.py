"""The sheet with the discard piles of all rows: small cards, the row in front first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import first_fit
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.stage.frame import TableFrame

WIDTHS: Final = (8.0, 7.0, 6.0, 5.2, 4.5, 3.9, 3.4, 2.9, 2.5, 2.1, 1.7)
"""Widths of the cards to try, in bodies; the first at which everything fits is used."""
TITLE: Final = 1.9
"""Height of a title in bodies."""


class Pile(NamedTuple):
    """The discard pile of one row."""

    player: PlayerId
    cards: tuple[CardId, ...]
    """The cards, animals first."""


def piles(frame: TableFrame) -> list[Pile]:
    """Return the discard piles in the order of the sheet."""
    every = (frame.front, *frame.others)
    return [Pile(who, tuple(sorted(frame.seen.discards[who], reverse=True))) for who in every]


def title(frame: TableFrame, pile: Pile) -> str:
    """Return the title of a pile: whose it is, and how many cards it has."""
    count = frame.book.words("table.discard", n=len(pile.cards))
    return f"{frame.people[pile.player].name} · {count}"


def height(frame: TableFrame, width: float, most: float) -> float:
    """Return the height of the sheet at a width; at most `most`."""
    return min(most, _needs(frame, width, _card_width(frame, width, most)))


def draw(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the sheet in place of the detail corner of a frame."""
    brush, box = frame.brush, frame.zones.reading
    brush.paper(target, box)
    w = _card_width(frame, box.w, box.h)
    pad, gap = _pad(frame), _gap(frame)
    size, high = (round(w), round(1.5 * w)), TITLE * frame.zones.body
    large = brush.size(1.2)
    across = _across(frame, box.w, w)
    y = box.y + pad
    for pile in piles(frame):
        # Leave room for the close button at the upper right corner.
        room = Box(box.x + pad, y, box.w - 2 * pad - 2 * frame.zones.sign, high)
        name = title(frame, pile)
        fit = brush.text.fit(name, FontFace.HEAVY, large, brush.floor, round(room.w), 1)
        at = room.x, room.cy
        brush.line(target, fit.lines[0], at, fit.size, theme.INK, FontFace.HEAVY, "midleft")
        y += high
        for number, card in enumerate(pile.cards):
            x = box.x + pad + number % across * (w + gap)
            image = frame.faces.mini(card, *size)
            top = y + number // across * (1.5 * w + gap)
            put(target, image.surface, (round(x) - image.pad, round(top) - image.pad))
        y += -(-len(pile.cards) // across) * (1.5 * w + gap)


def _pad(frame: TableFrame) -> float:
    return 16 * frame.brush.u


def _gap(frame: TableFrame) -> float:
    return 6 * frame.brush.u


def _across(frame: TableFrame, width: float, w: float) -> int:
    """Return how many cards of width `w` stand side by side."""
    gap = _gap(frame)
    return max(1, int((width - 2 * _pad(frame) + gap) // (w + gap)))


def _card_width(frame: TableFrame, width: float, most: float) -> float:
    """Return the width of the cards: the largest at which all piles fit."""
    body = frame.zones.body
    found = first_fit(WIDTHS, lambda k: _needs(frame, width, k * body) <= most)
    return (found or WIDTHS[-1]) * body


def _needs(frame: TableFrame, width: float, w: float) -> float:
    """Return the height of all piles with cards of width `w`."""
    across = _across(frame, width, w)
    high = 2 * _pad(frame)
    for pile in piles(frame):
        rows = -(-len(pile.cards) // across)
        high += TITLE * frame.zones.body + rows * (1.5 * w + _gap(frame))
    return high
