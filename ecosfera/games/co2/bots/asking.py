"""What a computer player would want for a trade that nobody has offered yet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.bots.answers import Answered, OpenOffer, answer, reason_of
from ecosfera.games.co2.bots.reasons import Why
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import RefusalCode
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import NOTE

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from ecosfera.games.co2.bots.valuation import Character
    from ecosfera.games.co2.rules.state import Side, View

DEAR: Final = frozenset({Why.KEEPS_AREA, Why.GIVES_AREA, Why.NEEDS_CARD, Why.LOW_BALANCE})
"""What makes a trade dear for whoever is asked for it."""


def ask(
    view: View, asked: act.Propose | act.MakeCounter, character: Character
) -> Generator[None, None, Answered]:
    """Find how the partner would answer an offer or a counter-offer.

    The partner accepts, refuses, or names other terms as a counter-offer, in which `give` is what
    the partner gives. All that an offer holds stays in it: who would refuse names a price that the
    player can pay, a round figure, or something else that the player could add. What is asked for
    less than its rent is reckoned at its rent, so that what is named can be made.
    """
    if isinstance(asked, act.Propose):
        wanted, asked = asked, _at_rent(view, asked)
        found = yield from answer(_offered(view, asked), character)
        if isinstance(found.action, act.Accept) and asked != wanted:
            at_rent = act.MakeCounter(asked.get, asked.give, asked.settle)
            return Answered(at_rent, found.reason)
        waiting = OpenOffer(_offered(view, asked), character)
        price = found.action
        if isinstance(price, act.Accept):
            return found
        if not isinstance(price, act.MakeCounter) or not waiting.same_goods(price):
            dearer = (yield from _dearer(view, asked, character)) or (
                yield from _with_more(view, asked, character)
            )
            if dearer is None:
                return Answered(act.Refuse(), reason_of(waiting, act.Refuse()))
            price = act.MakeCounter(asked.get, dearer.give, asked.settle)
        price = _round(view, price)
        against = reason_of(waiting, act.Refuse())
        return Answered(price, against if against.why in DEAR else reason_of(waiting, price))
    me, partner = view.to_decide, view.turn.player
    made = fold(view, ev.Countered(me, partner, asked.get, asked.give, asked.settle))
    waiting = OpenOffer(made, character)
    yield
    action: act.Accept | act.Refuse | act.MakeCounter = act.Accept()
    if not waiting.acceptable:
        waiting.countable = True
        action = (yield from waiting.counters()) or act.Refuse()
    return Answered(action, reason_of(waiting, action))


LARGE: Final = 2000
"""The euros from which a price is large."""
ROUND: Final = (200, 500)
"""The figures of which a smaller and a large price are multiples."""


def _round(view: View, price: act.MakeCounter) -> act.MakeCounter:
    """Return a price with the next round figure in euros, unless the player has less.

    A computer player names no exact limit, and nobody has to find out how far it can be pushed.
    """
    euros = price.get.euros
    step = ROUND[euros >= LARGE]
    rounded = min(-(-euros // step) * step, view.active.euros)
    return replace(price, get=replace(price.get, euros=max(euros, rounded)))


def _offered(view: View, offer: act.Propose) -> View:
    """Return a view in which an offer waits for its answer."""
    made = ev.Offered(view.turn.player, offer.to, offer.give, offer.get, offer.settle)
    return fold(view, made)


def _at_rent(view: View, offer: act.Propose) -> act.Propose:
    """Return an offer in which territories that go one way are paid with their rent (RULES 11.4).

    It is as it was where whoever gets them cannot pay so much.
    """
    reason = refusal(view, offer)
    if reason is None or reason.why is not RefusalCode.BELOW_RENT:
        return offer
    give, get = replace(offer.give, euros=0), replace(offer.get, euros=0)
    if offer.get.territories:
        give = _paying(give, reason.n)
    else:
        get = _paying(get, reason.n)
    found = replace(offer, give=give, get=get)
    return offer if refusal(view, found) is not None else found


def _paying(side: Side, rent: int) -> Side:
    """Return a side without euros with as many as a rent needs beside its credits."""
    return replace(side, euros=max(0, rent - side.money))


def _dearer(
    view: View, offer: act.Propose, character: Character
) -> Generator[None, None, act.Propose | None]:
    """Find the offer with the fewest euros more that its partner would accept, if there is one."""
    if offer.get.euros:
        return None  # euros go one way only (RULES 11.3)
    had = view.players[view.turn.player].euros
    refused, most = offer.give.euros // NOTE, had // NOTE
    best = None
    while refused < most:
        notes = (refused + most + 1) // 2
        tried = replace(offer, give=replace(offer.give, euros=notes * NOTE))
        yield
        if OpenOffer(_offered(view, tried), character).acceptable:
            best, most = tried, notes - 1
        else:
            refused = notes
    return best


def _with_more(
    view: View, offer: act.Propose, character: Character
) -> Generator[None, None, act.Propose | None]:
    """Find the offer with more beside euros that its partner would accept, if one is worth it.

    It is the one that leaves the player most.
    """
    best: tuple[float, act.Propose] | None = None
    for give in _additions(view, offer):
        tried = replace(offer, give=give)
        yield
        if refusal(view, tried) is not None:
            continue
        waiting = OpenOffer(_offered(view, tried), character)
        if waiting.acceptable and waiting.theirs > (0 if best is None else best[0]):
            best = waiting.theirs, tried
    return None if best is None else best[1]


def _additions(view: View, offer: act.Propose) -> Iterator[Side]:
    """Yield what the player could give more: a territory, or credits."""
    give = offer.give
    for territory in view.owned(view.turn.player):
        if territory not in give.territories:
            yield replace(give, territories=tuple(sorted((*give.territories, territory))))
    if not offer.get.credits:
        for credit in range(give.credits + 1, view.active.credits + 1):
            yield replace(give, credits=credit)
