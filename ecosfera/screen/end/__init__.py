"""The end of a game: won or lost, and how it went."""

from ecosfera.screen.end.scene import EndScene
from ecosfera.screen.end.story import Story, story

__all__ = ["EndScene", "Story", "story"]
