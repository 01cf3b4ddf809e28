"""Problems with a saved game, and with the place where it is stored."""

from __future__ import annotations

import errno
from enum import StrEnum
from typing import Final


class SaveProblem(StrEnum):
    """Why a file cannot be played on; the message id of each is `saves.problem-<value>`."""

    MISSING = "missing"
    """The file no longer exists."""
    UNREADABLE = "unreadable"
    """The file exists but cannot be read."""
    FOREIGN = "foreign"
    """The file is not a saved game of this program."""
    NEWER = "newer"
    """The file was saved by a newer version of the program."""
    DAMAGED = "damaged"
    """The file is a damaged saved game."""


class SaveError(Exception):
    """A saved game is unusable; `detail` says where and why, for the log."""

    def __init__(self, problem: SaveProblem, detail: str) -> None:
        super().__init__(f"{problem.value}: {detail}")
        self.problem = problem
        self.detail = detail


class SaveFault(StrEnum):
    """Why something could not be written; the message id of each is `saves.trouble-<value>`."""

    FULL = "full"
    """The disk is full."""
    READ_ONLY = "read-only"
    """The place is read-only."""
    OTHER = "other"
    """Any other error of the system."""


_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_READ_ONLY: Final = frozenset({errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOTDIR})


def fault_of(error: OSError) -> SaveFault:
    """Return the fault of an OSError."""
    if error.errno in _FULL:
        return SaveFault.FULL
    return SaveFault.READ_ONLY if error.errno in _READ_ONLY else SaveFault.OTHER
