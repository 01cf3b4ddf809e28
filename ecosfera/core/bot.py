"""Bots, and computation in small steps between frames."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

State = TypeVar("State")
Action = TypeVar("Action")
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Decision(Generic[Action]):
    """An action that a computer player has chosen, and why; the game knows the type of `why`."""

    action: Action
    why: Any = None


class Bot(ABC, Generic[State, Action]):
    """A computer player that can play for any player of a game.

    A bot uses only what the players may know: the order of face-down cards does not affect it. With
    the same seed and the same questions it gives the same answers on every system.
    """

    def choose(self, state: State) -> Action:
        """Return a legal action. The game must not be over."""
        return finish(self.think(state))

    @abstractmethod
    def think(self, state: State) -> Generator[None, None, Action]:
        """Choose a legal action in steps far below a millisecond, for a loop that draws frames.

        Advance the generator with `next`; the `value` of its `StopIteration` is the action.
        """

    def decide(self, state: State) -> Generator[None, None, Decision[Action]]:
        """Choose as `think` does, and say why. A bot that gives reasons overrides it."""
        action = yield from self.think(state)
        return Decision(action)


def finish(thinking: Generator[None, None, Answer]) -> Answer:
    """Run a generator to its end and return its value."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            answer: Answer = end.value
            return answer


class ThinkingTask(Generic[Answer]):
    """A generator that runs for a short time in every frame."""

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
        """Run for this many seconds, at most one step longer; return whether the task is done."""
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
