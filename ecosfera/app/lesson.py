"""The files of a lesson that is wiped: a folder of its own, which is deleted at the end."""

from __future__ import annotations

import secrets
import shutil
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Final

from ecosfera.core.private_files import make_private_folder
from ecosfera.core.saves.folder_lock import locked
from ecosfera.paths import UserFolders

if TYPE_CHECKING:
    from pathlib import Path

NAME: Final = "ecosfera-lesson"
"""What the names of the folders of lessons begin with."""
LOCK: Final = "lesson.lock"
_TRIES: Final = 3


class Lesson:
    """A new folder for the files of one session, and of no other.

    It stays locked until it is closed or the program ends, so that no other session deletes it.
    Folders that are not locked belong to sessions that were killed, and are deleted first. `left`
    lists those for which that failed.
    """

    def __init__(self, data: Path) -> None:
        self._lock = ExitStack()
        self.folder, lockable = self._made(data)
        self.left: list[Path] = []
        for folder in sorted(data.glob(f"{NAME}*")):
            if folder == self.folder or folder.is_symlink() or not folder.is_dir():
                continue
            with locked(folder / LOCK, 0) as abandoned:
                pass
            if abandoned:
                self.left += _remove(folder)
            elif not lockable:
                # Without locks, nobody can tell whether the session is over.
                self.left.append(folder)

    def _made(self, data: Path) -> tuple[Path, bool]:
        """Return a new folder, and whether it could be locked."""
        folder = data
        for _ in range(_TRIES):
            folder = data / f"{NAME}-{secrets.token_hex(4)}"
            with suppress(OSError):
                make_private_folder(folder)
            with ExitStack() as stack:
                # Another session may find the folder before it is locked, and delete it.
                if stack.enter_context(locked(folder / LOCK, 0)) and (folder / LOCK).exists():
                    self._lock = stack.pop_all()
                    return folder, True
            _remove(folder)
        return folder, False

    @property
    def folders(self) -> UserFolders:
        """Return where the session keeps its files."""
        return UserFolders(config=self.folder, data=self.folder, log=self.folder)

    def close(self) -> list[Path]:
        """Delete the folder; return it if that failed."""
        self._lock.close()
        return _remove(self.folder)


def _remove(folder: Path) -> list[Path]:
    """Delete as much of a folder as possible; return it if something is left."""
    shutil.rmtree(folder, ignore_errors=True)
    return [folder] if folder.exists() else []
