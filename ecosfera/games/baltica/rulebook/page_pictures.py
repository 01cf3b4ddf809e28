"""The pictures of the pages: figures and examples, drawn with the real cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rulebook.example_drawings import ExampleDrawer
from ecosfera.games.baltica.rulebook.figure_panels import draw
from ecosfera.games.baltica.rulebook.figures import FIGURES, Panel
from ecosfera.games.baltica.rulebook.table_figures import TableFigure, load
from ecosfera.ui.draw.layout import best_fit
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import TEAL
from ecosfera.ui.widgets.document import DocumentPage

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecosfera.games.baltica.content.models import Content
    from ecosfera.games.baltica.content.reference import Rulebook, RulebookPage
    from ecosfera.ui.context import UiContext

PICTURES: Final = 4.75
"""Width of the pictures, in market cards."""


class CardPictures:
    """Draws the figures and examples of the pages. Implements `PagePictures`."""

    def __init__(self, context: UiContext, content: Content, book: Rulebook) -> None:
        self.context = context
        self.drawer = ExampleDrawer(context, content)
        self._book = book

    def width(self, number: int) -> int:
        """Return the width that the pictures of a page would like to have: the same for all."""
        del number
        return round(PICTURES * self.drawer.card_width + self.context.metrics.px(24))

    def draw(self, number: int, width: int, room: int) -> DocumentPage:
        """Return the examples and the figure of a page, with smaller cards if needed to fit."""
        page, full = self._book.pages[number], self.drawer.card_width
        if any(example.text for example in page.examples):
            return self._drawn(page, width, self.drawer.fitting(page.examples, width))
        tried = (self._drawn(page, width, round(full * share)) for share in (1.0, 0.9, 0.8, 0.72))
        document = best_fit(tried, lambda document: document.y <= room)
        whole = self._drawn(page, width, full, extras=True)
        return whole if whole.y <= room else document

    def ahead(self, number: int) -> Iterator[None]:
        """Load the pictures of the tables on a page, one per step."""
        for part in FIGURES.get(self._book.pages[number].figure or "", ()):
            if isinstance(part, TableFigure):
                yield from load(self.drawer, part)

    def _stack(self, document: DocumentPage, parts: Sequence[DocumentPage]) -> None:
        """Add drawings below each other."""
        for i, part in enumerate(parts):
            document.y += self._gap if i else 0
            document.take(part, 0, document.y)
            document.y += part.y

    @property
    def _gap(self) -> int:
        """Return the gap between two drawings."""
        return self.context.metrics.px(10)

    def _drawn(
        self, page: RulebookPage, width: int, card_width: int, *, extras: bool = False
    ) -> DocumentPage:
        """Return the figure and the examples below each other, with cards of this width.

        The figure is whole, or without its `extras`.
        """
        m = self.context.metrics
        document = DocumentPage(self.context, width)
        has_text = any(example.text for example in page.examples)
        if page.figure is not None:
            parts = [
                draw(self.drawer, part, width)
                for part in FIGURES[page.figure]
                if extras or not (isinstance(part, Panel) and part.extra)
            ]
            self._stack(document, parts)
            document.y += self._gap if page.examples else 0
        if has_text:
            heading = self.context.words(
                "rules.examples" if len(page.examples) > 1 else "rules.example"
            )
            document.text(heading, FontFace.HEAVY, m.size(1.1), TEAL)
            document.y += m.px(4)
        small = not has_text and card_width < self.drawer.card_width
        self._stack(
            document,
            [
                self.drawer.example(example, width, card_width, small=small)
                for example in page.examples
            ],
        )
        return document
