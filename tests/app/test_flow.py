"""The flow of scenes, from launch to the table and back."""

from __future__ import annotations

import os
import random
import re
import shutil
import sys
import threading
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from ecosfera import paths
from ecosfera.app.classroom import Classroom
from ecosfera.app.faults import log_fault
from ecosfera.app.flow import Flow
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.app.menu.scene import MenuScene
from ecosfera.core.files.data_files import DataFileError
from ecosfera.core.players import PERSON
from ecosfera.core.rules_in_use import version
from ecosfera.games.baltica.codec.challenge import seed_of
from ecosfera.games.baltica.content import ContentError
from ecosfera.games.baltica.content.presets import load_first_game
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.rules.legality import legal
from ecosfera.games.baltica.setup.draft import SetupDraft
from ecosfera.games.game_screens import EndResult
from ecosfera.paths import user_folders
from ecosfera.ui.app.fault_page import FaultPage
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Settings, SettingsFile
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets.dialog import Dialog
from ecosfera.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.ui.app.app import App

    Open = Callable[[LaunchOptions], Pilot]


@pytest.fixture
def flows() -> list[Flow]:
    return []


@pytest.fixture
def launch(app: App, tmp_path: Path, flows: list[Flow]) -> Open:
    def make(options: LaunchOptions) -> Pilot:
        folders = user_folders(tmp_path)
        flow = Flow(app, folders, SettingsFile(folders.settings_file), options, lambda: 0.0)
        flows.append(flow)
        flow.begin()
        pilot = Pilot(app)
        pilot.wait(0.2)
        return pilot

    return make


def play_to_the_end(flow: Flow) -> None:
    assert flow.session.match is not None
    chance = random.Random(1)
    while flow.session.match.state.outcome is None:
        flow.session.match.act(chance.choice(legal(flow.session.match.state)))


def test_three_inputs_lead_to_the_first_card(launch: Open, flows: list[Flow]) -> None:
    pilot = launch(LaunchOptions())
    assert pilot.scene() == "MenuScene"
    pilot.key("return")
    assert pilot.scene() == "SetupScene"
    pilot.key("return")
    assert pilot.scene() == "TableScene"
    match = flows[0].session.match
    assert match is not None
    assert match.state.config.names == ("Selma", "Juris")


def test_the_same_by_mouse_with_choices(launch: Open, flows: list[Flow]) -> None:
    pilot = launch(LaunchOptions())
    pilot.click("new")
    pilot.click("add")
    pilot.click("name-2")
    pilot.type("Maja")
    pilot.click("player-2")
    pilot.click("more")
    if "more-seas" in pilot.ids:
        pilot.click("more-seas")
    pilot.click("preset-storm")
    pilot.click("level-2")
    pilot.click("start")
    assert pilot.scene() == "TableScene"
    match = flows[0].session.match
    assert match is not None
    config = match.state.config
    assert (config.players, config.first_player, config.element_stack) == (3, 2, 3)
    assert config.policies
    assert config.names[2] == "Maja"


def test_the_menu_leads_to_the_journey_and_a_new_game_leaves_it(
    launch: Open, flows: list[Flow]
) -> None:
    pilot = launch(LaunchOptions())
    pilot.click("journey")
    assert pilot.scene() == "JourneyScene"
    pilot.click("sail")
    pilot.click("start")
    assert pilot.scene() == "TableScene"
    assert draft_of(flows[0]).stage == "kiel"
    flows[0].show_menu()
    pilot.click("new")
    assert pilot.scene() == "SetupScene"
    assert draft_of(flows[0]).stage == ""


def test_a_classroom_without_the_journey_has_no_door_to_it(launch: Open) -> None:
    for classroom in (
        Classroom(setup={"journey": False}),
        Classroom(locked=frozenset({"setup"})),
        Classroom(code=load_first_game().code),
    ):
        pilot = launch(LaunchOptions(classroom=classroom))
        assert "journey" not in pilot.ids
    assert "journey" in launch(LaunchOptions(classroom=Classroom())).ids


def test_a_game_left_for_the_menu_is_continued(launch: Open, flows: list[Flow]) -> None:
    pilot = launch(LaunchOptions())
    pilot.key("return", "return")
    match = flows[0].session.match
    pilot.key("f10")
    assert pilot.scene() == "PauseScene"
    pilot.click("menu")
    assert pilot.scene() == "MenuScene"
    assert pilot.focus.id == "continue"
    pilot.key("return")
    assert pilot.scene() == "TableScene"
    assert flows[0].session.match is match


def test_the_pause_closes_before_the_menu_is_built(launch: Open, flows: list[Flow]) -> None:
    pilot = launch(LaunchOptions())
    pilot.key("return", "return")
    while flows[0].app.chores:
        flows[0].app.do_chore()
    pilot.key("f10")
    pilot.point_at("menu")
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        flows[0].app.step([pygame.Event(kind, pos=pilot.at, button=1)], 0.02)
    assert pilot.scene() == "TableScene"
    flows[0].app.do_chore()
    assert pilot.scene() == "MenuScene"


def leave(pilot: Pilot) -> None:
    """Leave the table for the menu."""
    pilot.key("f10")
    pilot.click("menu")
    assert pilot.scene() == "MenuScene"


def test_a_tutorial_goes_on_under_its_own_button_and_is_continued_like_a_game(
    launch: Open, flows: list[Flow]
) -> None:
    pilot = launch(LaunchOptions())
    pilot.click("learn")
    lesson = flows[0].session.match
    assert lesson is not None
    pilot.key("return", "return", "return")
    place = flows[0].session.seats["tutorial"]
    assert place > 0
    leave(pilot)
    assert going_on(flows[0]) == "Continue: Learn by playing · Selma and Juris, round 1"
    for button in ("continue", "learn"):
        pilot.click(button)
        assert flows[0].session.match is lesson
        assert flows[0].session.seats["tutorial"] == place
        leave(pilot)
    pilot.click("new")
    pilot.key("return")
    own = flows[0].session.match
    leave(pilot)
    assert going_on(flows[0]).startswith("Continue: Selma")
    pilot.click("continue")
    assert flows[0].session.match is own


def going_on(flow: Flow) -> str:
    """Return what the button of the menu that goes on with a match says."""
    menu = flow.app.stack.top
    assert isinstance(menu, MenuScene)
    button = menu.find("continue")
    assert button is not None
    return button.spoken


def test_the_same_cards_are_dealt_once_more(launch: Open, flows: list[Flow]) -> None:
    pilot = launch(LaunchOptions())
    pilot.key("return", "return")
    before = flows[0].session.match
    pilot.key("f10")
    pilot.click("restart")
    pilot.click("answer-0")
    after = flows[0].session.match
    assert pilot.scene() == "TableScene"
    assert before is not None
    assert after is not None
    assert after is not before
    assert after.state.config == before.state.config
    assert after.start.rows == before.start.rows


def test_the_end_follows_the_last_tile_and_leads_on(launch: Open, flows: list[Flow]) -> None:
    pilot = launch(LaunchOptions(setup={"players": 2, "seed": "herring"}))
    flow = flows[0]
    for button, scene in (("again", "TableScene"), ("menu", "MenuScene")):
        play_to_the_end(flow)
        flow.session.show_end()
        assert pilot.scene() == "EndScene"
        pilot.step()
        pilot.click(button)
        assert pilot.scene() == scene


def test_the_journey_at_the_end_opens_its_chart(launch: Open, flows: list[Flow]) -> None:
    pilot = launch(LaunchOptions(setup={"players": 1, "seed": "herring"}))
    flow = flows[0]
    flow.session._ended(EndResult.JOURNEY)
    assert pilot.scene() == "JourneyScene"


def test_the_harder_sea_at_the_end_is_chosen_in_the_set_up(launch: Open, flows: list[Flow]) -> None:
    pilot = launch(LaunchOptions(setup={"players": 2, "level": 1, "element_stack": 8, "seed": "7"}))
    flow = flows[0]
    play_to_the_end(flow)
    flow.session.show_end()
    flow.session._ended(EndResult.HARDER)
    assert pilot.scene() == "SetupScene"
    draft: Any = flow.draft
    assert (draft.element_stack, draft.sea) == (6, "")
    assert not draft.wanted


def test_whoever_leaves_the_journey_or_the_set_up_after_a_match_sees_its_end_again(
    launch: Open, flows: list[Flow]
) -> None:
    pilot = launch(LaunchOptions(setup={"players": 1, "seed": "herring"}))
    flow = flows[0]
    play_to_the_end(flow)
    for result in (EndResult.JOURNEY, EndResult.NEW):
        flow.session.show_end()
        flow.session._ended(result)
        pilot.step()
        for _ in range(2):
            if pilot.scene() != "EndScene":
                pilot.key("escape")
        assert pilot.scene() == "EndScene"
    pilot.key("escape")
    flow.show_setup()
    pilot.key("escape")
    assert pilot.scene() == "MenuScene"


def test_the_command_line_sits_down_at_once(launch: Open, flows: list[Flow]) -> None:
    pilot = launch(LaunchOptions(setup={"players": 3, "level": 2, "seed": "herring"}))
    assert pilot.scene() == "TableScene"
    match = flows[0].session.match
    assert match is not None
    config = match.state.config
    assert (config.players, config.policies, config.seed) == (3, True, seed_of("herring"))
    assert len(config.names) == 3


def test_settings_of_the_last_time_are_used(launch: Open, app: App, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"language": "fi", "scale": 1.3}', "utf-8")
    launch(LaunchOptions())
    assert app.context.words.lang == "fi"
    assert app.context.metrics.scale == pytest.approx(1.3)


def test_a_broken_settings_file_is_told_once(launch: Open, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{broken", "utf-8")
    pilot = launch(LaunchOptions())
    assert pilot.scene() == "Dialog"
    assert any("could not be read" in line for line in pilot.spoken)
    pilot.key("return")
    assert pilot.scene() == "MenuScene"


def test_a_damaged_file_of_texts_is_told_once(launch: Open, app: App, tmp_path: Path) -> None:
    locales = tmp_path / "locales"
    shutil.copytree(paths.locales(), locales)
    for area in ("menu", "setup"):
        (locales / "fi" / f"{area}.po").write_bytes(b"\xff no text")
    SettingsFile(tmp_path / "settings.json").save(app.context.settings)
    app.context.words = Words.load("fi", locales)
    pilot = launch(LaunchOptions())
    for area, scene in (("menu", "MenuScene"), ("setup", "SetupScene")):
        top = app.stack.top
        assert isinstance(top, Dialog)
        assert str(locales / "fi" / f"{area}.po") in top.text()
        pilot.intend(Intent.ACCEPT)
        assert pilot.scene() == scene
        pilot.wait(0.1)
        assert pilot.scene() == scene
        pilot.key("return")


def test_settings_changed_on_the_way_are_kept(launch: Open, tmp_path: Path, app: App) -> None:
    pilot = launch(LaunchOptions())
    pilot.key("ctrl++")
    found, trouble = SettingsFile(tmp_path / "settings.json").load()
    assert trouble is None
    assert found.scale == pytest.approx(app.context.settings.scale)


@pytest.mark.parametrize(
    "options",
    [
        LaunchOptions(lang="fi", window=(1280, 720)),
        LaunchOptions(fullscreen=True),
        LaunchOptions(
            classroom=Classroom(language="fi", bold=True, scale=1.5, switches={"warnings": False})
        ),
    ],
)
def test_what_is_asked_for_this_once_does_not_become_a_setting(
    launch: Open, tmp_path: Path, app: App, options: LaunchOptions
) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    own = Settings(language="sv", window=(1600, 900), keys={"hint": ("k",)})
    file.save(own)
    pilot = launch(options)
    assert app.context.settings != own
    app.change(replace(app.context.settings, motion="brisk"))
    assert file.load() == (replace(own, motion="brisk"), None)
    pilot.key("ctrl++")
    scale = app.context.settings.scale
    assert file.load() == (replace(own, motion="brisk", scale=scale), None)


def test_a_fault_of_ours_ends_in_a_page_that_names_the_log(
    launch: Open, app: App, tmp_path: Path
) -> None:
    pilot = launch(LaunchOptions())
    pilot.key("return", "return")
    assert app.on_fault is not None
    app.on_fault(ZeroDivisionError("on purpose"))
    assert pilot.scene() == "FaultPage"
    log = user_folders(tmp_path).log_file
    assert "ZeroDivisionError: on purpose" in log.read_text("utf-8")
    pilot.step()
    pilot.key("return")
    assert pilot.scene() == "TableScene"


@pytest.mark.parametrize("name", ["presets.toml", "species.toml"])
def test_a_damaged_file_of_the_game_is_named_with_what_to_do(
    launch: Open, app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    damaged = tmp_path / "assets"
    shutil.copytree(paths.assets() / "data", damaged / "data")
    (damaged / "data" / name).write_text("x = [", "utf-8")
    monkeypatch.setattr(paths, "assets", lambda: damaged)
    load.cache_clear()

    def begin() -> None:
        pilot = launch(LaunchOptions())
        pilot.wait(1.0)  # until everything that could wait is loaded
        pilot.key("return", "return")

    with pytest.raises((DataFileError, ContentError)) as caught:
        begin()
    assert app.on_fault is not None
    app.on_fault(caught.value)
    scene = app.stack.top
    assert isinstance(scene, FaultPage)
    assert name in scene.headline
    assert "install the game again" in scene.headline


def test_a_scene_that_fails_when_it_leaves_does_not_end_the_program(
    launch: Open, app: App, flows: list[Flow], tmp_path: Path
) -> None:
    class Stubborn(MenuScene):
        def leave(self) -> None:
            raise RuntimeError("cannot leave")

    launch(LaunchOptions())
    app.stack.push(Stubborn(app.context, lambda: flows[0].services, flows[0].info, list))
    assert app.on_fault is not None
    app.on_fault(ZeroDivisionError("on purpose"))
    assert isinstance(app.stack.top, FaultPage)
    assert len(app.stack) == 1
    log = user_folders(tmp_path).log_file.read_text("utf-8")
    assert "ZeroDivisionError: on purpose" in log
    assert "RuntimeError: cannot leave" in log
    assert log.count(f" {version()}\n") == 2


def test_a_match_that_cannot_be_left_does_not_end_the_program(
    launch: Open, app: App, flows: list[Flow], monkeypatch: pytest.MonkeyPatch
) -> None:
    launch(LaunchOptions(setup={"players": 2, "seed": "herring"}))

    def fail(_seconds: float) -> None:
        raise RuntimeError("no extra")

    monkeypatch.setattr(flows[0].files, "sat", fail)
    assert app.on_fault is not None
    app.on_fault(ZeroDivisionError())
    assert isinstance(app.stack.top, FaultPage)


def test_after_several_faults_at_once_the_program_gives_up(launch: Open, app: App) -> None:
    launch(LaunchOptions())
    assert app.on_fault is not None
    for _ in range(3):
        app.on_fault(ZeroDivisionError())
    assert not app.running


def test_the_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    log = tmp_path / "log" / "ecosfera.log"
    long = ValueError("x" * 50_000)
    for _ in range(60):
        assert log_fault(log, long) == log
    files = sorted(log.parent.iterdir())
    assert log in files
    assert all(file.name.startswith("ecosfera.log") for file in files)
    assert sum(file.stat().st_size for file in files) < 2_000_000


def test_each_fault_in_the_log_has_its_time_and_its_traceback(tmp_path: Path) -> None:
    log = tmp_path / "ecosfera.log"
    with pytest.raises(UnicodeEncodeError) as caught:
        "half a letter: \ud800".encode()
    assert log_fault(log, caught.value) == log
    text = log.read_text("utf-8")
    assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:?\d\d ecosfera .+\n", text)
    assert "Traceback (most recent call last)" in text
    assert "surrogates not allowed" in text


def test_a_log_that_cannot_be_written_is_no_second_fault(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("in the way", "utf-8")
    assert log_fault(tmp_path / "log" / "ecosfera.log", ValueError("x")) is None


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes with a name there")
@pytest.mark.parametrize("trap", ["pipe", "device"])
def test_a_log_that_is_no_file_is_waited_for_by_nobody(tmp_path: Path, trap: str) -> None:
    log = tmp_path / "ecosfera.log"
    if trap == "pipe":
        os.mkfifo(log)
    else:
        log.symlink_to("/dev/zero")
    told: list[Path | None] = []
    thread = threading.Thread(
        target=lambda: told.append(log_fault(log, ValueError("x"))), daemon=True
    )
    thread.start()
    thread.join(20)
    assert told == [None]


def test_a_new_log_is_for_its_user_alone(tmp_path: Path) -> None:
    log = tmp_path / "log" / "ecosfera.log"
    assert log_fault(log, ValueError("x")) == log
    if sys.platform != "win32":
        assert (log.stat().st_mode & 0o777, log.parent.stat().st_mode & 0o777) == (0o600, 0o700)


def test_quitting_from_the_menu_ends_the_program(launch: Open, app: App) -> None:
    launch(LaunchOptions()).click("quit")
    assert not app.running


def test_the_setup_is_remembered_across_restarts(launch: Open, flows: list[Flow]) -> None:
    pilot = launch(LaunchOptions())
    pilot.click("new")
    for button in ("add", "player-2", "more", "more-seas", "preset-storm", "level-2"):
        pilot.click(button)
    pilot.click("name-2")
    pilot.type("Maja")
    pilot.click("start")
    chosen = flows[0].draft.remembered()
    assert "Maja" not in flows[0].file.path.read_text("utf-8")
    again = launch(LaunchOptions())
    again.click("new")
    recalled = flows[1].draft.remembered()
    assert {**recalled, "code": ""} == {**chosen, "code": ""}
    config = flows[1].draft.new_match(again.app.context.words).config
    assert (config.players, config.element_stack, config.policies) == (3, 3, True)
    # The cards are new ones.
    assert recalled["code"] != chosen["code"]


def draft_of(flow: Flow) -> SetupDraft:
    assert isinstance(flow.draft, SetupDraft)
    return flow.draft


def test_computer_players_are_remembered_too(launch: Open, flows: list[Flow]) -> None:
    pilot = launch(LaunchOptions())
    pilot.click("new")
    draft_of(flows[0]).seats[1].character = "helpful"
    pilot.click("start")
    launch(LaunchOptions()).click("new")
    assert draft_of(flows[1]).computers == (PERSON, "helpful")


def test_the_first_setup_is_one_that_beginners_can_win(launch: Open, flows: list[Flow]) -> None:
    first = load_first_game()
    pilot = launch(LaunchOptions(welcome=True))
    pilot.click("game-ecosfera")
    pilot.click("setup")
    draft = draft_of(flows[0])
    assert (draft.code, draft.computers) == (first.code, first.characters)
    pilot.click("start")
    again = launch(LaunchOptions(welcome=True))
    again.click("new")
    assert draft_of(flows[1]).computers == first.characters
    assert draft_of(flows[1]).code != first.code


def test_a_classroom_neither_recalls_nor_remembers_a_setup(launch: Open, flows: list[Flow]) -> None:
    launch(LaunchOptions()).click("new")
    pilot = Pilot(flows[0].app)
    pilot.click("more")
    if "more-seas" in pilot.ids:
        pilot.click("more-seas")
    pilot.click("preset-storm")
    pilot.click("start")
    stored = flows[0].file.path.read_text("utf-8")
    there = launch(LaunchOptions(classroom=Classroom(setup={"players": 3})))
    there.click("new")
    config = flows[1].draft.new_match(there.app.context.words).config
    assert (config.players, config.row_cards) == (3, 5)
    there.click("more")
    there.click("more-seas")
    there.click("preset-baltic")
    there.click("start")
    assert flows[1].file.path.read_text("utf-8") == stored


def test_a_damaged_setup_is_left_out(launch: Open, flows: list[Flow]) -> None:
    pilot = launch(LaunchOptions())
    pilot.app.context.settings = replace(
        pilot.app.context.settings,
        setups={"ecosfera": {"code": "?", "portraits": "pike pike", "computers": "x"}},
    )
    pilot.click("new")
    assert flows[0].draft.remembered()["portraits"] == "ringed_seal pike"
