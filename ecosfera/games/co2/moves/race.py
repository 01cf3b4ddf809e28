"""The race to the goal: the shortest way there, and who could win in the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.bots.suns import nearest_sun
from ecosfera.games.co2.bots.valuation import assets, reach
from ecosfera.games.co2.moves.foresight import makes_whole, worth_of
from ecosfera.games.co2.rules.actions import Buy
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.rules.ids import ACTIONS, EVERY_PLAYER
from ecosfera.games.co2.rules.state import balance, sunny_areas, territory_under, whole_areas

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.co2.bots.suns import NearestSun
    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View


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
