"""The engine protocol, request by request (PROTOCOL.md)."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from ecosfera import __version__
from ecosfera.core.protocol import LONGEST_LINE, Engine, serve
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.state import Pending, PendingKind
from tests.games.baltica.codec.games import BALTICA, Json, fresh, random_game, to_json
from tests.games.baltica.rules.positions import P0, catalogue, position


class Client:
    """Talks to an engine as another program would."""

    def __init__(self) -> None:
        self.engine = Engine(BALTICA)

    def send(self, line: bytes) -> Json:
        answer = self.engine.answer(line)
        assert b"\n" not in answer
        found: Json = json.loads(answer.decode())
        return found

    def ask(self, cmd: str, **more: Any) -> Json:
        answer = self.send(json.dumps({"cmd": cmd, **more}).encode())
        assert answer["ok"] is True, answer
        return answer

    def fail(self, cmd: Any, **more: Any) -> tuple[str, str]:
        return self.error(json.dumps({"cmd": cmd, **more}).encode())

    def error(self, line: bytes) -> tuple[str, str]:
        answer = self.send(line)
        assert answer["ok"] is False, answer
        assert set(answer) == {"ok", "error"}
        return answer["error"]["code"], answer["error"]["message"]


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def playing(client: Client) -> Client:
    client.ask("new", config={"seed": "play"})
    return client


# -- hello ---------------------------------------------------------------------------------------


def test_hello_tells_protocol_version_and_every_card(client: Client) -> None:
    answer = client.ask("hello")
    assert answer["protocol"] == 1
    assert answer["version"] == __version__
    cards = {card["id"]: card for card in answer["catalog"]}
    assert len(cards) == len(answer["catalog"]) == 200
    assert cards["oxygen#12"] == {"id": "oxygen#12", "type": "element", "element": "oxygen"}
    assert cards["pressure#50"] == {"id": "pressure#50", "type": "pressure"}
    assert cards["zannichellia_palustris"] == {
        "id": "zannichellia_palustris",
        "type": "producer",
        "name": "Horned pondweed",
        "latin": "Zannichellia palustris",
        "group": "vascular plant",
        "cost": ["oxygen", "nutrients", "temperature"],
        "habitats": ["river"],
        "abilities": ["refresh"],
        "star": True,
        "microscopic": False,
    }
    assert cards["alca_torda"]["kind"] == "bird"
    assert "cost" not in cards["alca_torda"]
    assert cards["ocean_literacy"] == {
        "id": "ocean_literacy",
        "type": "policy",
        "name": "Ocean literacy",
        "theme": "education",
        "category": "measure",
        "duration": "once",
        "house": True,
        "reaction": False,
    }
    assert cards["funding#5"]["category"] == "funding"


# -- new, act, undo, state, load -----------------------------------------------------------------


def test_new_deals_a_game_in_which_somebody_has_to_decide(client: Client) -> None:
    answer = client.ask("new", config={"players": 3, "seed": "a", "first_player": 1})
    assert set(answer) == {"ok", "state", "legal", "events"}
    assert answer["state"]["config"]["players"] == 3
    assert answer["state"]["turn"]["player"] == 1
    assert {"type": "end_turn"} in answer["legal"]
    assert answer["events"][0]["event"] == "turn_started"


def test_new_without_configuration_takes_the_defaults(client: Client) -> None:
    config = client.ask("new")["state"]["config"]
    assert config["players"] == 2
    assert config["seed"]


def test_the_same_seed_is_the_same_game(client: Client) -> None:
    config = {"seed": "same", "policies": True}
    assert client.ask("new", config=config) == client.ask("new", config=config)


def test_act_tells_what_happened(playing: Client) -> None:
    answer = playing.ask("act", action={"type": "end_turn"})
    assert set(answer) == {"ok", "state", "legal", "events"}
    assert answer["state"]["turn"]["number"] == 2
    names = [event["event"] for event in answer["events"]]
    assert names[:2] == ["triggered", "card_moved"]
    assert answer["events"][1]["source"] == {"zone": "pressures"}
    assert answer["events"][1]["target"] == {"zone": "row", "player": 0}
    assert "turn_ended" in names
    assert "turn_started" in names


def test_undo_leads_back_to_the_very_start(playing: Client) -> None:
    before = playing.ask("state")
    passed = []
    for _ in range(4):
        action = playing.ask("hint")["action"]
        passed.append(playing.ask("state"))
        playing.ask("act", action=action)
    for expected in reversed(passed):
        answer = playing.ask("undo")
        assert set(answer) == {"ok", "state", "legal"}
        assert answer == expected
    assert playing.ask("state") == before
    assert playing.fail("undo")[0] == "nothing_to_undo"


def test_load_takes_what_state_tells_and_begins_a_new_history(playing: Client) -> None:
    playing.ask("act", action={"type": "end_turn"})
    told = playing.ask("state")
    other = Client()
    assert other.ask("load", state=told["state"]) == told
    assert other.fail("undo")[0] == "nothing_to_undo"
    action = {"type": "end_turn"}
    assert other.ask("act", action=action) == playing.ask("act", action=action)


def test_a_loaded_position_looks_at_no_triggers(client: Client) -> None:
    strikes = position("pressure pressure pressure nutrients", "oxygen")
    answer = client.ask("load", state=to_json(strikes))
    assert answer["state"]["impacts"] == 0
    assert {"type": "end_turn"} in answer["legal"]


def test_legal_is_empty_when_the_game_is_over(client: Client) -> None:
    last = random_game(Config(seed="over"))[-1]
    answer = client.ask("load", state=to_json(last))
    assert answer["legal"] == []
    assert client.fail("act", action={"type": "end_turn"}) == (
        "illegal_action",
        "The game is over.",
    )


def test_legal_is_choose_while_something_is_pending(client: Client) -> None:
    state = position("oxygen", active="green_energy")
    state.pending = Pending(PendingKind.GREEN_ENERGY, P0)
    answer = client.ask("load", state=to_json(state))
    assert answer["legal"] == [
        {"type": "choose", "habitat": habitat} for habitat in ("mud", "rock", "coast")
    ]
    assert client.ask("hint")["action"]["type"] == "choose"
    code, message = client.fail("act", action={"type": "end_turn"})
    assert code == "illegal_action"
    assert message == "Player 0 has to answer green_energy first, with choose."


@pytest.mark.parametrize("cmd", ["new", "state", "undo", "load", "act"])
def test_quiet_leaves_out_the_state_and_nothing_else(playing: Client, cmd: str) -> None:
    playing.ask("act", action={"type": "end_turn"})
    more: Json = {
        "new": {"config": {"seed": "q"}},
        "load": {"state": fresh()},
        "act": {"action": {"type": "end_turn"}},
    }.get(cmd, {})
    quiet = playing.ask(cmd, quiet=True, **more)
    assert "state" not in quiet
    assert quiet["legal"]


@pytest.mark.parametrize("quiet", [False, None, 1, "yes"])
def test_only_true_is_quiet(playing: Client, quiet: object) -> None:
    assert "state" in playing.ask("state", quiet=quiet)


def test_unknown_keys_of_a_request_are_ignored(playing: Client) -> None:
    assert "state" in playing.ask("state", colour="blue", id=7)


# -- hint and quit -------------------------------------------------------------------------------


def test_a_hint_is_a_legal_action_with_reasons(playing: Client) -> None:
    answer = playing.ask("hint")
    assert set(answer) == {"ok", "action", "why"}
    assert answer["action"] in playing.ask("state")["legal"]
    assert answer["why"]
    assert all(isinstance(reason["reason"], str) for reason in answer["why"])
    assert playing.ask("hint") == answer


def test_there_is_no_hint_when_the_game_is_over(client: Client) -> None:
    last = random_game(Config(seed="over"))[-1]
    client.ask("load", state=to_json(last))
    assert client.ask("hint") == {"ok": True, "action": None, "why": []}


def test_quit_is_answered_and_ends_the_program(client: Client) -> None:
    assert client.ask("quit") == {"ok": True}
    assert client.engine.done


# -- refusals ------------------------------------------------------------------------------------

NO_JSON = [
    b"",
    b"   ",
    b"\r",
    b"hello",
    b"[]",
    b"3",
    b"null",
    b'"cmd"',
    b"{",
    b'{"cmd": "hello"} {}',
    b"{'cmd': 'hello'}",
    b'{"cmd": NaN}',
    b'{"cmd": -Infinity}',
    b'{"cmd": ' + b"9" * 5000 + b"}",
    b'{"cmd": "\xff"}',
    b"\xef\xbb\xbf",
    b"\x00",
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b'{"cmd": "hello"}' + b" " * LONGEST_LINE,
]


@pytest.mark.parametrize("line", NO_JSON, ids=lambda line: repr(line[:20]))
def test_what_is_no_object_is_bad_json(client: Client, line: bytes) -> None:
    code, message = client.error(line)
    assert code == "bad_json"
    assert message


STRANGE_COMMANDS = [
    b"{}",
    b'{"cmd": null}',
    b'{"cmd": 3}',
    b'{"cmd": ["new"]}',
    b'{"cmd": {}}',
    b'{"cmd": "NEW"}',
    b'{"cmd": "\\ud800"}',
    b'{"cmd": 1e999}',
    b'{"command": "new"}',
]


@pytest.mark.parametrize("line", STRANGE_COMMANDS)
def test_a_missing_or_strange_command_is_unknown(client: Client, line: bytes) -> None:
    code, message = client.error(line)
    assert code == "unknown_command"
    assert "hello, new, act, undo, state, load, hint, quit" in message


@pytest.mark.parametrize("cmd", ["act", "undo", "state", "hint"])
def test_no_game_comes_before_every_other_complaint(client: Client, cmd: str) -> None:
    assert client.fail(cmd, action={"type": "dance"}, state=3, config=None)[0] == "no_game"


def test_a_refused_game_leaves_no_game(client: Client) -> None:
    assert client.fail("new", config={"players": 9}) == (
        "bad_config",
        "config.players: must be from 1 to 4, not 9",
    )
    assert client.fail("load", state={})[0] == "bad_state"
    assert client.fail("load") == ("bad_state", 'the key "state" is missing')
    assert client.fail("new", config=None)[0] == "bad_config"
    assert client.fail("state")[0] == "no_game"


def test_a_refused_request_changes_nothing(playing: Client) -> None:
    playing.ask("act", action={"type": "end_turn"})
    before = playing.ask("state")
    assert playing.fail("new", config={"players": 9})[0] == "bad_config"
    assert playing.fail("load", state={**before["state"], "impacts": 6})[0] == "bad_state"
    assert playing.fail("act", action={"type": "reactivate", "token": "plus"})[0] == (
        "illegal_action"
    )
    assert playing.fail("act")[0] == "illegal_action"
    assert playing.fail("act", action={"type": "end_turn", "x": 1})[0] == "illegal_action"
    assert playing.ask("state") == before
    playing.ask("undo")


# -- lines ---------------------------------------------------------------------------------------


def served(requests: bytes) -> list[Json]:
    out = io.BytesIO()
    serve(Engine(BALTICA), io.BytesIO(requests), out)
    return [json.loads(line) for line in out.getvalue().decode().splitlines()]


def test_every_line_has_one_answer_also_the_last_without_its_break() -> None:
    answers = served(b'\n{"cmd":"state"}\r\n\xff\n{"cmd":"new","quiet":true}')
    assert [answer["ok"] for answer in answers] == [False, False, False, True]


def test_nothing_is_read_after_quit() -> None:
    assert served(b'{"cmd":"quit"}\n{"cmd":"hello"}\n') == [{"ok": True}]


def test_a_line_far_too_long_has_one_answer_and_the_next_line_its_own() -> None:
    answers = served(b"x" * (2 * LONGEST_LINE + 7) + b"\n" + b'{"cmd":"quit"}\n')
    assert [answer["ok"] for answer in answers] == [False, True]


def test_names_in_every_script_come_out_as_they_went_in(client: Client) -> None:
    names = ["Åse 🐟", "Ελένη\u2028"]
    line = json.dumps({"cmd": "new", "config": {"names": names}}, ensure_ascii=False).encode()
    assert client.send(line)["state"]["config"]["names"] == names


class Closed(io.BytesIO):
    """Somebody has stopped reading."""

    def write(self, _data: Any) -> int:
        raise BrokenPipeError


def test_serving_ends_quietly_when_nobody_reads() -> None:
    serve(Engine(BALTICA), io.BytesIO(b"\n" * 9), Closed())


def test_the_catalogue_of_hello_is_the_engines(client: Client) -> None:
    names = [card["id"] for card in client.ask("hello")["catalog"]]
    assert tuple(names) == catalogue().names
