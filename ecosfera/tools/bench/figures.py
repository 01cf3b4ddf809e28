"""Figures of measurements, a load on all cores, and the memory of a process."""

from __future__ import annotations

import contextlib
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

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


def timed(work: Callable[[], object], times: int, rest: float = 0.0) -> list[float]:
    """Return the milliseconds of each of `times` runs, after two warm-up runs.

    Before each one the process sleeps for `rest` seconds, as the game does between two frames: one
    that never sleeps is made to wait by a busy machine, whatever it does.
    """
    for _ in range(2):
        work()
    found = []
    for _ in range(times):
        time.sleep(rest)
        begun = time.perf_counter()
        work()
        found.append((time.perf_counter() - begun) * 1000)
    return found


def percentile_95(times: Sequence[float]) -> float:
    """Return the 95th percentile."""
    return statistics.quantiles(times, n=20, method="inclusive")[-1]


BUSY: Final = 2
"""Number of busy processes."""
_SPIN: Final = "while True: pass"


@contextlib.contextmanager
def busy_cores(count: int = BUSY) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Run busy processes inside the block, and end them afterwards."""
    busy = [subprocess.Popen([sys.executable, "-c", _SPIN]) for _ in range(count)]  # noqa: S603 (this very Python)
    try:
        yield busy
    finally:
        for process in busy:
            process.kill()
        for process in busy:
            process.wait()


def resident() -> float:
    """Return the resident memory in MB.

    Where the system does not tell the current value, return the peak; on Windows return 0.
    """
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * resource.getpagesize() / 1e6
    if sys.platform == "win32":
        return 0.0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
