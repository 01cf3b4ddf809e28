"""The list of saved games, and what one can do with them."""

from ecosfera.screen.saves.listing import SavesEnd
from ecosfera.screen.saves.scene import SavesScene

__all__ = ["SavesEnd", "SavesScene"]
