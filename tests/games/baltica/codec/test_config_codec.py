"""The configuration to and from JSON."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosfera.core.json_fields import CodecError
from ecosfera.games.baltica.codec.config import config_from_json, config_to_json
from ecosfera.games.baltica.rules.config import Config
from tests.games.baltica.codec.games import CONFIGS, plain


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config.seed)
def test_a_configuration_comes_back_as_it_went(config: Config) -> None:
    assert config_from_json(plain(config_to_json(config))) == config


def test_every_key_is_optional_and_a_seed_is_made_up() -> None:
    one, two = config_from_json({}), config_from_json({})
    assert one.seed != two.seed
    assert 0 < len(one.seed) <= 64
    data = config_to_json(one)
    del data["seed"]
    assert data == {
        "players": 2,
        "names": [],
        "element_stack": 6,
        "pressures": 2,
        "eutrophication": False,
        "biodiversity_loss": False,
        "living_habitats": 0,
        "row_cards": 4,
        "homecoming": False,
        "policies": False,
        "house_cards": True,
        "first_player": 0,
    }


@pytest.mark.parametrize("seed", ["", "Itämeri", "x" * 64, "🐟"])
def test_a_seed_is_any_string_up_to_64_characters(seed: str) -> None:
    assert config_from_json({"seed": seed}).seed == seed


WRONG: list[tuple[object, str]] = [
    (None, "config: an object is needed, not null"),
    ([], "config: an object is needed, not a list"),
    ({"colour": 1}, 'config: unknown key "colour"'),
    ({"players": 0}, "config.players: must be from 1 to 4, not 0"),
    ({"players": 5}, "config.players: must be from 1 to 4, not 5"),
    ({"players": True}, "config.players: a whole number is needed, not true"),
    ({"players": 2.0}, "config.players: a whole number is needed, not 2.0"),
    ({"players": None}, "config.players: a whole number is needed, not null"),
    ({"players": "2"}, 'config.players: a whole number is needed, not "2"'),
    ({"players": 10**400}, "config.players: must be from 1 to 4, not a number far too large"),
    ({"element_stack": 2}, "config.element_stack: must be from 3 to 8, not 2"),
    ({"element_stack": 9}, "config.element_stack: must be from 3 to 8, not 9"),
    ({"pressures": 4}, "config.pressures: must be from 0 to 3, not 4"),
    ({"living_habitats": 4}, "config.living_habitats: must be from 0 to 3, not 4"),
    ({"row_cards": 3}, "config.row_cards: must be from 4 to 5, not 3"),
    ({"eutrophication": 1}, "config.eutrophication: true or false is needed, not 1"),
    ({"policies": "yes"}, 'config.policies: true or false is needed, not "yes"'),
    ({"house_cards": None}, "config.house_cards: true or false is needed, not null"),
    ({"first_player": 2}, "config.first_player: must be from 0 to 1, not 2"),
    ({"players": 1, "first_player": 1}, "config.first_player: must be from 0 to 0, not 1"),
    ({"first_player": -1}, "config.first_player: must be from 0 to 1, not -1"),
    ({"names": ["Anna"]}, "config.names: must be empty or have 2 entries, not 1"),
    ({"names": "Anna"}, 'config.names: a list is needed, not "Anna"'),
    ({"names": ["Anna", 3]}, "config.names[1]: a string is needed, not 3"),
    ({"names": ["Anna", "\ud800"]}, 'config.names[1]: "\\ud800" is not valid Unicode'),
    ({"seed": None}, "config.seed: a string is needed, not null"),
    ({"seed": 7}, "config.seed: a string is needed, not 7"),
    ({"seed": "x" * 65}, "config.seed: at most 64 characters, not 65"),
    ({"seed": "a\udfff"}, 'config.seed: "a\\udfff" is not valid Unicode'),
    ({"\ud800": 1}, 'config: unknown key "\\ud800"'),
]


@pytest.mark.parametrize(("value", "message"), WRONG)
def test_what_is_wrong_is_told_with_its_field(value: object, message: str) -> None:
    with pytest.raises(CodecError) as caught:
        config_from_json(value)
    assert str(caught.value).startswith(message)
    str(caught.value).encode()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from([*config_to_json(Config()), "x"]), JSON))
def test_any_json_is_a_configuration_or_refused(value: dict[str, Any]) -> None:
    try:
        config = config_from_json(value)
    except CodecError:
        return
    assert config_from_json(config_to_json(config)) == config
