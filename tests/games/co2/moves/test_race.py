"""The sun a player is nearest to, and who could win in one turn."""

from __future__ import annotations

import pytest

from ecosfera.games.co2.moves.race import (
    Way,
    could_win,
    nearest_sun,
    points_to_goal,
    threats,
    way_to_goal,
)
from ecosfera.games.co2.rules.ids import RETIRE_PRICE
from ecosfera.games.co2.rules.state import balance
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, position, territories

SHORT = "soliera:4 campogalliano:4 carpi:3"
HAND = "green_building biodiversity biodiversity biodiversity biodiversity biodiversity"
"""Carpi lacks green building; the sun of the Secchia plain brings 9."""


def test_the_nearest_sun_tells_what_is_missing_and_what_it_leads_to() -> None:
    view = position(Seat(owns="sestola:4 guiglia:2 carpi:3"), Seat()).view
    sun = nearest_sun(view, P0)
    assert sun is not None
    assert catalogue().areas[sun.area].id == "parks"
    assert (sun.places, sun.actions, sun.bonus) == (territories("pievepelago"), 6, 4)
    gained = 2 + 4 - catalogue().territories[sun.places[0]].co2 + 4
    assert sun.balance == balance(view, P0) + gained


def test_of_suns_that_are_equally_near_the_greater_one_counts() -> None:
    view = position(Seat(owns="sestola modena_centre"), Seat()).view
    sun = nearest_sun(view, P0)
    assert sun is not None
    assert catalogue().areas[sun.area].id == "capital"


def test_who_has_only_suns_is_told_one_of_which_others_have_nothing() -> None:
    sunny = "soliera:4 campogalliano:4 carpi:4"
    one_each = "vignola fiorano formigine mirandola nonantola pavullo"
    view = position(Seat(owns=one_each), Seat(owns=sunny)).view
    sun = nearest_sun(view, P1)
    assert sun is not None
    assert catalogue().areas[sun.area].id == "parks"
    assert (len(sun.places), sun.actions) == (3, 12)
    begun = nearest_sun(view, P0)
    assert begun is not None
    assert len(begun.places) == 2


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


@pytest.mark.parametrize("area", range(8))
def test_an_action_anywhere_never_moves_the_shadow_back(area: int) -> None:
    """It would look like a mistake."""
    cards, areas = catalogue().territories, catalogue().areas
    first, second = ([cards[t].id for t in areas[n % 8].territories] for n in (area, area + 1))
    reached = -100
    for done in range(9):
        mine = [f"{first[0]}:{min(4, done)}", f"{first[1]}:{max(0, done - 4)}", *second[:2]]
        sun = nearest_sun(position(Seat(owns=" ".join(mine)), Seat()).view, P0)
        assert sun is not None
        assert sun.balance >= reached
        reached = sun.balance


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
