"""What is heard at the table, and when: events to cues, each at the moment in which it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import TOKEN
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.events import Zone
from ecosfera.games.baltica.screens.table import timing
from ecosfera.games.baltica.screens.table.cues import CUES

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.screens.table.cues import Cue

TOGETHER: Final = 2
"""Cues at one moment: without motion, or after a skip, a whole turn may happen in one."""
SWELLS: Final = 0.2
"""Seconds in which the groan becomes loud: it begins so much before the stone lies."""


def cue(event: Event, seen: View) -> Cue | None:
    """What an event lets be heard; `seen` is the view after it."""
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
        # it was heard when it was drawn
        return None
    return "drop" if event.source.zone is Zone.PRESSURES else "card"


def _of_habitat(habitat: int, restored: int) -> Cue:
    """Its own note; with the last one, the chord of all."""
    if restored == len(HABITATS):
        return "chord"
    return next(cue for cue in CUES if cue == f"chime-{HABITATS[habitat]}")


def delay(event: Event) -> float:
    """Seconds at full pace from the beginning of an event to its cue: tiles have to arrive."""
    match event:
        case ev.HabitatRestored():
            return timing.CLICKS * timing.TILE
        case ev.ImpactPlaced():
            return timing.LIES * timing.TILE - SWELLS
        case ev.CardMoved() if event.source.zone is Zone.PRESSURES:
            return timing.FLIGHT
        case _:
            return 0.0


def _unheard(_cue: Cue) -> None:
    """Nobody listens."""


class Hearing:
    """The cues that are still to come."""

    def __init__(self) -> None:
        self.heard: Callable[[Cue], None] = _unheard
        """Hears every cue when it is due."""
        self._due: list[tuple[float, Cue]] = []

    def expect(self, event: Event, seen: View, start: float, pace: float) -> None:
        """An event that begins at `start` (seconds), with durations multiplied by `pace`."""
        found = cue(event, seen)
        if found is not None:
            self._due.append((start + delay(event) * pace, found))

    def advance(self, now: float) -> None:
        """Time has passed: what is due is heard; of many things at once the ones that matter."""
        ready = {found for at, found in self._due if at <= now}
        self._due = [(at, found) for at, found in self._due if at > now]
        for found in sorted(ready, key=CUES.index)[-TOGETHER:]:
            self.heard(found)

    def hurry(self) -> None:
        """Everything is due now."""
        self._due = [(0.0, found) for _, found in self._due]

    def drop(self) -> None:
        """What was to come does not."""
        self._due.clear()
