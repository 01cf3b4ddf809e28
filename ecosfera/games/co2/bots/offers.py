"""Offers from which both players gain, by what the position is worth to them."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.bots.worth import worth
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.pieces import NOTE
from ecosfera.games.co2.rules.refusals import rent_of
from ecosfera.games.co2.rules.state import Side, balance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.co2.rules.pieces import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import Counter, Offer, View

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
        return -worth(before, player)
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
            asked = fold(view, ev.Offered(me, partner, offer.give, offer.get, offer.settle))
            after = agreed(asked, offer, partner)
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
