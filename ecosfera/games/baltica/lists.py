"""Ecosfera Baltica in lists of saved matches and in the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica import save_picture
from ecosfera.games.baltica.end.badges import BADGES
from ecosfera.games.baltica.rules.cards import CONSUMERS, PRODUCERS

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.game_screens import Summary
    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words

BEST: Final = "saves.best-habitats"
"""The message about the most habitats restored in a lost match."""


class BalticaLists:
    """What lists show of this game. Implements `GameLists`."""

    def save_picture(
        self, context: UiContext, target: pygame.Surface, box: pygame.Rect, summary: Summary
    ) -> None:
        """Draw the sea of a saved match."""
        save_picture.draw(context, target, box, summary)

    def progress(self, words: Words, summary: Summary) -> str:
        """Return the round, or how the match ended."""
        return save_picture.progress(words, summary)

    def details(self, words: Words, summary: Summary) -> str:
        """Return the progress with level, restored habitats and impacts."""
        return save_picture.details(words, summary)

    def collection(self, words: Words, collected: int) -> str:
        """Return how many species the players have had."""
        return words("saves.collected", n=collected, all=PRODUCERS + CONSUMERS)

    def badges(self) -> dict[str, str]:
        """Return the picture of each badge by its id."""
        return dict(BADGES)

    def best_result(self, words: Words, progress: int) -> str:
        """Return the most habitats restored in a lost match, in words."""
        return words(BEST, n=progress)


def load() -> BalticaLists:
    """Return what lists show of this game."""
    return BalticaLists()
