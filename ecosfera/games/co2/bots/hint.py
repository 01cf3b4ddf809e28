"""Hints: what to do next, with reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.games.co2.bots.greedy import best_action
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules.hidden import with_hidden_shuffled

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import TerritoryId
    from ecosfera.games.co2.rules.state import State

REASONS: dict[type[Action], str] = {
    act.Roll: "turn-begins",
    act.Buy: "territory-worth-its-price",
    act.Play: "balance-rises",
    act.Pass: "credit-for-waiting",
    act.TakeCredit: "credit-for-actions",
    act.Exchange: "cards-of-no-use",
    act.EndTurn: "nothing-better-to-do",
    act.Propose: "both-gain",
    act.Accept: "offer-pays",
    act.Refuse: "offer-does-not-pay",
    act.Pay: "debt-can-be-paid",
    act.Sell: "debt-needs-money",
    act.DeclareBankruptcy: "debt-cannot-be-paid",
    act.ChooseTerritory: "best-answer",
    act.ChooseSwap: "best-answer",
}
"""The reason for each kind of action that the greedy bot takes."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An action and the reason for it."""

    action: Action
    reason: str
    territory: TerritoryId | None = None
    """The territory that the action is about, if any."""


def hint(state: State) -> Hint | None:
    """Return what to do next, or None if the game is over. It depends on what is seen alone."""
    if state.view.outcome is not None:
        return None
    action = best_action(with_hidden_shuffled(state, 0))
    return Hint(action, REASONS[type(action)], getattr(action, "territory", None))
