"""The services of the program for scenes of a game: pause menu, settings, rulebook, reference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.app.language import LanguageScene
from ecosfera.app.pause import PauseChoice, PauseScene
from ecosfera.app.settings.scene import SettingsScene
from ecosfera.app.share import ShareScene, print_page
from ecosfera.core.statistics import Gained
from ecosfera.games import all_games
from ecosfera.games.game_screens import TableResult

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from ecosfera.app.after_match import AfterMatch
    from ecosfera.core.game import FinishedGame
    from ecosfera.core.game_info import GameInfo
    from ecosfera.core.saves.problems import SaveFault
    from ecosfera.core.statistics import Tried
    from ecosfera.games.game_screens import GameScreens, Seats, Souvenir, Summary
    from ecosfera.ui.context import UiContext


def _nothing() -> frozenset[str]:
    """Return an empty collection."""
    return frozenset()


def _no_stars() -> dict[str, int]:
    """Return no stars."""
    return {}


def _no_tries() -> dict[str, Tried]:
    """Return no tries."""
    return {}


def _no_match() -> None:
    """Return no match."""


def _at_once(task: Callable[[], None]) -> None:
    """Do a task now."""
    task()


def _ignore(_seats: Seats) -> None:
    """Do nothing: no match is being saved."""


class ProgramServices:
    """Opens the program's scenes over those of a game. Implements `Services`.

    `save` stores the running match under a name and returns what went wrong; without it the pause
    menu does not offer saving. `store_seats` stores seats with the running match. `collected` reads
    what was collected in finished matches. `after` knows the match if it is over.
    `stars` reads the stars of the stages of a journey.
    """

    def __init__(
        self,
        context: UiContext,
        game: GameInfo,
        save: Callable[[str], SaveFault | None] | None = None,
        store_seats: Callable[[Seats], None] = _ignore,
        collected: Callable[[], frozenset[str]] = _nothing,
        after: AfterMatch | None = None,
        stars: Callable[[], Mapping[str, int]] = _no_stars,
    ) -> None:
        self.context = context
        self.game = game
        self.save = save
        self.seats_changed = store_seats
        self.collected = collected
        self.after = after
        self.stars = stars
        self.tried: Callable[[], Mapping[str, Tried]] = _no_tries
        """Reads what became of the lost matches on the stages of a journey."""
        self.last: Callable[[], FinishedGame | None] = _no_match
        """Reads the match of the game that ended last."""
        self.later: Callable[[Callable[[], None]], None] = _at_once
        """Runs a task after the next picture, so that the pressed button is seen first."""

    @property
    def _screens(self) -> GameScreens:
        """The scenes of the game, which settings and languages do not wait for."""
        return all_games.screens(self.game.id)

    def open_pause(
        self,
        code: str | None,
        leave: Callable[[TableResult], None],
        leave_tutorial: Callable[[], None] | None = None,
    ) -> None:
        """Open the pause menu.

        `leave` is called with the result for the table if the players leave it, and
        `leave_tutorial` if they want to go on without the tutorial; None if there is none.
        """
        results = {
            PauseChoice.RESTART: TableResult.RESTART,
            PauseChoice.MENU: TableResult.MENU,
            PauseChoice.QUIT: TableResult.QUIT,
        }

        def chosen(choice: PauseChoice) -> None:
            if choice in results:
                self.later(lambda: leave(results[choice]))
            elif choice is PauseChoice.TUTORIAL and leave_tutorial is not None:
                leave_tutorial()

        pause = PauseScene(
            self.context,
            self,
            code,
            self.save,
            tutorial=leave_tutorial is not None,
            guide=self.game.guide,
        )
        self.context.push(pause, chosen)

    def open_settings(self) -> None:
        """Open the settings, including those of the game."""
        self.context.push(SettingsScene(self.context, self.game), None)

    def choose_language(self) -> None:
        """Open the list of languages."""
        self.context.push(LanguageScene(self.context), None)

    def open_rulebook(self, topic: str = "") -> None:
        """Open the rulebook, at a topic of the game if one is given."""
        self.context.push(self._screens.rulebook(self.context, self, topic), None)

    def open_guide(self, entry: str = "", in_play: Collection[str] = ()) -> None:
        """Open the game's reference, at an entry if one is given."""
        self.context.push(self._screens.guide(self.context, self, entry, in_play), None)

    def watch(self, done: int) -> None:
        """Replay the finished match from the position after `done` actions."""
        if self.after is not None:
            self.after.watch(self, done)

    def print_page(self, name: str, page: str) -> None:
        """Save an HTML page to print, open it where players may leave the game, and say so."""
        print_page(self.context, f"{self.game.id}-{name}", page)

    def share(self, souvenir: Souvenir) -> None:
        """Let the players take the finished match along."""
        export = None if self.after is None else self.after.exported
        stem = self.game.id
        words = self.context.words
        names = () if self.after is None else self.after.names
        caption = (words(self.game.title), words.list(list(names)) if names else "")
        sheet = ShareScene(self.context, souvenir, stem, export, caption=caption)
        self.context.push(sheet, None)

    def earlier(self, code: str) -> Summary | None:
        """Return the last finished match with this code before this one, if any."""
        return None if self.after is None else self.after.earlier(code)

    def gained(self) -> Gained:
        """Return what the finished match was the first to bring."""
        return Gained() if self.after is None else self.after.gained()
