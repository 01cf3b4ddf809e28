"""The engine protocol: one JSON object per line in, exactly one per line out (PROTOCOL.md)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, BinaryIO, NoReturn, Protocol

from ecosfera import __version__
from ecosfera.core.json_fields import shown
from ecosfera.core.match import Match
from ecosfera.games.baltica.codec import (
    CodecError,
    action_from_json,
    action_to_json,
    catalogue_to_json,
    config_from_json,
    event_to_json,
    state_from_json,
    state_to_json,
)
from ecosfera.games.baltica.codec.refusal_sentences import sentence
from ecosfera.games.baltica.rules.cards import ELEMENTS, HABITATS
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.refusal_reasons import IllegalActionError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ecosfera.games.baltica.content import Facts
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.state import State

PROTOCOL = 1
LONGEST_LINE = 1 << 24
"""Bytes of a request beyond which it is not even parsed."""

Answer = dict[str, object]


class Ground(Protocol):
    """One reason for a hint: a short code, and what it is about."""

    @property
    def code(self) -> str:
        """What kind of reason it is."""

    @property
    def cards(self) -> Sequence[int]:
        """The cards it is about."""

    @property
    def habitats(self) -> Sequence[int]:
        """The habitats it is about."""

    @property
    def elements(self) -> Sequence[int]:
        """The elements it is about."""


class RefusedError(Exception):
    """A request that is answered with an error."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Engine:
    """Answers requests about one game at a time. Nothing it is given ends it.

    `advise` gives hints: the action proposed and why, or None when the game is over.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        facts: Mapping[str, Facts],
        advise: Callable[[State], tuple[Action, Sequence[Ground]] | None],
    ) -> None:
        self._catalogue = catalogue
        self._facts = facts
        self._advise = advise
        self._match: Match | None = None
        self.done = False
        """Whether the program should end."""
        self._commands: dict[str, Callable[[Answer], Answer]] = {
            "hello": self._hello,
            "new": self._new,
            "act": self._act,
            "undo": self._undo,
            "state": self._state,
            "load": self._load,
            "hint": self._hint,
            "quit": self._quit,
        }

    def answer(self, line: bytes) -> bytes:
        """The answer to one line, without its line break."""
        try:
            request = _parse(line)
            answer = {"ok": True, **self._command(request)(request)}
            if request.get("quiet") is True:
                answer.pop("state", None)
        except RefusedError as error:
            answer = {"ok": False, "error": {"code": error.code, "message": str(error)}}
        text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
        return text.encode("utf-8", "backslashreplace")

    def _command(self, request: Answer) -> Callable[[Answer], Answer]:
        """The command a request asks for."""
        cmd = request.get("cmd")
        command = self._commands.get(cmd) if isinstance(cmd, str) else None
        if command is None:
            known = ", ".join(self._commands)
            given = shown(cmd) if "cmd" in request else "missing"
            raise RefusedError("unknown_command", f"cmd: must be one of {known}, not {given}")
        return command

    # -- commands --------------------------------------------------------------------------------

    def _hello(self, _request: Answer) -> Answer:
        return {
            "protocol": PROTOCOL,
            "version": __version__,
            "catalog": catalogue_to_json(self._catalogue, self._facts),
        }

    def _new(self, request: Answer) -> Answer:
        try:
            config = config_from_json(request.get("config", {}))
        except CodecError as error:
            raise RefusedError("bad_config", str(error)) from None
        self._match = Match.new(self._catalogue, config)
        return self._position(self._match, self._match.opening)

    def _act(self, request: Answer) -> Answer:
        match = self._game()
        if "action" not in request:
            raise RefusedError("illegal_action", 'the key "action" is missing')
        try:
            events = match.act(action_from_json(match.state, request["action"]))
        except CodecError as error:
            raise RefusedError("illegal_action", str(error)) from None
        except IllegalActionError as error:
            message = sentence(self._catalogue, error.reason)
            raise RefusedError("illegal_action", message) from None
        return self._position(match, events)

    def _undo(self, _request: Answer) -> Answer:
        match = self._game()
        if not match.can_undo:
            raise RefusedError("nothing_to_undo", "this is where the history of the game begins")
        match.undo()
        return self._position(match)

    def _state(self, _request: Answer) -> Answer:
        return self._position(self._game())

    def _load(self, request: Answer) -> Answer:
        if "state" not in request:
            raise RefusedError("bad_state", 'the key "state" is missing')
        try:
            state = state_from_json(self._catalogue, request["state"])
        except CodecError as error:
            raise RefusedError("bad_state", str(error)) from None
        self._match = Match(state)
        return self._position(self._match)

    def _hint(self, _request: Answer) -> Answer:
        advice = self._advise(self._game().state)
        if advice is None:
            return {"action": None, "why": []}
        action, grounds = advice
        return {
            "action": action_to_json(self._catalogue, action),
            "why": [self._ground(ground) for ground in grounds],
        }

    def _quit(self, _request: Answer) -> Answer:
        self.done = True
        return {}

    # -- parts of answers ------------------------------------------------------------------------

    def _game(self) -> Match:
        """The game being played."""
        if self._match is None:
            raise RefusedError("no_game", "there is no game yet: begin with new or load")
        return self._match

    def _position(self, match: Match, events: Sequence[Event] | None = None) -> Answer:
        """State and legal actions, and what happened if something did."""
        state = match.state
        answer: Answer = {
            "state": state_to_json(state),
            "legal": [action_to_json(self._catalogue, action) for action in legal(state)],
        }
        if events is not None:
            answer["events"] = [event_to_json(self._catalogue, event) for event in events]
        return answer

    def _ground(self, ground: Ground) -> Answer:
        """A reason for a hint, with the particulars it has."""
        found: Answer = {"reason": ground.code}
        if ground.cards:
            found["cards"] = [self._catalogue.names[card] for card in ground.cards]
        if ground.habitats:
            found["habitats"] = [HABITATS[habitat] for habitat in ground.habitats]
        if ground.elements:
            found["elements"] = [ELEMENTS[element] for element in ground.elements]
        return found


def _parse(line: bytes) -> Answer:
    """The JSON object of a line."""
    if len(line) > LONGEST_LINE:
        raise RefusedError("bad_json", f"the line is longer than {LONGEST_LINE} bytes")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RefusedError("bad_json", f"not UTF-8 from byte {error.start} on") from None
    if not text.strip():
        raise RefusedError("bad_json", "the line is empty")
    try:
        request = json.loads(text, parse_constant=_no_number)
    except RecursionError:
        raise RefusedError("bad_json", "nested too deeply") from None
    except json.JSONDecodeError as error:
        message = f"not JSON: {error.msg} at character {error.colno}"
        raise RefusedError("bad_json", message) from None
    except ValueError:
        # json itself knows no such limit; Python refuses numbers of thousands of digits.
        raise RefusedError("bad_json", "a number in it is NaN, infinite, or far too long") from None
    if not isinstance(request, dict):
        raise RefusedError("bad_json", f"a JSON object is needed, not {shown(request)}")
    return request


def _no_number(name: str) -> NoReturn:
    """NaN and Infinity are no JSON."""
    raise ValueError(name)


def serve(engine: Engine, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answers every line until `quit`, the end of input, or until nobody reads any more."""
    while not engine.done:
        line = requests.readline(LONGEST_LINE + 1)
        if not line:
            return
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = requests.readline(LONGEST_LINE + 1)
        try:
            answers.write(engine.answer(line) + b"\n")
            answers.flush()
        except BrokenPipeError:
            return
