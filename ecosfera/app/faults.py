"""Unexpected errors: write them to the log, and count them to stop after too many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

MOST: Final = 3
"""Number of faults within `SPAN` seconds after which the program gives up."""
SPAN: Final = 5.0


class FaultCounter:
    """Counts the faults of the last few seconds."""

    def __init__(self) -> None:
        self._times: list[float] = []

    @property
    def too_many(self) -> bool:
        """Return whether there were too many faults to go on."""
        return len(self._times) >= MOST

    def add(self, now: float) -> None:
        """Record a fault at a time in seconds."""
        self._times = [time for time in self._times if now - time < SPAN] + [now]


def damage(error: Exception) -> str:
    """Return which file of the game is damaged, in English; empty for other errors."""
    from ecosfera.core.data_files import DataFileError  # noqa: PLC0415 (most never need it)
    from ecosfera.games.baltica.content import ContentError  # noqa: PLC0415 (as above)

    if isinstance(error, (ContentError, DataFileError)):
        return str(error).partition("\n")[0]
    return ""


def log_fault(file: Path, error: Exception) -> Path | None:
    """Add an error to the log; return the file, or None if it could not be written."""
    import traceback  # noqa: PLC0415 (most never need it)
    from datetime import datetime  # noqa: PLC0415 (as above)

    told = "".join(traceback.format_exception(error))
    stamp = datetime.now().astimezone().isoformat(timespec="seconds")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8", errors="backslashreplace") as log:
            log.write(f"{stamp}\n{told}\n")
    except OSError:
        return None
    return file
