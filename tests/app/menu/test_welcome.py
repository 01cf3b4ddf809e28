"""The page at the very first start."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ecosfera.app.classroom import Classroom
from ecosfera.app.flow import Flow
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.app.menu.welcome import WelcomeScene
from ecosfera.games.baltica.setup.scene import SetupScene
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.paths import user_folders
from ecosfera.ui.settings import SettingsFile
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets import TextField
from tests.faulty_files import bar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from ecosfera.ui.app.app import App

    Launch = Callable[..., Pilot]


@pytest.fixture
def launch(app: App, tmp_path: Path) -> Iterator[Launch]:
    """Start the program; the second start finds what the first one stored."""
    flows: list[Flow] = []

    def make(*, welcome: bool = True, classroom: Classroom | None = None) -> Pilot:
        folders = user_folders(tmp_path)
        options = LaunchOptions(welcome=welcome, classroom=classroom)
        flow = Flow(app, folders, SettingsFile(folders.settings_file), options, lambda: 0.0)
        flows.append(flow)
        flow.begin()
        return Pilot(app)

    yield make
    for flow in flows:
        flow.files.close()


def test_the_first_start_shows_both_games_alike_and_enter_begins_a_tutorial(
    launch: Launch,
) -> None:
    pilot = launch()
    assert pilot.scene() == "WelcomeScene"
    doors = [item.rect for item in pilot.focus.items if item.id.startswith("game-")]
    assert len(doors) == 2
    assert doors[0].size == doors[1].size
    assert doors[0].top == doors[1].top
    pilot.key("return")
    assert pilot.focus.id == "learn"
    assert not any(item.startswith("game-") for item in pilot.ids)
    pilot.key("return")
    assert pilot.scene() == "TableScene"


@pytest.mark.parametrize(("item", "scene"), [("setup", "SetupScene"), ("learn", "TableScene")])
def test_it_is_offered_once(launch: Launch, item: str, scene: str) -> None:
    pilot = launch()
    pilot.click("game-ecosfera")
    pilot.click(item)
    assert pilot.scene() == scene
    assert launch().scene() == "MenuScene"


def test_until_somebody_has_played_the_tutorial_has_the_large_button(launch: Launch) -> None:
    pilot = launch()
    pilot.click("game-ecosfera")
    pilot.click("setup")
    pilot.key("escape")
    assert pilot.focus.id == "learn"
    places = {item.id: item.rect for item in pilot.focus.items}
    pilot.key("return")
    # Nobody is welcomed twice; it is only asked who learns.
    assert pilot.scene() == "WelcomeScene"
    assert "setup" not in pilot.ids
    assert {"learn", "together"} <= {*pilot.ids}
    pilot.key("return")
    pilot.key("f10")
    pilot.click("menu")
    assert pilot.focus.id == "continue"
    after = {item.id: item.rect for item in pilot.focus.items}
    assert after["continue"] == places["learn"]
    assert [after[b] for b in ("new", "journey")] == [places[b] for b in ("new", "journey")]


def test_it_lies_beside_the_picture_of_the_chosen_game(launch: Launch, app: App) -> None:
    pilot = launch()
    sheet = app.stack.top
    assert isinstance(sheet, WelcomeScene)
    spot = app.context.metrics.width * 3 // 4, app.context.metrics.height // 8
    seen = []
    for game in ("game-ecosfera", "game-co2", "game-ecosfera"):
        pilot.click(game)
        pilot.wait(0.1)
        seen.append(tuple(app.canvas.surface.get_at(spot)))
        assert sheet.sheet.right < 0.5 * app.context.metrics.width
        pilot.key("escape")
        assert pilot.focus.id == game
    near, far = (math.dist(seen[0], other) for other in (seen[2], seen[1]))
    assert near < 10 < far


def test_several_people_say_their_names_once_and_learn_by_turns(launch: Launch, app: App) -> None:
    pilot = launch()
    pilot.click("game-ecosfera")
    pilot.click("together")
    assert [item for item in pilot.ids if item.startswith("name")] == ["name-0", "name-1"]
    pilot.type("Anna")
    pilot.key("return")
    pilot.type("Ben")
    pilot.key("return")
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert [person.name for person in table.controller.people] == ["Anna", "Ben"]
    assert not any(person.computer for person in table.controller.people)
    pilot.key("f10")
    pilot.click("menu")
    pilot.click("new")
    for number, name in enumerate(("Anna", "Ben")):
        setup = app.stack.top
        assert isinstance(setup, SetupScene)
        field = setup.find(f"name-{number}")
        assert isinstance(field, TextField)
        assert field.value == name


def test_three_people_share_two_rows(launch: Launch, app: App) -> None:
    pilot = launch()
    pilot.click("game-ecosfera")
    pilot.click("together")
    pilot.click("people-3")
    for name in ("Anna", "Ben", "Cleo"):
        pilot.type(name)
        pilot.key("return")
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert [person.name for person in table.controller.people] == ["Anna and Cleo", "Ben"]


def test_escape_leads_from_the_names_to_the_question(launch: Launch) -> None:
    pilot = launch()
    pilot.click("game-ecosfera")
    pilot.click("together")
    pilot.key("escape")
    assert pilot.scene() == "WelcomeScene"
    assert pilot.focus.id == "together"


@pytest.mark.parametrize("press", ["escape", "later"])
def test_escape_means_not_now(launch: Launch, press: str) -> None:
    pilot = launch()
    if press == "escape":
        pilot.key(press)
    else:
        pilot.click(press)
    assert pilot.scene() == "MenuScene"
    assert launch().scene() == "MenuScene"


def test_the_language_can_be_chosen_there(launch: Launch) -> None:
    pilot = launch()
    pilot.click("language")
    assert pilot.scene() == "LanguageScene"


def test_a_classroom_is_not_asked_and_neither_is_who_wants_no_welcome(launch: Launch) -> None:
    assert launch(welcome=False).scene() == "MenuScene"
    assert launch(classroom=Classroom()).scene() == "MenuScene"


def test_a_folder_that_may_not_be_entered_prevents_no_start(
    launch: Launch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bar(monkeypatch, tmp_path)
    pilot = launch()
    pilot.wait(0.1)
    assert pilot.scene() == "Dialog"
    assert str(tmp_path / "settings.json") in " ".join(pilot.spoken)
    pilot.click("answer-0")
    assert pilot.scene() == "MenuScene"


@pytest.mark.parametrize("size", [(1366, 768), (1024, 576)])
def test_it_fits_with_large_text(launch: Launch, app: App, size: tuple[int, int]) -> None:
    app.context.settings = replace(app.context.settings, scale=2.0)
    app.resize(size)
    pilot = launch()
    window = app.context.metrics.window
    for page in ("", "game-ecosfera", "together"):
        if page:
            pilot.click(page)
        boxes = [item.rect for item in pilot.focus.items]
        assert all(window.contains(box) for box in boxes)
        assert not any(one.colliderect(two) for one in boxes for two in boxes if one is not two)


def test_the_picture_beside_it_lives_and_says_the_name_of_the_game(
    launch: Launch, app: App
) -> None:
    pilot = launch()
    pilot.click("game-ecosfera")
    sheet = app.stack.top
    assert isinstance(sheet, WelcomeScene)
    title = sheet.find("title")
    assert title is not None
    assert title.name == "Ecosfera Baltica"
    assert not title.rect.colliderect(sheet.sheet)
    assert title.rect.height > 0.15 * app.context.metrics.height
    app.context.settings = replace(app.context.settings, motion="full")
    sheet.layout()
    pilot.wait(2)
    seen = set()
    for _ in range(3):
        pilot.wait(0.5)
        seen.add(app.canvas.surface.get_buffer().raw)
    assert len(seen) == 3
    app.context.settings = replace(app.context.settings, motion="off")
    sheet.layout()
    pilot.wait(2)
    still = app.canvas.surface.get_buffer().raw
    pilot.wait(2)
    assert app.canvas.surface.get_buffer().raw == still
