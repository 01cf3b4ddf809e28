"""The rulebook: short pages with pictures of the real cards, a list of topics, a search."""

from ecosfera.screen.rulebook.scene import RulebookScene

__all__ = ["RulebookScene"]
