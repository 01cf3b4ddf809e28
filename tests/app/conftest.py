"""The program with the game that it starts with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.program import SCREENS

if TYPE_CHECKING:
    from ecosfera.ui.input.intents import Intent


@pytest.fixture
def intents() -> tuple[Intent, ...]:
    return tuple(SCREENS.intents)
