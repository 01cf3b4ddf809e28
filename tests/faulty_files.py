"""A file system that refuses what is asked of it, for tests."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

_PATH_CALLS = ("open", "stat", "lstat", "mkdir", "scandir", "listdir", "unlink", "rmdir")


def bar(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let nobody enter a folder, as if its mode were 0; that would not stop root."""

    def barred(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(path: Any, *more: Any, **named: Any) -> Any:
            if isinstance(path, (str, os.PathLike)) and folder in Path(path).parents:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
            return real(path, *more, **named)

        return call

    for name in _PATH_CALLS:
        monkeypatch.setattr(os, name, barred(getattr(os, name)))
