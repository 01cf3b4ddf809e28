import errno
import os
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from ecosfera.core.game import Game
from ecosfera.core.saves import atomic_files
from ecosfera.core.saves.autosave import Autosaver, save_as
from ecosfera.core.saves.file_format import decode
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.problems import SaveFault
from ecosfera.core.statistics import StatisticsFile
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules.engine import legal
from tests.core.saves.samples import NAMED, play_on, played, saved
from tests.games.baltica.codec.games import BALTICA, GAMES


@pytest.fixture
def shelf(tmp_path: Path) -> SaveLibrary:
    return SaveLibrary(tmp_path / "saves", GAMES)


@pytest.fixture
def keepers() -> Iterator[list[Autosaver]]:
    """Keepers that are closed at the end."""
    made: list[Autosaver] = []
    yield made
    for keeper in made:
        keeper.close()


def act(match: Match) -> None:
    match.act(legal(match.state)[0])


def on_disk(shelf: SaveLibrary, number: int = 0) -> Match:
    return shelf.load(shelf.entries()[number]).match


def test_every_act_undo_and_redo_is_on_the_disk_soon(
    shelf: SaveLibrary, keepers: list[Autosaver]
) -> None:
    match = Match.new(BALTICA, NAMED)
    keepers.append(Autosaver(shelf, match))
    assert not shelf.folder.exists()
    for change in (lambda: act(match), lambda: act(match), match.undo, match.redo, match.undo):
        change()
        assert keepers[0].flush()
        assert on_disk(shelf).state == match.state
        assert on_disk(shelf).line == match.line
    assert len(shelf.entries()) == 1


def test_a_slow_disk_is_not_waited_for_and_gets_the_newest(
    shelf: SaveLibrary, keepers: list[Autosaver]
) -> None:
    let_go = threading.Event()
    written: list[bytes] = []

    def slow(path: Path, content: bytes) -> None:
        let_go.wait(10)
        written.append(content)
        atomic_files.write(path, content)

    match = Match.new(BALTICA, NAMED)
    keepers.append(Autosaver(shelf, match, write=slow))
    play_on(match, 12)
    let_go.set()
    assert keepers[0].flush()
    assert len(written) <= 3
    assert decode(written[-1], GAMES).match.state == match.state


def test_closing_saves_what_is_still_to_be_saved(shelf: SaveLibrary) -> None:
    match = Match.new(BALTICA, NAMED)
    keeper = Autosaver(shelf, match)
    play_on(match, 8)
    keeper.close()
    assert on_disk(shelf).state == match.state
    act(match)
    keeper.close()
    assert on_disk(shelf).state != match.state


@pytest.mark.parametrize(
    ("number", "trouble"), [(errno.ENOSPC, SaveFault.FULL), (errno.EROFS, SaveFault.READ_ONLY)]
)
def test_when_nothing_can_be_written_the_game_goes_on_and_it_is_told_once(
    shelf: SaveLibrary, keepers: list[Autosaver], number: int, trouble: SaveFault
) -> None:
    broken = True

    def write(path: Path, content: bytes) -> None:
        if broken:
            raise OSError(number, "no")
        atomic_files.write(path, content)

    told: list[SaveFault] = []
    match = Match.new(BALTICA, NAMED)
    keepers.append(Autosaver(shelf, match, troubled=told.append, write=write))
    for _ in range(3):
        act(match)
        assert not keepers[0].flush()
    assert told == [trouble]
    broken = False
    act(match)
    assert keepers[0].flush()
    assert on_disk(shelf).state == match.state


def test_a_continued_game_goes_on_in_its_file(shelf: SaveLibrary, keepers: list[Autosaver]) -> None:
    first = Match.new(BALTICA, NAMED)
    keeper = Autosaver(shelf, first, {"portraits": ["cod"]})
    play_on(first, 6)
    keeper.close()
    (entry,) = shelf.entries()
    loaded = shelf.load(entry)
    assert loaded.extra == {"portraits": ["cod"]}
    keepers.append(Autosaver.resumed(shelf, entry, loaded))
    act(loaded.match)
    assert keepers[-1].flush()
    assert [found.path for found in shelf.entries()] == [entry.path]
    assert on_disk(shelf).state == loaded.match.state


def test_going_on_with_a_named_game_leaves_the_named_file_alone(
    shelf: SaveLibrary, keepers: list[Autosaver]
) -> None:
    path = save_as(shelf, played(6), "Ours")
    before = path.read_bytes()
    (entry,) = shelf.entries()
    loaded = shelf.load(entry)
    keepers.append(Autosaver.resumed(shelf, entry, loaded))
    act(loaded.match)
    assert keepers[-1].flush()
    assert path.read_bytes() == before
    assert len(shelf.entries()) == 2


def test_two_programs_that_continue_one_game_keep_both(
    shelf: SaveLibrary, keepers: list[Autosaver]
) -> None:
    first = Match.new(BALTICA, NAMED)
    keeper = Autosaver(shelf, first)
    play_on(first, 6)
    keeper.close()
    (entry,) = shelf.entries()
    games = []
    for _ in range(2):
        loaded = shelf.load(entry)
        games.append(loaded.match)
        keepers.append(Autosaver.resumed(shelf, entry, loaded))
    for turn in range(4):
        for game, own in zip(games, keepers, strict=True):
            play_on(game, 1, f"{turn}")
            assert own.flush()
    entries = shelf.entries()
    assert len(entries) == 2
    states = [on_disk(shelf, i).state for i in range(2)]
    for game in games:
        assert game.state in states


def test_what_a_killed_program_left_half_written_is_cleared_away(
    shelf: SaveLibrary, keepers: list[Autosaver]
) -> None:
    shelf.folder.mkdir()
    left = shelf.folder / ".auto-1.json.12-34.tmp"
    left.write_bytes(saved(played(3))[:100])
    os.utime(left, (0, 0))
    match = Match.new(BALTICA, NAMED)
    keepers.append(Autosaver(shelf, match))
    act(match)
    assert keepers[0].flush()
    assert not left.exists()


def test_a_game_whose_file_was_deleted_meanwhile_is_saved_again(
    shelf: SaveLibrary, keepers: list[Autosaver]
) -> None:
    match = Match.new(BALTICA, NAMED)
    keepers.append(Autosaver(shelf, match))
    act(match)
    keepers[0].flush()
    shelf.delete(shelf.entries()[0])
    act(match)
    assert keepers[0].flush()
    assert on_disk(shelf).state == match.state


class SlowStatistics(StatisticsFile):
    """Waits before writing, and remembers the writing thread."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, GAMES)
        self.let_go = threading.Event()
        self.writers: list[str] = []
        self.broken = False

    def add(
        self,
        match: str,
        game: Game[Any, Any, Any, Any],
        state: object,
        deeds: Mapping[str, object] | None = None,
    ) -> None:
        self.let_go.wait(10)
        self.writers.append(threading.current_thread().name)
        if self.broken:
            raise OSError(errno.ENOSPC, "no")
        super().add(match, game, state, deeds)


@pytest.fixture
def slow(tmp_path: Path) -> SlowStatistics:
    return SlowStatistics(tmp_path / "statistics.jsonl")


def test_who_ends_a_match_does_not_wait_for_the_statistics(
    shelf: SaveLibrary, keepers: list[Autosaver], slow: SlowStatistics
) -> None:
    match = Match.new(BALTICA, NAMED)
    keepers.append(Autosaver(shelf, match, statistics=slow))
    play_on(match, 10**6)
    assert match.outcome is not None
    assert slow.writers == []
    slow.let_go.set()
    assert keepers[0].flush()
    assert slow.writers == ["saving"]
    assert [played.match for played in slow.read()] == [keepers[0].id]


def test_a_match_that_was_undone_at_once_is_counted_all_the_same_and_once(
    shelf: SaveLibrary, keepers: list[Autosaver], slow: SlowStatistics
) -> None:
    match = Match.new(BALTICA, NAMED)
    keepers.append(Autosaver(shelf, match, statistics=slow))
    play_on(match, 10**6)
    match.undo()
    match.redo()
    match.undo()
    slow.let_go.set()
    assert keepers[0].flush()
    assert len(slow.read()) == 1


def test_statistics_that_cannot_be_written_are_reported(
    shelf: SaveLibrary, keepers: list[Autosaver], slow: SlowStatistics
) -> None:
    told: list[SaveFault] = []
    slow.broken = True
    slow.let_go.set()
    match = Match.new(BALTICA, NAMED)
    keepers.append(Autosaver(shelf, match, troubled=told.append, statistics=slow))
    play_on(match, 10**6)
    keepers[0].flush()
    assert told == [SaveFault.FULL]
    assert on_disk(shelf).state == match.state
