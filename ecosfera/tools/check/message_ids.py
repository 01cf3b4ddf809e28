"""Find the message ids that a program uses by reading its source."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

_ID = re.compile(r"[a-z]+(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+")
_HOLE = "[a-z0-9-]+"
"""What may fill a field of an f-string: one part of an id only, or unused ids would match."""
_FILE_ENDINGS = (".toml", ".po", ".py", ".json", ".svg", ".webp", ".png", ".ttf", ".txt", ".ogg")


@dataclass(frozen=True, slots=True)
class MessageCall:
    """A call that uses a message: `words("area.id", name=…)`."""

    message_id: str
    where: str
    values: frozenset[str]
    """Names of the values it passes."""


@dataclass(slots=True)
class MessageUses:
    """The message ids that a program uses."""

    ids: dict[str, str] = field(default_factory=dict)
    """Complete ids, with the place of the first use (`file:line`)."""
    patterns: dict[str, str] = field(default_factory=dict)
    """Ids built from parts (`f"card.name.{…}"`) as patterns, with the place of the first use."""

    calls: list[MessageCall] = field(default_factory=list)
    """Calls with a complete id whose values can be read from the source."""

    def uses(self, message_id: str) -> bool:
        """Return whether the program may use the message."""
        if message_id in self.ids:
            return True
        return any(re.fullmatch(pattern, message_id) for pattern in self.patterns)


def used_ids(
    folders: Iterable[Path], areas: Iterable[str], without: Path | None = None
) -> MessageUses:
    """Return the ids of these areas in all `.py` and `.toml` files of the folders.

    The folder `without` is left out: in a wheel the translations lie inside the program, and their
    list of terms names texts that it does not use.
    """
    known = set(areas)
    uses = MessageUses()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            strings, calls = _read_module(path.read_text(encoding="utf-8"), str(path))
            for text, line in strings:
                _note(uses, text, f"{path}:{line}", known)
            uses.calls += (call for call in calls if call.message_id in uses.ids)
        for path in sorted(folder.rglob("*.toml")):
            if without is not None and path.is_relative_to(without):
                continue
            for text in _toml_strings(path):
                _note(uses, text, str(path), known)
    return uses


def _note(uses: MessageUses, text: str, where: str, areas: set[str]) -> None:
    """Record the text if it is an id of one of the areas, complete or with holes (NUL)."""
    area, dot, rest = text.partition(".")
    if not dot or area not in areas or text.endswith(_FILE_ENDINGS):
        return
    if "\0" in rest:
        if re.fullmatch(r"[a-z0-9.\0-]+", rest):
            parts = (re.escape(part) for part in text.split("\0"))
            uses.patterns.setdefault(_HOLE.join(parts), where)
    elif _ID.fullmatch(text):
        uses.ids.setdefault(text, where)


@cache
def _read_module(
    source: str, path: str
) -> tuple[tuple[tuple[str, int], ...], tuple[MessageCall, ...]]:
    """Return the strings of a module with their lines, and its calls of `words`."""
    nodes = list(ast.walk(ast.parse(source, path)))
    return tuple(_python_strings(nodes)), tuple(_calls(nodes, path))


def _calls(nodes: Iterable[ast.AST], path: str) -> Iterator[MessageCall]:
    """Yield every `words("…", …)` and `words.count("…", n, …)` with values passed by name."""
    for node in nodes:
        if not isinstance(node, ast.Call) or not node.args:
            continue
        first = node.args[0]
        if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
            continue
        names = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
        if len(names) < len(node.keywords):  # **values cannot be read from the source
            continue
        owner, _, method = ast.unparse(node.func).rpartition(".")
        if method == "count" and owner.endswith("words"):
            names.add("n")
        elif not method.endswith("words"):
            continue
        yield MessageCall(first.value, f"{path}:{node.lineno}", frozenset(names))


def _python_strings(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, int]]:
    """Yield every string of a module with its line, with NUL for the fields of f-strings.

    Docstrings are included.
    """
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, node.lineno
        elif isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "\0" for part in node.values]
            yield "".join(map(str, parts)), node.lineno


def _toml_strings(path: Path) -> Iterator[str]:
    """Yield every string of a TOML file, keys included; nothing if the file is invalid."""
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
