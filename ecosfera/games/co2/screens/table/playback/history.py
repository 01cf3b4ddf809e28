"""Undo and redo at the table, between decisions of people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.state import State


class TableHistory:
    """Moves through the history of a match, over decisions of computer players.

    `automatic` returns whether a computer decides in a position.
    """

    def __init__(self, match: Match[State, Any, Any], automatic: Callable[[State], bool]) -> None:
        self._match = match
        self._automatic = automatic

    @property
    def can_undo(self) -> bool:
        """Return whether there is a decision of a person to go back to."""
        return self._steps_back > 0

    @property
    def can_redo(self) -> bool:
        """Return whether there is anything to redo."""
        return self._match.can_redo

    @property
    def _steps_back(self) -> int:
        return self._match.way_back(lambda state: not self._automatic(state))

    def undo(self) -> bool:
        """Go back to the last decision of a person; return whether there was one."""
        steps = self._steps_back
        for _ in range(steps):
            self._match.undo()
        return steps > 0

    def redo(self) -> bool:
        """Go on to the next decision of a person; return whether there was anything to redo."""
        redone = False
        while self._match.can_redo and (not redone or self._automatic(self._match.state)):
            self._match.redo()
            redone = True
        return redone
