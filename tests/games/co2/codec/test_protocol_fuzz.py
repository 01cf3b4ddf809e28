"""Whatever is sent about this game, the engine answers each line with one line and never stops."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ecosfera.core.protocol import Engine
from ecosfera.games import all_games
from ecosfera.games.co2.codec.actions import actions_of
from ecosfera.games.co2.codec.state import state_to_json
from tests.games.co2.rules.positions import catalogue
from tests.games.co2.rules.random_play import any_config, moves

Json = dict[str, Any]
STATES = [
    state_to_json(after)
    for seed in range(3)
    for _, _, after in list(moves(any_config(random.Random(seed)), "fuzz"))[::7]
]
NAMES = [*catalogue().territory_ids, *catalogue().kind_ids, *catalogue().event_ids]
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 20)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from([*NAMES, "via", "roll", "square", "credit", "dice", "co2", "\ud800"])
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner),
    max_leaves=5,
)


def engine() -> Engine:
    return Engine(*(all_games.game(game_id) for game_id in all_games.ids()))


def ask(engine: Engine, **request: Any) -> Json:
    answer = engine.answer(json.dumps(request).encode())
    assert b"\n" not in answer
    found: Json = json.loads(answer)
    assert found["ok"] is (found.get("error") is None)
    return found


def spoiled(value: Any, dice: random.Random, junk: Any) -> None:
    """Replace, remove or double something somewhere in the JSON."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = dice.choice(keys)
        inner = value[key]
        if isinstance(inner, (dict, list)) and inner and dice.random() < 0.8:
            value = inner
            continue
        change = dice.randrange(3)
        if change == 0:
            value[key] = junk
        elif change == 1:
            del value[key]
        elif isinstance(value, list):
            value.append(copy.deepcopy(inner))
        else:
            value[key] = value[dice.choice(keys)]
        return


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(STATES), st.integers(0, 2**32), JSON)
def test_a_spoiled_state_is_refused_or_can_be_played(state: Json, seed: int, junk: Any) -> None:
    dice = random.Random(seed)
    spoilt = copy.deepcopy(state)
    spoiled(spoilt, dice, junk)
    playing = engine()
    answer = ask(playing, cmd="load", state=spoilt)
    if not answer["ok"]:
        assert answer["error"]["code"] == "bad_state"
        assert ask(playing, cmd="state")["error"]["code"] == "no_game"
        return
    told = answer["state"]
    assert ask(playing, cmd="load", state=told)["state"] == told
    for _ in range(10):
        legal = [a for a in answer["legal"] if a["type"] not in {"propose", "counter"}]
        if answer["state"]["outcome"] is not None:
            assert answer["legal"] == []
            break
        assert legal
        answer = ask(playing, cmd="act", action=dice.choice(legal))
        assert answer["ok"]
        assert ask(engine(), cmd="load", state=answer["state"])["ok"]


KEYS = ("territory", "cards", "to", "give", "get", "settle", "skip", "swap")
ACTION = st.fixed_dictionaries(
    {"type": st.sampled_from(actions_of(catalogue()).names)},
    optional=dict.fromkeys(KEYS, JSON),
)


@settings(max_examples=150)
@given(st.sampled_from(STATES), ACTION | JSON)
def test_an_action_of_any_kind_is_done_or_changes_nothing(state: Json, action: Any) -> None:
    playing = engine()
    ask(playing, cmd="load", state=state)
    answer = ask(playing, cmd="act", action=action)
    if not answer["ok"]:
        assert answer["error"]["code"] == "illegal_action"
        assert ask(playing, cmd="state")["state"] == state


@settings(max_examples=100)
@given(st.dictionaries(st.sampled_from(["game", "players", "names", "seed", "goal"]), JSON) | JSON)
def test_a_configuration_of_any_kind_begins_a_game_or_is_refused(config: Any) -> None:
    if isinstance(config, dict):
        config["game"] = "co2"
    answer = ask(engine(), cmd="new", config=config)
    assert answer["ok"] or answer["error"]["code"] == "bad_config"
