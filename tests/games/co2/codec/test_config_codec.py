"""Configurations and challenge codes (PROTOCOL, config)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosfera.core import codes
from ecosfera.core.codes import CodeError
from ecosfera.core.json_fields import CodecError
from ecosfera.games.co2.codec.challenge import (
    LAST_EARNED_GOAL,
    LATE_TRADES_ROUNDS,
    RETIRE_ROUNDS,
    SEEDS,
    decode,
    encode,
    has_code,
)
from ecosfera.games.co2.codec.config import config_from_json, config_to_json
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.ids import PlayerId

CONFIGS = st.integers(2, 4).flatmap(
    lambda players: st.builds(
        Config,
        players=st.just(players),
        first_player=st.none() | st.integers(0, players - 1).map(PlayerId),
        goal=st.integers(10, 20),
        start_territories=st.integers(2, 3),
        round_limit=st.integers(1, 200),
        offers=st.integers(0, 5),
        flow=st.booleans(),
        head_start=st.booleans(),
        retire=st.booleans(),
        last_earned=st.booleans(),
        seed=st.integers(0, SEEDS - 1).map(str),
    )
)


def test_every_key_but_the_game_is_optional() -> None:
    config = config_from_json({"game": "co2"})
    assert replace(config, seed="") == Config()
    assert 0 < len(config.seed) <= 64
    assert config_to_json(replace(config, seed="x")) == {
        "game": "co2",
        "players": 2,
        "names": [],
        "first_player": "dice",
        "goal": 20,
        "start_territories": 2,
        "round_limit": 100,
        "offers": 3,
        "seed": "x",
    }


@given(CONFIGS)
def test_a_configuration_is_the_same_after_json_and_after_its_code(config: Config) -> None:
    named = replace(config, names=("Åsa",) * config.players)
    assert config_from_json(config_to_json(named), complete=True) == named
    if has_code(config):
        assert decode(encode(config)) == config
    assert has_code(config) or config.head_start or config.retire or config.last_earned


BAD = [
    ("players", 1),
    ("players", 5),
    ("players", True),
    ("players", 2.0),
    ("players", None),
    ("players", "2"),
    ("names", ["one"]),
    ("names", "ab"),
    ("names", [1, 2]),
    ("names", ["\ud800", "b"]),
    ("first_player", "Dice"),
    ("first_player", 2),
    ("first_player", -1),
    ("first_player", False),
    ("first_player", None),
    ("goal", 9),
    ("goal", 21),
    ("start_territories", 4),
    ("round_limit", 0),
    ("round_limit", 201),
    ("offers", -1),
    ("offers", 6),
    ("flow", 1),
    ("flow", None),
    ("head_start", 1),
    ("head_start", None),
    ("last_earned", 1),
    ("last_earned", None),
    ("retire", 1),
    ("retire", None),
    ("seed", 7),
    ("seed", None),
    ("seed", "x" * 65),
    ("seed", "\udfff"),
    ("game", "ecosfera"),
    ("game", None),
    ("colour", 1),
]


@pytest.mark.parametrize(("key", "value"), BAD)
def test_everything_else_is_refused_by_the_name_of_its_key(key: str, value: object) -> None:
    with pytest.raises(CodecError, match=key):
        config_from_json({"game": "co2", key: value})


@pytest.mark.parametrize("value", [None, [], "co2", 3, {}])
def test_a_configuration_names_its_game(value: object) -> None:
    with pytest.raises(CodecError):
        config_from_json(value)


def test_a_configuration_from_before_flow_has_the_strict_rules() -> None:
    written = config_to_json(Config(seed="x"))
    assert "flow" not in written
    assert config_from_json(written, complete=True) == Config(seed="x", flow=False)
    assert config_to_json(Config(seed="x", flow=True))["flow"] is True
    assert decode("34MAY-PXEPE") == Config(players=3, seed="777")


def test_a_head_start_stands_in_configurations_only_where_there_is_one() -> None:
    written = config_to_json(Config(seed="x"))
    assert "head_start" not in written
    assert config_from_json(written, complete=True) == Config(seed="x", head_start=False)
    assert config_to_json(Config(seed="x", head_start=True))["head_start"] is True


def test_handing_in_credits_stands_in_configurations_only_where_it_is_possible() -> None:
    written = config_to_json(Config(seed="x"))
    assert "retire" not in written
    assert config_from_json(written, complete=True) == Config(seed="x", retire=False)
    assert config_to_json(Config(seed="x", retire=True))["retire"] is True


def test_the_last_point_stands_in_configurations_only_where_it_has_to_be_earned() -> None:
    written = config_to_json(Config(seed="x", retire=True))
    assert "last_earned" not in written
    assert config_from_json(written, complete=True) == Config(seed="x", retire=True)
    assert config_to_json(Config(seed="x", last_earned=True))["last_earned"] is True


def test_late_trades_stand_in_configurations_only_where_there_are_some() -> None:
    written = config_to_json(Config(seed="x"))
    assert "late_trades" not in written
    assert config_from_json(written, complete=True) == Config(seed="x")
    late = Config(seed="x", late_trades=True)
    assert config_from_json(config_to_json(late), complete=True) == late


SHORT = Config(goal=15, start_territories=3, flow=True)
ALONG: dict[str, Any] = {"last_earned": True, "afar": True, "new_kinds": True}
"""What the set-up offers only together."""
EARNED = replace(SHORT, head_start=True, retire=True, **ALONG)


@pytest.mark.parametrize("first", [None, PlayerId(0)])
@pytest.mark.parametrize("seed", ["0", str(SEEDS - 1)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_head_start_has_codes_behind_all_others(
    players: int, seed: str, first: PlayerId | None
) -> None:
    config = replace(SHORT, players=players, seed=seed, first_player=first, round_limit=200)
    begun = replace(config, head_start=True)
    assert decode(encode(begun)) == begun
    assert decode(encode(config)) == config


@pytest.mark.parametrize(
    "more", [{"flow": False}, {"start_territories": 2}, {"first_player": PlayerId(1)}]
)
def test_a_head_start_that_no_set_up_offers_has_no_code(more: dict[str, Any]) -> None:
    config = replace(SHORT, head_start=True, seed="7")
    assert has_code(config)
    assert not has_code(replace(config, **more))
    assert has_code(replace(config, head_start=False, **more))


@pytest.mark.parametrize("first", [None, PlayerId(0)])
@pytest.mark.parametrize("seed", ["0", str(SEEDS - 1)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_handing_in_credits_has_codes_behind_all_others(
    players: int, seed: str, first: PlayerId | None
) -> None:
    begun = replace(SHORT, players=players, seed=seed, first_player=first, head_start=True)
    for config in (begun, replace(begun, goal=20, round_limit=RETIRE_ROUNDS, offers=5)):
        retire = replace(config, retire=True)
        assert decode(encode(retire)) == retire
        assert decode(encode(config)) == config


@pytest.mark.parametrize(
    "more", [{"head_start": False}, {"round_limit": RETIRE_ROUNDS + 1}, {"flow": False}]
)
def test_handing_in_credits_that_no_set_up_offers_has_no_code(more: dict[str, Any]) -> None:
    config = replace(SHORT, head_start=True, retire=True, seed="7")
    assert has_code(config)
    assert not has_code(replace(config, **more))


@pytest.mark.parametrize("first", [None, PlayerId(0)])
@pytest.mark.parametrize("seed", ["0", str(SEEDS - 1)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_last_point_to_be_earned_has_codes_behind_all_others(
    players: int, seed: str, first: PlayerId | None
) -> None:
    short = replace(SHORT, players=players, seed=seed, first_player=first, head_start=True)
    retire = replace(short, retire=True)
    most = replace(retire, goal=20, round_limit=RETIRE_ROUNDS, offers=5)
    for config in (replace(retire, goal=LAST_EARNED_GOAL), retire, most):
        earned = replace(config, **ALONG)
        assert decode(encode(earned)) == earned
        late = replace(earned, late_trades=True, round_limit=LATE_TRADES_ROUNDS)
        assert decode(encode(late)) == late
        assert decode(encode(config)) == config


@pytest.mark.parametrize(
    "more",
    [{"retire": False}, {"goal": LAST_EARNED_GOAL - 1}, {"round_limit": RETIRE_ROUNDS + 1}],
)
def test_a_last_point_to_be_earned_that_no_set_up_offers_has_no_code(more: dict[str, Any]) -> None:
    config = replace(EARNED, seed="7")
    assert has_code(config)
    assert not has_code(replace(config, **more))
    late = replace(config, late_trades=True)
    assert has_code(late)
    assert not has_code(replace(late, **more))
    assert not has_code(replace(late, round_limit=LATE_TRADES_ROUNDS - 1))
    plain = replace(config, last_earned=False, afar=False, new_kinds=False)
    assert has_code(replace(plain, **more)) is ("round_limit" not in more)


def test_purchases_from_afar_go_with_the_last_point_in_a_code_and_not_in_a_file() -> None:
    config = replace(EARNED, seed="7")
    assert has_code(config)
    assert not has_code(replace(config, afar=False, new_kinds=False))
    old = config_to_json(replace(config, afar=False, new_kinds=False))
    assert not {"afar", "new_kinds"} & old.keys()
    assert config_from_json(old, complete=True) == replace(config, afar=False, new_kinds=False)
    assert config_from_json(config_to_json(config), complete=True) == config


def test_a_code_from_before_the_last_point_had_to_be_earned_deals_what_it_dealt() -> None:
    old = replace(SHORT, goal=18, head_start=True, retire=True, seed="77")
    assert encode(old) == "WXJ9A-PJ9PH"
    assert decode("WXJ9A-PJ9PH") == old


def test_a_code_from_before_credits_could_be_handed_in_deals_what_it_dealt() -> None:
    old = replace(SHORT, head_start=True, seed="77")
    assert encode(old) == "RL47E-FC93W"
    assert decode("RL47E-FC93W") == old


def test_a_seed_of_words_has_no_code() -> None:
    for seed in ("kelp", "007", str(SEEDS), "²", ""):
        assert not has_code(Config(seed=seed))
        with pytest.raises(ValueError, match="has no code"):
            encode(Config(seed=seed))


def test_a_code_of_the_other_game_or_with_a_slip_is_refused() -> None:
    code = encode(Config(seed="12345"))
    for wrong in (
        "3334H-7DLRF",
        code[:-1],
        code[:-1] + ("3" if code[-1] != "3" else "4"),
        "YYYYY-YYYYY",
        codes.write(23**8 - 1, 10, 11),  # a seed that no challenge has
    ):
        with pytest.raises(CodeError):
            decode(wrong)
