"""The rulebook of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.content.reference import load_rulebook
from ecosfera.games.baltica.rulebook.page_pictures import CardPictures
from ecosfera.ui.draw.painted_sea import painted_sea
from ecosfera.ui.rulebook import scene
from ecosfera.ui.rulebook.book import Book

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.games.baltica.content.models import Content
    from ecosfera.ui.context import UiContext


class RulebookScene(scene.RulebookScene):
    """The rulebook with the cards of the game. The arguments are those of the shared scene."""

    def __init__(
        self,
        context: UiContext,
        content: Content,
        at: str = "",
        why: str = "",
        print_page: Callable[[str, str], None] | None = None,
    ) -> None:
        own = load_rulebook(content.catalogue)
        book = Book("rules", "menu.rules", own.pages, own.marks, own.topics, own.refusals)
        super().__init__(
            context,
            book,
            lambda context: CardPictures(context, content, own),
            at,
            why,
            print_page,
        )

    def ground(self, target: pygame.Surface) -> None:
        """Draw the sea."""
        context = self.context
        target.blit(painted_sea(context.shapes, context.pictures, target.get_size()), (0, 0))
