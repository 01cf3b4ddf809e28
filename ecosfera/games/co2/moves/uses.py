"""What an action card or a territory is good for, to each player."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.co2.rules.state import next_kind

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.ids import KindId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View

AREA = 3
"""Number of territories of an area."""


class Use(NamedTuple):
    """What something is good for to one player."""

    player: PlayerId
    now: bool
    """Whether it is of use at once: a card for a next action, a territory that completes an area.
    """
    places: tuple[TerritoryId, ...] = ()
    """Where a card can be used; empty for a territory."""
    owned: int = 0
    """How many of the three territories of its area the player would have; 0 for a card."""


def card_use(view: View, player: PlayerId, kind: KindId, held: int = 0) -> Use | None:
    """Return what an action card is good for to a player, or None if it fits nowhere.

    The player has so many other cards of its kind, which are used first.
    """
    own = view.owned(player)
    now = tuple(t for t in own if next_kind(view, t) == kind)
    if len(now) > held:
        return Use(player, now=True, places=now)
    board = view.catalogue.territories
    later = tuple(t for t in own if kind in board[t].kinds[view.done[t] :])
    return Use(player, now=False, places=later) if len(later) > held else None


def place_use(view: View, player: PlayerId, territory: TerritoryId) -> Use | None:
    """Return what a territory is good for to a player who owns others of its area, or None."""
    area = view.catalogue.areas[view.catalogue.territories[territory].area]
    others = sum(view.owners[t] == player for t in area.territories if t != territory)
    return Use(player, now=others == AREA - 1, owned=others + 1) if others else None
