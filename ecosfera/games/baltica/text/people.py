"""The players of a match as the table names and shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.words import Words


@dataclass(frozen=True, slots=True)
class Person:
    """The player of one row, with name and portrait."""

    name: str
    animal: str
    """The name of the portrait."""
    character: str = ""
    """The character of a computer player, or empty for a person."""

    @property
    def computer(self) -> bool:
        """Return whether a computer plays the row."""
        return bool(self.character)


PORTRAITS = ("ringed_seal", "pike", "eider", "otter")
"""Portraits of rows whose players chose none."""


def people_of(
    config: Config, words: Words, portraits: Sequence[str], characters: Sequence[str]
) -> tuple[Person, ...]:
    """Return the players of a match with names, portraits and characters.

    Rows without a name or portrait get one.
    """
    names = config.names or [words("table.row-number", n=i + 1) for i in range(config.players)]
    animals = (*portraits, *PORTRAITS[len(portraits) :])
    return tuple(map(Person, names, animals, characters))
