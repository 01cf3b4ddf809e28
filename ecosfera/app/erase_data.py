"""Delete all data the program has stored, when a player asks for it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera.app.faults import OLD_LOGS
from ecosfera.core.files.deletion import Deletion, is_log, is_statistics, remove_if_empty
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.games import all_games
from ecosfera.ui.settings import is_settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ecosfera.paths import UserFolders
    from ecosfera.words import Words

MOST_NAMED: Final = 5
"""Maximum number of files that are named at once, for lack of space."""


def erase_user_data(folders: UserFolders) -> Deletion:
    """Delete settings, saved games with the bin, statistics and logs; return what is left.

    Nothing else in those folders is touched, as they may hold other files (`--data-dir`). The
    folders themselves go if they are empty then and bear the program's name.
    """
    deletion = Deletion()
    SaveLibrary(folders.saves, all_games).erase_all(deletion)
    deletion.file(folders.statistics_file, is_statistics)
    mark = partial(is_settings, moved=all_games.moved_settings())
    for path in _settings_files(folders):
        deletion.file(path, mark)
    log = folders.log_file
    for path in (log, *(log.with_name(f"{log.name}.{n}") for n in range(1, OLD_LOGS + 1))):
        deletion.file(path, is_log)
    for folder in {folders.config, folders.data, folders.log}:
        if folder.name.lower().startswith("ecosfera"):
            remove_if_empty(folder)
    return deletion


def _settings_files(folders: UserFolders) -> Iterator[Path]:
    """Yield the settings, those that were set aside, and their temporary files."""
    name, stem = folders.settings_file.name, folders.settings_file.stem
    yield folders.settings_file
    for kind in (f"{stem}.broken-*.json", f"{stem}.*.tmp", f".{name}.*.tmp"):
        yield from sorted(folders.config.glob(kind))


def leftovers(words: Words, deletion: Deletion) -> str:
    """Return which files were left and why; empty if none were."""
    found = []
    for message, files in (
        ("saves.forgotten-not-all", deletion.failed),
        ("saves.left-foreign", deletion.foreign),
    ):
        if files:
            more = ["…"] if len(files) > MOST_NAMED else []
            listed = ", ".join([*map(str, files[:MOST_NAMED]), *more])
            found.append(words(message, files=listed))
    return "\n".join(found)
