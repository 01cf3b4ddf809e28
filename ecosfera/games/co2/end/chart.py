"""The balances of all players over the rounds of a match, as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.cards.brush import WHITE, Brush
from ecosfera.games.co2.text.names import plain
from ecosfera.ui.accessibility.node import Role
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.theme import FOAM, PALE_GOLD, faded
from ecosfera.ui.widgets.base import Widget

if TYPE_CHECKING:
    from ecosfera.games.co2.end.history import GameHistory
    from ecosfera.ui.context import UiContext

EVERY = 5
"""Every fifth round has its number below the chart."""
SHARP = 2
"""Factor by which the lines are drawn too large."""


class BalanceChart(Widget):
    """A chart with one line for each player, which ends with the player's mark."""

    focusable = False
    role = Role.IMAGE

    def __init__(self, rect: pygame.Rect, name: str, history: GameHistory) -> None:
        super().__init__("chart", rect, name)
        self._history = history
        values = [v for line in history.lines for v in line if v is not None]
        self._low = min([-5, *values]) - 1
        self._high = max([history.view.config.goal, *values]) + 1

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw panel, scale, lines and marks."""
        m, brush, box = context.metrics, Brush(context), self.rect
        context.shapes.put_box(target, box, m.px(12), faded(palette.DEEP, 0.78))
        size = m.floor
        inner = box.inflate(-m.px(40), -m.px(30))
        inner.height -= round(1.3 * size)
        wide = brush.width(plain(-15), size) + m.px(8)
        inner.left, inner.width = inner.left + wide, inner.width - wide - m.px(14)
        goal = self._history.view.config.goal
        for number in sorted({-10, 0, 10, goal}):
            if not self._low <= number <= self._high:
                continue
            y = self._y(inner, number)
            tone = PALE_GOLD if number == goal else faded(FOAM, 0.5 if number else 0.9)
            context.shapes.put_box(target, pygame.Rect(inner.left, y, inner.width, 1), 0, tone)
            at = (inner.left - m.px(8), y)
            brush.line(target, plain(number), at, size, FOAM, anchor="midright")
        self._axis(target, context, inner)
        for seat in range(len(self._history.lines)):
            self._line(target, brush, inner, seat)

    def _axis(self, target: pygame.Surface, context: UiContext, box: pygame.Rect) -> None:
        """Draw the numbers of the rounds below the chart, the last one with the word."""
        brush, size = Brush(context), context.metrics.floor
        rounds = len(self._history.lines[0]) - 1
        y = box.bottom + context.metrics.px(4)
        last = context.words("carbon.saved.round", n=rounds)
        left = brush.line(target, last, (box.right, y), size, FOAM, anchor="topright").left
        for number in range(EVERY, rounds, EVERY):
            x = box.left + box.width * number / rounds
            if x + brush.width(str(number), size) < left:
                context.shapes.put_box(
                    target, pygame.Rect(round(x), box.top, 1, box.height), 0, faded(FOAM, 0.2)
                )
                brush.line(target, str(number), (x, y), size, FOAM, anchor="midtop")

    def _y(self, box: pygame.Rect, number: float) -> int:
        share = (number - self._low) / max(1, self._high - self._low)
        return round(box.bottom - share * box.height)

    def _line(self, target: pygame.Surface, brush: Brush, box: pygame.Rect, seat: int) -> None:
        """Draw the line of a player."""
        line = self._history.lines[seat]
        points = [
            (box.left + box.width * place / max(1, len(line) - 1), self._y(box, value))
            for place, value in enumerate(line)
            if value is not None
        ]
        if not points:
            return
        tone, thick = palette.PLAYERS[seat], brush.px(4.5)
        size = (box.width + 8 * thick, box.height + 8 * thick)
        big = clear((size[0] * SHARP, size[1] * SHARP))
        drawn = [
            (SHARP * (x - box.left + 4 * thick), SHARP * (y - box.top + 4 * thick))
            for x, y in points
        ]
        if len(drawn) > 1:
            for width, colour in ((thick + brush.px(2), WHITE), (thick, tone)):
                pygame.draw.lines(big, colour, closed=False, points=drawn, width=SHARP * width)
        image = pygame.transform.smoothscale(big, size)
        put(target, image, (box.left - 4 * thick, box.top - 4 * thick))
        brush.mark(target, seat, *points[-1], brush.px(11))
