"""Unexpected faults of our own: written to the log, and counted, lest they go on for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

MOST: Final = 3
"""Faults within `SPAN` seconds after which the program gives up."""
SPAN: Final = 5.0


class FaultCounter:
    """The faults of the last few seconds."""

    def __init__(self) -> None:
        self._times: list[float] = []

    @property
    def too_many(self) -> bool:
        """Whether there were so many at once that going on makes no sense."""
        return len(self._times) >= MOST

    def add(self, now: float) -> None:
        """One more, at a time in seconds."""
        self._times = [time for time in self._times if now - time < SPAN] + [now]


def damage(error: Exception) -> str:
    """Which file of the game is damaged, in a line of English; empty if the fault is another."""
    from ecosfera.core.data_files import DataFileError  # noqa: PLC0415 (most never need it)
    from ecosfera.games.baltica.content import ContentError  # noqa: PLC0415 (as above)

    if isinstance(error, (ContentError, DataFileError)):
        return str(error).partition("\n")[0]
    return ""


def log_fault(file: Path, error: Exception) -> Path | None:
    """Add a fault to the log; where it is now, or none if it could not be written."""
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
