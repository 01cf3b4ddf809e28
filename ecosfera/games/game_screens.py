"""The interface of a game in a window: the part that uses the toolkit.

A game implements `GameMenu`, which the first picture waits for; `GameLists` and `GameScreens`,
which are loaded behind the menu; and `GameShots`. The program passes `Services` to the scenes it
gets from there, so that no game imports the program's own screens.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    import pygame

    from ecosfera.core.game import FinishedGame
    from ecosfera.core.game_info import GameInfo
    from ecosfera.core.match import Match
    from ecosfera.core.statistics import Gained, Tried
    from ecosfera.games.class_report import ClassReport
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.intents import Intent
    from ecosfera.ui.scene import Scene
    from ecosfera.ui.sound import SoundBank
    from ecosfera.ui.testing.shot import Shot
    from ecosfera.ui.widgets import Widget
    from ecosfera.words import Words

AnyMatch: TypeAlias = "Match[Any, Any, Any]"
Seats = dict[str, Any]
"""The players of the rows as JSON, stored with a saved game. The game must validate them."""
Summary = dict[str, Any]
"""`SaveSummary.summary`: what lists of saved games and the menu show of a position."""


class TableResult(StrEnum):
    """Why the players left the table."""

    ENDED = "ended"
    """The match is over and the players went on to its end screen."""
    SETUP = "setup"
    """Set up another match."""
    JOURNEY = "journey"
    """Set out on the game's journey, or sail on."""
    HARDER = "harder"
    """Set up a match that is harder than this one."""
    RESTART = "restart"
    """Deal the same cards again."""
    MENU = "menu"
    """Go to the menu; the match can be continued later."""
    QUIT = "quit"


class EndResult(StrEnum):
    """The result of the end screen."""

    AGAIN = "again"
    """Deal the same cards again."""
    NEW = "new"
    """Set up another match."""
    JOURNEY = "journey"
    """Set out on the game's journey."""
    HARDER = "harder"
    """Set up the next harder match."""
    MENU = "menu"


class NewMatch(NamedTuple):
    """The result of a set-up."""

    config: Any
    """The configuration of the rules."""
    seats: Seats
    fair_undo: bool = False
    """Whether undo stops at the last card revealed."""


class Draft(Protocol):
    """The choices of a set-up, kept from match to match. It needs no window."""

    fair_undo: bool
    """Whether undo stops at the last card revealed."""

    def roll(self, chance: random.Random) -> None:
        """Choose a new random seed."""

    def welcome(self, names: Sequence[str]) -> None:
        """Seat the people who have just learned the game, empty names included."""

    def preset(self, options: Mapping[str, Any]) -> None:
        """Apply options of `GameInfo.setup`, or a challenge code as `code`; all are valid."""

    def begin(self) -> None:
        """Take the set-up for somebody's first match, which beginners are likely to enjoy."""

    def set_out(self, *, journey: bool) -> None:
        """Begin or go on with the game's journey, or leave it for free play."""

    def step_up(self, config: Any, seats: Seats) -> None:
        """Propose the next harder set-up after a match."""

    def remembered(self) -> dict[str, str]:
        """Return the choices for `recall`, without names: nothing personal is kept."""

    def recall(self, remembered: Mapping[str, str]) -> None:
        """Take choices that were remembered; leave out what is invalid, whoever wrote it."""

    def new_match(self, words: Words) -> NewMatch:
        """Return the match of these choices.

        `words` name the rows that have no name.
        """


class Souvenir(NamedTuple):
    """Things that players can take along from a finished match."""

    code: str | None
    """The challenge code, if the match has one."""
    picture: Callable[[], pygame.Surface]
    """Makes a picture of the end."""
    page: Callable[[str, str], str]
    """Makes an HTML page from the name of a class or group, which may be empty, and the date."""


class Services(Protocol):
    """The services of the program for the scenes of a game."""

    def open_pause(
        self,
        code: str | None,
        leave: Callable[[TableResult], None],
        leave_tutorial: Callable[[], None] | None = None,
    ) -> None:
        """Open the pause menu with a challenge code.

        `leave` is called with the result for the table if the players leave it, and
        `leave_tutorial` if they want to go on without the tutorial; None if there is none.
        """

    def open_settings(self) -> None:
        """Open the settings."""

    def choose_language(self) -> None:
        """Open the list of languages."""

    def open_rulebook(self, topic: str = "") -> None:
        """Open the rulebook, at a topic of the game (the code of a refusal) if one is given."""

    def open_guide(self, entry: str = "", in_play: Collection[str] = ()) -> None:
        """Open the game's reference, at an entry if one is given; it can list `in_play`."""

    def seats_changed(self, seats: Seats) -> None:
        """Store these seats with the match from now on; absent ones stay unchanged."""

    def watch(self, done: int) -> None:
        """Replay the finished match from the position after `done` actions."""

    def print_page(self, name: str, page: str) -> None:
        """Save an HTML page to print under this name, and open it where that is allowed."""

    def share(self, souvenir: Souvenir) -> None:
        """Let the players take the finished match along."""

    def earlier(self, code: str) -> Summary | None:
        """Return the last finished match with this challenge code before this one, if any."""

    def gained(self) -> Gained:
        """Return what the finished match was the first to bring."""

    def collected(self) -> frozenset[str]:
        """Return the entries of the game's reference that were collected so far.

        This may take a while, and threads may call it.
        """

    def stars(self) -> Mapping[str, int]:
        """Return the stars of each stage of the game's journey that was done."""

    def tried(self) -> Mapping[str, Tried]:
        """Return what became of the lost matches on each stage of the game's journey."""

    def last(self) -> FinishedGame | None:
        """Return the match of the game that ended last, if any."""


class MenuCard(NamedTuple):
    """The large button of the menu that continues a match."""

    about: str
    """One sentence: who plays, and the progress."""
    draw: Callable[[pygame.Surface, pygame.Rect, int], None]
    """Draws signs into the free box at the right of the first line, centred at a y coordinate."""


class Samples(NamedTuple):
    """Sample matches of a game for pictures of the program's own scenes."""

    code: str
    """A challenge code."""
    running: tuple[Summary, Summary]
    """Matches to continue: a usual one, and one with much to show."""
    saved: tuple[Summary, Summary, Summary, Summary]
    """Saved matches: in progress, won, lost, just begun and without names."""
    records: tuple[dict[str, object], ...]
    """Finished matches as `Game.record` returns them, of every difficulty."""
    short: Callable[[], AnyMatch]
    long: Callable[[], AnyMatch]
    """Make a finished match with few players, and one with many and everything in it."""


class ReplayView(Protocol):
    """The table while a recorded match is watched.

    It shows positions, and the program decides which. It provides boxes for the controls of the
    program, which are toolkit widgets.
    """

    pace: float
    """Return the factor for the duration of movements; 0 shows results at once."""

    @property
    def controls_box(self) -> pygame.Rect:
        """Return the box for the sheet with the controls."""

    @property
    def leave_box(self) -> pygame.Rect:
        """Return the box for the exit button."""

    @property
    def continue_box(self) -> pygame.Rect:
        """Return the box for the button that continues the game from here."""

    @property
    def moving(self) -> bool:
        """Return whether something is moving."""

    @property
    def changing(self) -> bool:
        """Return whether more is to be drawn although nothing moves (water, a panel that waits)."""

    @property
    def waiting(self) -> bool:
        """Return whether something has to be read before the next events."""

    @property
    def reading(self) -> bool:
        """Return whether a page has to be read; it stays while playback is stopped."""

    @property
    def idle(self) -> bool:
        """Return whether everything that happened has been shown."""

    @property
    def page(self) -> object:
        """Return an object that identifies the page to read, or None."""

    @property
    def pointed(self) -> bool:
        """Return whether a description of the target pointed at replaces the controls."""

    def layout(self) -> None:
        """Adapt the layout to the window size, language and settings."""

    def release(self) -> None:
        """Free the large surfaces; nothing can be drawn afterwards."""

    def show(self, state: Any) -> None:
        """Show a position at once."""

    def play(self, state: Any, action: Any) -> None:
        """Show the results of an action in a position."""

    def sentences(self, state: Any, action: Any) -> list[str]:
        """Return the results of an action in a position as sentences."""

    def go_on(self) -> None:
        """Dismiss what is shown to be read, or finish its animation if it is still appearing."""

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def draw(self, target: pygame.Surface, sentence: str, last: Sequence[str]) -> None:
        """Draw the table with a sentence in its bar and the sentences of the last action."""

    def page_widgets(self) -> list[Widget]:
        """Return the buttons of the page to read, if one is shown."""

    def point(self, at: tuple[int, int]) -> bool:
        """Point at a place in the window; return whether the target has changed."""

    def inspect(self) -> None:
        """Open the reference at the target pointed at."""


class GameMenu(Protocol):
    """What the program needs of a game as long as only the menu is shown.

    It is loaded before the first picture, so it imports neither rules nor card data nor scenes.
    """

    intents: tuple[Intent, ...]
    """The intents of this game, in addition to those of every game."""
    sound_bank: SoundBank
    """The sounds of the game."""

    def card(self, context: UiContext, summary: Summary) -> MenuCard:
        """Return the card of a match that can be continued."""


class GameLists(Protocol):
    """What lists of saved matches and the statistics show of a game, without its scenes."""

    def save_picture(
        self, context: UiContext, target: pygame.Surface, box: pygame.Rect, summary: Summary
    ) -> None:
        """Draw a small picture of a saved match."""

    def progress(self, words: Words, summary: Summary) -> str:
        """Return how far a match has come or how it ended, in a few words."""

    def details(self, words: Words, summary: Summary) -> str:
        """Return the progress and other details of a saved match, in one line."""

    def collection(self, words: Words, collected: int) -> str:
        """Return how many entries of the reference were collected; empty if there is nothing."""

    def badges(self) -> Mapping[str, str]:
        """Return the picture of each badge by its id (`FinishedGame.badges`)."""

    def best_result(self, words: Words, progress: int) -> str:
        """Return the best `FinishedGame.progress` of matches without a win, in a few words."""


class GameScreens(Protocol):
    """The scenes of a game.

    A context belongs to the toolkit: text, pictures, words, settings, sizes.
    """

    info: GameInfo
    turn_intent: Intent
    """Return the intent that ends a turn; while a match is watched, it starts and stops
    playback."""

    replay_help: str
    """Return the message id of the sentence that says what `ReplayView.inspect` opens.

    Its value is `inspect`, the key; the id is empty if nothing opens."""

    def draft(self) -> Any:
        """Return a set-up with good defaults."""

    def setup(
        self, context: UiContext, services: Services, draft: Any, chance: random.Random
    ) -> Scene[Any]:
        """Return the set-up scene.

        It changes the draft and finishes with it, or with None for back.
        """

    def table(
        self, context: UiContext, services: Services, match: AnyMatch, seats: Seats
    ) -> Scene[TableResult]:
        """Return the table; `seats` may come from a file and must be validated."""

    def tutorial(self, words: Words, names: Sequence[str] = ()) -> NewMatch | None:
        """Return the match of the game's tutorial, or None if it has none.

        `names` are those of the people who learn together, empty where none was given.
        """

    def end(
        self, context: UiContext, services: Services, match: AnyMatch, seats: Seats, minutes: int
    ) -> Scene[EndResult]:
        """Return the end screen of a match that took this many minutes."""

    def class_report(self) -> ClassReport:
        """Return what the page about the games of a class says of this game."""

    def replay_view(
        self, context: UiContext, services: Services, match: AnyMatch, seats: Seats
    ) -> ReplayView:
        """Return the table for watching a match."""

    def rulebook(self, context: UiContext, services: Services, topic: str = "") -> Scene[None]:
        """Return the rulebook, at a topic if one is given."""

    def guide(
        self,
        context: UiContext,
        services: Services,
        entry: str = "",
        in_play: Collection[str] = (),
    ) -> Scene[None]:
        """Return the game's reference, at an entry if one is given."""

    def preload(self, context: UiContext) -> Iterator[None]:
        """Load the pictures that the set-up and the table need, a few at each step."""

    def credits(self) -> list[str]:
        """Return the names of the sources the game's facts come from."""


class GameShots(Protocol):
    """What the pictures of all scenes show: `ecosfera shots`, and many tests."""

    def samples(self) -> Samples:
        """Return sample matches for pictures of the program's own scenes."""

    def states(self, services: Callable[[UiContext], Services]) -> list[Shot]:
        """Return the states of the game's scenes to take pictures of."""
