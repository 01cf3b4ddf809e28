"""Files that are written wholly or not at all, and kept when they are damaged."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import threading
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

BACKUP: Final = ".bak"
_TEMPORARY: Final = re.compile(r"\..+\.[0-9]+-[0-9]+\.tmp")
_ABANDONED: Final = 3600.0
"""Seconds after which a temporary file belongs to nobody any more."""


def backup_of(path: Path) -> Path:
    """Where the file before the last one is kept."""
    return path.with_name(path.name + BACKUP)


def write(path: Path, content: bytes) -> None:
    """Puts the content in the file, as if at one moment; what was there before is the backup.

    Whenever the program or the machine stops, either the old or the new content is there, whole.
    Raises OSError; then the file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}-{threading.get_ident()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _keep_backup(path)
        temporary.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


def _keep_backup(path: Path) -> None:
    """The file gets its second name, so that there is no moment without it."""
    if not path.exists():
        return
    backup = backup_of(path)
    second = path.with_name(f".{backup.name}.{os.getpid()}-{threading.get_ident()}.tmp")
    try:
        os.link(path, second)
    except OSError:
        # USB sticks (FAT) know no second names: for a moment only the backup is there
        path.replace(backup)
        return
    try:
        second.replace(backup)
    except OSError:
        with contextlib.suppress(OSError):
            second.unlink()
        raise


def _sync_folder(folder: Path) -> None:
    """Makes the new name last, where the system lets us ask for that."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def free_name(folder: Path, name: str) -> Path:
    """A path in the folder for a file of this name; with a number if there is one already."""
    stem, dot, suffix = name.rpartition(".")
    if not dot:
        stem, suffix = name, ""
    number = 1
    path = folder / name
    while path.exists() or backup_of(path).exists():
        number += 1
        path = folder / f"{stem}-{number}{dot}{suffix}"
    return path


def move(path: Path, folder: Path) -> Path:
    """Moves a file and its backup into a folder, over nothing; returns where it is now.

    Raises OSError.
    """
    return move_to(path, free_name(folder, path.name))


def move_to(path: Path, target: Path) -> Path:
    """Moves a file and its backup to where nothing is; returns where it is now. Raises OSError."""
    target.parent.mkdir(parents=True, exist_ok=True)
    backup = backup_of(path)
    if path.exists():
        shutil.move(path, target)
    if backup.exists():
        shutil.move(backup, backup_of(target))
    return target


def remove_abandoned(folder: Path) -> None:
    """Removes what was left half written when a program was stopped long ago."""
    oldest = time.time() - _ABANDONED
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            with contextlib.suppress(OSError):
                if _TEMPORARY.fullmatch(path.name) and path.stat().st_mtime < oldest:
                    path.unlink()
