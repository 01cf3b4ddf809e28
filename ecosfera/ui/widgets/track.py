"""The track of a replay, from the start of a game to its end, with its rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.accessibility.node import Act, Role
from ecosfera.ui.draw.layout import anchored
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import AMBER, INK, SAND, SAND_LINE, SLATE
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from ecosfera.ui.accessibility.node import AccessNode, Request
    from ecosfera.ui.context import UiContext


def track_height(context: UiContext) -> int:
    """Return the height for the track and the numbers below it, in pixels."""
    return context.metrics.px(22) + round(1.3 * _size(context))


def _size(context: UiContext) -> int:
    """Return the text size of the numbers."""
    return max(context.metrics.floor, round(0.7 * context.metrics.size(1.0)))


class Track(Widget):
    """A track. A click or the arrow keys call `jump` with the number of actions."""

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        *,
        length: int,
        rounds: Sequence[int],
        done: Callable[[], int],
        jump: Callable[[int], None],
    ) -> None:
        super().__init__(item_id, rect, name)
        self.length = length
        self.rounds = rounds
        self.done = done
        self.jump = jump

    role = Role.SLIDER
    acts = frozenset({Act.INCREMENT, Act.DECREMENT, Act.SET_VALUE})

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return its name, and where between start and end the replay is."""
        node = super().accessible(context)
        return node and node._replace(number=(0, self.done(), self.length))

    def perform(self, request: Request) -> bool:
        """Step back and forward, or jump to a number of actions."""
        if request.act is Act.INCREMENT:
            return self.intend(Intent.RIGHT)
        if request.act is Act.DECREMENT:
            return self.intend(Intent.LEFT)
        try:
            done = round(float(request.value))
        except (ValueError, OverflowError):
            return False
        self.jump(max(0, min(self.length, done)))
        return True

    def intend(self, intent: Intent) -> bool:
        """Step back and forward with left and right."""
        step = {Intent.LEFT: -1, Intent.RIGHT: 1}.get(intent, 0)
        if step and 0 <= self.done() + step <= self.length:
            self.jump(self.done() + step)
            return True
        return bool(step)

    def click(self, point: tuple[int, int]) -> None:
        """Jump to the action at this position."""
        share = (point[0] - self.rect.left) / max(1, self.rect.width)
        self.jump(round(max(0.0, min(1.0, share)) * self.length))

    def halo(self, context: UiContext) -> pygame.Rect:
        """Return a box around the knob at both ends, and around the numbers."""
        m = context.metrics
        box = self.rect.inflate(2 * m.px(11), 0)
        box.height = max(box.height, track_height(context))
        return box

    def _x(self, done: int) -> int:
        return self.rect.left + round(self.rect.width * done / max(1, self.length))

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the track, the rounds with as many numbers as fit, and the position."""
        m, text, rect = context.metrics, context.text, self.rect
        size = _size(context)
        thick = max(4, m.px(6))
        y = rect.top + m.px(13)
        line = anchored((rect.width, thick), "midleft", (rect.left, y))
        put(target, context.shapes.box(line.size, thick // 2, SAND, SAND_LINE, 1), line.topleft)
        x = self._x(self.done())
        if x - rect.left >= thick:
            put(target, context.shapes.box((x - rect.left, thick), thick // 2, AMBER), line.topleft)
        free = rect.left
        for number, start in enumerate(self.rounds, 1):
            at = self._x(start)
            target.fill(SLATE[:3], (at - 1, y - thick, 2, 2 * thick))
            said = str(number)
            wide = text.width(said, FontFace.BOLD, size)
            left = max(rect.left, min(at - wide // 2, rect.right - wide))
            if left >= free:
                at_top = (left, y + m.px(9))
                text.draw(target, said, at_top, FontFace.BOLD, size, SLATE, anchor="topleft")
                free = left + wide + m.px(8)
        side = m.px(20)
        knob = context.shapes.disc(side, AMBER, INK, max(1, m.px(1.6)))
        put(target, knob, (x - side // 2, y - side // 2))
