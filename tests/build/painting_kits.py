"""What the tests of the painting kits share: their packages, and a fixture that imports modules."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD: Final = ROOT / "build"
PAINT: Final = BUILD / "paint"


def painting_numpy() -> Any:
    """Return numpy; skip the module where the packages for painting are not installed."""
    for name in ("scipy", "numba"):
        pytest.importorskip(name, reason="painting needs the packages of the extra 'paint'")
    return pytest.importorskip("numpy", reason="painting needs the packages of the extra 'paint'")


def kit_fixture(*folders: Path) -> Any:
    """Return a fixture: a function that imports a module from one of these folders, first to last.

    Kits share names of modules, so whatever came from a kit is forgotten after the test.
    """

    @pytest.fixture
    def kit(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
        before = set(sys.modules)
        for folder in (BUILD, *reversed(folders)):
            monkeypatch.syspath_prepend(str(folder))
        path = list(sys.path)
        yield importlib.import_module
        sys.path[:] = path  # a kit's run.py adds its folders
        for name in set(sys.modules) - before:
            if str(PAINT) in str(getattr(sys.modules[name], "__file__", "")):
                del sys.modules[name]

    return kit
