"""Which saved games are listed and chosen, without a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecosfera.app.saves.saved_games import SavedGames
from ecosfera.core.saves.autosave import save_as
from ecosfera.core.saves.library import SaveLibrary
from tests.core.saves.samples import played, put_file
from tests.games.baltica.codec.games import GAMES

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def games(tmp_path: Path) -> SavedGames:
    library = SaveLibrary(tmp_path / "saves", GAMES)
    for number in range(5):
        save_as(library, played(3), f"game {number}")
    return SavedGames(library)


def test_the_chosen_game_is_always_among_those_that_show(games: SavedGames) -> None:
    games.rows = 2
    for number in (4, 0, 3, -7, 99):
        games.choose(number)
        assert games.chosen in games.shown
        assert len(games.shown) == 2
    assert games.chosen == 4


def test_a_file_that_cannot_be_read_has_no_summary(games: SavedGames) -> None:
    put_file(games.library.folder, "broken.json", b"{}")
    assert games.read() is False
    unreadable = [games.about(number) is None for number in range(len(games.files))]
    assert unreadable.count(True) == 1


def test_reading_again_chooses_the_game_of_a_file(games: SavedGames) -> None:
    last = games.files[-1]
    assert games.read(last.path)
    assert games.file == last
    games.library.delete(last)
    assert not games.read(last.path)
    assert games.chosen == len(games.files) - 1
    assert games.thrown == 1


def test_the_bin_is_listed_from_its_beginning(games: SavedGames) -> None:
    games.library.delete(games.files[3])
    games.choose(2)
    games.list_from(games.library.bin)
    games.read()
    assert games.in_bin
    assert (games.chosen, games.top, len(games.files)) == (0, 0, 1)
    games.list_from(games.library)
    assert not games.in_bin
