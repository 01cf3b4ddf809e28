"""What a purchase leads to."""

from __future__ import annotations

from ecosfera.games.co2.moves.foresight import balance_after, worth_of
from ecosfera.games.co2.rules.actions import Buy
from ecosfera.games.co2.rules.state import balance
from tests.games.co2.rules.positions import P0, Seat, position, territory


def test_what_a_purchase_is_worth_comes_true() -> None:
    before = position(Seat(16, owns="campogalliano:4 soliera:4"), Seat()).view
    worth = worth_of(before, territory("carpi"))
    assert balance_after(before, Buy()) == balance(before, P0) + worth.now
    sunny = position(Seat(16, owns="campogalliano:4 soliera:4 carpi:4"), Seat()).view
    assert balance(sunny, P0) == balance(before, P0) + sum(worth)
