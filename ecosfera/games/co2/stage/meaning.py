"""What a click on a piece of the table means, and which pieces make a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from ecosfera.core import guidance
from ecosfera.games.co2.moves.targets import EXCHANGE, Target, TargetKind, player
from ecosfera.games.co2.rules.actions import (
    Action,
    Buy,
    CounterTemplate,
    EndTurn,
    MakeCounter,
    OfferTemplate,
    Pass,
    Pay,
    Play,
    Propose,
    Roll,
    Sell,
)
from ecosfera.games.co2.rules.state import Debt, Phase, next_kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.moves.move_list import Move
    from ecosfera.games.co2.moves.move_selection import MoveSelection
    from ecosfera.games.co2.rules.ids import AreaId, PlayerId
    from ecosfera.games.co2.rules.state import View


ControlId: TypeAlias = str
"""The id of a control of the table, such as `spiral` or `square-22`."""
Explanation: TypeAlias = guidance.Explanation[ControlId]
Guidance: TypeAlias = guidance.Guidance[ControlId, Action]
Unguided: TypeAlias = guidance.Unguided[ControlId, Action]
UNGUIDED: Final[Guidance] = Unguided()


def target_of(action: Action, selection: MoveSelection) -> Target | None:
    """Return the piece to click next for an action; an offer begins with a click on a player."""
    if isinstance(action, Propose):
        return player(action.to)
    return selection.next_for(action)


def control_ids(
    action: Action, selection: MoveSelection, moves: Sequence[Move], first: int = 0
) -> tuple[str, ...]:
    """Return the ids of the controls that make a move: the large button, a piece, or a line.

    `first` is the move of the first line that is shown.
    """
    if main_move((action,)) is not None:
        return ("turn",)
    found = target_of(action, selection)
    if found == EXCHANGE:
        targets = [move.target for move in moves]
        return (f"line-{targets.index(found) - first}",) if found in targets else ()
    if found is not None:
        return (f"{found.kind}-{found.which}",)
    listed = [move.action for move in moves]
    if isinstance(action, Propose):
        action = OfferTemplate(action.to)
    elif isinstance(action, MakeCounter):
        action = CounterTemplate()
    return (f"line-{listed.index(action) - first}",) if action in listed else ()


MAIN: Final = (Roll, Pay, EndTurn, Pass)
"""What the large button does, the first that is possible."""


def main_move(actions: Sequence[Action]) -> Action | None:
    """Return what the large button does when these actions are possible."""
    for kind in MAIN:
        found = next((action for action in actions if isinstance(action, kind)), None)
        if found is not None:
            return found
    return None


def default_action(view: View) -> Action:
    """Return what the large button would do if it could, to say why it cannot."""
    if view.debt is not None:
        return Pay()
    if view.turn.phase is Phase.ROLL:
        return Roll()
    return EndTurn()


def fitting_cards(view: View, seat: PlayerId) -> dict[int, AreaId]:
    """Return the cards of a player that an own territory needs next, with its area.

    Territories that changed hands in this turn need none before it is over. Whether a card can be
    played in this turn otherwise makes no difference: the bar says why it cannot.
    """
    cards, land = view.catalogue.territories, reversed(view.owned(seat))
    wanted = {next_kind(view, own): cards[own].area for own in land if own not in view.turn.fresh}
    hand = view.players[seat].hand
    return {slot: wanted[kind] for slot, kind in enumerate(hand) if kind in wanted}


def intended_action(view: View, target: Target, front: PlayerId) -> Action | None:
    """Return the action that a click on a target was most likely meant for.

    The hand of the player `front` lies in front.
    """
    if target.kind is TargetKind.SQUARE:
        return _intended_at(view, target.which)
    if target.kind is TargetKind.DICE:
        return Roll()
    if target.kind is TargetKind.CARD:
        kind = view.players[front].hand[target.which]
        own = view.owned(front)
        fitting = next((t for t in own if next_kind(view, t) == kind), None)
        return None if fitting is None else Play(fitting)
    return None


def _intended_at(view: View, number: int) -> Action | None:
    territory = view.catalogue.board[number].territory
    if territory is None:
        return None
    if view.pending and isinstance(view.pending[-1], Debt):
        return Sell(territory)
    if view.owners[territory] == view.turn.player:
        return Play(territory)
    return Buy() if number == view.active.position else None
