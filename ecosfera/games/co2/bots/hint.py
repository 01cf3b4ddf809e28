"""Hints: what to do next, with a reason. They depend on what everybody sees alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecosfera.core.bot import finish
from ecosfera.games.co2.bots.answers import OpenOffer, advantage, reason_of
from ecosfera.games.co2.bots.deals import Pair
from ecosfera.games.co2.bots.options import best_option, way_out
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.trader import Trader
from ecosfera.games.co2.bots.valuation import NEAR_BOTTOM, NEUTRAL
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import ACTIONS, SQUARES
from ecosfera.games.co2.rules.state import (
    Counter,
    Debt,
    Offer,
    Phase,
    balance,
    next_kind,
    territory_under,
)

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import TerritoryId
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
    waiting = OpenOffer(view, NEUTRAL)
    action = act.Accept() if waiting.acceptable else act.Refuse()
    return Hint(action, reason_of(waiting, action))


def _offer(view: View) -> Hint | None:
    """Return the best offer that the partner should accept, if there is one."""
    offer = finish(Trader(NEUTRAL).offer(view))
    if offer is None:
        return None
    me = view.turn.player
    offered = fold(view, ev.Offered(me, offer.to, offer.give, offer.get, offer.settle))
    if not OpenOffer(offered, NEUTRAL).acceptable:
        return None
    pair = Pair(view, me, offer.to, NEUTRAL)
    good = advantage(pair, offer.give, offer.get, settle=offer.settle)
    return Hint(offer, good or Reason(Why.BOTH_GAIN))


# -- the reason for an action ----------------------------------------------------------------------


TWO_DICE: Final = 12
"""The farthest that a throw can lead."""
LAST_ACTIONS: Final = 6
"""With so few actions missing an area is nearly done."""
PLAIN: Final = {
    act.TakeCredit: Why.CREDIT_FOR_ACTIONS,
    act.Exchange: Why.CARDS_OF_NO_USE,
    act.EndTurn: Why.NOTHING_BETTER_TO_DO,
    act.Pay: Why.DEBT_CAN_BE_PAID,
    act.Sell: Why.DEBT_NEEDS_MONEY,
    act.DeclareBankruptcy: Why.DEBT_CANNOT_BE_PAID,
}


def reason_for(view: View, action: Action) -> Reason:
    """Return the reason for an action that is no trade."""
    match action:
        case act.Play(territory):
            return _played(view, territory)
        case act.Buy():
            return _bought(view)
        case act.Pass():
            return _passed(view)
        case act.TakeCredit() if not _has_fitting_card(view):
            return Reason(Why.NO_CARD_FITS)
        case act.ChooseTerritory() | act.ChooseSwap():
            return Reason(Why.BEST_ANSWER)
        case _:
            return Reason(PLAIN[type(action)])


def _played(view: View, territory: TerritoryId) -> Reason:
    """Return why an action is carried out."""
    me = view.turn.player
    area = view.catalogue.territories[territory].area
    places = view.catalogue.areas[area].territories
    missing = sum(ACTIONS - view.done[t] for t in places)
    whole = all(view.owners[t] == me for t in places)
    points = balance(view, me)
    if points + 1 >= view.config.goal:
        return Reason(Why.WINS)
    if whole and missing <= LAST_ACTIONS:
        return Reason(Why.SUN if missing == 1 else Why.NEARER_SUN, area=area)
    if points <= NEAR_BOTTOM:
        return Reason(Why.OFF_BOTTOM)
    if (view.active.position or 0) >= SQUARES - TWO_DICE:
        return Reason(Why.VIA_SOON)
    return Reason(Why.BALANCE_RISES)


def _bought(view: View) -> Reason:
    """Return why the territory under the pawn is bought."""
    me = view.turn.player
    territory = territory_under(view, me)
    assert territory is not None
    area = view.catalogue.territories[territory].area
    others = [view.owners[t] for t in view.catalogue.areas[area].territories if t != territory]
    if others == [me, me]:
        return Reason(Why.WHOLE_AREA, area=area)
    if me in others:
        return Reason(Why.PART_OF_AREA, area=area)
    if others[0] is not None and others[0] == others[1]:
        return Reason(Why.DENIES_AREA, player=others[0], area=area)
    kind = next_kind(view, territory)
    if kind in view.active.hand:
        return Reason(Why.CARD_FITS, territory=territory, kind=kind)
    return Reason(Why.TERRITORY_WORTH_ITS_PRICE)


def _passed(view: View) -> Reason:
    """Return why nothing is done on a territory."""
    me = view.turn.player
    territory = territory_under(view, me)
    assert territory is not None
    if view.owners[territory] is None:
        card = view.catalogue.territories[territory]
        if balance(view, me) - card.co2 < NEUTRAL.lowest:
            return Reason(Why.LOW_BALANCE)
        if view.active.euros - card.price < NEUTRAL.reserve:
            return Reason(Why.NO_MONEY)
    return Reason(Why.CREDIT_FOR_WAITING if _has_fitting_card(view) else Why.NO_CARD_FITS)


def _has_fitting_card(view: View) -> bool:
    """Return whether a card in the hand is the next one of an own territory."""
    return any(next_kind(view, t) in view.active.hand for t in view.owned(view.turn.player))
