"""The race to the goal: the sun each player is nearest to, and who could win in the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.bots.valuation import assets, reach
from ecosfera.games.co2.moves.foresight import begun_areas, makes_whole, worth_of
from ecosfera.games.co2.rules.actions import Buy
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.rules.ids import ACTIONS, EVERY_PLAYER, AreaId
from ecosfera.games.co2.rules.state import balance, sunny_areas, territory_under, whole_areas

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View


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
    if begun:
        return min(found, key=_distance)
    return min(found, key=lambda sun: (_taken(view, sun), _distance(sun)), default=None)


def _taken(view: View, sun: NearestSun) -> int:
    """Return how many of the territories that are missing for a sun belong to others."""
    return sum(view.owners[place] is not None for place in sun.places)


def points_to_goal(view: View, player: PlayerId, sun: NearestSun | None) -> int | None:
    """Return the points that a player lacks for the goal, if single actions are the nearest way.

    That is so if there are enough of them on own territories, and the sun needs more than these.
    """
    missing = view.config.goal - balance(view, player)
    own = sum(ACTIONS - view.done[territory] for territory in view.owned(player))
    nearer = sun is None or bool(sun.places) or missing <= sun.actions
    return missing if 0 < missing <= own and nearer else None


NEAR: Final = 8
"""The most actions on a way to the goal that is told."""


class Way(NamedTuple):
    """How a player could reach the goal with what is in sight."""

    missing: int
    actions: int
    territory: TerritoryId | None = None
    """The territory to buy first, if any."""
    now: int = 0
    """By how much that changes the balance."""
    bonus: int = 0
    """What the sun of an area adds at the end."""


def way_to_goal(view: View) -> Way | None:
    """Return the shortest way of the active player to the goal; None without a short one.

    It takes actions on own territories, the sun of an own area, or the territory to be bought here.
    """
    player, catalogue = view.turn.player, view.catalogue
    missing, owned = view.config.goal - balance(view, player), view.owned(player)

    def left(land: Iterable[TerritoryId]) -> int:
        return sum(ACTIONS - view.done[territory] for territory in land)

    found = [Way(missing, missing)] if missing <= left(owned) else []
    suns_left = set(whole_areas(view, player)) - set(sunny_areas(view, player))
    for area in suns_left:
        actions = left(catalogue.areas[area].territories)
        found.append(Way(missing, actions, bonus=catalogue.bonus(area)))
    here = territory_under(view, player)
    if here is not None and refusal(view, Buy()) is None:
        now = worth_of(view, here).now
        if missing <= now + left((*owned, here)):
            found.append(Way(missing, missing - now, here, now))
        if makes_whole(view, here):
            area = catalogue.territories[here].area
            actions, bonus = left(catalogue.areas[area].territories), catalogue.bonus(area)
            found.append(Way(missing, actions, here, now, bonus))
    short = [way for way in found if way.actions <= NEAR and _leads(way)]
    return min(short, key=lambda way: (way.actions, -way.now), default=None)


def _leads(way: Way) -> bool:
    return 0 < way.missing <= way.now + way.actions + way.bonus


def suns(view: View) -> tuple[NearestSun | None, ...]:
    """Return the nearest sun of each player, by seat."""
    return tuple(nearest_sun(view, player) for player in EVERY_PLAYER[: len(view.players)])


def _distance(sun: NearestSun) -> tuple[int, int, int]:
    """Return how far away a sun is: territories first, then where it leads, then actions.

    An action raises the balance with every sun but its own, so it never moves a shadow back.
    """
    return len(sun.places), -sun.balance, sun.actions


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


def could_win(view: View, player: PlayerId) -> bool:
    """Return whether the cards and credits a player has are enough to reach the goal.

    It is what computer players look at too: whether the next turn of the player could be the last.
    """
    if view.outcome is not None or view.players[player].out is not None:
        return False
    return reach(view, assets(view, player)) >= view.config.goal


def threats(view: View) -> tuple[PlayerId, ...]:
    """Return the players who could win in their next turn."""
    return tuple(player for player in view.playing if could_win(view, player))
