"""Shots of the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.app.settings.scene import SettingsScene
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.game_screens import GameScreens, Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.testing.pilot import Pilot


def _waiting(pilot: Pilot) -> None:
    pilot.click("page-keys")
    pilot.click("key-undo")


def _taken(pilot: Pilot) -> None:
    _waiting(pilot)
    pilot.key("h")


def _sound(pilot: Pilot) -> None:
    pilot.click("page-screen")
    pilot.reach("ambience_volume")


def _muted(pilot: Pilot) -> None:
    _sound(pilot)
    pilot.key("m")


def states(screens: GameScreens, services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return all pages, sound off, waiting for a key, and a key taken from another intent."""
    del services  # nothing is opened from here

    def settings(context: UiContext) -> SettingsScene:
        return SettingsScene(context, screens.info)

    return [
        Shot("settings", settings),
        Shot("settings-screen", settings, lambda pilot: pilot.click("page-screen")),
        Shot("settings-sound", settings, _sound),
        Shot("settings-sound-off", settings, _muted),
        Shot("settings-keys", settings, lambda pilot: pilot.click("page-keys")),
        Shot("settings-keys-waiting", settings, _waiting),
        Shot("settings-keys-taken", settings, _taken),
    ]
