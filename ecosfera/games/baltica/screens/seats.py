"""The players of a match's rows as stored with a saved game: portraits and computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecosfera.games.baltica.info import PLAYERS
from ecosfera.games.baltica.screens.setup.draft import ANIMALS, PORTRAITS
from ecosfera.tabletop import setup

if TYPE_CHECKING:
    from collections.abc import Mapping


def portraits_of(seats: Mapping[str, Any], rows: int) -> tuple[str, ...]:
    """Return the portraits of the rows, as far as they are valid; seats may come from any file."""
    given = seats.get(PORTRAITS)
    if not isinstance(given, list) or len(given) != rows:
        return ()
    return tuple(animal for animal in given if animal in ANIMALS)


def computers_of(seats: Mapping[str, Any], rows: int) -> tuple[str, ...]:
    """Return the characters of the computer players; none if the seats are invalid."""
    return setup.computers_of(seats, rows, PLAYERS)
