"""A scene made of widgets: pointer, focus, tooltips, a scroll view."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import pygame

from ecosfera.ui.accessibility.node import PART, Act
from ecosfera.ui.draw.layout import anchored
from ecosfera.ui.draw.shapes import put, ring_reach
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.input.focus import Focus, Focusable
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.scene import Scene
from ecosfera.ui.widgets import controls
from ecosfera.ui.widgets.base import Widget, draw_paper
from ecosfera.ui.widgets.scroll_view import ScrollView

if TYPE_CHECKING:
    from ecosfera.ui.accessibility.node import AccessNode, Request
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.stage.life import Life

R = TypeVar("R")
TIP_DELAY = 0.5
"""Seconds until the tooltip of the widget under the pointer is shown."""
STILLNESS: Final = 0.3
"""Seconds after a layout until something drifts."""


class Form(Scene[R], Generic[R]):
    """A scene made of controls. `R` is its result.

    A subclass overrides `build`, which returns the controls for the current metrics and words, and
    `ground`, which draws the background. What the controls show and change is kept in the scene;
    after a change it calls `layout`, which builds them anew. Most scenes also override `back`.

        class Greeting(Form[None]):
            start = "close"

            def build(self) -> list[Widget]:
                m, words = self.context.metrics, self.context.words
                box = within(m.window, (m.size(12), m.size(3)))
                return [Button("close", box, words("common.close"), self.back)]

            def ground(self, target: pygame.Surface) -> None:
                target.fill(INK[:3])

            def back(self) -> None:
                self.finish(None)
    """

    start = ""
    """The id of the control that has the focus at first."""
    default = ""
    """The id of the control that Enter presses after a click on another one, if there is one.

    A click moves the focus without showing it, so nobody expects Enter to press the same again.
    """
    click_focuses = True
    """Whether a press of the pointer moves the focus."""

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self._widgets: list[Widget] = []
        self._focus = Focus(self._focused)
        self._focus.visible = True
        self._held: Widget | None = None
        self._pointer = (-1, -1)
        self._rested = 0.0
        self._tip: Widget | None = None
        self.life: Life | None = None
        """What drifts over the picture."""
        self._stillness = 0.0
        """Seconds since the last layout, as long as nothing drifts."""
        self._pulled: ScrollView | None = None
        """The scroll view whose bar the pointer holds."""

    def build(self) -> list[Widget]:
        """Return the controls for the current metrics and words.

        They come from back to front, which is also the order of Tab.
        """
        raise NotImplementedError

    def ground(self, target: pygame.Surface) -> None:
        """Draw the background, behind the controls."""
        raise NotImplementedError

    def enliven(self) -> Life | None:
        """Return what drifts over the picture if motion is full.

        It is asked a little after each layout, so that the first picture need not wait for it.
        """
        return None

    def decorate(self, target: pygame.Surface) -> None:
        """Draw over the controls, under the focus ring."""

    # ------------------------------------------------------------------ building
    @property
    def widgets(self) -> list[Widget]:
        """The controls, from back to front."""
        return self._widgets

    def reachable(self) -> list[Widget]:
        """Return the controls that the keys can reach."""
        return [widget for widget in self.widgets if widget.focusable and widget.enabled]

    def layout(self) -> None:
        """Build the controls anew, and say the headline and the focused control the first time.

        The focus stays on the control with the same id. Tooltip, drift and pressed button end.
        """
        first = not self._widgets
        typing = self.focused
        self._place(self.build())
        self._held = None
        self._tip = None
        self.life, self._stillness = None, 0.0
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

    def _place(self, widgets: list[Widget]) -> None:
        """Replace the controls."""
        self._widgets = [w for widget in widgets for w in (widget, *widget.children)]
        for view in self.views:
            view.on_scroll = self._scrolled

    @property
    def headline(self) -> str:
        """What a screen reader says first: the title."""
        return next((widget.name for widget in self.widgets if widget.id == "title"), "")

    def _introduce(self) -> None:
        """Say what the scene is, and what has the focus."""
        current = self._focus.current
        for sentence in (self.headline, current.name if current else ""):
            if sentence:
                self.context.say(sentence)

    def _refocus(self) -> None:
        context = self.context
        self._focus.set(
            [
                Focusable(w.id, w.rect, partial(_spoken, w), w.group or w.id, w.radius(context))
                for w in self.reachable()
            ]
        )

    def _mark(self, before: Widget | None) -> None:
        """Tell the controls which of them has the focus; a field that had it goes on typing."""
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
        """Stop typing, and release what is large."""
        self._stop_typing()
        self.life = None

    def pause(self) -> None:
        """Stop typing and forget the pointer."""
        self._stop_typing()
        self._pointer = (-1, -1)
        self._hover()
        if self.life is not None:
            self.life.release()

    def _stop_typing(self) -> None:
        widget = self.focused
        if widget is not None and widget.focused:
            widget.focused = False
            widget.focus_changed(self.context)

    def resume(self) -> None:
        """Build again, because the scene that lay over this one may have changed anything."""
        self.layout()
        current = self._focus.current
        if current:
            self._focused(current)

    # ------------------------------------------------------------------ screen readers
    def accessible(self) -> AccessNode:
        """Return the controls as a screen reader goes through them."""
        return controls.tree(self.widgets, self.context, self.headline, over=not self.opaque)

    def perform(self, request: Request) -> bool:
        """Focus a control, or do with it what a screen reader asks."""
        widget = self.find(request.node.partition(PART)[0])
        if widget is None or not widget.focusable or not widget.enabled:
            return False
        self._focus.visible = True
        self.focus_on(widget.id)
        self._focus.chosen = self.dirty = True
        return request.act is Act.FOCUS or widget.perform(request)

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
        """Return the control with this id."""
        return next((w for w in self.widgets if w.id == item_id), None)

    def widget_at(self, point: tuple[int, int]) -> Widget | None:
        """Return the control under a point; of several the one in front."""
        for widget in reversed(self.widgets):
            if not widget.focusable or not widget.holds(point):
                continue
            if widget.view is not None and not widget.view.rect.collidepoint(point):
                continue
            return widget
        return None

    @property
    def views(self) -> list[ScrollView]:
        """The scroll views among the controls."""
        return [widget for widget in self.widgets if isinstance(widget, ScrollView)]

    @property
    def moving(self) -> bool:
        """Whether a tooltip is about to show, or somebody swims past."""
        hurries = self.life is not None and self.context.drifts and self.life.hurries
        return hurries or (self._tip is None and self._tip_of() is not None)

    # ------------------------------------------------------------------ pointer
    def handle(self, event: pygame.Event) -> bool:
        """Take pointer events; typing and the page keys go to what has the focus."""
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
            if self._pulled is not None:
                self._pulled.pull(event.pos)
            else:
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
        view = self._view_for_keys()
        return view is not None and view.handle(event)

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
        self._pulled = next((view for view in self.views if view.take_hold(point)), None)
        if self._pulled is not None or widget is None or not widget.enabled:
            return True
        self._held = widget
        widget.held = True
        if self.click_focuses:
            self.focus_on(widget.id)
        return True

    def _up(self, point: tuple[int, int]) -> bool:
        widget, self._held = self._held, None
        if self._pulled is not None:
            self._pulled.let_go()
            self._pulled = None
        if widget is None:
            return True
        widget.held = False
        self.dirty = True
        if widget in self.widgets and widget.holds(point):
            self._bubble(widget)
            widget.click(point)
        return True

    def _wheel(self, steps: int) -> bool:
        over = self.widget_at(self._pointer)
        if over is not None and over.wheel(steps):
            self.dirty = True
            return True
        views = sorted(self.views, key=lambda view: not view.rect.collidepoint(self._pointer))
        return any(view.wheel(steps) for view in views if view.children)

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
        self.reveal_focus()
        self.dirty = True

    def _focused(self, item: Focusable) -> None:
        self.context.say(item.name)

    def intend(self, intent: Intent) -> bool:
        """Give the intent to what has the focus; else move the focus, press, or go back.

        Return whether it meant anything here.
        """
        widget = self.focused
        if widget is not None and widget.intend(intent):
            self._focus.visible = True
            self.dirty = True
            return True
        if self._focus.move(intent):
            self._moved(widget)
            return True
        if intent is Intent.ACCEPT and not self._focus.visible:
            typing = widget is not None and widget.typed_into
            widget = widget if typing else self.find(self.default) or widget
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
        """Play the sound of a press, before its action, which may take a while."""
        if widget.heard:
            self.context.sound("bubble")

    def back(self) -> None:
        """Do what Esc does: nothing, unless a scene overrides it."""

    # ------------------------------------------------------------------ scrolling
    def _scrolled(self) -> None:
        """React to a scroll view that has moved its controls."""
        self._refocus()
        self._hover()
        self.dirty = True

    def _view_for_keys(self) -> ScrollView | None:
        """Return the view that the page keys scroll: the one with the focus, or the first."""
        focused = self.focused
        if isinstance(focused, ScrollView):
            return focused
        if focused is not None and isinstance(focused.view, ScrollView):
            return focused.view
        return next((view for view in self.views if view.end > 0), None)

    def reveal_focus(self) -> None:
        """Scroll so that the control that has the focus shows whole."""
        widget = self.focused
        if widget is not None and isinstance(widget.view, ScrollView):
            widget.view.reveal(widget.rect)

    # ------------------------------------------------------------------ time and drawing
    def _tip_of(self) -> Widget | None:
        """Return the control whose tooltip is due: also one that cannot be used."""
        over = next((w for w in self.widgets if w.hovered), None) or self._idle_below()
        if over is None and self._focus.visible:
            over = self.focused
        return over if over is not None and over.tip else None

    def _idle_below(self) -> Widget | None:
        """Return what has a tooltip and cannot be used, with the pointer on it."""
        below = self.widget_at(self._pointer)
        if below is not None:
            return below if not below.enabled and below.tip else None
        signs = (w for w in self.widgets if not w.focusable and w.holds(self._pointer))
        return next((sign for sign in signs if sign.tip), None)

    def update(self, dt: float) -> None:
        """Show the tooltip after the pointer or the focus has rested for a moment."""
        self._let_drift(dt)
        over = self._tip_of()
        if over is None:
            if self._tip is not None:
                self._tip = None
                self.dirty = True
            return
        if self._tip is not None and self._tip is not over:
            self._tip, self._rested = None, 0.0
            self.dirty = True
        self._rested += dt
        if self._tip is None and self._rested >= TIP_DELAY:
            self._tip = over
            self.dirty = True

    def _let_drift(self, dt: float) -> None:
        """Let `dt` seconds pass for what drifts over the picture; a tooltip stops it."""
        if not self.context.drifts or self._tip is not None:
            return
        if self.life is not None:
            self.stirred = self.life.advance(dt) or self.stirred
        elif self._stillness <= STILLNESS:
            self._stillness += dt
            if self._stillness > STILLNESS:
                self.life = self.enliven()
                self.dirty = self.dirty or self.life is not None

    def draw(self, target: pygame.Surface) -> None:
        """Draw background, controls, focus ring and tooltip."""
        self.ground(target)
        for widget in self.widgets:
            if widget.view is None:
                widget.draw(target, self.context)
        for view in self.views:
            view.draw_bar(target)
        self.decorate(target)
        self._draw_focus(target)
        if self._tip is not None:
            self.draw_tooltip(target, self._tip)
        if self.life is not None and self.context.drifts and self.on_top:
            self.life.take_picture(target, [widget.halo(self.context) for widget in self.widgets])

    def draw_life(self, target: pygame.Surface) -> None:
        """Draw what drifts."""
        if self.life is not None:
            self.life.draw(target)

    def draw_tooltip(self, target: pygame.Surface, widget: Widget) -> None:
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
                if widget.view is not None:
                    target.set_clip(widget.view.rect)
                widget.crown(target, self.context)
                target.set_clip(before)


def draw_focus(target: pygame.Surface, context: UiContext, rect: pygame.Rect, radius: int) -> None:
    """Draw the focus ring round a box; it never leaves the window."""
    u = context.metrics.u
    reach = ring_reach(u)
    window = target.get_rect().inflate(-2 * reach, -2 * reach)
    rect = rect.clip(window) if not window.contains(rect) else rect
    put(target, context.shapes.focus_ring(rect.size, radius, u), (rect.x - reach, rect.y - reach))


def draw_tip(
    target: pygame.Surface,
    context: UiContext,
    tip: str,
    near: pygame.Rect,
    spared: pygame.Rect | None = None,
) -> pygame.Rect:
    """Draw a tooltip below a box, or above it where there is no room; return its place.

    It moves to the right, then further down rather than cover what is `spared`.
    """
    m, text = context.metrics, context.text
    size = m.size(1.0)
    pad = m.px(10)
    widest = min(m.px(360), target.get_width() - 4 * pad)
    lines = tuple(text.wrap(tip, FontFace.BOLD, size, widest))
    wide = max(text.width(line, FontFace.BOLD, size) for line in lines)
    high = text.line_height(size) * len(lines) + pad
    box = anchored((wide + 2 * pad, high), "midtop", (near.centerx, near.bottom + m.px(10)))
    if box.bottom > target.get_height() - m.px(6):
        box.midbottom = (near.centerx, near.top - m.px(10))
    window = target.get_rect().inflate(-m.px(12), -m.px(12))
    box.clamp_ip(window)
    if spared is not None and box.colliderect(spared):
        box.right = window.right
        if box.colliderect(spared):
            box.top = spared.bottom + m.px(6)
    draw_paper(target, context, box, 1.0, 10)
    text.block(target, lines, box.inflate(-2 * pad, 0), FontFace.BOLD, size, INK, middle=True)
    return box


def _spoken(widget: Widget) -> str:
    """Return what narration says when a control gets the focus."""
    return widget.spoken
