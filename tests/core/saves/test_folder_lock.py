"""Programs that change one folder wait for each other, but not for ever."""

from __future__ import annotations

import errno
import importlib.util
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from ecosfera.core.saves import folder_lock, library
from ecosfera.core.saves.autosave import Autosaver
from ecosfera.core.saves.folder_lock import locked
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.games.baltica.game import Match
from tests.core.saves.samples import NAMED, play_on
from tests.games.baltica.codec.games import BALTICA, GAMES

ROOT = Path(__file__).resolve().parents[3]
HOLD = """
import sys
from pathlib import Path
from ecosfera.core.saves.folder_lock import locked
with locked(Path(sys.argv[1])) as held:
    print(held, flush=True)
    sys.stdin.read()
"""


def test_a_lock_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    with locked(file) as first, locked(file, 0.02) as second:
        assert first
        assert not second
    with locked(file, 0.0) as again:
        assert again


def test_the_lock_of_another_program_is_waited_for_and_free_when_it_is_killed(
    tmp_path: Path,
) -> None:
    file = tmp_path / "lock"
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(file)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert other.stdout is not None
    assert other.stdout.readline().strip() == b"True"
    with locked(file, 0.02) as held:
        assert not held
    other.kill()
    other.communicate()
    with locked(file) as held:
        assert held


def test_where_no_lock_can_be_made_one_goes_on_without(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    target = tmp_path / "target"
    (tmp_path / "link").symlink_to(target)
    for name in ("none/lock", "folder", "link"):
        with locked(tmp_path / name, 5.0) as held:
            assert not held
    assert not target.exists()


def test_an_exception_frees_the_lock(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), locked(tmp_path / "lock"):
        raise ZeroDivisionError
    with locked(tmp_path / "lock", 0.0) as held:
        assert held


def test_no_move_is_lost_between_the_look_at_a_file_and_the_writing(tmp_path: Path) -> None:
    """Two programs save one game: the first has looked when the second wants to write."""
    shelf = SaveLibrary(tmp_path / "saves", GAMES)
    keeper = Autosaver(shelf, Match.new(BALTICA, NAMED))
    play_on(keeper.match, 3)
    keeper.close()
    (entry,) = shelf.entries()
    looked, wrote = threading.Event(), threading.Event()

    def slowly(path: Path, data: bytes) -> None:
        looked.set()
        assert not wrote.wait(0.2), "the other wrote while this one was between look and write"
        shelf.write(path, data)

    keepers = [Autosaver.resumed(shelf, entry, shelf.load(entry)) for _ in range(2)]
    keepers[0]._write = slowly

    def quickly(path: Path, data: bytes) -> None:
        shelf.write(path, data)
        wrote.set()

    keepers[1]._write = quickly
    play_on(keepers[0].match, 1, "a")
    assert looked.wait(10)
    play_on(keepers[1].match, 2, "b")
    for keeper in keepers:
        assert keeper.flush()
        keeper.close()
    states = [shelf.load(entry).match.state for entry in shelf.entries()]
    assert len(states) == 2
    assert all(keeper.match.state in states for keeper in keepers)


def test_a_program_that_hangs_with_the_lock_keeps_nobody_from_saving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = SaveLibrary(tmp_path / "saves", GAMES)
    shelf.folder.mkdir()
    monkeypatch.setattr(library, "PATIENCE", 0.1)
    with locked(shelf.folder / folder_lock.LOCK_FILE):
        keeper = Autosaver(shelf, Match.new(BALTICA, NAMED))
        start = time.monotonic()
        play_on(keeper.match, 1)
        assert keeper.flush()
        assert time.monotonic() - start < 5.0
        keeper.close()
    assert len(shelf.entries()) == 1


class FakeMsvcrt:
    """`msvcrt.locking` as Microsoft documents it: bytes from the position of the file are locked.

    A region that another handle has locked cannot be locked; closing a handle frees its regions.
    """

    LK_UNLCK, LK_LOCK, LK_NBLCK = range(3)

    def __init__(self) -> None:
        self.regions: dict[tuple[int, int, int], int] = {}
        """The handle that holds each byte of a file, by device, file and position."""

    def locking(self, handle: int, mode: int, count: int) -> None:
        known = os.fstat(handle)
        start = os.lseek(handle, 0, os.SEEK_CUR)
        region = [(known.st_dev, known.st_ino, start + i) for i in range(count)]
        assert mode == self.LK_NBLCK, "LK_LOCK would wait ten seconds"
        if any(key in self.regions for key in region):
            raise PermissionError(errno.EACCES, "Permission denied")
        self.regions |= dict.fromkeys(region, handle)

    def close(self, handle: int) -> None:
        """Free what a handle holds, as the system does when it is closed."""
        self.regions = {key: held for key, held in self.regions.items() if held != handle}


@pytest.fixture
def on_windows(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module as it is on Windows, where no folder can be opened and there is no `fcntl`."""
    fake = FakeMsvcrt()
    monkeypatch.setitem(sys.modules, "msvcrt", fake)
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setattr(sys, "platform", "win32")
    assert folder_lock.__file__ is not None
    spec = importlib.util.spec_from_file_location("folder_lock_of_windows", folder_lock.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(sys, "platform", "linux")
    close = os.close

    def free(handle: int) -> None:
        fake.close(handle)
        close(handle)

    monkeypatch.setattr(os, "close", free)
    yield module
    assert not fake.regions


def test_on_windows_a_lock_is_held_by_one_at_a_time(on_windows: ModuleType, tmp_path: Path) -> None:
    file, other = tmp_path / "lock", tmp_path / "other"
    with on_windows.locked(file) as first, on_windows.locked(file, 0.02) as second:
        assert first
        assert not second
        with on_windows.locked(other, 0.0) as elsewhere:
            assert elsewhere
    with on_windows.locked(file, 0.0) as again:
        assert again


def test_on_windows_the_end_of_another_lock_is_waited_for(
    on_windows: ModuleType, tmp_path: Path
) -> None:
    got = threading.Event()

    def hold() -> None:
        with on_windows.locked(tmp_path / "lock") as held:
            assert held
            got.set()
            time.sleep(0.2)

    thread = threading.Thread(target=hold)
    thread.start()
    assert got.wait(10)
    start = time.monotonic()
    with on_windows.locked(tmp_path / "lock", 10.0) as held:
        assert held
        assert 0.05 < time.monotonic() - start < 9
    thread.join()


def test_on_windows_a_drive_without_locks_is_not_waited_for(
    on_windows: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_given: int) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(sys.modules["msvcrt"], "locking", refuse, raising=False)
    start = time.monotonic()
    with on_windows.locked(tmp_path / "lock", 10.0) as held:
        assert not held
    assert time.monotonic() - start < 5


def test_on_windows_an_exception_frees_the_lock(on_windows: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), on_windows.locked(tmp_path / "lock"):
        raise ZeroDivisionError
    with on_windows.locked(tmp_path / "lock", 0.0) as held:
        assert held
