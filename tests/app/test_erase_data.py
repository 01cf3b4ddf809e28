"""Delete all data."""

import json
import sys
from pathlib import Path

import pytest

from ecosfera.app.erase_data import erase_user_data
from ecosfera.app.faults import log_fault
from ecosfera.core.saves.autosave import save_as
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.statistics import StatisticsFile
from ecosfera.games import all_games
from ecosfera.paths import UserFolders
from ecosfera.ui.settings import Settings, SettingsFile
from tests.core.saves.samples import ended, played, put_file, saved
from tests.games.baltica.codec.games import GAMES


def test_everything_of_ours_goes_and_nothing_else(tmp_path: Path) -> None:
    folders = UserFolders(config=tmp_path, data=tmp_path, log=tmp_path)
    shelf = SaveLibrary(folders.saves, GAMES)
    save_as(shelf, played(3), "one")
    save_as(shelf, played(3), "two")
    shelf.delete(shelf.entries()[0])
    write_all(folders)
    theirs = ("settings-of-mine.json", "statistics.txt", "ecosfera-report.odt")
    for name in theirs:
        (tmp_path / name).write_text("x")
    left = erase_user_data(folders)
    assert left.failed == left.foreign == []
    assert sorted(path.name for path in tmp_path.rglob("*")) == sorted(theirs)


def write_all(folders: UserFolders) -> None:
    """Write settings, statistics and logs as the program does, whole and cut off."""
    file = SettingsFile(folders.settings_file)
    file.save(Settings(language="sv"))
    content = folders.settings_file.read_bytes()
    for cut in (f"{folders.settings_file.stem}.broken-1.json", ".settings.json.17-4.tmp"):
        (folders.config / cut).write_bytes(content[:80])
    (folders.config / "settings.broken-2.json").touch()
    match = ended()
    StatisticsFile(folders.statistics_file, all_games).add("ab12", match.game, match.state)
    log_fault(folders.log_file, ValueError("told"))
    folders.log_file.replace(folders.log_file.with_name("ecosfera.log.2"))
    log_fault(folders.log_file, ValueError("told"))
    # as version 0.1.0 wrote it
    old = "2026-11-22T09:00:00+02:00\nTraceback (most recent call last):\n"
    folders.log_file.with_name("ecosfera.log.1").write_text(old)


def test_files_of_others_in_their_places_stay_and_are_named(tmp_path: Path) -> None:
    folders = UserFolders(config=tmp_path, data=tmp_path, log=tmp_path)
    theirs = {
        "settings.json": '{"editor.fontSize": 14}',
        "settings.broken-1.json": "x",
        "statistics.jsonl": '{"game": "chess", "winner": 2}\n',
        "ecosfera.log": "Monday: the sea was calm",
        "ecosfera.log.1": "Tuesday",
        "saves/.lock": "mine",
        "saves/thesis.docx": "a year of work",
        "saves/homework.json": '{"project": "ecosfera"}',
        "saves/co2.json": '{"game": "co2", "by": "others"}',
        "saves/bin/homework.json.bak": "[]",
        "saves/damaged/.x.1-2.tmp": "x",
    }
    unnamed = {
        "ecosfera.log.backup": "2026-11-22T09:00:00+0200 ecosfera 0.1.0, rules compiled",
        "other.txt": "x",
        "saves/skyrim/hero.sav": "x",
    }
    for name, content in (theirs | unnamed).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content)
    save_as(SaveLibrary(folders.saves, GAMES), played(3), "one")
    left = erase_user_data(folders)
    assert left.failed == []
    named = {str(path.relative_to(tmp_path).as_posix()) for path in left.foreign}
    assert named == {*theirs, "saves/skyrim"}
    files = {p.relative_to(tmp_path).as_posix() for p in tmp_path.rglob("*") if p.is_file()}
    assert files == {*theirs, *unnamed}


@pytest.mark.parametrize("layout", ["cut", "sorted", "newer"])
def test_games_in_other_layouts_are_known_as_such(tmp_path: Path, layout: str) -> None:
    folders = UserFolders(config=tmp_path, data=tmp_path, log=tmp_path)
    data = saved(played(3))
    content = {
        "cut": data[:60],
        "sorted": json.dumps(json.loads(data), sort_keys=True, indent=2).encode(),
        "newer": json.dumps({"a": 1, **json.loads(data), "format": 999}).encode(),
    }
    put_file(folders.saves, "auto-1.json", content[layout])
    left = erase_user_data(folders)
    assert left.failed == left.foreign == []
    assert list(tmp_path.iterdir()) == []


def test_folders_of_our_own_go_when_they_are_empty(tmp_path: Path) -> None:
    folder = tmp_path / "ecosfera"
    folders = UserFolders(config=folder, data=folder, log=folder / "log")
    save_as(SaveLibrary(folders.saves, GAMES), played(3), "one")
    left = erase_user_data(folders)
    assert left.failed == left.foreign == []
    assert not folder.exists()


def test_nothing_to_delete_is_no_trouble(tmp_path: Path) -> None:
    folder = tmp_path / "ecosfera"
    left = erase_user_data(UserFolders(config=folder, data=folder, log=folder))
    assert left.failed == left.foreign == []


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_what_links_lead_to_is_left_and_told(tmp_path: Path) -> None:
    folder, theirs = tmp_path / "data", tmp_path / "theirs"
    theirs.mkdir()
    folder.mkdir()
    (theirs / "auto-1.json").touch()
    folders = UserFolders(config=folder, data=folder, log=folder)
    folders.saves.symlink_to(theirs)
    folders.settings_file.symlink_to(folders.settings_file)
    folders.statistics_file.symlink_to(tmp_path / "nowhere")
    assert erase_user_data(folders).foreign == [theirs]
    assert list(folder.iterdir()) == []
    assert (theirs / "auto-1.json").exists()
