"""The log of events: in the detail corner while the table plays, and as a sheet."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.screens.table.panels.detail_page import title_height
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.widgets.scroll_view import draw_bar

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame

GAP = 0.4
HEAD_GAP = 0.9
"""Lines left free above a sentence (`GAP`) and above one that begins a turn."""


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


def hidden(frame: TableFrame, sentences: Sequence[str], bold: Collection[str]) -> int:
    """Return how far the sheet must be scrolled back to show its beginning, in pixels."""
    return _hidden(frame, _blocks(frame, frame.zones.reading.w, sentences, bold))


def _hidden(frame: TableFrame, blocks: Sequence[_Block]) -> int:
    return max(0, math.ceil(_content(frame, blocks) - _view(frame).h))


def page(frame: TableFrame) -> float:
    """Return the length of a page in pixels, with some overlap."""
    step = _step(frame)
    return max(step, _view(frame).h - 3 * step)


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


def draw_all(
    target: pygame.Surface,
    frame: TableFrame,
    title: str,
    sentences: Sequence[str],
    bold: Collection[str],
    back: int,
) -> None:
    """Draw the log as far as it fits, `back` pixels before its end."""
    brush, view = frame.brush, _view(frame)
    _ground(target, frame, title)
    blocks = _blocks(frame, frame.zones.reading.w, sentences, bold)
    end = _hidden(frame, blocks)
    y, step = view.y - max(0, end - back), _step(frame)
    for i, block in enumerate(blocks):
        y += step * _above(block) if i else 0
        # Draw only whole lines.
        first = max(0, math.ceil((view.y - 1 - y) / step))
        last = min(len(block.lines), math.floor((view.bottom + 1 - y) / step))
        if first < last:
            part = _Block(block.lines[first:last], block.head)
            _write(target, frame, part, y + first * step, newest=i == len(blocks) - 1)
        y += step * len(block.lines)
    bar = rect(Box(view.x, view.y, view.w + 10 * brush.u, view.h))
    draw_bar(target, brush.context, bar, end - min(back, end), end)


def draw(
    target: pygame.Surface,
    frame: TableFrame,
    title: str,
    sentences: Sequence[str],
    bold: Collection[str] = frozenset(),
    foot: float = math.inf,
) -> None:
    """Draw the last sentences that fit, newest darkest; `bold` ones begin a turn.

    Something that covers the table below `foot` hides no half lines and no title without a line.
    """
    view, step = _view(frame), _step(frame)
    blocks = _blocks(frame, frame.zones.reading.w, sentences, bold)
    while blocks and _content(frame, blocks) > min(view.bottom, foot) - view.y:
        blocks.pop(0)
    _ground(target, frame, title if blocks or foot > view.bottom else "")
    y = view.y
    for i, block in enumerate(blocks):
        y += step * _above(block) if i else 0
        _write(target, frame, block, y, newest=i == len(blocks) - 1)
        y += step * len(block.lines)


def _ground(target: pygame.Surface, frame: TableFrame, title: str) -> None:
    """Draw the paper and its title, if any."""
    brush, zone = frame.brush, frame.zones.reading
    brush.paper(target, zone)
    if not title:
        return
    at = (zone.x + 16 * brush.u, zone.y + 9 * brush.u)
    brush.line(target, title, at, brush.size(1.4), theme.INK, FontFace.TITLE)


def _write(
    target: pygame.Surface, frame: TableFrame, block: _Block, y: float, *, newest: bool
) -> None:
    brush, view = frame.brush, _view(frame)
    face = FontFace.BOLD if block.head else FontFace.TEXT
    tone = theme.INK if newest or block.head else theme.SLATE
    where = rect(Box(view.x, y, view.w, _step(frame) * len(block.lines)))
    brush.text.block(target, block.lines, where, face, brush.body, tone, leading=1.24)


def _above(block: _Block) -> float:
    return block.high - len(block.lines)
