"""What waits for an answer, to and from JSON (PROTOCOL, state)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from ecosfera.core.json_fields import (
    CodecError,
    read_boolean,
    read_choice,
    read_integer,
    read_object,
    shown,
)
from ecosfera.games.co2.codec.sides import read_player, side_from_json, side_to_json
from ecosfera.games.co2.rules.pieces import MOST
from ecosfera.games.co2.rules.state import Choice, Counter, Debt, DebtCause, Offer

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.pieces import Catalogue
    from ecosfera.games.co2.rules.state import Pending, Side

_KEYS: Final = {
    "debt": ("cause", "credits", "euros", "to"),
    "offer": ("give", "get", "settle"),
    "counter": ("from", "give", "get", "settle"),
    "choice": (),
}
"""The keys of each kind beside `kind` and `player`."""


def pending_to_json(catalogue: Catalogue, pending: Pending) -> dict[str, object]:
    """Return what waits for an answer as JSON."""
    match pending:
        case Debt(player, cause, credit, euros, to):
            return {
                "kind": "debt",
                "player": player,
                "cause": cause.value,
                "credits": credit,
                "euros": euros,
                "to": to,
            }
        case Offer(player, give, get, settle):
            return {
                "kind": "offer",
                "player": player,
                "give": side_to_json(catalogue, give),
                "get": side_to_json(catalogue, get),
                "settle": settle,
            }
        case Counter(player, partner, give, get, settle):
            return {
                "kind": "counter",
                "player": player,
                "from": partner,
                "give": side_to_json(catalogue, give),
                "get": side_to_json(catalogue, get),
                "settle": settle,
            }
        case Choice(player):
            return {"kind": "choice", "player": player}
        case _:  # pragma: no cover
            assert_never(pending)


def pending_from_json(catalogue: Catalogue, value: object, where: str, players: int) -> Pending:
    """Read one entry of what waits for an answer."""
    if not isinstance(value, dict):
        raise CodecError(f"{where}: an object is needed, not {shown(value)}")
    if "kind" not in value:
        raise CodecError(f'{where}: the key "kind" is missing')
    kind = read_choice(value["kind"], f"{where}.kind", tuple(_KEYS))
    given = read_object(value, where, ("kind", "player", *_KEYS[kind]))
    player = read_player(given["player"], f"{where}.player", players)
    match kind:
        case "debt":
            cause = read_choice(given["cause"], f"{where}.cause", [c.value for c in DebtCause])
            to = given["to"]
            return Debt(
                player,
                DebtCause(cause),
                read_integer(given["credits"], f"{where}.credits", 0, MOST),
                read_integer(given["euros"], f"{where}.euros", 0, MOST),
                None if to is None else read_player(to, f"{where}.to", players),
            )
        case "choice":
            return Choice(player)
    give = _ordered_side(catalogue, given["give"], f"{where}.give")
    get = _ordered_side(catalogue, given["get"], f"{where}.get")
    settle = read_boolean(given["settle"], f"{where}.settle")
    if kind == "offer":
        return Offer(player, give, get, settle)
    partner = read_player(given["from"], f"{where}.from", players)
    return Counter(player, partner, give, get, settle)


def _ordered_side(catalogue: Catalogue, value: object, where: str) -> Side:
    """Read one side of a trade, whose lists must be in order."""
    side = side_from_json(catalogue, value, where)
    if side != side.in_order():
        raise CodecError(f"{where}: territories and cards must be in order")
    return side
