"""The race to the goal: the shortest way there, and who could win in the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.bots.suns import nearest_sun
from ecosfera.games.co2.bots.valuation import assets, reach
from ecosfera.games.co2.rules.ids import EVERY_PLAYER
from ecosfera.games.co2.rules.state import balance

if TYPE_CHECKING:
    from ecosfera.games.co2.bots.suns import NearestSun
    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.rules.state import View


def suns(view: View) -> tuple[NearestSun | None, ...]:
    """Return the nearest sun of each player, by seat."""
    return tuple(nearest_sun(view, player) for player in EVERY_PLAYER[: len(view.players)])


def could_win(view: View, player: PlayerId) -> bool:
    """Return whether the cards and credits a player has are enough to reach the goal.

    It is what computer players look at too: whether the next turn of the player could be the last.
    Who is there already has won: so it may stand on the table until the end of the game is played.
    """
    if view.outcome is not None or view.players[player].out is not None:
        return False
    goal = view.config.goal
    return balance(view, player) < goal <= reach(view, assets(view, player))


def threats(view: View) -> tuple[PlayerId, ...]:
    """Return the players who could win in their next turn."""
    return tuple(player for player in view.playing if could_win(view, player))
