"""Setting up a game: who plays, how the sea is, which game."""

from ecosfera.screen.setup.plan import Place, Plan
from ecosfera.screen.setup.scene import SetupScene

__all__ = ["Place", "Plan", "SetupScene"]
