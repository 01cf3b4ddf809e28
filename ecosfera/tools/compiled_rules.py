"""Find and use rules that `build/compile_rules.py` compiled from this source.

Packages contain compiled rules; a checkout runs the source. This module lets a checkout run
compiled rules too, to test and to measure them.
"""

from __future__ import annotations

import hashlib
import platform
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from typing import TYPE_CHECKING, Final

from ecosfera import paths

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

PATTERNS: Final = ("core/rng.py", "games/*/rules/**/*.py")
"""What is compiled, from the folder of this package."""


def sources() -> list[Path]:
    """Return the modules that are compiled, from the folder that holds this package."""
    found = [path for pattern in PATTERNS for path in paths.PACKAGE.glob(pattern)]
    named = [path for path in found if path.name != "__init__.py"]
    return sorted(path.relative_to(paths.PACKAGE.parent) for path in named)


def folder(*, optimised: bool = True) -> Path:
    """Return where the rules compiled from this very source by this Python belong."""
    digest = hashlib.sha256(f"{sys.version} {platform.platform()} {optimised}".encode())
    for path in sources():
        digest.update(f"\0{path.as_posix()}\0".encode())
        digest.update((paths.PACKAGE.parent / path).read_bytes())
    return paths.PACKAGE.parent / "build" / "out" / "compiled" / digest.hexdigest()[:16]


def extension_modules(place: Path) -> dict[str, Path]:
    """Return the files of the extension modules in a folder, by the names of their modules."""
    found = {}
    for path in sorted(place.rglob("*")):
        for suffix in EXTENSION_SUFFIXES:
            if path.name.endswith(suffix):
                inside = path.relative_to(place).parent.parts
                found[".".join((*inside, path.name.removesuffix(suffix)))] = path
                break
    return found


class CompiledFinder:
    """Import finder: takes the extension modules of a folder instead of the source."""

    def __init__(self, place: Path) -> None:
        self.modules: Final = extension_modules(place)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        """Return where a module of the folder is, or None for any other."""
        del path, target
        return spec_from_file_location(name, self.modules[name]) if name in self.modules else None


def use(place: Path) -> None:
    """Let all later imports of the rules take the compiled modules of a folder.

    Raise `FileNotFoundError` if there are none.
    """
    finder = CompiledFinder(place)
    if not finder.modules:
        raise FileNotFoundError(f"there are no compiled rules in {place}")
    sys.meta_path.insert(0, finder)
