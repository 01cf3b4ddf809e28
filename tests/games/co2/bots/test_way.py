"""The shortest way to the goal."""

from __future__ import annotations

from typing import Any

import pytest

from ecosfera.games.co2.bots.way import Way, way_to_goal
from ecosfera.games.co2.rules.ids import RETIRE_PRICE
from ecosfera.games.co2.rules.state import State, balance
from tests.games.co2.rules.positions import P0, Seat, catalogue, position, territory


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
def test_single_points_are_the_way_if_own_actions_are_enough(
    owns: str, goal: int, points: int | None
) -> None:
    view = position(Seat(owns=owns), Seat(), config={"goal": goal}).view
    if points is not None:
        assert goal - balance(view, P0) == points
    way = way_to_goal(view, P0)
    assert (way.missing if way is not None and way.plain else None) == points


def test_the_way_to_the_goal_begins_with_the_place_to_be_bought_here() -> None:
    """Guiglia costs 2 of the balance, and its actions bring 4."""
    square = catalogue().territories[catalogue().territory_ids["guiglia"]].square
    owns = "soliera:4 campogalliano:4 carpi:4"
    view = position(Seat(square, owns=owns), Seat()).view
    goal = balance(view, P0) + 1
    near = position(Seat(square, owns=owns), Seat(), config={"goal": goal}).view
    guiglia = catalogue().territory_ids["guiglia"]
    assert way_to_goal(near, P0) == Way(1, 3, later=True, territory=guiglia, now=-2, turns=2)
    far = position(Seat(square, owns=owns), Seat(), config={"goal": goal + 20}).view
    assert way_to_goal(far, P0) is None


def test_the_way_to_the_goal_is_some_actions_or_a_sun() -> None:
    seat = Seat(owns="soliera:4 campogalliano:4 carpi:3", hand="")
    goal = balance(position(seat, Seat()).view, P0)
    one = way_to_goal(position(seat, Seat(), config={"goal": goal + 1}).view, P0)
    assert one == Way(1, 1, turns=1)
    sun = way_to_goal(position(seat, Seat(), config={"goal": goal + 10}).view, P0)
    assert sun == Way(10, 1, area=catalogue().area_ids["plain_secchia"], bonus=9, turns=1)


DONE = "pavullo:4 montefiorino:4 frassinoro:4"


def at(place: str, missing: int, **more: Any) -> State:
    """Return a turn at a place in which so many points are missing to win, with credits or not."""
    square = catalogue().territories[territory(place)].square
    earned = more.pop("earned", False)
    seat = Seat(square, owns=more.pop("owns", DONE), hand="", **more)
    goal = balance(position(seat, Seat()).view, P0) + missing
    config = {"goal": goal, "retire": True, "flow": True, "last_earned": earned}
    return position(seat, Seat(), config=config)


def test_credits_that_win_now_come_before_a_place_whose_actions_have_to_wait() -> None:
    credit = way_to_goal(at("soliera", 1, credits=RETIRE_PRICE).view, P0)
    assert credit == Way(1, credits=(RETIRE_PRICE,))
    place = way_to_goal(at("soliera", 1, credits=0).view, P0)
    assert place is not None
    assert (place.territory, place.later, place.turns) == (territory("soliera"), True, 2)


def test_a_credit_that_is_missing_makes_the_point_wait_for_the_next_turn() -> None:
    way = way_to_goal(at("modena_centre", 1, credits=RETIRE_PRICE - 1).view, P0)
    assert way == Way(1, credits=(RETIRE_PRICE,), waits=True, turns=1)


def test_two_points_take_credits_in_two_turns() -> None:
    both = RETIRE_PRICE, RETIRE_PRICE + 1
    assert way_to_goal(at("modena_centre", 2, credits=9).view, P0) == Way(2, credits=both, turns=1)
    assert way_to_goal(at("modena_centre", 3, credits=20, euros=0).view, P0) is None


def test_an_action_and_credits_are_a_way_together() -> None:
    way = way_to_goal(at("modena_centre", 2, owns=f"{DONE} soliera:3", credits=9).view, P0)
    assert way == Way(2, 1, credits=(RETIRE_PRICE,), turns=1)


def test_credits_are_no_way_where_the_last_point_has_to_be_earned() -> None:
    assert way_to_goal(at("modena_centre", 1, credits=9, euros=0, earned=True).view, P0) is None
    assert way_to_goal(at("modena_centre", 2, credits=9, euros=0, earned=True).view, P0) is None


def test_an_action_comes_after_the_credits_where_the_last_point_has_to_be_earned() -> None:
    own = f"{DONE} soliera:3"
    two = way_to_goal(at("modena_centre", 2, owns=own, credits=9, earned=True).view, P0)
    assert two == Way(2, 1, credits=(RETIRE_PRICE,), turns=1)
    three = way_to_goal(at("modena_centre", 3, owns=own, credits=9, earned=True).view, P0)
    both = RETIRE_PRICE, RETIRE_PRICE + 1
    assert three == Way(3, 1, later=True, credits=both, turns=1)
    one = way_to_goal(at("modena_centre", 1, owns=own, credits=9, earned=True).view, P0)
    assert one == Way(1, 1, turns=1)


def test_the_way_to_the_goal_begins_with_a_place_to_be_bought_from_afar() -> None:
    owns = "soliera:4 campogalliano:4 sestola:4"
    seat = Seat(5, owns=owns, euros=2000)
    view = position(seat, Seat(), config={"afar": True}).view
    goal = balance(view, P0) + 4
    near = position(seat, Seat(), config={"goal": goal, "afar": True}).view
    way = way_to_goal(near, P0)
    assert way is not None
    assert (way.territory, way.missing) == (territory("carpi"), 4)
    assert way.area is not None
    assert way_to_goal(position(seat, Seat(), config={"goal": goal}).view, P0) is None
