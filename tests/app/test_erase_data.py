import sys
from pathlib import Path

import pytest

from ecosfera.app.erase_data import erase_user_data
from ecosfera.core.saves.autosave import save_as
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.paths import UserFolders
from tests.core.saves.samples import played
from tests.games.baltica.codec.games import GAMES


def test_everything_of_ours_goes_and_nothing_else(tmp_path: Path) -> None:
    folders = UserFolders(config=tmp_path, data=tmp_path, log=tmp_path)
    shelf = SaveLibrary(folders.saves, GAMES)
    save_as(shelf, played(3), "one")
    save_as(shelf, played(3), "two")
    shelf.delete(shelf.entries()[0])
    ours = (
        *("settings.json", "settings.broken-1.json", ".settings.json.17-4.tmp"),
        *("statistics.jsonl", "ecosfera.log", "ecosfera.log.1"),
    )
    theirs = ("settings-of-mine.json", "statistics.txt", "ecosfera-report.odt")
    for name in (*ours, *theirs):
        (tmp_path / name).write_text("x")
    assert erase_user_data(folders) == []
    assert sorted(path.name for path in tmp_path.rglob("*")) == sorted(theirs)


def test_folders_of_our_own_go_when_they_are_empty(tmp_path: Path) -> None:
    folder = tmp_path / "ecosfera"
    folders = UserFolders(config=folder, data=folder, log=folder / "log")
    save_as(SaveLibrary(folders.saves, GAMES), played(3), "one")
    assert erase_user_data(folders) == []
    assert not folder.exists()


def test_nothing_to_delete_is_no_trouble(tmp_path: Path) -> None:
    folder = tmp_path / "ecosfera"
    assert erase_user_data(UserFolders(config=folder, data=folder, log=folder)) == []


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
    assert erase_user_data(folders) == [theirs]
    assert list(folder.iterdir()) == []
    assert (theirs / "auto-1.json").exists()
