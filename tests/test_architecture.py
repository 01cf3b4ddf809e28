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


def test_imports_keep_their_contracts(capsys: pytest.CaptureFixture[str]) -> None:
    kept = lint_imports(str(ROOT / "pyproject.toml"), no_cache=True, no_logo=True) == 0
    assert kept, capsys.readouterr().out


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_nothing_reaches_for_the_network(path: Path) -> None:
    assert not of_others(path) & NETWORK


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "games/baltica/rules").rglob("*.py")), ids=name_of
)
def test_the_rules_need_little_more_than_the_language(path: Path) -> None:
    assert of_others(path) <= FOR_THE_RULES
    names = {node.id for node in ast.walk(tree_of(path)) if isinstance(node, ast.Name)}
    assert not names & {"open", "print", "input", "float", "__import__"}


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
