"""A page of text and pictures, drawn once, and a widget that scrolls it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import LEADING, Align
from ecosfera.ui.input.keys import Intent
from ecosfera.ui.widgets.base import Widget
from ecosfera.ui.widgets.prose import draw_bar

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.text import Face
    from ecosfera.ui.draw.theme import Colour

SIGN: Final = 2.5
"""Up to this many times body text, an image is a sign that must not be cut; larger ones may be."""


LETTERS: Final = 1.14
"""Height from the accents of capitals to the descenders, in multiples of the text size."""


class DocumentPage:
    """A page filled from top to bottom; `y` is the position of the next item."""

    def __init__(self, context: UiContext, width: int) -> None:
        self.context = context
        self.width = width
        self.y = 0
        self._things: list[tuple[pygame.Surface, int, int]] = []
        self.lines: list[tuple[int, int]] = []
        """Top and bottom of each line of text and of each sign."""

    def put(self, image: pygame.Surface, x: int, y: int) -> pygame.Rect:
        """Add a premultiplied surface at a position; `y` does not change."""
        self._things.append((image, x, y))
        if image.get_height() <= self.context.metrics.size(SIGN):
            self.lines.append((y, y + image.get_height()))
        return image.get_rect(topleft=(x, y))

    def text(  # noqa: PLR0913 (how a text stands takes this many words)
        self,
        text: str,
        face: Face,
        size: int,
        tone: Colour,
        *,
        left: int = 0,
        width: int | None = None,
        align: Align = Align.LEFT,
        leading: float = LEADING,
    ) -> pygame.Rect:
        """Add a wrapped text; return its rectangle and set `y` below it."""
        wide = self.width - left if width is None else width
        words = self.context.text
        lines = tuple(words.wrap(text, face, size, wide))
        image = words.lines(lines, face, size, tone, align, leading)
        step = words.line_height(size, leading)
        high = step * len(lines)
        # The space below the letters may be cut off.
        air = max(0, step - round(LETTERS * size)) // 2
        tops = [self.y + i * step for i in range(len(lines))]
        self.lines += [(top, top + step - air) for top in tops]
        reach = words.overhang(lines, face, size) if align is Align.LEFT else 0
        spare = {Align.LEFT: -reach, Align.CENTRE: (wide - image.get_width()) // 2}
        x = left + spare.get(align, wide - image.get_width())
        self._things.append((image, x, self.y - (image.get_height() - high) // 2))
        place = pygame.Rect(left, self.y, wide, high)
        self.y += high
        if image.get_width() - reach > wide + 2:
            words.fault(text, f"{image.get_width()} px wide in {wide}")
        return place

    def take(self, other: DocumentPage, x: int, y: int) -> None:
        """Add another page; `y` does not change."""
        self._things += [(image, x + at, y + top) for image, at, top in other._things]
        self.lines += [(y + top, y + bottom) for top, bottom in other.lines]

    @property
    def head(self) -> int:
        """Return how far letters such as Å extend above the page, in pixels."""
        return max(0, -min((y for _, _, y in self._things), default=0))

    def image(self) -> pygame.Surface:
        """Return the page with its head as one surface."""
        head = self.head
        out = clear((self.width, self.y + head))
        for thing, x, y in self._things:
            put(out, thing, (x, y + head))
        return out


class DocumentView(Widget):
    """Shows a page; the wheel, arrows and page keys scroll it."""

    heard = False

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        sheet: DocumentPage,
        *,
        spoken: str,
        group: str = "",
    ) -> None:
        super().__init__(item_id, rect, name, group)
        self.offset = 0
        self._told = spoken
        self._page = sheet.image()
        self._head = sheet.head
        self._lines = sheet.lines
        self._step = sheet.context.metrics.size(1.0) * 3

    @property
    def spoken(self) -> str:
        """Return the whole text."""
        return self._told

    @property
    def end(self) -> int:
        """Return how far it can scroll, in pixels."""
        return max(0, self._page.get_height() - self._head - self.rect.height)

    @property
    def shown(self) -> tuple[int, int]:
        """Return the visible part of the page, shortened to whole lines."""
        top, bottom = self.offset, self.offset + self.rect.height
        if self.offset > 0:
            while torn := [under for over, under in self._lines if over < top < under]:
                top = max(torn)
        if self.offset < self.end:
            while torn := [over for over, under in self._lines if over < bottom < under]:
                bottom = min(torn)
        if bottom - top < self.rect.height // 2:
            return self.offset, self.offset + self.rect.height
        return top, bottom

    def show(self, top: int, bottom: int) -> None:
        """Scroll so that this part of the page is visible."""
        if top < self.offset or bottom > self.offset + self.rect.height:
            self.scroll_to(top - self.rect.height // 5)

    def scroll_to(self, offset: int) -> bool:
        """Scroll to an offset; return False if it is there already."""
        before = self.offset
        self.offset = min(self.end, max(0, offset))
        return self.offset != before

    def wheel(self, steps: int) -> bool:
        """Scroll."""
        return self.scroll_to(self.offset - steps * self._step)

    def intend(self, intent: Intent) -> bool:
        """Scroll with up and down until the end."""
        if intent is Intent.UP:
            return self.scroll_to(self.offset - self._step)
        return intent is Intent.DOWN and self.scroll_to(self.offset + self._step)

    def turn(self, pages: int) -> bool:
        """Scroll by most of the visible height."""
        return self.scroll_to(self.offset + pages * (self.rect.height - self._step))

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the visible part of the page and the scroll bar."""
        top, bottom = self.shown
        over = self._head if top == 0 else 0
        area = pygame.Rect(0, top + self._head - over, self.rect.width, bottom - top + over)
        at = (self.rect.left, self.rect.top + top - self.offset - over)
        target.blit(self._page, at, area, special_flags=pygame.BLEND_PREMULTIPLIED)
        edge = pygame.Rect(self.rect)
        edge.width += context.metrics.px(14)
        draw_bar(target, context, edge, self.offset, self.end)
