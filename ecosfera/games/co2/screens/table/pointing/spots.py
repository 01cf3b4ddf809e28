"""Which controls of the table make a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.moves.targets import Target, player
from ecosfera.games.co2.rules.actions import OfferTemplate, Propose
from ecosfera.games.co2.screens.table.pointing.meaning import main_move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.moves.move_list import Move
    from ecosfera.games.co2.moves.move_selection import MoveSelection
    from ecosfera.games.co2.rules.actions import Action


def target_of(action: Action, selection: MoveSelection) -> Target | None:
    """Return the piece to click next for an action; an offer begins with a click on a player."""
    if isinstance(action, Propose):
        return player(action.to)
    return selection.next_for(action)


def spots_of(
    action: Action, selection: MoveSelection, moves: Sequence[Move], first: int = 0
) -> tuple[str, ...]:
    """Return the ids of the controls that make a move: the large button, a piece, or a line.

    `first` is the move of the first line that is shown.
    """
    if main_move((action,)) is not None:
        return ("turn",)
    found = target_of(action, selection)
    if found is not None:
        return (f"{found.kind}-{found.which}",)
    listed = [move.action for move in moves]
    if isinstance(action, Propose):
        action = OfferTemplate(action.to)
    return (f"line-{listed.index(action) - first}",) if action in listed else ()
