"""Forecasts for the table: the balance after an action, low balances, areas near completion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.bots.last_action import kept_for_last_point
from ecosfera.games.co2.rules.actions import (
    Buy,
    BuyAfar,
    ChooseTerritory,
    EndTurn,
    Exchange,
    Pass,
    Play,
    Retire,
    Sell,
    TakeCredit,
)
from ecosfera.games.co2.rules.ids import ACTIONS, BOTTOM
from ecosfera.games.co2.rules.pieces import Effect
from ecosfera.games.co2.rules.state import balance, balance_with, territory_under

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import TerritoryId
    from ecosfera.games.co2.rules.state import View

NEAR: Final = 3
"""How near the bottom of the spiral a balance is low."""


def is_low(number: int) -> bool:
    """Return whether a balance is so low that its player may soon be out (RULES 9.3)."""
    return number <= BOTTOM + NEAR


def is_flood(view: View) -> bool:
    """Return whether the event card of the turn undoes an action."""
    event = view.turn.event
    return event is not None and view.catalogue.events[event].effect is Effect.UNDO_UNLESS_DONE


def makes_whole(view: View, territory: TerritoryId) -> bool:
    """Return whether the active player would own a whole area with this territory."""
    area = view.catalogue.areas[view.catalogue.territories[territory].area]
    return all(view.owners[t] == view.turn.player for t in area.territories if t != territory)


class Worth(NamedTuple):
    """By how much the balance changes with a territory, now and later."""

    now: int
    """As it is bought."""
    actions: int
    """With all its actions."""
    area: int
    """With the sun of its area on top."""


def worth_of(view: View, territory: TerritoryId) -> Worth:
    """Return what a territory that is bought is worth in the end."""
    card = view.catalogue.territories[territory]
    left = ACTIONS - view.done[territory]
    return Worth(view.done[territory] - card.co2, left, view.catalogue.bonus(card.area))


def gives_up(view: View, action: Action, choices: Iterable[Action]) -> bool:
    """Return whether an action gives up for good what another one of the choices would bring.

    An action that had better be kept for the last point is not given up.
    """
    if isinstance(action, TakeCredit):
        return any(isinstance(choice, Exchange) for choice in choices)
    kept = kept_for_last_point(view)
    plays = any(isinstance(choice, Play) and choice.territory != kept for choice in choices)
    if isinstance(action, Pass):
        return plays or Buy() in choices
    return plays and isinstance(action, EndTurn)


def balance_after(view: View, action: Action | None) -> int | None:
    """Return the active player's balance after an action; None if it does not change it."""
    player, owners, done = view.turn.player, list(view.owners), list(view.done)
    match action:
        case Buy():
            territory = territory_under(view, player)
            assert territory is not None, "only a territory can be bought"
            owners[territory] = player
        case BuyAfar(territory):
            owners[territory] = player
        case Play(territory):
            done[territory] += 1
        case ChooseTerritory(int() as territory):
            done[territory] += -1 if is_flood(view) else 1
        case Sell(territory):
            owners[territory] = None
        case Retire():
            return balance(view, player) + 1
        case _:
            return None
    return balance_with(view, player, owners, done)
