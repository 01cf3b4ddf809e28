"""Saves a match after every action, without anybody waiting for the disk.

One thread writes; what is newest wins, so a slow disk falls behind by one position at most. Whoever
else writes to the same file keeps what they wrote: this game goes on in a file of its own.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import threading
from collections import deque
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.saves import atomic_files
from ecosfera.core.saves.file_format import Encoder, Loaded, record_of
from ecosfera.core.saves.problems import fault_of
from ecosfera.core.saves.summary import about_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.core.match import Match
    from ecosfera.core.saves.file_format import Record
    from ecosfera.core.saves.library import SaveFile, SaveLibrary
    from ecosfera.core.saves.problems import SaveFault

Fingerprint = tuple[int, int, int]
PATIENCE: Final = 10.0
"""Seconds to wait for the disk at the end of the program."""
MOST_TIDIED: Final = 50
"""So many old games go to the bin when a new one begins: nobody waits for more."""


def new_id() -> str:
    """A number no other game has."""
    return os.urandom(8).hex()


def save_as(
    shelf: SaveLibrary, match: Match, name: str, extra: dict[str, Any] | None = None
) -> Path:
    """Saves a match under a name, as a file of its own. Raises OSError."""
    record = record_of(match, extra)
    about = about_of(match.state, new_id(), name, record.done, automatic=False)
    path = shelf.path_for(about)
    atomic_files.write(path, Encoder().file(record, about))
    return path


def _nobody(_trouble: SaveFault) -> None:
    """Nobody wants to know."""


class Autosaver:
    """Keeps one match safe until `close`.

    `troubled` is told, in the thread that writes, when a position cannot be saved.
    """

    def __init__(
        self,
        shelf: SaveLibrary,
        match: Match,
        extra: dict[str, Any] | None = None,
        *,
        troubled: Callable[[SaveFault], None] = _nobody,
        write: Callable[[Path, bytes], None] = atomic_files.write,
    ) -> None:
        self.shelf = shelf
        self.match = match
        self.extra = extra or {}
        """Saved with the game from the next action on."""
        self.game = new_id()
        self.name = ""
        self.path: Path | None = None
        """The file, once there is one."""
        self.trouble: SaveFault | None = None
        """Why the last position could not be saved; None if it was."""
        self._troubled = troubled
        self._write = write
        self._print: Fingerprint | None = None
        self._encoder = Encoder()
        self._wanted: Record | None = None
        self._busy = False
        self._tidied = False
        self._closed = False
        self._turn = threading.Condition()
        self._thread: threading.Thread | None = None
        match.watchers.append(self.note)
        atexit.register(self.close)

    @classmethod
    def resumed(
        cls,
        shelf: SaveLibrary,
        entry: SaveFile,
        loaded: Loaded,
        *,
        troubled: Callable[[SaveFault], None] = _nobody,
    ) -> Autosaver:
        """A keeper for a game that was loaded: one that saved itself goes on in its file.

        That of a file which lies elsewhere goes on in a new one.
        """
        keeper = cls(shelf, loaded.match, loaded.extra, troubled=troubled)
        if entry.folder == shelf.folder and entry.automatic and not loaded.notes:
            keeper.game = loaded.about.id
            keeper.name = loaded.about.name
            keeper.path = entry.path
            keeper._print = _fingerprint(entry.path)
        return keeper

    def note(self) -> None:
        """The match has changed: save it as it is now. Returns at once."""
        with self._turn:
            if self._closed:
                return
            self._wanted = record_of(self.match, self.extra)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="saving", daemon=True)
                self._thread.start()
            self._turn.notify_all()

    def flush(self, patience: float = PATIENCE) -> bool:
        """Waits until everything is saved, or the patience (seconds) ends; whether it is saved."""
        with self._turn:
            done = self._turn.wait_for(lambda: self._wanted is None and not self._busy, patience)
        return done and self.trouble is None

    def close(self) -> None:
        """Saves what is still to be saved; the match is watched no longer."""
        if self._closed:
            return
        with contextlib.suppress(ValueError):
            self.match.watchers.remove(self.note)
        self.flush()
        with self._turn:
            self._closed = True
            self._turn.notify_all()
        atexit.unregister(self.close)

    # -- the thread ------------------------------------------------------------------------------

    def _work(self) -> None:
        atomic_files.remove_abandoned(self.shelf.folder)
        while True:
            with self._turn:
                self._turn.wait_for(lambda: self._wanted is not None or self._closed)
                record, self._wanted = self._wanted, None
                if record is None:
                    return
                self._busy = True
            try:
                self._save(record)
            except OSError as error:
                before, self.trouble = self.trouble, fault_of(error)
                if self.trouble is not before:
                    self._troubled(self.trouble)
            else:
                self.trouble = None
                self._tidy_up()
            finally:
                with self._turn:
                    self._busy = False
                    self._turn.notify_all()

    def _tidy_up(self) -> None:
        """Once, after this game is safe: old ones go to the bin, a few at a time."""
        if not self._tidied:
            self._tidied = True
            deque(islice(self.shelf.tidy_up(self.path), MOST_TIDIED), maxlen=0)

    def _save(self, record: Record) -> None:
        """Writes one position. Raises OSError."""
        if self.path is not None and _fingerprint(self.path) not in {self._print, None}:
            # another program wrote there since: both games are kept
            self.path, self.game = None, new_id()
        about = about_of(record.state, self.game, self.name, record.done, automatic=True)
        if self.path is None:
            self.path = self.shelf.path_for(about)
        self._write(self.path, self._encoder.file(record, about))
        self._print = _fingerprint(self.path)


def _fingerprint(path: Path) -> Fingerprint | None:
    """What changes whenever somebody writes the file; None if it is not there."""
    try:
        stat = path.stat()
    except OSError:
        return None
    return stat.st_mtime_ns, stat.st_size, stat.st_ino
