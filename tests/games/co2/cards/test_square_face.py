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
