"""Widgets that are on or off: an option of a choice, a chip, a switch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.accessibility.node import Role
from ecosfera.ui.draw.layout import edges, inset, within
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, Part
from ecosfera.ui.draw.theme import (
    AMBER,
    BROWN,
    CREAM,
    HONEY,
    HONEY_LINE,
    INK,
    PAPER,
    SAND,
    SAND_LINE,
    SLATE,
    TEAL,
    Colour,
    colour,
    faded,
)
from ecosfera.ui.widgets.base import Widget, draw_veil

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.ui.accessibility.node import AccessNode
    from ecosfera.ui.context import UiContext


class Choosable(Widget):
    """Something that is chosen or not; `state` is the narrated text for it."""

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        action: Callable[[], None],
        *,
        chosen: bool,
        state: str,
        group: str = "",
    ) -> None:
        super().__init__(item_id, rect, name, group)
        self.action = action
        self.chosen = chosen
        self.state = state

    @property
    def spoken(self) -> str:
        """Return the name and state."""
        return f"{self.name}: {self.state}" if self.state else self.name

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return its name, and apart from it whether it is chosen."""
        node = super().accessible(context)
        # Where the role says what it is to be chosen, the reader has words for it.
        state = self.state if self.role is Role.BUTTON else ""
        return node and node._replace(name=self.name, description=state, toggled=self.chosen)

    def press(self) -> None:
        """Choose or toggle it."""
        if self.enabled:
            self.action()

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the widget."""
        raise NotImplementedError


def draw_tick(
    target: pygame.Surface, context: UiContext, centre: tuple[int, int], diameter: int
) -> None:
    """Draw the amber disc with a tick that marks a chosen option."""
    disc = context.shapes.disc(diameter, AMBER, INK, max(1, round(1.6 * context.metrics.u)))
    put(target, disc, disc.get_rect(center=centre).topleft)
    tick = context.pictures.sign("icon_check", round(diameter * 0.72), INK)
    put(target, tick, tick.get_rect(center=centre).topleft)


class Option(Choosable):
    """One option of a choice: a title, a description, an icon."""

    role = Role.RADIO_BUTTON

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        action: Callable[[], None],
        *,
        chosen: bool,
        state: str,
        about: str = "",
        icon: str = "",
        group: str = "",
        size: float = 1.1,
        tinted: bool = True,
    ) -> None:
        super().__init__(item_id, rect, name, action, chosen=chosen, state=state, group=group)
        self.about = about
        self.icon = icon
        self.size = size
        self.tinted = tinted

    def radius(self, context: UiContext) -> int:
        """Return the corner radius."""
        return context.metrics.px(12)

    @property
    def spoken(self) -> str:
        """Return the name, the description and the state."""
        name = f"{self.name}, {self.about}" if self.about else self.name
        return f"{name}: {self.state}" if self.state else name

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return its name, its description and whether it is chosen."""
        node = super().accessible(context)
        return node and node._replace(description=self.about)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the option."""
        m, rect, radius = context.metrics, self.rect, self.radius(context)
        if self.chosen:
            edge = m.px(2)
            box = context.shapes.box(rect.size, radius, CREAM, AMBER, max(2, edge + 1))
        else:
            box = context.shapes.box(rect.size, radius, SAND, SAND_LINE, max(1, round(1.2 * m.u)))
        put(target, box, rect.topleft)
        draw_veil(target, context, rect, radius, hovered=self.hovered, held=self.held)
        self._draw_words(target, context)
        self.crown(target, context)

    def crown(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the tick of the chosen option."""
        if self.chosen:
            m, rect = context.metrics, self.rect
            diameter = m.px(24) if not m.big else m.px(28)
            draw_tick(target, context, (rect.right - m.px(9), rect.top + m.px(9)), diameter)

    def _draw_words(self, target: pygame.Surface, context: UiContext) -> None:
        m, text = context.metrics, context.text
        side = min(m.size(1.9), self.rect.height - m.px(12)) if self.icon else 0
        pad = m.px(10)
        left = self.rect.left + pad + (side + m.px(10) if side else 0)
        width = self.rect.right - left - m.px(18)
        room = self.rect.height - m.px(8)
        name = text.fit(
            self.name,
            FontFace.HEAVY,
            m.size(self.size),
            m.floor,
            width,
            2,
            height=room,
            leading=1.16,
        )
        parts = [Part(name, FontFace.HEAVY, INK, 1.16)]
        room -= parts[0].height
        if self.about and room >= text.line_height(m.floor, 1.2):
            about = text.fit(
                self.about, FontFace.TEXT, m.size(1.0), m.floor, width, 9, height=room, leading=1.2
            )
            parts.append(Part(about, FontFace.TEXT, SLATE, 1.2))
        inner = inset(self.rect, 0, m.px(3))
        text.stack(target, parts, edges(left, inner.top, left + width, inner.bottom))
        if side:
            sign = context.pictures.sign(self.icon, side, TEAL if self.tinted else None)
            put(target, sign, (self.rect.left + pad, self.rect.centery - side // 2))


class Chip(Choosable):
    """A small toggle button with round ends."""

    role = Role.CHECK_BOX

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        action: Callable[[], None],
        *,
        chosen: bool,
        state: str,
        icon: str = "",
        group: str = "",
        tint: Colour | None = None,
    ) -> None:
        super().__init__(item_id, rect, name, action, chosen=chosen, state=state, group=group)
        self.icon = icon
        self.tint = tint

    @staticmethod
    def width(context: UiContext, name: str) -> int:
        """Return the width that a chip with this name needs."""
        m = context.metrics
        return context.text.width(name, FontFace.BOLD, m.size(1.0)) + m.sign + m.px(32)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the chip."""
        m, rect = context.metrics, self.rect
        radius = rect.height // 2
        fill, line = (HONEY, HONEY_LINE) if self.chosen else (SAND, SAND_LINE)
        width = max(1, round((1.8 if self.chosen else 1.2) * m.u))
        ink = INK
        if not self.enabled:
            fill, line, ink = faded(fill, 0.4), faded(line, 0.4), faded(INK, 0.5)
        put(target, context.shapes.box(rect.size, radius, fill, line, width), rect.topleft)
        draw_veil(target, context, rect, radius, hovered=self.hovered, held=self.held)
        side = min(m.sign, rect.height - m.px(4))
        sign = (
            context.pictures.sign("icon_check", side, BROWN)
            if self.chosen
            else context.pictures.sign(self.icon, side, self.tint if self.enabled else ink)
        )
        put(target, sign, (rect.left + m.px(10), rect.centery - side // 2))
        left = rect.left + m.px(10) + side + m.px(7)
        box = edges(left, rect.top, rect.right - m.px(10), rect.bottom)
        fitted = context.text.fit(self.name, FontFace.BOLD, m.size(1.0), m.floor, box.width, 2)
        context.text.place(target, fitted, box, FontFace.BOLD, ink, middle=True, leading=1.1)

    def radius(self, context: UiContext) -> int:
        """Return half the height."""
        del context
        return self.rect.height // 2


class Switch(Choosable):
    """A line of settings with a switch at its right end."""

    role = Role.SWITCH

    def halo(self, context: UiContext) -> pygame.Rect:
        """Return a rectangle slightly wider than the label, which starts at its left edge."""
        return self.rect.inflate(2 * context.metrics.px(10), 0)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the switch."""
        m, rect = context.metrics, self.rect
        halo, radius = self.halo(context), self.radius(context)
        draw_veil(target, context, halo, radius, hovered=self.hovered, held=self.held)
        high = min(m.size(1.6), rect.height)
        wide = round(high * 1.8)
        box = within(rect, (wide, high), "midright")
        ground = TEAL if self.chosen else colour("#8A8570")
        put(target, context.shapes.box(box.size, high // 2, ground), box.topleft)
        knob = high - 2 * m.px(3)
        x = box.right - m.px(3) - knob if self.chosen else box.left + m.px(3)
        put(target, context.shapes.disc(knob, PAPER), (x, box.centery - knob // 2))
        mark = round(knob * 0.72)
        if self.chosen:
            sign = context.pictures.sign("icon_check", mark, TEAL)
            put(target, sign, (x + (knob - mark) // 2, box.centery - mark // 2))
        words = edges(rect.left, rect.top, box.left - m.px(12), rect.bottom)
        fitted = context.text.fit(self.name, FontFace.BOLD, m.size(1.05), m.floor, words.width, 2)
        ink = INK if self.enabled else faded(INK, 0.45)
        context.text.place(target, fitted, words, FontFace.BOLD, ink, middle=True, leading=1.15)
