"""CO₂ Balance in lists of saved matches and in the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2 import save_picture
from ecosfera.games.co2.end.badges import PICTURES

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.game_screens import Summary
    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words


class Co2Lists:
    """What lists show of this game. Implements `GameLists`."""

    def save_picture(
        self, context: UiContext, target: pygame.Surface, box: pygame.Rect, summary: Summary
    ) -> None:
        """Draw the map with the best balance of a saved match."""
        save_picture.draw(context, target, box, summary)

    def progress(self, words: Words, summary: Summary) -> str:
        """Return the round, or that the match is over."""
        return save_picture.progress(words, summary)

    def details(self, words: Words, summary: Summary) -> str:
        """Return the progress with the best balance."""
        return save_picture.details(words, summary)

    def collection(self, words: Words, collected: int) -> str:
        """Return nothing: there is nothing to collect."""
        del words, collected
        return ""

    def badges(self) -> dict[str, str]:
        """Return the picture of each badge by its id."""
        return dict(PICTURES)

    def best_result(self, words: Words, progress: int) -> str:
        """Return the best balance in words."""
        return words("carbon.saved.best", n=progress)


def load() -> Co2Lists:
    """Return what lists show of this game."""
    return Co2Lists()
