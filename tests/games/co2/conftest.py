"""Matches and tables of the second game, for its tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest

from ecosfera.core.match import Match
from ecosfera.games.co2.additions import INTENTS
from ecosfera.games.co2.game import load
from ecosfera.games.co2.rules.state import State
from ecosfera.games.co2.table.scene import TableScene
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.program import services

Table = tuple[Pilot, TableScene]


@pytest.fixture
def intents() -> tuple[Intent, ...]:
    return tuple(INTENTS)


@pytest.fixture
def sit_down(pictures: Pictures) -> Callable[..., Table]:
    """Sit down at a table in a position; motion is off unless told otherwise."""

    def make(
        state: State,
        size: tuple[int, int] = (1366, 768),
        scale: float = 1.0,
        motion: Literal["off", "full"] = "off",
        **more: Any,
    ) -> Table:
        settings = Settings(language="en", scale=scale, motion=motion)
        app = offscreen(size, settings, pictures, INTENTS)
        scene = TableScene(app.context, services(app.context), Match(load(), state), **more)
        app.stack.push(scene)
        pilot = Pilot(app)
        pilot.settle()
        pilot.step()
        return pilot, scene

    return make
