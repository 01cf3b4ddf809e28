"""Make files and folders that only this user may read, and follow no traps on the way."""

from __future__ import annotations

import errno
import os
import stat
from typing import TYPE_CHECKING, BinaryIO, Final

if TYPE_CHECKING:
    from pathlib import Path

PRIVATE_FOLDER: Final = 0o700
PRIVATE_FILE: Final = 0o600
"""Names of children are in saved games. Systems without such modes ignore them."""


def make_private_folder(folder: Path) -> None:
    """Make a folder and those above it; new ones are for this user alone. Raises OSError."""
    try:
        folder.mkdir(PRIVATE_FOLDER, exist_ok=True)
    except FileNotFoundError:
        if folder.parent == folder:
            raise
        make_private_folder(folder.parent)
        folder.mkdir(PRIVATE_FOLDER, exist_ok=True)


def open_new(path: Path) -> BinaryIO:
    """Return a new file for this user alone, opened for writing bytes.

    What is there under this name was left by a program that was stopped, or is a trap (a link to
    another file): it is removed. Raises OSError.
    """
    path.unlink(missing_ok=True)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    return os.fdopen(os.open(path, flags, PRIVATE_FILE), "wb")


def open_to_append(path: Path) -> BinaryIO:
    """Return a regular file, made for this user alone if it is new, for adding and reading bytes.

    Raises OSError.
    """
    flags = os.O_RDWR | os.O_CREAT | os.O_APPEND
    flags |= getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags, PRIVATE_FILE)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    return os.fdopen(handle, "ab+")
