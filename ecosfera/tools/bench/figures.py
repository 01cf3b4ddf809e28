"""One figure of the bench: what was measured, against what, and whether that is good enough."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the bench."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    """What it may be at most, in the same unit; none if it is only told."""
    floor: float | None = None
    """What it is measured against, in the same unit."""
    budget: str = ""
    """The budget in words (QUALITY)."""
    least: bool = False
    """Whether the limit is the least instead of the most."""

    @property
    def good(self) -> bool:
        """Whether it keeps its budget."""
        if self.limit is None:
            return True
        return self.value >= self.limit if self.least else self.value <= self.limit

    @property
    def ratio(self) -> float | None:
        """How many times its floor it is."""
        return self.value / self.floor if self.floor else None


def timed(work: Callable[[], object], times: int) -> list[float]:
    """Milliseconds of each of so many runs, after two to warm up."""
    for _ in range(2):
        work()
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        work()
        found.append((time.perf_counter() - begun) * 1000)
    return found


def middle(times: Sequence[float]) -> float:
    """The median."""
    return statistics.median(times)


def slow(times: Sequence[float]) -> float:
    """What nineteen of twenty stay below."""
    return sorted(times)[min(len(times) - 1, int(0.95 * len(times)))]
