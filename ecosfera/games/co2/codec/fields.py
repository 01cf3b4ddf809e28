"""The kinds of values in the JSON of the game: ids, amounts, sides of a trade (PROTOCOL, state)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

from ecosfera.core.codec import Field, Record, Variants, boolean, integer, member, or_null, several
from ecosfera.core.json_fields import CodecError, read_integer, read_list, read_string, shown
from ecosfera.games.co2.rules.ids import (
    CARDS_PER_KIND,
    EVENTS,
    EVERY_PLAYER,
    KINDS,
    MOST,
    TERRITORIES,
)
from ecosfera.games.co2.rules.state import Choice, Counter, Debt, DebtCause, Offer, Side

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.rules.pieces import Catalogue
    from ecosfera.games.co2.rules.state import Pending

Number = TypeVar("Number", bound=int)

CARDS: Final = KINDS * CARDS_PER_KIND
"""Number of all action cards."""
amount: Final = integer(0, MOST)
"""Credits, euros, and other counts."""


class Fields:
    """The kinds of values that need the ids of the catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.territory = _named(catalogue.territory_ids, "territory")
        self.kind = _named(catalogue.kind_ids, "action")
        self.event = _named(catalogue.event_ids, "event card")
        self.kinds = several(self.kind, most=CARDS)
        self.events = several(self.event, most=EVENTS)
        self._sides = Record(
            Side,
            territories=several(self.territory, most=TERRITORIES),
            credits=amount,
            euros=amount,
            cards=self.kinds,
        )
        self.side = Field(self._read_side, self._sides.write)
        """One side of a trade, in the order in which it is given."""

    def _read_side(self, value: object, where: str) -> Side:
        given = self._sides.keys(value, where)
        read_list(given["territories"], f"{where}.territories", most=TERRITORIES)
        read_list(given["cards"], f"{where}.cards", most=CARDS)
        side = self._sides.read(value, where)
        if len(set(side.territories)) != len(side.territories):
            raise CodecError(f"{where}.territories: a territory stands in it twice")
        return side


@cache
def fields_of(catalogue: Catalogue) -> Fields:
    """Return the kinds of values with these pieces."""
    return Fields(catalogue)


def player_of(players: int) -> Field[PlayerId]:
    """Return the kind of indices of players in a game of so many."""
    return Field(lambda value, where: EVERY_PLAYER[read_integer(value, where, 0, players - 1)])


@cache
def pending_of(catalogue: Catalogue, players: int) -> Variants[Pending]:
    """Return the table of debts, offers and choices that wait for an answer."""
    side = fields_of(catalogue).side
    in_order = Field(lambda value, where: _in_order(side.read(value, where), where), side.write)
    player = player_of(players)
    return Variants(
        "kind",
        {
            "debt": Record(
                Debt,
                player=player,
                cause=member(DebtCause),
                credits=amount,
                euros=amount,
                to=or_null(player),
            ),
            "offer": Record(Offer, player=player, give=in_order, get=in_order, settle=boolean),
            "counter": Record(
                Counter,
                player=player,
                partner=player.at("from"),
                give=in_order,
                get=in_order,
                settle=boolean,
                last="partner",
            ),
            "choice": Record(Choice, player=player),
        },
    )


def _in_order(side: Side, where: str) -> Side:
    if side != side.in_order():
        raise CodecError(f"{where}: territories and cards must be in order")
    return side


def _named(ids: Mapping[str, Number], what: str) -> Field[Number]:
    """Return the kind of numbers that have ids; JSON has the ids."""
    names = {number: name for name, number in ids.items()}

    def read(value: object, where: str) -> Number:
        found = ids.get(read_string(value, where))
        if found is None:
            raise CodecError(f"{where}: there is no {what} {shown(value)}")
        return found

    return Field(read, names.__getitem__)
