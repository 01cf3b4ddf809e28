"""Old autosaved games go to the bin; nothing else does, and nothing is deleted."""

import os
import sys
import time
from pathlib import Path

import pytest

from ecosfera.core.files.deletion import Deletion
from ecosfera.core.saves import library as shelves
from ecosfera.core.saves.atomic_files import backup_of
from ecosfera.core.saves.autosave import Autosaver
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.listing import SaveFile
from ecosfera.core.saves.problems import SaveError, SaveProblem
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules.engine import legal
from tests.core.saves.samples import NAMED, ended, played, put_file, saved
from tests.games.baltica.codec.games import BALTICA, GAMES

OPEN = saved(played(3))
ENDED = saved(ended())
NAMED_GAME = saved(played(3), "Ours")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SaveLibrary:
    monkeypatch.setattr(shelves, "KEPT_OPEN", 3)
    monkeypatch.setattr(shelves, "KEPT_ENDED", 2)
    return SaveLibrary(tmp_path / "saves", GAMES)


def fill(shelf: SaveLibrary, *games: bytes, name: str = "auto-{}.json") -> list[str]:
    """Files with these contents, the newest first; their names."""
    names = [name.format(number) for number in range(len(games))]
    for number, (file, data) in enumerate(zip(names, games, strict=True)):
        then = time.time() - 1000 - number
        os.utime(put_file(shelf.folder, file, data), (then, then))
    return names


def names_of(entries: list[SaveFile]) -> list[str]:
    return [entry.file for entry in entries]


def test_of_many_games_that_saved_themselves_the_last_ones_stay(shelf: SaveLibrary) -> None:
    names = fill(shelf, ENDED, OPEN, OPEN, ENDED, OPEN, OPEN, ENDED)
    binned = list(shelf.tidy_up())
    assert [path.name for path in binned] == [names[5], names[6]]
    assert names_of(shelf.entries()) == names[:5]
    assert names_of(shelf.bin.entries()) == names[5:]


def test_few_games_are_left_as_they_are(shelf: SaveLibrary) -> None:
    names = fill(shelf, OPEN, ENDED, OPEN, ENDED, OPEN)
    assert list(shelf.tidy_up()) == []
    assert names_of(shelf.entries()) == names


def test_games_with_a_name_saved_by_hand_or_unreadable_stay(shelf: SaveLibrary) -> None:
    fill(shelf, *[NAMED_GAME] * 9)
    fill(shelf, *[OPEN] * 9, name="kept-{}.json")
    fill(shelf, *[b"no game"] * 9, name="auto-bad-{}.json")
    assert list(shelf.tidy_up()) == []
    assert len(shelf.entries()) == 27


def test_the_game_being_played_stays_however_old_it_is(shelf: SaveLibrary) -> None:
    names = fill(shelf, *[OPEN] * 5)
    oldest = shelf.folder / names[-1]
    list(shelf.tidy_up(oldest))
    assert oldest.exists()
    assert not (shelf.folder / names[-2]).exists()


def test_a_backup_goes_with_its_game(shelf: SaveLibrary) -> None:
    names = fill(shelf, *[OPEN] * 4)
    backup_of(shelf.folder / names[-1]).write_bytes(OPEN)
    (binned,) = shelf.tidy_up()
    assert backup_of(binned).exists()
    assert len(shelf.entries()) == 3


def test_a_game_taken_back_from_the_bin_stays_and_is_not_the_one_to_continue(
    shelf: SaveLibrary,
) -> None:
    fill(shelf, *[OPEN] * 4)
    list(shelf.tidy_up())
    (entry,) = shelf.bin.entries()
    where = shelf.take_back(entry)
    assert shelf.bin.entries() == []
    assert list(shelf.tidy_up()) == []
    back = next(entry for entry in shelf.entries() if entry.path == where)
    assert shelf.load(back).match.state == played(3).state
    latest = shelf.latest()
    assert latest is not None
    assert latest[0].path != where


def test_what_is_deleted_in_the_bin_is_gone(shelf: SaveLibrary) -> None:
    fill(shelf, OPEN, OPEN)
    for entry in shelf.entries():
        backup_of(shelf.delete(entry)).write_bytes(OPEN)
    first, second = shelf.bin.entries()
    deletion = Deletion()
    shelf.erase(first, deletion)
    assert deletion.foreign == []
    assert shelf.bin.entries() == [second]
    assert sorted(path.name for path in (shelf.folder / "bin").iterdir()) == [
        second.file,
        second.file + ".bak",
    ]
    with pytest.raises(SaveError) as raised:
        shelf.bin.load(first)
    assert raised.value.problem is SaveProblem.MISSING


def test_half_written_files_of_long_ago_are_removed_and_nothing_else(shelf: SaveLibrary) -> None:
    for name in (".a.json.12-34.tmp", ".b.json.12-34.tmp", ".own.tmp", "a.json"):
        file = put_file(shelf.folder, name, OPEN[:100])
        if not name.startswith(".b"):
            os.utime(file, (0, 0))
    theirs = put_file(shelf.folder, ".theirs.1-2.tmp", b"a year of work")
    os.utime(theirs, (0, 0))
    shelf.remove_abandoned()
    kept = sorted(item.name for item in shelf.folder.iterdir())
    assert kept == [".b.json.12-34.tmp", ".own.tmp", ".theirs.1-2.tmp", "a.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_bin_that_is_a_link_to_another_folder_is_left(shelf: SaveLibrary) -> None:
    theirs = put_file(shelf.folder.parent / "theirs", "homework.json", OPEN)
    shelf.folder.mkdir()
    (shelf.folder / "bin").symlink_to(theirs.parent)
    (entry,) = shelf.bin.entries()
    deletion = Deletion()
    shelf.erase(entry, deletion)
    assert deletion.foreign == [entry.path]
    assert theirs.exists()


def test_a_file_of_others_in_the_bin_is_left(shelf: SaveLibrary) -> None:
    theirs = put_file(shelf.folder / "bin", "homework.json", b'{"project": "ecosfera"}')
    (entry,) = shelf.bin.entries()
    deletion = Deletion()
    shelf.erase(entry, deletion)
    assert deletion.foreign == [theirs]
    assert theirs.exists()


def test_a_new_game_tidies_up_once_it_is_saved(shelf: SaveLibrary) -> None:
    names = fill(shelf, *[OPEN] * 5)
    match = Match.new(BALTICA, NAMED)
    keeper = Autosaver(shelf, match)
    match.act(legal(match.state)[0])
    keeper.close()
    assert keeper.path is not None
    assert names_of(shelf.entries()) == [keeper.path.name, *names[:3]]


def test_a_bin_that_cannot_be_written_stops_nobody(shelf: SaveLibrary) -> None:
    fill(shelf, *[OPEN] * 5)
    (shelf.folder / "bin").write_bytes(b"a file stands in the way")
    match = Match.new(BALTICA, NAMED)
    keeper = Autosaver(shelf, match)
    match.act(legal(match.state)[0])
    keeper.close()
    assert keeper.trouble is None
    assert len(shelf.entries()) == 6


def test_a_game_saved_while_the_clock_is_wrong_does_not_go_to_the_bin(shelf: SaveLibrary) -> None:
    names = fill(shelf, *[OPEN] * 5)
    for number, name in enumerate(names):
        later = time.time() + 10**6 - number
        os.utime(shelf.folder / name, (later, later))
    for number in range(4):
        match = Match.new(BALTICA, NAMED)
        keeper = Autosaver(shelf, match)
        match.act(legal(match.state)[0])
        keeper.close()
        assert keeper.path is not None
        assert shelf.entries()[0].path == keeper.path, number
