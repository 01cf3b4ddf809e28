"""A page of text and pictures, rendered once, that scrolls when it is longer than its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.accessibility.node import AccessNode, Role
from ecosfera.ui.draw.layout import edges
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import LEADING, TextAlign
from ecosfera.ui.draw.theme import PAPER, faded
from ecosfera.ui.widgets.scroll_view import ScrollView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.text import FontFace
    from ecosfera.ui.draw.theme import Colour

SIGN: Final = 2.5
"""Images up to this height, in bodies, are not cut off where the page scrolls."""
FADED: Final = 2.5
"""Height of the edge in which larger ones fade there, in bodies."""
LETTERS: Final = 1.14
"""The height of letters, from the ring of Å to the tail of g, in text sizes."""


class DocumentPage:
    """Collects the texts and images of a page, from top to bottom.

    `y` is where the next text goes, and at the end the height of the page.
    """

    def __init__(self, context: UiContext, width: int) -> None:
        self.context = context
        self.width = width
        self.y = 0
        self._things: list[tuple[pygame.Surface, int, int]] = []
        self.lines: list[tuple[int, int]] = []
        """Top and bottom of each line of text and of each small image."""
        self.pictures: list[tuple[int, int]] = []
        """The same of each large image."""

    def put(self, image: pygame.Surface, x: int, y: int) -> pygame.Rect:
        """Put a premultiplied image at a place; `y` stays. Return its box on the page."""
        self._things.append((image, x, y))
        small = image.get_height() <= self.context.metrics.size(SIGN)
        (self.lines if small else self.pictures).append((y, y + image.get_height()))
        return image.get_rect(topleft=(x, y))

    def text(  # noqa: PLR0913 (how a text stands takes this many words)
        self,
        text: str,
        face: FontFace,
        size: int,
        tone: Colour,
        *,
        left: int = 0,
        width: int | None = None,
        align: TextAlign = TextAlign.LEFT,
        leading: float = LEADING,
    ) -> pygame.Rect:
        """Put a text in lines at `y`, and move `y` below it. Return its box on the page."""
        wide = self.width - left if width is None else width
        words = self.context.text
        lines = tuple(words.wrap(text, face, size, wide))
        image = words.lines(lines, face, size, tone, align, leading)
        step = words.line_height(size, leading)
        high = step * len(lines)
        # the space below the letters of the last line may be cut off
        air = max(0, step - round(LETTERS * size)) // 2
        tops = [self.y + i * step for i in range(len(lines))]
        self.lines += [(top, top + step - air) for top in tops]
        reach = words.overhang(lines, face, size) if align is TextAlign.LEFT else 0
        spare = {TextAlign.LEFT: -reach, TextAlign.CENTRE: (wide - image.get_width()) // 2}
        x = left + spare.get(align, wide - image.get_width())
        self._things.append((image, x, self.y - (image.get_height() - high) // 2))
        place = pygame.Rect(left, self.y, wide, high)
        self.y += high
        if image.get_width() - reach > wide + 2:
            words.fault(text, f"{image.get_width()} px wide in {wide}")
        return place

    def take(self, other: DocumentPage, x: int, y: int) -> None:
        """Put the contents of another page on this one; `y` stays."""
        self._things += [(image, x + at, y + top) for image, at, top in other._things]
        self.lines += [(y + top, y + bottom) for top, bottom in other.lines]
        self.pictures += [(y + top, y + bottom) for top, bottom in other.pictures]

    @property
    def head(self) -> int:
        """How far letters such as Å reach above the top of the page, in pixels."""
        return max(0, -min((y for _, _, y in self._things), default=0))

    def image(self) -> pygame.Surface:
        """Render the page as one surface, which begins `head` pixels above the top."""
        head = self.head
        out = clear((self.width, self.y + head))
        for thing, x, y in self._things:
            put(out, thing, (x, y + head))
        return out


class DocumentView(ScrollView):
    """Shows a page. It takes the focus only if there is anything to scroll."""

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        page: DocumentPage,
        *,
        spoken: str,
        group: str = "",
    ) -> None:
        super().__init__(item_id, page.context, rect=rect, name=name, group=group)
        # the bar stands beside the text
        self.frame = edges(*rect.topleft, rect.right + page.context.metrics.px(14), rect.bottom)
        self._spoken = spoken
        self._page = page.image()
        self._head = page.head
        self._lines = page.lines
        self._pictures = page.pictures
        self.content = self._page.get_height() - self._head
        self.focusable = self.end > 0

    role = Role.DOCUMENT

    @property
    def spoken(self) -> str:
        """Return the whole text."""
        return self._spoken

    @property
    def paragraphs(self) -> Sequence[AccessNode]:
        """The text in the parts in which a screen reader goes through it."""
        return [AccessNode(id=f"{self.id}-text", role=Role.PARAGRAPH, name=self._spoken)]

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return its name and the text."""
        node = super().accessible(context)
        children = tuple(self.paragraphs)
        return node and node._replace(name=self.name, description=self.spoken, children=children)

    @property
    def shown(self) -> tuple[int, int]:
        """Top and bottom of the part of the page that is drawn: no line is cut off halfway."""
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
        """Scroll so that this part of the page is in sight."""
        if top < self.offset or bottom > self.offset + self.rect.height:
            self.scroll_to(top - self.rect.height // 5)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the part of the page that shows; a picture that goes on fades at the edge."""
        top, bottom = self.shown
        over = self._head if top == 0 else 0
        area = pygame.Rect(0, top + self._head - over, self._page.get_width(), bottom - top + over)
        at = (self.rect.left, self.rect.top + top - self.offset - over)
        target.blit(self._page, at, area, special_flags=pygame.BLEND_PREMULTIPLIED)
        for edge, tones in ((top, (1.0, 0.0)), (bottom, (0.0, 1.0))):
            if any(over < edge < under for over, under in self._pictures):
                self._fade_picture(target, context, edge, tones)

    def _fade_picture(
        self,
        target: pygame.Surface,
        context: UiContext,
        edge: int,
        tones: tuple[float, float],
    ) -> None:
        """Let a picture that goes on beyond an edge fade into the paper."""
        high, y = context.metrics.size(FADED), self.rect.top + edge - self.offset
        box = pygame.Rect(self.rect.left, y if tones[0] else y - high, self.rect.width, high)
        above, below = (faded(PAPER, tone) for tone in tones)
        context.shapes.put_gradient(target, box, (above, below))
