"""The files in a folder of saved matches, and which match is the one to continue.

The menu and the library both ask here, so that they always mean the same match. No rules are
loaded.
"""

from __future__ import annotations

import contextlib
import os
import time
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.core.saves.atomic_files import BACKUP, backup_of
from ecosfera.core.saves.headers import read_summary
from ecosfera.core.saves.problems import SaveError

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.core.game import GameRegistry
    from ecosfera.core.saves.summary import SaveSummary

SUFFIX: Final = ".json"
AUTOMATIC: Final = "auto-"
TUTORIAL: Final = f"{AUTOMATIC}tutorial-"
"""How the names of files begin that the program saved by itself, and of tutorials among them."""
FAR_BACK: Final = 100
"""So many files are searched for a match to continue; the menu does not wait for more."""
DISTANT: Final = 50 * 366 * 86_400 * 10**9
"""Nanoseconds from now after which the time of a file is no time."""


class SaveFile(NamedTuple):
    """One saved match in the folder."""

    folder: Path
    file: str
    """Name of the file."""
    changed: int
    """Time of the last write in nanoseconds, for sorting."""

    @property
    def path(self) -> Path:
        """Path of the file."""
        return self.folder / self.file

    @property
    def automatic(self) -> bool:
        """Whether the program saved the match by itself."""
        return self.file.startswith(AUTOMATIC)

    @property
    def tutorial(self) -> bool:
        """Whether the match began as a tutorial, and the program saved it by itself."""
        return self.file.startswith(TUTORIAL)


def entries(folder: Path) -> list[SaveFile]:
    """Return all saved matches, the newest file first; none if the folder cannot be read.

    Files from a distant future come last: file systems end in 2107 or 2446, and then no file could
    come before them.
    """
    found: dict[str, int] = {}
    latest = time.time_ns() + DISTANT
    with contextlib.suppress(OSError), os.scandir(folder) as listing:
        for item in listing:
            name = item.name.removesuffix(BACKUP)
            if name.startswith(".") or not name.endswith(SUFFIX):
                continue
            # Skip what cannot be examined, such as a circular link.
            with contextlib.suppress(OSError):
                if item.is_file() and (name == item.name or name not in found):
                    changed = item.stat().st_mtime_ns
                    found[name] = changed if changed < latest else 0
    files = [SaveFile(folder, name, changed) for name, changed in found.items()]
    return sorted(files, key=lambda entry: (-entry.changed, entry.file))


def summary_of(entry: SaveFile, games: GameRegistry, *, whole: bool = True) -> SaveSummary:
    """Return what an entry's file, or else its backup, says of its match.

    Without `whole` only the first lines are read. Raises `SaveError`.
    """
    try:
        return read_summary(entry.path, games, whole=whole)
    except SaveError:
        with contextlib.suppress(SaveError):
            return read_summary(backup_of(entry.path), games, whole=whole)
        raise


def latest(
    folder: Path, games: GameRegistry, game_id: str = "", *, tutorial: bool = False
) -> tuple[SaveFile, SaveSummary] | None:
    """Return the match to continue: the newest automatic save, of a game, that is not over.

    With `tutorial`, only what began as one counts.
    """
    automatic = (e for e in entries(folder) if e.automatic and (e.tutorial or not tutorial))
    for entry in islice(automatic, FAR_BACK):
        with contextlib.suppress(SaveError):
            about = summary_of(entry, games, whole=False)
            if about.outcome is None and game_id in {"", about.game}:
                return entry, about
    return None


def peek(folder: Path, games: GameRegistry, game_id: str = "") -> SaveSummary | None:
    """Return the match to continue, as the menu shows it; None if there is none."""
    found = latest(folder, games, game_id)
    return None if found is None else found[1]


def last_game(folder: Path, games: GameRegistry) -> str:
    """Return the id of the game that was played last, to its end or not; empty if there is none."""
    for entry in islice((e for e in entries(folder) if e.automatic), FAR_BACK):
        with contextlib.suppress(SaveError):
            return summary_of(entry, games, whole=False).game
    return ""
