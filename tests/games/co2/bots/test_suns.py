"""The sun that each player is nearest to."""

from __future__ import annotations

import pytest

from ecosfera.games.co2.bots.suns import begun_areas, nearest_sun
from ecosfera.games.co2.rules.state import balance
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, position, territories


def test_the_area_nearest_to_completion_comes_first() -> None:
    view = position(Seat(at=16, owns="carpi:1 sestola guiglia"), Seat(owns="soliera:2")).view
    areas = catalogue().areas
    assert [areas[area].id for area in begun_areas(view, P0)] == ["parks", "plain_secchia"]
    assert [areas[area].id for area in begun_areas(view, P1)] == ["plain_secchia"]


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


def test_of_the_suns_that_win_the_one_with_fewest_actions_is_the_nearest() -> None:
    """Two suns lack a territory each and lead to the goal; the larger bonus takes more actions."""
    mine = Seat(owns="campogalliano:4 soliera:4 modena_centre modena_workshops")
    view = position(mine, Seat()).view
    far = nearest_sun(view, P0)
    near = nearest_sun(position(mine, Seat(), config={"goal": 4}).view, P0)
    assert far is not None
    assert near is not None
    assert far.balance > near.balance >= 4
    assert near.actions < far.actions
