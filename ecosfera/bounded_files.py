"""Read files from outside: regular files only, never more bytes than expected, never waiting.

Every file that somebody else may have written is opened here: saved games, settings, statistics,
classroom presets, texts and card data.
"""

from __future__ import annotations

import os
import stat
from enum import Enum
from typing import TYPE_CHECKING, BinaryIO, Final

if TYPE_CHECKING:
    from pathlib import Path

_FLAGS: Final = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)  # opening a FIFO does not wait for somebody who writes to it
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
)


class FileFault(Enum):
    """Why a file cannot be used; the value is an English phrase for messages."""

    MISSING = "there is no such file"
    IRREGULAR = "it is a folder, a device or a pipe"
    TOO_LARGE = "it is far too large"
    UNREADABLE = "it cannot be read"


class UnusableFileError(Exception):
    """A file cannot be used; `fault` says why, the message also names the file."""

    def __init__(self, path: Path, fault: FileFault, detail: str = "") -> None:
        self.fault = fault
        self.reason = f"{fault.value}: {detail}" if detail else fault.value
        super().__init__(f"{path}: {self.reason}")


def open_regular(path: Path) -> BinaryIO:
    """Return a regular file opened for reading bytes. Raises `UnusableFileError`."""
    try:
        # Some devices act when they are opened.
        if not stat.S_ISREG(path.stat().st_mode):
            raise UnusableFileError(path, FileFault.IRREGULAR)
        handle = os.open(path, _FLAGS)
    except FileNotFoundError:
        raise UnusableFileError(path, FileFault.MISSING) from None
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from None
    file = os.fdopen(handle, "rb")
    if not stat.S_ISREG(os.fstat(handle).st_mode):  # it was replaced since
        file.close()
        raise UnusableFileError(path, FileFault.IRREGULAR)
    return file


def read_bounded(path: Path, largest: int) -> bytes:
    """Return the content of a file of at most `largest` bytes. Raises `UnusableFileError`."""
    with open_regular(path) as file:
        try:
            content = file.read(largest + 1)
        except OSError as error:
            raise _unreadable(path, error) from None
    if len(content) > largest:
        raise UnusableFileError(path, FileFault.TOO_LARGE)
    return content


def read_first_line(path: Path, longest: int) -> bytes:
    """Return the first line of a file, at most `longest` bytes. Raises `UnusableFileError`."""
    with open_regular(path) as file:
        try:
            return file.readline(longest)
        except OSError as error:
            raise _unreadable(path, error) from None


def _unreadable(path: Path, error: OSError | ValueError) -> UnusableFileError:
    """Return the error for a file that the system does not let us read."""
    detail = error.strerror if isinstance(error, OSError) else None
    return UnusableFileError(path, FileFault.UNREADABLE, detail or str(error))
