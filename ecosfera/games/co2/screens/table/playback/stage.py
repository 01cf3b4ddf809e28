"""The stage of the table: which pieces move for an event, and how long each is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.events import Event
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.state import View
from ecosfera.games.co2.screens.table.playback import timing
from ecosfera.games.co2.screens.table.playback.effects import Effect, EffectKind
from ecosfera.games.co2.screens.table.playback.moment import Moment, moment_of
from ecosfera.games.co2.screens.table.playback.sound_cues import cue_of
from ecosfera.games.co2.screens.table.playback.staging import effects_of
from ecosfera.games.co2.screens.table.pointing.front import front_seat
from ecosfera.tabletop import stage

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.co2.rules.ids import EventId, PlayerId
    from ecosfera.games.co2.screens.table.geometry.zones import Zones


class EventShown(NamedTuple):
    """An event card that lies over the table until it has been read."""

    player: PlayerId
    card: EventId


class Stage(stage.Stage[View, int, Event, EventShown, Effect, Moment]):
    """The stage of one match; `computers` are the seats that computers play."""

    def __init__(
        self,
        view: View,
        zones: Zones,
        pace: float,
        on_event: Callable[[Event, View], object],
        computers: Sequence[int] = (),
    ) -> None:
        super().__init__(view, pace, on_event)
        self.zones = zones
        self._computers = computers

    @property
    def idle(self) -> bool:
        """Return whether everything has been played, read and has arrived."""
        return super().idle and not self.effects

    def resized(self, zones: Zones) -> None:
        """Adapt to another window; what moves arrives at once."""
        self.zones = zones
        self.arrive()

    def fold(self, view: View, event: Event) -> View:
        """Return the view after an event."""
        return fold(view, event)

    def animate(self, event: Event, before: View, start: float) -> None:
        """Let pieces move, and the sound of the event be heard."""
        if self.pace > 0:
            front = front_seat(before, self._computers)
            self.effects += effects_of(
                event, before, self.view, self.zones, start, self.pace, front
            )
        cue = cue_of(event, before, self.view)
        if cue:
            self.on_sound(cue)

    def pause(self, event: Event) -> float:
        """Return the seconds between an event and the next one, at full pace."""
        return timing.pause(event)

    def stop_at(self, event: Event, start: float) -> None:
        """Let an event card be read."""
        del start
        if isinstance(event, ev.EventDrawn):
            self.stop = EventShown(event.player, event.card)

    def moment_of(self, event: Event, before: View) -> Moment | None:
        """Return the moment that an event brings, or None."""
        return moment_of(event, before, self.view)

    def moment_start(self, start: float, after: float) -> float:
        """Return when a moment begins: after the pawns have climbed."""
        del start
        climbs = [e for e in self.effects if e.kind is EffectKind.CLIMB]
        return max([after, *(e.begins + e.lasts for e in climbs)])
