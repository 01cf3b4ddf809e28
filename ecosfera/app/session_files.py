"""The files of matches: the one being played, those saved before, and statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecosfera.app.erase_data import erase_user_data
from ecosfera.core.saves.autosave import Autosaver, save_as
from ecosfera.core.saves.library import SaveLibrary, read_save
from ecosfera.core.saves.listing import SaveFile
from ecosfera.core.saves.problems import fault_of
from ecosfera.core.statistics import StatisticsFile
from ecosfera.games import all_games

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from ecosfera.core.files.deletion import Deletion
    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.core.saves.problems import SaveFault
    from ecosfera.games.game_screens import AnyMatch, Seats
    from ecosfera.paths import UserFolders

SECONDS = "seconds"
"""Key of the playing time, which is stored with a match together with its seats."""
_LONGEST_GAME = 10**7


class SessionFiles:
    """The files of the program's matches.

    `troubled` is called, perhaps in another thread, when a match cannot be saved.
    """

    def __init__(self, folders: UserFolders, troubled: Callable[[SaveFault], None]) -> None:
        self.folders = folders
        self.troubled = troubled
        self.autosaver: Autosaver | None = None
        """Saves the match being played."""
        self.statistics = StatisticsFile(folders.statistics_file, all_games)
        """The file of finished matches; each of its lines is parsed only once."""

    @property
    def library(self) -> SaveLibrary:
        """The folder of saved matches."""
        return SaveLibrary(self.folders.saves, all_games)

    def collected(self) -> frozenset[str]:
        """Return what was collected in finished matches; threads may call this."""
        return self.statistics.statistics().collected

    def stars(self) -> Mapping[str, int]:
        """Return the stars of each stage of the journey that was done."""
        return self.statistics.statistics().stars

    # ------------------------------------------------------------------ the game being played
    def begin(self, match: AnyMatch, seats: Seats) -> None:
        """Save this match from its first action on."""
        self.close()
        extra: dict[str, Any] = {**seats, SECONDS: 0}
        self.autosaver = Autosaver(
            self.library, match, extra, troubled=self.troubled, statistics=self.statistics
        )

    def resume(self, entry: SaveFile, loaded: Loaded) -> None:
        """Continue saving a match that was loaded."""
        self.close()
        self.autosaver = Autosaver.resumed(
            self.library, entry, loaded, troubled=self.troubled, statistics=self.statistics
        )

    def save_as(self, match: AnyMatch, name: str) -> SaveFault | None:
        """Save a match to a file of its own; return what went wrong, if anything."""
        extra = dict(self.autosaver.extra) if self.autosaver is not None else {}
        try:
            save_as(self.library, match, name, extra)
        except OSError as error:
            return fault_of(error)
        return None

    def latest(self, game_id: str, *, tutorial: bool = False) -> tuple[SaveFile, Loaded] | None:
        """Return the match, or tutorial, of a game to continue, loaded, or None.

        Raise `SaveError` if it is invalid.
        """
        library = self.library
        found = library.latest(game_id, tutorial=tutorial)
        return (found[0], library.load(found[0])) if found else None

    def holds(self, file: Path) -> bool:
        """Return whether the file lies in the folder of saved games."""
        try:
            return file.resolve().parent == self.folders.saves.resolve()
        except (OSError, RuntimeError, ValueError):
            # A circular link, or an invalid path.
            return False

    def opened(self, file: Path) -> tuple[SaveFile, Loaded]:
        """Return the game of any file, loaded. Raise `SaveError` if it cannot be read."""
        if self.holds(file):
            entry = SaveFile(self.folders.saves, file.name, 0)
            return entry, self.library.load(entry)
        return SaveFile(file.parent, file.name, 0), read_save(file, all_games)

    def sat(self, seconds: float) -> None:
        """Store the number of seconds spent at the table in this game."""
        if self.autosaver is not None and self.autosaver.path is not None:
            self.autosaver.extra[SECONDS] = round(seconds)
            self.autosaver.note()

    def seated(self, seats: Seats) -> None:
        """Store these seats with the match from now on; absent ones stay unchanged."""
        if self.autosaver is not None:
            self.autosaver.extra.update(seats)
            if self.autosaver.path is not None:
                self.autosaver.note()

    def erase(self) -> Deletion:
        """Delete everything stored for the user; return what is left."""
        return erase_user_data(self.folders)

    def close(self) -> None:
        """Wait until the current game is saved."""
        if self.autosaver is not None:
            self.autosaver.close()
            self.autosaver = None


def seats_of(loaded: Loaded) -> Seats:
    """Return the seats as stored in the file; the game must validate them."""
    return {key: value for key, value in loaded.extra.items() if key != SECONDS}


def seconds_of(loaded: Loaded) -> float:
    """Return the time already spent at the table in seconds."""
    given = loaded.extra.get(SECONDS)
    if not isinstance(given, (int, float)) or isinstance(given, bool):
        return 0.0
    return float(given) if 0 <= given < _LONGEST_GAME else 0.0
