"""The engine protocol: one JSON object per line in, one per line out (PROTOCOL.md)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, BinaryIO, NoReturn

from ecosfera import __version__
from ecosfera.core.game import IllegalMoveError
from ecosfera.core.json_fields import CodecError, read_choice, shown
from ecosfera.core.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.core.game import Game

PROTOCOL = 1
LONGEST_LINE = 1 << 24
"""Maximum length of a request in bytes."""

Answer = dict[str, object]


class RefusedError(Exception):
    """The answer to a request is an error."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Engine:
    """Answers requests about one match at a time. No request can stop it with an error.

    The first game is the one of configurations and states that name none.
    """

    def __init__(self, first: Game[Any, Any, Any, Any], *others: Game[Any, Any, Any, Any]) -> None:
        self._first = first
        self._games = {game.info.id: game for game in (first, *others)}
        self._match: Match[Any, Any, Any] | None = None
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
        """Return the answer to one line, without its line break."""
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
        """Return the command of a request."""
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
            "catalog": self._first.catalogue_to_json(),
            "games": list(self._games),
            "catalogs": {
                game_id: game.catalogue_to_json()
                for game_id, game in self._games.items()
                if game is not self._first
            },
        }

    def _new(self, request: Answer) -> Answer:
        try:
            game, given = self._game_of(request.get("config", {}), "config")
            config = game.config_from_json(given)
        except CodecError as error:
            raise RefusedError("bad_config", str(error)) from None
        self._match = Match.new(game, config)
        return self._position(self._match, self._match.opening)

    def _act(self, request: Answer) -> Answer:
        match = self._running()
        if "action" not in request:
            raise RefusedError("illegal_action", 'the key "action" is missing')
        try:
            events = match.act(match.game.action_from_json(match.state, request["action"]))
        except (CodecError, IllegalMoveError) as error:
            raise RefusedError("illegal_action", str(error)) from None
        return self._position(match, events)

    def _undo(self, _request: Answer) -> Answer:
        match = self._running()
        if not match.can_undo:
            raise RefusedError("nothing_to_undo", "this is where the history of the game begins")
        match.undo()
        return self._position(match)

    def _state(self, _request: Answer) -> Answer:
        return self._position(self._running())

    def _load(self, request: Answer) -> Answer:
        if "state" not in request:
            raise RefusedError("bad_state", 'the key "state" is missing')
        try:
            game, given = self._game_of(request["state"], "state")
            state = game.state_from_json(given)
        except CodecError as error:
            raise RefusedError("bad_state", str(error)) from None
        self._match = Match(game, state)
        return self._position(self._match)

    def _hint(self, _request: Answer) -> Answer:
        match = self._running()
        return match.game.advise(match.state)

    def _quit(self, _request: Answer) -> Answer:
        self.done = True
        return {}

    # -- parts of answers ------------------------------------------------------------------------

    def _game_of(self, value: object, where: str) -> tuple[Game[Any, Any, Any, Any], object]:
        """Return the game that a configuration or a state names, and what that game is to read.

        The first game is older than the key, which it does not know.
        """
        if not isinstance(value, dict) or "game" not in value:
            return self._first, value
        game = self._games[read_choice(value["game"], f"{where}.game", tuple(self._games))]
        if game is self._first:
            value = {key: part for key, part in value.items() if key != "game"}
        return game, value

    def _running(self) -> Match[Any, Any, Any]:
        """Return the current match."""
        if self._match is None:
            raise RefusedError("no_game", "there is no game yet: begin with new or load")
        return self._match

    def _position(
        self, match: Match[Any, Any, Any], events: Sequence[object] | None = None
    ) -> Answer:
        """Return the state, the legal actions, and the events if there are any."""
        game, state = match.game, match.state
        answer: Answer = {
            "state": game.state_to_json(state),
            "legal": [game.action_to_json(action) for action in game.legal(state)],
        }
        if events is not None:
            answer["events"] = [game.event_to_json(event) for event in events]
        return answer


def _parse(line: bytes) -> Answer:
    """Return the JSON object of a line."""
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
        # Python refuses numbers with thousands of digits, which are valid JSON.
        raise RefusedError("bad_json", "a number in it is NaN, infinite, or far too long") from None
    if not isinstance(request, dict):
        raise RefusedError("bad_json", f"a JSON object is needed, not {shown(request)}")
    return request


def _no_number(name: str) -> NoReturn:
    """Refuse NaN and Infinity, which are not JSON."""
    raise ValueError(name)


def serve(engine: Engine, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests, one a line, until `quit`, the end of the input, or a closed output."""
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
