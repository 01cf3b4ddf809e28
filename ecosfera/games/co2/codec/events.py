"""Events to JSON. The names are part of the protocol and stay stable (PROTOCOL, events)."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Final

from ecosfera.core.codec import or_null
from ecosfera.games.co2.codec.fields import fields_of, pending_of
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.ids import EVERY_PLAYER

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.pieces import Catalogue

EVENT_NAMES: Final[dict[type[Event], str]] = {
    ev.StartDice: "start_dice",
    ev.TurnBegan: "turn",
    ev.Rolled: "rolled",
    ev.Moved: "moved",
    ev.ViaSettled: "via",
    ev.CreditsTaken: "credits",
    ev.EurosTaken: "euros",
    ev.Paid: "paid",
    ev.DebtArose: "debt",
    ev.Sold: "sold",
    ev.Bought: "bought",
    ev.Played: "played",
    ev.Retired: "retired",
    ev.Drew: "drew",
    ev.Exchanged: "exchanged",
    ev.EventDrawn: "event",
    ev.ChoiceOwed: "choice",
    ev.Declined: "declined",
    ev.Undone: "undone",
    ev.Offered: "offered",
    ev.Countered: "countered",
    ev.Refused: "refused",
    ev.Traded: "traded",
    ev.Forgiven: "forgiven",
    ev.WentOut: "out",
    ev.GameEnded: "over",
}
KEYS: Final = {"source": "from", "target": "to", "partner": "with"}
"""Fields whose keys in JSON are other words."""


def event_to_json(catalogue: Catalogue, event: Event) -> dict[str, object]:
    """Return an event as JSON."""
    found: dict[str, object] = {"event": EVENT_NAMES[type(event)]}
    writers = _writers(catalogue)
    for field in fields(event):
        name, own = field.name, f"{type(event).__name__}.{field.name}"
        write = writers.get(own) or writers.get(name, _plain)
        found[KEYS.get(name, name)] = write(getattr(event, name))
    return found


@cache
def _writers(catalogue: Catalogue) -> Mapping[str, Callable[[Any], object]]:
    """Return the writers of fields whose JSON is not their value, by name.

    Where classes differ, it is by the names of class and field.
    """
    kinds = fields_of(catalogue)
    return {
        "territory": kinds.territory.write,
        "card": or_null(kinds.kind).write,
        "back": kinds.kinds.write,
        "drawn": kinds.kinds.write,
        "give": kinds.side.write,
        "get": kinds.side.write,
        "EventDrawn.card": kinds.event.write,
        "DebtArose.debt": pending_of(catalogue, len(EVERY_PLAYER)).write,
    }


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
