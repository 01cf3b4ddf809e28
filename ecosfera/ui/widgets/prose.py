"""A longer text of headings, paragraphs and points, which scrolls."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from ecosfera.ui.accessibility.node import AccessNode, Role
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import AMBER, INK, SLATE
from ecosfera.ui.widgets.document import DocumentPage, DocumentView

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pygame

    from ecosfera.ui.context import UiContext


class Style(StrEnum):
    """The styles of paragraphs."""

    HEADING = "heading"
    TEXT = "text"
    QUIET = "quiet"
    POINT = "point"


class Prose(DocumentView):
    """Shows paragraphs. It always takes the focus, so that a screen reader reads the whole text."""

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        paragraphs: Iterable[tuple[Style, str]],
        context: UiContext,
    ) -> None:
        texts = list(paragraphs)
        spoken = " ".join(text for _, text in texts)
        super().__init__(item_id, rect, name, _page(context, rect.width, texts), spoken=spoken)
        self.frame = None
        self.focusable = True
        self._texts = texts

    @property
    def paragraphs(self) -> list[AccessNode]:
        """The headings, paragraphs and points."""
        return [
            AccessNode(
                id=f"{self.id}-{number}",
                role=Role.HEADING if style is Style.HEADING else Role.PARAGRAPH,
                name=text,
            )
            for number, (style, text) in enumerate(self._texts)
        ]


def _page(context: UiContext, width: int, paragraphs: Iterable[tuple[Style, str]]) -> DocumentPage:
    """Set the paragraphs below each other."""
    m, text = context.metrics, context.text
    page = DocumentPage(context, width)
    for style, words in paragraphs:
        face, size, tone, left = {
            Style.HEADING: (FontFace.TITLE, m.size(1.35), INK, 0),
            Style.TEXT: (FontFace.TEXT, m.size(1.05), INK, 0),
            Style.QUIET: (FontFace.TEXT, m.size(1.0), SLATE, 0),
            Style.POINT: (FontFace.TEXT, m.size(1.05), INK, max(m.px(20), m.size(1.25))),
        }[style]
        if style is Style.HEADING and page.y:
            page.y += m.px(10)
        if style is Style.POINT:
            dot = context.shapes.disc(max(4, round(0.36 * size)), AMBER)
            page.put(dot, m.px(4), page.y + text.line_height(size) // 2 - dot.get_height() // 2)
        # the bar stands at the right end of the lines
        page.text(words, face, size, tone, left=left, width=width - m.px(20) - left)
        page.y += m.px(6)
    page.y += m.px(8)
    return page
