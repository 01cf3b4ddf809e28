"""What a computer player would want for a trade that nobody has offered yet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from ecosfera.games.co2.bots.answers import DEAREST, Answered, OpenOffer, reason_of
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import RefusalCode
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import NOTE
from ecosfera.games.co2.rules.state import Offer

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from ecosfera.games.co2.bots.valuation import Character
    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.rules.state import Side, View

    Asked: TypeAlias = act.Propose | act.MakeCounter

DEAR: Final = frozenset(
    {Why.KEEPS_AREA, Why.GIVES_AREA, Why.NEEDS_CARD, Why.NEEDS_CREDITS, Why.LOW_BALANCE}
)
"""What makes a trade dear for whoever is asked for it."""
AIR: Final = 1.2
"""A computer player that sells first names so much of the least that it accepts."""
MOST_AIR: Final = 1.25
"""It names no more than this much of it."""
BID: Final = 0.9
"""A computer player that buys first names so much of the most that it pays."""
LEAST_BID: Final = 0.8
"""It names no less than this much of it."""
STEP: Final = 0.1
"""By so much of the euros in its own offer a computer player gives way to somebody who asks."""
ROUND: Final = ((1000, NOTE), (2000, 2 * NOTE))
"""Prices below these euros are multiples of these figures."""
LARGE: Final = 5 * NOTE
"""Larger prices are multiples of this."""


def ask(view: View, asked: Asked, character: Character) -> Generator[None, None, Answered]:
    """Find how the partner would answer an offer or a counter-offer.

    The partner accepts, refuses, or names other terms as a counter-offer, in which `give` is what
    the partner gives. All that an offer holds stays in it: the partner names a price, a round
    figure near its limit that it accepts itself, or else something that the player could add. What
    changes hands for less than its rent is reckoned at its rent, so that what is named can be made.
    """
    return (yield from Question(view, character).ask(asked))


class Question:
    """A question about what the other player would want, and the one who is asked."""

    def __init__(self, view: View, character: Character) -> None:
        self.view = view
        self.me = view.to_decide
        self.character = character

    def ask(self, asked: Asked) -> Generator[None, None, Answered]:
        """Find how the partner would answer."""
        if self._is_own(asked):
            return (yield from self._one_step(asked))
        offer = self._at_rent(asked)
        waiting = self._waiting(offer)
        yield
        if _is_sale(offer) or (offer.get.euros and not waiting.acceptable):
            price = yield from self._bid(offer)
            if price is not None:
                return self._named(asked, price, waiting)
            offer = replace(offer, get=replace(offer.get, euros=0))
        elif waiting.acceptable and offer == asked:
            return Answered(act.Accept(), reason_of(waiting, act.Accept()))
        price = (yield from self._price(offer)) or (yield from self._with_more(offer))
        against = reason_of(waiting, act.Refuse())
        if price is None:
            return Answered(act.Refuse(), (yield from self._too_dear(offer)) or against)
        named = act.MakeCounter(price.get, price.give, price.settle)
        return Answered(named, against if against.why in DEAR else reason_of(waiting, named))

    def _is_own(self, asked: Asked) -> bool:
        """Return whether the player asks about what the partner itself has offered."""
        top = self.view.pending[-1] if self.view.pending else None
        return isinstance(top, Offer) and asked == act.MakeCounter(top.get, top.give, top.settle)

    def _one_step(self, asked: Asked) -> Generator[None, None, Answered]:
        """Find terms a step better for the player than what the partner has offered, if it may."""
        paid = asked.give.euros
        step = max(1, round(STEP * (paid or asked.get.euros) / NOTE))
        for notes in range(step, 0, -1):
            if paid:
                better = _giving(asked, max(0, paid - notes * NOTE))
            else:
                better = _getting(asked, asked.get.euros + notes * NOTE)
            yield
            if refusal(self.view, better) is None and self._accepts(better):
                named = act.MakeCounter(better.get, better.give, better.settle)
                return Answered(named, reason_of(self._waiting(better), act.Accept()))
        return Answered(act.Accept(), reason_of(self._waiting(asked), act.Accept()))

    def _too_dear(self, offer: Asked) -> Generator[None, None, Reason | None]:
        """Find the price that the partner would want of somebody who had enough euros."""
        players = list(self.view.players)
        players[self.me] = replace(players[self.me], euros=DEAREST)
        rich = Question(replace(self.view, players=tuple(players)), self.character)
        price = yield from rich._price(offer)
        return None if price is None else Reason(Why.TOO_DEAR, n=price.give.euros)

    def _named(self, asked: Asked, price: Asked, waiting: OpenOffer) -> Answered:
        """Return what the partner would pay, or that it accepts if it is asked for no more."""
        if price.get.euros <= asked.get.euros and waiting.acceptable:
            return Answered(act.Accept(), reason_of(waiting, act.Accept()))
        reason = reason_of(self._waiting(price), act.Accept())
        return Answered(act.MakeCounter(price.get, price.give, price.settle), reason)

    def _partner(self, offer: Asked) -> PlayerId:
        return offer.to if isinstance(offer, act.Propose) else self.view.turn.player

    def _waiting(self, offer: Asked) -> OpenOffer:
        """Return an offer as it would wait for the partner's answer."""
        made: ev.Event
        if isinstance(offer, act.Propose):
            made = ev.Offered(self.me, offer.to, offer.give, offer.get, offer.settle)
        else:
            partner = self.view.turn.player
            made = ev.Countered(self.me, partner, offer.get, offer.give, offer.settle)
        return OpenOffer(fold(self.view, made), self.character)

    def _accepts(self, offer: Asked) -> bool:
        return self._waiting(offer).acceptable

    def _at_rent(self, offer: Asked) -> Asked:
        """Return an offer in which territories that go one way are paid with their rent.

        It is as it was where whoever gets them cannot pay so much (RULES 11.4).
        """
        reason = refusal(self.view, offer)
        if reason is None or reason.why is not RefusalCode.BELOW_RENT:
            return offer
        give, get = replace(offer.give, euros=0), replace(offer.get, euros=0)
        if offer.get.territories:
            give = _paying(give, reason.n)
        else:
            get = _paying(get, reason.n)
        found = replace(offer, give=give, get=get)
        return offer if refusal(self.view, found) is not None else found

    def _bid(self, offer: Asked) -> Generator[None, None, Asked | None]:
        """Find the offer with the euros that the partner says it would pay, if it would pay any."""
        least = self._at_rent(replace(offer, get=replace(offer.get, euros=0)))
        if not self._accepts(least):
            return None
        low, has = least.get.euros, self.view.players[self._partner(offer)].euros
        most = low
        while has - most >= NOTE:
            euros = _middle(most, has)
            yield
            if self._accepts(_getting(offer, euros)):
                most = euros
            else:
                has = euros - NOTE
        return _getting(offer, max(low, _below(most))) if most else None

    def _price(self, offer: Asked) -> Generator[None, None, Asked | None]:
        """Find the offer with the euros that the partner says it would want, if euros help."""
        if offer.get.euros:
            return None  # euros go one way only (RULES 11.3)
        low, has = offer.give.euros, self.view.players[self.me].euros
        least = has
        if not self._accepts(_giving(offer, has)):
            return None
        while least - low >= NOTE:
            euros = _middle(low, least) - NOTE
            yield
            if self._accepts(_giving(offer, euros)):
                least = euros
            else:
                low = euros + NOTE
        return _giving(offer, min(_above(least), has))

    def _with_more(self, offer: Asked) -> Generator[None, None, Asked | None]:
        """Find the offer with more beside euros that the partner would accept, if one is worth it.

        It is the one that leaves the player most.
        """
        best: tuple[float, Asked] | None = None
        for give in self._additions(offer):
            tried = replace(offer, give=give)
            yield
            if refusal(self.view, tried) is not None:
                continue
            waiting = self._waiting(tried)
            if waiting.acceptable and waiting.theirs > (0 if best is None else best[0]):
                best = waiting.theirs, tried
        return None if best is None else best[1]

    def _additions(self, offer: Asked) -> Iterator[Side]:
        """Yield what the player could give more: a territory, or credits."""
        give = offer.give
        for territory in self.view.owned(self.me):
            if territory not in give.territories:
                yield replace(give, territories=tuple(sorted((*give.territories, territory))))
        if not offer.get.credits:
            for credit in range(give.credits + 1, self.view.players[self.me].credits + 1):
                yield replace(give, credits=credit)


def _is_sale(offer: Asked) -> bool:
    """Return whether the player gives something for euros alone, or has not said for what."""
    give, get = offer.give, replace(offer.get, euros=0)
    return get.empty and not (give.empty or give.euros or offer.settle)


def _paying(side: Side, rent: int) -> Side:
    """Return a side without euros with as many as a rent needs beside its credits."""
    return replace(side, euros=max(0, rent - side.money))


def _giving(offer: Asked, euros: int) -> Asked:
    return replace(offer, give=replace(offer.give, euros=euros))


def _getting(offer: Asked, euros: int) -> Asked:
    return replace(offer, get=replace(offer.get, euros=euros))


def _middle(low: int, high: int) -> int:
    """Return whole hundreds between two amounts of euros, the higher one if they are next."""
    return (low + high + NOTE) // (2 * NOTE) * NOTE


def _rounded(euros: float) -> tuple[int, int]:
    """Return the nearest round figure in euros, and of what it is a multiple."""
    step = next((step for below, step in ROUND if euros < below), LARGE)
    return round(euros / step) * step, step


def _above(least: int) -> int:
    """Return the price that is named where so many euros would do."""
    price, step = _rounded(AIR * least)
    return max(least, price - step if price > MOST_AIR * least else price)


def _below(most: int) -> int:
    """Return the price that is named by who would pay so many euros."""
    price, step = _rounded(BID * most)
    return min(most, price + step if price < LEAST_BID * most else price)
