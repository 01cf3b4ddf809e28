"""The presets of a classroom in the running program."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from ecosfera import paths
from ecosfera.app import classroom_policy as rooms
from ecosfera.app.classroom import Classroom
from ecosfera.app.flow import Flow
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.app.lesson import Lesson
from ecosfera.core.saves.autosave import save_as
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.listing import peek
from ecosfera.games import all_games
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.codec.challenge import decode, encode
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.paths import UserFolders
from ecosfera.ui.app.fault_page import FaultPage
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Settings, SettingsFile
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.core.saves.samples import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.draw.pictures import Pictures

CODE = "3334W-ECP3R"


@pytest.fixture
def begin(tmp_path: Path, pictures: Pictures) -> Callable[..., tuple[Flow, Pilot]]:
    """Start the program with a classroom."""

    def make(room: Classroom | None, **options: Any) -> tuple[Flow, Pilot]:
        usual = UserFolders(tmp_path, tmp_path, tmp_path)
        lesson = Lesson(tmp_path) if room is not None and room.wipe else None
        folders = lesson.folders if lesson else usual
        settings = Settings(language="en", motion="off")
        if room is not None:
            settings = rooms.preset(settings, room)
        app = offscreen((1366, 768), settings, pictures, INTENTS)
        file = SettingsFile(folders.settings_file)
        given = LaunchOptions(classroom=room, **options)
        flow = Flow(app, folders, file, given, lambda: 0.0, lesson)
        flow.begin()
        app.chores.clear()
        return flow, Pilot(app)

    return make


def test_a_kiosk_has_no_way_to_the_desktop(begin: Any) -> None:
    flow, pilot = begin(Classroom(kiosk=True))
    assert "quit" not in pilot.ids
    pilot.step(pygame.Event(pygame.WINDOWCLOSE), pygame.Event(pygame.QUIT))
    assert flow.app.running
    assert flow.context.settings.fullscreen


def test_a_machine_that_shuts_down_ends_even_a_kiosk(begin: Any) -> None:
    flow, pilot = begin(Classroom(kiosk=True))
    pilot.step(pygame.Event(pygame.QUIT))
    assert not flow.app.running


def test_teachers_have_keys_out_of_the_kiosk(begin: Any) -> None:
    flow, pilot = begin(Classroom(kiosk=True))
    mod = pygame.KMOD_LCTRL | pygame.KMOD_LALT | pygame.KMOD_LSHIFT
    pilot.step(pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=mod, unicode="Q"))
    assert not flow.app.running


def test_without_a_classroom_the_window_can_be_closed(begin: Any) -> None:
    flow, pilot = begin(None)
    assert {"quit", "language", "settings"} <= set(pilot.ids)
    pilot.step(pygame.Event(pygame.WINDOWCLOSE), pygame.Event(pygame.QUIT))
    assert not flow.app.running


def test_a_locked_language_stays(begin: Any) -> None:
    flow, pilot = begin(Classroom(language="de", locked=frozenset({"language"})))
    assert flow.context.words.lang == "de"
    assert "language" not in pilot.ids
    flow.context.change_settings(Settings(language="sv"))
    assert flow.context.words.lang == "de"


def test_locked_settings_stay_but_for_the_size_of_text(begin: Any) -> None:
    flow, pilot = begin(Classroom(locked=frozenset({"settings"}), motion="off"))
    assert "settings" not in pilot.ids
    flow.context.change_settings(Settings(language="en", scale=1.4, motion="full"))
    assert (flow.context.settings.scale, flow.context.settings.motion) == (1.4, "off")


def test_everybody_gets_the_game_of_the_code(begin: Any) -> None:
    flow, pilot = begin(Classroom(code=CODE))
    pilot.click("new")
    assert pilot.scene() == "SetupScene"
    pilot.click("start")
    assert encode(flow.session.match.state.config) == CODE


def test_a_locked_set_up_deals_at_once(begin: Any) -> None:
    room = Classroom(
        setup={"players": 1, "element_stack": 8, "seed": "our class"},
        locked=frozenset({"setup"}),
    )
    flow, pilot = begin(room)
    pilot.click("new")
    assert pilot.scene() == "TableScene"
    config = flow.session.match.state.config
    assert (config.players, config.element_stack) == (1, 8)
    assert decode(encode(config)).seed == config.seed


def test_a_code_on_the_command_line_sits_down_at_once(begin: Any) -> None:
    flow, pilot = begin(None, code=CODE)
    assert pilot.scene() == "TableScene"
    assert encode(flow.session.match.state.config) == CODE


def test_a_lesson_that_is_wiped_leaves_older_games_alone(begin: Any, tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "mine.json").write_text("{}")
    flow, _ = begin(Classroom(wipe=True, code=CODE, locked=frozenset({"setup"})))
    flow.show_setup()
    flow.context.change_settings(Settings(language="en", scale=1.2))
    assert list(tmp_path.glob("ecosfera-lesson-*/settings.json"))
    flow.app.quit()
    flow.run()
    assert list(tmp_path.glob("ecosfera-lesson*")) == []
    assert (tmp_path / "saves" / "mine.json").exists()


def test_a_lesson_that_cannot_be_deleted_is_told_at_the_end_and_at_the_next_start(
    begin: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    flow, _ = begin(Classroom(wipe=True))
    stuck = flow.lesson.folder
    (stuck / "saves").mkdir()
    monkeypatch.setattr(shutil, "rmtree", lambda *_args, **_more: None)
    flow.app.quit()
    flow.run()
    assert str(stuck) in capsys.readouterr().err
    flow, pilot = begin(Classroom(wipe=True))
    assert pilot.scene() == "Dialog"
    assert str(stuck) in flow.app.stack.top.headline
    assert peek(flow.folders.saves, all_games) is None


def test_presets_with_mistakes_are_told_and_the_program_ends(begin: Any) -> None:
    flow, pilot = begin(None, trouble="classroom.toml cannot be used:\n  - kiosk must be true")
    assert pilot.scene() == "Dialog"
    pilot.click("answer-0")
    assert not flow.app.running


def test_deleting_all_data_leaves_the_classroom_as_the_teacher_set_it(
    begin: Any, tmp_path: Path
) -> None:
    room = Classroom(
        language="fi",
        scale=1.25,
        motion="off",
        setup={"players": 3},
        kiosk=True,
        fullscreen=True,
    )
    flow, pilot = begin(room)
    flow.show_setup()
    pilot.intend(Intent.ACCEPT)
    pilot.wait(1)
    assert flow.session.match is not None
    flow.session.match.act(legal(flow.session.match.state)[0])
    flow.show_saves()
    pilot.step()
    pilot.click("statistics")
    pilot.click("forget")
    pilot.click("answer-0")
    pilot.intend(Intent.ACCEPT)
    pilot.wait(0.2)
    settings = flow.context.settings
    assert (settings.language, settings.scale, settings.fullscreen) == ("fi", 1.25, True)
    assert flow.app.kiosk
    assert list(tmp_path.rglob("*.*")) == []
    flow.show_setup()
    assert len(flow.draft.seats) == 3


@pytest.mark.parametrize(("wanted", "after"), [(None, [False, True]), (False, [False, False])])
def test_sound_can_always_be_switched_off_but_stays_off_where_a_teacher_wants_it(
    begin: Any, wanted: bool | None, after: list[bool]
) -> None:
    flow, pilot = begin(Classroom(sound=wanted, locked=frozenset({"settings"})))
    if wanted is not False:
        pilot.key("m")
    found = [flow.context.settings.sound]
    pilot.key("m")
    found.append(flow.context.settings.sound)
    assert found == after
    assert pilot.spoken[-1] == ("Sound on" if after[-1] else "Sound off")


# -- every path asks the policy --------------------------------------------------------------------


@pytest.fixture
def given(tmp_path: Path) -> Path:
    """Return a game that was brought along in a folder of downloads."""
    downloads = tmp_path / "away" / "Downloads"
    downloads.mkdir(parents=True)
    library = SaveLibrary(tmp_path / "other", all_games)
    save_as(library, played(3), "given")
    return library.give_out(library.entries()[0], downloads)


def drop(pilot: Pilot, file: Path) -> None:
    pilot.step(pygame.Event(pygame.DROPFILE, file=str(file)))


def saved(tmp_path: Path) -> list[str]:
    return [entry.file for entry in SaveLibrary(tmp_path / "saves", all_games).entries()]


def test_where_the_set_up_is_locked_no_other_game_comes_in(
    begin: Any, given: Path, tmp_path: Path
) -> None:
    _, pilot = begin(Classroom(code=CODE, locked=frozenset({"setup"})))
    drop(pilot, given)
    assert pilot.scene() == "MenuScene"
    pilot.click("saves")
    assert pilot.scene() == "SavesScene"
    assert "import" not in pilot.ids
    drop(pilot, given)
    assert saved(tmp_path) == []


@pytest.mark.parametrize("lock", ["language", "settings"])
def test_where_settings_are_locked_they_are_not_deleted_either(begin: Any, lock: str) -> None:
    flow, pilot = begin(None)
    flow.context.change_settings(Settings(language="sv", motion="off"))
    flow, pilot = begin(Classroom(locked=frozenset({lock})))
    pilot.click("saves")
    pilot.click("statistics")
    assert "close" in pilot.ids
    assert "forget" not in pilot.ids
    assert flow.folders.settings_file.exists()


def test_faults_do_not_end_a_kiosk(begin: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    flow, pilot = begin(Classroom(kiosk=True))
    for _ in range(5):
        flow.app.on_fault(ZeroDivisionError())
        pilot.step()
    assert flow.app.running
    assert pilot.scene() == "FaultPage"

    def fail() -> None:
        raise RuntimeError("not even the menu")

    monkeypatch.setattr(flow, "_menu_card", fail)
    flow.app.on_fault(ZeroDivisionError())
    assert pilot.scene() == "FaultPage"


def broken(*_args: object, **_more: object) -> Any:
    raise RuntimeError("not even this")


@pytest.mark.parametrize("part", ["__init__", "build", "layout", "draw", "enter", "update"])
def test_a_fault_of_the_fault_page_does_not_end_a_kiosk(
    begin: Any, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    flow, pilot = begin(Classroom(kiosk=True))
    monkeypatch.setattr(FaultPage, part, broken)
    flow.app.on_fault(ZeroDivisionError("on purpose"))
    looped(flow, 8)
    assert flow.app.running
    assert pilot.scene() == "LastPage"
    pilot.key("return")
    assert pilot.scene() == "MenuScene"


@pytest.mark.parametrize("broken_part", ["words", "text", "pictures", "shapes"])
def test_a_kiosk_stays_where_nothing_can_be_drawn(
    begin: Any, monkeypatch: pytest.MonkeyPatch, broken_part: str
) -> None:
    flow, _ = begin(Classroom(kiosk=True))
    monkeypatch.setattr(flow.context, broken_part, None)
    flow.context.change_settings = broken
    flow.app.stack.top.dirty = True
    flow.app.on_fault(ZeroDivisionError("on purpose"))
    looped(flow, 200)
    assert flow.app.running
    assert len(flow.app.stack) == 1
    mod = pygame.KMOD_LCTRL | pygame.KMOD_LALT | pygame.KMOD_LSHIFT
    looped(flow, 1, pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=mod, unicode="Q"))
    assert not flow.app.running


def test_faults_of_the_fault_page_end_a_program_that_may_end(
    begin: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    flow, _ = begin(None)
    monkeypatch.setattr(FaultPage, "build", broken)
    flow.app.on_fault(ZeroDivisionError("on purpose"))
    assert not flow.app.running
    assert flow.run() == 1


def looped(flow: Flow, steps: int, *events: pygame.Event) -> None:
    """Let the loop of the program go round, as it does with the clock."""
    rounds = iter(range(steps))
    given = list(events)

    def tick() -> list[pygame.Event]:
        if next(rounds, None) is None:
            raise StopIteration
        return given

    app = flow.app
    assert app.on_fault is not None
    while app.running and len(app.stack):
        try:
            app.step(tick(), 0.1)
            app.do_chore()
        except StopIteration:
            return
        except Exception as error:  # noqa: BLE001
            app.on_fault(error)


def test_in_a_kiosk_games_are_exported_to_usual_folders_only(
    begin: Any, tmp_path: Path, given: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "exchange_folders", lambda: [given.parent])
    save_as(SaveLibrary(tmp_path / "saves", all_games), played(3), "mine")
    _, pilot = begin(Classroom(kiosk=True))
    pilot.click("saves")
    pilot.click("export")
    assert "field" not in pilot.ids
    assert [item for item in pilot.ids if item.startswith("offer-")] == ["offer-0"]
    pilot.intend(Intent.ACCEPT)
    assert pilot.scene() == "Dialog"
    assert len(list(given.parent.iterdir())) == 2


def test_in_a_kiosk_games_are_imported_from_usual_folders_only(
    begin: Any, tmp_path: Path, given: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [given.parent]
    monkeypatch.setattr(paths, "exchange_folders", lambda: found)
    _, pilot = begin(Classroom(kiosk=True))
    drop(pilot, given)
    assert pilot.scene() == "MenuScene"
    pilot.click("saves")
    drop(pilot, given)
    assert saved(tmp_path) == []
    pilot.click("import")
    assert "field" not in pilot.ids
    pilot.click("offer-0")
    assert len(saved(tmp_path)) == 1
    found.clear()
    for item in ("import", "export"):
        pilot.click(item)
        assert {"field", "answer", "offer-0"}.isdisjoint(pilot.ids)
        pilot.click("cancel")


def test_options_that_are_locked_are_told_over_the_menu(begin: Any) -> None:
    room = Classroom(locked=frozenset({"setup"}))
    given = LaunchOptions(classroom=room, code=CODE, setup={"players": 3})
    left = rooms.within(given)
    assert (left.code, left.setup, left.left_out) == (None, {}, ("--players", "--code"))
    flow, pilot = begin(room, left_out=left.left_out)
    assert flow.session.match is None
    assert pilot.scene() == "Dialog"
    assert "--players, --code" in flow.app.stack.top.text()
    pilot.click("answer-0")
    assert pilot.scene() == "MenuScene"
