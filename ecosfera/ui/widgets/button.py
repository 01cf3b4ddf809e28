"""Buttons."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.ui.draw.layout import anchored, first_fit
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import (
    AMBER,
    AMBER_DEEP,
    BLUSH,
    DUSK,
    INK,
    PAPER,
    SAND,
    SAND_LINE,
    SLATE,
    WATER_BUTTON,
    WATER_LINE,
    WINE,
    Colour,
    faded,
    mix,
)
from ecosfera.ui.widgets.base import Widget, draw_veil

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.ui.accessibility.node import AccessNode
    from ecosfera.ui.context import UiContext


class ButtonKind(StrEnum):
    """The styles of buttons."""

    PRIMARY = "primary"
    """The main action, in amber; one per screen."""
    QUIET = "quiet"
    """On water."""
    PAPER = "paper"
    """On paper or sand."""
    DANGER = "danger"
    """An action with a cost."""
    CLEAR = "clear"
    """On paper, without a box until it is pointed at."""


class ButtonStyle(NamedTuple):
    """The colours of a style."""

    fill: Colour
    line: Colour | None
    ink: Colour


KEY_HIGH: Final = 1.5
"""Height of a key cap as a multiple of its text size."""
KEYED: Final = 1.15
"""Distance of two lines beside a key by the size of their letters, at least."""
DRESSES: Final = {
    ButtonKind.PRIMARY: ButtonStyle(AMBER, None, INK),
    ButtonKind.QUIET: ButtonStyle(faded(WATER_BUTTON, 0.82), WATER_LINE, PAPER),
    ButtonKind.PAPER: ButtonStyle(SAND, SAND_LINE, INK),
    ButtonKind.DANGER: ButtonStyle(BLUSH, DUSK, WINE),
    ButtonKind.CLEAR: ButtonStyle(SAND, None, SLATE),
}


class Button(Widget):
    """A button with any of a label, an icon and the key that does the same."""

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        action: Callable[[], None],
        *,
        kind: ButtonKind = ButtonKind.QUIET,
        icon: str = "",
        key: str = "",
        size: float = 1.1,
        group: str = "",
        wordless: bool = False,
        left: bool = False,
        lines: int = 1,
    ) -> None:
        super().__init__(item_id, rect, name, group)
        self.action = action
        self.kind = kind
        self.icon = icon
        self.key = key
        self.size = size
        self.wordless = wordless
        """Whether only the icon is shown; the name is narrated and used as the tooltip."""
        self.left = left
        """Whether the content is left-aligned instead of centred."""
        self.lines = lines
        if wordless:
            self.tip = name

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return its name and its key."""
        node = super().accessible(context)
        return node and node._replace(key=self.key)

    def press(self) -> None:
        """Perform the action."""
        if self.enabled:
            self.action()

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the button."""
        self.draw_ground(target, context)
        self.draw_content(target, context)

    def draw_ground(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the box."""
        m, shapes, rect = context.metrics, context.shapes, self.rect
        dress = DRESSES[self.kind]
        radius = self.radius(context)
        if not self.enabled:
            if self.kind is not ButtonKind.CLEAR:
                put(target, shapes.box(rect.size, radius, faded(dress.fill, 0.35)), rect.topleft)
            return
        if self.kind is ButtonKind.PRIMARY:
            drop = m.px(4)
            below = shapes.box(rect.size, radius, faded(AMBER_DEEP, 0.85))
            put(target, below, (rect.left, rect.top + drop))
            down = m.px(2) if self.held else 0
            tones = (mix(AMBER, (255, 255, 255, 255), 0.30), AMBER, mix(AMBER, AMBER_DEEP, 0.12))
            put(target, shapes.gradient(rect.size, radius, tones), (rect.left, rect.top + down))
        elif self.kind is not ButtonKind.CLEAR or self.hovered:
            line = max(1, round(1.2 * m.u))
            put(target, shapes.box(rect.size, radius, dress.fill, dress.line, line), rect.topleft)
        draw_veil(target, context, rect, radius, hovered=self.hovered, held=self.held)

    def draw_content(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the icon, the label and the key."""
        self.draw_label(target, context, self.rect, self.key)

    @property
    def ink(self) -> Colour:
        """Return the colour of what is written on it."""
        ink = DRESSES[self.kind].ink
        return ink if self.enabled else faded(ink, 0.45)

    def sunk(self, context: UiContext) -> int:
        """Return how far it is pressed down now, in pixels."""
        return context.metrics.px(2) if self.held and self.kind is ButtonKind.PRIMARY else 0

    def draw_label(
        self, target: pygame.Surface, context: UiContext, rect: pygame.Rect, key: str
    ) -> None:
        """Draw the icon and the label in a box, and a key beside them if it has room."""
        m, text, ink = context.metrics, context.text, self.ink
        size = m.size(self.size)
        side = min(round(size * 1.25), rect.height - m.px(4)) if self.icon else 0
        pad = m.px(12 if self.left else 8)
        space = max(m.px(10 if self.left else 6), round(size * 0.4))
        key_size = max(round(size * 0.8), m.floor)
        before_key = max(m.px(8), round(size * 0.4))
        beside = key_width(context, key, key_size) if key else 0
        room = rect.width - 2 * pad - (side + space if side else 0)
        word = "" if self.wordless else self.name
        lines: int | None = self.lines
        if beside:
            # the label becomes smaller, or gets a second line, before the key is left out
            rest = room - beside - before_key
            two = rect.height >= 2 * text.line_height(m.floor, KEYED)
            lines = first_fit(
                (self.lines, 2) if two else (self.lines,),
                lambda count: text.fits(word, FontFace.BOLD, m.floor, rest, count),
            )
            beside, room = (beside, rest) if lines else (0, room)
        lines = lines or self.lines
        fitted = text.fit(word, FontFace.BOLD, size, m.floor, max(1, room), lines)
        # Leave room for the ring of an Å above the first of several lines.
        most = max(m.floor, int(rect.height / (1.25 * len(fitted.lines))))
        if len(fitted.lines) > 1 and fitted.size > most:
            fitted = text.fit(word, FontFace.BOLD, most, m.floor, max(1, room), lines)
        align = TextAlign.LEFT if self.left or side else TextAlign.CENTRE
        words = text.lines(fitted.lines, FontFace.BOLD, fitted.size, ink, align, leading=1.12)
        wide = words.get_width() if word else 0
        parts = [p for p in (side, wide, beside) if p]
        total = sum(parts) + (space if side and wide else 0) + (before_key if beside else 0)
        x = rect.left + pad if self.left else rect.left + (rect.width - total) // 2
        middle = rect.centery + self.sunk(context)
        if side:
            put(target, context.pictures.sign(self.icon, side, ink), (x, middle - side // 2))
            x += side + space
        if word:
            put(target, words, (x, middle - words.get_height() // 2))
            x += wide + before_key
        if beside:
            draw_key(target, context, key, (x, middle), key_size, ink)


def key_width(context: UiContext, label: str, size: int) -> int:
    """Return the width of a key cap at a text size."""
    return context.text.width(label, FontFace.BOLD, size) + context.metrics.px(12)


def draw_key(
    target: pygame.Surface,
    context: UiContext,
    label: str,
    at: tuple[int, int],
    size: int,
    ink: Colour,
) -> int:
    """Draw a key cap, vertically centred at the point of its left edge; return its width."""
    m = context.metrics
    width = key_width(context, label, size)
    height = round(size * KEY_HIGH)
    box = anchored((width, height), "midleft", at)
    cap = context.shapes.box(box.size, m.px(5), faded(ink, 0.12), faded(ink, 0.7), max(1, m.px(1)))
    put(target, cap, box.topleft)
    context.text.draw(target, label, box.center, FontFace.BOLD, size, ink, anchor="center")
    return width
