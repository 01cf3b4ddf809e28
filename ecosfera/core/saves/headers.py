"""The first lines of saved games, and upgrades between versions of the format."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from ecosfera.bounded_files import FileFault, UnusableFileError, read_bounded, read_first_line
from ecosfera.core.files.bounded_json import parse_json
from ecosfera.core.json_fields import CodecError
from ecosfera.core.saves.problems import SaveError, SaveProblem
from ecosfera.core.saves.summary import SaveSummary, summary_from_json, summary_to_json

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Step = Callable[[dict[str, Any]], dict[str, Any]]
    from pathlib import Path

    from ecosfera.core.game import GameRegistry


FORMAT: Final = 1
"""The format that this program writes. A new one needs a step in `STEPS` and a test fixture."""
STEPS: Final[Mapping[int, Step]] = {}
"""By format: converts the content of a file to the next format. `format` is set separately."""


def upgrade(
    content: dict[str, Any], steps: Mapping[int, Step] = STEPS, current: int = FORMAT
) -> dict[str, Any]:
    """Return the content of a file in the current format; its `format` must be known.

    Steps may get files edited by hand, so they may raise KeyError, TypeError, ValueError or
    AttributeError.
    """
    for number in range(content["format"], current):
        content = {**steps[number](content), "format": number + 1}
    return content


LARGEST: Final = 1 << 20
"""Maximum size of a file in bytes. The longest games need a fiftieth of it."""
LONGEST_HEAD: Final = 1 << 16
"""Maximum length of the first line in bytes."""
_START: Final = re.compile(rb'\s*\{\s*"game"\s*:\s*"([^"\n]*)"\s*,\s*"format"\s*:\s*[0-9]')
"""How every saved game begins that the program wrote."""
_PROBLEMS: Final = {
    FileFault.MISSING: SaveProblem.MISSING,
    FileFault.IRREGULAR: SaveProblem.FOREIGN,
    FileFault.TOO_LARGE: SaveProblem.FOREIGN,
    FileFault.UNREADABLE: SaveProblem.UNREADABLE,
}


def read_data(path: Path) -> bytes:
    """Return the content of a file. Raises `SaveError`."""
    try:
        return read_bounded(path, LARGEST)
    except UnusableFileError as error:
        raise SaveError(_PROBLEMS[error.fault], str(error)) from None


def is_save(content: bytes, games: GameRegistry) -> bool:
    """Return whether this is a saved game, perhaps cut off after its beginning.

    People may have laid out the file in another way; then all of it must be readable.
    """
    start = _START.match(content)
    if start is not None:
        return start[1].decode(errors="replace") in games.ids()
    try:
        parse(content, games)
    except SaveError as error:
        return error.problem is SaveProblem.NEWER
    return True


def read_summary(path: Path, games: GameRegistry, *, whole: bool = True) -> SaveSummary:
    """Return what a file says of its match, from its first line if possible.

    Programs and people may have laid out the file in another way; then the whole file is read, or,
    without `whole`, it is not a saved game. Raises `SaveError`.
    """
    try:
        head = decode_head(read_first_line(path, LONGEST_HEAD), games)
    except UnusableFileError as error:
        raise SaveError(_PROBLEMS[error.fault], str(error)) from None
    if head is not None:
        return head
    if not whole:
        raise SaveError(SaveProblem.FOREIGN, f"{path}: the first line is not that of a saved game")
    return decode_about(read_data(path), games)


def decode_head(line: bytes, games: GameRegistry) -> SaveSummary | None:
    """Return what the first line of a file says; None if the whole file is needed."""
    text = line.rstrip()
    if not text.endswith(b","):
        return None
    try:
        content: Any = parse_json(text[:-1] + b"}")
        if content["format"] != FORMAT:
            return None
        return summary_from_json(content["about"], games.info(content["game"]))
    except (ValueError, LookupError, TypeError, CodecError):
        return None


def decode_about(data: bytes, games: GameRegistry) -> SaveSummary:
    """Return what a whole file says of its match. Raises `SaveError`."""
    content = parse(data, games)
    try:
        return summary_from_json(content.get("about"), games.info(content["game"]))
    except CodecError as error:
        raise SaveError(SaveProblem.DAMAGED, str(error)) from None


def with_summary(data: bytes, about: SaveSummary, games: GameRegistry) -> bytes:
    """Return the content of a file with another summary. Raises `SaveError`."""
    head, _, rest = data.partition(b"\n")
    if decode_head(head, games) is None:
        content = {**parse(data, games), "about": summary_to_json(about)}
        return json.dumps(content).encode()
    line = json.loads(head.rstrip()[:-1] + b"}") | {"about": summary_to_json(about)}
    # A lone surrogate, which is no text in UTF-8, is escaped, and thus is JSON again.
    head = json.dumps(line, ensure_ascii=False).encode(errors="backslashreplace")
    return head[:-1] + b",\n" + rest


def parse(data: bytes, games: GameRegistry) -> dict[str, Any]:
    """Return the content of a file in the current format. Raises `SaveError`."""
    try:
        content = parse_json(data)
    except ValueError as error:
        # what began as a saved match was cut off or overwritten; anything else never was one
        start = data[:200]
        ours = data.lstrip()[:1] == b"{" and any(f'"{i}"'.encode() in start for i in games.ids())
        problem = SaveProblem.DAMAGED if ours else SaveProblem.FOREIGN
        raise SaveError(problem, f"no JSON: {str(error)[:200]}") from None
    if not isinstance(content, dict) or content.get("game") not in games.ids():
        known = " or ".join(f'"{game_id}"' for game_id in games.ids())
        raise SaveError(SaveProblem.FOREIGN, f'no object with "game": {known}')
    number = content.get("format")
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise SaveError(SaveProblem.DAMAGED, '"format" is no number of a format')
    if number > FORMAT:
        raise SaveError(
            SaveProblem.NEWER, f"its format is {str(number)[:20]}, this program's {FORMAT}"
        )
    try:
        return upgrade(content)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise SaveError(SaveProblem.DAMAGED, f"format {number}: {error!r}") from None
