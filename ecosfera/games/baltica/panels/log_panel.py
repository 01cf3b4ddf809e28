"""The log of events as a sheet."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.panels.detail_pages import title_height
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.widgets.scroll_view import ScrollView

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    import pygame

    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.ui.context import UiContext

GAP = 0.4
HEAD_GAP = 0.9
"""Lines left free above a sentence (`GAP`) and above one that begins a turn."""
CALM: Final = 0.68
"""Opacity of the dark ground in the corner."""
LINES: Final = 3
"""Number of lines that one step of the wheel or an arrow key scrolls the sheet."""


class _Block(NamedTuple):
    """One sentence, broken into lines."""

    lines: tuple[str, ...]
    head: bool

    @property
    def high(self) -> float:
        """Return its height in lines, with the gap above it."""
        return len(self.lines) + (HEAD_GAP if self.head else GAP)


def heads(frame: TableFrame) -> frozenset[str]:
    """Return the sentences that begin turns."""
    words = frame.book.words
    ids = ("event.turn-started", "event.turn-started-noise")
    return frozenset(words(i, player=person.name) for i in ids for person in frame.people)


def _blocks(
    frame: TableFrame, width: float, sentences: Sequence[str], bold: Collection[str]
) -> list[_Block]:
    text, size = frame.brush.text, frame.brush.body
    room = max(8, round(width - 32 * frame.brush.u))
    found = []
    for sentence in sentences:
        head = sentence in bold
        face = FontFace.BOLD if head else FontFace.TEXT
        found.append(_Block(tuple(text.wrap(sentence, face, size, room)), head))
    return found


def height(
    frame: TableFrame, width: float, sentences: Sequence[str], bold: Collection[str] = frozenset()
) -> float:
    """Return the height that a sheet of this width needs for the whole log."""
    step = _step(frame)
    lines = sum(block.high for block in _blocks(frame, width, sentences, bold))
    return title_height(frame) + step * lines + 30 * frame.brush.u


def _content(frame: TableFrame, blocks: Sequence[_Block]) -> float:
    """Return the height of all sentences."""
    return _step(frame) * (sum(block.high for block in blocks) - _above(blocks[0]))


def _step(frame: TableFrame) -> float:
    return frame.brush.text.line_height(frame.brush.body, 1.24)


def _view(frame: TableFrame) -> Box:
    """Return the box of the sentences on the paper, below its title."""
    u = frame.brush.u
    column = frame.zones.reading.inset(16 * u, 9 * u)
    y = column.y + title_height(frame) + 2 * u
    return Box(column.x, y, column.w, column.bottom - y)


class LogView(ScrollView):
    """The sheet of the whole log, scrolled to its end at first."""

    def __init__(self, frame: TableFrame, sentences: Sequence[str], bold: Collection[str]) -> None:
        super().__init__("log", frame.brush.context)
        self.show(frame, sentences, bold)

    def show(self, frame: TableFrame, sentences: Sequence[str], bold: Collection[str]) -> None:
        """Show sentences where the detail corner of a frame is, as far from their end as before.

        Those in `bold` begin a turn.
        """
        back, view = self.end - self.offset, _view(frame)
        self._table = frame
        self._blocks = _blocks(frame, frame.zones.reading.w, sentences, bold)
        self.rect = rect(view)
        self.frame = rect(Box(view.x, view.y, view.w + 10 * frame.brush.u, view.h))
        self.content = self.rect.height + math.ceil(_content(frame, self._blocks) - view.h)
        self.offset = max(0, self.end - back)

    @property
    def step(self) -> int:
        """How far a step of the wheel or an arrow key scrolls, in pixels."""
        return LINES * self.context.metrics.size(1.24)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the paper, the title, and those lines that show whole."""
        del context
        frame, view = self._table, _view(self._table)
        _ground(target, frame, frame.book.words("table.log"))
        y, step = view.y - self.offset, _step(frame)
        for i, block in enumerate(self._blocks):
            y += step * _above(block) if i else 0
            first = max(0, math.ceil((view.y - 1 - y) / step))
            last = min(len(block.lines), math.floor((view.bottom + 1 - y) / step))
            if first < last:
                part = _Block(block.lines[first:last], block.head)
                stands_out = block.head or i == len(self._blocks) - 1
                tone = theme.INK if stands_out else theme.SLATE
                _write(target, frame, part, y + first * step, tone)
            y += step * len(block.lines)


def calm_ground(target: pygame.Surface, frame: TableFrame, title: str, high: float) -> None:
    """Draw the dark ground of what always stands in the corner, and its title.

    The cards of the table are brighter.
    """
    brush, zone, u = frame.brush, frame.zones.reading, frame.brush.u
    brush.panel(target, zone._replace(h=high), CALM)
    room = round(zone.w - 32 * u)
    fit = brush.text.fit(title, FontFace.TITLE, brush.size(1.4), brush.floor, room, 1)
    at = (zone.x + 16 * u, zone.y + 9 * u)
    brush.line(target, fit.lines[0], at, fit.size, theme.PAPER, FontFace.TITLE)


def _ground(target: pygame.Surface, frame: TableFrame, title: str) -> None:
    """Draw the paper of the sheet, and its title."""
    brush, zone = frame.brush, frame.zones.reading
    brush.paper(target, zone)
    at = (zone.x + 16 * brush.u, zone.y + 9 * brush.u)
    brush.line(target, title, at, brush.size(1.4), theme.INK, FontFace.TITLE)


def _write(
    target: pygame.Surface, frame: TableFrame, block: _Block, y: float, tone: theme.Colour
) -> None:
    brush, view = frame.brush, _view(frame)
    face = FontFace.BOLD if block.head else FontFace.TEXT
    where = rect(Box(view.x, y, view.w, _step(frame) * len(block.lines)))
    brush.text.block(target, block.lines, where, face, brush.body, tone, leading=1.24)


def _above(block: _Block) -> float:
    return block.high - len(block.lines)
