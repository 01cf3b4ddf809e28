"""Which events reveal something unknown, at which fair undo stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.rules.changes import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.co2.rules.changes.events import Event


def reveals(events: Iterable[Event]) -> bool:
    """Return whether dice were thrown, or a card came from the bag or from the event deck."""
    return any(
        isinstance(event, ev.Rolled | ev.StartDice | ev.EventDrawn | ev.Exchanged)
        or (isinstance(event, ev.Drew) and event.card is not None)
        for event in events
    )
