"""A timeline: plays events one after another, each as motions and effects on its own clock.

It knows no game. A game overrides `happen`, which shows one event, and says which events wait for
pieces that are still moving (`waits_for_motions`) or for something that is being read
(`waits_for_reading`).
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.ui.stage.motion import Motion


Moment = TypeVar("Moment")


@dataclass(frozen=True, slots=True)
class MomentShow(Generic[Moment]):
    """A moment that is being shown, or is about to be."""

    moment: Moment
    begins: float
    """When it begins, in seconds of the stage's clock."""
    lasts: float
    still: bool = False
    """Whether nothing moves in it."""

    @property
    def ends(self) -> float:
        """Return when the next event may happen."""
        return self.begins + self.lasts

    def begun(self, now: float) -> bool:
        """Return whether it has begun."""
        return now >= self.begins

    def share(self, now: float) -> float:
        """Return the elapsed fraction, 0 to 1."""
        return min(1.0, max(0.0, (now - self.begins) / self.lasts))


class Timed(Protocol):
    """Something that is shown for a while, in seconds of the timeline's clock."""

    @property
    def begins(self) -> float:
        """Return when it begins."""

    @property
    def lasts(self) -> float:
        """Return how long it is shown."""


Piece = TypeVar("Piece")
Event = TypeVar("Event")
Stop = TypeVar("Stop")
Effect = TypeVar("Effect", bound=Timed)


class Timeline(Generic[Piece, Event, Stop, Effect]):
    """A queue of events, and what moves while they are shown.

    A stop is something that has to be read: the timeline goes on only after `go_on`.
    """

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace
        """Factor for durations; 0 shows everything at once."""
        self.now = 0.0
        """The clock, in seconds."""
        self.motions: dict[Piece, Motion] = {}
        """The pieces on their way."""
        self.effects: list[Effect] = []
        self.stop: Stop | None = None
        """What must be read before the next event."""
        self._announced: Stop | None = None
        """What will have to be read once the events it causes have been shown."""
        self._queue: deque[Event] = deque()
        self._next = 0.0
        """When the next event may happen."""

    # -- what a game overrides ----

    def happen(self, event: Event, start: float) -> None:
        """Show one event, which happens at the time `start`."""
        raise NotImplementedError

    def waits_for_motions(self, event: Event) -> bool:
        """Return whether an event happens only when nothing moves."""
        raise NotImplementedError

    def waits_for_reading(self, event: Event) -> bool:
        """Return whether an event happens only after what was announced has been read."""
        raise NotImplementedError

    # -- what others ask ----

    @property
    def idle(self) -> bool:
        """Return whether everything has been played, read and has arrived."""
        return not self._queue and not self.motions and self.telling is None

    @property
    def moving(self) -> bool:
        """Return whether something is moving or about to move."""
        return bool(self.motions or self.effects or (self._queue and self.stop is None))

    @property
    def telling(self) -> Stop | None:
        """Return what is shown to be read, even while it cannot be dismissed yet."""
        return self.stop or self._announced

    @property
    def next_time(self) -> float:
        """Return when the next event may happen."""
        return self._next

    def pending_events(self) -> Sequence[Event]:
        """Return the events that are still to be played."""
        return tuple(self._queue)

    # -- what others do ----

    def play(self, events: Sequence[Event]) -> None:
        """Add events to the queue."""
        if not self._queue:
            self._next = max(self._next, self.now)
        self._queue.extend(events)
        self.advance(0.0)

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.now += dt
        while self._queue and self.stop is None:
            event = self._queue[0]
            start = self._next
            if self.waits_for_motions(event):
                start = max([start, *(motion.ends for motion in self.motions.values())])
            if start > self.now:
                break
            if self._announced is not None and self.waits_for_reading(event):
                self._stop_now()
                break
            self.happen(self._queue.popleft(), start)
        if not self._queue and self._announced is not None and not self._busy():
            self._stop_now()
        self._remove_ended()

    def go_on(self) -> None:
        """Dismiss what was shown to be read."""
        if self.stop is not None:
            self.stop = None
            self._next = self.now
            self.advance(0.0)

    def skip(self) -> None:
        """Let all moving pieces arrive and play the queue up to the next stop."""
        pace, self.pace = self.pace, 0.0
        self._next = self.now
        self.arrive()
        self.advance(0.0)
        self.pace = pace

    def arrive(self) -> None:
        """End all motions and effects."""
        self.motions.clear()
        self.effects.clear()

    def clear(self) -> None:
        """Drop all events, motions and effects, and what has to be read."""
        self._queue.clear()
        self.arrive()
        self.stop = self._announced = None

    # -- what `happen` uses ----

    def wait_until(self, time: float) -> None:
        """Let the next event happen at a time of the clock at the earliest."""
        self._next = time

    def announce(self, stop: Stop) -> None:
        """Let something be read, once the events it causes have been shown."""
        self._announced = stop

    def read_first(self, stop: Stop, event: Event) -> None:
        """Let something be read before an event, which happens once that is dismissed."""
        self.stop = stop
        self._queue.appendleft(event)

    def withdraw_announcement(self) -> None:
        """Let nothing be read that was announced."""
        self._announced = None

    # -- inside ----

    def _stop_now(self) -> None:
        self.stop, self._announced = self._announced, None

    def _busy(self) -> bool:
        return any(motion.ends > self.now for motion in self.motions.values())

    def _remove_ended(self) -> None:
        for piece in [p for p, motion in self.motions.items() if motion.ends <= self.now]:
            del self.motions[piece]
        self.effects = [e for e in self.effects if e.begins + e.lasts > self.now]
