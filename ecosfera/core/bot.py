"""What a bot is: it thinks in small steps, and answers with an action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Generator

State = TypeVar("State")
Action = TypeVar("Action")
Answer = TypeVar("Answer")


class Bot(ABC, Generic[State, Action]):
    """Plays any player of a game.

    It looks only at what the players may know: the order of face-down cards changes nothing. Made
    from the same seed and asked the same questions, it gives the same answers on every system.
    """

    def choose(self, state: State) -> Action:
        """Return a legal action; the game must not be over."""
        return finish(self.think(state))

    @abstractmethod
    def think(self, state: State) -> Generator[None, None, Action]:
        """Do the same in steps far below a millisecond, for a loop that has frames to draw.

        Step it with `next`; it ends with `StopIteration` whose `value` is the action.
        """


def finish(thinking: Generator[None, None, Answer]) -> Answer:
    """Run a generator to its end and return its value."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
