"""The legal actions of a position (PROTOCOL, actions)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from ecosfera.games.co2.rules.course.event_cards import event_of_turn
from ecosfera.games.co2.rules.options import actions as act
from ecosfera.games.co2.rules.options.refusal_reasons import RefusalCode
from ecosfera.games.co2.rules.options.refusals import refusal
from ecosfera.games.co2.rules.pieces.catalogue import Effect
from ecosfera.games.co2.rules.pieces.ids import EVERY_PLAYER
from ecosfera.games.co2.rules.position.standing import ON_CO2, square_kind
from ecosfera.games.co2.rules.position.state import Choice, Counter, Debt, Offer, Phase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.co2.rules.options.actions import Action
    from ecosfera.games.co2.rules.position.state import View


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
        for one, two in combinations_with_replacement(sorted(set(view.active.hand)), 2):
            yield act.Exchange((one, two))
    else:
        yield act.Buy()
        yield act.Pass()
    for territory in view.owned(view.turn.player):
        yield act.Play(territory)
    yield act.EndTurn()
    yield from _offers(view)


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
