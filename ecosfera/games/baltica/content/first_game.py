"""The set-up of a player's very first game, which beginners are likely to win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ecosfera import paths
from ecosfera.core.data_files import read

if TYPE_CHECKING:
    from pathlib import Path

FILE = "first_game.toml"


@dataclass(frozen=True, slots=True)
class FirstGame:
    """A challenge code and who plays each of its rows."""

    code: str
    characters: tuple[str, ...]
    """Character of the computer player of each row, or `PERSON`."""


def load_first_game(folder: Path | None = None) -> FirstGame:
    """Load `first_game.toml`. Raise `DataFileError` if it is invalid."""
    return read((folder or paths.assets() / "data") / FILE, _first_game)


def _first_game(table: dict[str, Any]) -> FirstGame:
    return FirstGame(str(table["code"]), tuple(map(str, table["characters"])))
