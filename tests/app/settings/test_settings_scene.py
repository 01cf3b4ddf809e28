"""The settings scene by mouse and by keys, and conflicts between keys."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera.app.settings.scene import SettingsScene
from ecosfera.games import all_games
from ecosfera.games.baltica.additions import END_TURN, INTENTS
from ecosfera.games.baltica.setup.draft import SetupDraft
from ecosfera.games.baltica.setup.scene import SetupScene
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.program import SCREENS, services

if TYPE_CHECKING:
    from ecosfera.ui.app.app import App
    from ecosfera.ui.draw.pictures import Pictures


@pytest.fixture
def kept(app: App) -> list[Settings]:
    found: list[Settings] = []
    app.on_settings_changed = lambda _, after: found.append(after)
    return found


@pytest.fixture
def pilot(app: App, kept: list[Settings]) -> Pilot:
    app.stack.push(SettingsScene(app.context, SCREENS.info))
    return Pilot(app)


def test_a_language_shows_at_once_and_is_kept(pilot: Pilot, app: App, kept: list[Settings]) -> None:
    pilot.click("language-sv")
    assert kept[-1].language == "sv"
    item = pilot.focus.get("page-keys")
    assert item is not None
    assert item.name == app.context.words("settings.page-keys")
    assert item.name != "Keys"
    assert pilot.focus.id == "language-sv"


def test_rows_keep_the_same_distance_from_both_edges_of_their_sheet(pilot: Pilot) -> None:
    pilot.click("page-screen")
    form = pilot.app.stack.top
    assert isinstance(form, SettingsScene)
    assert form.rows.end == 0
    paper = form.find("sheet")
    assert paper is not None
    sheet = paper.rect
    rows = [widget.rect for widget in form.rows.children]
    left, right = min(row.left for row in rows), max(row.right for row in rows)
    assert sheet.right - right == left - sheet.left > 0
    pilot.click("page-keys")
    assert form.rows.end > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_reading_is_seen_at_once_in_a_usual_window(
    pictures: Pictures, language: str
) -> None:
    app = offscreen((1366, 768), Settings(language=language, motion="off"), pictures, INTENTS)
    form = SettingsScene(app.context, SCREENS.info)
    app.stack.push(form)
    Pilot(app).step()
    paces = {item.rect.top for item in form.rows.children if item.id.startswith("pace-")}
    assert len(paces) == 1
    assert form.rows.end == 0


@pytest.mark.parametrize("name", all_games.ids())
def test_the_pace_of_computer_players_is_set_in_every_game(app: App, name: str) -> None:
    form = SettingsScene(app.context, all_games.screens(name).info)
    app.stack.push(form)
    Pilot(app).step()
    assert "pace-normal" in {row.id for row in form.rows.children}


def test_the_settings_open_in_the_largest_window(pilot: Pilot, app: App) -> None:
    pilot.resize(3840, 2160)
    assert "preset-projector" in pilot.ids
    pilot.click("preset-projector")
    assert app.context.settings.scale == 1.0


def test_a_sheet_that_scrolls_ends_with_a_whole_row(pilot: Pilot, app: App) -> None:
    pilot.click("page-keys")
    form = app.stack.top
    assert isinstance(form, SettingsScene)
    bottom = form.rows.rect.bottom
    rows = [widget.rect for widget in form.rows.children]
    assert not any(row.top < bottom < row.bottom for row in rows)
    assert any(row.bottom == bottom for row in rows)


def test_size_of_text_by_arrows(pilot: Pilot, kept: list[Settings]) -> None:
    pilot.reach("scale")
    pilot.key("right", "right", "left")
    pilot.wait(1.0)
    assert kept[-1].scale == pytest.approx(1.1)
    assert pilot.focus.id == "scale"
    assert pilot.spoken[-1] == "Size of text and buttons: 110%"


def test_switches(pilot: Pilot, kept: list[Settings]) -> None:
    pilot.click("bold")
    pilot.click("warnings")
    assert kept[-1].bold
    assert not kept[-1].of_game(SCREENS.info.id, "warnings", default=True)
    told = "Warn before a move that brings a pressure card or an impact tile: off"
    assert pilot.spoken[-1] == told


def test_motion_window_and_full_screen(pilot: Pilot, kept: list[Settings]) -> None:
    pilot.click("page-screen")
    pilot.click("motion-brisk")
    assert kept[-1].motion == "brisk"
    pilot.reach("window")
    pilot.key("right")
    assert kept[-1].window == (1600, 900)
    pilot.click("fullscreen")
    assert kept[-1].fullscreen
    assert "window" not in pilot.ids


def test_a_window_larger_than_the_desktop_is_not_offered(pilot: Pilot, app: App) -> None:
    for desktop, more in (((1680, 1050), True), ((1366, 768), False)):
        app.context.desktop = desktop
        pilot.click("page-screen")
        window = app.stack.top.find("window")  # type: ignore[union-attr]
        assert (window.less, window.more) == (True, more)


def test_a_key_is_changed(pilot: Pilot, app: App, kept: list[Settings]) -> None:
    pilot.click("page-keys")
    pilot.click("key-undo")
    assert pilot.spoken[-1] == "Press a key…"
    pilot.key("k")
    assert kept[-1].keys == {"undo": ("k",)}
    assert app.context.keys.label(Intent.UNDO) == "K"
    item = pilot.focus.get("key-undo")
    assert item is not None
    assert item.name == "Undo: K"


def test_a_key_of_another_is_taken_and_told(pilot: Pilot, app: App) -> None:
    pilot.click("page-keys")
    pilot.click("key-undo")
    pilot.key("h")
    assert app.context.keys.chords(Intent.HINT) == ()
    assert pilot.spoken[-1] == "H belonged to “Hint”, which now has no key."
    item = pilot.focus.get("key-hint")
    assert item is not None
    assert item.name == "Hint: none"


@pytest.mark.parametrize("key", ["tab", "return", "up"])
def test_the_keys_to_find_the_way_stay(pilot: Pilot, app: App, key: str) -> None:
    pilot.click("page-keys")
    pilot.click("key-undo")
    pilot.key(key)
    assert app.context.settings.keys == {}
    assert "stays as it is" in pilot.spoken[-1]


def test_escape_or_a_click_leaves_a_key_as_it_is(pilot: Pilot, app: App) -> None:
    pilot.click("page-keys")
    for leave in ("escape", "click"):
        pilot.click("key-undo")
        if leave == "escape":
            pilot.key("escape")
        else:
            pilot.click("page-keys")
        assert pilot.scene() == "SettingsScene"
        assert app.context.settings.keys == {}
    pilot.key("h")
    assert app.context.settings.keys == {}


def test_a_gamepad_leaves_a_key_as_it_is(pilot: Pilot, app: App) -> None:
    before = app.context.keys
    pilot.click("page-keys")
    pilot.reach("key-undo")
    pilot.button(pygame.CONTROLLER_BUTTON_A)
    scene = app.stack.top
    assert isinstance(scene, SettingsScene)
    assert scene.waiting is Intent.UNDO
    for other in (pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_X):
        pilot.button(other)
    assert scene.waiting is Intent.UNDO
    pilot.button(pygame.CONTROLLER_BUTTON_B)
    assert scene.waiting is None
    assert app.stack.top is scene
    assert app.context.keys == before


def test_all_keys_go_back(pilot: Pilot, app: App) -> None:
    pilot.click("page-keys")
    pilot.click("key-end-turn")
    pilot.key("e")
    pilot.reach("keys-reset")
    pilot.key("return")
    assert app.context.settings.keys == {}
    assert app.context.keys.chords(END_TURN) == END_TURN.keys


def test_everything_works_by_keys_alone(pilot: Pilot, kept: list[Settings]) -> None:
    pilot.reach("language-de")
    pilot.key("return")
    pilot.reach("page-screen")
    pilot.key("return")
    pilot.reach("motion-full")
    pilot.key("return")
    pilot.reach("page-keys")
    pilot.key("return")
    pilot.reach("key-move-9")
    pilot.key("return", "f9")
    assert kept[-1] == Settings(language="de", motion="full", keys={"move-9": ("f9",)})
    pilot.key("escape")
    assert pilot.app.stack.top is None


def test_keys_are_called_what_is_written_on_them_in_that_country(app: App) -> None:
    app.apply(replace(app.context.settings, language="de"))
    assert app.context.keys.label(Intent.REDO) == "Strg+Y"
    app.apply(replace(app.context.settings, language="sv"))
    assert app.context.keys.label(Intent.REDO) == "Ctrl+Y"


def test_sound_and_its_volumes(pilot: Pilot, app: App, kept: list[Settings]) -> None:
    heard: list[str] = []
    app.context.sound = heard.append
    pilot.click("page-screen")
    pilot.reach("effects_volume")
    heard.clear()
    pilot.key("right", "right", "right")
    assert kept[-1].effects_volume == 5
    assert pilot.spoken[-1] == "Volume of cards and tiles: 5 of 5"
    assert heard == ["bubble", "bubble"]
    pilot.reach("ambience_volume")
    pilot.key("left", "left", "left")
    assert kept[-1].ambience_volume == 0
    assert pilot.spoken[-1] == "Volume of the sea: silent"
    pilot.click("sound")
    assert not kept[-1].sound
    assert pilot.spoken[-1] == "Play sounds: off"
    assert "effects_volume" not in pilot.ids
    pilot.key("m")
    assert kept[-1].sound
    assert "effects_volume" in pilot.ids


def test_everything_that_is_pressed_is_heard_but_a_line_to_type_in(app: App) -> None:
    heard: list[str] = []
    app.context.sound = heard.append
    app.stack.push(SetupScene(app.context, services(app.context), SetupDraft(), random.Random(1)))
    pilot = Pilot(app)
    pilot.click("name-0")
    pilot.key("m")
    assert app.context.settings.sound
    assert heard == []
    pilot.click("back")
    assert heard == ["bubble"]


def test_a_scene_says_where_one_is_and_what_the_keys_are_on(pilot: Pilot, app: App) -> None:
    app.stack.pop()
    pilot.spoken.clear()
    app.stack.push(SettingsScene(app.context, SCREENS.info))
    assert pilot.spoken[0] == "Settings"
    assert pilot.focus.current is not None
    assert pilot.spoken[1] == pilot.focus.current.name


def test_switching_sound_is_told_only_where_it_is_not_seen(pilot: Pilot, app: App) -> None:
    pilot.key("m")
    assert app._toast is not None
    app._toast = None
    pilot.click("page-screen")
    pilot.reach("sound")
    pilot.key("m")
    assert app._toast is None
    assert pilot.spoken[-1] == app.context.words("common.sound-on")


@pytest.mark.parametrize("lang", ["de", "fi", "lt", "ru"])
@pytest.mark.parametrize("size", [(1024, 576), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_choices_stay_in_their_columns_when_the_sheet_begins_to_scroll(
    pictures: Pictures, lang: str, size: tuple[int, int], scale: float
) -> None:
    columns = []
    for sound in (True, False):
        app = offscreen(size, Settings(language=lang, scale=scale, sound=sound), pictures, INTENTS)
        app.stack.push(SettingsScene(app.context, SCREENS.info))
        pilot = Pilot(app)
        pilot.click("page-screen")
        form = app.stack.top
        assert isinstance(form, SettingsScene)
        tops = {w.rect.top for w in form.widgets if w.id.startswith("motion-")}
        columns.append(len(tops))
    assert columns[0] == columns[1]


def test_the_button_for_the_text_size_stays_under_the_pointer(
    app: App, pilot: Pilot, kept: list[Settings]
) -> None:
    scene = app.stack.top
    assert isinstance(scene, SettingsScene)
    stepper = scene.find("scale")
    assert stepper is not None
    place = stepper.rect.copy()
    more = place.right - place.height // 2, place.centery
    for _ in range(3):
        pilot.click_at(*more)
        stepper = scene.find("scale")
        assert stepper is not None
        assert stepper.rect == place
    assert "130" in stepper.spoken
    pilot.wait(1.0)
    assert [settings.scale for settings in kept] == [pytest.approx(1.3)]


def test_a_text_size_just_chosen_is_kept_when_the_settings_are_left(
    pilot: Pilot, kept: list[Settings]
) -> None:
    pilot.reach("scale")
    pilot.key("right", "escape")
    assert kept[-1].scale == pytest.approx(1.1)
