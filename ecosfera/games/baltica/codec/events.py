"""Events to JSON. The names are part of the protocol and stay stable.

Each event is `{"event": NAME, …}` with the fields of its class in `rules/events.py`; cards are
names, and a place is `{"zone": …}` with its player, slot or element.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import TYPE_CHECKING, get_args

from ecosfera.games.baltica.codec.actions import source_to_json
from ecosfera.games.baltica.codec.state import pending_to_json, tokens_to_json
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import ABILITIES, ELEMENTS, HABITATS
from ecosfera.games.baltica.rules.events import Location, Zone

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.events import Event

_OF_PLAYER = frozenset({Zone.ROW, Zone.DECK, Zone.DISCARD})
_OF_SLOT = frozenset({Zone.PRODUCERS, Zone.CONSUMERS})


def event_to_json(catalogue: Catalogue, event: Event) -> dict[str, object]:
    """Return an event as JSON."""
    names = catalogue.names
    found: dict[str, object] = {"event": EVENT_NAMES[type(event)]}
    for key in _FIELDS[type(event)]:
        found[key] = getattr(event, key)
    match event:
        case ev.CardMoved(card, source, target):
            found |= {"card": names[card], "source": _place(source), "target": _place(target)}
        case ev.AbilityUsed(ability, source):
            found["ability"] = ABILITIES[ability]
            found["source"] = source_to_json(catalogue, source)
        case ev.CardsUsed(cards) | ev.Triggered(_, cards):
            found["cards"] = [names[card] for card in cards]
        case ev.StarUsed(card) | ev.PolicyDrawn(card):
            found["card"] = names[card]
        case ev.MeasureImplemented(card, funding):
            found |= {"card": names[card], "funding": names[funding]}
        case ev.TokensTurned(_, tokens):
            found["tokens"] = tokens_to_json(tokens)
        case ev.HabitatRestored(habitat):
            found["habitat"] = HABITATS[habitat]
        case ev.ChoiceOwed(pending):
            found["pending"] = pending_to_json(catalogue, pending)
        case _:
            pass
    return found


def _place(place: Location) -> dict[str, object]:
    """Return a place as JSON: its zone, and the player, slot or element it belongs to."""
    found: dict[str, object] = {"zone": place.zone.value}
    if place.zone in _OF_PLAYER:
        found["player"] = place.which
    elif place.zone in _OF_SLOT:
        found["slot"] = place.which
    elif place.zone is Zone.ELEMENTS:
        found["element"] = ELEMENTS[place.which]
    return found


def _snake(name: str) -> str:
    """Return a class name in snake case: `CardMoved` as `card_moved`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


EVENT_NAMES: dict[type[Event], str] = {kind: _snake(kind.__name__) for kind in get_args(ev.Event)}
_FIELDS: dict[type[Event], tuple[str, ...]] = {
    kind: tuple(field.name for field in fields(kind)) for kind in get_args(ev.Event)
}
