"""A badge: a small painting in a ring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.draw.layout import within
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.theme import HONEY, HONEY_LINE, SAND, SAND_LINE, SLATE
from ecosfera.ui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from ecosfera.ui.context import UiContext

RING = 0.07
"""Width of the ring, as a fraction of the diameter."""
TOP = (0.5, 0.35)
ZOOM = 1.3
"""The part of a painting that shows, without its frame if it has one."""


class Emblem(Widget):
    """A badge as large as fits into its box; an empty ring as long as it is not earned."""

    focusable = False

    def __init__(
        self, item_id: str, rect: pygame.Rect, name: str, picture: str, *, earned: bool = True
    ) -> None:
        super().__init__(item_id, rect, name)
        self.picture = picture
        self.earned = earned

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the ring and what is in it."""
        side = min(self.rect.size)
        box = within(self.rect, (side, side))
        ring = max(2, round(side * RING))
        fill, line = (HONEY, HONEY_LINE) if self.earned else (SAND, SAND_LINE)
        put(target, context.shapes.disc(side, fill, line, max(1, ring // 3)), box.topleft)
        inner = box.inflate(-2 * ring, -2 * ring)
        if self.earned:
            painting = context.pictures.portrait(self.picture, inner.width, TOP, ZOOM)
            put(target, painting, inner.topleft)
        else:
            sign = context.pictures.sign("icon_trophy", side // 3, SLATE)
            put(target, sign, sign.get_rect(center=box.center).topleft)
