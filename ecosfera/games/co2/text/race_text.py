"""Sentences about the race to the goal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.bots.suns import begun_areas, nearest_sun
from ecosfera.games.co2.bots.way import way_to_goal
from ecosfera.games.co2.moves.race import threats
from ecosfera.games.co2.text.names import plain
from ecosfera.games.co2.text.reason_text import way_sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.bots.suns import NearestSun
    from ecosfera.games.co2.bots.way import Way
    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names


def alarm(names: Names, players: Sequence[PlayerId]) -> str:
    """Return that these players could win in their next turn; empty without any."""
    if not players:
        return ""
    listed = names.words.list([names.player(player) for player in players])
    return names.words.count("carbontable.could-win", len(players), players=listed)


def new_alarm(names: Names, before: View, after: View) -> str:
    """Return who could win after a move, but could not before it; empty if nobody."""
    known = threats(before)
    return alarm(names, [player for player in threats(after) if player not in known])


def new_aim(names: Names, before: View, after: View, player: PlayerId) -> str:
    """Return which sun is now the nearest for a player, and what is missing; empty if the same.

    Who begins an area without having had any begun knows it, and once the game is over there is
    nothing left to aim at.
    """
    if after.outcome is not None:
        return ""
    was, now = nearest_sun(before, player), nearest_sun(after, player)
    if was is None or now is None or was.area == now.area or not begun_areas(before, player):
        return ""
    area, parts = names.area(now.area), _missing(names, now)
    return names.words("carbontable.aim", player=names.player(player), area=area, parts=parts)


def _missing(names: Names, sun: NearestSun) -> str:
    """Return what is missing for a sun."""
    parts = [names.short(territory) for territory in sun.places]
    if sun.actions:
        parts.append(names.words.count("carbontable.sun-actions", sun.actions))
    return names.words.list(parts)


def sun_of(names: Names, view: View, player: PlayerId) -> str:
    """Return the sun that a player is nearest to, and what is missing; empty without any.

    Where single actions are enough for the goal, it says so first.
    """
    sun, way = nearest_sun(view, player), way_to_goal(view, player)
    near = way_sentence(names, way) if way is not None and way.plain else ""
    if sun is None or (way is not None and near and not way.actions):
        return near
    told = names.words(
        "carbontable.race",
        area=names.area(sun.area),
        bonus=sun.bonus,
        parts=_missing(names, sun),
        balance=plain(sun.balance),
    )
    return f"{near} {told}".lstrip()


NEAR: Final = 8
"""The most actions on a way to the goal that is told."""


def way_of(names: Names, way: Way | None) -> str:
    """Return how the active player could reach the goal, with the arithmetic; empty if far off."""
    return "" if way is None or way.actions > NEAR else way_sentence(names, way)


def with_suns(names: Names, view: View) -> str:
    """Return the balance of each player with the nearest sun and its area; empty without any."""
    suns = [(player, nearest_sun(view, player)) for player in view.playing]
    balances = [
        f"{names.player(player)} {plain(sun.balance)} ({names.area(sun.area)})"
        for player, sun in suns
        if sun is not None
    ]
    return names.words("carbontable.suns", balances=names.words.list(balances)) if balances else ""
