"""Where everything on the table lies."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from ecosfera.games.co2.panels.spiral import via_box
from ecosfera.games.co2.stage.zones import (
    HIGHEST,
    LANE,
    LOWEST,
    Zones,
    hand_boxes,
    held,
    pawn_place,
    pawn_radius,
    ring,
    road,
    spiral,
    stone_of,
    way,
    zones,
)
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.brush import rect
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


@pytest.mark.parametrize("count", [1, 2, 4])
def test_pawns_on_one_square_can_all_be_seen(where: Zones, count: int) -> None:
    for square in range(40):
        radius = pawn_radius(where, square, count)
        places = [pawn_place(where, square, order, count) for order in range(count)]
        for one, two in combinations(places, 2):
            assert math.dist(one, two) > 1.5 * radius


@pytest.mark.parametrize("count", [1, 4])
def test_pawns_cover_no_writing_of_the_ring(where: Zones, count: int) -> None:
    written = [box.inset(5 * where.unit) for box in where.squares]
    for square in range(40):
        radius = pawn_radius(where, square, count)
        for order in range(count):
            x, y = pawn_place(where, square, order, count)
            for box in written:
                near = min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)
                assert math.dist((x, y), near) > radius


def test_the_road_of_the_pawns_runs_between_the_ring_and_what_it_surrounds(where: Zones) -> None:
    outer, width = road(where)
    assert width > 0.5 * LANE * where.unit
    assert not outer.collidelistall([rect(box) for box in where.squares])
    assert outer.inflate(-2 * width, -2 * width).contains(rect(where.middle).inflate(-2, -2))
    for square in range(40):
        x, y = pawn_place(where, square, 0, 1)
        assert outer.collidepoint(x, y)


def test_via_is_at_the_lower_right_and_the_way_leads_to_the_left() -> None:
    squares = ring(Box(0, 0, 1300, 900), 0)
    assert squares[0] == Box(1200, 800, 100, 100)
    assert squares[1] == Box(1100, 800, 100, 100)
    assert squares[12] == Box(0, 800, 100, 100)
    assert squares[20] == Box(0, 0, 100, 100)
    assert squares[32] == Box(1200, 0, 100, 100)


def test_neighbours_on_the_way_are_neighbours_on_the_board() -> None:
    squares = ring(Box(0, 0, 1300, 900), 0)
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
    assert [stone_of(n, 15) for n in (-31, 14, 15, 18)] == [LOWEST, 14, HIGHEST, HIGHEST]


def test_more_than_six_cards_fit_too() -> None:
    boxes = hand_boxes(Box(0, 0, 600, 100), 8, 4)
    assert len(boxes) == 8
    assert 599 <= boxes[-1].right <= 600


@pytest.mark.parametrize("size", [(1024, 576), (1366, 768), (1920, 1080)])
def test_what_the_next_via_brings_has_room_below_the_spiral(size: tuple[int, int]) -> None:
    for scale in (1.0, 1.5, 2.0):
        m = Metrics(*size, scale)
        assert via_box(zones(m, 4)).h >= 1.2 * m.floor
