"""A saved game as a file: readable JSON, one action a line (DESIGN, Files).

The first line tells what the game is, for lists. Then come the configuration, the actions, and the
position they lead to with a check sum of it. Reading plays the actions again.
"""

from __future__ import annotations

import hashlib
import json
import math
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.json_fields import boolean, fields, integer, sequence, string
from ecosfera.core.match import Match
from ecosfera.core.names import tidy
from ecosfera.core.saves.problems import Problem, SaveError
from ecosfera.core.saves.summary import SaveSummary, summary_from_json, summary_to_json
from ecosfera.core.saves.upgrades import FORMAT, upgrade
from ecosfera.games.baltica.codec import (
    CodecError,
    action_from_json,
    action_to_json,
    config_from_json,
    config_to_json,
    state_from_json,
    state_to_json,
)
from ecosfera.games.baltica.rules.deal import deal
from ecosfera.games.baltica.rules.engine import begin
from ecosfera.games.baltica.rules.refusal_reasons import IllegalActionError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.baltica.rules.state import State

GAME: Final = "ecosfera"
LARGEST: Final = 1 << 23
"""Bytes; no game comes near, and nobody should wait for a film to be read."""
LONGEST_HEAD: Final = 1 << 16
_KEYS: Final = (
    "game", "format", "about", "config", "fair_undo", "extra", "start", "done", "actions",
    "snapshot", "hash",
)  # fmt: skip


class Note(StrEnum):
    """What to tell of a game that could be read. The words for each are `saves.note-<value>`."""

    RULES_CHANGED = "rules-changed"
    """Played again, it does not come to the position saved: it goes on from there, without undo."""
    REPAIRED = "repaired"
    """The position saved was damaged; the actions lead to it all the same."""
    BACKUP = "backup"
    """The file was damaged; this is the one before it."""


@dataclass(frozen=True)
class Record:
    """Everything of a match that is saved, at one moment; nothing in it changes."""

    start: State
    line: tuple[Action, ...]
    """All actions, also those undone."""
    done: int
    """How many of them are done."""
    state: State
    fair_undo: bool
    extra: dict[str, Any] = field(default_factory=dict)
    """Kept with the game for others: JSON, with texts as keys."""


def record_of(match: Match, extra: dict[str, Any] | None = None) -> Record:
    """A match as it is now. Costs next to nothing."""
    done = len(match.actions)
    return Record(match.start, match.line, done, match.state, match.fair_undo, dict(extra or {}))


@dataclass(frozen=True)
class Loaded:
    """A game read from a file, ready to go on."""

    match: Match
    about: SaveSummary
    extra: dict[str, Any]
    notes: frozenset[Note] = frozenset()


# -- writing -------------------------------------------------------------------------------------


class Encoder:
    """Writes one game again and again; what was said before is not worked out twice."""

    def __init__(self) -> None:
        self._lines: dict[Action, str] = {}
        self._start: tuple[State, str] | None = None

    def file(self, record: Record, about: SaveSummary) -> bytes:
        """The content of the file."""
        head = {"game": GAME, "format": FORMAT, "about": summary_to_json(about)}
        snapshot = state_to_json(record.state)
        parts = [
            _line(head)[:-1],
            f'"config": {_line(config_to_json(record.start.config))}',
            f'"fair_undo": {_line(record.fair_undo)}',
            # from whoever wrote the file: with escapes it is valid Unicode whatever it is
            f'"extra": {json.dumps(record.extra)}',
            f'"start": {self._start_of(record.start)}',
            f'"done": {record.done}',
            '"actions": [\n' + ",\n".join(map(self._action(record), record.line)) + "\n]",
            '"snapshot": {\n'
            + ",\n".join(f"{_line(key)}: {_line(value)}" for key, value in snapshot.items())
            + "\n}",
            f'"hash": {_line(check_sum(snapshot))}',
        ]
        return (",\n".join(parts) + "\n}\n").encode()

    def _action(self, record: Record) -> Callable[[Action], str]:
        """What writes an action as a line."""
        catalogue = record.state.catalogue

        def line(action: Action) -> str:
            known = self._lines.get(action)
            if known is None:
                known = self._lines[action] = _line(action_to_json(catalogue, action))
            return known

        return line

    def _start_of(self, start: State) -> str:
        """`null` if the configuration says where the game began, else that position."""
        if self._start is None or self._start[0] is not start:
            dealt = begin(deal(start.catalogue, start.config))[0] == start
            self._start = (start, "null" if dealt else _line(state_to_json(start)))
        return self._start[1]


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def check_sum(snapshot: object) -> str:
    """The check sum of a position in JSON, however it is laid out."""
    text = json.dumps(snapshot, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


# -- reading -------------------------------------------------------------------------------------


def parse(data: bytes) -> dict[str, Any]:
    """The content of a file in the current format. Raises `SaveError`."""
    try:
        content = json.loads(
            data.decode("utf-8-sig"), parse_constant=_no_number, parse_float=_finite
        )
    except (ValueError, RecursionError) as error:
        # what began as one of ours was cut off or overwritten; anything else never was one
        ours = data.lstrip()[:1] == b"{" and b'"ecosfera"' in data[:200]
        problem = Problem.DAMAGED if ours else Problem.FOREIGN
        raise SaveError(problem, f"no JSON: {str(error)[:200]}") from None
    if not isinstance(content, dict) or content.get("game") != GAME:
        raise SaveError(Problem.FOREIGN, 'no object with "game": "ecosfera"')
    number = content.get("format")
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise SaveError(Problem.DAMAGED, '"format" is no number of a format')
    if number > FORMAT:
        raise SaveError(Problem.NEWER, f"its format is {str(number)[:20]}, this program's {FORMAT}")
    try:
        return upgrade(content)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise SaveError(Problem.DAMAGED, f"format {number}: {error!r}") from None


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no JSON")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:20]} is too large")
    return number


def decode_head(line: bytes) -> SaveSummary | None:
    """What the first line of a file tells; None if only the whole file can tell."""
    text = line.rstrip()
    if not text.endswith(b","):
        return None
    try:
        content = json.loads(text[:-1] + b"}")
        if content["game"] != GAME or content["format"] != FORMAT:
            return None
        return summary_from_json(content["about"])
    except (ValueError, LookupError, TypeError, RecursionError, CodecError):
        return None


def decode_about(data: bytes) -> SaveSummary:
    """What a whole file tells of its game. Raises `SaveError`."""
    content = parse(data)
    try:
        return summary_from_json(content.get("about"))
    except CodecError as error:
        raise SaveError(Problem.DAMAGED, str(error)) from None


def decode(data: bytes, catalogue: Catalogue) -> Loaded:
    """The game of a file, played again and compared with the position saved.

    Raises `SaveError` if neither the actions nor the position can be used.
    """
    content = parse(data)
    try:
        given = fields(content, "file", _KEYS)
        about = summary_from_json(given["about"])
        fair_undo = boolean(given["fair_undo"], "fair_undo")
        extra = fields(given["extra"], "extra", (), tuple(_keys(given["extra"])))
        actions = sequence(given["actions"], "actions")
        done = integer(given["done"], "done", 0, len(actions))
    except CodecError as error:
        raise SaveError(Problem.DAMAGED, str(error)) from None
    snapshot, why = _snapshot(given, catalogue)
    match, failed = _replayed(given, catalogue, actions, done)
    notes: set[Note] = set()
    if snapshot is None:
        if match is None:
            raise SaveError(Problem.DAMAGED, f"{why}; {failed}")
        notes.add(Note.REPAIRED)
    elif match is None or match.state != snapshot:
        match = Match(snapshot)
        notes.add(Note.RULES_CHANGED)
    match.fair_undo = fair_undo
    return Loaded(match, about, dict(extra), frozenset(notes))


def _keys(value: object) -> list[str]:
    return list(value) if isinstance(value, dict) else []


def _snapshot(given: dict[str, Any], catalogue: Catalogue) -> tuple[State | None, str]:
    """The position saved, if it is whole; else why not."""
    try:
        if string(given["hash"], "hash") != check_sum(given["snapshot"]):
            return None, "snapshot: its check sum is wrong"
        return _tidied(state_from_json(catalogue, given["snapshot"])), ""
    except (CodecError, UnicodeError, RecursionError) as error:
        return None, str(error)


def _replayed(
    given: dict[str, Any], catalogue: Catalogue, actions: Sequence[object], done: int
) -> tuple[Match | None, str]:
    """The match that the actions lead to, and what went wrong before it got there."""
    try:
        match = _begun(given, catalogue)
    except CodecError as error:
        return None, str(error)
    for number, value in enumerate(actions):
        try:
            match.act(action_from_json(match.state, value))
        except (CodecError, IllegalActionError) as error:
            if number < done:
                return None, f"actions[{number}]: {error}"
            # what was undone cannot be done again: it is forgotten
            break
    while len(match.actions) > done:
        match.undo()
    return match, ""


def _begun(given: dict[str, Any], catalogue: Catalogue) -> Match:
    """The match at its beginning. Raises `CodecError`."""
    if given["start"] is None:
        return Match.new(catalogue, _with_tidy_names(config_from_json(given["config"])))
    return Match(_tidied(state_from_json(catalogue, given["start"])))


def _tidied(state: State) -> State:
    """The position, with names that can be shown."""
    return replace(state, config=_with_tidy_names(state.config))


def _with_tidy_names(config: Config) -> Config:
    return replace(config, names=tuple(map(tidy, config.names)))
