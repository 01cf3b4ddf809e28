"""A line about a territory: owner, name, its four actions, rent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.cards.square_face import draw_notches
from ecosfera.games.co2.rules.state import rent
from ecosfera.games.co2.text import spoken
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import HONEY, INK, SAND, SAND_LINE, SLATE
from ecosfera.ui.widgets.base import Widget, draw_veil

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext


class PlaceRow(Widget):
    """A line that opens the large card of a territory. Those of `player` stand out."""

    def __init__(
        self,
        rect: pygame.Rect,
        names: Names,
        view: View,
        territory: TerritoryId,
        player: PlayerId,
        open_card: Callable[[TerritoryId], None],
    ) -> None:
        number = view.catalogue.territories[territory].square
        name = spoken.square(names, view, number)
        super().__init__(
            f"place-{territory}",
            rect,
            name,
            group=f"area-of-{view.catalogue.territories[territory].area}",
        )
        self._names = names
        self._view = view
        self._territory = territory
        self._own = view.owners[territory] == player
        self._open = open_card

    def press(self) -> None:
        """Open the card."""
        self._open(self._territory)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the line."""
        m, box, view = context.metrics, self.rect, self._view
        brush, names, territory = Brush(context), self._names, self._territory
        radius = self.radius(context)
        fill = HONEY if self._own else SAND
        context.shapes.put_box(target, box, radius, fill, SAND_LINE, max(1, m.px(1.2)))
        draw_veil(target, context, box, radius, hovered=self.hovered, held=self.held)
        mark = min(0.36 * box.height, 0.85 * m.size(1))
        owner, cx = view.owners[territory], box.left + m.px(8) + mark
        if owner is None:
            brush.disc(target, cx, box.centery, mark, (0, 0, 0, 0), SLATE, 1.6)
        else:
            brush.mark(target, owner, cx, box.centery, mark)
        free = names.words("carbon.free")
        figure = free if owner is None else names.euros(rent(view, territory))
        wide = max(4.2 * m.size(1), brush.width(free, m.size(1)) + m.px(3))
        right = Box(box.right - m.px(8) - wide, box.top, wide, box.height)
        tone = INK if owner is not None else SLATE
        brush.fitted(target, figure, right, tone, align=TextAlign.RIGHT)
        notches = min(0.34 * box.width, 4 * 1.9 * m.size(1))
        line = Box(right.x - notches - m.px(4), box.top, notches, box.height).inset(0, m.px(4))
        draw_notches(target, brush, names, territory, view.done[territory], line)
        left = cx + mark + m.px(7)
        room = Box(left, box.top, line.x - m.px(6) - left, box.height)
        face = FontFace.BOLD if self._own else FontFace.TEXT
        short = names.short(territory)
        brush.fitted(target, short, room, INK, face, align=TextAlign.LEFT)
