"""One figure of the benchmark: its value, its baseline and its budget."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.tools.bench.budgets import Budget


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the bench."""

    name: str
    value: float
    unit: str
    floor: float | None = None
    """The baseline in the same unit."""
    budget: Budget | None = None

    def limit(self, *, loaded: bool) -> float | None:
        """Return the limit in the same unit; None if there is no budget."""
        return None if self.budget is None else self.budget.limit(self.floor, loaded=loaded)

    def good(self, *, loaded: bool) -> bool:
        """Return whether the value keeps its budget, quiet or `loaded`."""
        limit = self.limit(loaded=loaded)
        if limit is None or self.budget is None:
            return True
        return self.value >= limit if self.budget.least else self.value <= limit

    @property
    def ratio(self) -> float | None:
        """Return the value divided by the baseline."""
        return self.value / self.floor if self.floor else None


def timed(work: Callable[[], object], times: int) -> list[float]:
    """Return the milliseconds of each of `times` runs, after two warm-up runs."""
    for _ in range(2):
        work()
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        work()
        found.append((time.perf_counter() - begun) * 1000)
    return found


def median(times: Sequence[float]) -> float:
    """Return the median."""
    return statistics.median(times)


def percentile_95(times: Sequence[float]) -> float:
    """Return the 95th percentile."""
    return sorted(times)[min(len(times) - 1, int(0.95 * len(times)))]
