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
    # milliseconds of processor time that the import takes after the first frame, and why it waits;
    # those without a number save 20 together until the menu takes input
    "app/after_match": "3.6 for the replay, 13.8 for the library: only after a match",
    "app/classroom": "22.5 for pydantic: most have no file",
    "app/faults": "8.1 for logging.handlers: only after a fault",
    "app/flow": "2.3 for matches, 24.7 for the saved games and statistics: after the first frame",
    "app/main": "pygame reads the environment when it is imported",
    "app/memory_tuning": "ctypes: after the first frame",
    "app/menu/scene": "the page about the games: when it is opened",
    "app/menu/licences": "33.7 for pygame_gui",
    "app/program": "the voice and subprocess: after the first frame",
    "app/saves/scene": "3.6 for the replay, 5.1 for the statistics",
    "app/services": "4.3 for the pause, 1.7 for the settings, 0.9 for the languages",
    "app/session": "matches, and what comes after them: when one begins",
    "app/session_files": "13.8 for the library, 14.7 for the autosaver, 4.3 for the statistics",
    "app/start": "all that the splash screen does not need: some 70",
    "app/start_times": "pygame reads the environment when it is imported",
    "cli": "no command waits for the libraries of another",
    "core/files/data_files": "tomllib: the menu reads no data file",
    "core/saves/atomic_files": "1.6 for shutil, which moves files: few are ever moved",
    "core/saves/listing": "4 for heads of files: the first start has none",
    "games/baltica/content/__init__": "22.5 for pydantic",
    "games/baltica/game": "bots and hints wait until they are asked",
    "games/baltica/info": "20 for the cards: read before the first frame",
    "games/baltica/game_screens": "each scene waits until it is asked for",
    "games/co2/game": "bots and hints wait until they are asked",
    "games/co2/info": "2.9 for the fields of JSON, 0.6 for codes: lists of saves need neither",
    "games/co2/game_screens": "each scene waits until it is asked for",
    "games/baltica/menu_card": "1.4 for the interface of games: only if there is a match",
    "paths": "6.5 for platformdirs: the engine keeps no files",
    "tools/arguments": "20 for words and data files: the splash screen does not need them",
    "tools/bench/command": "pygame reads the environment when it is imported",
    "tools/bench/figures": "only where the system has it",
    "ui/app/screen_reader": "AccessKit: after the first frame, and only where it is installed",
    "ui/input/gamepad": "the gamepads of SDL: after the first frame",
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
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Return all nodes of a file; walking is slow."""
    return tuple(ast.walk(tree_of(path)))


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, also in functions and for type checking."""
    for node in nodes_of(path):
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
        names = {node.id for node in nodes_of(path) if isinstance(node, ast.Name)}
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
        for function in nodes_of(path)
        if isinstance(function, functions)
        for node in ast.walk(function)
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
        for node in nodes_of(path)
        if isinstance(node, ast.ExceptHandler) and swallows(node)
    ]
    assert swallowed == []


def test_the_build_folder_is_no_package() -> None:
    found = [path.relative_to(ROOT / "build") for path in (ROOT / "build").rglob("__init__.py")]
    # Build output contains packages of others.
    assert not [path for path in found if path.parts[0] != "out"]


def test_the_package_tells_type_checkers_that_it_is_typed() -> None:
    assert (PACKAGE / "py.typed").is_file()
