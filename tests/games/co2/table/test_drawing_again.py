"""Only what has changed is drawn again; the picture is the same as if all of it were."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.panels import movers, piles
from ecosfera.games.co2.panels.canvas import parts
from ecosfera.games.co2.rules.state import State
from ecosfera.games.co2.stage.effects import MARK, Effect, EffectKind
from ecosfera.games.co2.stage.frame import TableFrame
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import Seat, position, to_roll

SitDown = Callable[..., Table]
SECCHIA = "soliera:4 campogalliano:4 carpi:3"
HAND = "green_building biodiversity biodiversity biodiversity biodiversity biodiversity"
LONGEST = 150
"""Frames that are compared at most; a roll and its rent take fewer."""


@pytest.mark.parametrize(
    ("state", "pressed"),
    [
        pytest.param(to_roll(Seat(at=11), Seat(owns="carpi"), dice=(2, 3)), "turn", id="rent"),
        pytest.param(position(Seat(at=16, owns=SECCHIA, hand=HAND), Seat()), "line-0", id="sun"),
    ],
)
def test_each_frame_is_as_if_drawn_whole(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, state: State, pressed: str
) -> None:
    # no region waits for the next frame, however slow the computer is
    monkeypatch.setattr("ecosfera.games.co2.panels.canvas.SLICE", 60.0)
    monkeypatch.setattr("ecosfera.games.co2.panels.canvas.PATIENT", ())
    monkeypatch.setattr("ecosfera.games.co2.panels.canvas.LATE", ())
    tables = [sit_down(state, (1024, 576), motion="full") for _ in range(2)]
    (pilot, table), (plain, _) = tables
    shown: list[list[pygame.Rect] | None] = []
    monkeypatch.setattr(pilot.app.canvas, "show", shown.append)
    for seat, _ in tables:
        seat.click(pressed)
    for number in range(LONGEST):
        plain.app.stack.spoil()
        for seat, _ in tables:
            seat.step()
        one, two = (pygame.image.tobytes(seat.app.canvas.surface, "RGB") for seat, _ in tables)
        assert one == two, f"frame {number}"
        if not table.controller.moving:
            break
    assert sum(touched is not None for touched in shown) > 20


def test_dice_are_dim_until_they_are_thrown(sit_down: SitDown) -> None:
    """Otherwise they would look like a result."""
    _, table = sit_down(to_roll(Seat(at=11), Seat(), dice=(2, 3)))
    view = table.frame.view
    thrown = replace(table.frame, view=replace(view, turn=replace(view.turn, dice=(6, 6))))

    def light(frame: TableFrame) -> int:
        target = pygame.Surface((frame.zones.width, frame.zones.height))
        piles.draw(target, frame)
        return sum(pygame.transform.average_color(target, rect(piles.dice_box(frame.zones)))[:3])

    assert light(table.frame) < 0.7 * light(thrown)


def test_dice_fly_over_no_panel(sit_down: SitDown) -> None:
    _, table = sit_down(to_roll(Seat(at=11), Seat(), dice=(2, 3)))
    frame = table.frame
    roll = Effect(EffectKind.DICE, 0.0, 1.0, 0, numbers=(2, 3))
    for share in range(10):
        flying = replace(frame, effects=(roll,))
        boxes = [p.box for p in movers.pieces(flying, share / 10) if roll in _parts(p.key)]
        assert boxes
        assert not any(rect(panel).collidelist(boxes) >= 0 for panel in frame.zones.players)


def test_nothing_tells_what_the_dice_show_before_they_lie(sit_down: SitDown) -> None:
    pilot, table = sit_down(to_roll(Seat(at=11), Seat(), dice=(2, 3)), motion="full")
    pilot.click("turn")
    rolled = table.controller.log.latest
    assert table.frame.rolling
    assert "5" in rolled
    assert table.frame.announced != rolled
    assert all("5" not in line.text for line in table.frame.told)
    while table.frame.rolling:
        pilot.step()
    assert any("5" in line.text for line in table.frame.told)
    assert table.frame.announced


def _parts(key: object) -> tuple[object, ...]:
    return key if isinstance(key, tuple) else ()


def test_strong_contrast_reaches_what_stands_still(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=16), Seat()))
    widget = table.find("square-16")
    assert widget is not None
    square = pilot.app.canvas.surface.subsurface(widget.rect)
    before = pygame.image.tobytes(square, "RGB")
    pilot.app.apply(replace(table.context.settings, contrast=True))
    pilot.step()
    assert pygame.image.tobytes(square, "RGB") != before


def test_a_frame_that_lays_out_the_table_draws_no_panel_while_something_moves(
    sit_down: SitDown,
) -> None:
    """Both at once would make it late; the next frame draws them."""
    pilot, table = sit_down(to_roll(Seat(at=11), Seat(owns="carpi"), dice=(2, 3)), motion="full")
    pilot.click("turn")
    late = 0
    while table.controller.moving:
        shown = table.canvas.keys
        pilot.step()
        if table.drawn is not table.frame:
            late += 1
            assert table.canvas.keys == shown
            pilot.step()
            assert table.drawn is table.frame
    assert late > 1


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(to_roll(Seat(at=0), Seat(owns="sestola"), dice=(2, 3)), id="CO2 square"),
        pytest.param(to_roll(Seat(at=11), Seat(owns="carpi"), dice=(2, 3)), id="rent"),
        pytest.param(to_roll(Seat(at=11), Seat(), dice=(2, 3)), id="free"),
    ],
)
def test_once_nothing_moves_the_picture_shows_what_can_be_done(
    sit_down: SitDown, state: State
) -> None:
    pilot, table = sit_down(state, motion="full")
    pilot.click("turn")
    while table.controller.moving:
        pilot.step()
    for _ in range(30):
        pilot.step()
    assert table.drawn is table.frame
    shown, wanted = table.canvas.keys, parts(table.frame, table.canvas.free)
    assert [name for name in wanted if shown[name] != wanted[name][0]] == []


@pytest.mark.parametrize("sign", ["co2_sun", MARK])
def test_light_on_a_square_evicts_no_cards(sit_down: SitDown, sign: str) -> None:
    """Each picture of its own takes room from what is drawn already."""
    _, table = sit_down(to_roll(Seat(at=11), Seat(), dice=(2, 3)))
    frame, shapes = table.frame, table.context.shapes
    box = frame.zones.squares[11]
    light = Effect(EffectKind.SHINE, 0.0, 1.0, 1, sign=sign, boxes=(box,))
    target = pygame.Surface((frame.zones.width, frame.zones.height))
    before = shapes.cache.held
    for share in range(100):
        for piece in movers.pieces(replace(frame, effects=(light,)), share / 100):
            piece.draw(target)
    one = rect(box)
    assert shapes.cache.held - before < 25 * 4 * one.w * one.h
