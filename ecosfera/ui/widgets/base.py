"""The base of all widgets, and those that only display something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import Align, Face
from ecosfera.ui.draw.theme import INK, PANEL, PAPER, Colour, faded

if TYPE_CHECKING:
    import pygame

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.keys import Intent


class Widget:
    """An element of a form, created again whenever the form is laid out; it holds no lasting state.

    `id` is stable. `name` is narrated. The form sets `hovered`, `held` and `focused`.
    """

    focusable = True
    heard = True
    """Whether a click or Enter plays a sound."""

    def __init__(self, item_id: str, rect: pygame.Rect, name: str, group: str = "") -> None:
        self.id = item_id
        self.rect = rect
        self.name = name
        self.group = group
        self.tip = ""
        """Tooltip, shown shortly after the widget is pointed at or focused with the keys."""
        self.enabled = True
        self.scrolled = False
        """Whether it moves with the form's scroll view."""
        self.hovered = False
        self.held = False
        """Whether the pointer is pressed on it."""
        self.focused = False
        self.pointer = (-1, -1)
        """Position of the pointer while it is hovered."""

    def radius(self, context: UiContext) -> int:
        """Return the corner radius, for the focus ring."""
        return min(self.rect.height // 2, context.metrics.px(14))

    @property
    def spoken(self) -> str:
        """Return what is narrated when it gets the focus."""
        return self.name

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the widget."""
        raise NotImplementedError

    def halo(self, context: UiContext) -> pygame.Rect:
        """Return the rectangle for the focus ring and the hover effect."""
        del context
        return self.rect

    def crown(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw again what overlaps its edge, so that the focus ring does not cut it."""

    def press(self) -> None:
        """Perform the action of a click or Enter."""

    def click(self, point: tuple[int, int]) -> None:
        """Perform the action of a click at this point."""
        del point
        self.press()

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event while focused, such as typing; return whether it was consumed."""
        del event
        return False

    def intend(self, intent: Intent) -> bool:
        """Handle an intent while focused, before the focus moves; return whether it was used."""
        del intent
        return False

    def focus_changed(self, context: UiContext) -> None:
        """React to a change of `focused`."""

    def wheel(self, steps: int) -> bool:
        """Handle the mouse wheel over it; return whether it was consumed."""
        del steps
        return False


class Label(Widget):
    """A text in a box, at the given size or smaller if it does not fit."""

    focusable = False

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        text: str,
        *,
        size: float = 1.0,
        face: Face = Face.TEXT,
        tone: Colour = PAPER,
        align: Align = Align.LEFT,
        lines: int = 1,
        middle: bool = False,
        leading: float = 1.28,
    ) -> None:
        super().__init__(item_id, rect, text)
        self.size = size
        self.face = face
        self.tone = tone
        self.align = align
        self.lines = lines
        self.middle = middle
        self.leading = leading

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the text."""
        m = context.metrics
        fitted = context.text.fit(
            self.name, self.face, m.size(self.size), m.floor, self.rect.width, self.lines
        )
        context.text.place(
            target,
            fitted,
            self.rect,
            self.face,
            self.tone,
            align=self.align,
            middle=self.middle,
            leading=self.leading,
        )


class Picture(Widget):
    """A picture as large as fits, at the left of its box."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, picture: str, name: str) -> None:
        super().__init__(item_id, rect, name)
        self.picture = picture

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the picture."""
        put(target, context.pictures.inside(self.picture, self.rect.size), self.rect.topleft)


class Area(Widget):
    """A translucent dark background for widgets on water."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, opacity: float = 0.5) -> None:
        super().__init__(item_id, rect, "")
        self.opacity = opacity

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the background."""
        tone = faded(PANEL, self.opacity)
        put(
            target,
            context.shapes.box(self.rect.size, context.metrics.px(14), tone),
            self.rect.topleft,
        )


class Paper(Widget):
    """A sheet of paper with a soft shadow."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, opacity: float = 0.97) -> None:
        super().__init__(item_id, rect, "")
        self.opacity = opacity

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the sheet."""
        draw_paper(target, context, self.rect, self.opacity)


def draw_paper(
    target: pygame.Surface,
    context: UiContext,
    rect: pygame.Rect,
    opacity: float = 0.97,
    radius: float = 16,
) -> None:
    """Draw a sheet of paper with a soft shadow."""
    corner = context.metrics.px(radius)
    blur = context.metrics.px(7)
    shadow = context.shapes.shadow(rect.size, corner, blur, faded((0, 18, 27, 255), 0.42))
    put(target, shadow, (rect.left - 2 * blur, rect.top - 2 * blur + context.metrics.px(4)))
    put(target, context.shapes.box(rect.size, corner, faded(PAPER, opacity)), rect.topleft)


def draw_veil(
    target: pygame.Surface,
    context: UiContext,
    rect: pygame.Rect,
    radius: int,
    *,
    hovered: bool,
    held: bool,
) -> None:
    """Draw the hover effect of a widget: lighter, or darker while pressed."""
    if held:
        put(target, context.shapes.box(rect.size, radius, faded(INK, 0.16)), rect.topleft)
    elif hovered:
        put(target, context.shapes.box(rect.size, radius, (255, 255, 255, 36)), rect.topleft)
