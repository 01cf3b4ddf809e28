"""Chips: territories and cards that can be put into a tray."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.accessibility.node import AccessNode, Role
from ecosfera.ui.draw.layout import inset
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import AMBER, HONEY, INK, SAND, SAND_LINE, SLATE
from ecosfera.ui.widgets.base import Widget, draw_veil

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.ui.context import UiContext


class Chip(Widget):
    """Something that is given or not: a sign, and a name with a note where there is room."""

    role = Role.CHECK_BOX

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        sign: str,
        toggle: Callable[[], None] | None,
        *,
        chosen: bool,
        note: str = "",
        group: str = "",
        bare: bool = False,
    ) -> None:
        super().__init__(item_id, rect, name, group)
        self.sign = sign
        self.chosen = chosen
        self.note = note
        self.bare = bare
        """Whether only the sign is shown."""
        self._toggle = toggle
        self.focusable = toggle is not None
        if bare:
            self.tip = name

    @property
    def spoken(self) -> str:
        """Return the name and the note."""
        return f"{self.name}, {self.note}" if self.note else self.name

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return the chip and whether it is chosen."""
        node = super().accessible(context)
        return node and node._replace(toggled=self.chosen)

    def press(self) -> None:
        """Choose it, or not any more."""
        if self._toggle is not None:
            self._toggle()

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the chip; a chosen one is amber and has a tick."""
        m, box = context.metrics, self.rect
        radius = self.radius(context)
        fill, line = (HONEY, AMBER) if self.chosen else (SAND, SAND_LINE)
        width = max(1, m.px(2.4 if self.chosen else 1.2))
        context.shapes.put_box(target, box, radius, fill, line, width)
        draw_veil(target, context, box, radius, hovered=self.hovered, held=self.held)
        side = min(box.height - m.px(8), m.size(1.9))
        if self.bare:
            at = (box.centerx - side // 2, box.centery - side // 2)
        else:
            at = (box.left + m.px(7), box.centery - side // 2)
        put(target, context.pictures.sign(self.sign, side), at)
        tick = max(m.px(15), round(0.42 * side))
        if self.chosen:
            corner = (box.right - tick - m.px(3), box.top + m.px(3))
            put(target, context.pictures.sign("icon_check", tick, INK), corner)
        if self.bare:
            return
        words = inset(box, m.px(4), m.px(2))
        words.left, words.width = at[0] + side + m.px(7), box.right - m.px(18) - at[0] - side
        text = context.text
        if not self.note:
            words.width = min(words.width, box.right - m.px(5) - tick - words.left)
        lines = 1 if self.note else 2
        name = text.fit(self.name, FontFace.BOLD, m.size(1.0), m.floor, words.width, lines)
        if not self.note:
            text.place(target, name, words, FontFace.BOLD, INK, middle=True, leading=1.0)
            return
        half = words.copy()
        half.height = words.height // 2
        text.place(target, name, half, FontFace.BOLD, INK, middle=True, leading=1.0)
        half.top = half.bottom
        note = text.fit(self.note, FontFace.TEXT, m.size(1.0), m.floor, words.width, 1)
        text.place(
            target, note, half, FontFace.TEXT, SLATE, align=TextAlign.LEFT, middle=True, leading=1.0
        )
