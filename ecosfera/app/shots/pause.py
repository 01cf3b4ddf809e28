"""Shots of the pause menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.app.pause import PauseScene
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.game_screens import GameScreens, Services
    from ecosfera.ui.context import UiContext


def states(screens: GameScreens, services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return the menu with and without a code and in the tutorial, and the question it asks."""
    code = screens.samples().code
    return [
        Shot("pause", lambda context: PauseScene(context, services(context), code, lambda _: None)),
        Shot(
            "pause-tutorial",
            lambda context: PauseScene(
                context, services(context), code, lambda _: None, tutorial=True
            ),
        ),
        Shot(
            "pause-restart",
            lambda context: PauseScene(context, services(context), None),
            lambda pilot: pilot.click("restart"),
        ),
    ]
