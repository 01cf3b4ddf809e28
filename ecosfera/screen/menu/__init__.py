"""The first screen: continue, new game, settings, about."""

from ecosfera.screen.menu.scene import MenuScene, Running

__all__ = ["MenuScene", "Running"]
