"""Actions to and from JSON (PROTOCOL, actions)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ecosfera.core.codec import Record, Variants, boolean, several, skip
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
            "pass": Record(act.Pass),
            "credit": Record(act.TakeCredit),
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
