"""The sun that each player is nearest to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.co2.rules.ids import ACTIONS, AreaId
from ecosfera.games.co2.rules.state import balance, sunny_areas

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View


def begun_areas(view: View, player: PlayerId) -> tuple[AreaId, ...]:
    """Return the areas of which a player has territories, the nearest to completion first."""

    def progress(number: int) -> tuple[int, int, int]:
        own = [t for t in view.catalogue.areas[number].territories if view.owners[t] == player]
        return -len(own), -sum(view.done[t] for t in own), number

    ranked = sorted(map(progress, range(len(view.catalogue.areas))))
    return tuple(AreaId(number) for own, _, number in ranked if own)


class NearestSun(NamedTuple):
    """The area that a player is nearest to completing, and what is missing there."""

    area: AreaId
    places: tuple[TerritoryId, ...]
    """The territories that the player does not own."""
    actions: int
    """The actions that are not done, also on these territories."""
    bonus: int
    balance: int
    """The balance of the player once the sun shines there."""


def nearest_sun(view: View, player: PlayerId) -> NearestSun | None:
    """Return the sun that a player is nearest to; None if a sun shines over every area.

    Without a begun area it is one of which others have as little as can be.
    """
    sunny = {area for other in view.playing for area in sunny_areas(view, other)}
    left = [AreaId(n) for n in range(len(view.catalogue.areas)) if n not in sunny]
    begun = [area for area in begun_areas(view, player) if area in left]
    now = balance(view, player)
    found = [_missing(view, player, area, now) for area in begun or left]
    goal = view.config.goal
    if begun:
        return min(found, key=lambda sun: _distance(sun, goal))
    return min(found, key=lambda sun: (_taken(view, sun), _distance(sun, goal)), default=None)


def _taken(view: View, sun: NearestSun) -> int:
    """Return how many of the territories that are missing for a sun belong to others."""
    return sum(view.owners[place] is not None for place in sun.places)


def _distance(sun: NearestSun, goal: int) -> tuple[int, int, int, int]:
    """Return how far away a sun is: territories first, then where it leads, then actions.

    Of those that lead to the goal, the one with fewest actions is the nearest. An action raises the
    balance with every sun but its own, so it never moves a shadow back.
    """
    return len(sun.places), -min(sun.balance, goal), sun.actions, -sun.balance


def _missing(view: View, player: PlayerId, area: AreaId, now: int) -> NearestSun:
    """Return what a player with the balance `now` lacks in an area."""
    cards, land = view.catalogue.territories, view.catalogue.areas[area].territories
    places = tuple(t for t in land if view.owners[t] != player)
    bonus = view.catalogue.bonus(area)
    own = sum(ACTIONS - view.done[t] for t in land if t not in places)
    gained = sum(ACTIONS - cards[t].co2 for t in places)
    return NearestSun(
        area,
        places,
        sum(ACTIONS - view.done[t] for t in land),
        bonus,
        now + own + gained + bonus,
    )
