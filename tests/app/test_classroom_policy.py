"""The presets of a classroom in the running program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from ecosfera.app import classroom_policy as rooms
from ecosfera.app.classroom import Classroom
from ecosfera.app.flow import Flow
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.games.baltica.codec.challenge import decode, encode
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.screens.intents import INTENTS
from ecosfera.paths import UserFolders
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Settings, SettingsFile
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.draw.pictures import Pictures

CODE = "3334W-ECP3R"


@pytest.fixture
def begin(tmp_path: Path, pictures: Pictures) -> Callable[..., tuple[Flow, Pilot]]:
    """Start the program with a classroom."""

    def make(room: Classroom | None, **options: Any) -> tuple[Flow, Pilot]:
        usual = UserFolders(tmp_path, tmp_path, tmp_path)
        folders = usual if room is None else rooms.folders(room, usual)
        settings = Settings(language="en", motion="off")
        if room is not None:
            settings = rooms.preset(settings, room)
        app = offscreen((1366, 768), settings, pictures, INTENTS)
        file = SettingsFile(folders.settings_file)
        flow = Flow(app, folders, file, LaunchOptions(classroom=room, **options), lambda: 0.0)
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
    flow.context.change(Settings(language="sv"))
    assert flow.context.words.lang == "de"


def test_locked_settings_stay_but_for_the_size_of_text(begin: Any) -> None:
    flow, pilot = begin(Classroom(locked=frozenset({"settings"}), motion="off"))
    assert "settings" not in pilot.ids
    flow.context.change(Settings(language="en", scale=1.4, motion="full"))
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
    flow.context.change(Settings(language="en", scale=1.2))
    assert list(tmp_path.glob(f"{rooms.LESSON}/*"))
    flow.app.quit()
    flow.run()
    assert not (tmp_path / rooms.LESSON).exists()
    assert (tmp_path / "saves" / "mine.json").exists()


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
    assert flow.app.stays
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
