"""The dive with which a game begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera.app.services import ProgramServices
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.game_screens import BalticaScreens
from ecosfera.games.baltica.rules.actions import END_TURN
from ecosfera.games.baltica.table.dive import LASTS, Dive
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.ui.input.intents import Intent

if TYPE_CHECKING:
    from ecosfera.ui.app.app import App
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.settings import Motion
    from ecosfera.ui.testing.pilot import Pilot

SIZE = (320, 180)


def over_white(dive: Dive) -> tuple[int, ...]:
    window = pygame.Surface(SIZE)
    window.fill("white")
    dive.draw(window)
    return tuple(pygame.transform.average_color(window)[:3])


def test_the_table_becomes_clear_within_about_a_second(context: UiContext) -> None:
    dive = Dive(context, SIZE)
    first = over_white(dive)
    steps = 0
    while not dive.over:
        last = over_white(dive)
        dive.advance(1 / 60)
        steps += 1
    assert 1 <= steps / 60 <= 1.5
    assert min(last) > 235 > min(first)


def test_a_slow_first_picture_does_not_end_it(context: UiContext) -> None:
    dive = Dive(context, SIZE)
    dive.advance(LASTS)
    assert not dive.over


@pytest.fixture
def sat_down(app: App, sit: Callable[[TableScene], Pilot]) -> Callable[..., TableScene]:
    """Sits down at a match as the program does."""

    def make(match: Match, motion: Motion = "full") -> TableScene:
        app.context.settings = replace(app.context.settings, motion=motion)
        services = ProgramServices(app.context, BalticaScreens())
        scene = BalticaScreens().table(app.context, services, match, {})
        assert isinstance(scene, TableScene)
        sit(scene)
        return scene

    return make


@pytest.mark.parametrize("way", ["key", "click", "time"])
def test_a_new_game_begins_with_a_dive_that_any_key_or_click_ends(
    sat_down: Callable[..., TableScene], new_match: Callable[..., Match], way: str
) -> None:
    scene = sat_down(new_match())
    assert scene.diving
    assert scene.moving
    if way == "key":
        scene.intend(Intent.INSPECT)
    elif way == "click":
        scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=False))
    else:
        for _ in range(100):
            scene.update(1 / 60)
    assert not scene.diving


def test_nobody_dives_into_a_game_that_goes_on_or_with_less_motion(
    sat_down: Callable[..., TableScene], new_match: Callable[..., Match]
) -> None:
    assert not sat_down(new_match(), "off").diving
    assert not sat_down(new_match(), "brisk").diving
    match = new_match()
    match.act(END_TURN)
    assert not sat_down(match).diving
