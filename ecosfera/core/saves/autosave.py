"""Saving of a match after every action, and of its result, without waiting for the disk.

One thread writes, always the newest position: while one is being written, others may come and go,
and a program that is killed then loses those. If another program writes to the same file, what it
wrote stays, and this match goes on in another file; a lock keeps the two from writing at once.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import threading
from collections import deque
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.saves.file_format import Encoder, Loaded, record_of
from ecosfera.core.saves.problems import fault_of
from ecosfera.core.saves.summary import summary_of
from ecosfera.core.tutorial import PLACE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.core.game import Json
    from ecosfera.core.match import Match
    from ecosfera.core.saves.file_format import Record
    from ecosfera.core.saves.library import SaveLibrary
    from ecosfera.core.saves.listing import SaveFile
    from ecosfera.core.saves.problems import SaveFault
    from ecosfera.core.statistics import StatisticsFile

Fingerprint = tuple[int, int, int]
PATIENCE: Final = 10.0
"""Maximum seconds to wait for the disk when a match is closed."""
MOST_TIDIED: Final = 50
"""Maximum number of old files moved to the bin when a match begins, so that nobody has to wait."""


def new_id() -> str:
    """Return a new unique match id."""
    return os.urandom(8).hex()


def save_as(
    library: SaveLibrary,
    match: Match[Any, Any, Any],
    name: str,
    extra: dict[str, Any] | None = None,
) -> Path:
    """Save a match under a name in a new file; return the file. Raise OSError."""
    record = record_of(match, extra)
    about = summary_of(match.game, match.state, new_id(), name, record.done, automatic=False)
    path = library.path_for(about)
    library.write(path, Encoder().file(record, about))
    return path


def _ignore(_trouble: SaveFault) -> None:
    """Do nothing."""


class Autosaver:
    """Saves one match until `close`, and adds it to the statistics when it is over.

    `troubled` is called in the writing thread when a position cannot be saved or the match cannot
    be counted.
    """

    def __init__(
        self,
        library: SaveLibrary,
        match: Match[Any, Any, Any],
        extra: dict[str, Any] | None = None,
        *,
        troubled: Callable[[SaveFault], None] = _ignore,
        statistics: StatisticsFile | None = None,
        write: Callable[[Path, bytes], None] | None = None,
    ) -> None:
        self.library = library
        self.match = match
        self.extra = extra or {}
        """Extra data saved with the match from the next action on."""
        self.id = new_id()
        """Id of the match in its file and in the statistics."""
        self.name = ""
        self.path: Path | None = None
        """The file, once it exists."""
        self.trouble: SaveFault | None = None
        """Why the last position could not be saved; None if it was."""
        self._troubled = troubled
        self._statistics = statistics
        self._write = write or library.write
        self._print: Fingerprint | None = None
        self._encoder = Encoder()
        self._unsaved: Record | None = None
        self._ended: tuple[Any, Json] | None = None
        """The last final position that has not been counted yet, and what led to it."""
        self._busy = False
        self._tidied = False
        self._closed = False
        self._turn = threading.Condition()
        self._thread: threading.Thread | None = None
        match.watchers.append(self._changed)
        atexit.register(self.close)

    @classmethod
    def resumed(
        cls,
        library: SaveLibrary,
        entry: SaveFile,
        loaded: Loaded,
        *,
        troubled: Callable[[SaveFault], None] = _ignore,
        statistics: StatisticsFile | None = None,
    ) -> Autosaver:
        """Return an autosaver for a match that was loaded.

        A match that was saved automatically continues in its file, any other in a new one.
        """
        saver = cls(library, loaded.match, loaded.extra, troubled=troubled, statistics=statistics)
        if entry.folder == library.folder and entry.automatic and not loaded.notes:
            saver.id = loaded.about.id
            saver.name = loaded.about.name
            saver.path = entry.path
            saver._print = _fingerprint(entry.path)
        return saver

    def _changed(self) -> None:
        """Save and count the match after an action, undo or redo."""
        if self.match.outcome is not None:
            ended = self.match.state, self.match.deeds(self.extra)
            with self._turn:
                self._ended = ended
        self.note()

    def note(self) -> None:
        """Save the match in its current state. Return at once."""
        with self._turn:
            if self._closed:
                return
            self._unsaved = record_of(self.match, self.extra)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="saving", daemon=True)
                self._thread.start()
            self._turn.notify_all()

    def flush(self, patience: float = PATIENCE) -> bool:
        """Wait at most `patience` seconds until everything is saved; return whether it is."""
        with self._turn:
            done = self._turn.wait_for(lambda: self._unsaved is None and not self._busy, patience)
        return done and self.trouble is None

    def close(self) -> None:
        """Save what is pending and stop following the match."""
        if self._closed:
            return
        with contextlib.suppress(ValueError):
            self.match.watchers.remove(self._changed)
        self.flush()
        with self._turn:
            self._closed = True
            self._turn.notify_all()
        atexit.unregister(self.close)

    # -- the thread ------------------------------------------------------------------------------

    def _work(self) -> None:
        self.library.remove_abandoned()
        while True:
            with self._turn:
                self._turn.wait_for(lambda: self._unsaved is not None or self._closed)
                record, self._unsaved = self._unsaved, None
                ended, self._ended = self._ended, None
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
                if ended is not None:
                    self._count(*ended)
                with self._turn:
                    self._busy = False
                    self._turn.notify_all()

    def _count(self, ended: Any, deeds: Json) -> None:
        """Add the match to the statistics unless it was counted before."""
        if self._statistics is None:
            return
        try:
            self._statistics.add(self.id, self.match.game, ended, deeds)
        except OSError as error:
            self._troubled(fault_of(error))

    def _tidy_up(self) -> None:
        """Move old files to the bin, a few at a time; once, after this match is safe."""
        if not self._tidied:
            self._tidied = True
            deque(islice(self.library.tidy_up(self.path), MOST_TIDIED), maxlen=0)

    def _save(self, record: Record) -> None:
        """Write one position. Raises OSError."""
        with self.library.locked():
            if self.path is not None and _fingerprint(self.path) not in {self._print, None}:
                # another program wrote there since: both matches are kept
                self.path, self.id = None, new_id()
            game, state = record.game, record.state
            about = summary_of(game, state, self.id, self.name, record.done, automatic=True)
            if self.path is None:
                self.path = self.library.path_for(about, tutorial=PLACE in self.extra)
            self._write(self.path, self._encoder.file(record, about))
            self._print = _fingerprint(self.path)


def _fingerprint(path: Path) -> Fingerprint | None:
    """Return a value that changes whenever the file is written, or None without a file."""
    try:
        stat = path.stat()
    except OSError:
        return None
    return stat.st_mtime_ns, stat.st_size, stat.st_ino
