"""A line of a list on water or paper: a sign, a name, a number; one of the list is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.accessibility.node import Role
from ecosfera.ui.draw.layout import Space, inset
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, Part
from ecosfera.ui.draw.theme import (
    FOAM,
    HONEY,
    HONEY_LINE,
    INK,
    PAPER,
    SAND,
    SAND_LINE,
    SLATE,
    WATER_BUTTON,
    WATER_LINE,
    Colour,
    faded,
)
from ecosfera.ui.widgets.base import Widget, draw_veil

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.ui.accessibility.node import AccessNode
    from ecosfera.ui.context import UiContext


class ListItem(Widget):
    """A line of a list. `about` is a secondary text below the name; `mark` is at the right end."""

    tones = PAPER, FOAM
    """Colours of the name and of what is secondary."""

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        action: Callable[[], None],
        *,
        chosen: bool = False,
        state: str = "",
        about: str = "",
        about_lines: int = 1,
        icon: str = "",
        tint: Colour | None = None,
        mark: str = "",
        indent: int = 0,
        group: str = "",
    ) -> None:
        super().__init__(item_id, rect, name, group)
        self.action = action
        self.chosen = chosen
        self.state = state
        self.about = about
        self.about_lines = about_lines
        """Maximum number of lines of `about`."""
        self.icon = icon
        self.tint = tint
        """Colour of the icon; None keeps its own colours."""
        self.mark = mark
        self.indent = indent

    @staticmethod
    def height(
        context: UiContext, name: str, width: int, *, icon: bool = False, about_lines: int = 0
    ) -> int:
        """Return the height that a line needs."""
        m, text = context.metrics, context.text
        room = width - m.px(18) - (m.sign + m.px(8) if icon else 0)
        size = m.size(1.05)
        lines = min(2, len(text.wrap(name, FontFace.BOLD, size, room)))
        high = text.line_height(size, 1.12) * lines + m.px(9)
        high += text.line_height(m.size(1.0), 1.12) * about_lines
        return max(m.target, high)

    def radius(self, context: UiContext) -> int:
        """Return the corner radius."""
        return min(self.rect.height // 2, context.metrics.px(10))

    @property
    def spoken(self) -> str:
        """Return the name, the secondary text, the mark and the state."""
        parts = [part for part in (self.name, self.about, self.mark) if part]
        sentence = ", ".join(parts)
        return f"{sentence}: {self.state}" if self.state else sentence

    role = Role.LIST_BOX_OPTION

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return its text, and apart from it whether it is chosen."""
        node = super().accessible(context)
        name = ", ".join(part for part in (self.name, self.about, self.mark) if part)
        return node and node._replace(name=name, selected=self.chosen)

    def press(self) -> None:
        """Choose it."""
        self.action()

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the line."""
        m, rect, radius = context.metrics, self.rect, self.radius(context)
        self.draw_ground(target, context)
        draw_veil(target, context, rect, radius, hovered=False, held=self.held)
        ink, quiet = (INK, SLATE) if self.chosen else self.tones
        space = Space(inset(rect, m.px(9), 0))
        space.left(self.indent)
        if self.icon:
            side = min(m.sign, rect.height - m.px(4))
            tint = ink if self.icon.startswith("icon_") and self.tint is None else self.tint
            sign = context.pictures.sign(self.icon, side, tint)
            put(target, sign, (space.left(side, gap=m.px(8)).left, rect.centery - side // 2))
        if self.mark:
            where, size = space.rest.midright, m.size(1.0)
            mark = context.text.draw(
                target, self.mark, where, FontFace.TEXT, size, quiet, anchor="midright"
            )
            space.right(mark.width, gap=m.px(6))
        text, width = context.text, space.rest.width
        name = text.fit(self.name, FontFace.BOLD, m.size(1.05), m.floor, width, 2)
        parts = [Part(name, FontFace.BOLD, ink, 1.12)]
        if self.about:
            about = text.fit(
                self.about, FontFace.TEXT, m.size(1.0), m.floor, width, self.about_lines
            )
            parts.append(Part(about, FontFace.TEXT, quiet, 1.12))
        text.stack(target, parts, space.rest)

    def draw_ground(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the ground of a line that is chosen or pointed at."""
        rect, radius = self.rect, self.radius(context)
        line = max(1, context.metrics.px(1))
        if self.chosen:
            put(target, context.shapes.box(rect.size, radius, PAPER), rect.topleft)
        elif self.hovered:
            box = context.shapes.box(rect.size, radius, faded(WATER_BUTTON, 0.9), WATER_LINE, line)
            put(target, box, rect.topleft)


class PaperListItem(ListItem):
    """A line of a list on paper."""

    tones = INK, SLATE

    def draw_ground(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the ground, brighter where it is pointed at."""
        rect, line = self.rect, max(1, context.metrics.px(1))
        fill, edge = (HONEY, HONEY_LINE) if self.hovered or self.chosen else (SAND, SAND_LINE)
        box = context.shapes.box(rect.size, self.radius(context), fill, edge, line)
        put(target, box, rect.topleft)
