"""The program with the game that it starts with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecosfera.games.baltica.additions import INTENTS

if TYPE_CHECKING:
    from ecosfera.ui.input.intents import Intent


@pytest.fixture
def intents() -> tuple[Intent, ...]:
    return INTENTS
