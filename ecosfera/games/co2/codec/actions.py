"""Actions to and from JSON (PROTOCOL, actions)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from ecosfera.core.json_fields import (
    CodecError,
    read_boolean,
    read_choice,
    read_integer,
    read_list,
    read_object,
    shown,
)
from ecosfera.games.co2.codec.sides import (
    kinds_to_json,
    read_kind,
    read_territory,
    side_from_json,
    side_to_json,
)
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules.pieces import MOST, PlayerId

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.pieces import Catalogue

PLAIN: Final[dict[str, Action]] = {
    "roll": act.Roll(),
    "buy": act.Buy(),
    "pass": act.Pass(),
    "credit": act.TakeCredit(),
    "end_turn": act.EndTurn(),
    "accept": act.Accept(),
    "refuse": act.Refuse(),
    "pay": act.Pay(),
    "bankrupt": act.DeclareBankruptcy(),
}
"""The actions without particulars, by their types in JSON."""
_PLAIN_NAMES: Final = {type(action): name for name, action in PLAIN.items()}
TYPES: Final = (*PLAIN, "play", "exchange", "propose", "counter", "sell", "choose")


def action_to_json(catalogue: Catalogue, action: Action) -> dict[str, object]:
    """Return an action, or a template of offers, as JSON."""
    match action:
        case act.Play(territory):
            return {"type": "play", "territory": catalogue.territories[territory].id}
        case act.Sell(territory):
            return {"type": "sell", "territory": catalogue.territories[territory].id}
        case act.Exchange(cards):
            return {"type": "exchange", "cards": kinds_to_json(catalogue, cards)}
        case act.Propose() | act.MakeCounter() | act.OfferTemplate() | act.CounterTemplate():
            return _offer_to_json(catalogue, action)
        case act.ChooseTerritory(chosen):
            if chosen is None:
                return {"type": "choose", "skip": True}
            return {"type": "choose", "territory": catalogue.territories[chosen].id}
        case act.ChooseSwap(swap):
            return {"type": "choose", "swap": swap}
        case (
            act.Roll()
            | act.Buy()
            | act.Pass()
            | act.TakeCredit()
            | act.EndTurn()
            | act.Accept()
            | act.Refuse()
            | act.Pay()
            | act.DeclareBankruptcy()
        ):
            return {"type": _PLAIN_NAMES[type(action)]}
        case _:  # pragma: no cover
            assert_never(action)


def _offer_to_json(
    catalogue: Catalogue,
    action: act.Propose | act.MakeCounter | act.OfferTemplate | act.CounterTemplate,
) -> dict[str, object]:
    """Return an offer, a counter-offer or a template of them as JSON."""
    match action:
        case act.OfferTemplate(to):
            return {"type": "propose", "to": to}
        case act.CounterTemplate():
            return {"type": "counter"}
        case act.Propose(to):
            found: dict[str, object] = {"type": "propose", "to": to}
        case _:
            found = {"type": "counter"}
    return found | {
        "give": side_to_json(catalogue, action.give),
        "get": side_to_json(catalogue, action.get),
        "settle": action.settle,
    }


def action_from_json(catalogue: Catalogue, value: object) -> Action:
    """Read an action, legal or not; templates are none."""
    if not isinstance(value, dict):
        raise CodecError(f"action: an object is needed, not {shown(value)}")
    if "type" not in value:
        raise CodecError('action: the key "type" is missing')
    kind = read_choice(value["type"], "action.type", TYPES)
    if kind in PLAIN:
        read_object(value, "action", ("type",))
        return PLAIN[kind]
    match kind:
        case "propose" | "counter":
            return _offer_from_json(catalogue, kind, value)
        case "choose":
            return _choice_from_json(catalogue, value)
        case "exchange":
            read_object(value, "action", ("type", "cards"))
            names = read_list(value["cards"], "action.cards", 2)
            one, two = sorted(
                read_kind(catalogue, name, f"action.cards[{i}]") for i, name in enumerate(names)
            )
            return act.Exchange((one, two))
        case _:
            read_object(value, "action", ("type", "territory"))
            territory = read_territory(catalogue, value["territory"], "action.territory")
            return act.Play(territory) if kind == "play" else act.Sell(territory)


def _offer_from_json(catalogue: Catalogue, kind: str, value: dict[str, object]) -> Action:
    """Read an offer or a counter-offer."""
    keys = ("type", "give", "get", "settle")
    read_object(value, "action", (*keys, "to") if kind == "propose" else keys)
    give = side_from_json(catalogue, value["give"], "action.give").in_order()
    get = side_from_json(catalogue, value["get"], "action.get").in_order()
    settle = read_boolean(value["settle"], "action.settle")
    if kind == "counter":
        return act.MakeCounter(give, get, settle)
    # The rules refuse a player who does not exist.
    to = PlayerId(read_integer(value["to"], "action.to", 0, MOST))
    return act.Propose(to, give, get, settle)


def _choice_from_json(catalogue: Catalogue, value: dict[str, object]) -> Action:
    """Read the answer to an event card."""
    if "territory" in value:
        read_object(value, "action", ("type", "territory"))
        return act.ChooseTerritory(
            read_territory(catalogue, value["territory"], "action.territory")
        )
    if "skip" in value:
        read_object(value, "action", ("type", "skip"))
        if value["skip"] is not True:
            raise CodecError(f"action.skip: must be true or absent, not {shown(value['skip'])}")
        return act.ChooseTerritory(None)
    if "swap" in value:
        read_object(value, "action", ("type", "swap"))
        return act.ChooseSwap(read_boolean(value["swap"], "action.swap"))
    raise CodecError('action: choose needs "territory", "skip" or "swap"')
