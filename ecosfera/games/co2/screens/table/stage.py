"""The stage: plays events as animations, and always ends in the right position.

It folds the events one by one into its own view. When nothing is left to play, its view is the view
of the state, whatever the pace and however the clock jumped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.events import Event
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.screens.table import timing
from ecosfera.games.co2.screens.table.effects import Effect
from ecosfera.games.co2.screens.table.sound_cues import cue_of
from ecosfera.games.co2.screens.table.staging import effects_of
from ecosfera.ui.stage.timeline import Timeline

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.co2.rules.ids import EventId, PlayerId
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
    ) -> None:
        super().__init__(pace)
        self.view = view
        self.zones = zones
        self.told = told
        """Called with every event as it happens, and the view after it."""
        self.heard: Callable[[str], None] = lambda _cue: None
        """Called with the cue of every event that has one."""
        self.happened = 0
        """Number of events shown plus number of jumps."""

    @property
    def idle(self) -> bool:
        """Return whether everything has been played, read and has arrived."""
        return super().idle and not self.effects

    def snap(self, view: View) -> None:
        """Show another position at once, after undo or loading."""
        self.clear()
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
            self.effects += effects_of(event, before, self.view, self.zones, start, self.pace)
        self.wait_until(start + timing.pause(event) * self.pace)
        cue = cue_of(event, before, self.view)
        if cue:
            self.heard(cue)
        if isinstance(event, ev.EventDrawn):
            self.stop = EventShown(event.player, event.card)
        self.told(event, self.view)

    def play(self, events: Sequence[Event]) -> None:
        """Add events to the queue."""
        super().play(events)
