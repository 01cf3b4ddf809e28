"""The base of all controls, and the controls that only show something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.accessibility.node import AccessNode, Act, Request, Role
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, PANEL, PAPER, Colour, faded

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.intents import Intent


class Widget:
    """A control in a form, at a place in the window (`rect`).

    A form makes its controls anew whenever it is laid out, so what a control shows and changes is
    kept by the scene. `id` stays the same from layout to layout and from run to run; tests and the
    focus use it. `name` is what a screen reader says. The form sets `hovered`, `held`, `focused`
    and `pointer`.

    A subclass must override `draw`; most override `press`.
    """

    focusable = True
    heard = True
    """Whether a click or Enter plays a sound."""
    typed_into = False
    """Whether Enter ends typing here, also after a click."""

    def __init__(self, item_id: str, rect: pygame.Rect, name: str, group: str = "") -> None:
        self.id = item_id
        self.rect = rect
        self.name = name
        self.group = group
        self.tip = ""
        """The tooltip; shown after a moment of being pointed at, or of having the focus."""
        self.enabled = True
        self.view: Widget | None = None
        """The scroll view it stands in, if any: the view draws and moves it."""
        self.hovered = False
        self.held = False
        """Whether a press of the pointer began on it and goes on."""
        self.focused = False
        self.pointer = (-1, -1)
        """Where the pointer is while it is over the control; else (-1, -1)."""

    @property
    def children(self) -> Sequence[Widget]:
        """The controls inside, which the form treats as its own; only scroll views have any."""
        return ()

    def holds(self, point: tuple[int, int]) -> bool:
        """Return whether a point of the window lies on it."""
        return self.rect.collidepoint(point)

    def radius(self, context: UiContext) -> int:
        """Return the radius of its corners, in pixels, for the focus ring."""
        return min(self.rect.height // 2, context.metrics.px(14))

    @property
    def spoken(self) -> str:
        """What narration says when the control gets the focus."""
        return self.name

    # What a screen reader is told; `accessible` collects it.
    role: Role = Role.BUTTON
    acts: frozenset[Act] = frozenset({Act.CLICK})
    """What a screen reader can do with it, besides giving it the focus."""

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return what a screen reader is told, or None if there is nothing to tell."""
        del context
        rect = self.rect
        if not (self.focusable or self.spoken or self.children):
            return None
        usable = self.focusable and self.enabled
        shown = Role.IMAGE if self.role is Role.BUTTON else self.role
        return AccessNode(
            id=self.id,
            role=self.role if self.focusable else shown,
            name=self.spoken,
            description=self.tip if self.tip != self.name else "",
            rect=(rect.left, rect.top, rect.right, rect.bottom),
            acts=self.acts | {Act.FOCUS} if usable else frozenset(),
            disabled=self.focusable and not self.enabled,
            spoken=self.spoken,
        )

    def perform(self, request: Request) -> bool:
        """Do what a screen reader asks; return whether it meant anything."""
        if request.act is not Act.CLICK:
            return False
        self.press()
        return True

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the control at its place."""
        raise NotImplementedError

    def halo(self, context: UiContext) -> pygame.Rect:
        """Return the box that the focus ring and the highlight of the pointer surround."""
        del context
        return self.rect

    def crown(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw again, over the focus ring, what overlaps the edge of the control."""

    def press(self) -> None:
        """Do what Enter does, and a click unless `click` is overridden."""

    def click(self, point: tuple[int, int]) -> None:
        """Perform the action of a click at this point."""
        del point
        self.press()

    def handle(self, event: pygame.Event) -> bool:
        """Take an event while the control has the focus; return whether it was used."""
        del event
        return False

    def intend(self, intent: Intent) -> bool:
        """Take an intent while the control has the focus; return whether it was used."""
        del intent
        return False

    def focus_changed(self, context: UiContext) -> None:
        """React to a change of `focused`."""

    def wheel(self, steps: int) -> bool:
        """Take steps of the wheel while the pointer is over it; return whether they were used."""
        del steps
        return False


class Label(Widget):
    """A text in a box.

    `size` is in body sizes; the text is smaller where it would not fit in `lines` lines.
    """

    focusable = False

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        text: str,
        *,
        size: float = 1.0,
        face: FontFace = FontFace.TEXT,
        tone: Colour = PAPER,
        align: TextAlign = TextAlign.LEFT,
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
        self.role = Role.HEADING if face is FontFace.TITLE else Role.LABEL

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
    """A picture, as large as fits, at the left of its box."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, picture: str, name: str) -> None:
        super().__init__(item_id, rect, name)
        self.picture = picture

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the picture."""
        put(target, context.pictures.inside(self.picture, self.rect.size), self.rect.topleft)


class Area(Widget):
    """A translucent dark background, for controls on a picture."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, opacity: float = 0.5) -> None:
        super().__init__(item_id, rect, "")
        self.opacity = opacity

    def accessible(self, context: UiContext) -> None:
        """Return nothing: it is only a background."""

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the background."""
        tone = faded(PANEL, self.opacity)
        context.shapes.put_box(target, self.rect, context.metrics.px(14), tone)


class Paper(Widget):
    """A sheet of paper with a soft shadow."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, opacity: float = 0.97) -> None:
        super().__init__(item_id, rect, "")
        self.opacity = opacity

    def accessible(self, context: UiContext) -> None:
        """Return nothing: it is only a background."""

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
    below = rect.move(0, context.metrics.px(4))
    context.shapes.put_shadow(target, below, corner, blur, faded((0, 18, 27, 255), 0.42))
    context.shapes.put_box(target, rect, corner, faded(PAPER, opacity))


def draw_veil(
    target: pygame.Surface,
    context: UiContext,
    rect: pygame.Rect,
    radius: int,
    *,
    hovered: bool,
    held: bool,
) -> None:
    """Highlight a control that the pointer is on: lighter, or darker while it is pressed."""
    if held:
        context.shapes.put_box(target, rect, radius, faded(INK, 0.16))
    elif hovered:
        context.shapes.put_box(target, rect, radius, (255, 255, 255, 36))
