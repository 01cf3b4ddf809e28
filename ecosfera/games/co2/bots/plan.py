"""What to aim for when nothing can be done now: the points that cost the least work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.bots.adviser import Adviser, nobody, wishes
from ecosfera.games.co2.bots.last_action import kept_for_last_point, needs_territory
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.valuation import WAIT
from ecosfera.games.co2.bots.way import for_sale, way_to_goal
from ecosfera.games.co2.rules.ids import ACTIONS, BOTTOM, AreaId, TerritoryId
from ecosfera.games.co2.rules.state import balance, next_kind

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from ecosfera.games.co2.bots.adviser import Hint, Known
    from ecosfera.games.co2.rules.actions import Propose
    from ecosfera.games.co2.rules.ids import KindId
    from ecosfera.games.co2.rules.state import View

SAFE: Final = BOTTOM + 3
"""The least balance that a territory that is missing may lead to."""
KEPT_CARDS: Final = 2
"""The most cards that a plan names."""
NEAR: Final = (0, 1)
"""So many territories may be missing of an area that is near."""
LAST: Final = 3
"""So many actions at most are the last ones, which are done anywhere."""
AHEAD: Final = (2,)
"""And so many of one that takes two turns: one each."""


class Aim(NamedTuple):
    """What a player had better aim for."""

    reason: Reason
    offer: Hint | None = None
    """The offer to make for it, if the reason names the owner of a territory."""


def plan(view: View, known: Known = nobody, refused: Collection[Propose] = ()) -> Reason | None:
    """Return what the active player had better aim for, or None if nothing leads on."""
    found = aim(view, known, refused)
    return None if found is None else found.reason


def aim(view: View, known: Known = nobody, refused: Collection[Propose] = ()) -> Aim | None:
    """Return what the active player had better aim for, with the offer to make for it, if any.

    All that advises a player asks here: the bar, tips, hints and the offer window. What wins with
    credits or a few actions comes first; then an area of which at most one territory is missing,
    first the one whose actions bring most each, so that an action there makes it better still.
    Without such an area it is what to get and to do in the next two turns: actions on own
    territories, an area of which two territories are missing, or a single territory. A territory of
    another player counts only while an offer for it can be advised that gives more than those that
    were `refused` in this turn.
    """
    if (last := _last_points(view) or _last_action(view)) is not None:
        return Aim(last)
    lacking = _lacking(view)
    if lacking is not None and lacking.territory is not None:
        return Aim(lacking)
    for plans in (_areas(view, NEAR), _further(view)):
        found = [(worth, reason) for worth, reason in plans if reason.n > 0]
        for _, reason in sorted(found, key=lambda entry: -entry[0]):
            if reason.player is None or reason.territory is None:
                if lacking is None:
                    return Aim(reason)
                continue
            about = (reason.territory,)
            adviser = Adviser(None, known, only=reason.player, about=about, refused=refused)
            offer = adviser.hint(view)
            if offer is None and known(reason.player) is None:
                offer = next(wishes(view, reason.player, reason.territory, refused), None)
            if offer is not None:
                return Aim(reason, offer)
    return None if lacking is None else Aim(lacking)


def _last_points(view: View) -> Reason | None:
    """Return how the active player wins by credits or a few actions; None if that is not enough."""
    me = view.turn.player
    way = way_to_goal(view, me)
    if way is None or not way.plain or way.actions > LAST:
        return None
    if not way.actions:
        return Reason(Why.PLAN_WIN, n=way.missing, way=way)
    hand = view.active.hand
    own = [t for t in view.owned(me) if view.done[t] < ACTIONS]
    first = min(own, key=lambda t: (next_kind(view, t) not in hand, -view.done[t], t))
    kind = next_kind(view, first)
    return Reason(Why.PLAN_WIN, territory=first, kind=kind, n=way.missing, way=way)


def _last_action(view: View) -> Reason | None:
    """Return that the only action left has to wait, as the last point needs it; else None."""
    place = kept_for_last_point(view)
    missing = view.config.goal - balance(view, view.turn.player)
    return None if place is None else Reason(Why.PLAN_KEEP, territory=place, n=missing)


def _lacking(view: View) -> Reason | None:
    """Return that no action is left for the goal, with the best territory to buy now, if any."""
    me, cards = view.turn.player, view.catalogue.territories
    if not needs_territory(view, me):
        return None
    missing = view.config.goal - balance(view, me)
    place = min(for_sale(view), key=lambda t: (cards[t].co2, t), default=None)
    why = Why.PLAN_NEW if place is None else Why.PLAN_NEW_AT
    return Reason(why, territory=place, n=missing)


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
