"""What a game shows in a window: the half of the seam that knows the toolkit.

A game implements `GameScreens`. The program hands `Services` to the scenes it gets from there, so
no game imports the program's own screens.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    import pygame

    from ecosfera.core.game_info import GameInfo
    from ecosfera.core.match import Match
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.intents import Intent
    from ecosfera.ui.scene import Scene
    from ecosfera.ui.sound import SoundBank
    from ecosfera.ui.testing.shot import Shot
    from ecosfera.ui.widgets import Widget
    from ecosfera.words import Words

AnyMatch: TypeAlias = "Match[Any, Any, Any]"
Seats = dict[str, Any]
"""Who sits where, as JSON values: stored with a saved game and read back with care by the game."""
Summary = dict[str, Any]
"""`SaveSummary.summary`: what lists of saved games and the menu show of a position."""


class TableResult(StrEnum):
    """Why the players left the table."""

    ENDED = "ended"
    """The match is over and the players went on to its end screen."""
    RESTART = "restart"
    """Deal the same cards again."""
    MENU = "menu"
    """Go to the menu; the match can be continued later."""
    QUIT = "quit"


class EndResult(StrEnum):
    """What was chosen on the end screen."""

    AGAIN = "again"
    """Deal the same cards again."""
    NEW = "new"
    """Set up another match."""
    MENU = "menu"


@dataclass(frozen=True)
class NewMatch:
    """What a set-up leads to."""

    config: Any
    """The configuration of the rules."""
    seats: Seats
    fair_undo: bool = False
    """Whether undo stops at the last card revealed."""


class Draft(Protocol):
    """The choices of a set-up. The program keeps one from match to match; it needs no window."""

    fair_undo: bool
    """Whether undo stops at the last card revealed."""

    def roll(self, chance: random.Random) -> None:
        """Choose another seed."""

    def preset(self, options: Mapping[str, Any]) -> None:
        """Take over options of `GameInfo.setup`, or a challenge code as `code`; all are valid."""

    def new_match(self, words: Words, seed: str | None = None) -> NewMatch:
        """Return the match of these choices; a seed that is given replaces that of the draft.

        `words` name the rows that nobody named.
        """


class Services(Protocol):
    """What the program does for the scenes of a game."""

    def open_pause(self, code: str | None, leave: Callable[[TableResult], None]) -> None:
        """Open the pause menu, which shows a challenge code; `leave` gets what ends the table."""

    def open_settings(self) -> None:
        """Open the settings."""

    def choose_language(self) -> None:
        """Open the list of languages."""

    def open_rulebook(self, topic: str = "") -> None:
        """Open the rulebook; at a topic of the game (a code of a refusal), if one is given."""

    def open_guide(self, entry: str = "", in_play: Collection[str] = ()) -> None:
        """Open the game's reference; at an entry, if one is given. `in_play` can be listed."""

    def seats_changed(self, seats: Seats) -> None:
        """Store these seats with the match from now on; those that are absent stay."""


@dataclass(frozen=True)
class MenuCard:
    """The match that can be continued, on the large button of the menu."""

    about: str
    """One sentence: who plays, and how far they are."""
    draw: Callable[[pygame.Surface, pygame.Rect, int], None] = field(compare=False)
    """Draws signs into the free box at the right of the first line, around a height in pixels."""


@dataclass(frozen=True)
class Samples:
    """Material of a game for pictures of the program's own scenes."""

    code: str
    """A challenge code."""
    running: tuple[Summary, Summary]
    """Matches to continue: a usual one, and one with much to show."""
    saved: tuple[Summary, Summary, Summary, Summary]
    """Saved matches: going on, won, lost, just begun and without names."""
    records: tuple[dict[str, object], ...]
    """Finished matches as `Game.record` returns them, of every difficulty."""
    short: Callable[[], AnyMatch]
    long: Callable[[], AnyMatch]
    """Make a finished match with few players, and one with many and everything in it."""


class ReplayView(Protocol):
    """The table while a recorded match is watched. It shows positions; the program moves on.

    Boxes are given for the controls of the program, which are toolkit widgets.
    """

    pace: float
    """What the durations of motions are multiplied with; 0 shows results at once."""

    @property
    def controls_box(self) -> pygame.Rect:
        """The box for the sheet with the controls."""

    @property
    def leave_box(self) -> pygame.Rect:
        """The box for the button that leaves."""

    @property
    def continue_box(self) -> pygame.Rect:
        """The box for the button that plays on from here."""

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""

    @property
    def changing(self) -> bool:
        """Whether the picture changes although nothing is on its way (water, light)."""

    @property
    def waiting(self) -> bool:
        """Whether something is shown that has to be read before the next events follow."""

    @property
    def reading(self) -> bool:
        """Whether what is shown is a page to read, which waits for the players while stopped."""

    @property
    def idle(self) -> bool:
        """Whether everything that happened has been shown."""

    @property
    def page(self) -> object:
        """The page to read, another object for each; None without one."""

    @property
    def pointed(self) -> bool:
        """Whether the thing pointed at is described where the controls stand otherwise."""

    def layout(self) -> None:
        """Lay everything out for a new size, language or setting."""

    def release(self) -> None:
        """Drop large surfaces; nobody watches any more."""

    def show(self, state: Any) -> None:
        """Show a position at once."""

    def play(self, state: Any, action: Any) -> None:
        """Show what an action brings about in a position."""

    def sentences(self, state: Any, action: Any) -> list[str]:
        """Return what an action brings about in a position, in sentences."""

    def go_on(self) -> None:
        """Go on from what is shown to be read; if it is still coming, show it at once."""

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def draw(self, target: pygame.Surface, sentence: str, last: Sequence[str]) -> None:
        """Draw the table, with a sentence in its bar and the last action's sentences."""

    def page_widgets(self) -> list[Widget]:
        """Return the controls of the page to read, if one is shown."""

    def point(self, at: tuple[int, int]) -> bool:
        """Point at a place of the window; return whether another thing is pointed at now."""

    def inspect(self) -> None:
        """Open the reference at the thing pointed at."""


class GameScreens(Protocol):
    """A game in a window. Each method imports what it needs: nothing waits for what is not asked.

    A context is the toolkit's: text, pictures, words, settings, sizes.
    """

    info: GameInfo
    intents: tuple[Intent, ...]
    """What keys and pad buttons can mean in this game besides what they always mean."""

    turn_intent: Intent
    """What ends a turn; while a match is watched, it plays and stops."""

    @property
    def sound_bank(self) -> SoundBank:
        """The sounds of the game."""

    def draft(self) -> Any:
        """Return a set-up with good defaults: a `Draft`."""

    def setup(
        self, context: UiContext, services: Services, draft: Any, chance: random.Random
    ) -> Scene[Any]:
        """Return the set-up. It changes the draft, and finishes with it, or with None for back."""

    def table(
        self, context: UiContext, services: Services, match: AnyMatch, seats: Seats
    ) -> Scene[TableResult]:
        """Return the table; `seats` may come from a file and are read with care."""

    def end(
        self, context: UiContext, services: Services, match: AnyMatch, minutes: int
    ) -> Scene[EndResult]:
        """Return the end screen of a match that took so many minutes."""

    def replay_view(
        self, context: UiContext, services: Services, match: AnyMatch, seats: Seats
    ) -> ReplayView:
        """Return the table for watching a match."""

    def rulebook(self, context: UiContext, services: Services, topic: str = "") -> Scene[None]:
        """Return the rulebook; at a topic, if one is given."""

    def guide(
        self,
        context: UiContext,
        services: Services,
        entry: str = "",
        in_play: Collection[str] = (),
    ) -> Scene[None]:
        """Return the game's reference; at an entry, if one is given."""

    def preload(self, context: UiContext) -> Iterator[None]:
        """Load what the set-up and the table need; do a little at each step."""

    def menu_card(self, context: UiContext, summary: Summary) -> MenuCard:
        """Return the card of a match that can be continued. Loads neither rules nor content."""

    def save_picture(
        self, context: UiContext, target: pygame.Surface, box: pygame.Rect, summary: Summary
    ) -> None:
        """Draw a small picture of a saved match."""

    def progress(self, words: Words, summary: Summary) -> str:
        """Return how far a match has come or how it ended, in a few words."""

    def details(self, words: Words, summary: Summary) -> str:
        """Return the progress with what else is to tell of a saved match, in a line."""

    def best_result(self, words: Words, progress: int) -> str:
        """Return the best `FinishedGame.progress` of matches without a win, in a few words."""

    def credits(self) -> list[str]:
        """Return the names of the sources the game's facts come from."""

    def samples(self) -> Samples:
        """Return what pictures of the program's own scenes show of the game."""

    def shots(self, services: Callable[[UiContext], Services]) -> list[Shot]:
        """Return the states of the game's scenes worth a picture."""
