"""The zones of the table for one window size and size of text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.screens.table.geometry.ring import inside, ring
from ecosfera.games.co2.screens.table.geometry.spiral import Stone, spiral
from ecosfera.ui.draw.box import Box

if TYPE_CHECKING:
    from ecosfera.ui.draw.metrics import Metrics


LANE: Final = 12
"""Width in units of the lane of the pawns between the ring and what it surrounds."""
VIA: Final = 1.6
"""Least height of the line with the next VIA below the spiral, in bodies."""
LEAST: Final = 33
"""Least height of what can be clicked, in pixels."""


@dataclass(frozen=True, slots=True)
class Zones:
    """Where everything lies. All lengths are pixels."""

    width: int
    height: int
    unit: float
    body: float
    bar: Box
    """The bar at the top: whose turn it is, what can be done, buttons."""
    squares: tuple[Box, ...]
    """The ring, by number of the square."""
    middle: Box
    """What the ring surrounds."""
    spiral: Box
    stones: tuple[Stone, ...]
    """The numbers of the spiral, the lowest first."""
    piles: Box
    """The line with dice, bank, bag and event cards."""
    players: tuple[Box, ...]
    """One panel for each player, by seat."""
    hand: Box
    """The hand of the player whose turn it is."""
    cards: Box
    """The cards of the hand."""
    turn: Box
    """The large button of the turn."""
    corner: Box
    """The sheet with the moves, or with what is pointed at."""

    def stone(self, number: int) -> Stone:
        """Return the stone of a number of the spiral."""
        return self.stones[number - self.stones[0].number]


def zones(m: Metrics, players: int) -> Zones:
    """Return the zones of a window."""
    u, body = m.u, m.body
    bar = Box(0, 0, m.width, round(max(46 * u, 2.5 * body + 8 * u)))
    edge = round(5 * u)
    gap = round(3 * u)
    outer = Box(edge, bar.bottom + edge, m.width - 2 * edge, m.height - bar.bottom - 2 * edge)
    middle = inside(outer, gap).inset(round(LANE * u))
    space = round(8 * u)
    wide = min(max(0.32 * middle.w, 19.5 * body), 0.46 * middle.w)
    corner = Box(middle.right - wide, middle.y, wide, middle.h)
    left = Box(middle.x, middle.y, middle.w - wide - space, middle.h)
    high = max(0.235 * left.h, min(4.6 * body + 40 * u, 0.3 * left.h))
    hand = Box(left.x, left.bottom - high, left.w, high)
    button = max(0.19 * hand.w, min(8.2 * body, 0.3 * hand.w))
    turn = Box(hand.right - button, hand.y, button, hand.h)
    cards = Box(hand.x, hand.y, hand.w - button - space, hand.h)
    upper = Box(left.x, left.y, left.w, hand.y - space - left.y)
    line = max(34 * u, LEAST, min(1.9 * body, 0.16 * upper.h))
    share = 0.5 if m.scale < 1.3 else 0.42
    round_side = min(upper.h - line - gap - VIA * body, share * upper.w)
    coil = Box(upper.x, upper.y, round_side, round_side)
    piles = Box(upper.x, upper.bottom - line, round_side, line)
    seats = Box(coil.right + space, upper.y, upper.right - coil.right - space, upper.h)
    each = (seats.h - (players - 1) * gap * 2) / players
    each = min(each, max(150 * u, 6.5 * body))
    panels = tuple(
        Box(seats.x, seats.y + seat * (each + 2 * gap), seats.w, each) for seat in range(players)
    )
    return Zones(
        m.width,
        m.height,
        u,
        body,
        bar,
        ring(outer, gap),
        middle,
        coil,
        spiral(coil.inset(2 * u)),
        piles,
        panels,
        hand,
        cards,
        turn,
        corner,
    )


def hand_boxes(where: Box, count: int, gap: float) -> tuple[Box, ...]:
    """Return the boxes of the cards of a hand, from the left; six fit side by side."""
    slots = max(6, count)
    wide = (where.w - (slots - 1) * gap) / slots
    return tuple(
        Box(where.x + slot * (wide + gap), where.y, wide, where.h) for slot in range(count)
    )
