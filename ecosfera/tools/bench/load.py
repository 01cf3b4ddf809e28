"""Keep the cores of the machine busy while something is measured."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

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
