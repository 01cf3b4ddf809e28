"""A sheet of paper over another scene, which stays visible behind it, darkened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from ecosfera.ui.draw.layout import Space, inset, within
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, SCRIM, faded
from ecosfera.ui.widgets.base import Label, draw_paper
from ecosfera.ui.widgets.form import Form

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext

R = TypeVar("R")


class Sheet(Form[R], Generic[R]):
    """A form on a sheet in the middle of the window. A click beside the sheet does what Esc does.

    Call `open_sheet` in `build`; it says how large the sheet is.
    """

    opaque = False
    scrim = 0.55
    """How dark the scene behind it becomes: 0 to 1."""
    at_side = False
    """Whether it stands at the left where there is room, so that the picture behind is seen."""
    click_beside_leaves = True
    """Whether a click beside the sheet goes back."""

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self.sheet = pygame.Rect(0, 0, 0, 0)
        """The place of the sheet."""

    def open_sheet(self, width: int, height: int, pad: int, gap: int = 0) -> Space:
        """Place the sheet, no larger than the window, and return the space inside it.

        `pad` is the distance of the contents from its edge; it is part of width and height.
        """
        m = self.context.metrics
        most = m.width - m.px(16), m.height - m.px(16)
        self.sheet = within(m.window, (min(width, most[0]), min(height, most[1])))
        if self.at_side and 2 * self.sheet.width < m.width:
            self.sheet.left = m.px(24)
        return Space(inset(self.sheet, pad), gap)

    @staticmethod
    def heading(box: pygame.Rect, text: str, size: float = 1.9, lines: int = 1) -> Label:
        """Return the title of the sheet; `size` is in bodies."""
        return Label("title", box, text, size=size, face=FontFace.TITLE, tone=INK, lines=lines)

    def ground(self, target: pygame.Surface) -> None:
        """Darken the scene behind, and draw the sheet."""
        veil = faded(SCRIM, self.scrim)
        self.context.shapes.put_box(target, target.get_rect(), 0, veil)
        draw_paper(target, self.context, self.sheet, 1.0)

    def handle(self, event: pygame.Event) -> bool:
        """Take events; a click beside the sheet goes back."""
        beside = (
            self.click_beside_leaves
            and event.type == pygame.MOUSEBUTTONDOWN
            and event.button == 1
            and not self.sheet.collidepoint(event.pos)
        )
        if beside:
            self.back()
            return True
        return super().handle(event)
