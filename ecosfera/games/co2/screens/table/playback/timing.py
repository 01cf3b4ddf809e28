"""How long events take on the table, and which of them are read before the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.screens.table.geometry.ring import way

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.events import Event

ROLL: Final = 0.9
"""Seconds that the dice roll."""
STEP: Final = 0.17
"""Seconds of a pawn from square to square."""
CLIMB: Final = 0.22
"""Seconds of a pawn from stone to stone."""
FLY: Final = 0.5
RISE: Final = 1.3
SHINE: Final = 1.8
PAUSES: Final[dict[type, float]] = {
    ev.StartDice: 1.0,
    ev.TurnBegan: 0.45,
    ev.Rolled: 1.15,
    ev.ViaSettled: 0.3,
    ev.CreditsTaken: 0.55,
    ev.EurosTaken: 0.55,
    ev.Paid: 0.55,
    ev.DebtArose: 0.3,
    ev.Sold: 0.5,
    ev.Bought: 0.7,
    ev.Played: 0.6,
    ev.Drew: 0.35,
    ev.Exchanged: 0.7,
    ev.EventDrawn: 0.4,
    ev.Undone: 0.7,
    ev.Traded: 0.8,
    ev.WentOut: 1.0,
    ev.GameEnded: 0.8,
}


def pause(event: Event) -> float:
    """Return the seconds between an event and the next one."""
    if isinstance(event, ev.Moved):
        return STEP * len(way(event.source, event.target)) + 0.25
    return PAUSES.get(type(event), 0.0)
