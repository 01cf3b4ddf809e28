"""What can be wrong with a saved game, and with the place it is kept in."""

from __future__ import annotations

import errno
from enum import StrEnum
from typing import Final


class Problem(StrEnum):
    """Why a file cannot be played on. The words for each are `saves.problem-<value>`."""

    MISSING = "missing"
    """It is not there any more."""
    UNREADABLE = "unreadable"
    """It is there, but may not be read."""
    FOREIGN = "foreign"
    """It is no saved game of this program."""
    NEWER = "newer"
    """It was saved by a newer version of the program."""
    DAMAGED = "damaged"
    """It was a saved game once; something in it is wrong."""


class SaveError(Exception):
    """A saved game cannot be used; `detail` says for the log where and why."""

    def __init__(self, problem: Problem, detail: str) -> None:
        super().__init__(f"{problem.value}: {detail}")
        self.problem = problem
        self.detail = detail


class SaveFault(StrEnum):
    """Why something could not be written. The words for each are `saves.trouble-<value>`."""

    FULL = "full"
    """There is no room left."""
    READ_ONLY = "read-only"
    """Nothing may be written there."""
    OTHER = "other"
    """The system would not, for whatever reason."""


_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_READ_ONLY: Final = frozenset({errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOTDIR})


def fault_of(error: OSError) -> SaveFault:
    """Which trouble an error of the system is."""
    if error.errno in _FULL:
        return SaveFault.FULL
    return SaveFault.READ_ONLY if error.errno in _READ_ONLY else SaveFault.OTHER
