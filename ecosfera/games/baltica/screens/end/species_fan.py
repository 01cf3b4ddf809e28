"""Overlapping cards of the species that came to the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.layout import anchored
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, PALE_GOLD, PAPER, faded
from ecosfera.ui.widgets import Widget

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext

LEAST_SEEN: Final = 0.24
"""Minimum visible part of an overlapped card, in card widths."""


class SpeciesFan(Widget):
    """Overlapping cards of the last species, and the number of those before them."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, species: tuple[str, ...]) -> None:
        super().__init__(item_id, rect, "")
        self.species = species

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the pictures; only the last one is fully visible."""
        m, rect = context.metrics, self.rect
        wide = min(rect.height * 2 // 3, rect.width)
        high = wide * 3 // 2
        least = max(1, round(LEAST_SEEN * wide))
        shown = self.species[-((rect.width - wide) // least + 1) :]
        step = min(wide // 2, (rect.width - wide) // max(1, len(shown) - 1))
        left = rect.right - wide - step * (len(shown) - 1)
        top = rect.top + (rect.height - high) // 2
        line = max(1, m.px(1.4))
        for i, name in enumerate(shown):
            at = (left + i * step, top)
            radius = max(3, wide // 12)
            put(target, context.pictures.rounded(f"species/{name}", (wide, high), radius), at)
            where = pygame.Rect(at, (wide, high))
            context.shapes.put_box(target, where, radius, (0, 0, 0, 0), faded(PAPER, 0.8), line)
        if len(shown) < len(self.species):
            self._draw_more(target, context, len(self.species) - len(shown), (left, top + high))

    def _draw_more(
        self, target: pygame.Surface, context: UiContext, more: int, corner: tuple[int, int]
    ) -> None:
        """Draw the number of hidden cards on the lower left corner of the first one."""
        m, text, size = context.metrics, f"+{more}", context.metrics.floor
        wide = context.text.width(text, FontFace.HEAVY, size) + m.px(8)
        high = context.text.line_height(size, 1.2)
        plate = anchored((wide, high), "center", (corner[0] + m.px(4), corner[1] - high // 2))
        put(target, context.shapes.box(plate.size, plate.height // 2, PALE_GOLD), plate.topleft)
        context.text.draw(target, text, plate.center, FontFace.HEAVY, size, INK, anchor="center")
