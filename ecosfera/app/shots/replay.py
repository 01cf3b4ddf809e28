"""Shots of the replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.app.replay.scene import ReplayScene
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.game_screens import GameScreens, Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.testing.pilot import Pilot


def _middle(pilot: Pilot) -> None:
    pilot.click("round-on")
    for _ in range(5):
        pilot.click("on")


def _policy(pilot: Pilot) -> None:
    """Step to the first policy card that is drawn."""
    scene = pilot.app.stack.top
    assert isinstance(scene, ReplayScene)
    while scene.table.page is None and scene.player.step():
        pilot.wait(4)


def _pointed(pilot: Pilot) -> None:
    _middle(pilot)
    m = pilot.app.context.metrics
    pilot.move_to(round(m.width * 0.39), round(m.height * 0.2))


def _end(pilot: Pilot) -> None:
    while "round-on" in pilot.ids:
        pilot.click("round-on")


def states(screens: GameScreens, services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return the beginning, the middle and the end of a game."""
    samples = screens.samples()

    def short(context: UiContext) -> ReplayScene:
        return ReplayScene(context, services(context), samples.short(), {})

    def long(context: UiContext) -> ReplayScene:
        return ReplayScene(context, services(context), samples.long(), {})

    return [
        Shot("replay-start", short),
        Shot("replay-middle", short, _middle),
        Shot("replay-pointed", short, _pointed),
        Shot("replay-policy", long, _policy),
        Shot("replay-four", long, _middle),
        Shot("replay-end", long, _end),
    ]
