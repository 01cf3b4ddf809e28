"""How far the areas of a player are."""

from __future__ import annotations

from ecosfera.games.co2.moves.foresight import balance_after, begun_areas, worth_of
from ecosfera.games.co2.rules.actions import Buy
from ecosfera.games.co2.rules.state import balance
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, position, territory


def test_the_area_nearest_to_completion_comes_first() -> None:
    view = position(Seat(at=16, owns="carpi:1 sestola guiglia"), Seat(owns="soliera:2")).view
    areas = catalogue().areas
    assert [areas[area].id for area in begun_areas(view, P0)] == ["parks", "plain_secchia"]
    assert [areas[area].id for area in begun_areas(view, P1)] == ["plain_secchia"]


def test_what_a_purchase_is_worth_comes_true() -> None:
    before = position(Seat(16, owns="campogalliano:4 soliera:4"), Seat()).view
    worth = worth_of(before, territory("carpi"))
    assert balance_after(before, Buy()) == balance(before, P0) + worth.now
    sunny = position(Seat(16, owns="campogalliano:4 soliera:4 carpi:4"), Seat()).view
    assert balance(sunny, P0) == balance(before, P0) + sum(worth)
