"""The players of a match as the table names and shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.rules.state import Config
    from ecosfera.words import Words


@dataclass(frozen=True, slots=True)
class Person:
    """A player."""

    name: str
    character: str = ""
    """The character of a computer player, or empty for a person."""

    @property
    def computer(self) -> bool:
        """Return whether a computer plays."""
        return bool(self.character)


def people_of(config: Config, words: Words, characters: Sequence[str]) -> tuple[Person, ...]:
    """Return the players of a match; those without a name get a number."""
    count = config.players
    names = config.names or [words("carbon.player-number", n=seat + 1) for seat in range(count)]
    return tuple(map(Person, names, (*characters, *[""] * count)))
