"""The exported games of a class: a folder of files, read one at a time."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Final

from ecosfera.core.saves.file_format import Note
from ecosfera.core.saves.library import GIVEN_OUT, read_save
from ecosfera.core.saves.problems import SaveError
from ecosfera.games import all_games

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ecosfera.core.saves.summary import SaveSummary
    from ecosfera.games.class_report import ClassEntry

MOST_GAMES: Final = 60
"""Maximum number of files that are read."""
MOST_EXAMINED: Final = 2000
"""Maximum number of names that are looked at in a folder."""


@dataclass(frozen=True)
class ClassGame:
    """What the page needs of one game."""

    about: SaveSummary
    code: str | None
    entry: ClassEntry


@dataclass
class ClassGames:
    """The games of a folder. `read` reads them, in slices."""

    folder: Path
    games: list[ClassGame] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    """Names of the files that are no readable games."""
    more: bool = False
    """Whether the folder has more files than were read."""
    done: int = 0
    """Number of files read so far."""
    count: int = 0
    """Number of files to read."""

    def read(self) -> Iterator[None]:
        """Read one file at each step.

        Links are not followed. A game that was exported twice counts once, as it was later.
        """
        names = self._names()
        self.count = len(names)
        yield
        found: dict[tuple[str, str], ClassGame] = {}
        for name in names:
            game = _game(self.folder / name)
            self.done += 1
            if game is None:
                self.broken.append(name)
            else:
                key = game.about.game, game.about.id
                before = found.get(key)
                if before is None or before.about.saved <= game.about.saved:
                    found[key] = game
            self.games = list(found.values())
            yield

    def _names(self) -> list[str]:
        """Return the names of the files to read, in their order."""
        found: list[str] = []
        with contextlib.suppress(OSError), os.scandir(self.folder) as listing:
            for item in islice(listing, MOST_EXAMINED):
                with contextlib.suppress(OSError):
                    if item.name.endswith(GIVEN_OUT) and item.is_file(follow_symlinks=False):
                        found.append(item.name)
        self.more = len(found) > MOST_GAMES
        return sorted(found)[:MOST_GAMES]


def _game(path: Path) -> ClassGame | None:
    """Return the game of a file, or None if the file has no usable history."""
    try:
        loaded = read_save(path, all_games)
    except SaveError:
        return None
    if Note.RULES_CHANGED in loaded.notes:
        return None
    match = loaded.match
    report = all_games.screens(loaded.about.game).class_report()
    code = match.game.code(match.game.config_of(match.state))
    return ClassGame(loaded.about, code, report.entry(match))
