"""The pause menu, over the table."""

from ecosfera.screen.pause.scene import PauseScene

__all__ = ["PauseScene"]
