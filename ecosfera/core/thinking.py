"""Thinking while the picture goes on: a little in every frame."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

Answer = TypeVar("Answer")


class ThinkingTask(Generic[Answer]):
    """Something that is thought over in small steps."""

    def __init__(
        self,
        steps: Generator[None, None, Answer],
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._steps = steps
        self._clock = clock
        self.done = False
        self.answer: Answer | None = None
        """What was found, once it is done."""

    def go_on(self, seconds: float) -> bool:
        """Thinks for so long, and at most one step longer; whether it is done."""
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
