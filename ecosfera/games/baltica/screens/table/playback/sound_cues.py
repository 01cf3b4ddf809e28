"""The sounds of the table: which cue an event has, and when it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import TOKEN
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.events import Zone
from ecosfera.games.baltica.screens.cues import CUES
from ecosfera.games.baltica.screens.table.playback import timing
from ecosfera.games.baltica.screens.table.playback.moment import IMPACT, OPENS, RESTORED

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.ids import HabitatId
    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.screens.cues import Cue

TOGETHER: Final = 2
"""Maximum number of cues at one moment, as without motion a whole turn happens at once."""
SWELLS: Final = 0.2
"""Seconds in which the groan swells; it starts this long before the impact tile lands."""
NOTE: Final = 0.13
"""Seconds between the notes of a chord."""


def cue(event: Event, seen: View) -> Cue | None:
    """Return the cue of an event, or None; `seen` is the view after it."""
    match event:
        case ev.CardMoved():
            return _of_card(event)
        case ev.AbilityUsed():
            return "coin" if event.source == TOKEN else "bubble"
        case ev.HabitatRestored():
            return _of_habitat(event.habitat, len(seen.habitats))
    return _PLAIN.get(type(event))


_PLAIN: Final[dict[type[Event], Cue]] = {
    ev.StarUsed: "bubble",
    ev.TokensTurned: "coin",
    ev.DeckShuffled: "shuffle",
    ev.PolicyDrawn: "page",
    ev.ImpactPlaced: "groan",
    ev.ImpactTakenBack: "rising",
}


def _of_card(event: ev.CardMoved) -> Cue | None:
    if event.source.zone is Zone.POLICY_DECK:
        # Its cue was played when it was drawn.
        return None
    return "drop" if event.source.zone is Zone.PRESSURES else "card"


def _of_habitat(habitat: HabitatId, restored: int) -> Cue:
    """Return the note of a habitat, or the chord for the last one."""
    return "chord" if restored == len(HABITATS) else note(habitat)


def note(habitat: HabitatId) -> Cue:
    """Return the note of a habitat."""
    return next(cue for cue in CUES if cue == f"chime-{HABITATS[habitat]}")


def delay(event: Event) -> float:
    """Return the seconds at full pace from the start of an event to its cue."""
    match event:
        case ev.HabitatRestored():
            return OPENS * RESTORED
        case ev.ImpactPlaced():
            return timing.LIES * IMPACT - SWELLS
        case ev.CardMoved() if event.source.zone is Zone.PRESSURES:
            return timing.FLIGHT
        case _:
            return 0.0


def _unheard(_cue: Cue) -> None:
    """Do nothing: the default without a listener."""


class SoundQueue:
    """The cues that are still to be played."""

    def __init__(self) -> None:
        self.heard: Callable[[Cue], None] = _unheard
        """Called with each cue when it is due."""
        self._due: list[tuple[float, Cue]] = []

    def expect(self, event: Event, seen: View, start: float, pace: float) -> None:
        """Schedule the cue of an event that begins at `start` (seconds), slowed down by `pace`.

        The note of a habitat ends a chord of all that are restored, one note after the other.
        """
        found = cue(event, seen)
        if found is None:
            return
        due = start + delay(event) * pace
        if isinstance(event, ev.HabitatRestored) and pace > 0:
            before = [note(habitat) for habitat in seen.habitats if habitat != event.habitat]
            self._due += [(due + NOTE * n, earlier) for n, earlier in enumerate(before)]
            due += NOTE * len(before)
        self._due.append((due, found))

    def advance(self, now: float) -> None:
        """Play the cues that are due; of many at once only the most important ones."""
        ready = {found for at, found in self._due if at <= now}
        self._due = [(at, found) for at, found in self._due if at > now]
        for found in sorted(ready, key=CUES.index)[-TOGETHER:]:
            self.heard(found)

    def hurry(self) -> None:
        """Make everything due now."""
        self._due = [(0.0, found) for _, found in self._due]

    def drop(self) -> None:
        """Cancel all scheduled cues."""
        self._due.clear()
