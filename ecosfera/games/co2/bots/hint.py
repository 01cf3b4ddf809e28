"""Hints: what to do next, with a reason. They depend on what everybody sees alone."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera.core.bot import finish
from ecosfera.games.co2.bots.adviser import (
    TOO_MUCH,
    Advice,
    Adviser,
    Hint,
    answered,
    both_areas,
    exchanges,
    feeds,
    in_euros,
    nobody,
    pays,
    why_refused,
    wishes,
)
from ecosfera.games.co2.bots.answers import OpenOffer, reason_of
from ecosfera.games.co2.bots.last_action import kept_for_last_point, needs_territory
from ecosfera.games.co2.bots.options import option_gain, too_low, way_out
from ecosfera.games.co2.bots.plan import aim, plan
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.valuation import (
    ADVISER,
    NEAR_BOTTOM,
    NEUTRAL,
    Valuation,
    assets,
    credits_first,
    near_last_point,
    reach,
)
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.fold import fold, without
from ecosfera.games.co2.rules.ids import ACTIONS, SQUARES
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
    whole_areas,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from ecosfera.games.co2.bots.adviser import Known
    from ecosfera.games.co2.bots.dealings import Trade
    from ecosfera.games.co2.bots.plan import Aim
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import State, View


IDEAS: Final = 4
"""The most hints for one position."""
MUCH: Final = 1000
"""Offers of so many euros come after those that give less."""
BETTER: Final = 400
"""By how much a counter-offer must bring more, in euros, than the offer that waits."""
WORTH_TRYING: Final = 120
"""An action is advised although its credit may seem worth so many euros more."""
WHOLE: Final = frozenset({Why.WINS, Why.WHOLE_AREA, Why.BOTH_AREAS, Why.ASKS_AREA})
"""Offers for these reasons complete an area, or win: they come first."""
ENDING: Final = (act.EndTurn, act.Pass)
"""Actions after which a player can do nothing more in the turn."""


def hint(state: State) -> Hint | None:
    """Return what to do next, or None if the game is over."""
    return next(iter(ideas(state)), None)


def ideas(
    state: State,
    log: Callable[[], Iterable[Trade]] | None = None,
    known: Known = nobody,
    refused: Collection[act.Propose] = (),
) -> list[Hint]:
    """Return the best few things to do now, best first; none if the game is over.

    An offer is among them only if its partner should accept it, and never if the partner would gain
    more. `log` returns the trades of the match, the last one first: none of late is undone. `known`
    returns the character of the computer on a seat: what it would accept can be told exactly.
    What was `refused` in this turn is not proposed again for no more.
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
        return _out_of_debt(view, Adviser(log, known, refused=refused))
    return _options(view, Adviser(log, known, refused=refused), aim(view, known, refused))


def trade_ideas(
    state: State,
    partner: PlayerId,
    log: Callable[[], Iterable[Trade]] | None = None,
    known: Known = nobody,
    refused: Collection[act.Propose] = (),
) -> list[Hint]:
    """Return the best few offers to this player, each about something else.

    First come those that complete an area for the player, also if they complete one for the other,
    then the one that the aim of the player calls for. A person is asked for what completes
    an area for the player, too.
    """
    view = state.view
    found = Adviser(log, known, only=partner, refused=refused).hints(view)
    if known(partner) is None:
        there = [_asked_for(idea) for idea in found]
        swaps = exchanges(view, partner, refused)
        found += (idea for idea in swaps if _asked_for(idea) not in there)
        found[1:1] = wishes(view, partner, refused=refused)
    found.sort(key=_pays_much)
    wanted = aim(view, known, refused)
    if wanted is not None and wanted.offer is not None and wanted.reason.player == partner:
        places = _asked_for(wanted.offer)
        found = [wanted.offer, *(idea for idea in found if _asked_for(idea) != places)]
    found.sort(key=lambda idea: idea.reason.why not in WHOLE)
    return found[:IDEAS]


def _pays_much(idea: Hint) -> bool:
    """Return whether an offer gives so many euros that plain swaps go before it."""
    return isinstance(idea.action, act.Propose) and idea.action.give.euros >= MUCH


def _asked_for(idea: Hint) -> object:
    """Return what an offer asks for beside euros."""
    action = idea.action
    return replace(action.get, euros=0) if isinstance(action, act.Propose) else action


def _out_of_debt(view: View, adviser: Adviser) -> list[Hint]:
    """Return how to clear the debt: by an offer rather than by a sale, but above all by paying."""
    action = way_out(view, NEUTRAL)
    plain = Hint(action, reason_for(view, action))
    offer = None if isinstance(action, act.Pay) else adviser.hint(view)
    return [plain] if offer is None else [offer, plain]


def _offer(view: View, adviser: Adviser, wanted: Aim | None) -> Hint | None:
    """Return the offer that the aim of the player calls for, or else the best one."""
    return adviser.hint(view) if wanted is None or wanted.offer is None else wanted.offer


def _options(view: View, adviser: Adviser, wanted: Aim | None) -> list[Hint]:
    """Return the best options of a turn in which nothing is owed, and the best offer.

    Actions come first if the cards and credits in hand are enough to win with them. Of
    exchanges of cards, and of purchases from afar, only the best one is among them.
    """
    value = Valuation(view, view.turn.player, NEUTRAL)
    options = [
        action
        for action in legal(view)
        if not isinstance(action, act.OfferTemplate) and not _gives_away(view, action)
        if not isinstance(action, act.Retire) or _spares(view)
    ]
    found = [(option_gain(value, a), Hint(a, reason_for(view, a))) for a in options]
    good = [entry for entry in found if entry[0] > _least_gain(entry[1].action)] or found
    choosing = bool(view.pending) and isinstance(view.pending[-1], Choice)
    offer = None if choosing else _offer(view, adviser, wanted)
    if offer is not None and offer.gains is not None:
        good.append((offer.gains[0], offer))
    could_win = reach(view, assets(view, view.turn.player)) >= view.config.goal
    first = act.Retire if credits_first(view) else act.Play

    def rank(entry: tuple[float, Hint]) -> tuple[bool, bool, float]:
        gain, idea = entry
        wins = idea.reason.why is Why.WINS or (could_win and isinstance(idea.action, first))
        return isinstance(idea.action, ENDING), not wins, -gain

    good.sort(key=rank)
    best = [idea for _, idea in good]
    others = [
        idea
        for alike in (act.Exchange, act.BuyAfar)
        for idea in [idea for idea in best if isinstance(idea.action, alike)][1:]
    ]
    return [idea for idea in best if idea not in others][:IDEAS]


def _gives_away(view: View, action: Action) -> bool:
    """Return whether an exchange gives back the last card of a kind that is to be kept."""
    if not isinstance(action, act.Exchange) or _has_fitting_card(view):
        return False
    wanted = plan(view)
    left = without(view.active.hand, action.cards)
    return wanted is not None and not set(wanted.cards).issubset(left)


def _spares(view: View) -> bool:
    """Return whether credits had better be handed in (RULES 4.9).

    That is so if it wins, now or with the actions that follow, or if the actions on own territories
    do not need these credits, and no sun is nearer that wins as it is.
    """
    me = view.turn.player
    missing = view.config.goal - balance(view, me)
    free = sum(ACTIONS - view.done[t] for t in view.owned(me))
    left = view.active.credits - retire_price(view.active.retired)
    wins = missing == 1 or credits_first(view)
    spare = free or ACTIONS * view.config.last_earned
    return wins or (left >= spare and not _sun_wins(view, missing))


def _sun_wins(view: View, missing: int) -> bool:
    """Return whether fewer actions than points are missing for an own sun that wins."""
    me, areas = view.turn.player, view.catalogue.areas
    for area in set(whole_areas(view, me)) - set(sunny_areas(view, me)):
        actions = sum(ACTIONS - view.done[t] for t in areas[area].territories)
        if actions < missing <= actions + view.catalogue.bonus(area):
            return True
    return False


def _least_gain(action: Action) -> float:
    """Return the gain, in euros, that an action must exceed to be advised."""
    return -WORTH_TRYING if isinstance(action, act.Play) else 0.0


def _answers(view: View, known: Known) -> list[Hint]:
    """Return how to answer the offer that waits, the best answer first."""
    waiting = OpenOffer(view, ADVISER, partial(Advice, known=known))
    good = pays(waiting)
    plain: act.Accept | act.Refuse = act.Accept() if good else act.Refuse()
    why = reason_of(waiting, plain) if good else why_refused(waiting)
    areas = both_areas(waiting.pair, waiting.give, waiting.get)
    if areas is not None and (good or why.why in TOO_MUCH):
        why = areas
    tempting = not good and waiting.gain > 0
    gains = None if tempting else in_euros((waiting.gain, waiting.theirs))
    found = [Hint(plain, why, gains)]
    counter = finish(waiting.counters())
    if counter is not None and not feeds(waiting.pair, counter) and _taken(view, counter, known):
        both = waiting.pair.weigh(counter.give, counter.get, settle=counter.settle)
        asked = Hint(counter, reason_of(waiting, counter), in_euros(both))
        if not good:
            found.insert(0, asked)
        elif both[0] >= waiting.gain + BETTER:
            found.insert(0 if waiting.same_goods(counter) else 1, asked)
    return found


def _taken(view: View, counter: act.MakeCounter, known: Known) -> bool:
    """Return whether the other side would accept a counter-offer."""
    me = view.to_decide
    made = ev.Countered(me, view.turn.player, counter.get, counter.give, counter.settle)
    return answered(fold(view, made), known)[1]


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
        case act.Buy() | act.BuyAfar():
            return _bought(view, action)
        case act.Retire():
            return _retired(view)
        case act.Pass() | act.TakeCredit() if not view.bank.credits:
            return _waits(view, Why.NOTHING_BETTER_TO_DO)
        case act.Pass():
            return _passed(view)
        case act.TakeCredit() if not _has_fitting_card(view):
            return _waits(view, Why.NO_CARD_FITS)
        case act.EndTurn() if _could_act(view) and kept_for_last_point(view) is None:
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
    now, lit = balance(view, me), whole and missing == 1
    if now + 1 + lit * view.catalogue.bonus(area) >= view.config.goal:
        return Reason(Why.WINS)
    if whole and missing <= LAST_ACTIONS:
        return Reason(Why.SUN if lit else Why.NEARER_SUN, area=area)
    if now <= NEAR_BOTTOM:
        return Reason(Why.OFF_BOTTOM)
    if (view.active.position or 0) >= SQUARES - TWO_DICE:
        return Reason(Why.VIA_SOON)
    return Reason(Why.BALANCE_RISES)


def _retired(view: View) -> Reason:
    """Return why credits are handed in."""
    if balance(view, view.turn.player) + 1 >= view.config.goal:
        return Reason(Why.WINS)
    why = Why.RETIRES_LATE if near_last_point(view) else Why.RETIRES
    return Reason(why, credits=retire_price(view.active.retired))


def _bought(view: View, action: act.Buy | act.BuyAfar) -> Reason:
    """Return why a territory is bought."""
    me = view.turn.player
    here = territory_under(view, me)
    territory = action.territory if isinstance(action, act.BuyAfar) else here
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
    if kept_for_last_point(view) is not None or needs_territory(view, me):
        return _waits(view, Why.NOTHING_BETTER_TO_DO)
    if view.owners[territory] is None:
        card = view.catalogue.territories[territory]
        if too_low(Valuation(view, me, NEUTRAL), territory, card.price):
            return Reason(Why.LOW_BALANCE)
        if view.active.euros - card.price < NEUTRAL.reserve:
            if any(view.owners[t] == me for t in view.catalogue.areas[card.area].territories):
                return Reason(Why.LACKS_AREA, territory=territory, area=card.area)
            return Reason(Why.NO_MONEY)
    why = Why.CREDIT_FOR_WAITING if _has_fitting_card(view) else Why.NO_CARD_FITS
    return _waits(view, why)


def _waits(view: View, why: Why) -> Reason:
    """Return what to aim for where no card fits or credits abound, or else why to wait."""
    rich, kept = view.active.credits >= RICH, kept_for_last_point(view) is not None
    wanted = plan(view) if rich or kept or not _has_fitting_card(view) else None
    if wanted is not None:
        return wanted
    return Reason(Why.NOTHING_BETTER_TO_DO if rich else why)


def _could_act(view: View) -> bool:
    """Return whether the active player could carry out an action now."""
    return any(isinstance(action, act.Play) for action in legal(view))


def _has_fitting_card(view: View) -> bool:
    """Return whether a card in the hand is the next one of an own territory."""
    return any(next_kind(view, t) in view.active.hand for t in view.owned(view.turn.player))
