"""Imports between rooms, module lengths, and forbidden constructs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "ecosfera"
LONGEST_MODULE = 600

FOR_THE_RULES = {
    "__future__",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "itertools",
    "typing",
}
"""What the rules may import of the standard library: no files, clock, chance, text or threads."""

ONLY_FOR: dict[str, tuple[str, ...]] = {
    "pygame": (
        *("ui", "app", "tools", "games/game_screens"),
        *("games/baltica/cards", "games/baltica/screens"),
    ),
    "pygame_gui": ("ui",),
    "pydantic": ("core", "games/baltica/content", "ui/settings"),
    "platformdirs": ("paths",),
    "polib": ("words", "tools/check"),
    "rich": ("tools",),
}
"""The few packages we use, and who may use them."""

NETWORK = {"socket", "ssl", "http", "urllib", "ftplib", "smtplib", "asyncio", "requests"}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").as_posix()


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, also in functions and for type checking."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            if node.module == "ecosfera":
                yield from (f"ecosfera.{alias.name}" for alias in node.names)
            else:
                yield node.module


def of_others(path: Path) -> set[str]:
    """Return the third-party and standard library packages that a file imports."""
    return {name.partition(".")[0] for name in imports(path)} - {"ecosfera"}


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_packages_are_used_only_where_they_belong(path: Path) -> None:
    used = of_others(path)
    assert not used & NETWORK
    for package in used & ONLY_FOR.keys():
        assert name_of(path).startswith(ONLY_FOR[package]), package


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "games/baltica/rules").rglob("*.py")), ids=name_of
)
def test_the_rules_need_little_more_than_the_language(path: Path) -> None:
    assert of_others(path) <= FOR_THE_RULES
    names = {node.id for node in ast.walk(tree_of(path)) if isinstance(node, ast.Name)}
    assert not names & {"open", "print", "input", "float", "__import__"}


@pytest.mark.parametrize(
    "path",
    [path for room in ("core", "ui", "app") for path in sorted((PACKAGE / room).rglob("*.py"))],
    ids=name_of,
)
def test_the_program_names_no_game(path: Path) -> None:
    assert not [name for name in imports(path) if name.startswith("ecosfera.games.baltica")]


@pytest.mark.parametrize("path", sorted((PACKAGE / "games").rglob("*.py")), ids=name_of)
def test_no_game_imports_the_program(path: Path) -> None:
    above = ("ecosfera.app", "ecosfera.tools", "ecosfera.cli")
    assert not [name for name in imports(path) if name.startswith(above)]


def test_modules_are_imported_by_name_only_at_the_listed_doors() -> None:
    used = {name_of(path) for path in modules() if "importlib" in of_others(path)}
    assert used == {"cli", "games/all_games"}


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_no_module_is_too_long(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= LONGEST_MODULE


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_every_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(tree_of(path))


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_no_exception_is_swallowed_broadly(path: Path) -> None:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ExceptHandler):
            assert node.type is not None
            caught = {part.id for part in ast.walk(node.type) if isinstance(part, ast.Name)}
            if caught & {"Exception", "BaseException"}:
                assert any(isinstance(part, ast.Raise | ast.Call) for part in ast.walk(node))


def test_the_build_folder_is_no_package() -> None:
    found = [path.relative_to(ROOT / "build") for path in (ROOT / "build").rglob("__init__.py")]
    # Build output contains packages of others.
    assert not [path for path in found if path.parts[0] != "out"]


def test_the_package_tells_type_checkers_that_it_is_typed() -> None:
    assert (PACKAGE / "py.typed").is_file()
