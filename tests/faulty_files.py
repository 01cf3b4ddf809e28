"""A file system that refuses what is asked of it, for tests."""

from __future__ import annotations

import builtins
import errno
import io
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pytest

_READS: Final = ("stat", "lstat", "scandir", "listdir")
_WRITES: Final = ("mkdir", "link", "replace", "rename", "unlink", "remove", "rmdir", "utime")

_DELETES: Final = frozenset({"unlink", "remove", "rmdir"})


def bar(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let nobody enter a folder, as if its mode were 0; that would not stop root."""

    def barred(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(path: Any, *more: Any, **named: Any) -> Any:
            if _is_below(path, folder):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
            return real(path, *more, **named)

        return call

    for name in ("open", *_READS, *_WRITES):
        monkeypatch.setattr(os, name, barred(getattr(os, name)))


def _is_below(path: object, folder: Path) -> bool:
    return isinstance(path, (str, os.PathLike)) and folder in [*Path(path).parents, Path(path)]


@dataclass(frozen=True)
class Fault:
    """Which call fails, and how."""

    at: int
    """The number of the call, from 0."""
    error: int
    """Its `errno`; 0 writes half of the bytes and says so, as systems may."""
    lasting: bool = False
    """Whether all later calls fail as well, except those that delete, as on a full disk."""

    @property
    def name(self) -> str:
        """Return a short text for messages of tests."""
        error = errno.errorcode[self.error] if self.error else "short"
        return f"{error} at {self.at}{' and after' if self.lasting else ''}"


class FaultyFiles:
    """Counts the calls that change files below a folder, and lets some of them fail.

    Where a file is written, each write of the buffer counts, and so does closing it.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.folder = folder
        self.calls: list[str] = []
        self.fault: Fault | None = None
        self.failed = False
        """Whether a call has failed."""
        self._handles: set[int] = set()
        for name in _WRITES:
            monkeypatch.setattr(os, name, self._checked(name, getattr(os, name)))
        self._open, self._fsync, self._sendfile = os.open, os.fsync, getattr(os, "sendfile", None)
        monkeypatch.setattr(os, "open", self._os_open)
        monkeypatch.setattr(os, "fsync", self._os_fsync)
        if self._sendfile is not None:
            monkeypatch.setattr(os, "sendfile", self._os_sendfile)
        self._io_open = io.open
        monkeypatch.setattr(io, "open", self._python_open)
        monkeypatch.setattr(builtins, "open", self._python_open)

    def arm(self, fault: Fault | None) -> None:
        """Count from 0 again, with this fault to come, or none."""
        self.calls, self.fault, self.failed = [], fault, False

    def check(self, name: str) -> bool:
        """Count a call, and raise OSError if it is to fail; return whether it is to be short."""
        number = len(self.calls)
        self.calls.append(name)
        fault = self.fault
        if fault is None or number < fault.at:
            return False
        if number > fault.at and (not fault.lasting or name in _DELETES):
            return False
        if not fault.error:
            return True
        self.failed = True
        raise OSError(fault.error, os.strerror(fault.error))

    def _checked(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(path: Any, *more: Any, **named: Any) -> Any:
            if _is_below(path, self.folder):
                self.check(name)
            return real(path, *more, **named)

        return call

    def _os_open(self, path: Any, flags: int, *more: Any, **named: Any) -> int:
        written = flags & (os.O_WRONLY | os.O_RDWR)
        if _is_below(path, self.folder) and written:
            self.check("open")
        handle = self._open(path, flags, *more, **named)
        if _is_below(path, self.folder):
            self._handles.add(handle)
        else:
            self._handles.discard(handle)
        return handle

    def _os_fsync(self, handle: int) -> None:
        if handle in self._handles:
            self.check("fsync")
        self._fsync(handle)

    def _os_sendfile(self, *arguments: Any, **named: Any) -> int:
        self.check("write")
        assert self._sendfile is not None
        sent: int = self._sendfile(*arguments, **named)
        return sent

    def _python_open(self, file: Any, mode: str = "r", *more: Any, **named: Any) -> Any:
        ours = file in self._handles if isinstance(file, int) else _is_below(file, self.folder)
        if not ours or not set(mode) & set("wax+"):
            return self._io_open(file, mode, *more, **named)
        if not isinstance(file, int):
            self.check("open")
        raw = _FaultyFile(file, mode.replace("b", "").replace("t", ""), self)
        self._handles.add(raw.fileno())
        buffering = more[0] if more else named.get("buffering", -1)
        if buffering == 0:
            return raw
        buffered = io.BufferedRandom(raw) if "+" in mode else io.BufferedWriter(raw)
        if "b" in mode:
            return buffered
        texts: Any = [named.get(name) for name in ("encoding", "errors", "newline")]
        return io.TextIOWrapper(buffered, *texts)


class _FaultyFile(io.FileIO):
    """A file whose writes may fail or be short."""

    def __init__(self, file: Any, mode: str, faults: FaultyFiles) -> None:
        super().__init__(file, mode)
        self._faults = faults

    def write(self, data: Any) -> int:
        """Write some of the data, as systems may; return how much."""
        content = bytes(data)
        if self._faults.check("write") and len(content) > 1:
            content = content[: len(content) // 2]
        return super().write(content) or 0

    def close(self) -> None:
        """Close the file; the system may say only now that a write has failed."""
        if not self.closed:
            super().close()
            self._faults.check("close")


def faults(calls: int) -> Iterator[Fault]:
    """Yield every fault to try with an action of so many calls."""
    for at in range(calls):
        yield Fault(at, errno.EIO)
        yield Fault(at, errno.EACCES)
        yield Fault(at, errno.ENOSPC, lasting=True)
        yield Fault(at, 0)
