"""What the squares of the ring show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.cards.square_face import SquareFace, draw_notch, draw_square
from ecosfera.games.co2.panels import board
from ecosfera.games.co2.rules.pieces import SquareKind
from ecosfera.ui.draw.box import Box
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import Seat, position, territory


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


def test_an_action_that_is_done_is_seen_at_once_in_colour_and_in_grey(
    sit_down: Callable[..., Table],
) -> None:
    """A grey sign would look open: the colour of each action is its own."""
    brush = sit_down(position(Seat(), Seat()))[1].frame.brush
    for kind, tone in palette.ACTIONS.items():
        assert max(tone[:3]) - min(tone[:3]) > 60, kind
        greys = []
        for done in (True, False):
            target = pygame.Surface((24, 24))
            target.fill(palette.GROUND)
            draw_notch(target, brush, kind, (12, 12), 24, done=done)
            grey = pygame.transform.grayscale(target)
            greys.append([grey.get_at((x, y)).r for x in range(24) for y in range(24)])
        changed = sum(abs(one - other) > 64 for one, other in zip(*greys, strict=True))
        assert changed >= 0.25 * 24 * 24, kind


def test_a_territory_has_a_mark_once_all_its_actions_are_done(
    sit_down: Callable[..., Table],
) -> None:
    frame = sit_down(position(Seat(), Seat()))[1].frame
    box = Box(0, 0, 100, 72)

    def gold(done: int) -> int:
        target = pygame.Surface((100, 72))
        draw_square(target, frame.brush, frame.names, SquareFace(4, 0, done), box)
        pixels = (target.get_at((x, y)) for x in range(2, 30) for y in range(20, 50))
        return sum(pixel[:3] == palette.GOLD[:3] for pixel in pixels)

    assert [gold(done) > 40 for done in (0, 3, 4)] == [False, False, True]


def test_the_next_action_of_an_own_territory_stands_out(sit_down: Callable[..., Table]) -> None:
    start = position(Seat(owns="carpi:1"), Seat(owns="vignola:1"))
    frame = sit_down(start)[1].frame
    own = [face.number for face in board.faces(frame) if face.own]
    assert own == [frame.view.catalogue.territories[territory("carpi")].square]

    def colours(face: SquareFace) -> int:
        target = pygame.Surface((100, 74))
        draw_square(target, frame.brush, frame.names, face, Box(0, 0, 100, 74))
        tone = palette.ACTIONS[kind]
        seen = [target.get_at((x, y)) for x in range(100) for y in range(40, 74)]
        return sum(
            max(abs(a - b) for a, b in zip(one[:3], tone, strict=False)) < 40 for one in seen
        )

    card = frame.view.catalogue.territories[territory("carpi")]
    kind = frame.view.catalogue.kinds[card.kinds[1]].id
    face = SquareFace(own[0], owner=0, done=1)
    assert colours(replace(face, own=True)) > colours(face) + 20


def test_an_own_territory_whose_card_one_holds_has_the_rim_of_that_card(
    sit_down: Callable[..., Table],
) -> None:
    hand = f"waste_collection {' '.join(['biodiversity'] * 5)}"
    start = position(Seat(owns="carpi soliera", hand=hand), Seat(owns="vignola"))
    frame = sit_down(start)[1].frame
    cards, view = frame.view.catalogue, frame.view
    found = {face.number: face.held for face in board.faces(frame) if face.own}
    for name in ("carpi", "soliera"):
        card = cards.territories[territory(name)]
        fits = card.kinds[0] in view.players[0].hand
        assert found[card.square] is fits

    def green(held: bool) -> int:
        target = pygame.Surface((100, 72))
        face = SquareFace(4, 0, 1, own=True, held=held)
        draw_square(target, frame.brush, frame.names, face, Box(0, 0, 100, 72))
        pixels = (target.get_at((x, y)) for x in range(50) for y in range(16, 72))
        return sum(pixel[:3] == palette.READY[:3] for pixel in pixels)

    assert green(True) > 40
    assert not green(False)


def test_the_dots_count_the_actions_that_are_done(sit_down: Callable[..., Table]) -> None:
    frame = sit_down(position(Seat(), Seat()))[1].frame

    def gold(done: int) -> int:
        target = pygame.Surface((100, 72))
        face = SquareFace(4, 0, done)
        draw_square(target, frame.brush, frame.names, face, Box(0, 0, 100, 72))
        pixels = (target.get_at((x, y)) for x in range(30, 100) for y in range(50, 72))
        return sum(pixel[:3] == palette.GOLD[:3] for pixel in pixels)

    assert gold(0) < gold(1) < gold(2) < gold(3)
