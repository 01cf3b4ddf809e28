"""Import contracts (`[tool.importlinter]`), module lengths, and forbidden constructs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

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

NOT_IN_THE_RULES = {"open", "print", "input", "float", "__import__"}

NETWORK = {"socket", "ssl", "http", "urllib", "ftplib", "smtplib", "asyncio", "requests"}


LAZY_DOORS: dict[str, str] = {
    # milliseconds of processor time that the import takes, and why it waits
    "app/faults": "8.1 for logging.handlers: only after a fault",
    "app/flow": "30 for matches with their files and services, 20 for the lists: after the menu",
    "app/main": "pygame reads the environment when it is imported",
    "app/memory_tuning": "1.5 for ctypes: after the first frame",
    "app/menu/licences": "33.7 for pygame_gui",
    "app/program": "3 for the voice and subprocess: after the first frame",
    "app/start": "all that the splash screen does not need: some 70",
    "cli": "22.5 for pydantic: most have no file of a classroom",
    "core/files/data_files": "3.5 for tomllib: the menu reads no data file",
    "games/baltica/content/__init__": "22.5 for pydantic",
    "games/baltica/game": "20 for bots, 30 for hints: the engine starts without either",
    "games/baltica/game_screens": "22.5 and 15 MB for pydantic: only the books are read with it",
    "games/baltica/info": "2.5 for the cards: read before the first frame",
    "games/co2/game": "20 for bots and hints: the engine starts without either",
    "paths": "6.5 for platformdirs: the engine keeps no files",
    "tools/arguments": "6 for words: the splash screen does not need them",
    "tools/bench/command": "pygame reads the environment when it is imported",
    "ui/app/screen_reader": "AccessKit: after the first frame, and only where it is installed",
}
"""Modules with imports inside functions. Everywhere else imports stand at the top."""


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").as_posix()


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def statements_of(path: Path) -> tuple[ast.AST, ...]:
    """Return all statements of a file; their expressions are most of its nodes."""
    return tuple(statements(tree_of(path)))


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the statements in a module or in a statement, at all depths."""
    for field in ("body", "orelse", "finalbody", "handlers", "cases"):
        inside: list[ast.AST] = getattr(node, field, [])
        for statement in inside:
            yield statement
            yield from statements(statement)


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, also in functions and for type checking."""
    for node in statements_of(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            if node.module == "ecosfera":
                yield from (f"ecosfera.{alias.name}" for alias in node.names)
            else:
                yield node.module


@cache
def of_others(path: Path) -> set[str]:
    """Return the third-party and standard library packages that a file imports."""
    return {name.partition(".")[0] for name in imports(path)} - {"ecosfera"}


def test_imports_keep_their_contracts(capsys: pytest.CaptureFixture[str]) -> None:
    kept = lint_imports(str(ROOT / "pyproject.toml"), no_cache=True, no_logo=True) == 0
    assert kept, capsys.readouterr().out


def test_nothing_reaches_for_the_network() -> None:
    assert [name_of(path) for path in modules() if of_others(path) & NETWORK] == []


def test_the_rules_need_little_more_than_the_language() -> None:
    rules = sorted(PACKAGE.glob("games/*/rules/**/*.py"))
    assert rules
    wrong: dict[str, set[str]] = {}
    for path in rules:
        names = {node.id for node in ast.walk(tree_of(path)) if isinstance(node, ast.Name)}
        wrong[name_of(path)] = of_others(path) - FOR_THE_RULES | names & NOT_IN_THE_RULES
    assert {name: used for name, used in wrong.items() if used} == {}


def test_modules_are_imported_by_name_only_at_the_listed_doors() -> None:
    used = {name_of(path) for path in modules() if "importlib" in of_others(path)}
    assert used == {"cli", "games/all_games", "tools/compiled_rules"}


def test_imports_inside_functions_stand_only_at_the_listed_doors() -> None:
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    used = {
        name_of(path)
        for path in modules()
        for function in statements_of(path)
        if isinstance(function, functions)
        for node in statements(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert used == LAZY_DOORS.keys()


def test_no_module_is_too_long() -> None:
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in modules()}
    assert {name: n for name, n in lengths.items() if n > LONGEST_MODULE} == {}


def test_every_module_says_what_it_is() -> None:
    assert [name_of(path) for path in modules() if not ast.get_docstring(tree_of(path))] == []


def swallows(handler: ast.ExceptHandler) -> bool:
    """Return whether a handler catches everything and neither raises nor calls anything."""
    if handler.type is None:
        return True
    caught = {part.id for part in ast.walk(handler.type) if isinstance(part, ast.Name)}
    broad = caught & {"Exception", "BaseException"}
    return bool(broad) and not any(
        isinstance(part, ast.Raise | ast.Call) for part in ast.walk(handler)
    )


def test_no_exception_is_swallowed_broadly() -> None:
    swallowed = [
        f"{name_of(path)}:{node.lineno}"
        for path in modules()
        for node in statements_of(path)
        if isinstance(node, ast.ExceptHandler) and swallows(node)
    ]
    assert swallowed == []


def test_the_build_folder_is_no_package() -> None:
    found = [path.relative_to(ROOT / "build") for path in (ROOT / "build").rglob("__init__.py")]
    # Build output contains packages of others.
    assert not [path for path in found if path.parts[0] != "out"]


def test_the_package_tells_type_checkers_that_it_is_typed() -> None:
    assert (PACKAGE / "py.typed").is_file()
