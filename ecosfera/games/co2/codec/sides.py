"""What one player gives in a trade, and ids, to and from JSON (PROTOCOL, state)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.core.json_fields import (
    CodecError,
    read_integer,
    read_list,
    read_object,
    read_string,
    shown,
)
from ecosfera.games.co2.rules.pieces import CARDS_PER_KIND, EVERY_PLAYER, KINDS, MOST, TERRITORIES
from ecosfera.games.co2.rules.state import Side

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import TypeVar

    from ecosfera.games.co2.rules.pieces import Catalogue, EventId, KindId, PlayerId, TerritoryId

    Number = TypeVar("Number", bound=int)

CARDS: Final = KINDS * CARDS_PER_KIND
"""Number of all action cards."""
SIDE_KEYS: Final = ("territories", "credits", "euros", "cards")


def side_to_json(catalogue: Catalogue, side: Side) -> dict[str, object]:
    """Return one side of a trade as JSON."""
    return {
        "territories": [catalogue.territories[territory].id for territory in side.territories],
        "credits": side.credits,
        "euros": side.euros,
        "cards": kinds_to_json(catalogue, side.cards),
    }


def side_from_json(catalogue: Catalogue, value: object, where: str) -> Side:
    """Read one side of a trade, in the order in which it is given."""
    given = read_object(value, where, SIDE_KEYS)
    territories = read_short_list(given["territories"], f"{where}.territories", TERRITORIES)
    cards = read_short_list(given["cards"], f"{where}.cards", CARDS)
    side = Side(
        tuple(
            read_territory(catalogue, name, f"{where}.territories[{i}]")
            for i, name in enumerate(territories)
        ),
        read_integer(given["credits"], f"{where}.credits", 0, MOST),
        read_integer(given["euros"], f"{where}.euros", 0, MOST),
        tuple(read_kind(catalogue, name, f"{where}.cards[{i}]") for i, name in enumerate(cards)),
    )
    if len(set(side.territories)) != len(side.territories):
        raise CodecError(f"{where}.territories: a territory stands in it twice")
    return side


def read_short_list(value: object, where: str, most: int) -> list[object]:
    """Read a list of at most so many entries."""
    found = read_list(value, where)
    if len(found) > most:
        raise CodecError(f"{where}: must have at most {most} entries, not {len(found)}")
    return found


def kinds_to_json(catalogue: Catalogue, cards: Sequence[KindId]) -> list[str]:
    """Return action cards as JSON."""
    return [catalogue.kinds[card].id for card in cards]


def _read_id(value: object, where: str, known: Mapping[str, Number], what: str) -> Number:
    found = known.get(read_string(value, where))
    if found is None:
        raise CodecError(f"{where}: there is no {what} {shown(value)}")
    return found


def read_territory(catalogue: Catalogue, value: object, where: str) -> TerritoryId:
    """Read the id of a territory."""
    return _read_id(value, where, catalogue.territory_ids, "territory")


def read_kind(catalogue: Catalogue, value: object, where: str) -> KindId:
    """Read the id of a kind of action card."""
    return _read_id(value, where, catalogue.kind_ids, "action")


def read_event(catalogue: Catalogue, value: object, where: str) -> EventId:
    """Read the id of an event card."""
    return _read_id(value, where, catalogue.event_ids, "event card")


def read_player(value: object, where: str, players: int) -> PlayerId:
    """Read the index of a player."""
    return EVERY_PLAYER[read_integer(value, where, 0, players - 1)]
