"""What the squares of the ring show."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ecosfera.games.co2.cards.square_face import SquareFace, draw_square
from ecosfera.games.co2.rules.pieces import SquareKind
from ecosfera.ui.draw.box import Box
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import Seat, position


def test_event_squares_all_look_alike(sit_down: Callable[..., Table]) -> None:
    """A sign of an action on one of them would promise what it does not bring."""
    frame = sit_down(position(Seat(), Seat()))[1].frame

    def painted(number: int) -> bytes:
        target = pygame.Surface((120, 60), pygame.SRCALPHA)
        draw_square(target, frame.brush, frame.names, SquareFace(number), Box(0, 0, 120, 60))
        return pygame.image.tobytes(target, "RGBA")

    board = frame.view.catalogue.board
    events = [n for n, square in enumerate(board) if square.kind is SquareKind.EVENT]
    assert len(events) == 8
    assert len({painted(number) for number in events}) == 1


def test_the_squares_that_are_no_territories_have_pictures_of_their_own(
    sit_down: Callable[..., Table],
) -> None:
    frame = sit_down(position(Seat(), Seat()))[1].frame
    for kind in (SquareKind.VIA, SquareKind.CO2, SquareKind.EVENT):
        assert frame.brush.pictures.has(f"co2/squares/{kind}")


def test_a_name_on_a_square_is_written_in_full(sit_down: Callable[..., Table]) -> None:
    """Narrow letters make the longest one fit, at the smallest window and with large text."""
    for scale in (1.0, 1.5):
        _, table = sit_down(position(Seat(), Seat()), (1024, 576), scale)
        assert not table.context.text.faults
