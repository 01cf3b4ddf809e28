"""How memory is kept: large pieces go back to the system, and what stays is not looked at again."""

from __future__ import annotations

import contextlib
import gc
import sys
from typing import Final

MMAP_THRESHOLD: Final = -3
"""`M_MMAP_THRESHOLD` of glibc's `mallopt`."""
PIECE: Final = 65_536
"""Bytes from which a piece of memory, like a picture, is one of its own."""


def settle() -> None:
    """Keeps pictures out of the heap, which else grows with every one let go.

    glibc takes a larger threshold after each large piece that is freed, so that a game would keep
    a quarter more memory than it uses. Other C libraries do not need it, and are left alone.
    """
    if sys.platform != "linux":
        return
    import ctypes  # noqa: PLC0415 (only where it is needed)

    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, PIECE)


def freeze() -> None:
    """What is loaded by now stays: looking for waste in it, again and again, costs frames.

    Once for a process: whatever is frozen is never looked at again.
    """
    if not gc.get_freeze_count():
        gc.collect()
        gc.freeze()
