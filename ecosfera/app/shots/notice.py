"""Shots of messages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ecosfera.app.menu.scene import MenuScene
from ecosfera.ui.app.fault_page import FaultPage
from ecosfera.ui.testing.shot import Shot
from ecosfera.ui.widgets.dialog import Dialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.game_screens import GameScreens, Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.testing.pilot import Pilot

LOG = Path("/home/pupil/.local/state/ecosfera/log/ecosfera.log")
DAMAGE = "presets.toml: is not valid TOML: Invalid value (at line 1, column 5)"


def states(screens: GameScreens, services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return a fault of the program, a damaged file of its own, and a broken settings file."""

    def menu(context: UiContext) -> MenuScene:
        return MenuScene(context, services(context), screens.credits)

    return [
        Shot("sorry", lambda context: FaultPage(context, LOG)),
        Shot("sorry-damaged", lambda context: FaultPage(context, LOG, damage=DAMAGE)),
        Shot("sorry-continue", lambda context: FaultPage(context, LOG, can_continue=True)),
        Shot("notice-settings", menu, _broken_settings),
    ]


def _broken_settings(pilot: Pilot) -> None:
    """Show the message about a broken settings file over the menu."""
    context = pilot.app.context
    notice = Dialog(
        context,
        lambda: context.words("settings.trouble-title"),
        lambda: context.words("settings.trouble-broken", file=LOG.with_name("settings.json")),
        [lambda: context.words("common.ok")],
    )
    pilot.app.stack.push(notice)
