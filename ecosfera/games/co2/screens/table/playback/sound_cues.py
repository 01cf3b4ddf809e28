"""Which sound belongs to an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.state import sunny_areas

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.state import View

CUES: Final[dict[type, str]] = {
    ev.Rolled: "shuffle",
    ev.StartDice: "shuffle",
    ev.CreditsTaken: "coin",
    ev.EurosTaken: "coin",
    ev.Paid: "coin",
    ev.Bought: "card",
    ev.Played: "card",
    ev.Exchanged: "card",
    ev.Traded: "card",
    ev.EventDrawn: "page",
    ev.Undone: "drop",
    ev.WentOut: "groan",
    ev.GameEnded: "chord",
}


def cue_of(event: Event, before: View, after: View) -> str:
    """Return the cue of an event between two views; empty if it is silent.

    A sun that rises is louder than the card that brought it.
    """
    if any(len(sunny_areas(after, p)) > len(sunny_areas(before, p)) for p in after.playing):
        return "chord"
    return CUES.get(type(event), "")
