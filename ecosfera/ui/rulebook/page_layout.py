"""The layout of one page of the rulebook: text on the left, pictures on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.ui.draw.line_breaking import shown
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import HONEY, HONEY_LINE, INK, SLATE, TEAL
from ecosfera.ui.rulebook.drawings import numbered
from ecosfera.ui.widgets.document import DocumentPage

if TYPE_CHECKING:
    import pygame

    from ecosfera.ui.rulebook.book import Book, PagePictures

LEAST_COLUMN: Final = 20
"""Minimum width of the text beside pictures, in multiples of its size."""
TEXT_SIZES: Final = (1.4, 1.35, 1.3, 1.25, 1.2, 1.15, 1.1, 1.05, 1.0)
"""Text sizes to try, in multiples of body text, largest first."""
COMFORTABLE: Final = 1.2
"""Text of this size or less is small for a page that is read in one go."""
LINE: Final = 1.32
"""Distance between two lines of a paragraph, as a multiple of the text size."""
DOT: Final = 0.36
"""Diameter of a paragraph's bullet, as a fraction of the text size."""
NARROWER: Final = (0.94, 0.88, 0.82, 0.76, 0.7)
"""Factors by which the pictures may shrink to leave room for the text, largest first."""
PAD: Final = 6.0
CLOSE: Final = 3.5
"""Space around a paragraph, in units, and the least where there is much text."""
LETTERS: Final = 66
"""Letters in the longest line beside pictures that were made narrower for it."""
ICON: Final = "icon_"
"""Beginning of the names of signs that are drawn in one colour."""


class PageLayout:
    """Lays out a page and remembers where each paragraph stands."""

    def __init__(self, pictures: PagePictures, book: Book, number: int, room: pygame.Rect) -> None:
        self.context = pictures.context
        self.book = book
        self.page = book.pages[number]
        self._number = number
        self._pictures = pictures
        self.places: dict[str, tuple[int, int]] = {}
        """Upper and lower edge of each paragraph."""
        self.room = room
        self._lit = ""

    def lay_out(self, lit: str = "") -> DocumentPage:
        """Return the page with the paragraph `lit` highlighted."""
        m = self.context.metrics
        self._lit = lit
        self.places = {}
        document = DocumentPage(self.context, self.room.width)
        self._title(document)
        top = document.y
        widest = round(min(self._pictures.width(self._number), 0.58 * document.width))
        if document.width - widest - m.px(28) < LEAST_COLUMN * m.size(1.1):
            words = self._words(document.width, 1.1, top)
            document.take(words, 0, top)
            width = min(document.width, widest * 5 // 4)
            drawn = self._pictures.draw(self._number, width, self.room.height)
            document.take(drawn, 0, top + words.y + m.px(6))
            document.y = top + words.y + m.px(6) + drawn.y
            return document
        words, pictures = self._beside(document.width, widest, top)
        document.take(words, 0, top)
        drawn = self._pictures.draw(self._number, pictures, self.room.height - top)
        document.take(drawn, document.width - pictures, top)
        document.y = top + max(words.y, drawn.y)
        return document

    def _beside(self, width: int, widest: int, top: int) -> tuple[DocumentPage, int]:
        """Return the text, and the width for the pictures beside it.

        The text is set as large as the page allows. Before it becomes small, the pictures and the
        space between the paragraphs shrink.
        """
        m, gap = self.context.metrics, self.context.metrics.px(28)
        ways = [(1.0, bodies, PAD) for bodies in TEXT_SIZES if bodies > COMFORTABLE]
        small = [bodies for bodies in TEXT_SIZES if bodies <= COMFORTABLE]
        ways += [
            (share, bodies, pad)
            for bodies in small
            for share in (1.0, *NARROWER)
            for pad in (PAD, CLOSE)
        ]
        for share, bodies, pad in ways:
            column, size = width - round(share * widest) - gap, m.size(bodies)
            if column < LEAST_COLUMN * size:
                continue
            if share < 1 and self._longest_line(column, size, pad) > LETTERS:
                continue
            if top + self._height(column, size, m.px(pad)) <= self.room.height:
                return self._words(column, bodies, top, pad), round(share * widest)
        return self._words(width - widest - gap, TEXT_SIZES[-1], top), widest

    def _words(self, width: int, bodies: float, top: int, pad: float = PAD) -> DocumentPage:
        """Return the paragraphs at a text size, with so many units around each."""
        words = DocumentPage(self.context, width)
        self._paragraphs(
            words, self.context.metrics.size(bodies), top, self.context.metrics.px(pad)
        )
        return words

    def _height(self, width: int, size: int, pad: int) -> int:
        """Return the height of the paragraphs, which need not be drawn for it."""
        room, around = self._line_room(width, size, pad), 2 * pad + self.context.metrics.px(3)
        return sum(self._lines(p, size, room)[1] + around for p in self.page.paragraphs)

    def _line_room(self, width: int, size: int, pad: int) -> int:
        """Return the width of a line of text."""
        return width - self._gutter(size) - 2 * pad

    def _lines(self, paragraph: str, size: int, room: int) -> tuple[int, int]:
        """Return the number of lines of a paragraph, and its height, or that of its mark."""
        text = self.context.text
        parts = self._parts(paragraph)
        lines = sum(len(text.wrap(words, face, size, room)) for words, face in parts)
        side = self._side(size) if self.book.marks.get(paragraph) else 0
        return lines, max(text.line_height(size, LINE) * lines, side)

    def _side(self, size: int) -> int:
        """Return the side of a mark."""
        return max(round(1.55 * size), self.context.metrics.px(22))

    def _longest_line(self, width: int, size: int, pad: float) -> int:
        """Return the number of letters in the longest line of running text."""
        room = self._line_room(width, size, self.context.metrics.px(pad))
        wrap, words = self.context.text.wrap, self.context.words
        broken = (wrap(words(p), FontFace.TEXT, size, room) for p in self.page.paragraphs)
        return max(
            (len(shown(line)) for lines in broken if len(lines) > 2 for line in lines), default=0
        )

    def _gutter(self, size: int) -> int:
        """Return the width of the margin with the marks of the paragraphs."""
        return self._side(size) + self.context.metrics.px(12)

    def _title(self, document: DocumentPage) -> None:
        m, words, text = self.context.metrics, self.context.words, self.context.text
        title = words(self.page.heading)
        fit = text.fit(title, FontFace.TITLE, m.size(2.0), m.floor, document.width, 2)
        document.text(title, FontFace.TITLE, fit.size, INK, leading=1.15)
        if self.page.remark is not None:
            remark, sign = self.page.remark
            document.y += m.px(2)
            side = m.sign
            high = max(side, text.line_height(m.size(1.0)))
            document.put(
                self.context.pictures.sign(sign, side),
                0,
                document.y + (high - side) // 2,
            )
            document.text(words(remark), FontFace.BOLD, m.size(1.0), SLATE, left=side + m.px(8))
        document.y += m.px(10)

    def _paragraphs(self, document: DocumentPage, size: int, top: int, pad: int) -> None:
        m, text = self.context.metrics, self.context.text
        side, gutter = self._side(size), self._gutter(size)
        width = self._line_room(document.width, size, pad)
        line = text.line_height(size, LINE)
        for paragraph in self.page.paragraphs:
            mark = self.book.marks.get(paragraph, "")
            lines, high = self._lines(paragraph, size, width)
            if paragraph == self._lit:
                box = (document.width, high + 2 * pad)
                lit = self.context.shapes.box(box, m.px(9), HONEY, HONEY_LINE, max(1, m.px(1.5)))
                document.put(lit, 0, document.y)
            self.places[paragraph] = (top + document.y, top + document.y + high + 2 * pad)
            first = document.y + pad
            self._mark(document, mark, side, size, first, pad)
            document.y = first + (max(0, high - line) // 2 if lines == 1 else 0)
            for words, face in self._parts(paragraph):
                document.text(words, face, size, INK, left=gutter + pad, width=width, leading=LINE)
            document.y = first + high + pad + m.px(3)

    def _parts(self, paragraph: str) -> list[tuple[str, FontFace]]:
        """Return the texts of a paragraph, one above the other: its lead, if any, and itself."""
        words = self.context.words
        lead = self.book.lead(words, paragraph)
        face = FontFace.BOLD if paragraph == self._lit else FontFace.TEXT
        return [*([(lead, FontFace.BOLD)] if lead else []), (words(paragraph), face)]

    def _mark(
        self, document: DocumentPage, mark: str, side: int, size: int, y: int, pad: int
    ) -> None:
        """Draw the mark in the margin: a number, a sign, or a bullet."""
        line = self.context.text.line_height(size, LINE)
        if mark.isdigit():
            image = numbered(self.context, mark, side)
        elif mark:
            tint = TEAL if mark.startswith(ICON) else None
            image = self.context.pictures.sign(mark, side, tint)
        else:
            dot = self.context.shapes.disc(max(4, round(DOT * size)), TEAL)
            x = pad + (side - dot.get_width()) // 2
            document.put(dot, x, y + (line - dot.get_height()) // 2)
            return
        document.put(image, pad, y + min(0, (line - side) // 2) + max(0, (side - line) // 2))
