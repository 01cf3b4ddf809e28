"""Bots, and thinking a little at a time while the picture goes on."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

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

        Step the generator with `next`; it ends with `StopIteration`, whose `value` is the action.
        """


def finish(thinking: Generator[None, None, Answer]) -> Answer:
    """Run a generator to its end and return its value."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            answer: Answer = end.value
            return answer


class ThinkingTask(Generic[Answer]):
    """A generator that is run a little in every frame."""

    def __init__(
        self,
        steps: Generator[None, None, Answer],
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._steps = steps
        self._clock = clock
        self.done = False
        self.answer: Answer | None = None
        """The value of the generator, once it is done."""

    def go_on(self, seconds: float) -> bool:
        """Run for so many seconds, and at most one step longer; return whether it is done."""
        end = self._clock() + seconds
        while not self.done:
            try:
                next(self._steps)
            except StopIteration as found:
                self.answer = found.value
                self.done = True
            if self._clock() >= end:
                break
        return self.done
