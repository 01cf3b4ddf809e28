"""The move that a person is choosing, and the list of what can be chosen next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.moves.foresight import balance_after
from ecosfera.games.co2.moves.move_list import moves
from ecosfera.games.co2.moves.move_selection import MoveSelection
from ecosfera.games.co2.moves.targets import Target, TargetKind
from ecosfera.games.co2.screens.table.pointing.meaning import main_move
from ecosfera.games.co2.screens.table.pointing.spots import spots_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.co2.moves.move_list import Move
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import View


class Choosing:
    """Nothing can be chosen while the stage plays or a computer decides: `selection` is None."""

    def __init__(self) -> None:
        self.selection: MoveSelection | None = None
        self.moves: list[Move] = []

    def open(self, view: View, actions: Iterable[Action]) -> None:
        """Let one of these actions be chosen."""
        self.selection = MoveSelection(view, actions)
        self.list()

    def close(self) -> None:
        """Let nothing be chosen."""
        self.selection, self.moves = None, []

    def list(self) -> None:
        """List what can be chosen after what was clicked."""
        assert self.selection is not None
        self.moves = moves(self.selection)

    def back(self) -> bool:
        """Take back the last click; return whether there was one."""
        if self.selection is None or not self.selection.back():
            return False
        self.list()
        return True

    @property
    def choices(self) -> tuple[Action, ...]:
        """Return what can be chosen."""
        return () if self.selection is None else self.selection.actions

    def targets(self) -> frozenset[Target]:
        """Return what can be clicked to begin or continue a move."""
        return self.selection.targets() if self.selection is not None else frozenset()

    def main_move(self) -> Action | None:
        """Return what the large button does."""
        return None if self.selection is None else main_move(self.selection.actions)

    def ahead(self, view: View, target: Target | None) -> int | None:
        """Return the balance of the player that a click on a target would lead to."""
        return balance_after(view, self._action_of(target))

    def _action_of(self, target: Target | None) -> Action | None:
        """Return the only action to which a target leads."""
        if target is None or self.selection is None:
            return None
        if target.kind is TargetKind.LINE:
            return self.moves[target.which].action if target.which < len(self.moves) else None
        chosen = self.selection.chosen
        found = self.selection.touch(target)
        self.selection.chosen = chosen
        return found

    def spots(self, action: Action | None, first: int = 0) -> tuple[str, ...]:
        """Return the ids of the controls that make a move; `first` as in `spots_of`."""
        if action is None or self.selection is None:
            return ()
        return spots_of(action, self.selection, self.moves, first)
