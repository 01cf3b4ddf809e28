"""Saved games as the list shows them, and their summaries in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.saves.problems import SaveError
from ecosfera.games import all_games
from ecosfera.words import PADDED, Noun

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    import pygame

    from ecosfera.core.saves.library import SaveLibrary
    from ecosfera.core.saves.listing import SaveFile
    from ecosfera.core.saves.summary import SaveSummary
    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words


def name_of(words: Words, about: SaveSummary) -> str:
    """Return the name of a game: its own, or the names of its rows."""
    if about.name:
        return about.name
    if about.names:
        return words.list(players_of(words, about))
    return words.count("saves.rows", about.players)


def players_of(words: Words, about: SaveSummary) -> list[str]:
    """Return the names of the players."""
    return all_games.info(about.game).shown_names(words, about.names)


def moment(words: Words, when: datetime) -> str:
    """Return date and time of day."""
    return words(
        "saves.date",
        day=_number(when.day),
        month=_number(when.month),
        year=when.year,
        hour=_number(when.hour),
        minute=f"{when.minute:02}",
    )


def _number(number: int) -> Noun:
    """Return a number that has a form with two digits."""
    return Noun(str(number), lambda form: f"{number:02}" if form == PADDED else None)


def state_of(words: Words, about: SaveSummary) -> str:
    """Return how far a match has come."""
    return all_games.lists(about.game).progress(words, about.summary)


def details_of(words: Words, about: SaveSummary) -> str:
    """Return what else there is to tell of a match, in a line."""
    return all_games.lists(about.game).details(words, about.summary)


def draw_picture(
    target: pygame.Surface, context: UiContext, box: pygame.Rect, about: SaveSummary
) -> None:
    """Draw the small picture of a match."""
    all_games.lists(about.game).save_picture(context, target, box, about.summary)


class SavedGames:
    """The games of a library or of its bin, read once until `read` is called again."""

    def __init__(self, library: SaveLibrary) -> None:
        self.library = library
        self.listed = library
        """The library that is listed: the saved games, or the bin."""
        self.files = library.entries()
        self.thrown = len(library.bin.entries())
        """Number of games in the bin."""
        self.chosen = 0
        """Index of the chosen game."""
        self.top = 0
        """Index of the game at the top of the list."""
        self.rows = 1
        """Number of games that the list shows."""
        self._summaries: dict[SaveFile, SaveSummary | None] = {}

    @property
    def in_bin(self) -> bool:
        """Return whether the bin is listed."""
        return self.listed is not self.library

    @property
    def file(self) -> SaveFile | None:
        """Return the chosen game."""
        return self.files[self.chosen] if self.files else None

    @property
    def shown(self) -> range:
        """Return the indices of the games that the list shows."""
        return range(self.top, min(self.top + self.rows, len(self.files)))

    def about(self, number: int) -> SaveSummary | None:
        """Return the summary of a game, or None if its file cannot be read."""
        file = self.files[number]
        if file not in self._summaries:
            try:
                self._summaries[file] = self.listed.about(file)
            except SaveError:
                self._summaries[file] = None
        return self._summaries[file]

    def choose(self, number: int) -> None:
        """Choose a game and scroll the list to it."""
        self.chosen = max(0, min(number, len(self.files) - 1))
        self.top = min(self.top, self.chosen)
        self.top = max(self.top, self.chosen - self.rows + 1)

    def list_from(self, library: SaveLibrary) -> None:
        """List the games of another library from its beginning; `read` has to follow."""
        self.listed = library
        self.chosen = self.top = 0

    def read(self, path: Path | None = None) -> bool:
        """Read the folder again; return whether the game of this file is there, and chosen."""
        self.files = self.listed.entries()
        self.thrown = len(self.library.bin.entries())
        self._summaries.clear()
        numbers = [n for n, file in enumerate(self.files) if file.path == path]
        self.choose(numbers[0] if numbers else self.chosen)
        return bool(numbers)
