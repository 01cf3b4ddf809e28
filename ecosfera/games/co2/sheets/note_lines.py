"""Lines of an offer that say what a chip is for, or that the offer was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.games.co2.sheets.amount import Amount
from ecosfera.games.co2.sheets.chip import Chip
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.theme import INK, WINE, faded
from ecosfera.ui.widgets import Label, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour


class AboutLine(Label):
    """A text that gives way to what the chip is for that is pointed at, or has the focus.

    For an amount it says how to change that.
    """

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        text: str,
        tone: Colour,
        chip: Callable[[], Widget | None],
        *,
        lines: int,
        middle: bool = False,
    ) -> None:
        super().__init__(item_id, rect, text, tone=tone, lines=lines, middle=middle, leading=1.15)
        self._chip = chip

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the text."""
        chip, usual, tone = self._chip(), self.name, self.tone
        if isinstance(chip, Chip) and (chip.bare or chip.about):
            self.name, self.tone = f"{chip.name.removesuffix('.')}. {chip.about}".rstrip(), INK
        elif isinstance(chip, Amount):
            self.name = chip.about
        super().draw(target, context)
        self.name, self.tone = usual, tone


class RefusedLine(Label):
    """A text that says that an offer was refused, in a box with a cross."""

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the box, the cross and the text."""
        m, box = context.metrics, self.rect
        width = max(1, m.px(1.5))
        context.shapes.put_box(target, box, m.px(8), faded(WINE, 0.08), faded(WINE, 0.6), width)
        side = m.size(1.1)
        cross = context.pictures.sign("icon_cross", side, WINE)
        put(target, cross, (box.left + m.px(10), box.centery - side // 2))
        left = m.px(18) + side
        self.rect = pygame.Rect(box.left + left, box.top, box.width - left - m.px(8), box.height)
        super().draw(target, context)
        self.rect = box
