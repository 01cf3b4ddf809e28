"""How far the areas of a player are."""

from __future__ import annotations

from ecosfera.games.co2.moves.foresight import begun_areas
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, position


def test_the_area_nearest_to_completion_comes_first() -> None:
    view = position(Seat(at=16, owns="carpi:1 sestola guiglia"), Seat(owns="soliera:2")).view
    areas = catalogue().areas
    assert [areas[area].id for area in begun_areas(view, P0)] == ["parks", "plain_secchia"]
    assert [areas[area].id for area in begun_areas(view, P1)] == ["plain_secchia"]
