"""Answers to offers and counter-offers, each with the reason for it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.bots.deals import FALL, KEPT, Pair, Swap, margin
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.valuation import WON, assets, points
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules.ids import NOTE
from ecosfera.games.co2.rules.state import Counter, Offer, Side, next_kind

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from ecosfera.games.co2.bots.valuation import Character
    from ecosfera.games.co2.rules.ids import KindId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View

ROOM: Final = 0.05
"""The part of its limit that a counter-offer asks for on top."""
DEAREST: Final = 9900
"""The highest price in euros that anybody names."""
AREA: Final = 3
"""Number of territories of an area."""


class Answered(NamedTuple):
    """An answer and the reason for it."""

    action: act.Accept | act.Refuse | act.MakeCounter
    reason: Reason


class OpenOffer:
    """An offer or a counter-offer that waits, from the side of the player who answers."""

    def __init__(
        self, view: View, character: Character, weighing: Callable[..., Pair] = Pair
    ) -> None:
        top = view.pending[-1]
        assert isinstance(top, Offer | Counter)
        self.view = view
        self.me = top.player
        self.countable = isinstance(top, Offer)
        """Whether a counter-offer is possible."""
        self.other = view.turn.player if isinstance(top, Offer) else top.partner
        self.give, self.get = (top.get, top.give) if isinstance(top, Offer) else (top.give, top.get)
        self.settle = top.settle
        self.pair = weighing(view, self.me, self.other, character)
        self.gain, self.theirs = self.pair.weigh(self.give, self.get, settle=self.settle)
        self.dangerous = self.pair.helps_too_much(self.give, self.get)
        self.fed = self.pair.feeds_sun(self.give, self.get)
        """The area whose sun the other player could light with it."""

    @property
    def acceptable(self) -> bool:
        """Return whether the offer brings enough."""
        enough = self.gain >= margin(self.view, self.pair.character)
        bad = self.dangerous or self.fed is not None or self.pair.ruins_me(self.give, self.get)
        return enough and not bad and not self.pair.overpays(self.give, self.get)

    def feeds(self, *, even: float = 0) -> bool:
        """Return whether the other player would gain more, or come nearer to victory."""
        return self.pair.feeds_partner(self.give, self.get, settle=self.settle, even=even)

    def same_goods(self, counter: act.MakeCounter) -> bool:
        """Return whether a counter-offer differs from what waits only in euros."""
        sides = (self.give, counter.give), (self.get, counter.get)
        return all(replace(one, euros=0) == replace(other, euros=0) for one, other in sides)

    def counters(self) -> Generator[None, None, act.MakeCounter | None]:
        """Find a counter-offer: the same at another price, else another one about the same."""
        if not self.countable or self.dangerous or self.fed is not None:
            return None
        give = replace(self.give, euros=0)
        if self.pair.ruins_me(self.give, self.get):
            spare = max(0, self.view.players[self.me].credits - KEPT)
            give = replace(give, credits=min(give.credits, spare))
        same = Swap(give, replace(self.get, euros=0), self.settle)
        deal = self.pair.priced(same)
        if deal is None:
            about = (*self.give.territories, *self.get.territories)
            for found in self.pair.deals(about) if about else ():
                yield
                if found is not None and (deal is None or found.mine > deal.mine):
                    deal = found
        if deal is None or (deal.give, deal.get) == (self.give, self.get):
            return None
        return act.MakeCounter(deal.give, deal.get, deal.settle)


def answer(view: View, character: Character) -> Generator[None, None, Answered]:
    """Answer the offer that waits."""
    offer = OpenOffer(view, character)
    yield
    action: act.Accept | act.Refuse | act.MakeCounter = act.Refuse()
    if offer.acceptable:
        action = act.Accept()
    else:
        counter = yield from offer.counters()
        if counter is not None:
            action = _giving_way(offer, counter)
    return Answered(action, reason_of(offer, action))


def _giving_way(offer: OpenOffer, counter: act.MakeCounter) -> act.MakeCounter:
    """Return a counter-offer that asks for few euros beyond the limit, for the same as offered.

    What is named to somebody who asks for a price leaves more room, so that haggling pays.
    """
    short = _short(offer) if offer.same_goods(counter) else 0
    if not short or not counter.get.euros:
        return counter
    limit = offer.get.euros + short
    euros = min(counter.get.euros, limit + round(ROOM * limit / NOTE) * NOTE)
    return replace(counter, get=replace(counter.get, euros=euros))


def explain(
    view: View, action: act.Accept | act.Refuse | act.MakeCounter, character: Character
) -> Reason:
    """Return why a player of this character gives an answer in this position."""
    return reason_of(OpenOffer(view, character), action)


def reason_of(offer: OpenOffer, action: act.Accept | act.Refuse | act.MakeCounter) -> Reason:
    """Return the reason for an answer."""
    match action:
        case act.Accept():
            return _why_accepted(offer)
        case act.Refuse():
            return _why_refused(offer)
        case act.MakeCounter(give, get):
            return Reason(_why_countered(offer, give, get))


def _why_accepted(offer: OpenOffer) -> Reason:
    return advantage(offer.pair, offer.give, offer.get, settle=offer.settle) or Reason(
        Why.OFFER_PAYS
    )


def advantage(pair: Pair, give: Side, get: Side, *, settle: bool) -> Reason | None:
    """Return what is good in a trade for the one who looks for trades, if it has a name."""
    view, me = pair.view, pair.me
    mine, _ = pair.after(give, get)
    if pair.mine.worth(mine) >= WON:
        return Reason(Why.WINS)
    for territory in get.territories:
        area = view.catalogue.territories[territory].area
        places = view.catalogue.areas[area].territories
        own = sum(t in mine.territories for t in places)
        if own >= AREA - 1 and own > sum(view.owners[t] == me for t in places):
            return Reason(Why.WHOLE_AREA if own == AREA else Why.PART_OF_AREA, area=area)
    if settle:
        return Reason(Why.SETTLES)
    fits = _fitting(view, me, get.cards)
    if fits is not None:
        return Reason(Why.CARD_FITS, territory=fits, kind=next_kind(view, fits))
    if get.euros:
        short = view.players[me].euros < pair.character.reserve
        return Reason(Why.NEEDS_MONEY if short or pair.mine.in_debt else Why.GOOD_PRICE)
    later = _lacking(view, me, get.cards)
    if later is not None:
        return later
    if get.credits:
        return Reason(Why.CREDITS_HANDY)
    return next((Reason(Why.BRINGS_RENT, territory=t) for t in get.territories), None)


def _lacking(view: View, player: PlayerId, cards: tuple[KindId, ...]) -> Reason | None:
    """Return that a card is of use later, and where, if one is."""
    for territory in view.owned(player):
        for kind in view.catalogue.territories[territory].kinds[view.done[territory] :]:
            if kind in cards and kind not in view.players[player].hand:
                return Reason(Why.CARD_LATER, territory=territory, kind=kind)
    return None


def _fitting(view: View, player: PlayerId, cards: tuple[KindId, ...]) -> TerritoryId | None:
    """Return a territory whose next action is one of the cards, and not in the hand already."""
    hand = view.players[player].hand
    for territory in view.owned(player):
        if next_kind(view, territory) in cards and next_kind(view, territory) not in hand:
            return territory
    return None


def _why_refused(offer: OpenOffer) -> Reason:
    if offer.dangerous:
        return Reason(Why.NEAR_GOAL, player=offer.other)
    if offer.fed is not None:
        return Reason(Why.FEEDS_SUN, player=offer.other, area=offer.fed)
    view, me, character = offer.view, offer.me, offer.pair.character
    mine, theirs = offer.pair.after(offer.give, offer.get)
    if offer.get.territories and points(view, mine) < character.lowest:
        return Reason(Why.LOW_BALANCE)
    for territory in offer.give.territories:
        area = view.catalogue.territories[territory].area
        places = view.catalogue.areas[area].territories
        had, kept = (sum(t in own for t in places) for own in (view.owned(me), mine.territories))
        if had >= AREA - 1 and kept < had:
            return Reason(Why.KEEPS_AREA, territory=territory, area=area)
        if all(t in theirs.territories for t in places):
            return Reason(Why.GIVES_AREA, player=offer.other, area=area)
    if offer.give.euros and mine.euros < character.reserve:
        return Reason(Why.NO_MONEY)
    needed = _needed_card(offer) or _cannot_spare(offer)
    if needed is not None:
        return needed
    if not _useful(offer):
        return _why_of_no_use(offer)
    short = _short(offer)
    return Reason(Why.TAKES_MORE, n=short) if short else Reason(Why.OFFER_DOES_NOT_PAY)


def _short(offer: OpenOffer) -> int:
    """Return how many euros more would be enough, also if the other player has not so many.

    It is 0 where euros would go the other way as well, and where no price is enough.
    """
    give, get, pair = offer.give, replace(offer.get, euros=0), offer.pair
    if give.euros or give.empty:
        return 0
    value = pair.pricing(Swap(give, get, offer.settle), pair.gains(give, get, settle=offer.settle))
    paid, most = offer.get.euros, max(DEAREST, offer.view.players[offer.other].euros)
    enough = margin(offer.view, pair.character)
    for euros in range(paid + NOTE, most + 1, NOTE):
        if value(-euros)[0] >= enough:
            enough_paid = replace(get, euros=euros)
            return 0 if pair.ruins_me(give, enough_paid) else euros - paid
    return 0


def _needed_card(offer: OpenOffer) -> Reason | None:
    """Return that a card which is asked for is needed, if one is."""
    for territory in offer.view.owned(offer.me):
        kind = next_kind(offer.view, territory)
        if kind in offer.give.cards:
            return Reason(Why.NEEDS_CARD, territory=territory, kind=kind)
    return None


def _cannot_spare(offer: OpenOffer) -> Reason | None:
    """Return that the player cannot spare the credits or the points that a trade takes."""
    view, give = offer.view, offer.give
    had = assets(view, offer.me)
    has = offer.pair.after(give, offer.get)[0]
    now, then = points(view, had), points(view, has)
    if give.credits and has.credits < min(-then, had.credits):
        return Reason(Why.NEEDS_CREDITS, n=-then)
    if has.credits < min(had.credits, KEPT):
        return Reason(Why.LAST_CREDITS)
    if now - then > FALL and offer.pair.ruins_me(give, offer.get):
        return Reason(Why.COSTS_POINTS, n=now - then)
    return None


def _why_of_no_use(offer: OpenOffer) -> Reason:
    """Return what is of no use in an offer that brings nothing, or else that it is not worth it."""
    view, get = offer.view, offer.get
    if get.empty:
        return Reason(Why.NOTHING_OFFERED)
    lacking: set[int] = set()
    for territory in view.owned(offer.me):
        lacking.update(view.catalogue.territories[territory].kinds[view.done[territory] :])
    for kind in get.cards:
        if kind not in lacking:
            return Reason(Why.CARD_OF_NO_USE, kind=kind)
    for territory in get.territories:
        return Reason(Why.PLACE_OF_NO_USE, territory=territory)
    return Reason(Why.OFFER_DOES_NOT_PAY)


def _useful(offer: OpenOffer) -> bool:
    """Return whether the player gains from what is offered, were it given for nothing."""
    get = replace(offer.get, cards=())
    if not get.empty:
        return offer.pair.weigh(Side(), get, settle=offer.settle)[0] > 0
    return offer.pair.weigh(offer.give, offer.get, settle=offer.settle)[0] > 0


def _why_countered(offer: OpenOffer, give: Side, get: Side) -> Why:
    """Return whether a counter-offer asks for more, pays less, or is another trade."""
    now, then = replace(offer.give, euros=0), replace(give, euros=0)
    if (now, replace(offer.get, euros=0)) != (then, replace(get, euros=0)):
        return Why.RATHER
    if offer.give.euros > give.euros > 0:
        return Why.PAYS_LESS
    return Why.WANTS_MORE
