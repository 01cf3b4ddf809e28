"""A scene made of widgets: pointer, focus, tooltips, a scroll view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from ecosfera.ui.draw.shapes import put, ring_reach
from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.input.focus import Focus, Focusable
from ecosfera.ui.input.keys import Intent
from ecosfera.ui.scene import Scene
from ecosfera.ui.widgets.base import Widget, draw_paper
from ecosfera.ui.widgets.prose import draw_bar

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour

R = TypeVar("R")
TIP_DELAY = 0.5
"""Seconds until the tooltip of the widget under the pointer is shown."""


class Form(Scene[R], Generic[R]):
    """A scene that builds its widgets again in `layout`; lasting state lives in the scene.

    `build` returns the widgets from back to front, which is also the order of Tab. `start` is the
    id of the widget that is focused first.
    """

    start = ""
    scroll_tone: Colour = INK
    """Colour of the scroll bar; a light one on dark backgrounds."""

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self.widgets: list[Widget] = []
        self._focus = Focus(self._focused)
        self._focus.visible = True
        self._held: Widget | None = None
        self._pointer = (-1, -1)
        self._rested = 0.0
        self._tip: Widget | None = None
        self.view: pygame.Rect | None = None
        """The visible rectangle of the scroll view, if there is one; set it in `build`."""
        self.content = 0
        """Height of the scrolled content; set it in `build`."""
        self.offset = 0

    def build(self) -> list[Widget]:
        """Return the widgets for the context's metrics and words."""
        raise NotImplementedError

    def ground(self, target: pygame.Surface) -> None:
        """Draw what is behind the widgets."""
        raise NotImplementedError

    def decorate(self, target: pygame.Surface) -> None:
        """Draw above the widgets and below the focus ring."""

    # ------------------------------------------------------------------ building
    def layout(self) -> None:
        """Build the widgets; the focus stays where it was."""
        first = not self.widgets
        typing = self.focused
        self.view = None
        self.widgets = self.build()
        self._held = None
        self._tip = None
        self.offset = min(self.offset, self.scroll_end)
        if self.offset:
            self._shift(-self.offset)
        self._refocus()
        if first and self.start:
            self._focus.to(self.start, tell=False)
        elif self._focus.id is None and self._focus.items:
            self._focus.to(self._focus.items[0].id, tell=False)
        self._mark(typing)
        self._hover()
        self.dirty = True
        if first:
            self._introduce()

    @property
    def headline(self) -> str:
        """Return what is narrated first: the title."""
        return next((widget.name for widget in self.widgets if widget.id == "title"), "")

    def _introduce(self) -> None:
        """Narrate the scene and the focused widget."""
        current = self._focus.current
        for told in (self.headline, current.name if current else ""):
            if told:
                self.context.say(told)

    def _refocus(self) -> None:
        context = self.context
        self._focus.set(
            [
                Focusable(w.id, w.rect, w.spoken, w.group or w.id, w.radius(context))
                for w in self.widgets
                if w.focusable and w.enabled
            ]
        )

    def _mark(self, before: Widget | None) -> None:
        """Tell the widgets which of them has the focus; typing continues where it was."""
        for widget in self.widgets:
            focused = widget.id == self._focus.id
            if focused != widget.focused:
                widget.focused = focused
                widget.focus_changed(self.context)
        if before is not None and before not in self.widgets and before.focused:
            before.focused = False
            if before.id != self._focus.id:
                before.focus_changed(self.context)

    def leave(self) -> None:
        """Stop typing."""
        self._stop_typing()

    def pause(self) -> None:
        """Stop typing and forget the pointer."""
        self._stop_typing()
        self._pointer = (-1, -1)
        self._hover()

    def _stop_typing(self) -> None:
        widget = self.focused
        if widget is not None and widget.focused:
            widget.focused = False
            widget.focus_changed(self.context)

    def resume(self) -> None:
        """Build again, because the scene above may have changed anything."""
        self.layout()
        current = self._focus.current
        if current:
            self._focused(current)

    # ------------------------------------------------------------------ asking
    @property
    def focus(self) -> Focus:
        """Return the focus."""
        return self._focus

    @property
    def focused(self) -> Widget | None:
        """Return the widget that has the focus."""
        return self.find(self._focus.id) if self._focus.id else None

    def find(self, item_id: str | None) -> Widget | None:
        """Return the widget with this id, or None."""
        return next((w for w in self.widgets if w.id == item_id), None)

    def widget_at(self, point: tuple[int, int]) -> Widget | None:
        """Return the widget at a point, or None."""
        for widget in reversed(self.widgets):
            if not widget.focusable or not widget.rect.collidepoint(point):
                continue
            if widget.scrolled and self.view and not self.view.collidepoint(point):
                continue
            return widget
        return None

    @property
    def moving(self) -> bool:
        """Return whether a tooltip is about to be shown."""
        return self._tip is None and self._tip_of() is not None

    # ------------------------------------------------------------------ pointer
    def handle(self, event: pygame.Event) -> bool:
        """Handle pointer events, and typing for the focused widget."""
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
            self._hover()
            return True
        if event.type == pygame.WINDOWLEAVE:
            self._pointer = (-1, -1)
            self._hover()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._down(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y)
        widget = self.focused
        if widget is not None and widget.handle(event):
            self.dirty = True
            return True
        return False

    def _hover(self) -> None:
        over = self.widget_at(self._pointer)
        for widget in self.widgets:
            hovered = widget is over and widget.enabled
            inside = hovered and widget.pointer != self._pointer
            if hovered != widget.hovered or inside:
                self.dirty = True
            if hovered != widget.hovered:
                self._rested = 0.0
                self._tip = None
            widget.hovered = hovered
            widget.pointer = self._pointer if hovered else (-1, -1)

    def _down(self, point: tuple[int, int]) -> bool:
        self._pointer = point
        self._hover()
        widget = self.widget_at(point)
        self._focus.visible = False
        self.dirty = True
        if widget is None or not widget.enabled:
            return True
        self._held = widget
        widget.held = True
        self.focus_on(widget.id)
        return True

    def _up(self, point: tuple[int, int]) -> bool:
        widget, self._held = self._held, None
        if widget is None:
            return True
        widget.held = False
        self.dirty = True
        if widget in self.widgets and widget.rect.collidepoint(point):
            self._bubble(widget)
            widget.click(point)
        return True

    def _wheel(self, steps: int) -> bool:
        over = self.widget_at(self._pointer)
        if over is not None and over.wheel(steps):
            self.dirty = True
            return True
        return self.scroll(-steps * self.context.metrics.size(3.0))

    # ------------------------------------------------------------------ keys
    def focus_on(self, item_id: str) -> None:
        """Focus a widget."""
        before = self.focused
        if self._focus.to(item_id):
            self._moved(before)

    def _moved(self, before: Widget | None) -> None:
        self._mark(before)
        self._tip = None
        self._rested = 0.0
        self._reveal()
        self.dirty = True

    def _focused(self, item: Focusable) -> None:
        self.context.say(item.name)

    def intend(self, intent: Intent) -> bool:
        """Move the focus, press the focused widget, or go back."""
        widget = self.focused
        if widget is not None and widget.intend(intent):
            self._focus.visible = True
            self.dirty = True
            return True
        if self._focus.move(intent):
            self._moved(widget)
            return True
        if intent is Intent.ACCEPT and widget is not None and widget.enabled:
            self._focus.visible = True
            self.dirty = True
            self._bubble(widget)
            widget.press()
            return True
        if intent is Intent.BACK:
            self.back()
            return True
        return False

    def _bubble(self, widget: Widget) -> None:
        """Play the sound of a press before its action, which may take time."""
        if widget.heard:
            self.context.sound("bubble")

    def back(self) -> None:
        """React to Esc; does nothing by default."""

    # ------------------------------------------------------------------ scrolling
    @property
    def scroll_end(self) -> int:
        """Return how far the view can scroll, in pixels."""
        return max(0, self.content - self.view.height) if self.view else 0

    def scroll(self, by: int) -> bool:
        """Scroll the view; return False if it is at its end or there is none."""
        after = min(self.scroll_end, max(0, self.offset + by))
        if after == self.offset:
            return False
        self._shift(self.offset - after)
        self.offset = after
        self._refocus()
        self._hover()
        self.dirty = True
        return True

    def _shift(self, dy: int) -> None:
        for widget in self.widgets:
            if widget.scrolled:
                widget.rect.move_ip(0, dy)

    def _reveal(self) -> None:
        """Scroll so that the focused widget is fully visible."""
        widget = self.focused
        if widget is None or not widget.scrolled or self.view is None:
            return
        reach = ring_reach(self.context.metrics.u) + 2
        if widget.rect.top - reach < self.view.top:
            self.scroll(widget.rect.top - reach - self.view.top)
        elif widget.rect.bottom + reach > self.view.bottom:
            self.scroll(widget.rect.bottom + reach - self.view.bottom)

    # ------------------------------------------------------------------ time and drawing
    def _tip_of(self) -> Widget | None:
        over = next((w for w in self.widgets if w.hovered), None)
        if over is None and self._focus.visible:
            over = self.focused
        return over if over is not None and over.tip else None

    def update(self, dt: float) -> None:
        """Show the tooltip after the delay."""
        over = self._tip_of()
        if over is None:
            if self._tip is not None:
                self._tip = None
                self.dirty = True
            return
        self._rested += dt
        if self._tip is None and self._rested >= TIP_DELAY:
            self._tip = over
            self.dirty = True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the background, the widgets, the focus ring and the tooltip."""
        self.ground(target)
        for widget in self.widgets:
            if not widget.scrolled:
                widget.draw(target, self.context)
        if self.view is not None:
            before = target.get_clip()
            target.set_clip(self.view)
            for widget in self.widgets:
                if widget.scrolled and widget.rect.colliderect(self.view):
                    widget.draw(target, self.context)
            target.set_clip(before)
            draw_bar(
                target, self.context, self.view, self.offset, self.scroll_end, self.scroll_tone
            )
        self.decorate(target)
        self._draw_focus(target)
        if self._tip is not None:
            self.tell(target, self._tip)

    def tell(self, target: pygame.Surface, widget: Widget) -> None:
        """Draw the tooltip of a widget."""
        draw_tip(target, self.context, widget.tip, widget.rect)

    def _draw_focus(self, target: pygame.Surface) -> None:
        current = self._focus.current
        if current is not None and self._focus.visible and self.on_top:
            widget = self.focused
            box = current.rect if widget is None else widget.halo(self.context)
            draw_focus(target, self.context, box, current.radius)
            if widget is not None:
                before = target.get_clip()
                if widget.scrolled:
                    target.set_clip(self.view)
                widget.crown(target, self.context)
                target.set_clip(before)


def draw_focus(target: pygame.Surface, context: UiContext, rect: pygame.Rect, radius: int) -> None:
    """Draw the focus ring around a box, always inside the window."""
    u = context.metrics.u
    reach = ring_reach(u)
    window = target.get_rect().inflate(-2 * reach, -2 * reach)
    rect = rect.clip(window) if not window.contains(rect) else rect
    put(target, context.shapes.focus_ring(rect.size, radius, u), (rect.x - reach, rect.y - reach))


def draw_tip(
    target: pygame.Surface, context: UiContext, tip: str, near: pygame.Rect
) -> pygame.Rect:
    """Draw a tooltip below a box, or above it if there is no room; return its rectangle."""
    m, text = context.metrics, context.text
    size = m.size(1.0)
    pad = m.px(10)
    widest = min(m.px(360), target.get_width() - 4 * pad)
    lines = tuple(text.wrap(tip, Face.BOLD, size, widest))
    wide = max(text.width(line, Face.BOLD, size) for line in lines)
    box = pygame.Rect(0, 0, wide + 2 * pad, text.line_height(size) * len(lines) + pad)
    box.midtop = (near.centerx, near.bottom + m.px(10))
    if box.bottom > target.get_height() - m.px(6):
        box.midbottom = (near.centerx, near.top - m.px(10))
    box.clamp_ip(target.get_rect().inflate(-m.px(12), -m.px(12)))
    draw_paper(target, context, box, 1.0, 10)
    text.block(target, lines, box.inflate(-2 * pad, 0), Face.BOLD, size, INK, middle=True)
    return box
