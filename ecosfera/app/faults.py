"""Unexpected faults of the program: counted, named if a file is damaged, and logged."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path
from typing import Final

from ecosfera.core.files.data_files import DataFileError
from ecosfera.core.files.private_files import make_private_folder, open_to_append
from ecosfera.core.rules_in_use import version

MAX_FAULTS: Final = 3
"""Number of faults within `SPAN` seconds after which the program gives up."""
SPAN: Final = 5.0
LARGEST_LOG: Final = 500_000
"""Bytes of the log after which a new one begins."""
OLD_LOGS: Final = 2
"""How many earlier logs are kept beside it, as `ecosfera.log.1` and so on."""


class FaultCounter:
    """Counts the faults of the last few seconds."""

    def __init__(self) -> None:
        self._times: list[float] = []

    @property
    def too_many(self) -> bool:
        """Whether there were so many in a short time that going on makes no sense."""
        return len(self._times) >= MAX_FAULTS

    def add(self, now: float) -> None:
        """Count one more fault, at a time in seconds."""
        self._times = [time for time in self._times if now - time < SPAN] + [now]


def damage(error: Exception) -> str:
    """Name the damaged data file in a line of English; empty if the fault is another one."""
    if isinstance(error, DataFileError):
        return str(error).partition("\n")[0]
    return ""


def log_fault(file: Path, error: Exception) -> Path | None:
    """Add a fault to the log. Return the file, or None if it could not be written.

    A log that has grown long is renamed first; the oldest one is deleted.
    """
    # 20 ms with sockets and pickles, which only a log needs that has to be renamed.
    import logging.handlers  # noqa: PLC0415

    class Log(logging.handlers.RotatingFileHandler):
        """A log whose writer hears of faults in writing it."""

        def _open(self) -> io.TextIOWrapper:
            """Open a regular file; opening a pipe would wait for somebody who reads it."""
            opened = open_to_append(Path(self.baseFilename))
            return io.TextIOWrapper(opened, encoding=self.encoding, errors=self.errors)

        def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (theirs)
            """Raise the fault that is being handled."""
            del record
            raise  # noqa: PLE0704 (called while an exception is handled)

    record = logging.makeLogRecord({"exc_info": (type(error), error, error.__traceback__)})
    line = logging.Formatter(f"%(asctime)s {version()}", datefmt="%Y-%m-%dT%H:%M:%S%z")
    try:
        make_private_folder(file.parent)
        log = Log(
            file,
            maxBytes=LARGEST_LOG,
            backupCount=OLD_LOGS,
            encoding="utf-8",
            errors="backslashreplace",
        )
        with contextlib.closing(log):
            log.setFormatter(line)
            log.emit(record)
    except (OSError, ValueError):
        # ValueError if closing the old log failed, and it is closed again.
        return None
    return file
