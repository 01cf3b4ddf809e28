"""Actions as JSON and as short texts."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.codec import Record, Variants, boolean, several, skip
from ecosfera.core.notation import Notation, Part
from ecosfera.games.co2.codec.fields import amount, fields_of
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules.state import Side

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.pieces import Catalogue


def action_to_json(catalogue: Catalogue, action: Action) -> dict[str, object]:
    """Return an action, or a template of offers, as JSON."""
    return actions_of(catalogue).write(action)


def action_from_json(catalogue: Catalogue, value: object) -> Action:
    """Read an action, legal or not; templates are none."""
    return actions_of(catalogue).read(value, "action")


@cache
def actions_of(catalogue: Catalogue) -> Variants[Action]:
    """Return the table of actions with these pieces."""
    fields = fields_of(catalogue)
    territory = fields.territory
    side = fields.side.then(Side.in_order)
    return Variants(
        "type",
        {
            "roll": Record(act.Roll),
            "buy": Record(act.Buy),
            "buy_afar": Record(act.BuyAfar, territory=territory),
            "pass": Record(act.Pass),
            "credit": Record(act.TakeCredit),
            "retire": Record(act.Retire),
            "end_turn": Record(act.EndTurn),
            "accept": Record(act.Accept),
            "refuse": Record(act.Refuse),
            "pay": Record(act.Pay),
            "bankrupt": Record(act.DeclareBankruptcy),
            "play": Record(act.Play, territory=territory),
            "exchange": Record(
                act.Exchange,
                cards=several(fields.kind, length=2).then(lambda cards: tuple(sorted(cards))),
            ),
            # the rules refuse a player who does not exist
            "propose": Record(
                act.Propose,
                give=side,
                get=side,
                settle=boolean,
                to=amount,
                written="to give get settle",
            ),
            "counter": Record(act.MakeCounter, give=side, get=side, settle=boolean),
            "sell": Record(act.Sell, territory=territory),
            "choose:territory": Record(act.ChooseTerritory, territory=territory),
            "choose:skip": Record(act.ChooseTerritory, territory=skip),
            "choose:swap": Record(act.ChooseSwap, swap=boolean),
        },
        needs={"choose": '"territory", "skip" or "swap"'},
        templates={
            "propose": Record(act.OfferTemplate, to=amount),
            "counter": Record(act.CounterTemplate),
        },
    )


NOTHING: Final = "nothing"
_ITEM: Final = r"(?:[0-9]+ (?:credits?|euros)|[^\s+,]+)"


def action_to_text(catalogue: Catalogue, action: Action) -> str:
    """Return an action as text; a template is an offer without its sides."""
    return _notation(catalogue).write(action_to_json(catalogue, action))


def action_from_text(catalogue: Catalogue, text: str) -> Action:
    """Return the action that a text says, legal or not. Raise `CodecError`."""
    return action_from_json(catalogue, _notation(catalogue).read(text))


@cache
def _notation(catalogue: Catalogue) -> Notation:
    """Return the text forms of the actions with these pieces."""
    side = Part(
        rf"{_ITEM}(?: ?\+ ?{_ITEM})*", lambda text: _side_of(catalogue, text), _text_of_side
    )
    return Notation(
        {
            "roll": {"type": "roll"},
            "buy": {"type": "buy"},
            "buy {territory}": {"type": "buy_afar"},
            "play {territory}": {"type": "play"},
            "pass": {"type": "pass"},
            "credit": {"type": "credit"},
            "exchange {cards,}": {"type": "exchange"},
            "retire": {"type": "retire"},
            "end": {"type": "end_turn"},
            "offer {to} {give} for {get} and settle": {"type": "propose", "settle": True},
            "offer {to} {give} for {get}": {"type": "propose", "settle": False},
            "offer {to}": {"type": "propose"},
            "counter {give} for {get} and settle": {"type": "counter", "settle": True},
            "counter {give} for {get}": {"type": "counter", "settle": False},
            "counter": {"type": "counter"},
            "accept": {"type": "accept"},
            "refuse": {"type": "refuse"},
            "pay": {"type": "pay"},
            "sell {territory}": {"type": "sell"},
            "bankrupt": {"type": "bankrupt"},
            "choose nothing": {"type": "choose", "skip": True},
            "choose {territory}": {"type": "choose"},
            "swap": {"type": "choose", "swap": True},
            "keep": {"type": "choose", "swap": False},
        },
        give=side,
        get=side,
    )


def _side_of(catalogue: Catalogue, text: str) -> dict[str, object]:
    """Return the JSON of one side of a trade."""
    territories, cards, money = [], [], {"credits": 0, "euros": 0}
    for item in re.split(r" ?\+ ?", text):
        count, _, unit = item.partition(" ")
        if unit:
            money["euros" if unit == "euros" else "credits"] += int(count)
        elif item in catalogue.kind_ids:
            cards.append(item)
        elif item != NOTHING:
            territories.append(item)
    return {"territories": territories, **money, "cards": cards}


def _text_of_side(side: dict[str, Any]) -> str:
    count, euros = side["credits"], side["euros"]
    items = [*side["territories"], *side["cards"]]
    items += [f"{count} credit{'' if count == 1 else 's'}"] if count else []
    items += [f"{euros} euros"] if euros else []
    return " + ".join(items) or NOTHING
