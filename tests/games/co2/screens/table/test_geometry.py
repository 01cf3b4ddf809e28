"""Where everything on the table lies."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from ecosfera.games.co2.screens.table.geometry.places import pawn_place, pawn_radius
from ecosfera.games.co2.screens.table.geometry.ring import ring, way
from ecosfera.games.co2.screens.table.geometry.spiral import HIGHEST, LOWEST, held, spiral
from ecosfera.games.co2.screens.table.geometry.zones import Zones, hand_boxes, zones
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.metrics import Metrics

WINDOWS = [
    (size, scale, players)
    for size in ((1024, 576), (1366, 768), (1280, 1024), (1920, 1080), (3840, 2160))
    for scale in (1.0, 1.5, 2.0)
    for players in (2, 4)
]


@pytest.fixture(params=WINDOWS, ids=str)
def where(request: pytest.FixtureRequest) -> Zones:
    size, scale, players = request.param
    return zones(Metrics(size[0], size[1], scale), players)


def test_nothing_overlaps(where: Zones) -> None:
    boxes = [*where.squares, where.spiral, where.piles, *where.players]
    boxes += [where.cards, where.turn, where.corner, where.bar]
    for one, two in combinations(boxes, 2):
        assert not one.overlaps(two), (one, two)


def test_everything_is_in_the_window(where: Zones) -> None:
    for box in (*where.squares, where.spiral, where.piles, *where.players, where.corner):
        assert box.w > 0
        assert box.h > 0
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= where.width
        assert box.bottom <= where.height


def test_the_stones_of_the_spiral_do_not_cover_each_other(where: Zones) -> None:
    for one, two in combinations(where.stones, 2):
        far = math.hypot(one.x - two.x, one.y - two.y)
        assert far > 0.93 * (one.radius + two.radius), (one, two)


def test_pawns_on_one_square_stand_beside_each_other(where: Zones) -> None:
    for square in (0, 5, 15, 20, 35):
        places = [pawn_place(where, square, order, 4) for order in range(4)]
        for one, two in combinations(places, 2):
            assert math.dist(one, two) > 0.7 * pawn_radius(where)


def test_via_is_at_the_lower_right_and_the_way_leads_to_the_left() -> None:
    squares = ring(Box(0, 0, 1100, 1100), 0)
    assert squares[0] == Box(1000, 1000, 100, 100)
    assert squares[1] == Box(900, 1000, 100, 100)
    assert squares[10] == Box(0, 1000, 100, 100)
    assert squares[20] == Box(0, 0, 100, 100)
    assert squares[30] == Box(1000, 0, 100, 100)


def test_neighbours_on_the_way_are_neighbours_on_the_board() -> None:
    squares = ring(Box(0, 0, 1100, 1100), 0)
    for one, two in pairwise([*squares, squares[0]]):
        assert math.hypot(one.cx - two.cx, one.cy - two.cy) == pytest.approx(100)


def test_the_way_leads_over_via() -> None:
    assert way(38, 2) == (39, 0, 1, 2)


def test_the_spiral_has_every_number_once() -> None:
    stones = spiral(Box(0, 0, 400, 400))
    assert [stone.number for stone in stones] == list(range(LOWEST, HIGHEST + 1))
    assert (stones[-1].x, stones[-1].y) == (200, 200)


def test_balances_beyond_the_spiral_are_held_at_its_ends() -> None:
    assert (held(-31), held(0), held(44)) == (LOWEST, 0, HIGHEST)


def test_more_than_six_cards_fit_too() -> None:
    boxes = hand_boxes(Box(0, 0, 600, 100), 8, 4)
    assert len(boxes) == 8
    assert boxes[-1].right == pytest.approx(600)
