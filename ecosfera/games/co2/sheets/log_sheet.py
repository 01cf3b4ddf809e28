"""Everything that happened, turn by turn, to scroll through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.cards.brush import WHITE, Brush
from ecosfera.games.co2.text.log_line import by_turns
from ecosfera.games.co2.text.names import change
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, PAPER, SAND, SAND_LINE, TEAL, WINE
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Widget
from ecosfera.ui.widgets.base import Paper
from ecosfera.ui.widgets.scroll_view import ScrollView
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.games.co2.text.log_line import LogLine
    from ecosfera.ui.context import UiContext


HEAD: Final = 2.0
"""Height of the line that begins a turn, in bodies."""
SIGN: Final = 1.3
"""Side of a sign, in bodies."""
LEADING: Final = 1.28


class TurnGround(Paper):
    """The ground of all lines of a turn."""

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the ground."""
        m = context.metrics
        context.shapes.put_box(target, self.rect, m.px(8), SAND, SAND_LINE, max(1, m.px(1.2)))


class TurnRow(Widget):
    """The line that says whose turn it is, in the colour of the player."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, line: LogLine) -> None:
        super().__init__(item_id, rect, line.text)
        self._seat = line.seat or 0

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the band, the mark and the name."""
        m, box, brush = context.metrics, self.rect, Brush(context)
        tone = palette.PLAYERS[self._seat % len(palette.PLAYERS)]
        context.shapes.put_box(target, box, m.px(8), tone)
        radius = 0.4 * box.height
        left = box.left + m.px(6)
        brush.mark(target, self._seat, left + radius, box.centery, radius)
        x = left + 2 * radius + m.px(8)
        room = Box(x, box.top, box.right - m.px(8) - x, box.height)
        brush.named(target, self.name.removesuffix("."), room, WHITE, size=m.size(1.05))


class LogRow(Widget):
    """A sentence with the sign of what happened, and the money that changed hands."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, line: LogLine, column: int) -> None:
        super().__init__(item_id, rect, line.text)
        self._line = line
        self._column = column
        """Width of the column of the amounts."""

    @staticmethod
    def room(context: UiContext, width: int, column: int) -> int:
        """Return how wide the sentence of a row may be."""
        m = context.metrics
        return width - column - m.size(SIGN) - m.px(24)

    @staticmethod
    def column(context: UiContext, lines: tuple[LogLine, ...]) -> int:
        """Return the width of the column of the amounts."""
        m, brush = context.metrics, Brush(context)
        widths = [
            brush.width(change(context.words, amount.n), m.size(1))
            for line in lines
            for amount in line.amounts
        ]
        return max(widths, default=0) + m.size(SIGN) + m.px(10) if widths else 0

    @classmethod
    def height(cls, context: UiContext, line: LogLine, width: int, column: int) -> int:
        """Return how high a row is."""
        m = context.metrics
        room = cls.room(context, width, column)
        text = context.text.height(line.text, FontFace.TEXT, m.size(1), room, LEADING)
        money = m.size(SIGN) + (len(line.amounts) - 1) * m.size(SIGN + 0.15)
        return max(text, money) + m.px(6)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the sign, the sentence and the amounts."""
        m, box, brush, line = context.metrics, self.rect, Brush(context), self._line
        side = m.size(SIGN)
        high = context.text.line_height(m.size(1), LEADING)
        top = box.top + m.px(3)
        if line.sign:
            tint = TEAL if "icon_" in line.sign else None
            y = top + (high - side) / 2
            brush.sign(target, line.sign, box.left + m.px(8), y, side, tint)
        left = box.left + m.px(16) + side
        room = box.copy()
        room.left, room.width = left, self.room(context, box.width, self._column)
        room.top = top
        lines = tuple(context.text.wrap(line.text, FontFace.TEXT, m.size(1), room.width))
        context.text.block(target, lines, room, FontFace.TEXT, m.size(1), INK, leading=LEADING)
        for number, amount in enumerate(line.amounts):
            cy = top + high / 2 + number * m.size(SIGN + 0.15)
            coin = "co2_euro" if amount.euros else "co2_credit"
            x = box.right - m.px(8) - side
            brush.sign(target, coin, x, cy - side / 2, side)
            tone = palette.GAIN if amount.n > 0 else WINE
            at = (x - m.px(4), cy)
            text = change(context.words, amount.n)
            brush.line(target, text, at, m.size(1), tone, anchor="midright")


class LogSheet(Sheet[None]):
    """The log by turns, its newest line at the bottom."""

    start = "close"

    def __init__(self, context: UiContext, lines: Sequence[LogLine]) -> None:
        super().__init__(context)
        self._lines = tuple(lines)
        self._view = ScrollView("log", context)
        self._view.ground = PAPER
        self._fresh = True

    def build(self) -> list[Widget]:
        """Build the lines and the button that closes the sheet."""
        m, words = self.context.metrics, self.context.words
        width = min(m.width - m.px(40), max(m.px(780), m.size(46)))
        space = self.open_sheet(width, m.height - m.px(40), m.px(22), m.px(8))
        title = self.heading(space.top(m.size(2.3)), words("carbon.bar.log"))
        foot = space.bottom(max(m.target, m.size(2.7)))
        room = space.rest
        view = self._view.fill(room, self._rows(room))
        if self._fresh:
            self._fresh = False
            view.scroll_to(view.end)
        key = self.context.keys.label(Intent.BACK)
        close = Button(
            "close", foot, words("carbon.go-on"), self.back, kind=ButtonKind.PRIMARY, key=key
        )
        return [title, view, close]

    def _rows(self, room: pygame.Rect) -> list[Widget]:
        """Return the rows of all turns below each other, each turn on its own ground."""
        m = self.context.metrics
        wide = room.width - m.px(16)
        column = LogRow.column(self.context, self._lines)
        found: list[Widget] = []
        y = room.top
        for turn in by_turns(self._lines):
            y += m.px(8) if found else 0
            first, ground = y, len(found)
            for line in turn:
                item_id, box = f"log-{len(found)}", room.copy()
                box.top, box.width = y, wide
                if line.begins_turn:
                    box.height = m.size(HEAD)
                    found.append(TurnRow(item_id, box, line))
                    y = box.bottom + m.px(3)
                else:
                    box.height = LogRow.height(self.context, line, wide, column)
                    found.append(LogRow(item_id, box, line, column))
                    y = box.bottom
            y += m.px(4)
            below = room.copy()
            below.top, below.width, below.height = first, wide, y - first
            found.insert(ground, TurnGround(f"turn-{ground}", below))
        return found

    def back(self) -> None:
        """Close the log."""
        self.finish(None)
