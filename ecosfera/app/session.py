"""A sequence of matches: seats, table, save, playing time and end screen."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from ecosfera.app.active_game import activate
from ecosfera.app.after_match import AfterMatch
from ecosfera.app.memory_tuning import return_large_blocks, trim
from ecosfera.app.services import ProgramServices
from ecosfera.app.session_files import SessionFiles, seats_of, seconds_of
from ecosfera.core.match import Match
from ecosfera.core.saves.problems import SaveError
from ecosfera.core.tutorial import PLACE
from ecosfera.games import all_games
from ecosfera.games.game_screens import EndResult, NewMatch, TableResult

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.core.game import Game
    from ecosfera.core.game_info import GameInfo
    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.core.saves.listing import SaveFile
    from ecosfera.core.saves.problems import SaveFault
    from ecosfera.games.game_screens import AnyMatch, Draft, GameScreens, Seats
    from ecosfera.paths import UserFolders
    from ecosfera.ui.app.app import App


class Session:
    """The match being played, if any.

    `unsaved` is called, perhaps in another thread, when it cannot be saved. `go` is called when the
    players leave the table or the end screen for the menu, the set-up or the desktop.
    """

    def __init__(
        self,
        app: App,
        folders: UserFolders,
        unsaved: Callable[[SaveFault], None],
        clock: Callable[[], float],
        go: Callable[[TableResult], None],
    ) -> None:
        self.app = app
        self.files = SessionFiles(folders, unsaved)
        self.clock = clock
        self.go = go
        self.match: AnyMatch | None = None
        self.seats: Seats = {}
        self.played = 0.0
        """Seconds spent at the table in this match."""
        self._sat_down: float | None = None
        self._at_table = ""
        """The id of the game whose table was shown last."""

    @property
    def running(self) -> bool:
        """Return whether there is an unfinished match."""
        return self.match is not None and self.match.outcome is None

    def summary(self) -> dict[str, Any]:
        """Return what the menu shows of the running match."""
        assert self.match is not None, "there is no match"
        game, state = self.match.game, self.match.state
        return {"names": game.names(state), **game.summary(state)}

    # -- beginnings ------------------------------------------------------------------------------

    def deal(self, game: Game[Any, Any, Any, Any], new: NewMatch) -> None:
        """Begin a match."""
        match: AnyMatch = Match.new(game, new.config)
        match.fair_undo = new.fair_undo
        self.begin(match, new.seats)

    def begin(self, match: AnyMatch, seats: Seats) -> None:
        """Begin with this match; it is saved from its first action on."""
        self.match, self.seats, self.played = match, dict(seats), 0.0
        self.files.begin(match, self.seats)
        self.show_table()

    def branch(self, loaded: Loaded, match: AnyMatch) -> None:
        """Begin with a match that branches off from a loaded one."""
        self.begin(match, seats_of(loaded))

    def learn(self, game: Game[Any, Any, Any, Any], new: NewMatch) -> None:
        """Go on with the tutorial of a game where it was left, or begin it."""
        match = self.match
        here = match is not None and self.running and match.game.info.id == game.info.id
        if here and self.seats.get(PLACE) is not None:
            self.show_table()
            return
        with contextlib.suppress(SaveError):
            found = self.files.latest(game.info.id, tutorial=True)
            if found is not None and seats_of(found[1]).get(PLACE) is not None:
                self.resume(*found)
                return
        self.deal(game, new)

    def resume(self, file: SaveFile, loaded: Loaded) -> None:
        """Continue a loaded match; show the end screen of one that is over."""
        self.match, self.seats = loaded.match, seats_of(loaded)
        self.files.resume(file, loaded)
        self.played = seconds_of(loaded)
        if self.running:
            self.show_table()
        else:
            self.show_end()

    def again(self) -> None:
        """Deal the same cards again."""
        match = self.match
        assert match is not None, "there is no match"
        config = match.game.config_of(match.state)
        # After its last step a tutorial is dealt again as a match like any other.
        seats = {key: seat for key, seat in self.seats.items() if (key, seat) != (PLACE, None)}
        self.deal(match.game, NewMatch(config, seats, match.fair_undo))

    # -- scenes ----------------------------------------------------------------------------------

    @property
    def _screens(self) -> GameScreens:
        """Return the screens of the current game."""
        assert self.match is not None, "there is no match"
        return all_games.screens(self.match.game.info.id)

    def services(self, game: GameInfo) -> ProgramServices:
        """Return the services for the menu and the set-up of a game."""
        files = self.files
        context, collected, stars = self.app.context, files.collected, files.stars
        found = ProgramServices(context, game, collected=collected, stars=stars)
        found.last = lambda: files.statistics.statistics(game.id).last
        found.tried = lambda: files.statistics.statistics(game.id).tried
        return found

    @property
    def _services(self) -> ProgramServices:
        """Return the services for the scenes of the match."""
        match = self.match
        assert match is not None, "there is no match"
        found = ProgramServices(
            self.app.context,
            match.game.info,
            self._save_as,
            self._store_seats,
            self.files.collected,
            AfterMatch(self.app.context, self.files, match, self.seats, self._play_on),
            self.files.stars,
        )
        found.later = self.app.chores.appendleft
        return found

    def _play_on(self, match: AnyMatch) -> None:
        """Begin a match that branches off from this one."""
        self.begin(match, self.seats)

    def show_table(self) -> None:
        """Show the table with the match; drop what was drawn for the table of another game."""
        assert self.match is not None, "there is no match"
        # Of a table that is the first scene, 30 MB would stay in the heap.
        return_large_blocks()
        self._sat_down = self.clock()
        game = self.match.game.info.id
        if self._at_table not in ("", game):
            self.app.context.clear_caches()
        self._at_table = game
        activate(self.app, self.match.game.info)
        table = self._screens.table(self.app.context, self._services, self.match, self.seats)
        self.app.stack.reset(table, self._left)

    def _left(self, result: TableResult) -> None:
        """React to the players leaving the table."""
        self.stand_up()
        self.app.chores.append(trim)
        if result is TableResult.ENDED:
            self.show_end()
        elif result is TableResult.RESTART:
            self.again()
        else:
            self.go(result)

    def show_end(self) -> None:
        """Show the end screen."""
        assert self.match is not None, "there is no match"
        activate(self.app, self.match.game.info)
        minutes = max(1, round(self.played / 60))
        scene = self._screens.end(self.app.context, self._services, self.match, self.seats, minutes)
        # The pictures of the table are 25 MB at 1920 x 1080; another match needs others.
        self.app.context.clear_caches()
        self.app.stack.reset(scene, self._ended)

    def _ended(self, result: EndResult) -> None:
        """React to the players leaving the end screen."""
        goals = {
            EndResult.NEW: TableResult.SETUP,
            EndResult.JOURNEY: TableResult.JOURNEY,
            EndResult.HARDER: TableResult.HARDER,
        }
        if result is EndResult.AGAIN:
            self.again()
        else:
            self.go(goals.get(result, TableResult.MENU))

    def step_up(self, draft: Draft) -> None:
        """Let the choices of a set-up be harder than this match."""
        assert self.match is not None, "there is no match"
        draft.step_up(self.match.game.config_of(self.match.state), self.seats)

    # -- files and time --------------------------------------------------------------------------

    def _save_as(self, name: str) -> SaveFault | None:
        """Save the match under a name; return what went wrong, if anything."""
        assert self.match is not None, "there is no match"
        return self.files.save_as(self.match, name)

    def _store_seats(self, seats: Seats) -> None:
        """Store changed seats with the match."""
        self.seats = {**self.seats, **seats}
        self.files.seated(seats)

    def stand_up(self) -> None:
        """Add and store the time since the players sat down, if they are at the table."""
        if self._sat_down is not None:
            self.played += self.clock() - self._sat_down
            self._sat_down = None
            self.files.sat(self.played)

    def put_away(self) -> None:
        """Save the match and release it; it is read from its file when continued.

        A match that has no file, or could not be saved, is kept.
        """
        autosaver = self.files.autosaver
        if autosaver is not None and autosaver.flush() and autosaver.path is not None:
            self.forget()

    def forget(self) -> None:
        """Wait until the match is saved, then release it."""
        self.files.close()
        self.match = None
