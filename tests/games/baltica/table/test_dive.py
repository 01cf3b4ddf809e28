"""The dive with which a game begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera.app.services import ProgramServices
from ecosfera.games.baltica.additions import END_TURN as END_KEY
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.game_screens import BalticaScreens
from ecosfera.games.baltica.rules.actions import END_TURN
from ecosfera.games.baltica.stage.dive import LASTS, Dive, prepare
from ecosfera.games.baltica.table.scene import TableScene

if TYPE_CHECKING:
    from ecosfera.ui.app.app import App
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.settings import Motion
    from tests.program import Sit

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


def test_its_pictures_are_prepared_where_there_will_be_one(context: UiContext) -> None:
    assert list(prepare(context)) == []
    context.settings = replace(context.settings, motion="full")
    assert list(prepare(context))
    before = context.pictures.cache.misses
    Dive(context, context.metrics.window.size)
    assert context.pictures.cache.misses == before


@pytest.fixture
def sat_down(app: App, sit: Sit) -> Callable[..., TableScene]:
    """Sits down at a match as the program does."""

    def make(match: Match, motion: Motion = "full") -> TableScene:
        app.context.settings = replace(app.context.settings, motion=motion)
        services = ProgramServices(app.context, BalticaScreens.info)
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
    stage = scene.controller.stage
    assert scene.diving
    assert scene.moving
    assert stage.dealing
    scene.update(1 / 60)
    scene.dirty = False
    if way == "key":
        scene.intend(END_KEY)
    elif way == "click":
        scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=False))
        scene.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1, touch=False))
    else:
        for _ in range(130):
            scene.update(1 / 60)
    assert not scene.diving
    assert stage.idle
    scene.update(1 / 60)
    assert scene.dirty
    assert not scene.match.actions, "the key that ends it does nothing else"


def test_the_cards_are_dealt_from_their_decks_once_the_water_is_clear(
    sat_down: Callable[..., TableScene], new_match: Callable[..., Match]
) -> None:
    scene = sat_down(new_match(players=4))
    stage, heard = scene.controller.stage, list[str]()
    stage.hearing.heard = heard.append
    seen = stage.view
    assert set(stage.motions) == set(stage.poses)
    backs = {motion.back for motion in stage.motions.values()}
    assert backs == {"producer", "consumer", "player"}
    first = min(motion.begins for motion in stage.motions.values())
    last = max(motion.ends for motion in stage.motions.values())
    assert first > LASTS / 2
    assert last - first <= 1.2
    for _ in range(130):
        scene.update(1 / 60)
    assert stage.idle
    assert stage.view == seen
    assert heard.count("card") > 3


def test_nobody_dives_into_a_game_that_goes_on_or_with_less_motion(
    sat_down: Callable[..., TableScene], new_match: Callable[..., Match]
) -> None:
    played = new_match()
    played.act(END_TURN)
    scenes = [sat_down(new_match(), "off"), sat_down(new_match(), "brisk"), sat_down(played)]
    assert not any(scene.diving or scene.controller.stage.dealing for scene in scenes)
