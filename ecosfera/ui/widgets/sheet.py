"""A sheet of paper above another scene, which stays visible but darkened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.theme import SCRIM, faded
from ecosfera.ui.widgets.base import draw_paper
from ecosfera.ui.widgets.form import Form

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext

R = TypeVar("R")


class Sheet(Form[R], Generic[R]):
    """A sheet. Set `sheet` in `build`; a click outside is the same as Esc."""

    opaque = False
    scrim = 0.55

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self.sheet = pygame.Rect(0, 0, 0, 0)

    def centred(self, width: int, height: int) -> pygame.Rect:
        """Return a box in the centre of the window, no larger than the window."""
        m = self.context.metrics
        box = pygame.Rect(0, 0, min(width, m.width - m.px(16)), min(height, m.height - m.px(16)))
        box.center = (m.width // 2, m.height // 2)
        return box

    def ground(self, target: pygame.Surface) -> None:
        """Draw the dark veil and the sheet."""
        size = target.get_size()
        put(target, self.context.shapes.box(size, 0, faded(SCRIM, self.scrim)), (0, 0))
        draw_paper(target, self.context, self.sheet, 1.0)

    def handle(self, event: pygame.Event) -> bool:
        """Go back on a click outside the sheet."""
        beside = (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == 1
            and not self.sheet.collidepoint(event.pos)
        )
        if beside:
            self.back()
            return True
        return super().handle(event)
