"""The menu: continue, new game, language, about."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera import paths
from ecosfera.app.menu.scene import MenuChoice, MenuScene, OtherGame
from ecosfera.games import all_games
from ecosfera.ui.app.splash import BACKDROP, BACKDROP_FOCUS, draw_water
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.testing.pilot import Pilot
from tests.program import SCREENS, services

if TYPE_CHECKING:
    from ecosfera.games.game_screens import Summary
    from ecosfera.ui.app.app import App

CARD = all_games.menu(all_games.DEFAULT).card
RUNNING, _ = all_games.shots(all_games.DEFAULT).samples().running


@pytest.fixture
def chosen() -> list[MenuChoice | OtherGame]:
    return []


def open_menu(app: App, running: Summary | None, chosen: list[MenuChoice | OtherGame]) -> Pilot:
    card = partial(CARD, app.context, running) if running else None
    menu = MenuScene(
        app.context, lambda: services(app.context), SCREENS.info, SCREENS.credits, card
    )
    app.stack.push(menu, chosen.append)
    return Pilot(app)


def test_enter_starts_a_new_game_the_first_time(
    app: App, chosen: list[MenuChoice | OtherGame]
) -> None:
    pilot = open_menu(app, None, chosen)
    assert "continue" not in pilot.ids
    pilot.key("return")
    assert chosen == [MenuChoice.NEW]


def test_enter_continues_the_game_that_is_running(
    app: App, chosen: list[MenuChoice | OtherGame]
) -> None:
    pilot = open_menu(app, RUNNING, chosen)
    item = pilot.focus.current
    assert item is not None
    assert item.name == "Continue: Anna and Elias, round 5"
    pilot.key("return")
    assert chosen == [MenuChoice.CONTINUE]


@pytest.mark.parametrize(("button", "choice"), [("new", MenuChoice.NEW), ("quit", MenuChoice.QUIT)])
def test_a_click_chooses(
    app: App, chosen: list[MenuChoice | OtherGame], button: str, choice: MenuChoice
) -> None:
    open_menu(app, RUNNING, chosen).click(button)
    assert chosen == [choice]


def test_the_menu_stands_on_plain_water_until_its_backdrop_is_made(
    app: App, chosen: list[MenuChoice | OtherGame]
) -> None:
    size = app.canvas.surface.get_size()
    corner = size[0] - 1, size[1] // 2
    app.context.pictures = Pictures(paths.art())
    made: list[pygame.Surface] = []
    app.context.pictures.expect(BACKDROP, size, BACKDROP_FOCUS, lambda: made[0], lambda: bool(made))
    pilot = open_menu(app, None, chosen)
    water = pygame.Surface(size)
    draw_water(water)
    assert app.canvas.surface.get_at(corner) == water.get_at(corner)
    made.append(pygame.Surface(size))
    made[0].fill("orange")
    app.stack.layout()
    pilot.wait(0.1)
    assert app.canvas.surface.get_at(corner) == made[0].get_at(corner)


def test_the_language_changes_at_once_everywhere(
    app: App, chosen: list[MenuChoice | OtherGame]
) -> None:
    pilot = open_menu(app, RUNNING, chosen)
    pilot.click("language")
    assert pilot.scene() == "LanguageScene"
    pilot.click("language-fi")
    assert pilot.scene() == "MenuScene"
    assert app.context.settings.language == "fi"
    item = pilot.focus.get("new")
    assert item is not None
    assert item.name.startswith("Uusi peli")


def test_the_list_of_languages_closes_by_escape_or_a_click_beside_it(
    app: App, chosen: list[MenuChoice | OtherGame]
) -> None:
    pilot = open_menu(app, RUNNING, chosen)
    pilot.click("language")
    pilot.key("escape")
    assert pilot.scene() == "MenuScene"
    pilot.click("language")
    pilot.click_at(5, 5)
    assert pilot.scene() == "MenuScene"
    assert app.context.settings.language == "en"


def test_the_authors_of_the_card_game_are_named(
    app: App, chosen: list[MenuChoice | OtherGame]
) -> None:
    pilot = open_menu(app, None, chosen)
    pilot.click("about")
    text = pilot.focus.get("text")
    assert text is not None
    assert "Julibert Games" in text.name
    assert "HELCOM" in text.name
    assert "independent digital edition" in text.name
    assert "compiled" in text.name or "source code" in text.name
    pilot.key("escape")
    assert pilot.scene() == "MenuScene"


def test_everything_can_be_done_with_a_gamepad(
    app: App, chosen: list[MenuChoice | OtherGame]
) -> None:

    pilot = open_menu(app, RUNNING, chosen)
    pilot.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    pilot.button(pygame.CONTROLLER_BUTTON_A)
    assert chosen == [MenuChoice.NEW]


def test_leaving_the_settings_comes_back_to_the_button(
    app: App, chosen: list[MenuChoice | OtherGame]
) -> None:
    pilot = open_menu(app, RUNNING, chosen)
    pilot.reach("settings")
    pilot.key("return")
    assert pilot.scene() == "SettingsScene"
    pilot.key("escape")
    assert pilot.focus.id == "settings"


def test_the_statistics_open_from_the_menu(app: App) -> None:
    opened: list[bool] = []
    menu = MenuScene(
        app.context,
        lambda: services(app.context),
        SCREENS.info,
        SCREENS.credits,
        None,
        lambda: opened.append(True),
    )
    app.stack.push(menu)
    Pilot(app).click("statistics")
    assert opened == [True]
