"""Saves and statistics of two games lie side by side, and each is read by its own game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ecosfera.core.game import Game
from ecosfera.core.game_info import GameInfo
from ecosfera.core.match import Match
from ecosfera.core.saves.autosave import Autosaver, save_as
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.listing import peek
from ecosfera.core.saves.problems import SaveError, SaveProblem
from ecosfera.core.statistics import StatisticsFile
from tests.core.saves.samples import ended, played
from tests.games.baltica.codec import games as baltica
from tests.toy_game import barter


class TwoGames:
    """A registry with the game of the program and the toy game."""

    def __init__(self) -> None:
        self.games: dict[str, Game[Any, Any, Any, Any]] = {
            "ecosfera": baltica.BALTICA,
            "barter": barter.BARTER,
        }

    def ids(self) -> tuple[str, ...]:
        return tuple(self.games)

    def info(self, game_id: str) -> GameInfo:
        return self.games[game_id].info

    def game(self, game_id: str) -> Game[Any, Any, Any, Any]:
        return self.games[game_id]


GAMES = TwoGames()


def bartered() -> Match[Any, Any, Any]:
    """A match of the toy game that is over."""
    match: Match[Any, Any, Any] = Match.new(barter.BARTER, barter.Config(seed="two"))
    while match.outcome is None:
        match.act(barter.Action("roll"))
    return match


@pytest.fixture
def library(tmp_path: Path) -> SaveLibrary:
    return SaveLibrary(tmp_path / "saves", GAMES)


def test_the_list_has_matches_of_both_games_and_each_is_loaded_by_its_own(
    library: SaveLibrary,
) -> None:
    match: Match[Any, Any, Any]
    for match in (played(5), bartered()):
        save_as(library, match, match.game.info.id)
    found = {library.about(file).game: library.load(file) for file in library.entries()}
    assert set(found) == {"ecosfera", "barter"}
    for game_id, loaded in found.items():
        assert loaded.match.game is GAMES.game(game_id)
        assert loaded.notes == frozenset()
        assert loaded.about.name == game_id


def test_the_match_to_continue_is_the_last_one_of_any_game(library: SaveLibrary) -> None:
    bartering: Match[Any, Any, Any] = Match.new(barter.BARTER, barter.Config(seed="two"))
    match: Match[Any, Any, Any]
    for match in (played(5), bartering):
        saver = Autosaver(library, match)
        match.act(match.game.legal(match.state)[0])
        saver.close()
    seen = peek(library.folder, GAMES)
    assert seen is not None
    assert seen.game == "barter"
    only_baltica = peek(library.folder, baltica.GAMES)
    assert only_baltica is not None
    assert only_baltica.game == "ecosfera"


def test_a_match_of_a_game_the_program_lacks_is_foreign(library: SaveLibrary) -> None:
    path = save_as(library, bartered(), "x")
    other = SaveLibrary(library.folder, baltica.GAMES)
    (file,) = other.entries()
    with pytest.raises(SaveError) as raised:
        other.about(file)
    assert raised.value.problem is SaveProblem.FOREIGN
    assert path.exists()


def test_matches_of_both_games_are_counted_apart(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path / "statistics.jsonl", GAMES)
    match, other = ended(), bartered()
    file.add("1", match.game, match.state)
    file.add("2", other.game, other.state)
    again = StatisticsFile(file.path, GAMES)
    assert [(played.match, played.game) for played in again.read()] == [
        ("1", "ecosfera"),
        ("2", "barter"),
    ]
    assert again.statistics().total.games == 1
    assert again.statistics("barter").total.most_progress == other.state.points
    # lines of the first game name no game, as those of older programs
    first, second = file.path.read_text("utf-8").splitlines()
    assert '"of"' not in first
    assert '"of": "barter"' in second
