"""Events to JSON. The names are part of the protocol and stay stable (PROTOCOL, events)."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.codec.sides import kinds_to_json, side_to_json
from ecosfera.games.co2.codec.state import pending_to_json
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.state import Side

if TYPE_CHECKING:
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
    for field in fields(event):
        value = getattr(event, field.name)
        found[KEYS.get(field.name, field.name)] = (
            side_to_json(catalogue, value)
            if isinstance(value, Side)
            else list(value)
            if isinstance(value, tuple)
            else value
        )
    match event:
        case ev.Sold() | ev.Bought():
            found["territory"] = catalogue.territories[event.territory].id
        case ev.Played() | ev.Undone():
            found["territory"] = catalogue.territories[event.territory].id
            found["card"] = catalogue.kinds[event.card].id
        case ev.Drew(_, card):
            found["card"] = None if card is None else catalogue.kinds[card].id
        case ev.Exchanged(_, back, drawn):
            found["back"] = kinds_to_json(catalogue, back)
            found["drawn"] = kinds_to_json(catalogue, drawn)
        case ev.EventDrawn(_, card):
            found["card"] = catalogue.events[card].id
        case ev.DebtArose(debt):
            found["debt"] = pending_to_json(catalogue, debt)
        case _:
            pass
    return found
