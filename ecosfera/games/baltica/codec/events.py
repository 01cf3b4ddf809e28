"""Events to JSON. The names are part of the protocol and stay stable.

Each event is `{"event": NAME, …}` with the fields of its class in `rules/events.py`; cards are
names, and a place is `{"zone": …}` with its player, slot or element.
"""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Final, get_args

from ecosfera.core.codec import several
from ecosfera.games.baltica.codec.actions import card_field, source_field
from ecosfera.games.baltica.codec.state import pending_to_json, tokens_to_json
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import ABILITIES, ELEMENTS, HABITATS
from ecosfera.games.baltica.rules.events import Location, Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.events import Event

    Write = Callable[[Any], object]

_INDEX_OF_ZONE: Final = {
    Zone.ROW: "player",
    Zone.DECK: "player",
    Zone.DISCARD: "player",
    Zone.PRODUCERS: "slot",
    Zone.CONSUMERS: "slot",
    Zone.ELEMENTS: "element",
}
"""Zones that exist more than once: what their index counts."""


def event_to_json(catalogue: Catalogue, event: Event) -> dict[str, object]:
    """Return an event as JSON."""
    found: dict[str, object] = {"event": EVENT_NAMES[type(event)]}
    writers = _writers(catalogue)
    for key in _FIELDS[type(event)]:
        value = getattr(event, key)
        write = _place if isinstance(value, Location) else writers.get(key)
        found[key] = value if write is None else write(value)
    return found


@cache
def _writers(catalogue: Catalogue) -> Mapping[str, Write]:
    """Return the writers of fields whose JSON is not their value, by name."""
    card = card_field(catalogue)
    return {
        "card": card.write,
        "cards": several(card).write,
        "funding": card.write,
        "ability": ABILITIES.__getitem__,
        "habitat": HABITATS.__getitem__,
        "source": source_field(catalogue).write,
        "tokens": tokens_to_json,
        "pending": lambda pending: pending_to_json(catalogue, pending),
    }


def _place(place: Location) -> dict[str, object]:
    """Return a place as JSON: its zone, and the player, slot or element it belongs to."""
    found: dict[str, object] = {"zone": place.zone.value}
    key = _INDEX_OF_ZONE.get(place.zone)
    if key is not None:
        found[key] = ELEMENTS[place.which] if key == "element" else place.which
    return found


def _snake(name: str) -> str:
    """Return a class name in snake case: `CardMoved` as `card_moved`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


EVENT_NAMES: dict[type[Event], str] = {kind: _snake(kind.__name__) for kind in get_args(ev.Event)}
_FIELDS: dict[type[Event], tuple[str, ...]] = {
    kind: tuple(field.name for field in fields(kind)) for kind in get_args(ev.Event)
}
