"""What to aim for when nothing can be done now: the area that would bring most for its work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.valuation import WAIT
from ecosfera.games.co2.rules.ids import ACTIONS, BOTTOM, AreaId
from ecosfera.games.co2.rules.state import balance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.co2.rules.ids import KindId
    from ecosfera.games.co2.rules.state import View

SAFE: Final = BOTTOM + 3
"""The least balance that a territory that is missing may lead to."""
KEPT_CARDS: Final = 2
"""The most cards that a plan names."""


def plan(view: View) -> Reason | None:
    """Return what the active player had better aim for, or None if no area is near.

    That is an area of which at most one territory is missing, and how much the balance rises once
    all its actions are done. A territory of another player counts while an offer can be made.
    """
    found = [(worth, reason) for worth, reason in _plans(view) if reason.n > 0]
    return max(found, key=lambda entry: entry[0])[1] if found else None


def _plans(view: View) -> Iterator[tuple[float, Reason]]:
    """Yield what could be aimed for, with how much it brings for each action."""
    me, cards = view.turn.player, view.catalogue.territories
    for area, land in enumerate(view.catalogue.areas):
        lacking = [t for t in land.territories if view.owners[t] != me]
        missing = sum(ACTIONS - view.done[t] for t in land.territories)
        if len(lacking) > 1 or not missing + len(lacking):
            continue
        gain = view.catalogue.bonus(AreaId(area)) + missing
        if not lacking:
            why = Reason(Why.PLAN_OWN, area=AreaId(area), n=gain, cards=_kept(view, AreaId(area)))
            yield gain / missing, why
            continue
        place, owner = lacking[0], view.owners[lacking[0]]
        change = view.done[place] - cards[place].co2
        if balance(view, me) + change < SAFE:
            continue
        if owner is not None and view.turn.offers >= view.config.offers:
            continue
        yield (
            (gain + change) / (missing + WAIT),
            Reason(
                Why.PLAN_FREE if owner is None else Why.PLAN_OFFER,
                player=owner,
                territory=place,
                area=AreaId(area),
                n=gain + change,
                cards=_kept(view, AreaId(area)),
            ),
        )


def _kept(view: View, area: AreaId) -> tuple[KindId, ...]:
    """Return the kinds of cards in the hand that an area needs first."""
    cards, hand = view.catalogue.territories, view.active.hand
    land = view.catalogue.areas[area].territories
    needed = [cards[t].kinds[at] for at in range(ACTIONS) for t in land if at >= view.done[t]]
    return tuple(dict.fromkeys(kind for kind in needed if kind in hand))[:KEPT_CARDS]
