"""The greedy bot: takes what brings it most at once.

`worth` is its valuation of a position, simpler and faster than `valuation` of the traders.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from ecosfera.core.bot import Bot
from ecosfera.core.rng import Rng
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.engine import apply, legal, refusal
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import ACTIONS, BOTTOM, CREDIT_PRICE, NOTE
from ecosfera.games.co2.rules.refusals import rent_of
from ecosfera.games.co2.rules.state import Counter, Offer, Side, balance, rent, with_hidden_shuffled

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import State, View


POINT: Final = 250
"""A point of the balance."""
CREDIT: Final = 120
"""A credit: more than its price, for it cannot be bought for actions."""
WON: Final = 1_000_000
PLACE: Final = 450
"""A territory, beside its balance."""
POSSIBLE: Final = 110
"""An action not yet done on an own territory."""
BONUS_SHARES: Final = (0.0, 0.04, 0.25, 0.7)
"""The part of an area's bonus that counts for 0 to 3 of its territories."""
NEXT_CARD: Final = 60
"""A card that an own territory needs next."""
LATER_CARD: Final = 20
"""A card that an own territory needs later."""
LITTLE_MONEY: Final = 1200
"""Below so many euros, each is worth more."""
FEW_CREDITS: Final = 4
NEAR_BOTTOM: Final = BOTTOM + 5


def worth(view: View, player: PlayerId) -> float:
    """Return what the position is worth to a player."""
    has = view.players[player]
    if has.out is not None:
        return -WON
    points = balance(view, player)
    if points >= view.config.goal:
        return WON
    total: float = has.euros + CREDIT * has.credits + POINT * points
    total -= max(0, LITTLE_MONEY - has.euros) / 2
    total -= max(0, FEW_CREDITS - has.credits) * CREDIT / 2
    total -= max(0, NEAR_BOTTOM - points) * 2 * POINT
    debt = view.debt
    if debt is not None and debt.player == player:
        total -= debt.euros + CREDIT_PRICE * debt.credits
    return total + _places(view, player) + _cards(view, player)


def _places(view: View, player: PlayerId) -> float:
    """Return what territories and areas are worth beyond the balance of now."""
    total = 0.0
    owned = [0] * len(view.catalogue.areas)
    for territory in view.owned(player):
        owned[view.catalogue.territories[territory].area] += 1
        total += PLACE + rent(view, territory) + POSSIBLE * (ACTIONS - view.done[territory])
    for area, count in zip(view.catalogue.areas, owned, strict=True):
        bonus = sum(view.catalogue.territories[territory].bonus for territory in area.territories)
        total += BONUS_SHARES[count] * bonus * POINT
    return total


def _cards(view: View, player: PlayerId) -> float:
    """Return what the hand is worth; a card counts for one territory only."""
    hand = list(view.players[player].hand)
    total = 0.0
    places = [(view.catalogue.territories[t].kinds, view.done[t]) for t in view.owned(player)]
    for later in range(ACTIONS):
        for kinds, done in places:
            if done + later < ACTIONS and kinds[done + later] in hand:
                hand.remove(kinds[done + later])
                total += LATER_CARD if later else NEXT_CARD
    return total


# -- offers ----------------------------------------------------------------------------------------


GAIN: Final = 40
"""The least gain, in euros, for which a player makes or accepts an offer."""
NEAR_GOAL: Final = 4
"""No offer is accepted that brings the other player so near to the goal."""


def agreed(view: View, offer: Offer | Counter | act.Propose, partner: PlayerId) -> View:
    """Return the view after an offer on top of `view.pending` is accepted."""
    player = view.turn.player
    view = fold(view, ev.Traded(player, partner, offer.give, offer.get))
    return fold(view, ev.Forgiven(player, partner)) if offer.settle else view


def gains(before: View, after: View, player: PlayerId, other: PlayerId) -> float:
    """Return what a trade brings a player, in euros; very little if the other one nearly wins."""
    risen = balance(after, other)
    if risen >= before.config.goal - NEAR_GOAL and risen > balance(before, other):
        return -WON
    return worth(after, player) - worth(before, player)


def best_offer(view: View) -> act.Propose | None:
    """Return the offer from which the active player gains most, of those the partner accepts."""
    me = view.turn.player
    best: tuple[float, act.Propose] | None = None
    for partner in view.playing:
        if partner == me or refusal(view, act.OfferTemplate(partner)) is None:
            continue
        for offer in (*_card_swaps(view, partner), *_purchases(view, partner)):
            if refusal(view, offer) is not None:
                continue
            offered = fold(view, ev.Offered(me, partner, offer.give, offer.get, offer.settle))
            after = agreed(offered, offer, partner)
            mine = gains(view, after, me, partner)
            if (
                mine >= GAIN
                and (best is None or mine > best[0])
                and gains(view, after, partner, me) >= GAIN
            ):
                best = mine, offer
    return None if best is None else best[1]


def _card_swaps(view: View, partner: PlayerId) -> Iterator[act.Propose]:
    """Yield every exchange of one action card for another."""
    mine, theirs = sorted(set(view.active.hand)), sorted(set(view.players[partner].hand))
    for give, get in product(mine, theirs):
        if give != get:
            yield act.Propose(partner, Side(cards=(give,)), Side(cards=(get,)))


def _purchases(view: View, partner: PlayerId) -> Iterator[act.Propose]:
    """Yield exchanges of a territory for money or for another territory."""
    me = view.turn.player
    for territory in view.owned(partner):
        if _areas_meet(view, me, territory):
            yield from _priced(view, partner, (), (territory,))
            for other in view.owned(me):
                yield from _priced(view, partner, (other,), (territory,))
    for territory in view.owned(me):
        if _areas_meet(view, partner, territory) or view.debt is not None:
            yield from _priced(view, partner, (territory,), ())


def _areas_meet(view: View, player: PlayerId, territory: TerritoryId) -> bool:
    """Return whether a player owns another territory of the same area."""
    area = view.catalogue.territories[territory].area
    owners = [view.owners[other] for other in view.catalogue.areas[area].territories]
    return player in owners


def _priced(
    view: View,
    partner: PlayerId,
    give: tuple[TerritoryId, ...],
    get: tuple[TerritoryId, ...],
) -> Iterator[act.Propose]:
    """Yield an exchange of territories with some amounts of euros on either side."""
    if get:
        least = 0 if give else rent_of(view, get)
        for euros in _amounts(least, view.active.euros):
            yield act.Propose(partner, Side(give, euros=euros), Side(get))
    if give:
        least = NOTE if get else rent_of(view, give)
        for euros in _amounts(least, view.players[partner].euros):
            yield act.Propose(partner, Side(give), Side(get, euros=euros))


def _amounts(least: int, most: int) -> range:
    """Return a few amounts of euros between two, the least first."""
    return range(least, most + 1, max(NOTE, (most - least) // 500 * NOTE))


# -- the bot ---------------------------------------------------------------------------------------


OFFERS: Final = 1
"""Number of offers that the bot makes in a turn."""
_FORCED: Final = (act.Roll, act.Pay)
"""Actions that leave nothing to weigh."""


class GreedyBot(Bot["State", "Action"]):
    """Takes the action after which its position is worth most; offers what both gain from."""

    def __init__(self, seed: str) -> None:
        self._luck = Rng(seed)

    def think(self, state: State) -> Generator[None, None, Action]:
        """Return the best action."""
        yield
        return best_action(with_hidden_shuffled(state, self._luck.number()))


def best_action(state: State) -> Action:
    """Return the action that brings most at once. The game must not be over."""
    view = state.view
    top = view.pending[-1] if view.pending else None
    if isinstance(top, Offer | Counter):
        return _answer(view, top)
    options = legal(view)
    for action in options:
        if isinstance(action, _FORCED):
            return action
    if view.turn.offers < OFFERS:
        offer = best_offer(view)
        if offer is not None:
            return offer
    options = [option for option in options if not isinstance(option, act.OfferTemplate)]
    player = view.turn.player
    return max(options, key=lambda action: worth(apply(state, action)[0].view, player))


def _answer(view: View, offer: Offer | Counter) -> Action:
    """Return whether to accept an offer."""
    partner = offer.player if isinstance(offer, Offer) else offer.partner
    me = view.to_decide
    other = view.turn.player if me == partner else partner
    gain = gains(view, agreed(view, offer, partner), me, other)
    return act.Accept() if gain >= GAIN else act.Refuse()
