"""Hints: what to do next, with a reason. They depend on what everybody sees alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.core.bot import finish
from ecosfera.games.co2.bots.answers import Asked, advantage, reason_of
from ecosfera.games.co2.bots.characters import NEUTRAL
from ecosfera.games.co2.bots.deals import Pair
from ecosfera.games.co2.bots.hint_reasons import reason_for
from ecosfera.games.co2.bots.options import best_option, way_out
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.trader import Trader
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.state import Counter, Debt, Offer, Phase

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import State, View


@dataclass(frozen=True, slots=True)
class Hint:
    """An action and the reason for it."""

    action: Action
    reason: Reason


def hint(state: State) -> Hint | None:
    """Return what to do next, or None if the game is over.

    It never suggests an offer that it would refuse in the partner's place.
    """
    view = state.view
    if view.outcome is not None:
        return None
    top = view.pending[-1] if view.pending else None
    if isinstance(top, Offer | Counter):
        return _answer(view)
    if view.turn.phase is Phase.ROLL and top is None:
        return Hint(act.Roll(), Reason(Why.TURN_BEGINS))
    in_debt = isinstance(top, Debt)
    action = way_out(view, NEUTRAL) if in_debt else finish(best_option(view, NEUTRAL))
    if isinstance(action, act.Pass | act.EndTurn | act.Sell | act.DeclareBankruptcy):
        offer = _offer(view)
        if offer is not None:
            return offer
    return Hint(action, reason_for(view, action))


def _answer(view: View) -> Hint:
    """Return whether to accept the offer that waits."""
    asked = Asked(view, NEUTRAL)
    action = act.Accept() if asked.acceptable else act.Refuse()
    return Hint(action, reason_of(asked, action))


def _offer(view: View) -> Hint | None:
    """Return the best offer that the partner should accept, if there is one."""
    offer = finish(Trader(NEUTRAL).offer(view))
    if offer is None:
        return None
    me = view.turn.player
    made = fold(view, ev.Offered(me, offer.to, offer.give, offer.get, offer.settle))
    if not Asked(made, NEUTRAL).acceptable:
        return None
    pair = Pair(view, me, offer.to, NEUTRAL)
    good = advantage(pair, offer.give, offer.get, settle=offer.settle)
    return Hint(offer, good or Reason(Why.BOTH_GAIN))
