"""Which tests belong to what has changed: those of its rooms, and of the floor above each of them.

The tests mirror the folders of the program, and the import contracts in `pyproject.toml` say which
rooms stand on which.
"""

from __future__ import annotations

import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
BESIDE = {
    "assets": ("tests/words", "tests/ui/draw", "tests/games/baltica/content"),
    "build": ("tests/build", "tests/packaging"),
    "locales": ("tests/words", "tests/app/test_layouts.py", "tests/tools/test_check.py"),
}
"""The tests of the folders beside the program's."""

Room = tuple[str, ...]
"""The parts of a package's or a module's name, such as `ecosfera`, `ui`, `draw`."""


class UnknownRevisionError(Exception):
    """There is no such revision, or no git; the message says so."""


def changed_files(revision: str) -> list[str]:
    """Return the files that differ from a revision, including those git does not know yet."""
    files: list[str] = []
    for arguments in (
        ("diff", "--name-only", "--end-of-options", revision, "--"),
        ("ls-files", "--others", "--exclude-standard"),
    ):
        try:
            done = subprocess.run(
                ["git", *arguments],  # noqa: S607 (git is wherever the developer has it)
                cwd=ROOT,
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError as error:
            raise UnknownRevisionError(f"git cannot be run: {error}") from None
        if done.returncode:
            raise UnknownRevisionError(
                f"git cannot compare with {revision!r}:\n{done.stderr.strip()}"
            )
        files += done.stdout.splitlines()
    return files


def tests_of(files: list[str]) -> list[str]:
    """Return the files and folders of tests for changed files; tests of the whole code always."""
    tests = {f"tests/{path.name}" for path in TESTS.glob("test_*.py")}
    for file in files:
        top, *rest = Path(file).parts
        if top == "ecosfera":
            module = Path(file).with_suffix("").parts
            own = tests_in(module[:-1])
            tests |= own | floor_above(module, own)
        elif top == "tests" and rest and (ROOT / file).is_file():
            tests.add(file if rest[-1].startswith("test_") else Path(file).parent.as_posix())
        else:
            tests |= {test for test in BESIDE.get(top, ()) if (ROOT / test).exists()}
    inner = {test for test in tests if tests & {path.as_posix() for path in Path(test).parents}}
    return sorted(tests - inner)


def tests_in(package: Room) -> set[str]:
    """Return the tests of a package, or of the nearest one around it that has any.

    If a contract divides the package into floors, they are those of no floor.
    """
    while len(package) > 1:
        folder = TESTS.joinpath(*package[1:])
        if package not in dict(floors()):
            found = {_name(folder)} if folder.is_dir() else set()
        else:
            found = {_name(path) for path in folder.glob("test_*.py")}
        if found:
            return found
        package = package[:-1]
    return set()


def floor_above(module: Room, own: set[str]) -> set[str]:
    """Return the tests of the next floor that stands on a module's, besides its own tests."""
    for container, layers in sorted(floors(), key=lambda one: -len(one[0])):
        inside = module[len(container) :]
        if module[: len(container)] != container or not inside:
            continue
        here = next((n for n, rooms in enumerate(layers) if inside[0] in rooms), 0)
        for rooms in reversed(layers[:here]):
            folder = TESTS.joinpath(*container[1:])
            places = [
                path for room in rooms for path in (folder / room, folder / f"test_{room}.py")
            ]
            found = {_name(path) for path in places if path.exists()} - own
            if found:
                return found
    return set()


@cache
def floors() -> list[tuple[Room, list[list[str]]]]:
    """Return the packages that a contract divides into floors, and their rooms from above."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [
        (tuple(container.split(".")), [re.findall(r"\w+", layer) for layer in contract["layers"]])
        for contract in project["tool"]["importlinter"]["contracts"]
        if contract["type"] == "layers"
        for container in contract["containers"]
    ]


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
