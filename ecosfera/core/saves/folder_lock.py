"""A lock that programs hold while they change the files of one folder.

The lock is an empty file, locked by the system and therefore free again when its program ends,
however it ends. The standard library has all that is needed, in two lines for each system.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LOCK_FILE: Final = ".lock"
PATIENCE: Final = 3.0
"""Seconds to wait for another program: saving a game takes it a few milliseconds."""
_PAUSE: Final = 0.005


@contextlib.contextmanager
def locked(file: Path, patience: float = PATIENCE) -> Iterator[bool]:
    """Lock a file, made if necessary, until the end of the `with`; yield whether it is locked.

    It is not if another program holds the lock for longer than `patience` seconds, or where the
    system offers no locks (some network drives) or the file cannot be made.
    """
    try:
        handle = os.open(file, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
    except OSError:
        yield False
        return
    try:
        yield _locked_within(handle, patience)
    finally:
        os.close(handle)  # unlocks it


def _locked_within(handle: int, patience: float) -> bool:
    """Return whether the open file could be locked in time."""
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        return False
    end = time.monotonic() + patience
    while True:
        try:
            _lock(handle)
        except (BlockingIOError, PermissionError):
            if time.monotonic() >= end:
                return False
            time.sleep(_PAUSE)
        except OSError:
            return False
        else:
            return True


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        """Lock an open file. Raises OSError at once if another program holds the lock."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        """Lock an open file. Raises OSError at once if another program holds the lock."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
