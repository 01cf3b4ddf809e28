"""What the screen keeps of games: the one being played, those saved before, and statistics."""

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
"""What is kept with a game for the screen: the animals of the rows, who plays them, the time."""
_LONGEST_GAME = 10**7


class SessionFiles:
    """One for the whole program. What reads whole games is imported when it is needed.

    `troubled` is called, maybe in another thread, when a game cannot be saved.
    """

    def __init__(self, folders: UserFolders, troubled: Callable[[SaveFault], None]) -> None:
        self.folders = folders
        self.troubled = troubled
        self.keeper: Autosaver | None = None
        self._statistics: StatisticsFile | None = None

    @property
    def shelf(self) -> SaveLibrary:
        """The folder of saved games."""
        from ecosfera.core.saves.library import SaveLibrary  # noqa: PLC0415 (after the first picture)

        return SaveLibrary(self.folders.saves, all_games)

    @property
    def statistics(self) -> StatisticsFile:
        """The file of finished matches; what was read of it is remembered."""
        from ecosfera.core.statistics import StatisticsFile  # noqa: PLC0415 (as above)

        if self._statistics is None:
            self._statistics = StatisticsFile(self.folders.statistics_file, all_games)
        return self._statistics

    def running(self) -> Running | None:
        """The game to continue, for the menu."""
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
        """Save a match that was loaded as it goes on."""
        from ecosfera.core.saves.autosave import Autosaver  # noqa: PLC0415 (as above)

        self.close()
        self.keeper = Autosaver.resumed(
            self.shelf, entry, loaded, troubled=self.troubled, statistics=self.statistics
        )

    def save_as(self, match: Match, name: str) -> SaveFault | None:
        """Keep a match as it is in a file of its own; what went wrong, if anything."""
        from ecosfera.core.saves.autosave import save_as  # noqa: PLC0415 (as above)
        from ecosfera.core.saves.problems import fault_of  # noqa: PLC0415 (as above)

        extra = dict(self.keeper.extra) if self.keeper is not None else {}
        try:
            save_as(self.shelf, match, name, extra)
        except OSError as error:
            return fault_of(error)
        return None

    def latest(self) -> tuple[SaveFile, Loaded] | None:
        """The game to continue, loaded; None if there is none. Raises `SaveError`."""
        shelf = self.shelf
        found = shelf.latest()
        return (found[0], shelf.load(found[0])) if found else None

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
            return entry, self.shelf.load(entry)
        return SaveFile(file.parent, file.name, 0), read_save(file, all_games)

    def sat(self, seconds: float) -> None:
        """So many seconds have been spent at the table in this game."""
        if self.keeper is not None and self.keeper.path is not None:
            self.keeper.extra[SECONDS] = round(seconds)
            self.keeper.note()

    def seated(self, computers: tuple[str, ...]) -> None:
        """Other people or computers play the rows from now on."""
        if self.keeper is not None:
            self.keeper.extra[COMPUTERS] = list(computers)
            if self.keeper.path is not None:
                self.keeper.note()

    def close(self) -> None:
        """Wait until the game that was played is saved."""
        if self.keeper is not None:
            self.keeper.close()
            self.keeper = None


def portraits_of(loaded: Loaded) -> tuple[str, ...]:
    """The animals of the rows, as far as the file says."""
    given = loaded.extra.get(PORTRAITS)
    players = loaded.match.state.config.players
    if not isinstance(given, list) or len(given) != players:
        return ()
    return tuple(animal for animal in given if animal in ANIMALS)


def computers_of(loaded: Loaded) -> tuple[str, ...]:
    """The characters of the rows the computer plays; none if the file does not say."""
    given = loaded.extra.get(COMPUTERS)
    if not isinstance(given, list) or len(given) != loaded.match.state.config.players:
        return ()
    return tuple(who if who in loaded.match.game.info.teammates else PERSON for who in given)


def seconds_of(loaded: Loaded) -> float:
    """The time already spent at the table, in seconds."""
    given = loaded.extra.get(SECONDS)
    if not isinstance(given, (int, float)) or isinstance(given, bool):
        return 0.0
    return float(given) if 0 <= given < _LONGEST_GAME else 0.0
