"""The stage of a table: it shows events one after another, and always ends in the right position.

It folds the events one by one into its own view. When nothing is left to play, its view is the view
of the match, whatever the pace and however the clock jumped. A game overrides `fold`, `animate`,
`pause`, `stop_at` and `moment_of`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from ecosfera.ui.stage.timeline import Effect, Event, MomentShow, Piece, Stop, Timeline

if TYPE_CHECKING:
    from collections.abc import Callable


class Lasting(Protocol):
    """A moment that owns the screen for a while."""

    def lasts(self, pace: float) -> float:
        """Return its seconds at a pace; at pace 0 it stands still."""


View = TypeVar("View")
Moment = TypeVar("Moment", bound=Lasting)


class Stage(
    Timeline[Piece, Event, Stop, Effect], Generic[View, Piece, Event, Stop, Effect, Moment]
):
    """The stage of the players: a view, and the pieces that move over it.

    `on_event` is called with every event as it happens, and the view after it.
    """

    def __init__(self, view: View, pace: float, on_event: Callable[[Event, View], object]) -> None:
        super().__init__(pace)
        self.view = view
        """What is on the table; each event makes a new view, so that frames can keep old ones."""
        self.on_event = on_event
        self.on_sound: Callable[[Any], None] = _silent
        """Called with the cue of every event that has one, when it is to be heard."""
        self.happened = 0
        """Number of events shown plus number of jumps."""
        self.show: MomentShow[Moment] | None = None
        """The moment that owns the screen, or is about to."""
        self._moment_pace: float | None = None
        """The pace of moments while everything else is skipped; None otherwise."""

    # -- what a game overrides ----

    def fold(self, view: View, event: Event) -> View:
        """Return the view after an event; the given one does not change."""
        raise NotImplementedError

    def animate(self, event: Event, before: View, start: float) -> None:
        """Let pieces move and sounds be heard for an event that happens at the time `start`."""

    def pause(self, event: Event) -> float:
        """Return the seconds between an event and the next one, at full pace."""
        del event
        return 0.0

    def stop_at(self, event: Event, start: float) -> None:
        """Set `stop`, or announce one, if an event has to be read."""

    def moment_of(self, event: Event, before: View) -> Moment | None:
        """Return the moment that an event brings, or None."""
        del event, before
        return None

    def moment_start(self, start: float, after: float) -> float:
        """Return when the moment of an event begins.

        The event happens at the time `start`, and the next one not before `after`.
        """
        del after
        return start

    def end_moment(self) -> None:
        """End the moment that owns the screen; it has lasted long enough, or is skipped."""
        self.show = None

    def waits_for_motions(self, event: Event) -> bool:
        """Return whether an event happens only when nothing moves."""
        del event
        return False

    def waits_for_reading(self, event: Event) -> bool:
        """Return whether an event happens only after what was announced has been read."""
        del event
        return True

    # -- what others ask ----

    @property
    def engrossed(self) -> bool:
        """Return whether a moment owns the screen and is not over."""
        return self.show is not None and self.now < self.show.ends

    @property
    def idle(self) -> bool:
        """Return whether everything has been played, read and has arrived."""
        return super().idle and not self.engrossed

    @property
    def moving(self) -> bool:
        """Return whether something is moving or about to move."""
        return super().moving or self.engrossed

    # -- what others do ----

    def snap(self, view: View) -> None:
        """Show another position at once, after undo or loading."""
        self.clear()
        self.show = None
        self.view = view
        self.happened += 1

    def happen(self, event: Event, start: float) -> None:
        """Fold one event into the view, and let its pieces move."""
        before = self.view
        self.view = self.fold(before, event)
        self.happened += 1
        self.animate(event, before, start)
        after = start + self.pause(event) * self.pace
        self.wait_until(after)
        self.stop_at(event, start)
        moment = self.moment_of(event, before)
        if moment is not None:
            self.begin(moment, self.moment_start(start, after))
        self.on_event(event, self.view)

    def begin(self, moment: Moment, start: float) -> None:
        """Let a moment own the screen; the next event waits for its end."""
        pace = self.pace if self._moment_pace is None else self._moment_pace
        self.show = MomentShow(moment, start, moment.lasts(pace), still=pace <= 0)
        self.wait_until(self.show.ends)

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        super().advance(dt)
        if self.show is not None and self.now >= self.show.ends:
            self.end_moment()

    def skip(self) -> None:
        """Let everything arrive, up to the next stop or the next moment."""
        if self.show is not None:
            self.end_moment()
        self._moment_pace = self.pace
        super().skip()
        self._moment_pace = None


def _silent(_cue: object) -> None:
    """Play nothing."""
