"""Golden games replayed: the same moves have exactly the same consequences."""

from __future__ import annotations

import pytest

from tests.games.co2.rules.golden import FOLDER, GAMES, replay


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_is_told_as_it_was(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert replay(name, text).splitlines() == text.splitlines()
