"""What a bot is: it thinks in small steps, and answers with an action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Generator

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State


Answer = TypeVar("Answer")


class Bot(ABC):
    """Plays any row of a game: the players are one team.

    It looks only at what the players may know: the order of face-down decks changes nothing. Made
    from the same seed and asked the same questions, it gives the same answers on every system.
    """

    def choose(self, state: State) -> Action:
        """A legal action; the game must be on."""
        return finish(self.think(state))

    @abstractmethod
    def think(self, state: State) -> Generator[None, None, Action]:
        """The same in steps far below a millisecond, for a loop that has frames to draw.

        Step it with `next`; it ends with `StopIteration` whose `value` is the action.
        """


def finish(thinking: Generator[None, None, Answer]) -> Answer:
    """What somebody thinks in the end."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
