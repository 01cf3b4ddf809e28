"""The settings: applied at once, and kept."""

from ecosfera.screen.settings_scene.scene import SettingsScene

__all__ = ["SettingsScene"]
