"""What a computer player would want for a trade that nobody has offered yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.bots.answers import Answered, OpenOffer, answer, reason_of
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.fold import fold

if TYPE_CHECKING:
    from collections.abc import Generator

    from ecosfera.games.co2.bots.valuation import Character
    from ecosfera.games.co2.rules.state import View


def ask(
    view: View, asked: act.Propose | act.MakeCounter, character: Character
) -> Generator[None, None, Answered]:
    """Find how the partner would answer an offer or a counter-offer, which need not be legal.

    The partner accepts, refuses, or names other terms as a counter-offer, in which `give` is what
    the partner gives.
    """
    if isinstance(asked, act.Propose):
        me, partner = view.turn.player, asked.to
        offered = ev.Offered(me, partner, asked.give, asked.get, asked.settle)
        return (yield from answer(fold(view, offered), character))
    me, partner = view.to_decide, view.turn.player
    made = fold(view, ev.Countered(me, partner, asked.get, asked.give, asked.settle))
    waiting = OpenOffer(made, character)
    yield
    action: act.Accept | act.Refuse | act.MakeCounter = act.Accept()
    if not waiting.acceptable:
        waiting.countable = True
        action = (yield from waiting.counters()) or act.Refuse()
    return Answered(action, reason_of(waiting, action))
