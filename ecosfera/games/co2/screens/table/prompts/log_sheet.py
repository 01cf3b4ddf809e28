"""Everything that happened, to scroll through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.scroll_view import ScrollView
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.text.log_line import LogLine
    from ecosfera.ui.context import UiContext


class LogSheet(Sheet[None]):
    """The log by turns, its newest line at the bottom."""

    start = "close"

    def __init__(self, context: UiContext, lines: Sequence[LogLine]) -> None:
        super().__init__(context)
        self._lines = tuple(lines)
        self._view = ScrollView("log", context)
        self._fresh = True

    def build(self) -> list[Widget]:
        """Build the lines and the button that closes the sheet."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        width = min(m.width - m.px(40), max(m.px(640), m.size(38)))
        space = self.open_sheet(width, m.height - m.px(40), m.px(22), m.px(8))
        title = self.heading(space.top(m.size(2.3)), words("carbon.bar.log"))
        foot = space.bottom(max(m.target, m.size(2.7)))
        room = space.rest
        lines: list[Widget] = []
        y = room.top
        for number, (sentence, begins_turn) in enumerate(self._lines):
            face = FontFace.BOLD if begins_turn else FontFace.TEXT
            y += m.size(0.5) if begins_turn and number else 0
            count = len(text.wrap(sentence, face, m.size(1), room.width - m.px(16)))
            box = room.copy()
            box.top, box.width = y, room.width - m.px(16)
            box.height = count * text.line_height(m.size(1)) + m.px(2)
            lines.append(Label(f"log-{number}", box, sentence, face=face, tone=INK, lines=count))
            y = box.bottom
        view = self._view.fill(room, lines)
        if self._fresh:
            self._fresh = False
            view.scroll_to(view.end)
        key = self.context.keys.label(Intent.BACK)
        close = Button(
            "close", foot, words("carbon.go-on"), self.back, kind=ButtonKind.PRIMARY, key=key
        )
        return [title, view, close]

    def back(self) -> None:
        """Close the log."""
        self.finish(None)
