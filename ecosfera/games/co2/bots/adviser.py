"""Advice about trades: offers that are good for both sides, and whether one is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from ecosfera.core.bot import finish
from ecosfera.games.co2.bots.answers import AREA, OpenOffer, advantage, reason_of
from ecosfera.games.co2.bots.dealings import no_better
from ecosfera.games.co2.bots.deals import Pair, Swap, margin
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.suns import nearest_sun
from ecosfera.games.co2.bots.trader import Trader, proposal
from ecosfera.games.co2.bots.valuation import ADVISER, NEUTRAL, facts
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import NOTE
from ecosfera.games.co2.rules.state import Counter, balance, sunny_areas

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from ecosfera.games.co2.bots.dealings import Trade
    from ecosfera.games.co2.bots.deals import Deal
    from ecosfera.games.co2.bots.valuation import Character
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import AreaId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import Side, State, View

    Known: TypeAlias = Callable[[PlayerId], Character | None]


@dataclass(frozen=True, slots=True)
class Hint:
    """An action and the reason for it."""

    action: Action
    reason: Reason
    gains: tuple[int, int] | None = None
    """What a trade is worth to the player and to the partner, in euros."""


MOST_EUROS: Final = 9900
"""The most that a trade is said to be worth, in euros: victory has no price."""
EVEN: Final = 300
"""A trade counts as even if it brings the other player so many euros more."""
TOO_MUCH: Final = frozenset({Why.GIVES_AREA, Why.HELPS_OTHER_MORE, Why.OFFER_DOES_NOT_PAY})
"""What is said against a trade that completes an area for the other player."""
LARGE: Final = 12
"""No hint gives the leader a territory of an area with at least this bonus."""


def nobody(_player: PlayerId) -> None:
    """Return no character: people may play all seats."""


def trade_idea(
    state: State,
    partner: PlayerId,
    log: Callable[[], Iterable[Trade]] | None = None,
    known: Known = nobody,
) -> Hint | None:
    """Return the best offer to this player, or None if none is good for both."""
    return Adviser(log, known, only=partner).hint(state.view)


def wishes(
    view: View,
    partner: PlayerId,
    about: TerritoryId | None = None,
    refused: Collection[act.Propose] = (),
) -> Iterator[Hint]:
    """Yield offers for the last territory of an area; the partner may want more for it.

    With `about`, it is this territory.
    """
    pair = Pair(view, view.turn.player, partner, NEUTRAL)
    for swap in pair.swaps():
        if swap.give.empty and swap.get.territories and about in {None, *swap.get.territories}:
            mine, theirs = pair.after(swap.give, swap.get)
            deal = pair.priced(swap) if pair.whole_areas(mine, theirs)[0] > 0 else None
            if (
                deal is not None
                and refusal(view, proposal(partner, deal)) is None
                and _dimmed(pair, deal.give, deal.get) is None
                and not any(no_better(proposal(partner, deal), past) for past in refused)
            ):
                area = view.catalogue.territories[deal.get.territories[0]].area
                why = Reason(Why.ASKS_AREA, player=partner, area=area)
                yield Hint(proposal(partner, deal), why, in_euros((deal.mine, deal.theirs)))


def exchanges(
    view: View, partner: PlayerId, refused: Collection[act.Propose] = ()
) -> Iterator[Hint]:
    """Yield swaps that complete an area for each of two people, from which both gain alike."""
    pair = Evenly(view, view.turn.player, partner, ADVISER, ADVISER)
    for swap in pair.swaps():
        both = both_areas(pair, swap.give, swap.get)
        deal = None if both is None else pair.priced(swap)
        if both is None or deal is None or _ill_advised(pair, deal.give, deal.get):
            continue
        offer = proposal(partner, deal)
        if refusal(view, offer) is None and not any(no_better(offer, past) for past in refused):
            yield Hint(offer, both, in_euros((deal.mine, deal.theirs)))


class Verdict(StrEnum):
    """How good an offer is that somebody makes up."""

    FAIR = "fair"
    """Both players gain."""
    UNWISE = "unwise"
    """The player had better not make it."""
    UNLIKELY = "unlikely"
    """The other player would refuse."""


class Judged(NamedTuple):
    """What is to be said of an offer or a counter-offer before it is made."""

    verdict: Verdict
    reason: Reason | None
    """Why; None if nothing in particular can be said."""
    gains: tuple[int, int] | None = None
    """What it is worth to the player and to the other one, in euros, if that speaks against it."""


def judge(view: View, offer: act.Propose | act.MakeCounter, known: Known = nobody) -> Judged:
    """Return how good an offer is for whoever makes it up, and whether the other would accept."""
    me = view.to_decide
    partner = offer.to if isinstance(offer, act.Propose) else view.turn.player
    asked = _asked(view, Counter(me, partner, offer.give, offer.get, offer.settle))
    mine = OpenOffer(asked, ADVISER, partial(Advice, known=known))
    both, gains = both_areas(mine.pair, mine.give, mine.get), in_euros((mine.gain, mine.theirs))
    if not pays(mine):
        return Judged(Verdict.UNWISE, _with_both(_why_not(mine), both), gains)
    asked = _asked(view, Counter(partner, me, offer.get, offer.give, offer.settle))
    theirs, accepts = answered(asked, known)
    if not accepts:
        return Judged(Verdict.UNLIKELY, _with_both(_why_not(theirs), both), gains)
    good = both or advantage(mine.pair, mine.give, mine.get, settle=mine.settle)
    return Judged(Verdict.FAIR, good)


def _with_both(why: Reason, both: Reason | None) -> Reason:
    """Return why a trade is a bad one: with both areas, if it completes two."""
    return both if both is not None and why.why in TOO_MUCH else why


def both_areas(pair: Pair, give: Side, get: Side) -> Reason | None:
    """Return that a trade completes an area for each of the two, if it does."""
    my_areas, their_areas = pair.completed(*pair.after(give, get))
    if not my_areas or not their_areas:
        return None
    bonus, (area, theirs) = pair.view.catalogue.bonus, (my_areas[0], their_areas[0])
    return Reason(
        Why.BOTH_AREAS,
        player=pair.partner,
        area=area,
        n=sum(map(bonus, my_areas)),
        theirs=theirs,
        other=sum(map(bonus, their_areas)),
    )


def answered(view: View, known: Known) -> tuple[OpenOffer, bool]:
    """Return the offer that waits, and whether whoever answers it accepts.

    A computer accepts what is enough for its character, and a person what a hint advises.
    """
    character = known(view.to_decide)
    if character is not None:
        waiting = OpenOffer(view, character)
        return waiting, waiting.acceptable
    waiting = OpenOffer(view, ADVISER, partial(Advice, known=known))
    return waiting, pays(waiting)


def _asked(view: View, offer: Counter) -> View:
    """Return a view in which a player is asked for an answer."""
    return replace(view, pending=(*view.pending, offer))


def _why_not(waiting: OpenOffer) -> Reason:
    """Return why an offer had better be refused: its price, if another one would do."""
    if not waiting.dangerous:
        same = Swap(replace(waiting.give, euros=0), replace(waiting.get, euros=0), waiting.settle)
        deal = waiting.pair.priced(same)
        if deal is not None and (deal.give, deal.get) != (waiting.give, waiting.get):
            return Reason(Why.PAYS_LESS if waiting.give.euros else Why.WANTS_MORE)
    return why_refused(waiting)


def why_refused(waiting: OpenOffer) -> Reason:
    """Return why an offer is refused, also one that would pay.

    It is that the nearest sun would lead less far, or that it helps the other player more, if
    nothing else is against it.
    """
    why = reason_of(waiting, act.Refuse())
    if why.why not in {Why.OFFER_DOES_NOT_PAY, Why.TAKES_MORE}:
        return why
    dimmed = _dimmed(waiting.pair, waiting.give, waiting.get)
    if waiting.acceptable and dimmed is not None:
        return Reason(Why.DIMS_SUN, player=waiting.me, area=dimmed)
    if waiting.acceptable or waiting.theirs > max(0.0, waiting.gain):
        return Reason(Why.HELPS_OTHER_MORE, player=waiting.other)
    return why


def in_euros(gains: tuple[float, float]) -> tuple[int, int]:
    """Return two gains as round amounts of euros."""
    mine, theirs = (round(max(-MOST_EUROS, min(MOST_EUROS, gain)) / NOTE) * NOTE for gain in gains)
    return mine, theirs


def pays(waiting: OpenOffer) -> bool:
    """Return whether the offer that waits should be accepted: it pays, and feeds no rival."""
    if not waiting.acceptable or waiting.feeds(even=EVEN):
        return False
    return not _ill_advised(waiting.pair, waiting.give, waiting.get)


def _ill_advised(pair: Pair, give: Side, get: Side) -> bool:
    """Return whether a trade gives what nobody is advised to give, or dims the nearest sun."""
    return _gives_too_much(pair, give, get) or _dimmed(pair, give, get) is not None


def _dimmed(pair: Pair, give: Side, get: Side) -> AreaId | None:
    """Return the sun that would be the nearest, if the balance it leads to is lower than now.

    It is None for whoever wins by the trade, lets a sun shine at once, completes the area of the
    nearest one, or owes something.
    """
    view, me = pair.view, pair.me
    if pair.mine.in_debt or pair.wins(*pair.after(give, get)):
        return None
    traded = fold(view, ev.Traded(me, pair.partner, give, get))
    if len(sunny_areas(traded, me)) > len(sunny_areas(view, me)):
        return None
    now, then = nearest_sun(view, me), nearest_sun(traded, me)
    if now is None or then is None or (now.places and not then.places):
        return None
    return then.area if then.balance < now.balance else None


def _gives_too_much(pair: Pair, give: Side, get: Side) -> bool:
    """Return whether a trade gives a territory that nobody is advised to give.

    That is one of two in an area, unless the trade completes another area; and for the leader any
    of an area with a large bonus. Whoever wins by the trade, or owes something, may give both.
    """
    view, (mine, theirs) = pair.view, pair.after(give, get)
    if pair.mine.in_debt or pair.wins(mine, theirs):
        return False
    completes, leads = pair.whole_areas(mine, theirs)[0] > 0, _leads(view, pair.partner)
    for territory in give.territories:
        area = view.catalogue.territories[territory].area
        places = set(view.catalogue.areas[area].territories)
        kept, taken = places.intersection(mine.territories), places.intersection(theirs.territories)
        own, other = (places.intersection(view.owned(p)) for p in (pair.me, pair.partner))
        if len(kept) < len(own) and len(own) >= AREA - 1 and not completes:
            return True
        if leads and len(taken) > len(other) and facts(view.catalogue).bonuses[area] >= LARGE:
            return True
    return False


def _leads(view: View, player: PlayerId) -> bool:
    """Return whether a player's balance is above 0, and higher than that of all others."""
    others = [balance(view, other) for other in view.playing if other != player]
    return balance(view, player) > max(0, *others)


def feeds(pair: Pair, offer: act.Propose | act.MakeCounter) -> bool:
    """Return whether an offer would bring the other player more, by more than the smallest note."""
    return pair.feeds_partner(offer.give, offer.get, settle=offer.settle, even=NOTE)


class Evenly(Pair):
    """Two people who are advised alike, and from whose trade both should gain alike."""

    def _choose(self, fair: Sequence[tuple[float, float, int]]) -> tuple[float, float, int]:
        """Return the price at which both gain most alike."""
        return min(fair, key=lambda entry: abs(entry[0] - entry[1]))


class Advice(Pair):
    """Two players who may trade, one of them well advised: both are weighed alike.

    A partner whose character is known accepts what brings that character enough; anybody else
    is taken for an average player who may be well advised too.
    """

    def __init__(
        self,
        view: View,
        me: PlayerId,
        partner: PlayerId,
        character: Character,
        known: Known = nobody,
    ) -> None:
        super().__init__(view, me, partner, character, character)
        self._known = known(partner)
        self._asked = Pair(view, partner, me, self._known or NEUTRAL)
        """The same two, from the side of the partner."""

    @property
    def asked_margin(self) -> float:
        """Return the least gain for which the partner trades."""
        return margin(self.view, self._known or NEUTRAL)

    def pricing(
        self, swap: Swap, gains: tuple[float, float]
    ) -> Callable[[int], tuple[float, float]]:
        """Return what a swap brings both at a price; nothing where the price is no good advice.

        That is where the partner would gain a note more, or would refuse or be advised to.
        """
        value = super().pricing(swap, gains)
        turned = Swap(swap.get, swap.give, swap.settle)
        asked = self._asked.pricing(
            turned, self._asked.gains(turned.give, turned.get, settle=turned.settle)
        )
        least = self.asked_margin

        def good(euros: int) -> tuple[float, float]:
            (mine, theirs), enough = value(euros), asked(-euros)[0]
            advised = self._known is not None or theirs >= max(least, mine - EVEN)
            if theirs > mine + NOTE or enough < least or not advised:
                return -inf, -inf
            return mine, enough

        return good

    def _allowed(self, deal: Deal) -> bool:
        """Return whether a deal may be advised."""
        return super()._allowed(deal) and not _ill_advised(self, deal.give, deal.get)


class Adviser(Trader):
    """Looks for the trade to advise: the partner should accept it, and not gain more.

    With `only`, it looks for one with this player; with `about`, for one of these territories. What
    was `refused` is not offered again for no more.
    """

    def __init__(
        self,
        log: Callable[[], Iterable[Trade]] | None = None,
        known: Known = nobody,
        only: PlayerId | None = None,
        about: Collection[TerritoryId] = (),
        refused: Collection[act.Propose] = (),
    ) -> None:
        super().__init__(ADVISER, log=log)
        self.about = about
        self._refused = refused
        self._known = known
        self._only = only

    def may_ask(self, view: View, partner: PlayerId) -> bool:
        """Return whether an offer to this player is possible, and wanted."""
        return self._only in {None, partner} and super().may_ask(view, partner)

    def pair(self, view: View, partner: PlayerId) -> Pair:
        """Return how trades of the active player with a partner are weighed."""
        return Advice(view, view.turn.player, partner, ADVISER, self._known)

    def suits(self, pair: Pair, deal: Deal, offer: act.Propose) -> bool:
        """Return whether a deal is good advice, for the player and for the partner."""
        if feeds(pair, offer) or not super().suits(pair, deal, offer):
            return False
        if any(no_better(offer, past) for past in self._refused):
            return False
        me = pair.view.turn.player
        offered = fold(pair.view, ev.Offered(me, offer.to, offer.give, offer.get, offer.settle))
        return answered(offered, self._known)[1]

    def hint(self, view: View) -> Hint | None:
        """Return the best offer, if there is one."""
        offer = finish(self.offer(view))
        return None if offer is None else self._hint(view, offer)

    def hints(self, view: View) -> list[Hint]:
        """Return the best offers, each for something else, best first."""
        offers = [entry for entry in self.offers(view) if entry is not None]
        offers.sort(key=lambda entry: -entry[0].mine)
        best = {replace(offer.get, euros=0): offer for _, offer in reversed(offers)}
        return [self._hint(view, offer) for _, offer in offers if offer in best.values()]

    def _hint(self, view: View, offer: act.Propose) -> Hint:
        """Return an offer with its reason."""
        pair = self.pair(view, offer.to)
        good = both_areas(pair, offer.give, offer.get) or advantage(
            pair, offer.give, offer.get, settle=offer.settle
        )
        gains = in_euros(pair.weigh(offer.give, offer.get, settle=offer.settle))
        return Hint(offer, good or Reason(Why.BOTH_GAIN), gains)
