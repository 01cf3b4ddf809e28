"""Shots of the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.app.settings.scene import SettingsScene
from ecosfera.ui.testing.offscreen import Shot

if TYPE_CHECKING:
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


def states() -> list[Shot]:
    """Return all pages, sound off, waiting for a key, and a key taken from another intent."""
    return [
        Shot("settings", SettingsScene),
        Shot("settings-screen", SettingsScene, lambda pilot: pilot.click("page-screen")),
        Shot("settings-sound", SettingsScene, _sound),
        Shot("settings-sound-off", SettingsScene, _muted),
        Shot("settings-keys", SettingsScene, lambda pilot: pilot.click("page-keys")),
        Shot("settings-keys-waiting", SettingsScene, _waiting),
        Shot("settings-keys-taken", SettingsScene, _taken),
    ]
