"""The file of a saved match: readable JSON with one action per line.

The first line summarises the match, for lists. It is followed by the configuration, the actions,
and the resulting position with its checksum. Reading replays the actions.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.digests import sha256
from ecosfera.core.game import IllegalMoveError
from ecosfera.core.json_fields import (
    CodecError,
    read_boolean,
    read_integer,
    read_list,
    read_object,
    read_string,
    shown,
)
from ecosfera.core.match import Match
from ecosfera.core.players import clean_name
from ecosfera.core.saves.headers import FORMAT, parse
from ecosfera.core.saves.problems import SaveError, SaveProblem
from ecosfera.core.saves.summary import SaveSummary, summary_from_json, summary_to_json

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.core.game import Game, GameRegistry

MOST_EVENTS: Final = 100_000
"""Maximum number of events of all actions that are replayed.

The longest games have a twentieth of it. In a position set up by hand, one action may set off
thousands.
"""
MOST_EXTRA: Final = 1 << 16
"""Maximum size in bytes of what is kept for others: what was read can be saved again."""
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
    return sha256(text.encode()).hex()


# -- reading -------------------------------------------------------------------------------------


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
        extra = _extra(given["extra"])
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
    return Loaded(match, about, extra, frozenset(notes))


def _extra(value: object) -> dict[str, Any]:
    """Return what is kept with the match for others, unchecked but for its size."""
    if not isinstance(value, dict):
        raise CodecError(f"extra: an object is needed, not {shown(value)}")
    if len(json.dumps(value)) > MOST_EXTRA:
        raise CodecError(f"extra: at most {MOST_EXTRA} bytes")
    return value


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
    events = 0
    for number, value in enumerate(actions):
        if events > MOST_EVENTS:
            return None, f"actions[{number}]: more than {MOST_EVENTS} events came before"
        try:
            events += len(match.act(game.action_from_json(match.state, value)))
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
