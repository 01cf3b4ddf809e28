"""What a computer player would want for a trade that nobody has offered yet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ecosfera.games.co2.bots.answers import Answered, OpenOffer, answer, reason_of
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import NOTE

if TYPE_CHECKING:
    from collections.abc import Generator

    from ecosfera.games.co2.bots.valuation import Character
    from ecosfera.games.co2.rules.state import View


def ask(
    view: View, asked: act.Propose | act.MakeCounter, character: Character
) -> Generator[None, None, Answered]:
    """Find how the partner would answer an offer or a counter-offer, which need not be legal.

    The partner accepts, refuses, or names other terms as a counter-offer, in which `give` is what
    the partner gives. Who would refuse names a price, if there is one that the player can pay.
    """
    if isinstance(asked, act.Propose):
        found = yield from answer(_offered(view, asked), character)
        if isinstance(found.action, act.Refuse):
            dearer = yield from _dearer(view, asked, character)
            if dearer is not None:
                waiting = OpenOffer(_offered(view, asked), character)
                price = act.MakeCounter(asked.get, dearer.give, asked.settle)
                return Answered(price, reason_of(waiting, price))
        return found
    me, partner = view.to_decide, view.turn.player
    made = fold(view, ev.Countered(me, partner, asked.get, asked.give, asked.settle))
    waiting = OpenOffer(made, character)
    yield
    action: act.Accept | act.Refuse | act.MakeCounter = act.Accept()
    if not waiting.acceptable:
        waiting.countable = True
        action = (yield from waiting.counters()) or act.Refuse()
    return Answered(action, reason_of(waiting, action))


def _offered(view: View, offer: act.Propose) -> View:
    """Return a view in which an offer waits for its answer."""
    made = ev.Offered(view.turn.player, offer.to, offer.give, offer.get, offer.settle)
    return fold(view, made)


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
