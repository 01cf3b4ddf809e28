"""Draws the parts of figures: pieces beside each other, with arrows, signs and texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rulebook.figures import ARROW, Cell, Figure, Line
from ecosfera.games.baltica.rulebook.table_figures import TableFigure, picture
from ecosfera.ui.draw.layout import best_fit
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, PANEL, TEAL, WHITE, faded
from ecosfera.ui.rulebook.drawings import framed
from ecosfera.ui.widgets.document import DocumentPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.games.baltica.rulebook.example_drawings import ExampleDrawer

ARROW_WIDTH: Final = 0.5
NARROWEST: Final = 5.4
"""Minimum width of a column, in multiples of body text."""


def draw(drawer: ExampleDrawer, figure: Figure, width: int) -> DocumentPage:
    """Return one part of a figure."""
    m, words = drawer.context.metrics, drawer.context.words
    if isinstance(figure, TableFigure):
        page = DocumentPage(drawer.context, width)
        page.y = page.put(picture(drawer, figure, width), 0, 0).height
        return page
    inner = DocumentPage(drawer.context, width - 2 * m.px(12))
    if figure.title:
        title = words(figure.title)
        inner.text(title, FontFace.HEAVY, m.size(1.1), TEAL, align=TextAlign.CENTRE)
        inner.y += m.px(4)
    edge = 0
    for line in figure.lines:
        inner.y += m.px(8) if edge else 0
        edge = _LineDrawer(drawer, line, inner).draw(edge)
    return framed(drawer.context, inner, width)


class _LineDrawer:
    """Draws a line below what is on a page."""

    def __init__(self, drawer: ExampleDrawer, line: Line, page: DocumentPage) -> None:
        self.drawer = drawer
        self.context = drawer.context
        self.line = line
        self.page = page
        self._column = page.width // best_fit(line.columns, self._fits) if line.columns else 0
        parts = sum(map(_widths, line.cells)) + line.gap * (len(line.cells) - 1)
        room = self._column - self.context.metrics.px(8) if self._column else page.width / parts
        self._card = int(min(line.width * drawer.card_width, room))
        """Width of a card."""

    def _fits(self, columns: int) -> bool:
        """Return whether so many columns are wide enough for the texts below the pieces."""
        m, text, column = self.context.metrics, self.context.text, self.page.width // columns
        names = (self.context.words(cell.below[0]) for cell in self.line.cells)
        broken = any(text.broken(name, FontFace.BOLD, m.size(1.0), column) for name in names)
        return not broken and column >= NARROWEST * m.body

    def draw(self, edge: int) -> int:
        """Draw the cells, and return where they end at the right; see `Line.right` for `edge`."""
        cells = self.line.cells
        across = self.page.width // self._column if self._column else len(cells)
        end = 0
        for first in range(0, len(cells), across):
            self.page.y += self.context.metrics.px(8) if first else 0
            end = self._beside(cells[first : first + across], edge)
        return end

    def _beside(self, cells: Sequence[Cell], edge: int) -> int:
        """Draw cells beside each other, and return where they end at the right."""
        images = [self._image(cell) for cell in cells]
        widths = [self._column or image.get_width() for image in images]
        gap = 0 if self._column else round(self.line.gap * self._card)
        whole = sum(widths) + gap * (len(cells) - 1)
        x = edge - whole if self.line.right else (self.page.width - whole) // 2
        y, high = self.page.y, max(image.get_height() for image in images)
        heading = self.context.text.line_height(self.context.metrics.size(1.5), 1.2)
        top = y + (heading if any(cell.above for cell in cells) else 0)
        foot = top + high
        for cell, image, width in zip(cells, images, widths, strict=True):
            middle = x + width // 2
            where = (middle - image.get_width() // 2, top + (high - image.get_height()) // 2)
            self.page.put(image, *where)
            if cell.above:
                self._above(cell, middle, y, heading)
            foot = max(foot, self._below(cell, middle, top + high))
            x += width + gap
        self.page.y = foot
        return x - gap

    def _above(self, cell: Cell, middle: int, y: int, high: int) -> None:
        """Write a large text above the pieces, and a message beside it."""
        m, text = self.context.metrics, self.context.text
        parts = [(cell.above, FontFace.TITLE, m.size(1.5))]
        if cell.beside:
            parts.append((self.context.words(cell.beside), FontFace.BOLD, m.size(1.0)))
        widths = [text.width(*part) + 2 for part in parts]
        left = middle - (sum(widths) + self.drawer.gap * (len(parts) - 1)) // 2
        for (content, face, size), width in zip(parts, widths, strict=True):
            lower = 0 if face is FontFace.TITLE else m.px(2)
            self.page.y = y + (high - text.line_height(size, 1.2)) // 2 + lower
            self.page.text(content, face, size, INK, left=left, width=width, leading=1.2)
            left += width + self.drawer.gap

    def _below(self, cell: Cell, middle: int, y: int) -> int:
        """Write the messages below the pieces; return where they end."""
        m, text = self.context.metrics, self.context.text
        self.page.y = y + (m.px(4) if cell.below else 0)
        for message, face in zip(cell.below, (FontFace.BOLD, FontFace.TEXT), strict=False):
            sentence, room = self.context.words(message), self._column or self.page.width
            size = text.fit(sentence, face, m.size(1.0), m.floor, room, 2).size
            width = self._column or min(room, text.width(sentence, face, size) + 2)
            left = min(max(0, middle - width // 2), self.page.width - width)
            centre = TextAlign.CENTRE
            self.page.text(
                sentence, face, size, INK, left=left, width=width, align=centre, leading=1.15
            )
        return self.page.y

    # -- pieces ----

    def _image(self, cell: Cell) -> pygame.Surface:
        """Return the pieces of a cell as one picture."""
        if not cell.pieces:
            return clear((1, 1))
        pieces = [self._piece(name, cell) for name in cell.pieces.split()]
        if cell.crossed:
            pieces = [self.drawer.crossed(piece) for piece in pieces]
        step = round(cell.step * self._card)
        pad = self.context.metrics.px(5) if cell.held else 0
        w, h = pieces[0].get_size()
        size = (w + step * (len(pieces) - 1) + 2 * pad, h + 2 * pad)
        out = clear(size)
        if cell.held:
            ground = self.context.shapes.box(size, self.context.metrics.px(8), faded(PANEL, 0.85))
            put(out, ground, (0, 0))
        for place, piece in enumerate(pieces):
            put(out, piece, (pad + place * step, pad))
        return out

    def _piece(self, name: str, cell: Cell) -> pygame.Surface:
        """Return one piece."""
        w, m, pictures = self._card, self.context.metrics, self.context.pictures
        if name == ARROW:
            return self._arrow(cell.sign)
        if name.startswith("tiles/habitat_"):
            return self.drawer.tile(name.removeprefix("tiles/habitat_"), w)
        if name.startswith("tokens/"):
            return pictures.get(name, (w, w))
        size, radius = (w, round(1.5 * w)), round(0.1 * w)
        if name.startswith("backs/"):
            return pictures.rounded(name, size, radius)
        ids = self.drawer.cards.ids
        if self.line.faces:
            cards = [ids[piece] for other in self.line.cells for piece in other.pieces.split()]
            small = not all(self.drawer.named(card, w) for card in cards)
            seen = w if cell.pieces.endswith(name) else round(min(1.0, cell.step) * w)
            return self.drawer.card(ids[name], w, seen, small=small)
        out = pictures.rounded(self.drawer.book.picture(ids[name]), size, radius).copy()
        edge = self.context.shapes.outline(size, radius, faded(WHITE, 0.7), max(1, m.px(1.2)))
        put(out, edge, (0, 0))
        return out

    def _arrow(self, sign: str) -> pygame.Surface:
        """Return an arrow, and above it a sign."""
        pictures, m = self.context.pictures, self.context.metrics
        side = round(ARROW_WIDTH * self._card)
        arrow = pictures.sign("icon_arrow_right", side, TEAL)
        if not sign:
            return arrow
        above = m.sign + m.px(2)
        out = clear((max(side, m.sign), side + 2 * above))
        put(out, pictures.sign(sign, m.sign), ((out.get_width() - m.sign) // 2, 0))
        put(out, arrow, ((out.get_width() - side) // 2, above))
        return out


def _widths(cell: Cell) -> float:
    """Return how wide the pieces of a cell are, in widths of a card."""
    if cell.pieces == ARROW:
        return ARROW_WIDTH
    count = len(cell.pieces.split())
    return 1 + cell.step * (count - 1) + (0.2 if cell.held else 0) if count else 0
