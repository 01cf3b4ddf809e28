"""The files of a lesson that is wiped: a folder of its own, which is deleted at the end."""

from __future__ import annotations

import os
import re
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Final

from ecosfera.core.files.deletion import Deletion, is_link, remove_if_empty
from ecosfera.core.files.private_files import PRIVATE_FOLDER, make_private_folder
from ecosfera.core.saves.folder_lock import locked
from ecosfera.paths import UserFolders

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NAME: Final = re.compile("ecosfera-lesson-[0-9a-f]{8}")
"""Matches the names of the folders of lessons."""
LOCK: Final = "lesson.lock"
"""The mark of such a folder: a file in it, locked as long as the lesson lasts."""
_TRIES: Final = 3


class Lesson:
    """A new folder for the files of one session, and of no other.

    It stays locked until it is closed or the program ends, so that no other session deletes it.
    Folders that are not locked belong to sessions that were killed, and are deleted first. `left`
    lists those for which that failed.
    """

    def __init__(self, data: Path) -> None:
        self._lock = ExitStack()
        self.folder, lockable = self._make_folder(data)
        deletion = Deletion()
        for folder in _lessons(data):
            if folder == self.folder:
                continue
            with locked(folder / LOCK, 0) as abandoned:
                pass
            if abandoned:
                deletion.folder(folder, folder / LOCK)
            elif not lockable:
                # Without locks, nobody can tell whether the session is over.
                deletion.failed.append(folder)
        self.left = deletion.failed

    def _make_folder(self, data: Path) -> tuple[Path, bool]:
        """Return a new folder, and whether it could be locked."""
        folder = data
        for _ in range(_TRIES):
            folder = data / f"ecosfera-lesson-{os.urandom(4).hex()}"
            try:
                make_private_folder(data)
                folder.mkdir(PRIVATE_FOLDER)
            except OSError:
                continue
            with ExitStack() as stack:
                # Another session may find the folder before it is locked, and delete it.
                if stack.enter_context(locked(folder / LOCK, 0)) and (folder / LOCK).exists():
                    self._lock = stack.pop_all()
                    return folder, True
            Deletion().folder(folder, folder / LOCK)
        return folder, False

    @property
    def folders(self) -> UserFolders:
        """Return where the session keeps its files."""
        return UserFolders(config=self.folder, data=self.folder, log=self.folder)

    def close(self) -> list[Path]:
        """Delete the folder; return it if that failed."""
        self._lock.close()
        deletion = Deletion()
        deletion.folder(self.folder, self.folder / LOCK)
        return deletion.failed


def _lessons(data: Path) -> Iterator[Path]:
    """Yield the folders of all lessons, including those that are not over.

    The whole name and the mark show that it is one: teachers have folders of similar names.
    """
    with suppress(OSError):
        for folder in sorted(data.iterdir()):
            with suppress(OSError):
                if not NAME.fullmatch(folder.name) or is_link(folder):
                    continue
                mark = folder / LOCK
                if not os.path.lexists(mark):
                    remove_if_empty(folder)  # a session was stopped between its folder and the mark
                elif mark.is_file() and not is_link(mark):
                    yield folder
