"""Delete all data the program has stored, when a player asks for it."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.paths import UserFolders


def erase_user_data(folders: UserFolders) -> list[Path]:
    """Delete settings, saved games with the bin, statistics and logs; return what is left.

    Nothing else in those folders is touched, as they may hold other files (`--data-dir`). Where
    there is a link, it is deleted, and what it leads to is left: it may belong to others.
    """
    left: list[Path] = []
    for path in _ours(folders):
        try:
            if path.is_symlink():
                target = Path(os.path.realpath(path))
                path.unlink()
                left += [target] if target.exists() else []
            elif path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)
        except OSError:
            left.append(path)
    for folder in {folders.config, folders.data, folders.log}:
        # Remove the folder only if it is empty now.
        if folder.name.lower().startswith("ecosfera"):
            with contextlib.suppress(OSError):
                folder.rmdir()
    return left


def _ours(folders: UserFolders) -> Iterator[Path]:
    """Yield everything the program has written."""
    yield folders.saves
    yield folders.statistics_file
    yield folders.settings_file
    name, stem = folders.settings_file.name, folders.settings_file.stem
    for kind in (f"{stem}.broken-*.json", f"{stem}.*.tmp", f".{name}.*.tmp"):
        yield from sorted(folders.config.glob(kind))
    yield from sorted(folders.log.glob(f"{folders.log_file.name}*"))
