"""A column of controls on paper: texts, signs and pictures one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.widgets import Label, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour


class Art(Widget):
    """A painted picture in its whole box."""

    focusable = False

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        paint: Callable[[tuple[int, int]], pygame.Surface],
    ) -> None:
        super().__init__(item_id, rect, name)
        self._paint = paint

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the picture."""
        del context
        put(target, self._paint(self.rect.size), self.rect.topleft)


class SignLabel(Label):
    """A bold text of up to two lines with a sign before it."""

    def __init__(
        self, item_id: str, rect: pygame.Rect, text: str, sign: str, *, size: float = 1.0
    ) -> None:
        super().__init__(
            item_id, rect, text, size=size, face=FontFace.BOLD, tone=INK, lines=2, middle=True
        )
        self.sign = sign

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw sign and text."""
        whole = self.rect
        side = context.metrics.size(1.55 * self.size)
        image = context.pictures.sign(self.sign, side)
        put(target, image, (whole.left, whole.centery - side // 2))
        shift = side + context.metrics.size(0.5)
        self.rect = pygame.Rect(whole.left + shift, whole.top, whole.width - shift, whole.height)
        super().draw(target, context)
        self.rect = whole


class Column:
    """Collects controls from the top of a column downwards."""

    def __init__(self, context: UiContext, box: pygame.Rect) -> None:
        self.context = context
        self.box = box
        self.y = box.top
        self.widgets: list[Widget] = []

    def take(self, height: int, gap: float = 0.4) -> pygame.Rect:
        """Return the next box of this height; `gap` below it is in bodies."""
        found = pygame.Rect(self.box.left, self.y, self.box.width, height)
        self.y += height + round(gap * self.context.metrics.size(1))
        return found

    def text(
        self,
        item_id: str,
        text: str,
        *,
        size: float = 1.0,
        face: FontFace = FontFace.TEXT,
        tone: Colour = INK,
        gap: float = 0.4,
    ) -> None:
        """Add a paragraph, as high as it needs."""
        if not text:
            return
        m, words = self.context.metrics, self.context.text
        lines = max(1, len(words.wrap(text, face, m.size(size), self.box.width)))
        box = self.take(lines * words.line_height(m.size(size)) + m.px(2), gap)
        label = Label(item_id, box, text, size=size, face=face, tone=tone, lines=lines)
        self.widgets.append(label)

    def sign(self, item_id: str, text: str, sign: str, *, size: float = 1.0) -> None:
        """Add a text with a sign before it."""
        m, words = self.context.metrics, self.context.text
        wide = self.box.width - m.size(1.55 * size) - m.size(0.5)
        lines = min(2, len(words.wrap(text, FontFace.BOLD, m.size(size), wide)))
        high = max(m.size(1.6 * size), lines * words.line_height(m.size(size)))
        self.widgets.append(SignLabel(item_id, self.take(high), text, sign, size=size))


def moved(widgets: list[Widget], dx: int, dy: int) -> list[Widget]:
    """Return the controls after moving them."""
    for widget in widgets:
        widget.rect = widget.rect.move(dx, dy)
    return widgets
