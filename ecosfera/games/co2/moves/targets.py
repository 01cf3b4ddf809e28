"""The targets on the table: everything that can be clicked."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple


class TargetKind(StrEnum):
    """The kinds of targets."""

    SQUARE = "square"
    """A square of the ring, by number."""
    CARD = "card"
    """A card of the hand in front, by its place."""
    PLAYER = "player"
    """A player, by seat."""
    DICE = "dice"
    EXCHANGE = "exchange"
    """The wish to exchange two cards."""
    LINE = "line"
    """A line of the list of moves, by its place."""
    STONE = "stone"
    """The spiral."""
    BANK = "bank"
    BAG = "bag"
    EVENTS = "events"
    """The event cards."""


class Target(NamedTuple):
    """Something that can be clicked."""

    kind: TargetKind
    which: int = 0


DICE: Final = Target(TargetKind.DICE)
EXCHANGE: Final = Target(TargetKind.EXCHANGE)


def square(number: int) -> Target:
    """Return a square of the ring."""
    return Target(TargetKind.SQUARE, number)


def card(slot: int) -> Target:
    """Return a card of the hand."""
    return Target(TargetKind.CARD, slot)


def player(seat: int) -> Target:
    """Return a player."""
    return Target(TargetKind.PLAYER, seat)
