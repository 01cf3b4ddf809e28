"""The choices of a computer player on a square, in debt, and for an event card."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.bots.deals import KEPT
from ecosfera.games.co2.bots.last_action import actions_left, kept_for_last_point
from ecosfera.games.co2.bots.valuation import WON, Assets, Valuation, assets, credits_first
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.fold import without
from ecosfera.games.co2.rules.ids import CREDIT_PRICE, EVERY_KIND, HAND
from ecosfera.games.co2.rules.pieces import Effect
from ecosfera.games.co2.rules.state import (
    afar_price,
    balance,
    exchange_bag,
    exchanges_in_passing,
    next_kind,
    retire_price,
    sale_value,
    territory_under,
)

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from ecosfera.games.co2.bots.valuation import Character
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import KindId, TerritoryId
    from ecosfera.games.co2.rules.state import View

LAST_RESORT: Final = -1e9
BARE: Final = -5
"""Nobody with hardly a credit buys what leads to this balance."""
WORTH_IT: Final = 40
"""The least gain, in euros, for which cards are exchanged in passing."""
IDLE: Final = 600
"""What new actions are worth, in euros, to a player who has none left, or one for the last point.
"""


def best_option(
    view: View, character: Character, *, retires: bool = True
) -> Generator[None, None, Action]:
    """Find the best action but offers, while nothing is owed; one that `retires` credits or not.

    An exchange in passing leaves the pass and all else open, so it is weighed by itself, before the
    turn would end.
    """
    value = Valuation(view, view.turn.player, character)
    in_passing = exchanges_in_passing(view)
    found: tuple[float, Action] | None = None
    exchange: tuple[float, Action] = 0, act.EndTurn()
    for action in legal(view):
        if isinstance(action, act.OfferTemplate) or (
            isinstance(action, act.Retire) and not retires
        ):
            continue
        yield
        gain = option_gain(value, action)
        if in_passing and isinstance(action, act.Exchange):
            exchange = max(exchange, (gain, action), key=itemgetter(0))
        elif found is None or gain > found[0]:
            found = gain, action
    assert found is not None, "there is a legal action"
    ends = isinstance(found[1], act.Pass | act.EndTurn)
    return exchange[1] if ends and exchange[0] > WORTH_IT else found[1]


def option_gain(value: Valuation, action: Action) -> float:
    """Return what an action brings at once, in euros; those that end the turn bring nothing."""
    match action:
        case act.Play(territory):
            return _played(value, territory, free=False)
        case act.Buy():
            territory = territory_under(value.view, value.player)
            assert territory is not None
            return _bought(value, territory, value.view.catalogue.territories[territory].price)
        case act.BuyAfar(territory):
            return _bought(value, territory, afar_price(value.view, territory))
        case act.Pass():
            return _one_credit(value)
        case act.TakeCredit():
            return _credit_and_actions(value)
        case act.Exchange(cards):
            return _exchanged(value, cards)
        case act.Retire():
            return _retired(value)
        case act.ChooseTerritory(territory):
            return _chosen(value, territory)
        case act.ChooseSwap(swap):
            return _new_hand(value) if swap else 0
        case _:
            return 0


def way_out(view: View, character: Character) -> Action:
    """Return how to clear a debt without a trade: pay, sell what is missed least, or give up."""
    options = legal(view)
    if act.Pay() in options:
        return act.Pay()
    value = Valuation(view, view.turn.player, character)
    sales = [action for action in options if isinstance(action, act.Sell)]
    if not sales:
        return act.DeclareBankruptcy()
    return max(sales, key=lambda sale: _sold(value, sale.territory))


def _played(value: Valuation, territory: TerritoryId, *, free: bool) -> float:
    """Return what the next action of a territory brings; the card drawn for it is unknown."""
    view = value.view
    kind = next_kind(view, territory)
    assert kind is not None
    if kept_for_last_point(view) == territory:
        return LAST_RESORT
    done = list(view.done)
    done[territory] += 1
    has = assets(view, view.turn.player)
    hand = without(has.hand, (kind,))
    after = has._replace(credits=has.credits - (not free), hand=hand)
    return value.gain(after, done) + average_card(value, after, done)


def _bought(value: Valuation, territory: TerritoryId, price: int) -> float:
    """Return what a territory brings, beyond its price."""
    view = value.view
    has = assets(view, value.player)
    after = has._replace(
        territories=tuple(sorted((*has.territories, territory))), euros=has.euros - price
    )
    if too_low(value, territory, price) and not _completes(view, has.territories, territory):
        return LAST_RESORT
    idle = actions_left(view, value.player) <= view.config.last_earned
    return value.gain(after) + IDLE * idle


def too_low(value: Valuation, territory: TerritoryId, price: int) -> bool:
    """Return whether a purchase leads to a balance that is too low, or too dear at VIA (RULES 7).

    It is too dear where not all of it can be paid, or no credit is left for actions.
    """
    has, cost = assets(value.view, value.player), value.view.catalogue.territories[territory].co2
    points = balance(value.view, value.player) - cost
    missing = max(0, -points - has.credits)
    bare = points <= BARE and has.credits < KEPT
    ruined = has.euros - price < CREDIT_PRICE * missing
    return points < value.character.lowest or bare or ruined


def _completes(view: View, owned: Sequence[TerritoryId], territory: TerritoryId) -> bool:
    """Return whether a territory completes an area."""
    area = view.catalogue.areas[view.catalogue.territories[territory].area]
    return all(t == territory or t in owned for t in area.territories)


def _one_credit(value: Valuation) -> float:
    """Return what one more credit brings, if the bank has one."""
    has = assets(value.view, value.player)
    return value.gain(has._replace(credits=has.credits + 1)) if value.view.bank.credits else 0


def _credit_and_actions(value: Valuation) -> float:
    """Return what the credit of a CO2 square brings, with one action if one is possible."""
    view = value.view
    own = view.owned(value.player)
    plays = [t for t in own if t not in view.turn.fresh and next_kind(view, t) in view.active.hand]
    return _one_credit(value) + max([0.0, *(_played(value, t, free=False) for t in plays)])


def _exchanged(value: Valuation, cards: tuple[KindId, ...]) -> float:
    """Return what other cards bring on the average, less the credit they cost in passing."""
    has = assets(value.view, value.player)
    kept = has._replace(hand=without(has.hand, cards))
    lost = value.cards(has.territories, has.hand) - value.cards(has.territories, kept.hand)
    bag = exchange_bag(value.view, value.player, value.view.bag)
    gain = len(cards) * average_card(value, kept, value.view.done, bag) - lost
    if exchanges_in_passing(value.view):
        gain += value.gain(has._replace(credits=has.credits - 1))
    return gain


def _retired(value: Valuation) -> float:
    """Return what handing in credits brings (RULES 4.9)."""
    if credits_first(value.view):
        return WON
    has = assets(value.view, value.player)
    left = has.credits - retire_price(has.retired)
    return value.gain(has._replace(credits=left, retired=has.retired + 1))


def _new_hand(value: Valuation) -> float:
    """Return what six new cards bring on the average."""
    has = assets(value.view, value.player)
    lost = value.cards(has.territories, has.hand)
    empty = has._replace(hand=())
    return HAND * average_card(value, empty, value.view.done) - lost


def average_card(
    value: Valuation, has: Assets, done: Sequence[int], bag: Sequence[int] = ()
) -> float:
    """Return what a card from the bag is worth on the average: everybody sees what it holds.

    An exchange may bring only a part of the bag.
    """
    bag = bag or value.view.bag
    if not any(bag):
        return 0
    now = value.cards(has.territories, has.hand, done)
    total = 0.0
    for kind in EVERY_KIND:
        if bag[kind]:
            total += bag[kind] * (value.cards(has.territories, (*has.hand, kind), done) - now)
    return total / sum(bag)


def _chosen(value: Valuation, territory: TerritoryId | None) -> float:
    """Return what an answer to the building grant or the flood brings."""
    view = value.view
    if territory is None:
        return 0
    if next_kind(view, territory) in view.active.hand and not _is_flood(view):
        return _played(value, territory, free=True)
    done = list(view.done)
    done[territory] -= 1
    return value.gain(assets(view, value.player), done)


def _is_flood(view: View) -> bool:
    event = view.turn.event
    return event is not None and view.catalogue.events[event].effect is Effect.UNDO_UNLESS_DONE


def _sold(value: Valuation, territory: TerritoryId) -> float:
    """Return what the sale of a territory to the bank brings."""
    view = value.view
    has = assets(view, value.player)
    left = tuple(t for t in has.territories if t != territory)
    price = min(sale_value(view, territory), view.bank.euros)
    return value.gain(has._replace(territories=left, euros=has.euros + price))
