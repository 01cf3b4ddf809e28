"""Hints at the table: computed a little in every frame, shown one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.bot import ThinkingTask
from ecosfera.games.baltica.bots.hint import think_of_hints

if TYPE_CHECKING:
    from ecosfera.games.baltica.bots.hint import Hint
    from ecosfera.games.baltica.rules.state import State


class Hints:
    """What the hint has to say about one position; it counts there and nowhere else."""

    def __init__(self) -> None:
        self.number = 0
        """Number of the hint that is shown, from 1; 0 if none."""
        self.ideas: list[Hint] = []
        self._state: State | None = None
        self._thinking: ThinkingTask[list[Hint]] | None = None

    @property
    def thinking(self) -> bool:
        """Return whether a requested hint is still being computed."""
        return self._thinking is not None

    def idea(self, state: State) -> Hint | None:
        """Return the hint that is shown in this position, or None."""
        return self.ideas[self.number - 1] if self.number and state is self._state else None

    def ask(self, state: State) -> bool:
        """Request the next hint, cyclically; return whether it is available at once."""
        if self._state is not state:
            self.drop()
            self._state = state
            self._thinking = ThinkingTask(think_of_hints(state))
        elif self.ideas:
            self.number = self.number % len(self.ideas) + 1
        return bool(self.ideas)

    def go_on(self, state: State, seconds: float) -> bool:
        """Compute for `seconds`; return whether the requested hint has just been found."""
        if self._state is not None and self._state is not state:
            self.drop()
        if self._thinking is None or not self._thinking.go_on(seconds):
            return False
        self.ideas = self._thinking.answer or []
        self._thinking = None
        self.number = min(1, len(self.ideas))
        return bool(self.ideas)

    def drop(self) -> None:
        """Drop all hints."""
        self._state, self._thinking = None, None
        self.ideas, self.number = [], 0
