"""Whatever is sent to the engine, it answers each line with one line and never stops."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ecosfera.core.protocol import Engine
from ecosfera.core.rng import Rng
from tests.games.baltica.codec.games import BALTICA, CONFIGS, Json, random_game, to_json

CODES = {
    "bad_json",
    "unknown_command",
    "bad_config",
    "bad_state",
    "illegal_action",
    "no_game",
    "nothing_to_undo",
}
POSITIONS = [to_json(state) for config in CONFIGS for state in random_game(config)[::9]]
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 13)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.sampled_from(["token", "market", "pass", "coast", "sunlight#1", "oil_spill", "\ud800"])
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


def engine() -> Engine:
    return Engine(BALTICA)


def answered(engine: Engine, line: bytes) -> Json:
    answer = engine.answer(line)
    assert b"\n" not in answer
    found: Json = json.loads(answer.decode("utf-8"))
    assert found["ok"] is (found.get("error") is None)
    if not found["ok"]:
        assert found["error"]["code"] in CODES
        assert found["error"]["message"]
    return found


def spoiled(value: Any, luck: Rng, junk: Any) -> None:
    """Insert junk into the JSON, remove something, or swap two things."""
    place = value
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = luck.pick(keys)
        inner = place[key]
        if isinstance(inner, dict | list) and inner and luck.number() % 6:
            place = inner
            continue
        match luck.number() % 4:
            case 0:
                del place[key]
            case 1:
                place[key] = junk
            case 2 if isinstance(place, list):
                place.append(junk)
            case 2:
                place["extra"] = junk
            case _:
                other = luck.pick(keys)
                place[key], place[other] = place[other], place[key]
        return


@given(st.lists(st.binary(max_size=60), max_size=8))
def test_any_bytes_are_answered(lines: list[bytes]) -> None:
    serving = engine()
    for line in lines:
        assert not answered(serving, line)["ok"]


@given(st.lists(st.dictionaries(st.sampled_from(["cmd", "config", "action", "x"]), JSON)))
def test_any_objects_are_answered(requests: list[Json]) -> None:
    serving = engine()
    serving.answer(b'{"cmd":"new"}')
    for request in requests:
        answered(serving, json.dumps(request).encode())


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**9), JSON)
def test_spoiled_states_are_refused_or_can_be_played(seed: int, junk: object) -> None:
    luck = Rng(str(seed))
    state = copy.deepcopy(luck.pick(POSITIONS))
    for _ in range(1 + luck.number() % 2):
        spoiled(state, luck, junk)
    serving = engine()
    answer = answered(serving, json.dumps({"cmd": "load", "state": state}).encode())
    for _ in range(5):
        if not answer["ok"] or not answer["legal"]:
            break
        again = json.dumps({"cmd": "load", "state": answer["state"]}).encode()
        assert answered(engine(), again)["state"] == answer["state"]
        action = luck.pick(answer["legal"])
        answer = answered(serving, json.dumps({"cmd": "act", "action": action}).encode())
        assert answer["ok"]


@given(st.integers(0, 10**9), JSON)
def test_spoiled_actions_are_refused_or_done(seed: int, junk: object) -> None:
    luck = Rng(str(seed))
    state = luck.pick(POSITIONS)
    serving = engine()
    legal = answered(serving, json.dumps({"cmd": "load", "state": state}).encode())["legal"]
    if not legal:
        return
    action = copy.deepcopy(luck.pick(legal))
    spoiled(action, luck, junk)
    answer = answered(serving, json.dumps({"cmd": "act", "action": action}).encode())
    assert answer["ok"] or answer["error"]["code"] == "illegal_action"
