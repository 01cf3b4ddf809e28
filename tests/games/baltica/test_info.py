"""What is known of the game without its rules agrees with the rules, and loads none of them."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from ecosfera.core.json_fields import CodecError
from ecosfera.games import all_games
from ecosfera.games.baltica.bots.characters import CHARACTERS
from ecosfera.games.baltica.info import IMPACTS, INFO
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.state import IMPACT_TILES, Outcome
from tests.games.baltica.codec.games import BALTICA, CONFIGS, random_game


def test_it_agrees_with_the_rules_and_the_bots() -> None:
    assert INFO.id == all_games.DEFAULT
    assert INFO is all_games.info(INFO.id)
    assert BALTICA.info is INFO
    assert IMPACTS == IMPACT_TILES
    assert INFO.outcomes == tuple(Outcome)
    assert set(INFO.teammates) == set(CHARACTERS)


@pytest.mark.parametrize("config", CONFIGS)
def test_the_summary_of_every_position_is_read_back(config: Config) -> None:
    for state in random_game(config)[::5]:
        summary = BALTICA.summary(state)
        assert tuple(summary) == INFO.summary_keys
        assert INFO.read_summary(summary, "about") == summary


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("level", 3),
        ("seed", "x" * 65),
        ("seed", 7),
        ("round", 0),
        ("round", True),
        ("habitats", ["sea"]),
        ("habitats", ["ice"] * 7),
        ("habitats", "ice"),
        ("impacts", 7),
        ("impacts", None),
    ],
)
def test_a_summary_that_is_not_sound_is_refused(key: str, value: object) -> None:
    sound: dict[str, Any] = {"level": 1, "seed": "", "round": 1, "habitats": [], "impacts": 0}
    INFO.read_summary(sound, "about")
    with pytest.raises(CodecError, match=f"^about.{key}"):
        INFO.read_summary({**sound, key: value}, "about")


LIGHT = "from ecosfera.games import all_games; all_games.info(all_games.DEFAULT)"
CODES = "from ecosfera.games.baltica.codec import challenge"


@pytest.mark.parametrize(
    ("imports", "expected"),
    [
        (LIGHT, {"info", "rules", "rules.ids"}),
        (CODES, {"codec", "codec.challenge", "rules", "rules.config"}),
    ],
)
def test_what_the_menu_and_the_set_up_need_loads_no_rules(imports: str, expected: set[str]) -> None:
    script = (
        f"import sys; {imports};"
        "print(*(m for m in sys.modules if 'baltica.' in m or m in ('tomllib', 'hashlib')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = {name.removeprefix("ecosfera.games.baltica.") for name in done.stdout.split()}
    assert loaded == expected
