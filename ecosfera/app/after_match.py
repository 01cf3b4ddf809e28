"""Services for a finished match: watch it again, export it, find the one before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.app.replay.scene import ReplayScene
from ecosfera.core.saves.library import read_save
from ecosfera.core.saves.listing import SaveFile
from ecosfera.core.saves.problems import SaveError
from ecosfera.core.statistics import Gained
from ecosfera.games import all_games

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.app.session_files import SessionFiles
    from ecosfera.core.saves.summary import SaveSummary
    from ecosfera.games.game_screens import AnyMatch, Seats, Services, Summary
    from ecosfera.ui.context import UiContext

MOST_LOOKED_AT: Final = 60
"""Number of the newest saved games among which an earlier one is looked for."""
MOST_READ: Final = 4
"""Number of saved games that are read as a whole for that."""


class AfterMatch:
    """A match and its file. `play_on` begins a new match from a position of this one."""

    def __init__(
        self,
        context: UiContext,
        files: SessionFiles,
        match: AnyMatch,
        seats: Seats,
        play_on: Callable[[AnyMatch], None],
    ) -> None:
        self.context = context
        self.files = files
        self.match = match
        self.seats = seats
        self.play_on = play_on

    def watch(self, services: Services, done: int) -> None:
        """Replay the match after `done` actions; from its beginning, it plays by itself."""

        def watched(branch: AnyMatch | None) -> None:
            if branch is not None:
                self.play_on(branch)

        replay = ReplayScene(self.context, services, self.match, self.seats, done)
        if not done:
            replay.player.toggle()
        self.context.push(replay, watched)

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the players; empty if they gave none."""
        return self.match.game.names(self.match.state)

    @property
    def exported(self) -> Callable[[Path], Path] | None:
        """Return a function that copies the match into a folder, or None if it has no file."""
        saver = self.files.autosaver
        if saver is None or not saver.flush() or saver.path is None:
            return None
        entry = SaveFile(saver.path.parent, saver.path.name, 0)
        return lambda folder: self.files.library.give_out(entry, folder)

    def gained(self) -> Gained:
        """Return what the match was the first to bring, if it is over."""
        match, saver = self.match, self.files.autosaver
        if saver is None or match.outcome is None:
            return Gained()
        deeds = match.deeds(saver.extra)
        return self.files.statistics.gained(saver.id, match.game, match.state, deeds)

    def earlier(self, code: str) -> Summary | None:
        """Return the summary of the last finished match with the same cards before this one."""
        library, info = self.files.library, self.match.game.info
        entries = library.entries()[:MOST_LOOKED_AT]
        # Asked for last: the thread that saves may write the first file of this match meanwhile.
        own = self.files.autosaver.path if self.files.autosaver is not None else None
        read = 0
        for entry in entries:
            if entry.path == own or read >= MOST_READ:
                continue
            try:
                about = library.about(entry)
                if about.game != info.id or about.outcome is None or not self._alike(about):
                    continue
                read += 1
                if self._code_of(entry.path) == code:
                    return about.summary
            except SaveError:
                continue
        return None

    def _alike(self, about: SaveSummary) -> bool:
        """Return whether the summary of a match leaves open that it has the same cards."""
        own = self.match.game.summary(self.match.start)
        same = ("seed", "level")
        players = self.match.game.players(self.match.state)
        return about.players == players and all(
            about.details.get(key) == own.get(key) for key in same
        )

    @staticmethod
    def _code_of(file: Path) -> str | None:
        """Return the challenge code of a saved match. Raises `SaveError`."""
        other = read_save(file, all_games).match
        return other.game.code(other.game.config_of(other.state))
