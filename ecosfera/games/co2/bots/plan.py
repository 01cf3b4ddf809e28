"""What to aim for when nothing can be done now: the points that cost the least work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.bots.answers import OpenOffer
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.valuation import NEUTRAL, WAIT
from ecosfera.games.co2.rules.events import Offered
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import ACTIONS, BOTTOM, AreaId, TerritoryId
from ecosfera.games.co2.rules.state import Side, balance, next_kind, retire_price

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from ecosfera.games.co2.rules.ids import KindId, PlayerId
    from ecosfera.games.co2.rules.state import View

SAFE: Final = BOTTOM + 3
"""The least balance that a territory that is missing may lead to."""
KEPT_CARDS: Final = 2
"""The most cards that a plan names."""
NEAR: Final = (0, 1)
"""So many territories may be missing of an area that is near."""
LAST: Final = 3
"""So many points at most are the last ones, which actions anywhere bring."""
NEARLY: Final = 2
"""So many credits may be missing of those to be handed in."""
AHEAD: Final = (2,)
"""And so many of one that takes two turns: one each."""


def plan(view: View) -> Reason | None:
    """Return what the active player had better aim for, or None if nothing leads on.

    That is an area of which at most one territory is missing, and how much the balance rises once
    all its actions are done. A territory of another player counts while an offer can be made.
    Where one point is missing to win, or the actions on own territories are enough, it is that.
    Without such an area it is what to get and to do in the next two turns: actions on own
    territories, an area of which two territories are missing, or a single territory.
    """
    if (last := last_points(view, view.turn.player)) is not None:
        return last
    for plans in (_areas(view, NEAR), _further(view)):
        found = [(worth, reason) for worth, reason in plans if reason.n > 0]
        for _, reason in sorted(found, key=lambda entry: -entry[0]):
            if _to_be_had(view, reason):
                return reason
    return None


def _to_be_had(view: View, reason: Reason) -> bool:
    """Return whether the owner of the territory that a plan names might sell it.

    A player who refuses it for all the euros there are is taken to keep it.
    """
    if reason.player is None or reason.territory is None:
        return True
    give, get = Side(euros=view.active.euros), Side((reason.territory,))
    asked = fold(view, Offered(view.turn.player, reason.player, give, get, settle=False))
    return OpenOffer(asked, NEUTRAL).acceptable


def last_points(view: View, player: PlayerId) -> Reason | None:
    """Return how a player gets the last points to win, if few are missing; else None.

    One point takes credits, where they can be handed in (RULES 4.9) and most of them are there; a
    few take actions on own territories.
    """
    missing, has = view.config.goal - balance(view, player), view.players[player]
    price = retire_price(has.retired)
    if view.config.retire and missing == 1 and has.credits >= price - NEARLY:
        return Reason(Why.PLAN_RETIRE, n=missing, credits=price)
    own = [t for t in view.owned(player) if view.done[t] < ACTIONS]
    if 0 < missing <= min(LAST, sum(ACTIONS - view.done[t] for t in own)):
        first = min(own, key=lambda t: (next_kind(view, t) not in has.hand, -view.done[t], t))
        return Reason(Why.PLAN_WIN, territory=first, kind=next_kind(view, first), n=missing)
    return None


def _areas(view: View, numbers: Collection[int]) -> Iterator[tuple[float, Reason]]:
    """Yield areas of which so many territories are missing, and what each brings an action."""
    me, cards = view.turn.player, view.catalogue.territories
    for number, land in enumerate(view.catalogue.areas):
        area = AreaId(number)
        lacking = [t for t in land.territories if view.owners[t] != me]
        missing = sum(ACTIONS - view.done[t] for t in land.territories)
        if len(lacking) not in numbers or not missing + len(lacking):
            continue
        gain = view.catalogue.bonus(area) + missing
        if not lacking:
            yield (
                gain / missing,
                Reason(Why.PLAN_OWN, area=area, n=gain, cards=_kept(view, area)),
            )
            continue
        change = sum(view.done[t] - cards[t].co2 for t in lacking)
        if balance(view, me) + change < SAFE:
            continue
        place = _nearest(view, lacking)
        owner = view.owners[place]
        if owner is not None and view.turn.offers >= view.config.offers:
            continue
        why = Why.PLAN_FREE if owner is None else Why.PLAN_OFFER
        yield (
            (gain + change) / (missing + WAIT * len(lacking)),
            Reason(
                why if len(lacking) == 1 else Why.PLAN_AREA,
                player=owner,
                territory=place,
                area=area,
                n=gain + change,
                cards=_kept(view, area),
            ),
        )


def _further(view: View) -> Iterator[tuple[float, Reason]]:
    """Yield what leads on where no area is near, with what it brings for each action."""
    me, cards = view.turn.player, view.catalogue.territories
    own = [t for t in view.owned(me) if view.done[t] < ACTIONS]
    if own:
        left = sum(ACTIONS - view.done[t] for t in own)
        first = min(own, key=lambda t: (view.done[t] - ACTIONS, t))
        kind = next_kind(view, first)
        yield 1, Reason(Why.PLAN_ACTIONS, territory=first, kind=kind, n=left)
    yield from _areas(view, AHEAD)
    for number, owner in enumerate(view.owners):
        territory = TerritoryId(number)
        gain = ACTIONS - cards[territory].co2
        if owner is None and balance(view, me) - cards[territory].co2 >= SAFE:
            yield (
                gain / (ACTIONS + WAIT),
                Reason(Why.PLAN_PLACE, territory=territory, n=gain),
            )


def _nearest(view: View, places: list[TerritoryId]) -> TerritoryId:
    """Return the territory to get first: a free one, or else one that costs the least CO2."""
    cards = view.catalogue.territories
    return min(places, key=lambda t: (view.owners[t] is not None, cards[t].co2, t))


def _kept(view: View, area: AreaId) -> tuple[KindId, ...]:
    """Return the kinds of cards in the hand that an area needs first."""
    cards, hand = view.catalogue.territories, view.active.hand
    land = view.catalogue.areas[area].territories
    needed = [cards[t].kinds[at] for at in range(ACTIONS) for t in land if at >= view.done[t]]
    return tuple(dict.fromkeys(kind for kind in needed if kind in hand))[:KEPT_CARDS]
