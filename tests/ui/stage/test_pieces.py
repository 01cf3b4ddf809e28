"""Pieces over a still picture: the picture is the same as if it were drawn whole."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from ecosfera.ui.stage.pieces import Piece, PieceLayer

SIZE = (120, 80)


def piece(name: str, box: tuple[int, int, int, int]) -> Piece:
    """Return a translucent box, whose colour its name decides."""
    tone = {"red": (200, 0, 0, 120), "blue": (0, 0, 200, 120)}[name]
    image = pygame.Surface(box[2:], pygame.SRCALPHA)
    image.fill(tone)

    def draw(target: pygame.Surface) -> None:
        target.blit(image, box[:2])

    return Piece((name, box), pygame.Rect(box), draw)


def whole(still: pygame.Surface, pieces: list[Piece]) -> bytes:
    """Return the picture drawn at once."""
    target = still.copy()
    for one in pieces:
        one.draw(target)
    return pygame.image.tobytes(target, "RGB")


RED, BLUE = partial(piece, "red"), partial(piece, "blue")
RESTING = RED((10, 10, 20, 20))
FIRST = [RESTING, BLUE((20, 12, 12, 12))]


@pytest.mark.parametrize(
    ("then", "partly"),
    [
        (FIRST, True),
        ([RESTING, BLUE((23, 14, 12, 12))], True),
        ([RESTING], True),
        ([*FIRST, RED((100, 60, 40, 40))], True),
        (FIRST[::-1], False),
        ([RESTING, RED((0, 0, 120, 80))], False),
    ],
    ids=["nothing", "moved", "gone", "at the edge", "order", "nearly everywhere"],
)
def test_the_picture_is_as_if_drawn_whole(then: list[Piece], *, partly: bool) -> None:
    still, target, layer = pygame.Surface(SIZE), pygame.Surface(SIZE), PieceLayer()
    still.fill("green")
    layer.draw_again(target, still, FIRST, None)
    touched = layer.draw_again(target, still, then, [])
    assert pygame.image.tobytes(target, "RGB") == whole(still, then)
    assert (touched is not None) == partly
    assert partly is False or sum(box.w * box.h for box in touched or ()) < 40 * 40


def test_where_the_still_picture_has_changed_the_pieces_are_drawn_again() -> None:
    still, target, layer = pygame.Surface(SIZE), pygame.Surface(SIZE), PieceLayer()
    layer.draw_again(target, still, FIRST, None)
    mended = pygame.Rect(0, 0, 30, 30)
    still.fill("green", mended)
    assert layer.draw_again(target, still, FIRST, [mended]) == [mended]
    assert pygame.image.tobytes(target, "RGB") == whole(still, FIRST)


def test_a_surface_that_does_not_hold_the_last_picture_is_drawn_whole() -> None:
    still, layer = pygame.Surface(SIZE), PieceLayer()
    layer.draw_again(pygame.Surface(SIZE), still, FIRST, None)
    other = pygame.Surface(SIZE)
    assert layer.draw_again(other, still, FIRST, []) is None
    assert pygame.image.tobytes(other, "RGB") == whole(still, FIRST)


def test_what_moves_for_the_first_time_is_noticed_even_if_something_else_is_gone() -> None:
    still, layer = pygame.Surface(SIZE), PieceLayer()
    first, moved = RED((10, 10, 20, 20)), RED((14, 10, 20, 20))
    other = BLUE((50, 10, 20, 20))
    layer.draw_again(still.copy(), still, [first._replace(what="coin")], None)
    assert not layer.grows([moved._replace(what="coin")])
    assert layer.grows([other._replace(what="plate")])
    assert layer.grows([moved._replace(what="coin"), other])
