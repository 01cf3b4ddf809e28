"""The folder of saved matches and the operations on it.

Files are read only when they are shown, so that a folder of thousands opens at once. Deleted files
and old automatic saves are moved to the folder `bin`, damaged ones to `damaged`. Files are deleted
permanently only from the bin, and only when a player asks for it.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import unicodedata
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Final

from ecosfera.core.names import clean_name
from ecosfera.core.saves import atomic_files
from ecosfera.core.saves.file_format import (
    LARGEST,
    LONGEST_HEAD,
    Note,
    decode,
    decode_about,
    decode_head,
    parse,
)
from ecosfera.core.saves.problems import SaveError, SaveProblem
from ecosfera.core.saves.summary import summary_to_json

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ecosfera.core.game import GameRegistry
    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.core.saves.summary import SaveSummary

SUFFIX: Final = ".json"
GIVEN_OUT: Final = ".ecosfera"
"""Suffix of exported files, by which desktops recognise files of this program."""
AUTOMATIC: Final = "auto-"
FAR_BACK: Final = 100
"""Maximum number of files searched for a match to continue, as the menu waits for the result."""
KEPT_ENDED: Final = 20
"""Number of automatic saves of finished matches that stay in the list."""
KEPT_OPEN: Final = 100
"""Number of automatic saves of unfinished matches that stay in the list."""
BIN, DAMAGED = "bin", "damaged"


@dataclass(frozen=True, slots=True)
class SaveFile:
    """One saved match in the folder."""

    folder: Path
    file: str
    """Name of the file."""
    changed: int
    """Time of the last write in nanoseconds, for sorting."""

    @property
    def path(self) -> Path:
        """Return the path of the file."""
        return self.folder / self.file

    @property
    def automatic(self) -> bool:
        """Return whether the program saved the match automatically."""
        return self.file.startswith(AUTOMATIC)


class SaveLibrary:
    """The saved matches of one folder, which need not exist. Reading does not create it."""

    def __init__(self, folder: Path, games: GameRegistry) -> None:
        self.folder = folder
        self.games = games

    # -- looking ---------------------------------------------------------------------------------

    def entries(self) -> list[SaveFile]:
        """Return all saved matches, the newest file first; none if the folder cannot be read."""
        found: dict[str, int] = {}
        with contextlib.suppress(OSError), os.scandir(self.folder) as listing:
            for item in listing:
                name = item.name.removesuffix(atomic_files.BACKUP)
                if name.startswith(".") or not name.endswith(SUFFIX):
                    continue
                with contextlib.suppress(OSError):
                    if item.is_file() and (name == item.name or name not in found):
                        found[name] = item.stat().st_mtime_ns
        entries = [SaveFile(self.folder, name, changed) for name, changed in found.items()]
        return sorted(entries, key=lambda entry: (-entry.changed, entry.file))

    def about(self, entry: SaveFile) -> SaveSummary:
        """Return the summary of a match without moving any file. Raise `SaveError`."""
        problem: SaveError | None = None
        for path in (entry.path, atomic_files.backup_of(entry.path)):
            try:
                return _about(path, self.games)
            except SaveError as error:
                problem = problem or error
        assert problem is not None
        raise problem

    def latest(self) -> tuple[SaveFile, SaveSummary] | None:
        """Return the match to continue: the newest automatic save that is not over."""
        automatic = (entry for entry in self.entries() if entry.automatic)
        for entry in islice(automatic, FAR_BACK):
            with contextlib.suppress(SaveError):
                about = self.about(entry)
                if about.outcome is None:
                    return entry, about
        return None

    @property
    def bin(self) -> SaveLibrary:
        """Return the library of deleted matches."""
        return SaveLibrary(self.folder / BIN, self.games)

    # -- loading ---------------------------------------------------------------------------------

    def load(self, entry: SaveFile) -> Loaded:
        """Return the match of an entry, from its backup if necessary. Raise `SaveError`.

        A file that is unusable is moved to `damaged`, unless a newer version wrote it.
        """
        backup = atomic_files.backup_of(entry.path)
        try:
            return decode(_read(entry.path), self.games)
        except SaveError as error:
            problem = error
        if problem.problem in {SaveProblem.NEWER, SaveProblem.UNREADABLE}:
            raise problem
        try:
            loaded = decode(_read(backup), self.games)
        except SaveError:
            self._set_aside(entry)
            raise problem from None
        if problem.problem is not SaveProblem.MISSING:
            self._set_aside(entry, keep_backup=True)
        return replace(loaded, notes=loaded.notes | {Note.BACKUP})

    def _data(self, entry: SaveFile) -> bytes:
        """Return the content of an entry's file, or of its backup. Raise `SaveError`."""
        try:
            return _read(entry.path)
        except SaveError as error:
            with contextlib.suppress(SaveError):
                return _read(atomic_files.backup_of(entry.path))
            raise error from None

    def _set_aside(self, entry: SaveFile, *, keep_backup: bool = False) -> None:
        """Move a file to `damaged`; leave it if that is impossible."""
        with contextlib.suppress(OSError):
            if not keep_backup:
                atomic_files.move(entry.path, self.folder / DAMAGED)
                return
            folder = self.folder / DAMAGED
            folder.mkdir(exist_ok=True)
            entry.path.replace(atomic_files.free_name(folder, entry.path.name))
            atomic_files.backup_of(entry.path).replace(entry.path)

    # -- changing: all raise OSError when the system refuses -------------------------------------

    def path_for(self, about: SaveSummary) -> Path:
        """Return an unused path for a new file of this match."""
        if about.automatic:
            return atomic_files.free_name(self.folder, f"{AUTOMATIC}{about.id}{SUFFIX}")
        stem = f"{_plain(about.name)}-{about.id[:6]}"
        if stem.startswith(AUTOMATIC):
            # A name given by players must not look like that of an automatic save.
            stem = f"game-{stem}"
        return atomic_files.free_name(self.folder, f"{stem}{SUFFIX}")

    def rename(self, entry: SaveFile, name: str) -> None:
        """Give a match another name; its file keeps its own name and its place in the list.

        Raise `SaveError` or OSError on failure.
        """
        about = replace(self.about(entry), name=clean_name(name))
        data = self._data(entry)
        head, _, rest = data.partition(b"\n")
        content: dict[str, object]
        if decode_head(head, self.games) is not None:
            content = json.loads(head.rstrip()[:-1] + b"}")
            content["about"] = summary_to_json(about)
            line = json.dumps(content, ensure_ascii=False)[:-1]
            atomic_files.write(entry.path, f"{line},\n".encode() + rest)
        else:
            content = {**parse(data, self.games), "about": summary_to_json(about)}
            atomic_files.write(entry.path, json.dumps(content).encode())
        # Keep the time, so that renaming does not make it the match to continue.
        os.utime(entry.path, ns=(entry.changed, entry.changed))

    def delete(self, entry: SaveFile) -> Path:
        """Move a match to the bin; return its path there, for `restore`."""
        return atomic_files.move(entry.path, self.folder / BIN)

    def restore(self, binned: Path) -> Path:
        """Move a match from the bin back; return its path."""
        return atomic_files.move(binned, self.folder)

    def take_back(self, entry: SaveFile) -> Path:
        """Move a match out of the bin long after it was deleted; return its path.

        Its file is no longer marked as an automatic save, so that it is neither tidied away again
        nor offered as the match to continue.
        """
        where = atomic_files.free_name(self.folder, entry.file.removeprefix(AUTOMATIC))
        return atomic_files.move_to(entry.path, where)

    def erase(self, entry: SaveFile) -> None:
        """Delete a match in the bin permanently."""
        assert entry.folder.name == BIN, "only what is in the bin is deleted"
        atomic_files.backup_of(entry.path).unlink(missing_ok=True)
        entry.path.unlink(missing_ok=True)

    def tidy_up(self, but: Path | None = None) -> Iterator[Path]:
        """Move old automatic saves to the bin, one at each step; yield their paths there.

        The newest `KEPT_ENDED` finished and `KEPT_OPEN` unfinished matches stay, and so do those
        that have a name or are unreadable, and the file `but`.
        """
        room = {True: KEPT_ENDED, False: KEPT_OPEN}
        for entry in self.entries():
            if not entry.automatic or entry.path == but:
                continue
            try:
                about = self.about(entry)
            except SaveError:
                continue
            ended = about.outcome is not None
            room[ended] -= 1
            if room[ended] < 0 and not about.name:
                with contextlib.suppress(OSError):
                    yield self.delete(entry)

    def take_in(self, source: Path) -> Path:
        """Copy a file from elsewhere into the folder if it is a saved match; return the copy.

        Raise `SaveError` or OSError on failure. The source stays unchanged.
        """
        data = _read(source)
        about = replace(decode(data, self.games).about, automatic=False)
        stem = about.name or " ".join(about.names) or source.stem
        target = self.path_for(replace(about, name=stem))
        atomic_files.write(target, data)
        return target

    def give_out(self, entry: SaveFile, target: Path) -> Path:
        """Copy a match to a folder or a new file without overwriting anything; return the copy."""
        data = self._data(entry)
        if target.is_dir():
            about = self.about(entry)
            stem = _plain(about.name or " ".join(about.names))
            target /= f"{about.game}-{stem}-{about.saved:%Y-%m-%d}{GIVEN_OUT}"
        elif not target.suffix:
            target = target.with_name(target.name + GIVEN_OUT)
        target = atomic_files.free_name(target.parent, target.name)
        atomic_files.write(target, data)
        return target


def read_save(path: Path, games: GameRegistry) -> Loaded:
    """Return the match of any file, without trying its backup. Raise `SaveError`."""
    return decode(_read(path), games)


def _plain(name: str) -> str:
    """Return a name that every file system accepts."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:30] or "game"


def _read(path: Path) -> bytes:
    """Return the content of a file. Raise `SaveError`."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise SaveError(SaveProblem.MISSING, str(path)) from None
    except (OSError, ValueError) as error:
        raise SaveError(SaveProblem.UNREADABLE, f"{path}: {error}") from None
    if len(data) > LARGEST:
        raise SaveError(SaveProblem.FOREIGN, f"{path}: larger than any saved game")
    return data


def _about(path: Path, games: GameRegistry) -> SaveSummary:
    """Return the summary of a file, from its first line if possible. Raise `SaveError`."""
    try:
        with path.open("rb") as file:
            head = decode_head(file.readline(LONGEST_HEAD), games)
    except FileNotFoundError:
        raise SaveError(SaveProblem.MISSING, str(path)) from None
    except (OSError, ValueError) as error:
        raise SaveError(SaveProblem.UNREADABLE, f"{path}: {error}") from None
    return head if head is not None else decode_about(_read(path), games)
