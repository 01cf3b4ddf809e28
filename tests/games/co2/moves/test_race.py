"""The way to the goal, and who could win in one turn."""

from __future__ import annotations

import pytest

from ecosfera.games.co2.bots.suns import nearest_sun
from ecosfera.games.co2.moves.race import (
    Way,
    could_win,
    points_to_goal,
    threats,
    way_to_goal,
)
from ecosfera.games.co2.rules.ids import RETIRE_PRICE
from ecosfera.games.co2.rules.state import balance
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, position

SHORT = "soliera:4 campogalliano:4 carpi:3"
HAND = "green_building biodiversity biodiversity biodiversity biodiversity biodiversity"
"""Carpi lacks green building; the sun of the Secchia plain brings 9."""


@pytest.mark.parametrize(
    ("owns", "goal", "points"),
    [
        ("soliera:4 campogalliano:4 carpi:4 sestola:2", 13, 2),
        ("soliera:4 campogalliano:4 carpi:4 sestola:4", 20, None),
        ("soliera:4 campogalliano:4 carpi:3", 10, None),
        ("sestola", 10, None),
    ],
    ids=["two actions", "no actions left", "one action to the sun", "far away"],
)
def test_the_goal_is_nearer_than_the_sun_if_own_actions_are_enough(
    owns: str, goal: int, points: int | None
) -> None:
    view = position(Seat(owns=owns), Seat(), config={"goal": goal}).view
    if points is not None:
        assert goal - balance(view, P0) == points
    assert points_to_goal(view, P0, nearest_sun(view, P0)) == points


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


def test_the_way_to_the_goal_begins_with_the_place_to_be_bought_here() -> None:
    """Guiglia costs 2 of the balance, and its actions bring 4."""
    square = catalogue().territories[catalogue().territory_ids["guiglia"]].square
    owns = "soliera:4 campogalliano:4 carpi:4"
    view = position(Seat(square, owns=owns), Seat()).view
    goal = balance(view, P0) + 1
    near = position(Seat(square, owns=owns), Seat(), config={"goal": goal}).view
    assert way_to_goal(near) == Way(1, 3, catalogue().territory_ids["guiglia"], -2)
    far = position(Seat(square, owns=owns), Seat(), config={"goal": goal + 20}).view
    assert way_to_goal(far) is None


def test_the_way_to_the_goal_is_some_actions_or_a_sun() -> None:
    seat = Seat(owns="soliera:4 campogalliano:4 carpi:3")
    goal = balance(position(seat, Seat()).view, P0)
    assert way_to_goal(position(seat, Seat(), config={"goal": goal + 1}).view) == Way(1, 1)
    sun = way_to_goal(position(seat, Seat(), config={"goal": goal + 10}).view)
    assert sun == Way(10, 1, bonus=9)


def test_who_could_win_by_handing_in_credits_is_a_threat() -> None:
    own = "soliera:4 campogalliano:4"
    for credit, wins in ((RETIRE_PRICE - 1, False), (RETIRE_PRICE, True)):
        seats = Seat(), Seat(owns=own, credits=credit, hand="")
        view = position(*seats, config={"retire": True, "goal": 4}).view
        assert could_win(view, P1) is wins
        assert not could_win(position(*seats, config={"goal": 4}).view, P1)
