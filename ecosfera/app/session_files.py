"""The files of the current session: the game being played, saved games, statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecosfera.app.menu.scene import Running
from ecosfera.core.player_kinds import PERSON
from ecosfera.core.saves.peek import peek
from ecosfera.games import all_games
from ecosfera.games.baltica.screens.setup.draft import ANIMALS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.core.saves.autosave import Autosaver
    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.core.saves.library import SaveFile, SaveLibrary
    from ecosfera.core.saves.problems import SaveFault
    from ecosfera.core.statistics import StatisticsFile
    from ecosfera.games.baltica.match import Match
    from ecosfera.paths import UserFolders

PORTRAITS, COMPUTERS, SECONDS = "portraits", "computers", "seconds"
"""Keys of what is stored with a game: the portraits of the rows, who plays them, the time."""
_LONGEST_GAME = 10**7


class SessionFiles:
    """The files of the session. Modules that read whole games are imported on first use.

    `troubled` is called, possibly in another thread, when a game cannot be saved.
    """

    def __init__(self, folders: UserFolders, troubled: Callable[[SaveFault], None]) -> None:
        self.folders = folders
        self.troubled = troubled
        self.keeper: Autosaver | None = None
        self._statistics: StatisticsFile | None = None

    @property
    def shelf(self) -> SaveLibrary:
        """Return the folder of saved games."""
        from ecosfera.core.saves.library import SaveLibrary  # noqa: PLC0415 (after the first picture)

        return SaveLibrary(self.folders.saves, all_games)

    @property
    def statistics(self) -> StatisticsFile:
        """Return the file of statistics."""
        from ecosfera.core.statistics import StatisticsFile  # noqa: PLC0415 (as above)

        if self._statistics is None:
            self._statistics = StatisticsFile(self.folders.statistics_file, all_games)
        return self._statistics

    def running(self) -> Running | None:
        """Return a summary of the game that can be continued, for the menu."""
        seen = peek(self.folders.saves, all_games)
        if seen is None:
            return None
        details = seen.details
        return Running(seen.names, details["round"], tuple(details["habitats"]), details["impacts"])

    # ------------------------------------------------------------------ the game being played
    def begin(
        self, match: Match, portraits: tuple[str, ...], computers: tuple[str, ...] = ()
    ) -> None:
        """Save this match from its first action on."""
        from ecosfera.core.saves.autosave import Autosaver  # noqa: PLC0415 (as above)

        self.close()
        extra: dict[str, Any] = {
            PORTRAITS: list(portraits),
            COMPUTERS: list(computers),
            SECONDS: 0,
        }
        self.keeper = Autosaver(
            self.shelf, match, extra, troubled=self.troubled, statistics=self.statistics
        )

    def resume(self, entry: SaveFile, loaded: Loaded) -> None:
        """Continue saving a match that was loaded."""
        from ecosfera.core.saves.autosave import Autosaver  # noqa: PLC0415 (as above)

        self.close()
        self.keeper = Autosaver.resumed(
            self.shelf, entry, loaded, troubled=self.troubled, statistics=self.statistics
        )

    def save_as(self, match: Match, name: str) -> SaveFault | None:
        """Save a match to a file of its own; return what went wrong, if anything."""
        from ecosfera.core.saves.autosave import save_as  # noqa: PLC0415 (as above)
        from ecosfera.core.saves.problems import fault_of  # noqa: PLC0415 (as above)

        extra = dict(self.keeper.extra) if self.keeper is not None else {}
        try:
            save_as(self.shelf, match, name, extra)
        except OSError as error:
            return fault_of(error)
        return None

    def latest(self) -> tuple[SaveFile, Loaded] | None:
        """Return the game to continue, loaded, or None. Raise `SaveError` if it cannot be read."""
        shelf = self.shelf
        found = shelf.latest()
        return (found[0], shelf.load(found[0])) if found else None

    def holds(self, file: Path) -> bool:
        """Return whether the file lies in the folder of saved games."""
        try:
            return file.resolve().parent == self.folders.saves.resolve()
        except (OSError, RuntimeError, ValueError):
            # A circular link, or an invalid path.
            return False

    def opened(self, file: Path) -> tuple[SaveFile, Loaded]:
        """Return the game of any file, loaded. Raise `SaveError` if it cannot be read."""
        from ecosfera.core.saves.library import SaveFile, read_save  # noqa: PLC0415 (as above)

        if self.holds(file):
            entry = SaveFile(self.folders.saves, file.name, 0)
            return entry, self.shelf.load(entry)
        return SaveFile(file.parent, file.name, 0), read_save(file, all_games)

    def sat(self, seconds: float) -> None:
        """Store the number of seconds spent at the table in this game."""
        if self.keeper is not None and self.keeper.path is not None:
            self.keeper.extra[SECONDS] = round(seconds)
            self.keeper.note()

    def seated(self, computers: tuple[str, ...]) -> None:
        """Store who plays the rows from now on."""
        if self.keeper is not None:
            self.keeper.extra[COMPUTERS] = list(computers)
            if self.keeper.path is not None:
                self.keeper.note()

    def close(self) -> None:
        """Wait until the current game is saved."""
        if self.keeper is not None:
            self.keeper.close()
            self.keeper = None


def portraits_of(loaded: Loaded) -> tuple[str, ...]:
    """Return the portraits of the rows, as far as the file has them."""
    given = loaded.extra.get(PORTRAITS)
    players = loaded.match.state.config.players
    if not isinstance(given, list) or len(given) != players:
        return ()
    return tuple(animal for animal in given if animal in ANIMALS)


def computers_of(loaded: Loaded) -> tuple[str, ...]:
    """Return the character or `PERSON` for each row; empty if the file does not say."""
    given = loaded.extra.get(COMPUTERS)
    if not isinstance(given, list) or len(given) != loaded.match.state.config.players:
        return ()
    return tuple(who if who in loaded.match.game.info.teammates else PERSON for who in given)


def seconds_of(loaded: Loaded) -> float:
    """Return the time already spent at the table in seconds."""
    given = loaded.extra.get(SECONDS)
    if not isinstance(given, (int, float)) or isinstance(given, bool):
        return 0.0
    return float(given) if 0 <= given < _LONGEST_GAME else 0.0
