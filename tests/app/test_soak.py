"""Random clicks, keys, typing and resizing: no exception, no lost focus, no stuck state."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera.app.menu.scene import MenuScene
from ecosfera.app.pause import PauseScene
from ecosfera.app.settings.scene import SettingsScene
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.setup.draft import SetupDraft
from ecosfera.games.baltica.setup.scene import SetupScene
from ecosfera.ui.input.intents import SHARED
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets import Form
from tests.app.soak import soak
from tests.program import SCREENS, services

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.app.app import App
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.pictures import Pictures
    from ecosfera.ui.scene import Scene

SCENES: dict[str, Callable[[UiContext], Scene[object]]] = {
    "menu": lambda context: MenuScene(context, lambda: services(context), SCREENS.info, list),  # type: ignore[dict-item, return-value]
    "setup": lambda context: SetupScene(context, services(context), SetupDraft(), random.Random(1)),  # type: ignore[dict-item, return-value]
    "settings": lambda context: SettingsScene(context, SCREENS.info),  # type: ignore[dict-item, return-value]
    "pause": lambda context: PauseScene(context, services(context), None),  # type: ignore[dict-item, return-value]
}
KEYS = [key for intent in (*SHARED, *INTENTS) for key in intent.keys if key != "f11"]
SIZES = ((1024, 576), (1366, 768), (1100, 900), (300, 200), (1600, 620))
STEPS = 45


def something(pilot: Pilot, chance: random.Random) -> None:
    size = pilot.app.canvas.surface.get_size()
    act = chance.random()
    if act < 0.35:
        pilot.key(chance.choice(KEYS))
    elif act < 0.6 and pilot.ids:
        pilot.click(chance.choice(pilot.ids))
    elif act < 0.75:
        pilot.click_at(chance.randrange(size[0]), chance.randrange(size[1]))
    elif act < 0.85:
        pilot.type(chance.choice(("ä", "Anna", "33", " ", "🐟", "e\u0301")))
    elif act < 0.93:
        pilot.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=chance.choice((-3, -1, 1, 3))))
    elif act < 0.96:
        pilot.button(chance.choice((0, 1, 11, 12, 13, 14)))
    else:
        pilot.resize(*chance.choice(SIZES))


@pytest.mark.parametrize("name", SCENES)
def test_nothing_a_player_does_breaks_a_scene(app: App, name: str) -> None:
    chance = random.Random(name)
    pilot: Pilot | None = None
    failed: list[Exception] = []
    for _ in range(STEPS):
        if app.stack.top is None or pilot is None:
            app.stack.clear(failed.append)
            app.stack.push(SCENES[name](app.context))
            pilot = Pilot(app)
        something(pilot, chance)
        top = app.stack.top
        if isinstance(top, Form):
            assert top.focus.current is not None, "the focus is lost"
            assert top.focus.id in {w.id for w in top.widgets}
            assert sum(w.held for w in top.widgets) == 0
            assert sum(w.focused for w in top.widgets) == 1
    assert failed == []
    assert app.context.metrics.width >= 1024


def test_the_whole_program_stands_random_inputs(pictures: Pictures) -> None:
    run = soak("de", (1024, 576), 90, "suite", pictures)
    assert run.counts["TableScene"] > 20
