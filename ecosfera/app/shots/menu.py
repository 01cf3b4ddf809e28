"""Shots of the menu."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ecosfera.app.menu.scene import MenuScene
from ecosfera.app.menu.welcome import WelcomeScene
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.game_screens import GameScreens, Services, Summary
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.testing.pilot import Pilot


def states(screens: GameScreens, services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return the first start with its welcome, a match to continue, and the sheets over it."""
    running, crowded = screens.samples().running

    def menu(summary: Summary | None = None) -> Callable[[UiContext], MenuScene]:
        def make(context: UiContext) -> MenuScene:
            card = partial(screens.menu_card, context, summary) if summary else None
            return MenuScene(context, services(context), screens.credits, card)

        return make

    return [
        Shot("menu-first", menu()),
        Shot("welcome", lambda context: WelcomeScene(context, services(context))),
        Shot("menu-continue", menu(running)),
        Shot("menu-crowded", menu(crowded)),
        Shot("menu-language", menu(running), lambda pilot: pilot.click("language")),
        Shot("about", menu(running), lambda pilot: pilot.click("about")),
        Shot("licences", menu(running), _licences),
        Shot("whats-new", menu(running), _whats_new),
    ]


def _licences(pilot: Pilot) -> None:
    pilot.click("about")
    pilot.click("licences")


def _whats_new(pilot: Pilot) -> None:
    pilot.click("about")
    pilot.click("news")
