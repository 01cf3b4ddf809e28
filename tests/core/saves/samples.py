"""Matches and files for the tests of saved games."""

from __future__ import annotations

from pathlib import Path

from ecosfera.core.rng import Rng
from ecosfera.core.saves.file_format import Encoder, record_of
from ecosfera.core.saves.summary import summary_of
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.engine import legal
from tests.games.baltica.codec.games import BALTICA

NAMED = Config(players=2, seed="77", names=("Åsa", "Jürgen"), policies=True)


def played(moves: int, config: Config = NAMED, luck: str = "luck") -> Match:
    """Return a match of at most this many random moves."""
    match = Match.new(BALTICA, config)
    play_on(match, moves, luck)
    return match


def play_on(match: Match, moves: int, luck: str = "more") -> None:
    """So many more random moves."""
    chance = Rng(luck)
    for _ in range(moves):
        if match.state.outcome is not None:
            break
        match.act(chance.pick(legal(match.state)))


def ended(config: Config = NAMED) -> Match:
    """Return a match played to its end."""
    return played(10**6, config)


def saved(match: Match, name: str = "", *, automatic: bool = True, game: str = "ab12") -> bytes:
    """Return the content of a file with this match."""
    about = summary_of(match.game, match.state, game, name, len(match.actions), automatic=automatic)
    return Encoder().file(record_of(match, {"portraits": ["pike", "eider"]}), about)


def put_file(folder: Path, name: str, data: bytes) -> Path:
    """Write a file with this content and return it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(data)
    return path
