"""The hint that was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.bots.hint import hint
from ecosfera.games.co2.screens.table.pointing.spots import target_of

if TYPE_CHECKING:
    from ecosfera.games.co2.bots.hint import Hint
    from ecosfera.games.co2.moves.move_selection import MoveSelection
    from ecosfera.games.co2.moves.targets import Target
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import State


class Advice:
    """What to do next, from when it is asked for until the next click."""

    def __init__(self) -> None:
        self.hint: Hint | None = None

    @property
    def action(self) -> Action | None:
        """Return what is advised."""
        return None if self.hint is None else self.hint.action

    def ask(self, state: State) -> bool:
        """Think about a position; return whether there is anything to do."""
        self.hint = hint(state)
        return self.hint is not None

    def withdraw(self) -> bool:
        """Show the hint no longer; return whether there was one."""
        shown, self.hint = self.hint is not None, None
        return shown

    def lit(self, selection: MoveSelection | None) -> frozenset[Target]:
        """Return the piece of the table that is lit up."""
        if self.hint is None or selection is None:
            return frozenset()
        found = target_of(self.hint.action, selection)
        return frozenset() if found is None else frozenset({found})
