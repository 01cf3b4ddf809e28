"""A number of people to choose in a set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import AMBER, CREAM, INK, PAPER, SAND_LINE, faded
from ecosfera.ui.widgets.base import draw_veil
from ecosfera.ui.widgets.choice import Choosable

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words

PERSON_APART: Final = 0.85
"""Distance of the persons on a chip, in bodies."""


class PeopleChip(Choosable):
    """A number of people, as a figure and as so many small persons; a click lets them play."""

    def __init__(
        self,
        people: int,
        rect: pygame.Rect,
        words: Words,
        action: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        super().__init__(
            f"people-{people}",
            rect,
            words.count("setup.count", people),
            action,
            chosen=chosen,
            state=words("common.chosen" if chosen else "common.not-chosen"),
            group="people",
        )
        self.people = people

    @staticmethod
    def width(context: UiContext, people: int) -> int:
        """Return the width that the figure and the persons need."""
        m = context.metrics
        return m.size(2.2) + people * m.size(PERSON_APART) + m.px(10)

    def radius(self, context: UiContext) -> int:
        """Return half the height: its ends are round."""
        del context
        return self.rect.height // 2

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the figure and the persons."""
        m, rect, radius = context.metrics, self.rect, self.radius(context)
        fill, line = (CREAM, AMBER) if self.chosen else (faded(PAPER, 0.75), SAND_LINE)
        edge = max(2, m.px(3)) if self.chosen else max(1, m.px(1.2))
        put(target, context.shapes.box(rect.size, radius, fill, line, edge), rect.topleft)
        draw_veil(target, context, rect, radius, hovered=self.hovered, held=self.held)
        at = rect.left + m.size(1.1) + m.px(2), rect.centery
        context.text.draw(
            target, str(self.people), at, FontFace.HEAVY, m.size(1.2), INK, anchor="center"
        )
        sign = context.pictures.sign("icon_person", m.size(1.15), INK)
        x, y = rect.left + m.size(1.75), rect.centery - sign.get_height() // 2
        for number in range(self.people):
            put(target, sign, (x + number * m.size(PERSON_APART), y))
