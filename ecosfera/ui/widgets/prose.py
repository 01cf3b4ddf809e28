"""A longer text that scrolls: headings, paragraphs, bullet points."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import pygame

from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import AMBER, INK, SLATE, faded
from ecosfera.ui.input.keys import Intent
from ecosfera.ui.widgets.base import Widget

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour


class Style(StrEnum):
    """The styles of paragraphs."""

    HEADING = "heading"
    TEXT = "text"
    QUIET = "quiet"
    POINT = "point"


class Prose(Widget):
    """A scrolling text. The wheel, arrows and the bar scroll it, so it can have the focus."""

    heard = False

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        paragraphs: list[tuple[Style, str]],
        context: UiContext,
    ) -> None:
        super().__init__(item_id, rect, name)
        self.paragraphs = paragraphs
        self.offset = 0
        self._step = context.metrics.size(1.0) * 3
        self._lines: list[tuple[int, int]] = []
        """Top and bottom of each line on the page."""
        self._page = self._set(context)

    @property
    def spoken(self) -> str:
        """Return the whole text."""
        return " ".join(text for _, text in self.paragraphs)

    @property
    def end(self) -> int:
        """Return how far it can scroll, in pixels."""
        return max(0, self._page.get_height() - self.rect.height)

    def _set(self, context: UiContext) -> pygame.Surface:
        """Return the whole text as one surface."""
        m, text = context.metrics, context.text
        width = self.rect.width - m.px(20)
        rows: list[tuple[int, int, pygame.Surface]] = []
        y = 0
        for style, words in self.paragraphs:
            face, size, tone, left = {
                Style.HEADING: (Face.TITLE, m.size(1.35), INK, 0),
                Style.TEXT: (Face.TEXT, m.size(1.05), INK, 0),
                Style.QUIET: (Face.TEXT, m.size(1.0), SLATE, 0),
                Style.POINT: (Face.TEXT, m.size(1.05), INK, max(m.px(20), m.size(1.25))),
            }[style]
            if style is Style.HEADING and y:
                y += m.px(10)
            lines = tuple(text.wrap(words, face, size, width - left))
            image = text.lines(lines, face, size, tone)
            if style is Style.POINT:
                dot = context.shapes.disc(max(4, round(0.36 * size)), AMBER)
                rows.append((m.px(4), y + text.line_height(size) // 2 - dot.get_height() // 2, dot))
            rows.append((left - text.overhang(lines, face, size), y, image))
            step = text.line_height(size)
            self._lines += [(y + i * step, y + (i + 1) * step) for i in range(len(lines))]
            y += step * len(lines) + m.px(6)
        page = pygame.Surface((self.rect.width, max(1, y + m.px(8))), pygame.SRCALPHA, 32)
        for x, top, image in rows:
            put(page, image, (x, top))
        return page

    @property
    def shown(self) -> tuple[int, int]:
        """Return the visible part of the page, shortened to whole lines."""
        low, high = self.offset, self.offset + self.rect.height
        whole = [line for line in self._lines if low <= line[0] and line[1] <= high]
        return (whole[0][0], whole[-1][1]) if whole else (low, high)

    def wheel(self, steps: int) -> bool:
        """Scroll."""
        return self._scroll(-steps * self._step)

    def intend(self, intent: Intent) -> bool:
        """Scroll with up and down until the end."""
        if intent is Intent.UP:
            return self._scroll(-self._step)
        return intent is Intent.DOWN and self._scroll(self._step)

    def _scroll(self, by: int) -> bool:
        before = self.offset
        self.offset = min(self.end, max(0, self.offset + by))
        return self.offset != before

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the fully visible lines and the scroll bar."""
        first, last = self.shown
        area = pygame.Rect(0, first, self.rect.width, last - first)
        at = (self.rect.left, self.rect.top + first - self.offset)
        target.blit(self._page, at, area, special_flags=pygame.BLEND_PREMULTIPLIED)
        draw_bar(target, context, self.rect, self.offset, self.end)


def bar_width(context: UiContext) -> int:
    """Return the width of a scroll bar in pixels."""
    return max(4, context.metrics.px(6))


def draw_bar(
    target: pygame.Surface,
    context: UiContext,
    view: pygame.Rect,
    offset: int,
    end: int,
    tone: Colour = INK,
) -> None:
    """Draw a scroll bar at the right edge of a view, if there is anything to scroll.

    On dark backgrounds use a light `tone`.
    """
    if end <= 0:
        return
    wide = bar_width(context)
    track = pygame.Rect(view.right - wide, view.top, wide, view.height)
    put(target, context.shapes.box(track.size, wide // 2, faded(tone, 0.14)), track.topleft)
    high = max(wide * 3, view.height * view.height // (view.height + end))
    y = view.top + (view.height - high) * offset // end
    put(target, context.shapes.box((wide, high), wide // 2, faded(tone, 0.7)), (track.left, y))
