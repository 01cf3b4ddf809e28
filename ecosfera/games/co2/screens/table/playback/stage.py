"""The stage: plays events as animations, and always ends in the right position.

It folds the events one by one into its own view. When nothing is left to play, its view is the view
of the state, whatever the pace and however the clock jumped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.events import Event
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.screens.table.playback import timing
from ecosfera.games.co2.screens.table.playback.effects import Effect, EffectKind
from ecosfera.games.co2.screens.table.playback.moment import Moment, moment_of
from ecosfera.games.co2.screens.table.playback.sound_cues import cue_of
from ecosfera.games.co2.screens.table.playback.staging import effects_of
from ecosfera.games.co2.screens.table.pointing.front import front_seat
from ecosfera.ui.stage.show import MomentShow
from ecosfera.ui.stage.timeline import Timeline

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.co2.rules.pieces import EventId, PlayerId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.screens.table.geometry.zones import Zones


class EventShown(NamedTuple):
    """An event card that lies over the table until it has been read."""

    player: PlayerId
    card: EventId


class Stage(Timeline[int, Event, EventShown, Effect]):
    """What the players see: a view, and what moves over it."""

    def __init__(
        self,
        view: View,
        zones: Zones,
        pace: float,
        told: Callable[[Event, View], None],
        computers: Sequence[int] = (),
    ) -> None:
        super().__init__(pace)
        self.computers = computers
        """The seats that computers play."""
        self.view = view
        self.zones = zones
        self.told = told
        """Called with every event as it happens, and the view after it."""
        self.heard: Callable[[str], None] = lambda _cue: None
        """Called with the cue of every event that has one."""
        self.show: MomentShow[Moment] | None = None
        """The moment that owns the screen, or is about to."""
        self._skipped: float | None = None
        """The pace before everything is let arrive; None otherwise."""
        self.happened = 0
        """Number of events shown plus number of jumps."""

    @property
    def idle(self) -> bool:
        """Return whether everything has been played, read and has arrived."""
        return super().idle and not self.effects and self.show is None

    @property
    def moving(self) -> bool:
        """Return whether something is moving or about to move."""
        return super().moving or self.show is not None

    def snap(self, view: View) -> None:
        """Show another position at once, after undo or loading."""
        self.clear()
        self.show = None
        self.view = view
        self.happened += 1

    def resized(self, zones: Zones) -> None:
        """Adapt to another window; what moves arrives at once."""
        self.zones = zones
        self.arrive()

    def waits_for_motions(self, event: Event) -> bool:
        """Return False: the pauses of the events are as long as what moves."""
        del event
        return False

    def waits_for_reading(self, event: Event) -> bool:
        """Return True: whatever is announced is read before anything else happens."""
        del event
        return True

    def happen(self, event: Event, start: float) -> None:
        """Fold one event into the view, and let its pieces move."""
        before = self.view
        self.view = fold(before, event)
        self.happened += 1
        if self.pace > 0:
            front = front_seat(before, self.computers)
            self.effects += effects_of(
                event, before, self.view, self.zones, start, self.pace, front
            )
        after = start + timing.pause(event) * self.pace
        self.wait_until(after)
        moment = moment_of(event, before, self.view)
        if moment is not None:
            climbs = [e for e in self.effects if e.kind is EffectKind.CLIMB]
            self.begin(moment, max([after, *(e.begins + e.lasts for e in climbs)]))
        cue = cue_of(event, before, self.view)
        if cue:
            self.heard(cue)
        if isinstance(event, ev.EventDrawn):
            self.stop = EventShown(event.player, event.card)
        self.told(event, self.view)

    def begin(self, moment: Moment, start: float) -> None:
        """Let a moment own the screen; the next event waits for its end."""
        pace = self.pace if self._skipped is None else self._skipped
        self.show = MomentShow(moment, start, moment.lasts(pace), still=pace <= 0)
        self.wait_until(self.show.ends)

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        super().advance(dt)
        if self.show is not None and self.now >= self.show.ends:
            self.show = None
            super().advance(0.0)

    def skip(self) -> None:
        """Let everything arrive, up to the next event card or the next moment."""
        self.show = None
        self._skipped = self.pace
        super().skip()
        self._skipped = None

    def play(self, events: Sequence[Event]) -> None:
        """Add events to the queue."""
        super().play(events)
