"""A line of editable text, with selection, clipboard, and input methods (IME)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.core.players import typed
from ecosfera.ui import clipboard
from ecosfera.ui.accessibility.node import Act, Role
from ecosfera.ui.draw.layout import anchored, edges, largest_size
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import Fitted, FontFace
from ecosfera.ui.draw.theme import HONEY, INK, PAPER, ROSE, SAND_LINE, SLATE, faded
from ecosfera.ui.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.accessibility.node import AccessNode, Request
    from ecosfera.ui.context import UiContext

SMALLEST: Final = 0.72
"""Fraction of its size down to which a text wider than the field is reduced."""
_COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_META


class TextField(Widget):
    """One line of text. `changed` is called with each new value: NFC, no control characters."""

    heard = False
    typed_into = True

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        value: str,
        changed: Callable[[str], None],
        *,
        limit: int = 20,
        group: str = "",
        hint: str = "",
        round_ends: bool = False,
        size: float = 1.1,
        room: int = 0,
    ) -> None:
        super().__init__(item_id, rect, name, group)
        self.value = value
        self.changed = changed
        self.limit = limit
        self.hint = hint
        """Shown while the field is empty."""
        self.round_ends = round_ends
        self.size = size
        self.room = room
        """Pixels kept free at the right end."""
        self.wrong = False
        """Whether the value is invalid, which the edge shows."""
        self.done: Callable[[], None] | None = None
        """Called on Enter."""
        self._cursor = len(value)
        self._anchor = len(value)
        self._composed = ""
        self._fresh = False
        """Whether the whole value is selected because the field just got the focus."""
        self._offset = 0
        self._kit: UiContext | None = None

    @property
    def spoken(self) -> str:
        """Return the name and value."""
        return f"{self.name}: {self.value}"

    role = Role.TEXT_INPUT
    acts = frozenset({Act.CLICK, Act.SET_VALUE})

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return its name, and what stands in it.

        That is the description too, because not every system reads values that are words.
        """
        node = super().accessible(context)
        description = self.value or self.hint
        return node and node._replace(name=self.name, value=self.value, description=description)

    def perform(self, request: Request) -> bool:
        """Take a whole new value; a click only gives it the focus."""
        if request.act is Act.SET_VALUE:
            self._anchor, self._cursor = 0, len(self.value)
            self.insert(request.value)
        return request.act in self.acts

    def radius(self, context: UiContext) -> int:
        """Return half the height with round ends, else the corner radius."""
        return self.rect.height // 2 if self.round_ends else context.metrics.px(10)

    @property
    def _range(self) -> tuple[int, int]:
        return min(self._cursor, self._anchor), max(self._cursor, self._anchor)

    def focus_changed(self, context: UiContext) -> None:
        """Start or stop typing; at first the whole value is selected."""
        self._kit = context
        self._composed = ""
        self._fresh = self.focused
        if self.focused:
            self._anchor, self._cursor = 0, len(self.value)
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.rect)
        else:
            self._anchor = self._cursor
            pygame.key.stop_text_input()

    def press(self) -> None:
        """Perform the action of Enter."""
        if self.done:
            self.done()

    def insert(self, text: str) -> None:
        """Insert a typed or pasted text in place of the selection."""
        start, end = self._range
        room = self.limit - (len(self.value) - (end - start))
        clean = typed(text, max(0, room))
        self._set(self.value[:start] + clean + self.value[end:], start + len(clean))

    def _set(self, value: str, cursor: int) -> None:
        changed = value != self.value
        self.value = value
        self._cursor = self._anchor = cursor
        if changed:
            self.changed(value)

    def handle(self, event: pygame.Event) -> bool:
        """Handle typing; Tab, Enter, Esc, up and down are left to the form."""
        if event.type == pygame.TEXTINPUT:
            self._composed = ""
            self.insert(event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            self._composed = event.text
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.mod & _COMMANDS:
            return self._command(event.key)
        return self._key(event.key, select=bool(event.mod & pygame.KMOD_SHIFT), typed=event.unicode)

    def _command(self, key: int) -> bool:
        start, end = self._range
        if key == pygame.K_a:
            self._anchor, self._cursor = 0, len(self.value)
        elif key in {pygame.K_c, pygame.K_x}:
            clipboard.copy(self.value[start:end] or self.value)
            if key == pygame.K_x:
                self.insert("") if start != end else self._set("", 0)
        elif key == pygame.K_v:
            self.insert(clipboard.pasted())
        elif key in {pygame.K_LEFT, pygame.K_HOME}:
            self._cursor = self._anchor = 0
        elif key in {pygame.K_RIGHT, pygame.K_END}:
            self._cursor = self._anchor = len(self.value)
        elif key == pygame.K_BACKSPACE:
            self._set(self.value[end:], 0)
        else:
            return False
        return True

    def _key(self, key: int, *, select: bool, typed: str) -> bool:
        start, end = self._range
        if key == pygame.K_BACKSPACE:
            self._set(
                self.value[: start - (start == end and start > 0)] + self.value[end:],
                start - (start == end and start > 0),
            )
        elif key == pygame.K_DELETE:
            self._set(self.value[:start] + self.value[end + (start == end) :], start)
        elif key in {pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END}:
            step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(key)
            if step is None:
                self._cursor = 0 if key == pygame.K_HOME else len(self.value)
            elif start != end and not select:
                self._cursor = start if step < 0 else end
            else:
                self._cursor = min(len(self.value), max(0, self._cursor + step))
            if not select:
                self._anchor = self._cursor
        else:
            # Letters come again as TEXTINPUT; here they must only not be taken as commands.
            return bool(typed and typed.isprintable())
        return True

    def click(self, point: tuple[int, int]) -> None:
        """Place the cursor; the first click selects everything."""
        fresh, self._fresh = self._fresh, False
        if fresh or self._kit is None:
            return
        size, left = self._size(self._kit), self.rect.left + self._pad(self._kit) - self._offset
        places = [
            abs(left + self._kit.text.width(self.value[:i], FontFace.BOLD, size) - point[0])
            for i in range(len(self.value) + 1)
        ]
        self._cursor = self._anchor = places.index(min(places))

    def _size(self, context: UiContext) -> int:
        return min(
            context.metrics.size(self.size), max(context.metrics.floor, self.rect.height * 2 // 3)
        )

    def _pad(self, context: UiContext) -> int:
        return context.metrics.px(15 if self.round_ends else 12)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the field, the text, the selection and the cursor."""
        self._kit = context
        m, text, rect = context.metrics, context.text, self.rect
        edge = ROSE if self.wrong else INK if self.focused else SAND_LINE
        line = max(1, round((2.2 if self.focused or self.wrong else 1.2) * m.u))
        put(
            target,
            context.shapes.box(rect.size, self.radius(context), PAPER, edge, line),
            rect.topleft,
        )
        size, pad = self._size(context), self._pad(context)
        inner = edges(rect.left + pad, rect.top, rect.right - pad - self.room, rect.bottom)
        typed = self.value[: self._cursor] + self._composed + self.value[self._cursor :]
        if not typed and self.hint:
            hint = text.fit(self.hint, FontFace.TEXT, size, m.floor, inner.width, 1)
            text.place(target, hint, inner, FontFace.TEXT, SLATE, middle=True)
        at = text.width(typed[: self._cursor + len(self._composed)], FontFace.BOLD, size)
        whole = text.width(typed, FontFace.BOLD, size)
        if not self.focused and whole > inner.width:
            self._draw_reduced(target, context, typed, inner)
            return
        self._offset = min(max(self._offset, at - inner.width + 2), at) if self.focused else 0
        self._offset = max(0, min(self._offset, max(0, whole + 2 - inner.width)))
        before = target.get_clip()
        target.set_clip(inner.inflate(4, 0).clip(before))
        left = inner.left - self._offset
        if self.focused:
            self._draw_selection(target, context, left, size)
        image = text.line(typed, FontFace.BOLD, size, INK)
        put(target, image, (left, rect.centery - image.get_height() // 2))
        if self._composed:
            x = left + text.width(typed[: self._cursor], FontFace.BOLD, size)
            y = rect.centery + round(size * 0.5)
            pygame.draw.line(target, INK[:3], (x, y), (left + at, y), max(1, m.px(1.5)))
        if self.focused:
            top = rect.centery - round(size * 0.62)
            bar = (left + at, top, max(2, m.px(1.6)), round(size * 1.24))
            target.fill(INK[:3], bar)
        target.set_clip(before)

    def _draw_reduced(
        self, target: pygame.Surface, context: UiContext, typed: str, inner: pygame.Rect
    ) -> None:
        """Draw a text wider than the field: smaller, and with … if it is still too wide."""
        text, size = context.text, self._size(context)
        smallest = max(context.metrics.floor, round(SMALLEST * size))
        found = largest_size(
            size,
            smallest,
            lambda size: text.width(typed, FontFace.BOLD, size) <= inner.width,
        )
        line = text.shortened(typed, FontFace.BOLD, found or smallest, inner.width)
        fitted = Fitted(found or smallest, (line,), whole=found is not None)
        text.place(target, fitted, inner, FontFace.BOLD, INK, middle=True)

    def _draw_selection(
        self, target: pygame.Surface, context: UiContext, left: int, size: int
    ) -> None:
        start, end = self._range
        if start == end or self._composed:
            return
        one = context.text.width(self.value[:start], FontFace.BOLD, size)
        two = context.text.width(self.value[:end], FontFace.BOLD, size)
        size_of = two - one, round(size * 1.36)
        box = anchored(size_of, "midleft", (left + one, self.rect.centery))
        put(target, context.shapes.box(box.size, 3, faded(HONEY, 1.0)), box.topleft)
