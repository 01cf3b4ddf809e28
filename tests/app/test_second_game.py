"""The second game, from the menu to its end and back."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from ecosfera import paths
from ecosfera.app.classroom import Classroom
from ecosfera.app.classroom_file import ClassroomError, read
from ecosfera.app.flow import Flow
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.app.menu.scene import MenuScene
from ecosfera.app.program import turn_sound_on
from ecosfera.app.replay.scene import ReplayScene
from ecosfera.app.services import ProgramServices
from ecosfera.games import all_games
from ecosfera.games.baltica.additions import ROWS
from ecosfera.games.co2.additions import OFFERS
from ecosfera.games.co2.guide import GuideScene
from ecosfera.games.co2.rulebook import RulebookScene
from ecosfera.games.co2.rules.actions import CounterTemplate, OfferTemplate
from ecosfera.games.co2.table.replay_view import Co2ReplayView
from ecosfera.games.co2.table.scene import TableScene
from ecosfera.paths import user_folders
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import SettingsFile
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.words import Words

if TYPE_CHECKING:
    from ecosfera.ui.app.app import App
    from ecosfera.ui.sound import Sounds


def launch(app: App, folder: Path, **options: Any) -> tuple[Pilot, Flow]:
    folders = user_folders(folder)
    file = SettingsFile(folders.settings_file)
    flow = Flow(app, folders, file, LaunchOptions(**options), lambda: 0.0)
    flow.begin()
    pilot = Pilot(app)
    pilot.wait(0.1)
    return pilot, flow


@pytest.mark.parametrize("game", all_games.ids())
def test_the_program_has_the_sounds_of_each_game(app: App, tmp_path: Path, game: str) -> None:
    turn_sound_on(app, tmp_path / "log")
    sounds: Sounds = app.context.sound.__self__  # type: ignore[attr-defined]
    own = all_games.menu(game).sound_bank
    for cue in own.cues:
        assert sounds.bank.names(cue) == own.names(cue)
        assert all((sounds.folder / f"{name}.wav").is_file() for name in sounds.bank.names(cue))
    assert set(own.cues) <= set(sounds.bank.cues)


def play_to_the_end(flow: Flow) -> None:
    match = flow.session.match
    assert match is not None
    chance = random.Random(2)
    while match.outcome is None:
        choices = [
            action
            for action in match.game.legal(match.state)
            if not isinstance(action, OfferTemplate | CounterTemplate)
        ]
        match.act(chance.choice(choices))


def test_it_has_a_name_in_the_language_of_the_player(app: App, tmp_path: Path) -> None:
    app.context.words = Words.load("de", paths.locales())
    pilot, flow = launch(app, tmp_path, lang="de")
    entry = pilot.focus.get("game-co2")
    assert entry is not None
    assert entry.name == "CO₂-Bilanz"
    pilot.click("game-co2")
    pilot.click("new")
    pilot.click("start")
    flow.show_menu()
    card = pilot.focus.get("continue")
    assert card is not None
    assert "CO₂-Bilanz" in card.name


def test_it_is_played_from_the_menu_to_the_end_and_back(app: App, tmp_path: Path) -> None:
    pilot, flow = launch(app, tmp_path)
    pilot.click("game-co2")
    pilot.click("new")
    pilot.click("people-2")
    pilot.click("more")
    pilot.click("lessons")
    pilot.click("length-lesson-30")
    pilot.click("start")
    assert pilot.scene() == "TableScene"
    play_to_the_end(flow)
    flow.session.show_table()
    pilot.settle()
    pilot.click("turn")
    assert pilot.scene() == "EndScene"
    pilot.click("new")
    assert "length-lesson-30" in pilot.ids
    pilot.click("back")
    assert pilot.scene() == "EndScene"
    pilot.click("menu")
    assert pilot.scene() == "MenuScene"
    pilot.click("game-ecosfera")
    pilot.click("new")
    assert "length-lesson-30" not in pilot.ids


def test_the_menu_is_that_of_the_game_whose_picture_is_chosen(app: App, tmp_path: Path) -> None:
    pilot, _ = launch(app, tmp_path)
    assert [item for item in pilot.ids if item.startswith("game-")] == ["game-co2"]
    assert app.context.has_sea
    pilot.click("game-co2")
    guide = pilot.focus.get("guide")
    assert guide is not None
    assert guide.name == "Territories"
    assert not app.context.has_sea
    pilot.click("rules")
    assert isinstance(app.stack.top, RulebookScene)
    pilot.key("escape")
    pilot.click("settings")
    pilot.click("page-screen")
    assert "effects_volume" in pilot.ids
    assert "ambience_volume" not in pilot.ids
    pilot.key("escape")
    pilot.click("new")
    assert "length-short" in pilot.ids


def test_the_menu_returns_to_the_game_played_last_and_continues_each(
    app: App, tmp_path: Path
) -> None:
    pilot, flow = launch(app, tmp_path)
    for game in ("co2", "ecosfera"):
        flow.show_menu()
        pilot.click(f"game-{game}")
        if pilot.scene() == "MenuScene":
            pilot.click("new")
        pilot.click("start")
        match = flow.session.match
        assert match is not None
        match.act(next(iter(match.game.legal(match.state))))
        flow.session.put_away()
    flow.show_menu()
    again, _ = launch(app, tmp_path)
    guide = again.focus.get("guide")
    assert guide is not None
    assert guide.name == "Species guide"
    again.click("game-co2")
    again.click("continue")
    assert isinstance(app.stack.scenes[0], TableScene)


def test_the_welcome_begins_the_guided_match_of_the_chosen_game(app: App, tmp_path: Path) -> None:
    pilot, flow = launch(app, tmp_path, welcome=True)
    pilot.click("game-co2")
    pilot.click("together")
    pilot.click("learn")
    match = flow.session.match
    assert match is not None
    assert match.game.info.id == "co2"
    assert flow.session.seats["computers"] == ["", ""]


def test_space_means_the_large_button_in_the_program_too(app: App, tmp_path: Path) -> None:
    pilot, flow = launch(app, tmp_path)
    pilot.click("game-co2")
    pilot.click("new")
    pilot.click("people-2")
    pilot.click("start")
    pilot.settle()
    match = flow.session.match
    assert match is not None
    assert not match.actions
    pilot.wait(1.0)
    while pilot.scene() != "TableScene":
        pilot.key("return")
        pilot.settle()
    before = len(match.actions)
    pilot.key("space")
    pilot.settle()
    assert len(match.actions) > before


def test_its_table_drops_what_the_other_game_has_drawn(app: App, tmp_path: Path) -> None:
    pilot, flow = launch(app, tmp_path)
    pilot.click("new")
    pilot.click("start")
    assert pilot.scene() == "TableScene"
    pictures = app.context.pictures.cache
    pictures.get("of the first table", lambda: pygame.Surface((10, 10)))
    flow.session.again()
    assert "of the first table" in pictures
    flow.show_menu()
    pilot.click("game-co2")
    pilot.click("new")
    pilot.click("start")
    assert pilot.scene() == "TableScene"
    assert "of the first table" not in pictures


def test_a_game_left_for_the_menu_is_continued(app: App, tmp_path: Path) -> None:
    pilot, flow = launch(app, tmp_path)
    pilot.click("game-co2")
    pilot.click("new")
    pilot.click("people-2")
    pilot.click("start")
    pilot.settle()
    pilot.key("space")
    pilot.settle()
    if pilot.scene() == "EventSheet":
        pilot.key("return")
    match = flow.session.match
    while pilot.scene() == "BubbleScene":
        pilot.key("return")
        pilot.settle()
    pilot.key("escape")
    guide = pilot.focus.get("guide")
    assert guide is not None
    assert guide.name == "Territories"
    pilot.key("escape")
    flow.show_menu()
    item = pilot.focus.get("continue")
    assert item is not None
    assert item.name == "Continue: CO₂ Balance: Blue and Red, round 1"
    pilot.click("continue")
    assert pilot.scene() == "TableScene"
    assert flow.session.match is match


def test_a_classroom_has_the_first_game_only(app: App, tmp_path: Path) -> None:
    pilot, _ = launch(app, tmp_path, classroom=Classroom())
    assert "game-co2" not in pilot.ids


def test_a_classroom_can_play_the_second_game(app: App, tmp_path: Path) -> None:
    room = read(b'game = "co2"\n[setup]\nplayers = 3\nround_limit = 24\n', Path("x"))
    pilot, flow = launch(app, tmp_path, classroom=room)
    guide = pilot.focus.get("guide")
    assert guide is not None
    assert guide.name == "Territories"
    pilot.click("rules")
    assert isinstance(app.stack.top, RulebookScene)
    pilot.key("escape")
    pilot.click("new")
    assert flow.draft.new_match(app.context.words).config.round_limit == 24
    pilot.click("learn")
    assert flow.session.match is not None
    assert flow.session.match.game.info.id == "co2"


def test_a_code_of_another_game_is_a_fault() -> None:
    with pytest.raises(ClassroomError, match="is no challenge code"):
        read(b'game = "co2"\ncode = "3334H-7DLRF"\n', Path("x"))


def test_the_guided_lap_is_left_and_taken_up_again(app: App, tmp_path: Path) -> None:
    pilot, flow = launch(app, tmp_path)
    pilot.click("game-co2")
    pilot.click("learn")
    pilot.settle()
    for _ in range(5):
        pilot.key("return")
        pilot.settle()
        pilot.frame()
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert table.remark is not None
    told = table.remark.text
    pilot.key("escape")
    pilot.click("menu")
    flow.session.put_away()
    pilot, _ = launch(app, tmp_path)
    menu = app.stack.top
    assert isinstance(menu, MenuScene)
    button = menu.find("continue")
    assert button is not None
    assert button.spoken.startswith("Continue: Learn by playing · ")
    pilot.click("continue")
    pilot.settle()
    pilot.step()
    again = app.stack.top
    assert isinstance(again, TableScene)
    assert again is not table
    assert again.remark is not None
    assert again.remark.text == told
    pilot.key("escape")
    pilot.click("tutorial")
    assert again.remark is None
    assert not again.controller.guidance.restricts


def test_the_keys_of_the_program_are_those_of_the_game_that_is_played(
    app: App, tmp_path: Path
) -> None:
    pilot, flow = launch(app, tmp_path)
    assert app.context.keys.label(ROWS) == "O"
    pilot.click("game-co2")
    assert app.context.keys.label(OFFERS[0]) == "O"
    assert not app.context.keys.label(ROWS)
    pilot.click("new")
    pilot.click("start")
    assert app.context.keys.label(OFFERS[0]) == "O"
    flow.show_menu()
    pilot.click("game-ecosfera")
    assert app.context.keys.label(ROWS) == "O"


def test_a_replay_opens_the_guide_of_its_own_game(app: App) -> None:
    services = ProgramServices(app.context, all_games.info("co2"))
    app.stack.push(ReplayScene(app.context, services, all_games.shots("co2").samples().short(), {}))
    pilot = Pilot(app)
    pilot.step()
    watched = app.stack.top
    assert isinstance(watched, ReplayScene)
    help_text = watched.find("told")
    assert help_text is not None
    assert "species" not in help_text.name
    assert "I for the guide to the territories" in help_text.name
    pilot.intend(Intent.INSPECT)
    assert pilot.scene() == "GuideScene"
    pilot.key("escape")
    assert isinstance(watched.table, Co2ReplayView)
    square = watched.table.frame().zones.squares[22]
    pilot.move_to(round(square.x + square.w / 2), round(square.y + square.h / 2))
    pilot.intend(Intent.INSPECT)
    guide = app.stack.top
    assert isinstance(guide, GuideScene)
    assert guide.view.catalogue.board[22].territory == guide.territory
