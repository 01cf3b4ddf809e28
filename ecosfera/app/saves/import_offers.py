"""Find saved games in the usual folders and offer them for import."""

from __future__ import annotations

import contextlib
import os
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecosfera import paths
from ecosfera.app.saves.summary_text import name_of, state_of
from ecosfera.core.saves.library import GIVEN_OUT
from ecosfera.core.saves.listing import SaveFile, summary_of
from ecosfera.core.saves.problems import SaveError
from ecosfera.games import all_games

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.words import Words

MOST: Final = 4
"""Maximum number of files offered."""
_FAR: Final = 400
"""Maximum number of files examined in a folder."""
BUDGET: Final = 0.25
"""Seconds after which the search ends, with what it has found until then."""


@dataclass(frozen=True)
class ImportOffer:
    """A file that can be imported, and its name."""

    name: str
    path: Path


def offers(words: Words) -> list[ImportOffer]:
    """Return the newest saved games in the usual folders that are found in time.

    Only the first lines of files are read, because anybody may have put files there.
    """
    end = time.monotonic() + BUDGET
    found = [entry for folder in paths.exchange_folders() for entry in _inside(folder, end)]
    offers: list[ImportOffer] = []
    for entry in sorted(found, key=lambda entry: -entry.changed):
        if time.monotonic() > end:
            break
        try:
            about = summary_of(entry, all_games, whole=False)
        except SaveError:
            continue
        name = words(
            "saves.offer",
            game=name_of(words, about),
            state=state_of(words, about),
            folder=entry.folder.name,
        )
        offers.append(ImportOffer(name, entry.path))
        if len(offers) == MOST:
            break
    return offers


def _inside(folder: Path, end: float) -> list[SaveFile]:
    """Return the files in a folder that have the suffix of exported games, until a time."""
    found: list[SaveFile] = []
    with contextlib.suppress(OSError), os.scandir(folder) as listing:
        for item in listing:
            if time.monotonic() > end:
                break
            if item.name.endswith(GIVEN_OUT) and item.is_file():
                found.append(SaveFile(folder, item.name, item.stat().st_mtime_ns))
                if len(found) == _FAR:
                    break
    return found
