"""The table while a recorded match is watched: it shows positions and accepts no moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from ecosfera.core.match import Match
    from ecosfera.tabletop.log import EventLog
    from ecosfera.tabletop.stage import Stage
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets.base import Widget

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
View = TypeVar("View")
Target = TypeVar("Target")


class ReplayTable(Generic[State, Action, Event, View, Target]):
    """The table for watching a match. The program decides which positions it shows.

    A subclass adds the boxes for the program's controls, `layout`, `release` and `draw`; together
    they implement `ReplayView`.
    """

    def __init__(
        self,
        context: UiContext,
        match: Match[State, Action, Event],
        log: EventLog[State, Action, Event, Any],
        stage: Stage[View, Any, Event, Any, Any, Any],
    ) -> None:
        self.context = context
        self.log = log
        self.stage = stage
        self._match = match
        self._target: Target | None = None
        """What is pointed at."""

    # -- what a game overrides ----

    def view_of(self, state: State) -> View:
        """Return what the stage shows of a position."""
        raise NotImplementedError

    def target_at(self, at: tuple[int, int]) -> Target | None:
        """Return the target at a point of the window that can be described."""
        raise NotImplementedError

    @property
    def reading(self) -> bool:
        """Return whether a page has to be read; it stays while playback is stopped."""
        return self.waiting

    @property
    def page(self) -> object:
        """Return an object that identifies the page to read, or None."""
        return self.stage.telling

    def page_widgets(self) -> list[Widget]:
        """Return the controls of the page to read."""
        return []

    # -- what it is like ----

    @property
    def pace(self) -> float:
        """Return the factor for the duration of movements; 0 shows results at once."""
        return self.stage.pace

    @pace.setter
    def pace(self, pace: float) -> None:
        self.stage.pace = pace

    @property
    def moving(self) -> bool:
        """Return whether something is moving."""
        return self.stage.moving

    @property
    def idle(self) -> bool:
        """Return whether everything has arrived and been read."""
        return self.stage.idle

    @property
    def waiting(self) -> bool:
        """Return whether something has to be read before the next events."""
        return self.stage.telling is not None

    @property
    def pointed(self) -> bool:
        """Return whether a description of the target pointed at replaces the controls."""
        return self._target is not None

    # -- what is done with it ----

    def show(self, state: State) -> None:
        """Show a position at once."""
        self.stage.snap(self.view_of(state))

    def play(self, state: State, action: Action) -> None:
        """Show the results of an action in a position."""
        _, events = self._match.game.apply(state, action)
        self.stage.play(events)

    def sentences(self, state: State, action: Action) -> list[str]:
        """Return the results of an action in a position as sentences."""
        return self.log.story(state, action)

    def go_on(self) -> None:
        """Dismiss what is shown to be read, or finish its animation if it is still appearing."""
        if self.stage.stop is None:
            self.stage.skip()
        else:
            self.stage.go_on()

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.stage.advance(dt)

    def point(self, at: tuple[int, int]) -> bool:
        """Point at a place in the window; return whether the target has changed."""
        before, self._target = self._target, self.target_at(at)
        return self._target != before
