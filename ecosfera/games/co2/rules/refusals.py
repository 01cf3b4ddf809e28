"""The reason why an action is not legal now (PROTOCOL, actions)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules.actions import RefusalCode, RefusalReason
from ecosfera.games.co2.rules.ids import ACTIONS, CREDIT_PRICE, NOTE, TRADE_ROUND
from ecosfera.games.co2.rules.pieces import Effect, SquareKind
from ecosfera.games.co2.rules.state import (
    ON_CO2,
    Choice,
    Counter,
    Debt,
    Offer,
    Phase,
    Took,
    afar_price,
    balance,
    exchanges_in_passing,
    next_kind,
    rent,
    retire_price,
    square_kind,
    territory_under,
)
from ecosfera.games.co2.rules.turn import event_of_turn, flood_choices, grant_choices

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import Side, View


def refusal(view: View, action: Action) -> RefusalReason | None:
    """Return why an action is not legal, or None if it is legal."""
    if view.outcome is not None:
        return RefusalReason(RefusalCode.GAME_OVER)
    return _CHECKS[type(action)](view, action)


def price_of_debt(view: View, debt: Debt) -> tuple[int, int]:
    """Return the credits and euros that paying a debt takes (RULES 7.3): own credits go first."""
    has = view.players[debt.player].credits
    credit = min(debt.credits, has)
    return credit, debt.euros + (debt.credits - credit) * CREDIT_PRICE


# -- what has to come first ------------------------------------------------------------------------


def _waiting(view: View) -> RefusalReason | None:
    """Return what has to be answered before anything else."""
    if not view.pending:
        return None
    top = view.pending[-1]
    code = {
        Debt: RefusalCode.DEBT_FIRST,
        Offer: RefusalCode.ANSWER_FIRST,
        Counter: RefusalCode.ANSWER_FIRST,
        Choice: RefusalCode.CHOICE_FIRST,
    }[type(top)]
    return RefusalReason(code, player=top.player)


def _not_on_square(view: View) -> RefusalReason | None:
    """Return why nothing can be done on the square yet, or any more."""
    reason = _waiting(view)
    if reason is None and view.turn.phase is Phase.ROLL:
        return RefusalReason(RefusalCode.ROLL_FIRST)
    return reason


def _refuse_roll(view: View, _action: act.Roll) -> RefusalReason | None:
    reason = _waiting(view)
    if reason is None and view.turn.phase is not Phase.ROLL:
        return RefusalReason(RefusalCode.ROLLED_ALREADY)
    return reason


# -- options on a square (RULES 4, 5) --------------------------------------------------------------


def _refuse_buy(view: View, _action: act.Buy) -> RefusalReason | None:
    """Check a purchase (RULES 4.1, 4.5)."""
    reason = _not_on_square(view)
    if reason is not None:
        return reason
    territory = territory_under(view, view.turn.player)
    if territory is None:
        return RefusalReason(RefusalCode.NO_TERRITORY_HERE)
    owner = view.owners[territory]
    if owner is not None:
        return RefusalReason(RefusalCode.NOT_FREE, territory, player=owner)
    if view.config.afar and view.turn.bought:
        return RefusalReason(RefusalCode.BOUGHT)
    price = view.catalogue.territories[territory].price
    if view.active.euros < price:
        return RefusalReason(RefusalCode.PRICE_TOO_HIGH, territory, n=price)
    return None


def _refuse_buying_afar(view: View, action: act.BuyAfar) -> RefusalReason | None:
    """Check a purchase from afar (RULES 4.10)."""
    if not view.config.afar:
        return RefusalReason(RefusalCode.NO_AFAR)
    reason = _not_on_square(view)
    if reason is not None:
        return reason
    if view.turn.bought:
        return RefusalReason(RefusalCode.BOUGHT)
    territory = action.territory
    owner = view.owners[territory]
    if owner is not None:
        return RefusalReason(RefusalCode.NOT_FREE, territory, player=owner)
    if territory == territory_under(view, view.turn.player):
        return RefusalReason(RefusalCode.NOT_AFAR, territory)
    area = view.catalogue.areas[view.catalogue.territories[territory].area]
    own = view.owned(view.turn.player)
    if not set(own) & set(area.territories) and any(view.done[t] < ACTIONS for t in own):
        return RefusalReason(RefusalCode.NO_NEIGHBOUR, territory)
    price = afar_price(view, territory)
    if view.active.euros < price:
        return RefusalReason(RefusalCode.PRICE_TOO_HIGH, territory, n=price)
    return None


def _refuse_play(view: View, action: act.Play) -> RefusalReason | None:
    """Check an action on a territory (RULES 4.4, 4.6, 4.8, 5.2)."""
    reason = _not_on_square(view)
    if reason is not None:
        return reason
    if view.turn.event is not None and not view.config.flow:
        return RefusalReason(RefusalCode.EVENT_TURN)
    if square_kind(view) in ON_CO2:
        if view.turn.took is None:
            return RefusalReason(RefusalCode.CREDIT_FIRST)
        if view.turn.took is Took.EXCHANGE:
            return RefusalReason(RefusalCode.EXCHANGED)
    territory = action.territory
    if view.owners[territory] != view.turn.player:
        return RefusalReason(RefusalCode.NOT_OWN, territory)
    if territory in view.turn.fresh:
        return RefusalReason(RefusalCode.FRESH, territory)
    kind = next_kind(view, territory)
    if kind is None:
        return RefusalReason(RefusalCode.ALL_DONE, territory)
    if kind not in view.active.hand:
        return RefusalReason(RefusalCode.CARD_MISSING, territory, kind)
    if not view.active.credits:
        return RefusalReason(RefusalCode.NO_CREDIT)
    return None


def _refuse_pass(view: View, _action: act.Pass) -> RefusalReason | None:
    """Check a pass (RULES 4.7)."""
    reason = _not_on_square(view)
    if reason is not None:
        return reason
    if view.turn.event is not None:
        flow = view.config.flow
        return RefusalReason(RefusalCode.NOT_IDLE if flow else RefusalCode.EVENT_TURN)
    if square_kind(view) is not SquareKind.TERRITORY:
        return RefusalReason(RefusalCode.NO_PASS_HERE)
    if view.turn.bought or view.turn.played:
        return RefusalReason(RefusalCode.NOT_IDLE)
    return None


def _refuse_credit(view: View, _action: act.TakeCredit) -> RefusalReason | None:
    """Check the credit of a CO2 square (RULES 4.4)."""
    return _refuse_taking(view, in_passing=False)


def _refuse_taking(view: View, *, in_passing: bool) -> RefusalReason | None:
    """Check what is taken on a CO2 square, or past one if `in_passing` (RULES 4.4, 4.8)."""
    reason = _not_on_square(view)
    if reason is not None:
        return reason
    if square_kind(view) not in ON_CO2 and not in_passing:
        return RefusalReason(RefusalCode.NOT_CO2_SQUARE)
    if view.turn.took is not None:
        return RefusalReason(RefusalCode.TOOK_ALREADY)
    return None


def _refuse_exchange(view: View, action: act.Exchange) -> RefusalReason | None:
    """Check an exchange of cards on a CO2 square or past one (RULES 4.4, 4.8, 5.5)."""
    in_passing = exchanges_in_passing(view)
    reason = _refuse_taking(view, in_passing=in_passing)
    if reason is not None:
        return reason
    if in_passing and not view.active.credits:
        return RefusalReason(RefusalCode.NO_CREDIT)
    for kind in action.cards:
        if action.cards.count(kind) > view.active.hand.count(kind):
            return RefusalReason(RefusalCode.NOT_IN_HAND, kind=kind)
    if sum(view.bag) < len(action.cards):
        return RefusalReason(RefusalCode.BAG_TOO_SMALL)
    return None


def _refuse_retiring(view: View, _action: act.Retire) -> RefusalReason | None:
    """Check that credits can be handed in (RULES 4.9)."""
    if not view.config.retire:
        return RefusalReason(RefusalCode.NO_RETIRING)
    reason = _not_on_square(view)
    if reason is not None:
        return reason
    if view.turn.retired:
        return RefusalReason(RefusalCode.RETIRED)
    if view.config.last_earned and balance(view, view.turn.player) + 1 >= view.config.goal:
        return RefusalReason(RefusalCode.LAST_POINT)
    price = retire_price(view.active.retired)
    return RefusalReason(RefusalCode.FEW_CREDITS, n=price) if view.active.credits < price else None


def _refuse_end(view: View, _action: act.EndTurn) -> RefusalReason | None:
    """Check the end of a turn (RULES 4.4, 4.6, 4.7)."""
    reason = _not_on_square(view)
    turn = view.turn
    if reason is not None or turn.event is not None:
        return reason
    if square_kind(view) in ON_CO2:
        return RefusalReason(RefusalCode.TAKE_FIRST) if turn.took is None else None
    if not (turn.bought or turn.played):
        return RefusalReason(RefusalCode.IDLE)
    return None


# -- trading (RULES 11) ----------------------------------------------------------------------------


def _refuse_offering(view: View) -> RefusalReason | None:
    """Check whether the active player may make an offer now (RULES 11.1, 11.2)."""
    if not view.pending or not isinstance(view.pending[-1], Debt):
        reason = _not_on_square(view)
        if reason is not None:
            return reason
    if view.turn.offers >= view.config.offers:
        return RefusalReason(RefusalCode.NO_OFFERS_LEFT, n=view.config.offers)
    return None


def _refuse_partner(view: View, to: int) -> RefusalReason | None:
    """Check the player to whom an offer is made (RULES 11.1)."""
    reason = _refuse_offering(view)
    if reason is not None:
        return reason
    if not 0 <= to < len(view.players):
        return RefusalReason(RefusalCode.NO_SUCH_PLAYER, n=to)
    if to == view.turn.player:
        return RefusalReason(RefusalCode.OFFER_TO_SELF)
    if view.players[to].out is not None:
        return RefusalReason(RefusalCode.PARTNER_OUT, n=to)
    return None


def _refuse_proposal(view: View, action: act.Propose) -> RefusalReason | None:
    """Check an offer."""
    reason = _refuse_partner(view, action.to)
    if reason is None:
        reason = trade_refusal(view, action.to, action.give, action.get, settle=action.settle)
    return reason


def _refuse_template(view: View, action: act.OfferTemplate) -> RefusalReason | None:
    """Refuse a template, which stands for offers and is none itself."""
    return _refuse_partner(view, action.to) or RefusalReason(RefusalCode.INCOMPLETE_OFFER)


def _refuse_answer(view: View, _action: act.Accept | act.Refuse) -> RefusalReason | None:
    """Check an answer to an offer or a counter-offer (RULES 11.5)."""
    if not view.pending or not isinstance(view.pending[-1], (Offer, Counter)):
        return RefusalReason(RefusalCode.NOTHING_TO_ANSWER)
    return None


def _refuse_countering(view: View) -> RefusalReason | None:
    """Check whether a counter-offer can be made now (RULES 11.5)."""
    reason = _refuse_answer(view, act.Accept())
    if reason is None and isinstance(view.pending[-1], Counter):
        return RefusalReason(RefusalCode.COUNTER_TO_COUNTER)
    return reason


def _refuse_counter(view: View, action: act.MakeCounter) -> RefusalReason | None:
    """Check a counter-offer (RULES 11.5)."""
    reason = _refuse_countering(view)
    if reason is None:
        partner = view.to_decide
        reason = trade_refusal(view, partner, action.get, action.give, settle=action.settle)
    return reason


def _refuse_counter_template(view: View, _action: act.CounterTemplate) -> RefusalReason | None:
    """Refuse a template, which stands for counter-offers and is none itself."""
    return _refuse_countering(view) or RefusalReason(RefusalCode.INCOMPLETE_OFFER)


# -- debts (RULES 10) ------------------------------------------------------------------------------


def _refuse_in_debt(view: View) -> RefusalReason | None:
    """Check that a debt is what waits for an answer."""
    if not view.pending:
        return RefusalReason(RefusalCode.NO_DEBT)
    if not isinstance(view.pending[-1], Debt):
        return _waiting(view)
    return None


def _refuse_pay(view: View, _action: act.Pay) -> RefusalReason | None:
    """Check the payment of a debt (RULES 10.2)."""
    reason = _refuse_in_debt(view)
    if reason is None:
        assert view.debt is not None
        _, euros = price_of_debt(view, view.debt)
        if view.active.euros < euros:
            return RefusalReason(RefusalCode.CANNOT_PAY, n=euros)
    return reason


def _refuse_sale(view: View, action: act.Sell) -> RefusalReason | None:
    """Check a sale to the bank (RULES 10.4)."""
    reason = _refuse_in_debt(view)
    if reason is None and view.owners[action.territory] != view.turn.player:
        return RefusalReason(RefusalCode.NOT_OWN, action.territory)
    return reason


def _refuse_bankruptcy(view: View, _action: act.DeclareBankruptcy) -> RefusalReason | None:
    """Check a bankruptcy (RULES 10.7)."""
    reason = _refuse_in_debt(view)
    if reason is None and _refuse_pay(view, act.Pay()) is None:
        return RefusalReason(RefusalCode.CAN_PAY)
    return reason


# -- choices (RULES 13) ----------------------------------------------------------------------------


def _effect_to_answer(view: View) -> Effect | None:
    """Return the effect of the event card that asks for a choice now."""
    card = event_of_turn(view)
    asked = bool(view.pending) and isinstance(view.pending[-1], Choice)
    return card.effect if asked and card is not None else None


def _refuse_territory(view: View, action: act.ChooseTerritory) -> RefusalReason | None:
    """Check an answer to the building grant or to the flood."""
    effect = _effect_to_answer(view)
    if effect is None:
        return RefusalReason(RefusalCode.NOTHING_TO_CHOOSE)
    choices = {Effect.FREE_PLAY: grant_choices, Effect.UNDO_UNLESS_DONE: flood_choices}
    if effect not in choices or (action.territory is None and effect is not Effect.FREE_PLAY):
        return RefusalReason(RefusalCode.WRONG_CHOICE)
    if action.territory is not None and action.territory not in choices[effect](view):
        return RefusalReason(RefusalCode.NOT_A_CHOICE, action.territory)
    return None


def _refuse_swap(view: View, _action: act.ChooseSwap) -> RefusalReason | None:
    """Check an answer to new ideas."""
    effect = _effect_to_answer(view)
    if effect is None:
        return RefusalReason(RefusalCode.NOTHING_TO_CHOOSE)
    return None if effect is Effect.NEW_HAND else RefusalReason(RefusalCode.WRONG_CHOICE)


_CHECKS: Final[dict[type[Action], Callable[[View, Any], RefusalReason | None]]] = {
    act.Roll: _refuse_roll,
    act.Buy: _refuse_buy,
    act.BuyAfar: _refuse_buying_afar,
    act.Play: _refuse_play,
    act.Pass: _refuse_pass,
    act.TakeCredit: _refuse_credit,
    act.Exchange: _refuse_exchange,
    act.Retire: _refuse_retiring,
    act.EndTurn: _refuse_end,
    act.Propose: _refuse_proposal,
    act.OfferTemplate: _refuse_template,
    act.Accept: _refuse_answer,
    act.Refuse: _refuse_answer,
    act.MakeCounter: _refuse_counter,
    act.CounterTemplate: _refuse_counter_template,
    act.Pay: _refuse_pay,
    act.Sell: _refuse_sale,
    act.DeclareBankruptcy: _refuse_bankruptcy,
    act.ChooseTerritory: _refuse_territory,
    act.ChooseSwap: _refuse_swap,
}


# -- what an offer must obey (RULES 11.3, 11.4, 11.7) ----------------------------------------------


def trade_refusal(
    view: View, partner: PlayerId, give: Side, get: Side, *, settle: bool
) -> RefusalReason | None:
    """Return why the active player and a partner cannot agree on this, or None if they can.

    `give` is what the active player gives.
    """
    debt = view.debt
    if settle and (debt is None or debt.to != partner):
        return RefusalReason(RefusalCode.NOTHING_TO_SETTLE, player=partner)
    reason = _shape_refusal(give, get, settle=settle)
    if reason is None and (give.territories or get.territories):
        reason = too_early(view)
    if reason is None:
        reason = _lacking(view, view.turn.player, give) or _lacking(view, partner, get)
    if reason is None:
        reason = _below_rent(view, view.turn.player, give, get, 0)
    if reason is None:
        forgiven = debt.euros if settle and debt is not None else 0
        reason = _below_rent(view, partner, get, give, forgiven)
    return reason


def too_early(view: View) -> RefusalReason | None:
    """Return that no territory changes hands by trade yet, if that is so (RULES 11.9)."""
    if view.config.late_trades and view.turn.round < TRADE_ROUND:
        return RefusalReason(RefusalCode.TOO_EARLY, n=TRADE_ROUND)
    return None


def rent_of(view: View, territories: Iterable[TerritoryId]) -> int:
    """Return the sum of the present rents of territories."""
    return sum(rent(view, territory) for territory in territories)


def _shape_refusal(give: Side, get: Side, *, settle: bool) -> RefusalReason | None:
    """Return what is wrong with an offer whoever makes it (RULES 11.3)."""
    if give.empty and get.empty and not settle:
        return RefusalReason(RefusalCode.EMPTY_OFFER)
    if len(give.cards) != len(get.cards):
        return RefusalReason(RefusalCode.CARDS_UNEQUAL)
    if give.euros and get.euros:
        return RefusalReason(RefusalCode.EUROS_BOTH_WAYS)
    if give.credits and get.credits:
        return RefusalReason(RefusalCode.CREDITS_BOTH_WAYS)
    if (give.euros + get.euros) % NOTE:
        return RefusalReason(RefusalCode.NO_HUNDREDS)
    return None


def _lacking(view: View, player: PlayerId, side: Side) -> RefusalReason | None:
    """Return what a player does not have of what the offer says they give (RULES 11.3)."""
    for territory in side.territories:
        if view.owners[territory] != player:
            return RefusalReason(RefusalCode.TERRITORY_MISSING, territory, player=player)
    has = view.players[player]
    if side.credits > has.credits:
        return RefusalReason(RefusalCode.CREDITS_MISSING, player=player, n=side.credits)
    if side.euros > has.euros:
        return RefusalReason(RefusalCode.EUROS_MISSING, player=player, n=side.euros)
    for kind in sorted(set(side.cards)):
        if side.cards.count(kind) > has.hand.count(kind):
            return RefusalReason(RefusalCode.CARDS_MISSING, kind=kind, player=player)
    return None


def _below_rent(
    view: View, player: PlayerId, give: Side, get: Side, forgiven: int
) -> RefusalReason | None:
    """Return whether a player would get territories for less than their rent (RULES 11.4)."""
    if give.territories or not get.territories:
        return None
    least = rent_of(view, get.territories)
    if give.money + forgiven >= least:
        return None
    return RefusalReason(RefusalCode.BELOW_RENT, get.territories[0], player=player, n=least)
