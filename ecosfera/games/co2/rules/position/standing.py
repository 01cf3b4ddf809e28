"""What follows from a position: balances, bonuses, rents, what is done where (RULES 6, 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules.pieces.catalogue import SquareKind
from ecosfera.games.co2.rules.pieces.ids import AreaId, TerritoryId
from ecosfera.games.co2.rules.pieces.ranges import ACTIONS, NOTE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.rules.pieces.catalogue import Catalogue
    from ecosfera.games.co2.rules.pieces.ids import KindId, PlayerId
    from ecosfera.games.co2.rules.position.state import View

ON_CO2: Final = frozenset({SquareKind.CO2, SquareKind.VIA})


def balance(view: View, player: PlayerId) -> int:
    """Return the balance of a player (RULES 6.1): 0 for one who is out."""
    return balance_of(view.catalogue, view.owners, view.done, player)


def balance_of(
    catalogue: Catalogue,
    owners: Sequence[PlayerId | None],
    done: Sequence[int],
    player: PlayerId,
) -> int:
    """Return the balance of a player with these owners and numbers of actions done."""
    total = 0
    complete = [0] * len(catalogue.areas)
    for territory, owner in enumerate(owners):
        if owner == player:
            card = catalogue.territories[territory]
            total += done[territory] - card.co2
            complete[card.area] += done[territory] == ACTIONS
    for area, count in zip(catalogue.areas, complete, strict=True):
        if count == len(area.territories):
            total += sum([catalogue.territories[t].bonus for t in area.territories])
    return total


def sunny_areas(view: View, player: PlayerId) -> tuple[AreaId, ...]:
    """Return the areas whose bonuses count for a player (RULES 8.1), in order."""
    return tuple(
        AreaId(number)
        for number, area in enumerate(view.catalogue.areas)
        if all(view.owners[t] == player and view.done[t] == ACTIONS for t in area.territories)
    )


def rent(view: View, territory: TerritoryId) -> int:
    """Return the rent of a territory for the actions now done on it (RULES 4.3)."""
    return view.catalogue.territories[territory].rents[view.done[territory]]


def sale_value(view: View, territory: TerritoryId) -> int:
    """Return what the bank pays for a territory, if it has so much (RULES 10.4)."""
    return view.catalogue.territories[territory].price // (2 * NOTE) * NOTE


def next_kind(view: View, territory: TerritoryId) -> KindId | None:
    """Return the kind of the next action of a territory; None if all are done (RULES 5.1)."""
    done = view.done[territory]
    return None if done == ACTIONS else view.catalogue.territories[territory].kinds[done]


def cards_on(view: View, territory: TerritoryId) -> tuple[KindId, ...]:
    """Return the action cards that lie on a territory, in the order of its actions."""
    return view.catalogue.territories[territory].kinds[: view.done[territory]]


def is_done_on(view: View, territory: TerritoryId, kind: KindId) -> bool:
    """Return whether an action of this kind is done on a territory."""
    return kind in cards_on(view, territory)


def number_done(view: View, player: PlayerId, kind: KindId) -> int:
    """Return on how many territories of a player this kind of action is done (RULES 13)."""
    return sum(is_done_on(view, territory, kind) for territory in view.owned(player))


def number_missing(view: View, player: PlayerId, kind: KindId) -> int:
    """Return how many territories of a player show this kind of action, not yet done."""
    return sum(
        kind in view.catalogue.territories[territory].kinds[view.done[territory] :]
        for territory in view.owned(player)
    )


def actions_done(view: View, player: PlayerId) -> int:
    """Return the number of actions done on the territories of a player."""
    return sum([view.done[territory] for territory in view.owned(player)])


def territory_under(view: View, player: PlayerId) -> TerritoryId | None:
    """Return the territory on whose square a pawn stands; None if it stands on another square."""
    position = view.players[player].position
    return None if position is None else view.catalogue.board[position].territory


def square_kind(view: View) -> SquareKind:
    """Return the kind of square on which the active player's pawn stands."""
    position = view.active.position
    assert position is not None
    return view.catalogue.board[position].kind
