"""The way to the goal, and who could win in one turn."""

from __future__ import annotations

import pytest

from ecosfera.games.co2.moves.race import could_win, threats
from ecosfera.games.co2.rules.ids import RETIRE_PRICE
from tests.games.co2.rules.positions import P0, P1, Seat, position

SHORT = "soliera:4 campogalliano:4 carpi:3"
HAND = "green_building biodiversity biodiversity biodiversity biodiversity biodiversity"
"""Carpi lacks green building; the sun of the Secchia plain brings 9."""


@pytest.mark.parametrize(
    ("hand", "credit", "goal", "could"),
    [
        (HAND, 1, 12, True),
        (HAND, 0, 12, False),
        ("biodiversity " * 6, 1, 12, False),
        (HAND, 1, 20, False),
    ],
)
def test_who_has_the_cards_and_credits_for_the_goal_could_win(
    hand: str, credit: int, goal: int, could: bool
) -> None:
    seats = Seat(owns=SHORT, hand=hand, credits=credit), Seat()
    view = position(*seats, config={"goal": goal}).view
    assert could_win(view, P0) is could
    assert threats(view) == ((P0,) if could else ())


def test_who_could_win_by_handing_in_credits_is_a_threat() -> None:
    own = "soliera:4 campogalliano:4"
    for credit, wins in ((RETIRE_PRICE - 1, False), (RETIRE_PRICE, True)):
        seats = Seat(), Seat(owns=own, credits=credit, hand="")
        view = position(*seats, config={"retire": True, "goal": 4}).view
        assert could_win(view, P1) is wins
        assert not could_win(position(*seats, config={"goal": 4}).view, P1)


def test_credits_alone_are_no_threat_where_the_last_point_has_to_be_earned() -> None:
    earned = {"retire": True, "last_earned": True, "goal": 4}
    alone = Seat(), Seat(owns="soliera:4 campogalliano:4", credits=9, hand="")
    assert not could_win(position(*alone, config=earned).view, P1)
    hand = "public_transport"
    for credit, wins in ((RETIRE_PRICE, False), (RETIRE_PRICE + 1, True)):
        seats = Seat(), Seat(owns="soliera:3 campogalliano:4", credits=credit, hand=hand)
        assert could_win(position(*seats, config=earned).view, P1) is wins


def test_who_has_reached_the_goal_is_no_threat_any_more() -> None:
    """The last action may stand on the table a moment before the end of the game does."""
    seats = Seat(owns=SHORT, hand=HAND, credits=1), Seat()
    assert could_win(position(*seats, config={"goal": 12}).view, P0)
    there = Seat(owns=SHORT, hand=HAND, credits=1), Seat()
    assert not could_win(position(*there, config={"goal": -5}).view, P0)
