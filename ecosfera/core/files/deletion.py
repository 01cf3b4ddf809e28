"""Delete files of the program, and nothing else.

One rule holds wherever something is deleted: only what the program made and can prove it made, by
a mark in the file and not by the name alone; never through a link; and whatever is left is listed,
so that players can be told. A link in the place of a file is removed; what it leads to is left.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import stat
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecosfera.bounded_files import UnusableFileError, open_regular

if TYPE_CHECKING:
    from collections.abc import Callable

    Mark = Callable[[bytes], bool]
    """Says of the beginning of a file whether the program wrote it."""

HEAD: Final = 1 << 20
"""Number of bytes in which a mark is looked for."""
_LINKS: Final = frozenset(
    getattr(stat, name)
    for name in ("IO_REPARSE_TAG_SYMLINK", "IO_REPARSE_TAG_MOUNT_POINT")
    if hasattr(stat, name)
)
_STATISTICS: Final = re.compile(rb'\s*\{"game": "[^"\n]*", "ended": "[0-9]{4}-[0-9]{2}-[0-9]{2}"')
_LOG: Final = re.compile(
    rb"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}[-+][0-9:]{4,5}(?: ecosfera |\r?\nTraceback )"
)


class Deletion:
    """Deletes files and folders one by one, and lists what is left.

    No method raises an error of the system.
    """

    def __init__(self) -> None:
        self.failed: list[Path] = []
        """What the system did not let us delete."""
        self.foreign: list[Path] = []
        """What bears no mark of the program, and what links lead to."""

    def file(self, path: Path, mark: Mark) -> None:
        """Delete a file if it is there and bears the mark, or is empty."""
        try:
            if is_link(path):
                self.link(path)
            elif not path.exists():
                return
            elif path.is_file() and _bears(path, mark):
                path.unlink()
            else:
                self.foreign.append(path)
        except (OSError, UnusableFileError):
            self.failed.append(path)

    def link(self, path: Path) -> None:
        """Delete a link, and list what it leads to. Raises OSError."""
        target = Path(os.path.realpath(path))
        path.unlink()
        self.foreign += [target] if target.exists() else []

    def folder(self, path: Path, mark: Path) -> None:
        """Delete a folder that the program made, with everything in it but what links lead to.

        The file `mark` in it, by which the folder is recognised, goes last: what could not be
        deleted now can be another time.
        """
        if not os.path.lexists(path):
            return
        try:
            if is_link(path):
                self.link(path)
                return
            for inside in path.iterdir():
                if inside != mark:
                    _delete_tree(inside)
            if list(path.iterdir()) == [mark]:
                mark.unlink()
            path.rmdir()
        except OSError:
            self.failed.append(path)


def _delete_tree(path: Path) -> None:
    """Delete as much as possible of a file, link or folder. Raises no error of the system."""
    with contextlib.suppress(OSError):
        if is_link(path) or not path.is_dir():
            path.unlink()
        else:
            shutil.rmtree(path, ignore_errors=True)


def remove_if_empty(folder: Path) -> None:
    """Delete a folder that holds nothing."""
    with contextlib.suppress(OSError):
        if not is_link(folder):
            folder.rmdir()


def is_link(path: Path) -> bool:
    """Return whether a path is a symbolic link or, on Windows, a junction. Raises OSError."""
    try:
        status = path.lstat()
    except FileNotFoundError:
        return False
    return stat.S_ISLNK(status.st_mode) or getattr(status, "st_reparse_tag", 0) in _LINKS


def _bears(path: Path, mark: Mark) -> bool:
    """Return whether a file is empty or bears the mark. Raises `UnusableFileError`, OSError."""
    with open_regular(path) as file:
        head = file.read(HEAD)
    return not head or mark(head)


def is_statistics(head: bytes) -> bool:
    """Return whether a file begins like the statistics."""
    return _STATISTICS.match(head) is not None


def is_log(head: bytes) -> bool:
    """Return whether a file begins like a log of this version or of an earlier one."""
    return _LOG.match(head) is not None
