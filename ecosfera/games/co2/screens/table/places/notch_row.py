"""A line of the large card of a territory: one of its actions, and the rent after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.cards.square_face import draw_notch
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import HONEY, HONEY_LINE, INK, SAND_LINE, SLATE
from ecosfera.ui.widgets import Widget

if TYPE_CHECKING:
    import pygame

    from ecosfera.ui.context import UiContext


class NotchRow(Widget):
    """A line with a notch: its sign, a name and a figure. `here` marks the rent of now."""

    focusable = False

    def __init__(  # noqa: PLR0913 (what a line can show, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        spoken: str,
        title: str,
        figure: str,
        *,
        sign: str = "",
        kind: str = "",
        done: bool = False,
        here: bool = False,
    ) -> None:
        super().__init__(item_id, rect, spoken)
        self.title = title
        self.figure = figure
        self.sign = sign
        self.kind = kind
        """The id of a kind of action; empty for a line with another sign."""
        self.done = done
        self.here = here

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the line."""
        m, box, text = context.metrics, self.rect, context.text
        if self.here:
            context.shapes.put_box(target, box, m.px(8), HONEY, HONEY_LINE, max(1, m.px(1.4)))
        else:
            target.fill(SAND_LINE, (box.left, box.bottom, box.width, 1))
        side = min(box.height - m.px(4), m.size(1.8))
        cx = box.left + m.px(6) + side / 2
        if self.kind:
            draw_notch(target, Brush(context), self.kind, (cx, box.centery), side, done=self.done)
        else:
            tint = SLATE if "_icon_" in self.sign else None
            image = context.pictures.sign(self.sign, side, tint)
            put(target, image, (round(cx - side / 2), box.centery - side // 2))
        wide = text.width(self.figure, FontFace.BOLD, m.size(1))
        right = box.right - m.px(8)
        at = (right, box.centery)
        text.draw(target, self.figure, at, FontFace.BOLD, m.size(1), INK, anchor="midright")
        left = round(cx + side / 2 + m.px(8))
        room = Box(left, box.top, right - wide - m.px(8) - left, box.height)
        face = FontFace.BOLD if self.here or self.done else FontFace.TEXT
        Brush(context).fitted(
            target, self.title, room, INK, face, lines=2, align=TextAlign.LEFT, leading=1.05
        )
