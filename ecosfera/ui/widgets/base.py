"""What every control is, and those that only show."""

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
    """Something in a form, made anew whenever the form is laid out; what it shows lives elsewhere.

    `id` is stable. `name` is what a screen reader says. The form sets `hovered`, `held` and
    `focused`.
    """

    focusable = True
    heard = True
    """Whether a click or Enter lets a bubble be heard."""

    def __init__(self, item_id: str, rect: pygame.Rect, name: str, group: str = "") -> None:
        self.id = item_id
        self.rect = rect
        self.name = name
        self.group = group
        self.tip = ""
        """Shown when pointed at, or focused by the keys, for a moment."""
        self.enabled = True
        self.scrolled = False
        """Whether it moves with the form's scroll view."""
        self.hovered = False
        self.held = False
        """Whether the pointer is pressed on it."""
        self.focused = False
        self.pointer = (-1, -1)
        """Where the pointer is, while it is hovered."""

    def radius(self, context: UiContext) -> int:
        """The radius of its corners, for the focus ring."""
        return min(self.rect.height // 2, context.metrics.px(14))

    @property
    def spoken(self) -> str:
        """What a screen reader says when the focus comes here."""
        return self.name

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw it at its place."""
        raise NotImplementedError

    def halo(self, context: UiContext) -> pygame.Rect:
        """What the ring of the keys, and the veil of the pointer, go round."""
        del context
        return self.rect

    def crown(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw once more what hangs over its edge: the ring of the keys must not cut it."""

    def press(self) -> None:
        """Do what a click or Enter does."""

    def click(self, point: tuple[int, int]) -> None:
        """Do what a click at this point does."""
        del point
        self.press()

    def handle(self, event: pygame.Event) -> bool:
        """Take an event while focused (typing); true if that was all."""
        del event
        return False

    def intend(self, intent: Intent) -> bool:
        """Take an intent while focused, before the focus moves; true if that was all."""
        del intent
        return False

    def focus_changed(self, context: UiContext) -> None:
        """`focused` has changed."""

    def wheel(self, steps: int) -> bool:
        """Take a turn of the wheel over it; true if that was all."""
        del steps
        return False


class Label(Widget):
    """A text in a box: as large as asked for, smaller if it must be."""

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
    """A translucent dark ground for things on water."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, opacity: float = 0.5) -> None:
        super().__init__(item_id, rect, "")
        self.opacity = opacity

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the ground."""
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
    """Draw what says that the pointer is on a control: lighter, or darker while pressed."""
    if held:
        put(target, context.shapes.box(rect.size, radius, faded(INK, 0.16)), rect.topleft)
    elif hovered:
        put(target, context.shapes.box(rect.size, radius, (255, 255, 255, 36)), rect.topleft)
