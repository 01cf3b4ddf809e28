"""Hints: what to do next, with a reason. They depend on what everybody sees alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from ecosfera.core.bot import finish
from ecosfera.games.co2.bots.answers import AREA, OpenOffer, advantage, reason_of
from ecosfera.games.co2.bots.deals import Pair, Swap, margin
from ecosfera.games.co2.bots.options import option_gain, too_low, way_out
from ecosfera.games.co2.bots.plan import plan
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.suns import nearest_sun
from ecosfera.games.co2.bots.trader import Trader, proposal
from ecosfera.games.co2.bots.valuation import ADVISER, NEAR_BOTTOM, NEUTRAL, Valuation, facts
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.engine import legal, refusal
from ecosfera.games.co2.rules.fold import fold, without
from ecosfera.games.co2.rules.ids import ACTIONS, NOTE, SQUARES
from ecosfera.games.co2.rules.state import (
    Choice,
    Counter,
    Debt,
    Offer,
    Phase,
    balance,
    next_kind,
    retire_price,
    sunny_areas,
    territory_under,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

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


IDEAS: Final = 4
"""The most hints for one position."""
MOST_EUROS: Final = 9900
"""The most that a trade is said to be worth, in euros: victory has no price."""
WORTH_TRYING: Final = 120
"""An action is advised although its credit may seem worth so many euros more."""
EVEN: Final = 300
"""A trade counts as even if it brings the other player so many euros more."""
LARGE: Final = 12
"""No hint gives the leader a territory of an area with at least this bonus."""
BETTER: Final = 400
"""By how much a counter-offer must bring more, in euros, than the offer that waits."""
ENDING: Final = (act.EndTurn, act.Pass)
"""Actions after which a player can do nothing more in the turn."""


def nobody(_player: PlayerId) -> None:
    """Return no character: people may play all seats."""


def hint(state: State) -> Hint | None:
    """Return what to do next, or None if the game is over."""
    return next(iter(ideas(state)), None)


def ideas(
    state: State,
    log: Callable[[], Iterable[Trade]] | None = None,
    known: Known = nobody,
) -> list[Hint]:
    """Return the best few things to do now, best first; none if the game is over.

    An offer is among them only if its partner should accept it, and never if the partner would gain
    more. `log` returns the trades of the match, the last one first: none of late is undone. `known`
    returns the character of the computer on a seat: what it would accept can be told exactly.
    """
    view = state.view
    if view.outcome is not None:
        return []
    top = view.pending[-1] if view.pending else None
    if isinstance(top, Offer | Counter):
        return _answers(view, known)
    if view.turn.phase is Phase.ROLL and top is None:
        return [Hint(act.Roll(), Reason(Why.TURN_BEGINS))]
    if isinstance(top, Debt):
        return _out_of_debt(view, Adviser(log, known))
    return _options(view, Adviser(log, known))


def trade_idea(
    state: State,
    partner: PlayerId,
    log: Callable[[], Iterable[Trade]] | None = None,
    known: Known = nobody,
) -> Hint | None:
    """Return the best offer to this player, or None if none is good for both."""
    return Adviser(log, known, only=partner).hint(state.view)


def trade_ideas(
    state: State,
    partner: PlayerId,
    log: Callable[[], Iterable[Trade]] | None = None,
    known: Known = nobody,
) -> list[Hint]:
    """Return the best few offers to this player, each about something else.

    A person is asked for what completes an area for the player, too.
    """
    found = Adviser(log, known, only=partner).hints(state.view)
    if known(partner) is None:
        found[1:1] = _wishes(state.view, partner)
    return found[:IDEAS]


def _wishes(view: View, partner: PlayerId) -> Iterator[Hint]:
    """Yield offers for the last territory of an area; the partner may want more for it."""
    pair = Pair(view, view.turn.player, partner, NEUTRAL)
    for swap in pair.swaps():
        if swap.give.empty and swap.get.territories:
            mine, theirs = pair.after(swap.give, swap.get)
            deal = pair.priced(swap) if pair.whole_areas(mine, theirs)[0] > 0 else None
            if (
                deal is not None
                and refusal(view, proposal(partner, deal)) is None
                and _dimmed(pair, deal.give, deal.get) is None
            ):
                area = view.catalogue.territories[deal.get.territories[0]].area
                why = Reason(Why.ASKS_AREA, player=partner, area=area)
                yield Hint(proposal(partner, deal), why, _in_euros((deal.mine, deal.theirs)))


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


def judge(view: View, offer: act.Propose | act.MakeCounter, known: Known = nobody) -> Judged:
    """Return how good an offer is for whoever makes it up, and whether the other would accept."""
    me = view.to_decide
    partner = offer.to if isinstance(offer, act.Propose) else view.turn.player
    asked = _asked(view, Counter(me, partner, offer.give, offer.get, offer.settle))
    mine = OpenOffer(asked, ADVISER, partial(Advice, known=known))
    if not _good(mine):
        return Judged(Verdict.UNWISE, _why_not(mine))
    asked = _asked(view, Counter(partner, me, offer.get, offer.give, offer.settle))
    theirs, accepts = _answered(asked, known)
    if not accepts:
        return Judged(Verdict.UNLIKELY, _why_not(theirs))
    return Judged(Verdict.FAIR, advantage(mine.pair, mine.give, mine.get, settle=mine.settle))


def _answered(view: View, known: Known) -> tuple[OpenOffer, bool]:
    """Return the offer that waits, and whether whoever answers it accepts.

    A computer accepts what is enough for its character, and a person what a hint advises.
    """
    character = known(view.to_decide)
    if character is not None:
        waiting = OpenOffer(view, character)
        return waiting, waiting.acceptable
    waiting = OpenOffer(view, ADVISER, partial(Advice, known=known))
    return waiting, _good(waiting)


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
    return _why_refused(waiting)


def _why_refused(waiting: OpenOffer) -> Reason:
    """Return why an offer is refused, also one that would pay.

    It is that the nearest sun would lead less far, or that it helps the other player more, if
    nothing else is against it.
    """
    why = reason_of(waiting, act.Refuse())
    if why.why is not Why.OFFER_DOES_NOT_PAY:
        return why
    dimmed = _dimmed(waiting.pair, waiting.give, waiting.get)
    if waiting.acceptable and dimmed is not None:
        return Reason(Why.DIMS_SUN, player=waiting.me, area=dimmed)
    if waiting.acceptable or waiting.theirs > max(0.0, waiting.gain):
        return Reason(Why.HELPS_OTHER_MORE, player=waiting.other)
    return why


def _out_of_debt(view: View, adviser: Adviser) -> list[Hint]:
    """Return how to clear the debt: by an offer rather than by a sale, but above all by paying."""
    action = way_out(view, NEUTRAL)
    plain = Hint(action, reason_for(view, action))
    offer = None if isinstance(action, act.Pay) else adviser.hint(view)
    return [plain] if offer is None else [offer, plain]


def _options(view: View, adviser: Adviser) -> list[Hint]:
    """Return the best options of a turn in which nothing is owed, and the best offer.

    Exchanges of cards all have the same reason, so only the best one is among them.
    """
    value = Valuation(view, view.turn.player, NEUTRAL)
    options = [
        action
        for action in legal(view)
        if not isinstance(action, act.OfferTemplate) and not _gives_away(view, action)
    ]
    found = [(option_gain(value, a), Hint(a, reason_for(view, a))) for a in options]
    good = [entry for entry in found if entry[0] > _least_gain(entry[1].action)] or found
    choosing = bool(view.pending) and isinstance(view.pending[-1], Choice)
    offer = None if choosing else adviser.hint(view)
    if offer is not None and offer.gains is not None:
        good.append((offer.gains[0], offer))
    good.sort(key=lambda entry: (isinstance(entry[1].action, ENDING), -entry[0]))
    best = [idea for _, idea in good]
    others = [idea for idea in best if isinstance(idea.action, act.Exchange)][1:]
    return [idea for idea in best if idea not in others][:IDEAS]


def _gives_away(view: View, action: Action) -> bool:
    """Return whether an exchange gives back the last card of a kind that is to be kept."""
    if not isinstance(action, act.Exchange) or _has_fitting_card(view):
        return False
    aim = plan(view)
    left = without(view.active.hand, action.cards)
    return aim is not None and not set(aim.cards).issubset(left)


def _least_gain(action: Action) -> float:
    """Return the gain, in euros, that an action must exceed to be advised."""
    return -WORTH_TRYING if isinstance(action, act.Play) else 0.0


def _answers(view: View, known: Known) -> list[Hint]:
    """Return how to answer the offer that waits, the best answer first."""
    waiting = OpenOffer(view, ADVISER, partial(Advice, known=known))
    good = _good(waiting)
    plain: act.Accept | act.Refuse = act.Accept() if good else act.Refuse()
    why = reason_of(waiting, plain) if good else _why_refused(waiting)
    tempting = not good and waiting.gain > 0
    gains = None if tempting else _in_euros((waiting.gain, waiting.theirs))
    found = [Hint(plain, why, gains)]
    counter = finish(waiting.counters())
    if counter is not None and not _feeds(waiting.pair, counter) and _taken(view, counter, known):
        both = waiting.pair.weigh(counter.give, counter.get, settle=counter.settle)
        asked = Hint(counter, reason_of(waiting, counter), _in_euros(both))
        if not good:
            found.insert(0, asked)
        elif both[0] >= waiting.gain + BETTER:
            found.insert(0 if waiting.same_goods(counter) else 1, asked)
    return found


def _taken(view: View, counter: act.MakeCounter, known: Known) -> bool:
    """Return whether the other side would accept a counter-offer."""
    me = view.to_decide
    made = ev.Countered(me, view.turn.player, counter.get, counter.give, counter.settle)
    return _answered(fold(view, made), known)[1]


def _in_euros(gains: tuple[float, float]) -> tuple[int, int]:
    """Return two gains as round amounts of euros."""
    mine, theirs = (round(max(-MOST_EUROS, min(MOST_EUROS, gain)) / NOTE) * NOTE for gain in gains)
    return mine, theirs


def _good(waiting: OpenOffer) -> bool:
    """Return whether the offer that waits should be accepted: it pays, and feeds no rival."""
    if not waiting.acceptable or waiting.feeds(even=EVEN):
        return False
    return not _ill_advised(waiting.pair, waiting.give, waiting.get)


def _ill_advised(pair: Pair, give: Side, get: Side) -> bool:
    """Return whether a trade gives what nobody is advised to give, or dims the nearest sun."""
    return _gives_too_much(pair, give, get) or _dimmed(pair, give, get) is not None


def _dimmed(pair: Pair, give: Side, get: Side) -> AreaId | None:
    """Return the sun that would be the nearest, if the balance it leads to is lower than now.

    It is None for whoever wins by the trade, lets a sun shine at once, or owes something.
    """
    view, me = pair.view, pair.me
    if pair.mine.in_debt or pair.wins(*pair.after(give, get)):
        return None
    traded = fold(view, ev.Traded(me, pair.partner, give, get))
    if len(sunny_areas(traded, me)) > len(sunny_areas(view, me)):
        return None
    now, then = nearest_sun(view, me), nearest_sun(traded, me)
    dims = now is not None and then is not None and then.balance < now.balance
    return then.area if dims and then is not None else None


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


def _feeds(pair: Pair, offer: act.Propose | act.MakeCounter) -> bool:
    """Return whether an offer would bring the other player more, by more than the smallest note."""
    return pair.feeds_partner(offer.give, offer.get, settle=offer.settle, even=NOTE)


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

    With `only`, it looks for one with this player.
    """

    def __init__(
        self,
        log: Callable[[], Iterable[Trade]] | None = None,
        known: Known = nobody,
        only: PlayerId | None = None,
    ) -> None:
        super().__init__(ADVISER, log=log)
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
        if _feeds(pair, offer) or not super().suits(pair, deal, offer):
            return False
        me = pair.view.turn.player
        offered = fold(pair.view, ev.Offered(me, offer.to, offer.give, offer.get, offer.settle))
        return _answered(offered, self._known)[1]

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
        good = advantage(pair, offer.give, offer.get, settle=offer.settle)
        gains = _in_euros(pair.weigh(offer.give, offer.get, settle=offer.settle))
        return Hint(offer, good or Reason(Why.BOTH_GAIN), gains)


# -- the reason for an action ----------------------------------------------------------------------


TWO_DICE: Final = 12
"""The farthest that a throw can lead."""
RICH: Final = 12
"""Who has so many credits is not told that one more helps."""
LAST_ACTIONS: Final = 6
"""With so few actions missing an area is nearly done."""
PLAIN: Final = {
    act.TakeCredit: Why.CREDIT_FOR_ACTIONS,
    act.Exchange: Why.CARDS_OF_NO_USE,
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
        case act.Retire():
            return _retired(view)
        case act.Pass() | act.TakeCredit() if not view.bank.credits:
            return _waits(view, Why.NOTHING_BETTER_TO_DO)
        case act.Pass():
            return _passed(view)
        case act.TakeCredit() if not _has_fitting_card(view):
            return _waits(view, Why.NO_CARD_FITS)
        case act.EndTurn() if any(isinstance(other, act.Play) for other in legal(view)):
            return Reason(Why.KEEPS_CREDITS)
        case act.EndTurn():
            return _waits(view, Why.NOTHING_BETTER_TO_DO)
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


def _retired(view: View) -> Reason:
    """Return why credits are handed in."""
    if balance(view, view.turn.player) + 1 >= view.config.goal:
        return Reason(Why.WINS)
    return Reason(Why.RETIRES, credits=retire_price(view.active.retired))


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
    return Reason(Why.TERRITORY_WORTH_ITS_PRICE, area=area)


def _passed(view: View) -> Reason:
    """Return why nothing is done on a territory."""
    me = view.turn.player
    territory = territory_under(view, me)
    assert territory is not None
    if view.owners[territory] is None:
        card = view.catalogue.territories[territory]
        if too_low(Valuation(view, me, NEUTRAL), territory):
            return Reason(Why.LOW_BALANCE)
        if view.active.euros - card.price < NEUTRAL.reserve:
            if any(view.owners[t] == me for t in view.catalogue.areas[card.area].territories):
                return Reason(Why.LACKS_AREA, territory=territory, area=card.area)
            return Reason(Why.NO_MONEY)
    why = Why.CREDIT_FOR_WAITING if _has_fitting_card(view) else Why.NO_CARD_FITS
    return _waits(view, why)


def _waits(view: View, why: Why) -> Reason:
    """Return what to aim for where no card fits or credits abound, or else why to wait."""
    rich = view.active.credits >= RICH
    aim = plan(view) if rich or not _has_fitting_card(view) else None
    if aim is not None:
        return aim
    return Reason(Why.NOTHING_BETTER_TO_DO if rich else why)


def _has_fitting_card(view: View) -> bool:
    """Return whether a card in the hand is the next one of an own territory."""
    return any(next_kind(view, t) in view.active.hand for t in view.owned(view.turn.player))
