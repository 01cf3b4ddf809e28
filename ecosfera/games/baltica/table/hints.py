"""The hints for one position, and how much of them was told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.bot import ThinkingTask
from ecosfera.games.baltica.bots.hint import Course, think_of_hints

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecosfera.games.baltica.bots.hint import Hint
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State


class Hints:
    """What the hint has to say about one position; it counts there and nowhere else."""

    def __init__(self) -> None:
        self.number = 0
        """Number of the hint that is shown, from 1; 0 if none."""
        self.ideas: list[Hint] = []
        self.whole = False
        """Whether the idea is told, and not only where to look for it."""
        self._nudges = False
        self._state: State | None = None
        self._thinking: ThinkingTask[list[Hint]] | None = None
        self._shown: tuple[State, Hint, Course | None] | None = None
        """The last hint that was shown, its position, and the course until then."""
        self._course: Course | None = None

    @property
    def thinking(self) -> bool:
        """Return whether a requested hint is still being computed."""
        return self._thinking is not None

    def idea(self, state: State) -> Hint | None:
        """Return the hint that is shown in this position, or None."""
        return self.ideas[self.number - 1] if self.number and state is self._state else None

    def ask(self, state: State, given: Collection[CardId] = (), *, nudges: bool = False) -> bool:
        """Request the next hint, cyclically; return whether it is available at once.

        `given` are the cards that others have just passed to the player. With `nudges`, the first
        request tells only where to look, and the next one the idea itself.
        """
        if self._state is not state:
            self.drop()
            self._state = state
            if self._shown is not None:
                before, hint, course = self._shown
                self._course = Course.after(before, hint, state, course)
            self._thinking = ThinkingTask(think_of_hints(state, self._course, given))
            self._nudges = nudges
        elif self.ideas and not self.whole:
            self.whole = True
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
        self.number, self.whole = min(1, len(self.ideas)), not self._nudges
        return bool(self.ideas)

    def drop(self) -> None:
        """Drop all hints; the last one that was shown is remembered, as it may be followed."""
        if self.number and self._state is not None:
            self._shown = self._state, self.ideas[self.number - 1], self._course
        self._course = None
        self._state, self._thinking = None, None
        self.ideas, self.number, self.whole = [], 0, False
