"""A page about a policy card: its picture and its text, over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.cards.palette import POLICY_COLOURS
from ecosfera.games.baltica.screens.table.panels.policies.policy_text import PolicyText
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.policy_content import PolicyContent

PICTURE: Final = 0.38
"""Largest fraction of the width that the picture takes."""
NARROW: Final = 0.27
"""The same with large text."""


def page_box(frame: TableFrame) -> Box:
    """Return the box of the page, centred in the window."""
    zones, b = frame.zones, frame.zones.body
    high = max(0.6 * zones.height, min(26 * b, 0.80 * zones.height))
    wide = min(max(0.66 * zones.width, 44 * b), zones.width - 4 * zones.margin, 1.85 * high)
    room = zones.height - high
    return Box(
        (zones.width - wide) / 2, max(zones.margin, room / 2 - 0.045 * zones.height), wide, high
    )


class PolicyPage:
    """A page about a policy card, laid out for one window."""

    def __init__(self, frame: TableFrame, content: PolicyContent) -> None:
        self._content = content
        self._lay_out(frame)

    def show(self, frame: TableFrame) -> None:
        """Lay the page out again if the frame is that of another window or language."""
        if frame.brush is not self._table.brush:
            scrolled = self.text.on_scroll
            self._lay_out(frame)
            self.text.on_scroll = scrolled

    def _lay_out(self, frame: TableFrame) -> None:
        self.box = page_box(frame)
        self._table = frame
        pad = 16 * frame.brush.u
        high = self.box.h - 2 * pad
        share = NARROW if frame.brush.large else PICTURE
        wide = min(high * 2 / 3, self.box.w * share)
        self._picture = Box(self.box.x + pad, self.box.y + pad, wide, min(high, 1.5 * wide))
        x = self._picture.right + 22 * frame.brush.u
        column = Box(x, self.box.y + pad, self.box.right - pad - x, high)
        self.text = PolicyText(frame, self._content, column)

    def draw_in_steps(self, target: pygame.Surface) -> Iterator[None]:
        """Draw the page, one part per step."""
        brush = self._table.brush
        policy = self._table.book.cards.policy(self._content.card)
        tone = POLICY_COLOURS[policy.category]
        glow = faded(tone, 0.95)
        brush.shapes.put_shadow(target, rect(self.box), brush.px(18), brush.px(16), glow)
        brush.paper(target, self.box, 18 * brush.u)
        yield
        self._draw_picture(target, tone)
        yield
        yield from self.text.draw_in_steps(target)
        self.text.draw_bar(target)

    def _draw_picture(self, target: pygame.Surface, tone: theme.Colour) -> None:
        frame, brush, u, box = self._table, self._table.brush, self._table.brush.u, self._picture
        where = rect(box)
        radius = brush.px(14)
        name = frame.book.picture(self._content.card)
        sign = f"policy_{frame.book.cards.policy(self._content.card).category}"
        if brush.pictures.has(name):
            put(target, brush.pictures.rounded(name, where.size, radius), where.topleft)
        else:
            tones = (theme.mix(tone, theme.WHITE, 0.35), tone, theme.mix(tone, theme.INK, 0.55))
            put(target, brush.shapes.gradient(where.size, radius, tones), where.topleft)
            k = 0.5 * box.w
            brush.sign(target, sign, box.cx - k / 2, box.cy - 0.6 * k, k)
        brush.shapes.put_box(target, where, radius, (0, 0, 0, 0), tone, brush.px(7))
        brush.sign(target, sign, box.x + 12 * u, box.y - 2 * u, 50 * u)
