"""What a computer player leaves to the people at the table, and spares them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.bots.features import ROW, Market, row
from ecosfera.games.baltica.bots.pairs import pair_completed
from ecosfera.games.baltica.rules.actions import MARKET, Pass, Refresh
from ecosfera.games.baltica.rules.cards import ALL_HABITATS
from ecosfera.games.baltica.rules.draft import is_pressure
from ecosfera.games.baltica.rules.state import IMPACT_TILES
from ecosfera.games.baltica.rules.turn import STRIKE, pressures_in

if TYPE_CHECKING:
    from ecosfera.games.baltica.bots.features import Vector
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import PlayerId
    from ecosfera.games.baltica.rules.state import State

DANGER: Final = IMPACT_TILES - 2
"""Number of impact tiles from which every pair is completed, whoever might do so."""
STUCK: Final = ROW.index("stuck")
OPENS: Final = ROW.index("opens")


class Company(NamedTuple):
    """The others at the table, as the computer player whose turn it is sees them."""

    people: frozenset[PlayerId]
    """The rows that people play."""
    givers: frozenset[PlayerId]
    """Those who have passed a pressure card to it since its last turn."""

    def declines(self, state: State, action: Action) -> bool:
        """Return whether the computer player had better not do this to another player.

        It passes no pressure card back, and brings no person one card away from an impact. It
        completes no pair in the row of a person who has something of their own to do, unless the
        sea is in danger. It refreshes no consumer away that the next person can acquire.
        """
        if isinstance(action, Refresh):
            following = state.players[(state.player + 1) % state.config.players]
            return action.consumers and following in self.people and _opens(state, following) > 1
        if not isinstance(action, Pass) or action.to == MARKET:
            return False
        if is_pressure(action.card):
            near = pressures_in(state.rows[action.to]) + 1 >= STRIKE - 1
            return action.to in self.givers or (action.to in self.people and near)
        if action.to not in self.people or state.impacts >= DANGER:
            return False
        return bool(pair_completed(state, action)) and not _stuck(state, action.to)


def _stuck(state: State, player: PlayerId) -> bool:
    """Return whether a row can neither acquire nor restore anything."""
    return bool(_row(state, player)[STUCK])


def _opens(state: State, player: PlayerId) -> float:
    """Return 0 if a row's producers can acquire no consumer of the market.

    Otherwise return 1 and the most habitats not yet restored of one that they can.
    """
    return _row(state, player)[OPENS]


def _row(state: State, player: PlayerId) -> Vector:
    """Return the features of a row."""
    return row(state.catalogue, state.rows[player], ALL_HABITATS & ~state.restored, Market(state))
