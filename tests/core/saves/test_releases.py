"""Files of every released version: this one reads them all, with nothing lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ecosfera.app.erase_data import erase_user_data
from ecosfera.core.protocol import Engine
from ecosfera.core.saves.file_format import Encoder, decode, record_of
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.statistics import StatisticsFile
from ecosfera.games import all_games
from ecosfera.paths import user_folders
from ecosfera.ui.settings import SettingsFile
from tests.core.saves.samples import put_file

RELEASES = Path(__file__).parents[2] / "fixtures" / "releases"
VERSIONS = sorted(path.name for path in RELEASES.iterdir())
SAVES = sorted(RELEASES.glob("*/*-[!p]*.json"))


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def test_there_are_files_of_both_games() -> None:
    assert VERSIONS == ["0.1.0", "1.0.0"]
    assert len(SAVES) == 4 + 7


@pytest.mark.parametrize("path", SAVES, ids=name)
def test_a_saved_game_goes_on_where_it_was(path: Path, tmp_path: Path) -> None:
    data = path.read_bytes()
    loaded, given = decode(data, all_games), json.loads(data)
    game = loaded.match.game
    assert loaded.notes == frozenset()
    assert loaded.extra == given["extra"]
    number, version = loaded.about.id, loaded.about.program
    assert (number, version) == (path.stem.partition("-")[2].encode().hex(), path.parent.name)
    assert len(loaded.match.actions) == given["done"]
    snapshot, before = game.state_to_json(loaded.match.state), given["snapshot"]
    # Later versions may know more of a configuration.
    config = game.config_to_json(game.config_of(loaded.match.state))
    assert snapshot.pop("config") == config
    assert config.items() >= before.pop("config").items()
    assert snapshot.items() >= before.items()
    again = decode(Encoder().file(record_of(loaded.match, loaded.extra), loaded.about), all_games)
    assert again.match.state == loaded.match.state
    library = SaveLibrary(tmp_path, all_games)
    put_file(tmp_path, path.name, data)
    (entry,) = library.entries()
    assert library.about(entry) == loaded.about
    if "undone" in path.stem:
        loaded.match.redo()
        assert len(loaded.match.actions) == given["done"] + 1
    assert (loaded.match.outcome is None) == ("ended" not in path.stem)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_challenge_code_means_the_same_game(version: str) -> None:
    codes = json.loads((RELEASES / version / "codes.json").read_text("utf-8"))
    assert codes
    for code, meant in codes.items():
        game = all_games.game(meant["game"])
        config = game.config_from_code(code)
        assert game.config_to_json(config).items() >= meant["config"].items()
        assert game.code(config) == code


@pytest.mark.parametrize("version", VERSIONS)
def test_settings_are_kept(version: str) -> None:
    file = SettingsFile(RELEASES / version / "settings.json", all_games.moved_settings())
    settings, trouble = file.load()
    assert trouble is None
    assert (settings.language, settings.scale, settings.bold) == ("fi", 1.25, True)
    assert (settings.window, settings.motion, settings.sound) == ((1366, 768), "brisk", False)
    assert settings.of_game("ecosfera", "warnings", default=True) is (version != "0.1.0")


@pytest.mark.parametrize("version", VERSIONS)
def test_finished_games_are_counted(version: str) -> None:
    file = RELEASES / version / "statistics.jsonl"
    found = StatisticsFile(file, all_games).read()
    assert [played.match for played in found] == [
        json.loads(line)["game"] for line in file.read_text("utf-8").splitlines()
    ]
    assert found


@pytest.mark.parametrize("version", VERSIONS)
def test_who_deletes_all_data_deletes_those_of_every_release(version: str, tmp_path: Path) -> None:
    folders = user_folders(tmp_path)
    for path in (RELEASES / version).glob("*.json*"):
        if path in SAVES:
            put_file(folders.saves, path.name, path.read_bytes())
        elif path.stem in {"settings", "statistics"}:
            put_file(tmp_path, path.name, path.read_bytes())
    assert len(list(tmp_path.iterdir())) == 3
    left = erase_user_data(folders)
    assert left.failed == left.foreign == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("path", sorted(RELEASES.glob("*/*-protocol.jsonl")), ids=name)
def test_the_protocol_answers_as_it_did(path: Path) -> None:
    engine = Engine(*(all_games.game(game_id) for game_id in all_games.ids()))
    lines = path.read_text("utf-8").splitlines()
    for request, recorded in zip(lines[::2], lines[1::2], strict=True):
        before, now = json.loads(recorded), json.loads(engine.answer(request.encode()))
        assert holds(now, before), (request, before, now)


def holds(now: Any, before: Any) -> bool:
    """Return whether an answer has everything it had; it may have gained keys.

    Messages of errors may be said better, and the order of legal actions is not promised.
    """
    if isinstance(before, dict) and isinstance(now, dict):
        return all(key == "message" or holds(now.get(key), before[key]) for key in before)
    if isinstance(before, list) and isinstance(now, list):
        return len(now) == len(before) and (
            all(map(holds, now, before)) or sorted(map(str, now)) == sorted(map(str, before))
        )
    return bool(now == before)
