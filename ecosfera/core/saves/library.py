"""The folder of saved matches and the operations on it.

Files are read only when they are shown, so that a folder of thousands opens at once. Deleted files
and old automatic saves are moved to the folder `bin`, damaged ones to `damaged`. Files are deleted
permanently only from the bin, and only when a player asks for it.
"""

from __future__ import annotations

import contextlib
import re
import time
import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ecosfera.core.files.deletion import Deletion, is_link, remove_if_empty
from ecosfera.core.files.private_files import make_private_folder
from ecosfera.core.players import clean_name
from ecosfera.core.saves import atomic_files, listing
from ecosfera.core.saves.atomic_files import backup_of
from ecosfera.core.saves.file_format import Note, decode
from ecosfera.core.saves.folder_lock import LOCK_FILE, PATIENCE, locked
from ecosfera.core.saves.headers import is_save, read_data, with_summary
from ecosfera.core.saves.listing import AUTOMATIC, SUFFIX, TUTORIAL, SaveFile, summary_of
from ecosfera.core.saves.problems import SaveError, SaveProblem

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ecosfera.core.game import GameRegistry
    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.core.saves.summary import SaveSummary

GIVEN_OUT: Final = ".ecosfera"
"""Suffix of exported files, by which desktops recognise files of this program."""
STEP: Final = 2 * 10**9
"""Nanoseconds by which times of files differ on every file system."""
KEPT_ENDED: Final = 20
"""Number of automatic saves of finished matches that stay in the list."""
KEPT_OPEN: Final = 100
"""Number of automatic saves of unfinished matches that stay in the list."""
BIN, DAMAGED = "bin", "damaged"
ABANDONED: Final = 3600.0
"""Age in seconds after which a temporary file is considered abandoned."""
TEMPORARY: Final = re.compile(atomic_files.TEMPORARY, re.DOTALL)
SAVED: Final = re.compile(rf".+\.json(?:\.bak)?|{atomic_files.TEMPORARY}", re.DOTALL)
"""Matches the names of saved matches, their backups, and their temporary files."""


class SaveLibrary:
    """The saved matches of one folder, which need not exist. Reading does not create it."""

    def __init__(self, folder: Path, games: GameRegistry) -> None:
        self.folder = folder
        self.games = games

    # -- looking ---------------------------------------------------------------------------------

    def entries(self) -> list[SaveFile]:
        """Return all saved matches, the newest file first; none if the folder cannot be read."""
        return listing.entries(self.folder)

    def about(self, entry: SaveFile) -> SaveSummary:
        """Return what the file says of its match. Raises `SaveError`; no file is moved."""
        return summary_of(entry, self.games)

    def latest(
        self, game_id: str = "", *, tutorial: bool = False
    ) -> tuple[SaveFile, SaveSummary] | None:
        """Return the match, or tutorial, to continue: the newest of a game that is not over."""
        return listing.latest(self.folder, self.games, game_id, tutorial=tutorial)

    @property
    def bin(self) -> SaveLibrary:
        """Return the library of deleted matches."""
        return SaveLibrary(self.folder / BIN, self.games)

    def is_save(self, content: bytes) -> bool:
        """Return whether this is the content, or the beginning, of a saved match."""
        return is_save(content, self.games)

    # -- loading ---------------------------------------------------------------------------------

    def load(self, entry: SaveFile) -> Loaded:
        """Return the match of an entry, from its backup if necessary. Raise `SaveError`.

        A file that is unusable is moved to `damaged`, unless a newer version wrote it.
        """
        backup = backup_of(entry.path)
        try:
            return decode(read_data(entry.path), self.games)
        except SaveError as error:
            problem = error
        if problem.problem in {SaveProblem.NEWER, SaveProblem.UNREADABLE}:
            raise problem
        try:
            loaded = decode(read_data(backup), self.games)
        except SaveError:
            self._set_aside(entry)
            raise problem from None
        if problem.problem is not SaveProblem.MISSING:
            self._set_aside(entry, keep_backup=True)
        return replace(loaded, notes=loaded.notes | {Note.BACKUP})

    def _data(self, entry: SaveFile) -> bytes:
        """Return the content of an entry's file, or of its backup. Raise `SaveError`."""
        try:
            return read_data(entry.path)
        except SaveError as error:
            with contextlib.suppress(SaveError):
                return read_data(backup_of(entry.path))
            raise error from None

    def _set_aside(self, entry: SaveFile, *, keep_backup: bool = False) -> None:
        """Move a file to `damaged`; leave it if that is impossible."""
        with contextlib.suppress(OSError):
            if not keep_backup:
                atomic_files.move(entry.path, self.folder / DAMAGED)
                return
            folder = self.folder / DAMAGED
            make_private_folder(folder)
            entry.path.replace(atomic_files.free_name(folder, entry.path.name))
            backup_of(entry.path).replace(entry.path)

    # -- changing: all raise OSError when the system refuses -------------------------------------

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Keep other programs from changing files of the folder; where that fails, go on without.

        Hold it wherever a file is looked at and then written.
        """
        with contextlib.suppress(OSError):
            make_private_folder(self.folder)
        with locked(self.folder / LOCK_FILE, PATIENCE):
            yield

    def write(self, path: Path, data: bytes) -> None:
        """Write a file of the folder. It comes first then, even if the clock was set back."""
        newest = max((e.changed for e in self.entries() if e.path != path), default=0)
        ahead = newest >= time.time_ns()
        atomic_files.write(path, data, changed=newest + STEP if ahead else None)

    def path_for(self, about: SaveSummary, *, tutorial: bool = False) -> Path:
        """Return an unused path for a new file of this match, which may be a `tutorial`."""
        if about.automatic:
            start = TUTORIAL if tutorial else AUTOMATIC
            return atomic_files.free_name(self.folder, f"{start}{about.id}{SUFFIX}")
        stem = f"{_plain(about.name)}-{about.id[:6]}"
        if stem.startswith(AUTOMATIC):
            # A name given by players must not look like that of an automatic save.
            stem = f"game-{stem}"
        return atomic_files.free_name(self.folder, f"{stem}{SUFFIX}")

    def rename(self, entry: SaveFile, name: str) -> None:
        """Give a match another name; its file keeps its own name and its place in the list.

        Raise `SaveError` or OSError on failure.
        """
        with self.locked():
            about = self.about(entry)._replace(name=clean_name(name))
            data = with_summary(self._data(entry), about, self.games)
            # Keep the time, so that renaming does not make it the match to continue.
            atomic_files.write(entry.path, data, changed=entry.changed)

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

    def erase(self, entry: SaveFile, deletion: Deletion) -> None:
        """Delete a match in the bin permanently.

        A bin that is a link to another folder is not the program's, and is left with all it holds.
        """
        if entry.folder.name != BIN or is_link(entry.folder):
            deletion.foreign.append(entry.path)
            return
        deletion.file(backup_of(entry.path), self.is_save)
        deletion.file(entry.path, self.is_save)

    def erase_all(self, deletion: Deletion) -> None:
        """Delete all saved matches permanently, also those in the bin and damaged ones."""
        for folder in (self.folder / BIN, self.folder / DAMAGED, self.folder):
            try:
                if is_link(folder):
                    deletion.link(folder)
                    continue
                inside = sorted(folder.iterdir()) if folder.is_dir() else []
            except OSError:
                deletion.failed.append(folder)
                continue
            for path in inside:
                if path.name == LOCK_FILE:
                    deletion.file(path, lambda _head: False)
                elif SAVED.fullmatch(path.name):
                    deletion.file(path, self.is_save)
                elif path.parent != self.folder or path.name not in {BIN, DAMAGED}:
                    deletion.foreign.append(path)
            remove_if_empty(folder)

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

    def remove_abandoned(self) -> None:
        """Delete temporary files left by programs that were stopped long ago."""
        oldest, deletion = time.time() - ABANDONED, Deletion()
        with contextlib.suppress(OSError):
            for path in self.folder.iterdir():
                with contextlib.suppress(OSError):
                    if TEMPORARY.fullmatch(path.name) and path.stat().st_mtime < oldest:
                        deletion.file(path, self.is_save)

    def take_in(self, source: Path) -> Path:
        """Copy a file from elsewhere into the folder if it is a saved match; return the copy.

        Raise `SaveError` or OSError on failure. The source stays unchanged.
        """
        data = read_data(source)
        about = decode(data, self.games).about._replace(automatic=False)
        stem = about.name or " ".join(about.names).strip() or source.stem
        target = self.path_for(about._replace(name=stem))
        self.write(target, data)
        return target

    def give_out(self, entry: SaveFile, target: Path) -> Path:
        """Copy a match to a folder or a new file; overwrite nothing. Return the copy.

        The name of the copy always ends in `GIVEN_OUT`, and its folder must exist. Raise
        `SaveError` or OSError on failure.
        """
        data = self._data(entry)
        if target.is_dir():
            about = self.about(entry)
            stem = _plain(about.name or " ".join(about.names))
            target /= f"{about.game}-{stem}-{about.saved:%Y-%m-%d}{GIVEN_OUT}"
        elif target.suffix != GIVEN_OUT:
            target = target.with_name(target.name + GIVEN_OUT)
        target = atomic_files.free_name(target.parent, target.name)
        atomic_files.write_copy(target, data)
        return target


def read_save(path: Path, games: GameRegistry) -> Loaded:
    """Return the match of any file; its backup is not tried. Raises `SaveError`."""
    return decode(read_data(path), games)


def _plain(name: str) -> str:
    """Return a name that every file system accepts."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:30] or "game"
