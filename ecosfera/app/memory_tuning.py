"""Memory tuning: return large blocks to the system, and spare loaded objects from collection."""

from __future__ import annotations

import contextlib
import gc
import sys
from functools import cache
from typing import Final

MMAP_THRESHOLD: Final = -3
"""`M_MMAP_THRESHOLD` of glibc's `mallopt`."""
TRIM_THRESHOLD: Final = -1
"""`M_TRIM_THRESHOLD` of it."""
PIECE: Final = 65_536
"""Size in bytes from which an allocation, such as a picture, is a block of its own."""
PASSES: Final = 100
"""Number of passes over young objects before a pass over all of them; by default it is 10."""


@cache
def return_large_blocks() -> None:
    """Make glibc return the memory of large blocks to the system.

    By default glibc raises its thresholds after each large block that is freed, so that the heap
    grows, also that of a thread which has loaded a picture, and the game keeps a quarter more
    memory than it uses. Other C libraries do not need this. Only the first call has an effect.
    """
    _call_glibc("mallopt", MMAP_THRESHOLD, PIECE)
    _call_glibc("mallopt", TRIM_THRESHOLD, 2 * PIECE)


def trim() -> None:
    """Collect garbage, and return freed memory of the heap to the system; the latter on glibc only.

    Loading leaves holes in the heap that nothing may ever fill. It takes a frame or two.
    """
    gc.collect()
    _call_glibc("malloc_trim", 0)


def _call_glibc(name: str, *numbers: int) -> None:
    """Call a function of glibc; do nothing where there is another C library."""
    if sys.platform != "linux":
        return
    import ctypes  # noqa: PLC0415 (after the first frame)

    with contextlib.suppress(OSError, AttributeError):
        getattr(ctypes.CDLL(None), name)(*numbers)


def resume_collection() -> None:
    """Turn on garbage collection, which is off while the program starts.

    What is loaded by then is excluded from it.
    """
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


@cache
def freeze() -> None:
    """Exclude all objects loaded so far from garbage collection, whose passes would cost frames.

    A pass over all others takes several frames while a computer player thinks, because it keeps
    many positions, and finds hardly any garbage; so it becomes rare. Only the first call in a
    process has an effect.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, PASSES)
