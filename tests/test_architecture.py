"""Who may import whom, how long a module may be, and what may stand in it (DESIGN)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "ecosfera"
LONGEST_MODULE = 600

LAYERS: dict[str, set[str]] = {
    "rules": {"rules"},
    "content": {"content", "rules", "paths"},
    "bots": {"bots", "rules", "paths"},
    "match": {"match", "rules", "content", "paths"},
    "words": {"words"},
    "commands": {"commands", "rules", "content", "bots", "match", "words", "paths"},
}
"""What the modules of a package may import of ours; `screen` may import all of it."""

TOP_LEVEL: dict[str, set[str]] = {
    "__init__": set(),
    "launch": {"classroom"},
    "classroom": {"match", "rules", "words", "paths"},
    "paths": set(),
    "cli": {"launch", "classroom", "paths", *LAYERS},
    "__main__": {"cli"},
}
"""The same for the modules beside the packages."""

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
    "pygame": ("screen",),
    "pygame_gui": ("screen",),
    "pydantic": ("content", "match", "screen/settings"),
    "platformdirs": ("paths",),
    "polib": ("words",),
    "rich": ("commands",),
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


def of_ours(path: Path) -> set[str]:
    """The parts of our package a file imports."""
    parts = {name.split(".")[1] for name in imports(path) if name.startswith("ecosfera.")}
    return parts - {"__version__"}


def of_others(path: Path) -> set[str]:
    """The packages of others, and of the standard library, a file imports."""
    return {name.partition(".")[0] for name in imports(path)} - {"ecosfera"}


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_imports_run_one_way(path: Path) -> None:
    first, _, rest = name_of(path).partition("/")
    if first == "screen":
        allowed = {*LAYERS, "screen", "launch", "classroom", "paths"}
    else:
        allowed = LAYERS[first] if rest else TOP_LEVEL[first]
    assert of_ours(path) <= allowed


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_packages_are_used_only_where_they_belong(path: Path) -> None:
    used = of_others(path)
    assert not used & NETWORK
    for package in used & ONLY_FOR.keys():
        assert name_of(path).startswith(ONLY_FOR[package]), package


@pytest.mark.parametrize("path", sorted((PACKAGE / "rules").rglob("*.py")), ids=name_of)
def test_the_rules_need_little_more_than_the_language(path: Path) -> None:
    assert of_others(path) <= FOR_THE_RULES
    names = {node.id for node in ast.walk(tree_of(path)) if isinstance(node, ast.Name)}
    assert not names & {"open", "print", "input", "float", "__import__"}


def test_only_the_screen_is_imported_lazily_by_name() -> None:
    used = [name_of(path) for path in modules() if "importlib" in of_others(path)]
    assert "cli" in used
    assert all(name == "cli" or name.startswith("screen/") for name in used)


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
    # what was built has packages of others
    assert not [path for path in found if path.parts[0] != "out"]


def test_the_package_tells_type_checkers_that_it_is_typed() -> None:
    assert (PACKAGE / "py.typed").is_file()
