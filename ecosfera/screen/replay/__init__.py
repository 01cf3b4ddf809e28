"""Watching a saved game from its beginning."""

from ecosfera.screen.replay.scene import ReplayScene

__all__ = ["ReplayScene"]
