"""The list of saved games, and what one can do with them."""

from ecosfera.screen.saves.scene import SavesEnd, SavesScene

__all__ = ["SavesEnd", "SavesScene"]
