"""Everything that happened, to scroll through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.screens.table.prompts.log_rows import HEAD, LogRow, TurnGround, TurnRow
from ecosfera.ui.draw.theme import PAPER
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Widget
from ecosfera.ui.widgets.scroll_view import ScrollView
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.games.co2.text.log_line import LogLine
    from ecosfera.ui.context import UiContext


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
        width = min(m.width - m.px(40), max(m.px(640), m.size(38)))
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


def by_turns(lines: Sequence[LogLine]) -> list[list[LogLine]]:
    """Return the lines turn by turn; those before the first turn stand on their own."""
    found: list[list[LogLine]] = []
    for line in lines:
        if line.begins_turn or not found:
            found.append([])
        found[-1].append(line)
    return found
