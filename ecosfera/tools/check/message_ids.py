"""Which message ids a program uses, read from its source."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

_ID = re.compile(r"[a-z]+(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+")
_HOLE = "[a-z0-9-]+"
"""What may fill a field: never more than one part of an id, or it would hide unused ones."""
_FILE_ENDINGS = (".toml", ".po", ".py", ".json", ".svg", ".webp", ".png", ".ttf", ".txt", ".ogg")


@dataclass(frozen=True, slots=True)
class Call:
    """A place where a message is said: `words("area.id", name=…)`."""

    message_id: str
    where: str
    values: frozenset[str]
    """The names of the values it gives."""


@dataclass(slots=True)
class Uses:
    """The ids that a program names."""

    ids: dict[str, str] = field(default_factory=dict)
    """Whole ids, and where each stands first (`file:line`)."""
    patterns: dict[str, str] = field(default_factory=dict)
    """Ids made from parts (`f"card.name.{…}"`), as patterns, and where each stands first."""

    calls: list[Call] = field(default_factory=list)
    """Where whole messages are said with values that can be read from the source."""

    def uses(self, message_id: str) -> bool:
        """Whether the program may use the message."""
        if message_id in self.ids:
            return True
        return any(re.fullmatch(pattern, message_id) for pattern in self.patterns)


def used_ids(folders: Iterable[Path], areas: Iterable[str]) -> Uses:
    """The ids of these areas in all `.py` and `.toml` files of the folders."""
    known = set(areas)
    uses = Uses()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
            for text, line in _python_strings(tree):
                _note(uses, text, f"{path}:{line}", known)
            uses.calls += (call for call in _calls(tree, path) if call.message_id in uses.ids)
        for path in sorted(folder.rglob("*.toml")):
            for text in _toml_strings(path):
                _note(uses, text, str(path), known)
    return uses


def _note(uses: Uses, text: str, where: str, areas: set[str]) -> None:
    """Keeps the text if it is an id of one of the areas, whole or with holes (NUL)."""
    area, dot, rest = text.partition(".")
    if not dot or area not in areas or text.endswith(_FILE_ENDINGS):
        return
    if "\0" in rest:
        if re.fullmatch(r"[a-z0-9.\0-]+", rest):
            parts = (re.escape(part) for part in text.split("\0"))
            uses.patterns.setdefault(_HOLE.join(parts), where)
    elif _ID.fullmatch(text):
        uses.ids.setdefault(text, where)


def _calls(tree: ast.Module, path: Path) -> Iterator[Call]:
    """Every `words("…", …)` and `words.count("…", n, …)` that gives its values by name."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        first, function = node.args[0], ast.unparse(node.func)
        if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
            continue
        names = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
        if len(names) < len(node.keywords):  # **values: nobody can tell
            continue
        owner, _, method = function.rpartition(".")
        if method == "count" and owner.endswith("words"):
            names.add("n")
        elif not method.endswith("words"):
            continue
        yield Call(first.value, f"{path}:{node.lineno}", frozenset(names))


def _python_strings(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Every string of a module, the fields of f-strings as NUL; docstrings, too (no harm)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, node.lineno
        elif isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "\0" for part in node.values]
            yield "".join(map(str, parts)), node.lineno


def _toml_strings(path: Path) -> Iterator[str]:
    """Every string of a TOML file, keys as well; none if it cannot be read (others tell that)."""
    try:
        waiting: list[object] = [tomllib.loads(path.read_text(encoding="utf-8"))]
    except ValueError:
        return
    while waiting:
        item = waiting.pop()
        if isinstance(item, dict):
            yield from item
            waiting += item.values()
        elif isinstance(item, list):
            waiting += item
        elif isinstance(item, str):
            yield item
