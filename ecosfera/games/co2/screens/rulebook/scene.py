"""The rulebook of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.content import load_catalogue
from ecosfera.games.co2.content.rulebook import load_rulebook
from ecosfera.games.co2.screens.ground import draw_map
from ecosfera.games.co2.screens.rulebook.figures import Figures
from ecosfera.ui.rulebook import scene
from ecosfera.ui.rulebook.book import Book

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.ui.context import UiContext


class RulebookScene(scene.RulebookScene):
    """The rulebook with the pieces of the game. The arguments are those of the shared scene."""

    def __init__(
        self,
        context: UiContext,
        at: str = "",
        why: str = "",
        print_page: Callable[[str, str], None] | None = None,
    ) -> None:
        cards = load_catalogue()
        own = load_rulebook(cards)
        book = Book(
            "rules",
            "menu.rules",
            own.pages,
            own.marks,
            own.topics,
            own.refusals,
            own.leads,
        )
        super().__init__(
            context, book, lambda context: Figures(context, cards, own), at, why, print_page
        )

    def ground(self, target: pygame.Surface) -> None:
        """Draw the map."""
        draw_map(target, self.context, 0.35)
