"""The file of a saved match: readable JSON with one action per line.

The first line summarises the match, for lists. It is followed by the configuration, the actions,
and the resulting position with its checksum. Reading replays the actions.
"""

from __future__ import annotations

import hashlib
import json
import math
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.game import IllegalMoveError
from ecosfera.core.json_fields import (
    CodecError,
    read_boolean,
    read_integer,
    read_list,
    read_object,
    read_string,
)
from ecosfera.core.match import Match
from ecosfera.core.names import clean_name
from ecosfera.core.saves.problems import SaveError, SaveProblem
from ecosfera.core.saves.summary import SaveSummary, summary_from_json, summary_to_json
from ecosfera.core.saves.upgrades import FORMAT, upgrade

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.core.game import Game, GameRegistry

LARGEST: Final = 1 << 23
"""Maximum size of a file in bytes, far above any game."""
LONGEST_HEAD: Final = 1 << 16
_KEYS: Final = (
    "game", "format", "about", "config", "fair_undo", "extra", "start", "done", "actions",
    "snapshot", "hash",
)  # fmt: skip


class Note(StrEnum):
    """A remark on a match that could be read; its message id is `saves.note-<value>`."""

    RULES_CHANGED = "rules-changed"
    """Replaying gives another position than the saved one, from which the match continues.

    It begins there, without undo.
    """
    REPAIRED = "repaired"
    """The saved position was damaged and restored by replaying."""
    BACKUP = "backup"
    """The file was damaged; this is its backup."""


@dataclass(frozen=True)
class Record:
    """Everything of a match that is saved, at one moment; immutable."""

    game: Game[Any, Any, Any, Any]
    start: Any
    """The first position."""
    line: tuple[Any, ...]
    """All actions, including undone ones."""
    done: int
    """Number of actions that are not undone."""
    state: Any
    """The current position."""
    fair_undo: bool
    extra: dict[str, Any] = field(default_factory=dict)
    """Extra data stored with the match: JSON with text keys."""


def record_of(match: Match[Any, Any, Any], extra: dict[str, Any] | None = None) -> Record:
    """Return the current state of a match; takes next to no time."""
    return Record(
        match.game,
        match.start,
        match.line,
        len(match.actions),
        match.state,
        match.fair_undo,
        dict(extra or {}),
    )


@dataclass(frozen=True)
class Loaded:
    """A match read from a file, ready to be continued."""

    match: Match[Any, Any, Any]
    about: SaveSummary
    extra: dict[str, Any]
    notes: frozenset[Note] = frozenset()


# -- writing -------------------------------------------------------------------------------------


class Encoder:
    """Encodes one match repeatedly, but each action only once."""

    def __init__(self) -> None:
        self._lines: dict[Any, str] = {}
        self._start: tuple[object, str] | None = None

    def file(self, record: Record, about: SaveSummary) -> bytes:
        """Return the content of the file."""
        game = record.game
        head = {"game": game.info.id, "format": FORMAT, "about": summary_to_json(about)}
        snapshot = game.state_to_json(record.state)
        config = game.config_to_json(game.config_of(record.start))
        parts = [
            _line(head)[:-1],
            f'"config": {_line(config)}',
            f'"fair_undo": {_line(record.fair_undo)}',
            # Unchecked data from the file read; escapes keep it valid Unicode.
            f'"extra": {json.dumps(record.extra)}',
            f'"start": {self._start_of(record)}',
            f'"done": {record.done}',
            '"actions": [\n' + ",\n".join(map(self._action(game), record.line)) + "\n]",
            '"snapshot": {\n'
            + ",\n".join(f"{_line(key)}: {_line(value)}" for key, value in snapshot.items())
            + "\n}",
            f'"hash": {_line(check_sum(snapshot))}',
        ]
        return (",\n".join(parts) + "\n}\n").encode()

    def _action(self, game: Game[Any, Any, Any, Any]) -> Callable[[Any], str]:
        """Return an action encoded as a line."""

        def line(action: Any) -> str:
            known = self._lines.get(action)
            if known is None:
                known = self._lines[action] = _line(game.action_to_json(action))
            return known

        return line

    def _start_of(self, record: Record) -> str:
        """Return `null` if the configuration leads to the first position, else that position."""
        game, start = record.game, record.start
        if self._start is None or self._start[0] is not start:
            dealt = game.new(game.config_of(start))[0] == start
            self._start = (start, "null" if dealt else _line(game.state_to_json(start)))
        return self._start[1]


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def check_sum(snapshot: object) -> str:
    """Return the checksum of a position in JSON, whatever its layout."""
    text = json.dumps(snapshot, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


# -- reading -------------------------------------------------------------------------------------


def parse(data: bytes, games: GameRegistry) -> dict[str, Any]:
    """Return the content of a file in the current format. Raise `SaveError`."""
    try:
        content = json.loads(
            data.decode("utf-8-sig"), parse_constant=_no_number, parse_float=_finite
        )
    except (ValueError, RecursionError) as error:
        # A file that begins like a saved match is damaged; any other file is no saved match.
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


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no JSON")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:20]} is too large")
    return number


def decode_head(line: bytes, games: GameRegistry) -> SaveSummary | None:
    """Return the summary in the first line of a file, or None if the whole file is needed."""
    text = line.rstrip()
    if not text.endswith(b","):
        return None
    try:
        content = json.loads(text[:-1] + b"}")
        if content["format"] != FORMAT:
            return None
        return summary_from_json(content["about"], games.info(content["game"]))
    except (ValueError, LookupError, TypeError, RecursionError, CodecError):
        return None


def decode_about(data: bytes, games: GameRegistry) -> SaveSummary:
    """Return the summary of a match from its whole file. Raise `SaveError`."""
    content = parse(data, games)
    try:
        return summary_from_json(content.get("about"), games.info(content["game"]))
    except CodecError as error:
        raise SaveError(SaveProblem.DAMAGED, str(error)) from None


def decode(data: bytes, games: GameRegistry) -> Loaded:
    """Return the match of a file, replayed and compared with the saved position.

    Raise `SaveError` if neither the actions nor the position are usable.
    """
    content = parse(data, games)
    game = games.game(content["game"])
    try:
        given = read_object(content, "file", _KEYS)
        about = summary_from_json(given["about"], game.info)
        fair_undo = read_boolean(given["fair_undo"], "fair_undo")
        extra = read_object(given["extra"], "extra", (), tuple(_keys(given["extra"])))
        actions = read_list(given["actions"], "actions")
        done = read_integer(given["done"], "done", 0, len(actions))
    except CodecError as error:
        raise SaveError(SaveProblem.DAMAGED, str(error)) from None
    snapshot, why = _snapshot(given, game)
    match, failed = _replayed(given, game, actions, done)
    notes: set[Note] = set()
    if snapshot is None:
        if match is None:
            raise SaveError(SaveProblem.DAMAGED, f"{why}; {failed}")
        notes.add(Note.REPAIRED)
    elif match is None or match.state != snapshot:
        match = Match(game, snapshot)
        notes.add(Note.RULES_CHANGED)
    match.fair_undo = fair_undo
    return Loaded(match, about, dict(extra), frozenset(notes))


def _keys(value: object) -> list[str]:
    return list(value) if isinstance(value, dict) else []


def _snapshot(given: dict[str, Any], game: Game[Any, Any, Any, Any]) -> tuple[Any, str]:
    """Return the saved position, or None and what is wrong with it."""
    try:
        if read_string(given["hash"], "hash") != check_sum(given["snapshot"]):
            return None, "snapshot: its check sum is wrong"
        return _with_tidy_names(game, game.state_from_json(given["snapshot"])), ""
    except (CodecError, UnicodeError, RecursionError) as error:
        return None, str(error)


def _replayed(
    given: dict[str, Any], game: Game[Any, Any, Any, Any], actions: Sequence[object], done: int
) -> tuple[Match[Any, Any, Any] | None, str]:
    """Return the match after replaying the actions, or None and what went wrong."""
    try:
        match = _begun(given, game)
    except CodecError as error:
        return None, str(error)
    for number, value in enumerate(actions):
        try:
            match.act(game.action_from_json(match.state, value))
        except (CodecError, IllegalMoveError) as error:
            if number < done:
                return None, f"actions[{number}]: {error}"
            # Undone actions that cannot be replayed are dropped.
            break
    while len(match.actions) > done:
        match.undo()
    return match, ""


def _begun(given: dict[str, Any], game: Game[Any, Any, Any, Any]) -> Match[Any, Any, Any]:
    """Return the match at its beginning. Raise `CodecError`."""
    if given["start"] is None:
        start, opening = game.new(game.config_from_json(given["config"]))
    else:
        start, opening = game.state_from_json(given["start"]), []
    return Match(game, _with_tidy_names(game, start), opening)


def _with_tidy_names(game: Game[Any, Any, Any, Any], state: Any) -> Any:
    """Return the position with displayable names."""
    return game.with_names(state, tuple(map(clean_name, game.names(state))))
