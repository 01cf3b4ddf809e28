"""The files of matches: the one being played, those saved before, and statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecosfera.core.saves.peek import peek
from ecosfera.core.saves.problems import fault_of
from ecosfera.games import all_games

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.core.saves.autosave import Autosaver
    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.core.saves.library import SaveFile, SaveLibrary
    from ecosfera.core.saves.peek import SavePeek
    from ecosfera.core.saves.problems import SaveFault
    from ecosfera.core.statistics import StatisticsFile
    from ecosfera.games.game_screens import AnyMatch, Seats
    from ecosfera.paths import UserFolders

SECONDS = "seconds"
"""Key of the playing time, which is stored with a match beside its seats."""
_LONGEST_GAME = 10**7


class SessionFiles:
    """One for the whole program. What reads whole matches is imported when it is needed.

    `troubled` is called, maybe in another thread, when a match cannot be saved.
    """

    def __init__(self, folders: UserFolders, troubled: Callable[[SaveFault], None]) -> None:
        self.folders = folders
        self.troubled = troubled
        self.autosaver: Autosaver | None = None
        """Saves the match being played."""
        self._statistics: StatisticsFile | None = None

    @property
    def library(self) -> SaveLibrary:
        """The folder of saved matches."""
        from ecosfera.core.saves.library import SaveLibrary  # noqa: PLC0415 (after the first picture)

        return SaveLibrary(self.folders.saves, all_games)

    @property
    def statistics(self) -> StatisticsFile:
        """The file of finished matches; what was read of it is remembered."""
        from ecosfera.core.statistics import StatisticsFile  # noqa: PLC0415 (as above)

        if self._statistics is None:
            self._statistics = StatisticsFile(self.folders.statistics_file, all_games)
        return self._statistics

    def last(self) -> SavePeek | None:
        """Return the match to continue as the menu shows it; no rules are loaded for it."""
        return peek(self.folders.saves, all_games)

    # ------------------------------------------------------------------ the game being played
    def begin(self, match: AnyMatch, seats: Seats) -> None:
        """Save this match from its first action on."""
        from ecosfera.core.saves.autosave import Autosaver  # noqa: PLC0415 (as above)

        self.close()
        extra: dict[str, Any] = {**seats, SECONDS: 0}
        self.autosaver = Autosaver(
            self.library, match, extra, troubled=self.troubled, statistics=self.statistics
        )

    def resume(self, entry: SaveFile, loaded: Loaded) -> None:
        """Save a match that was loaded as it goes on."""
        from ecosfera.core.saves.autosave import Autosaver  # noqa: PLC0415 (as above)

        self.close()
        self.autosaver = Autosaver.resumed(
            self.library, entry, loaded, troubled=self.troubled, statistics=self.statistics
        )

    def save_as(self, match: AnyMatch, name: str) -> SaveFault | None:
        """Keep a match as it is in a file of its own; what went wrong, if anything."""
        from ecosfera.core.saves.autosave import save_as  # noqa: PLC0415 (as above)

        extra = dict(self.autosaver.extra) if self.autosaver is not None else {}
        try:
            save_as(self.library, match, name, extra)
        except OSError as error:
            return fault_of(error)
        return None

    def latest(self) -> tuple[SaveFile, Loaded] | None:
        """The game to continue, loaded; None if there is none. Raises `SaveError`."""
        library = self.library
        found = library.latest()
        return (found[0], library.load(found[0])) if found else None

    def holds(self, file: Path) -> bool:
        """Whether the file lies in the folder of saved games."""
        try:
            return file.resolve().parent == self.folders.saves.resolve()
        except (OSError, RuntimeError, ValueError):
            # a link to itself, or no path at all
            return False

    def opened(self, file: Path) -> tuple[SaveFile, Loaded]:
        """The game of a file from anywhere, loaded. Raises `SaveError`."""
        from ecosfera.core.saves.library import SaveFile, read_save  # noqa: PLC0415 (as above)

        if self.holds(file):
            entry = SaveFile(self.folders.saves, file.name, 0)
            return entry, self.library.load(entry)
        return SaveFile(file.parent, file.name, 0), read_save(file, all_games)

    def sat(self, seconds: float) -> None:
        """So many seconds have been spent at the table in this game."""
        if self.autosaver is not None and self.autosaver.path is not None:
            self.autosaver.extra[SECONDS] = round(seconds)
            self.autosaver.note()

    def seated(self, seats: Seats) -> None:
        """Store these seats with the match from now on; those that are absent stay."""
        if self.autosaver is not None:
            self.autosaver.extra.update(seats)
            if self.autosaver.path is not None:
                self.autosaver.note()

    def close(self) -> None:
        """Wait until the game that was played is saved."""
        if self.autosaver is not None:
            self.autosaver.close()
            self.autosaver = None


def seats_of(loaded: Loaded) -> Seats:
    """Return the seats as the file has them; the game reads them with care."""
    return {key: value for key, value in loaded.extra.items() if key != SECONDS}


def seconds_of(loaded: Loaded) -> float:
    """The time already spent at the table, in seconds."""
    given = loaded.extra.get(SECONDS)
    if not isinstance(given, (int, float)) or isinstance(given, bool):
        return 0.0
    return float(given) if 0 <= given < _LONGEST_GAME else 0.0
