"""A page of text and pictures, drawn once, that scrolls when it is longer than its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.screen.keys import Intent
from ecosfera.screen.shapes import clear, put
from ecosfera.screen.text import LEADING, Align
from ecosfera.screen.widgets.base import Widget
from ecosfera.screen.widgets.prose import draw_bar

if TYPE_CHECKING:
    from ecosfera.screen.kit import Kit
    from ecosfera.screen.skin import Colour
    from ecosfera.screen.text import Face


class Sheet:
    """Collects what stands on a page, from top to bottom; `y` is where the next thing goes."""

    def __init__(self, kit: Kit, width: int) -> None:
        self.kit = kit
        self.width = width
        self.y = 0
        self._things: list[tuple[pygame.Surface, int, int]] = []

    def put(self, image: pygame.Surface, x: int, y: int) -> pygame.Rect:
        """Put a premultiplied surface at a place; `y` stays."""
        self._things.append((image, x, y))
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
        """Put a text in lines below what is there; gives its place, which `y` is now below."""
        wide = self.width - left if width is None else width
        words = self.kit.text
        lines = tuple(words.wrap(text, face, size, wide))
        image = words.lines(lines, face, size, tone, align, leading)
        high = words.line_height(size, leading) * len(lines)
        reach = words.overhang(lines, face, size) if align is Align.LEFT else 0
        spare = {Align.LEFT: -reach, Align.CENTRE: (wide - image.get_width()) // 2}
        x = left + spare.get(align, wide - image.get_width())
        self._things.append((image, x, self.y - (image.get_height() - high) // 2))
        place = pygame.Rect(left, self.y, wide, high)
        self.y += high
        if image.get_width() - reach > wide + 2:
            words.fault(text, f"{image.get_width()} px wide in {wide}")
        return place

    def take(self, other: Sheet, x: int, y: int) -> None:
        """Put another sheet on this one; `y` stays."""
        self._things += [(image, x + at, y + top) for image, at, top in other._things]

    def image(self) -> pygame.Surface:
        """The page as one surface."""
        out = clear((self.width, self.y))
        for thing, x, y in self._things:
            put(out, thing, (x, y))
        return out


class Leaf(Widget):
    """Shows a sheet; wheel, arrows and page keys scroll it."""

    heard = False

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        sheet: Sheet,
        *,
        spoken: str,
        group: str = "",
    ) -> None:
        super().__init__(item_id, rect, name, group)
        self.offset = 0
        self._told = spoken
        self._page = sheet.image()
        self._step = sheet.kit.metrics.size(1.0) * 3

    @property
    def spoken(self) -> str:
        """The whole text."""
        return self._told

    @property
    def end(self) -> int:
        """How far it can scroll, in pixels."""
        return max(0, self._page.get_height() - self.rect.height)

    def show(self, top: int, bottom: int) -> None:
        """Scroll so that this part of the page shows."""
        if top < self.offset or bottom > self.offset + self.rect.height:
            self.scroll_to(top - self.rect.height // 5)

    def scroll_to(self, offset: int) -> bool:
        """Scroll to a place; false if it is there already."""
        before = self.offset
        self.offset = min(self.end, max(0, offset))
        return self.offset != before

    def wheel(self, steps: int) -> bool:
        """Scroll."""
        return self.scroll_to(self.offset - steps * self._step)

    def intend(self, intent: Intent) -> bool:
        """Up and down scroll, until the end."""
        if intent is Intent.UP:
            return self.scroll_to(self.offset - self._step)
        return intent is Intent.DOWN and self.scroll_to(self.offset + self._step)

    def turn(self, pages: int) -> bool:
        """Scroll by most of what shows."""
        return self.scroll_to(self.offset + pages * (self.rect.height - self._step))

    def draw(self, target: pygame.Surface, kit: Kit) -> None:
        """Draw what shows of the page, and where that is."""
        area = pygame.Rect(0, self.offset, *self.rect.size)
        target.blit(self._page, self.rect.topleft, area, special_flags=pygame.BLEND_PREMULTIPLIED)
        edge = pygame.Rect(self.rect)
        edge.width += kit.metrics.px(14)
        draw_bar(target, kit, edge, self.offset, self.end)
