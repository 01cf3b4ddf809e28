"""Write files atomically, with a backup, and move them without overwriting."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sys
import threading
import time
from itertools import count
from typing import TYPE_CHECKING, Final

from ecosfera.bounded_files import UnusableFileError, read_bounded
from ecosfera.core.files.private_files import make_private_folder, open_new

if sys.platform == "darwin":
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BACKUP: Final = ".bak"
_SHARING: Final = frozenset({5, 32, 33})
"""Errors of Windows while another program has the file open: access denied, sharing, lock."""
_PATIENCE: Final = 0.3
"""Maximum seconds to wait for such a program."""
_PAUSE: Final = 0.02
TEMPORARY: Final = r"\..+\.[0-9]+-[0-9]+\.tmp"
"""Pattern of the names of temporary files."""


def backup_of(path: Path) -> Path:
    """Return the path of the backup: the previous version of the file."""
    return path.with_name(path.name + BACKUP)


def write(path: Path, content: bytes, *, backup: bool = True, changed: int | None = None) -> None:
    """Replace the content of a file atomically; with `backup`, keep the previous file beside it.

    Whenever the program or the machine stops, the file holds either the old or the new content,
    complete. The file, and its folder if it is new, are for this user alone. With `changed`, that
    is the time of the change in nanoseconds. Raises OSError; then the file is unchanged.
    """
    make_private_folder(path.parent)
    temporary = path.with_name(f".{path.name}.{os.getpid()}-{threading.get_ident()}.tmp")
    try:
        with open_new(temporary) as file:
            file.write(content)
            file.flush()
            _sync(file.fileno())
        if changed is not None:
            with contextlib.suppress(OSError, OverflowError):
                os.utime(temporary, ns=(changed, changed))
        if backup:
            _keep_backup(path)
        _replace(temporary, path)
    except OSError:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


def write_copy(path: Path, content: bytes) -> None:
    """Write a new file, which others may read, in a folder that exists. Raises OSError."""
    file = path.open("xb")
    try:
        with file:
            file.write(content)
            file.flush()
            _sync(file.fileno())
    except OSError:
        with contextlib.suppress(OSError):
            path.unlink()
        raise


def _sync(handle: int) -> None:
    """Bring what was written to the disk itself. Raises OSError."""
    if sys.platform == "darwin":
        # There `fsync` ends in the drive's own memory, from where the order may be another one.
        with contextlib.suppress(OSError):  # not on every file system
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def _keep_backup(path: Path) -> None:
    """Give the current file its second name as the backup, so that the file always exists."""
    if not path.exists():
        return
    backup = backup_of(path)
    second = path.with_name(f".{backup.name}.{os.getpid()}-{threading.get_ident()}.tmp")
    try:
        os.link(path, second)
    except OSError:
        # FAT (USB sticks) has no hard links: for a moment only the backup exists.
        _replace(path, backup)
        return
    try:
        _replace(second, backup)
    except OSError:
        with contextlib.suppress(OSError):
            second.unlink()
        raise


def _replace(source: Path, target: Path) -> None:
    """Move a file over another one. Raises OSError.

    On Windows that fails while a virus scanner or an indexer has opened one of them, which takes it
    some milliseconds.
    """
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            source.replace(target)
        except OSError as error:
            if getattr(error, "winerror", None) not in _SHARING or time.monotonic() >= end:
                raise
            time.sleep(_PAUSE)
        else:
            return


def _sync_folder(folder: Path) -> None:
    """Make the renaming durable, where the system supports it."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def free_name(folder: Path, name: str) -> Path:
    """Return an unused path in the folder for a file of this name, numbered if necessary."""
    return next(
        path
        for path in _numbered(folder, name)
        if not os.path.lexists(path) and not os.path.lexists(backup_of(path))
    )


def same_file(folder: Path, name: str, content: bytes) -> Path | None:
    """Return the file of this name, perhaps numbered, that holds just this; None if none does."""
    for path in _numbered(folder, name):
        if not os.path.lexists(path):
            return None
        with contextlib.suppress(UnusableFileError):
            if read_bounded(path, len(content)) == content:
                return path
    return None


def _numbered(folder: Path, name: str) -> Iterator[Path]:
    """Yield the paths for files of a name: itself, then with the numbers from 2 on."""
    stem, dot, suffix = name.rpartition(".")
    if not dot:
        stem, suffix = name, ""
    yield folder / name
    for number in count(2):
        yield folder / f"{stem}-{number}{dot}{suffix}"


def move(path: Path, folder: Path) -> Path:
    """Move a file and its backup into a folder without overwriting; return the new path.

    Raise OSError on failure.
    """
    return move_to(path, free_name(folder, path.name))


def move_to(path: Path, target: Path) -> Path:
    """Move a file and its backup to an unused path and return it. Raise OSError on failure."""
    make_private_folder(target.parent)
    backup = backup_of(path)
    if path.exists():
        _move(path, target)
    if backup.exists():
        _move(backup, backup_of(target))
    return target


def _move(source: Path, target: Path) -> None:
    """Move a file, also to another disk. Raises OSError."""
    try:
        _replace(source, target)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        shutil.move(source, target)
