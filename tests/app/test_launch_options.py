"""Every option of the command line: what a classroom locks, and what each does to each game."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import pytest

from ecosfera import cli, paths
from ecosfera.app.classroom import LOCKS, Classroom
from ecosfera.app.classroom_policy import HARMLESS, LOCKED, with_launch_options, within
from ecosfera.app.flow import Flow
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.core.match import Match
from ecosfera.core.saves.autosave import save_as
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.listing import peek
from ecosfera.games import all_games
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.ui.settings import Settings, SettingsFile
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.draw.pictures import Pictures

CODE: Final = "3334W-ECP3R"
GIVEN: Final[dict[str, Any]] = {
    "lang": "sv",
    "window": (1024, 576),
    "fullscreen": True,
    "data_dir": Path("elsewhere"),
    "setup": {"players": 3},
    "code": CODE,
    "open": Path("brought-along.ecosfera"),
}
"""A value for each option that can be locked."""
LOCKED_BY: Final = {
    "lang": {"language"},
    "window": {"settings", "kiosk"},
    "fullscreen": {"settings"},
    "data_dir": {"language", "setup", "settings", "kiosk"},
    "setup": {"setup"},
    "code": {"setup"},
    "open": {"setup"},
}
"""What leaves each option out and says so. A kiosk fills the screen without being asked."""


def rooms() -> dict[str, Classroom]:
    """Return a classroom for each thing that can be locked."""
    return {name: Classroom(locked=frozenset({name})) for name in LOCKS} | {
        "kiosk": Classroom(kiosk=True)
    }


def test_every_option_is_either_locked_or_declared_harmless() -> None:
    assert not LOCKED.keys() & HARMLESS.keys()
    assert {*LOCKED, *HARMLESS} == set(LaunchOptions._fields)
    assert all(reason.strip() for reason in HARMLESS.values())
    assert LOCKED.keys() == GIVEN.keys() == LOCKED_BY.keys()


@pytest.mark.parametrize("name", GIVEN)
@pytest.mark.parametrize("lock", [*LOCKS, "kiosk", "wipe", "none"])
def test_an_option_is_left_out_and_said_so_where_it_is_locked(name: str, lock: str) -> None:
    room = rooms().get(lock, Classroom(wipe=lock == "wipe"))
    kept = within(LaunchOptions(classroom=room, **{name: GIVEN[name]}))
    said = f"--{'players' if name == 'setup' else name.replace('_', '-')}"
    if lock in LOCKED_BY[name]:
        assert getattr(kept, name) == LaunchOptions._field_defaults[name]
        assert kept.left_out == (said,)
    else:
        assert kept.left_out == ()
        assert getattr(kept, name) == (
            GIVEN[name] if (name, lock) != ("fullscreen", "kiosk") else False
        )


# -- each game with each option -------------------------------------------------------------------

OPTIONS: Final = {
    "lang": ["--lang", "sv"],
    "window": ["--window", "1024x576"],
    "fullscreen": ["--fullscreen"],
    "setup": [],
    "code": ["--code"],
    "open": ["--open"],
    "narrate": ["--narrate"],
    "start_times": ["--start-times"],
}
"""Each option of the command line; what its game adds comes from `GAMES`."""
GAMES: Final = {
    # game: a right value for each option of its set-up, and a code of its own
    "ecosfera": ({"players": "1", "level": "2", "seed": "Åland"}, "3334H-7DLRF"),
    "co2": ({"players": "4", "seed": "Åland"}, "34MAY-PXEPE"),
}
REFUSED: Final = [
    ("ecosfera", ["--players", "5"], "argument --players: '5' is not a number from 1 to 4"),
    ("ecosfera", ["--code", "34MAY-PXEPE"], "'34MAY-PXEPE' is no challenge code such as 3334H"),
    ("co2", ["--players", "1"], "argument --players: '1' is not a number from 2 to 4"),
    ("co2", ["--level", "2"], "--level is no option of the game in the classroom's presets"),
    ("co2", ["--code", "3334H-7DLRF"], "'3334H-7DLRF' is no challenge code such as 34MAY"),
]


@pytest.fixture
def started(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[[str, list[str]], LaunchOptions]:
    """Return what starts the program in a classroom of a game, and says with which options."""

    def make(game_id: str, arguments: list[str]) -> LaunchOptions:
        room = tmp_path / "presets.toml"
        room.write_text(f'game = "{game_id}"\n')
        found: list[LaunchOptions] = []
        window = SimpleNamespace(run=found.append)
        monkeypatch.setattr(cli, "import_module", lambda _name: window)
        cli.main(["--classroom", str(room), "--data-dir", str(tmp_path), *arguments])
        return found[0]

    return make


def test_both_games_and_all_options_are_tried_here() -> None:
    found = {"left_out", "trouble", "welcome"}  # no options, but what the program makes of them
    always = {"classroom", "data_dir"}
    assert {*OPTIONS, *always, *found} == set(LaunchOptions._fields)
    assert set(GAMES) == set(all_games.ids())
    names = {option.name for option in all_games.info(all_games.DEFAULT).setup if option.at_start}
    for game_id, (setup, _) in GAMES.items():
        own = {option.name for option in all_games.info(game_id).setup}
        assert setup.keys() == names & own


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", [*OPTIONS, "nothing"])
def test_each_game_starts_with_each_option(
    game_id: str, name: str, started: Any, blank_pictures: Pictures, tmp_path: Path
) -> None:
    setup, code = GAMES[game_id]
    save = tmp_path / "brought-along.ecosfera"
    own = {
        "setup": [word for option, value in setup.items() for word in (f"--{option}", value)],
        "code": [code],
        "open": [str(save)],
    }
    if name == "open":
        game = all_games.game(game_id)
        draft = all_games.screens(game_id).draft()
        given = Match.new(game, draft.new_match(Words.load("en", paths.locales())).config)
        given.act(game.legal(given.state)[0])
        save_as(SaveLibrary(tmp_path / "other", all_games), given, "given").rename(save)
    options = started(game_id, [*OPTIONS.get(name, []), *own.get(name, [])])
    folders = paths.user_folders(options.data_dir)
    settings = with_launch_options(Settings(motion="off"), options)
    app = offscreen((1366, 768), settings, blank_pictures, INTENTS)
    flow = Flow(app, folders, SettingsFile(folders.settings_file), options, lambda: 0.0)
    flow.begin()
    pilot = Pilot(app)
    pilot.wait(0.2)
    if name not in {"setup", "code", "open"}:
        assert pilot.scene() == "MenuScene"
        pilot.click("new")
        assert pilot.scene() == "SetupScene"
        pilot.click("start")
    match = flow.session.match
    assert match is not None
    assert "TableScene" in [type(scene).__name__ for scene in app.stack.scenes]
    assert match.game.info.id == game_id
    if name == "setup":
        assert match.game.players(match.state) == int(setup["players"])
    match.act(match.game.legal(match.state)[0])
    flow.files.close()
    assert peek(flow.folders.saves, all_games) is not None


@pytest.mark.parametrize(("game_id", "arguments", "message"), REFUSED)
def test_what_the_game_does_not_have_is_refused(
    game_id: str,
    arguments: list[str],
    message: str,
    started: Any,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as caught:
        started(game_id, arguments)
    assert caught.value.code == 2
    assert message in capsys.readouterr().err
