"""The interface of the rules: legal actions, refusals, and applying an action.

>>> from ecosfera.games.co2.content import load_catalogue
>>> from ecosfera.games.co2.rules.deal import new_game
>>> from ecosfera.games.co2.rules.state import Config
>>> state, _ = new_game(load_catalogue(), Config(seed="7"))
>>> legal(state.view)
[Roll()]
>>> refusal(state.view, act.Buy()).why
<RefusalCode.ROLL_FIRST: 'roll-first'>
>>> state, events = apply(state, act.Roll())
>>> state.view.active.position
2
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, Final

from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import IllegalActionError, RefusalCode
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.fold import Draft
from ecosfera.games.co2.rules.ids import EVERY_PLAYER, EVERY_TERRITORY, SQUARES
from ecosfera.games.co2.rules.pieces import Effect
from ecosfera.games.co2.rules.refusals import price_of_debt, refusal
from ecosfera.games.co2.rules.state import (
    ON_CO2,
    Choice,
    Counter,
    Debt,
    DebtCause,
    Offer,
    OutReason,
    Phase,
    afar_price,
    cards_on,
    exchanges_in_passing,
    next_kind,
    retire_price,
    sale_value,
    square_kind,
    territory_under,
)
from ecosfera.games.co2.rules.turn import arrive, conclude, event_of_turn, move, put_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.ids import TerritoryId
    from ecosfera.games.co2.rules.state import State, View


__all__ = ["apply", "legal", "refusal"]

ENDING: Final = frozenset({act.Pass, act.EndTurn, act.DeclareBankruptcy})
"""The actions that end the turn."""


def apply(state: State, action: Action) -> tuple[State, list[Event]]:
    """Return the position after an action, and the events in order.

    Raise `IllegalActionError` with the reason if the action is not legal.
    """
    reason = refusal(state.view, action)
    if reason is not None:
        raise IllegalActionError(reason)
    draft = Draft(state)
    _EFFECTS[type(action)](draft, action)
    conclude(draft, ending=type(action) in ENDING)
    return draft.state(), draft.events


def _roll(draft: Draft, _action: act.Roll) -> None:
    """Throw the dice, move, settle VIA and do what the square asks for (RULES 3.1, 3.2)."""
    dice = draft.random.dice()
    draft.emit(ev.Rolled(draft.player, dice))
    position = draft.view.active.position
    assert position is not None
    move(draft, (position + sum(dice)) % SQUARES, thrown=True)
    if draft.view.debt is None:
        arrive(draft)


def _buy(draft: Draft, _action: act.Buy) -> None:
    """Buy the territory under the pawn (RULES 4.5)."""
    territory = territory_under(draft.view, draft.player)
    assert territory is not None
    price = draft.view.catalogue.territories[territory].price
    draft.emit(ev.Paid(draft.player, 0, price, None, Cause.PURCHASE))
    draft.emit(ev.Bought(draft.player, territory))


def _buy_afar(draft: Draft, action: act.BuyAfar) -> None:
    """Buy a territory from afar (RULES 4.10)."""
    price = afar_price(draft.view, action.territory)
    draft.emit(ev.Paid(draft.player, 0, price, None, Cause.PURCHASE))
    draft.emit(ev.Bought(draft.player, action.territory))


def _play(draft: Draft, action: act.Play) -> None:
    """Pay a credit and carry out an action (RULES 5.2)."""
    draft.emit(ev.Paid(draft.player, 1, 0, None, Cause.ACTION))
    _carry_out(draft, action.territory, free=False)


def _carry_out(draft: Draft, territory: TerritoryId, *, free: bool) -> None:
    """Put the next card on a territory, and draw another one (RULES 5.3, 5.4)."""
    kind = next_kind(draft.view, territory)
    assert kind is not None
    draft.emit(ev.Played(draft.player, territory, kind, free))
    draft.draw(draft.player)


def _pass(draft: Draft, _action: act.Pass) -> None:
    """Take a credit for doing nothing (RULES 4.7)."""
    draft.give_credits(draft.player, 1, Cause.PASS)


def _take_credit(draft: Draft, _action: act.TakeCredit) -> None:
    """Take the credit of a CO2 square (RULES 4.4)."""
    draft.give_credits(draft.player, 1, Cause.SQUARE)


def _exchange(draft: Draft, action: act.Exchange) -> None:
    """Exchange two action cards (RULES 5.5), for a credit past a CO2 square (RULES 4.8)."""
    if square_kind(draft.view) not in ON_CO2:
        draft.emit(ev.Paid(draft.player, 1, 0, None, Cause.PASSING))
    draft.exchange(draft.player, action.cards, Cause.SQUARE)


def _retire(draft: Draft, _action: act.Retire) -> None:
    """Pay credits for a point of the balance (RULES 4.9)."""
    price = retire_price(draft.view.active.retired)
    draft.emit(ev.Paid(draft.player, price, 0, None, Cause.RETIRE))
    draft.emit(ev.Retired(draft.player))


def _end_turn(_draft: Draft, _action: act.EndTurn) -> None:
    """Do nothing but end the turn."""


def _propose(draft: Draft, action: act.Propose) -> None:
    """Make an offer (RULES 11.1)."""
    give, get = action.give.in_order(), action.get.in_order()
    draft.emit(ev.Offered(draft.player, action.to, give, get, action.settle))


def _counter(draft: Draft, action: act.MakeCounter) -> None:
    """Make a counter-offer, kept as seen by the active player (RULES 11.5)."""
    give, get = action.get.in_order(), action.give.in_order()
    partner = draft.view.to_decide
    draft.emit(ev.Countered(partner, draft.player, give, get, action.settle))


def _refuse(draft: Draft, _action: act.Refuse) -> None:
    """Refuse an offer or a counter-offer (RULES 11.5)."""
    draft.emit(ev.Refused(draft.view.to_decide))


def _accept(draft: Draft, _action: act.Accept) -> None:
    """Exchange what was agreed on, and settle the debt if that was agreed too (RULES 11.6)."""
    agreed = draft.view.pending[-1]
    assert isinstance(agreed, Offer | Counter)
    partner = agreed.player if isinstance(agreed, Offer) else agreed.partner
    draft.emit(ev.Traded(draft.player, partner, agreed.give, agreed.get))
    if agreed.settle:
        draft.emit(ev.Forgiven(draft.player, partner))


def _pay(draft: Draft, _action: act.Pay) -> None:
    """Pay the debt; after VIA the turn goes on with the square of arrival (RULES 10.2, 10.6)."""
    debt = draft.view.debt
    assert debt is not None
    credit, euros = price_of_debt(draft.view, debt)
    draft.emit(ev.Paid(debt.player, credit, euros, debt.to, Cause(debt.cause.value), debt=True))
    if debt.cause is DebtCause.VIA:
        arrive(draft)


def _sell(draft: Draft, action: act.Sell) -> None:
    """Sell a territory to the bank (RULES 10.4, 10.5)."""
    value = sale_value(draft.view, action.territory)
    draft.emit(ev.Sold(draft.player, action.territory))
    draft.give_euros(draft.player, value, Cause.SALE)


def _go_bankrupt(draft: Draft, _action: act.DeclareBankruptcy) -> None:
    """Go out because of a debt (RULES 10.7)."""
    put_out(draft, draft.player, OutReason.DEBT)


def _choose_territory(draft: Draft, action: act.ChooseTerritory) -> None:
    """Answer the building grant or the flood (RULES 13)."""
    card = event_of_turn(draft.view)
    assert card is not None
    if action.territory is None:
        draft.emit(ev.Declined(draft.player))
    elif card.effect is Effect.FREE_PLAY:
        _carry_out(draft, action.territory, free=True)
    else:
        last = cards_on(draft.view, action.territory)[-1]
        draft.emit(ev.Undone(draft.player, action.territory, last))


def _choose_swap(draft: Draft, action: act.ChooseSwap) -> None:
    """Answer new ideas: draw a new hand, or keep the old one (RULES 13)."""
    if action.swap:
        draft.exchange(draft.player, draft.view.active.hand, Cause.EVENT)
    else:
        draft.emit(ev.Declined(draft.player))


_EFFECTS: Final[dict[type[Action], Callable[[Draft, Any], None]]] = {
    act.Roll: _roll,
    act.Buy: _buy,
    act.BuyAfar: _buy_afar,
    act.Play: _play,
    act.Pass: _pass,
    act.TakeCredit: _take_credit,
    act.Exchange: _exchange,
    act.Retire: _retire,
    act.EndTurn: _end_turn,
    act.Propose: _propose,
    act.Accept: _accept,
    act.Refuse: _refuse,
    act.MakeCounter: _counter,
    act.Pay: _pay,
    act.Sell: _sell,
    act.DeclareBankruptcy: _go_bankrupt,
    act.ChooseTerritory: _choose_territory,
    act.ChooseSwap: _choose_swap,
}


# -- legal actions (PROTOCOL, actions) -------------------------------------------------------------


def legal(view: View) -> list[Action]:
    """Return every legal action once; for offers and counter-offers their templates."""
    if view.outcome is not None:
        return []
    return [action for action in _candidates(view) if _is_legal(view, action)]


def _is_legal(view: View, action: Action) -> bool:
    reason = refusal(view, action)
    if isinstance(action, act.OfferTemplate | act.CounterTemplate):
        return reason is not None and reason.why is RefusalCode.INCOMPLETE_OFFER
    return reason is None


def _candidates(view: View) -> Iterator[Action]:
    """Yield all actions that may be legal, by what waits for an answer."""
    top = view.pending[-1] if view.pending else None
    match top:
        case Offer() | Counter():
            yield act.Accept()
            yield act.Refuse()
            yield act.CounterTemplate()
        case Choice():
            yield from _answers(view)
        case Debt():
            yield act.Pay()
            yield act.DeclareBankruptcy()
            for territory in view.owned(view.turn.player):
                yield act.Sell(territory)
            yield from _offers(view)
        case _:
            yield from _options(view)


def _options(view: View) -> Iterator[Action]:
    """Yield what may be possible with nothing pending."""
    if view.turn.phase is Phase.ROLL:
        yield act.Roll()
        return
    if square_kind(view) in ON_CO2:
        yield act.TakeCredit()
        yield from _exchanges(view)
    else:
        yield act.Buy()
        yield act.Pass()
        if exchanges_in_passing(view):
            yield from _exchanges(view)
    for territory in view.owned(view.turn.player):
        yield act.Play(territory)
    yield from _purchases_afar(view)
    yield act.Retire()
    yield act.EndTurn()
    yield from _offers(view)


def _purchases_afar(view: View) -> Iterator[Action]:
    if view.config.afar:
        yield from map(act.BuyAfar, EVERY_TERRITORY)


def _exchanges(view: View) -> Iterator[Action]:
    for one, two in combinations_with_replacement(sorted(set(view.active.hand)), 2):
        yield act.Exchange((one, two))


def _offers(view: View) -> Iterator[Action]:
    for player in EVERY_PLAYER[: len(view.players)]:
        yield act.OfferTemplate(player)


def _answers(view: View) -> Iterator[Action]:
    """Yield the answers to the event card."""
    card = event_of_turn(view)
    if card is not None and card.effect is Effect.NEW_HAND:
        yield act.ChooseSwap(swap=True)
        yield act.ChooseSwap(swap=False)
        return
    for territory in view.owned(view.turn.player):
        yield act.ChooseTerritory(territory)
    yield act.ChooseTerritory(None)
