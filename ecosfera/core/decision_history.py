"""Undo and redo between decisions of people, over those of computer players.

Fair undo takes back no deal between two people: neither can do that without the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from ecosfera.core.game import Action, Event, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.core.match import Match


class DecisionHistory(Generic[State, Action, Event]):
    """Moves through the history of a match, skipping decisions of computer players.

    `automatic` returns whether a computer decides in a position.
    """

    def __init__(
        self, match: Match[State, Action, Event], automatic: Callable[[State], bool]
    ) -> None:
        self._match = match
        self._automatic = automatic

    @property
    def steps_back(self) -> int:
        """Return how many actions undo takes back, to the last decision of a person; may be 0."""
        steps = self._match.way_back(lambda state: not self._automatic(state))
        return 0 if self._match.fair_undo and self._is_deal_of_people(steps) else steps

    def _is_deal_of_people(self, steps: int) -> bool:
        """Return whether a person, so many steps ago, accepted what a person had offered."""
        match = self._match
        place = len(match.actions) - steps
        if not steps or not place or not match.game.closes_deal(match.actions[place]):
            return False
        return not self._automatic(match.state_after(place - 1))

    @property
    def can_undo(self) -> bool:
        """Return whether there is a decision of a person to go back to."""
        return self.steps_back > 0

    @property
    def can_redo(self) -> bool:
        """Return whether there is anything to redo."""
        return self._match.can_redo

    @property
    def undo_is_unfair(self) -> bool:
        """Return whether only fair undo prevents going back to the last decision of a person."""
        match = self._match
        if not match.fair_undo or self.steps_back:
            return False
        return any(not self._automatic(match.state_after(n)) for n in range(len(match.actions)))

    def undo(self) -> bool:
        """Go back to the last decision of a person; return whether there was one."""
        steps = self.steps_back
        for _ in range(steps):
            self._match.undo()
        return steps > 0

    def redo(self) -> bool:
        """Redo up to the next decision of a person; return whether there was anything to redo."""
        redone = False
        while self._match.can_redo and (not redone or self._automatic(self._match.state)):
            self._match.redo()
            redone = True
        return redone
