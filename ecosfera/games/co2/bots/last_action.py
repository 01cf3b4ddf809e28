"""The last action on the way to the goal: whether to keep it, and who has none left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.bots.valuation import LAST_POINTS
from ecosfera.games.co2.rules.ids import ACTIONS
from ecosfera.games.co2.rules.state import balance, retire_price

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View


def actions_left(view: View, player: PlayerId) -> int:
    """Return how many actions are left on the territories of a player."""
    return sum(ACTIONS - view.done[territory] for territory in view.owned(player))


def needs_territory(view: View, player: PlayerId) -> bool:
    """Return whether a player has no action left for the point that credits may not bring."""
    missing = view.config.goal - balance(view, player)
    return view.config.last_earned and missing > 0 and not actions_left(view, player)


def kept_for_last_point(view: View) -> TerritoryId | None:
    """Return the territory whose action the active player had better keep for the last point.

    It is the only action left, and credits bring the few points before, at the latest with what
    VIA pays; None if that is not so (RULES 4.9).
    """
    me = view.turn.player
    missing = view.config.goal - balance(view, me)
    if not view.config.last_earned or not 1 < missing <= LAST_POINTS + 1:
        return None
    if actions_left(view, me) != 1:
        return None
    place = next(t for t in view.owned(me) if view.done[t] < ACTIONS)
    area = view.catalogue.areas[view.catalogue.territories[place].area]
    if all(view.owners[t] == me for t in area.territories):
        return None  # the sun comes out
    price = retire_price(view.active.retired)
    due = sum(range(price, price + missing - 1)) + 1
    return place if view.active.credits + balance(view, me) >= due else None
