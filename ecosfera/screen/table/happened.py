"""What happened, told on paper: in the reading corner while the table plays, and as a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.screen import skin
from ecosfera.screen.table.brush import rect
from ecosfera.screen.table.reading import title_height
from ecosfera.screen.table.zones import Box
from ecosfera.screen.text import Face

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    import pygame

    from ecosfera.screen.table.look import Look

GAP = 0.4
HEAD_GAP = 0.9
"""Lines left free above a sentence, and above one with which a turn begins."""


class _Block(NamedTuple):
    """One sentence, broken into lines."""

    lines: tuple[str, ...]
    head: bool

    @property
    def high(self) -> float:
        """How many lines it takes, with what is left free above it."""
        return len(self.lines) + (HEAD_GAP if self.head else GAP)


def heads(look: Look) -> frozenset[str]:
    """The sentences with which turns begin."""
    words = look.book.words
    ids = ("event.turn-started", "event.turn-started-noise")
    return frozenset(words(i, player=person.name) for i in ids for person in look.people)


def _blocks(
    look: Look, width: float, sentences: Sequence[str], bold: Collection[str]
) -> list[_Block]:
    text, size = look.brush.text, look.brush.body
    room = max(8, round(width - 32 * look.brush.u))
    found = []
    for sentence in sentences:
        head = sentence in bold
        face = Face.BOLD if head else Face.TEXT
        found.append(_Block(tuple(text.wrap(sentence, face, size, room)), head))
    return found


def height(
    look: Look, width: float, sentences: Sequence[str], bold: Collection[str] = frozenset()
) -> float:
    """How high a sheet of this width must be for all that happened."""
    step = look.brush.text.line_height(look.brush.body, 1.24)
    lines = sum(block.high for block in _blocks(look, width, sentences, bold))
    return title_height(look) + step * lines + 30 * look.brush.u


def draw(
    target: pygame.Surface,
    look: Look,
    title: str,
    sentences: Sequence[str],
    bold: Collection[str] = frozenset(),
) -> None:
    """Draws the last sentences that have room, the newest darkest; `bold` ones begin a turn."""
    brush, zone, u = look.brush, look.zones.reading, look.brush.u
    brush.paper(target, zone)
    column = zone.inset(16 * u, 9 * u)
    size = brush.size(1.4)
    brush.line(target, title, (column.x, column.y), size, skin.INK, Face.TITLE)
    y = column.y + title_height(look) + 2 * u
    step = brush.text.line_height(brush.body, 1.24)
    blocks = _blocks(look, zone.w, sentences, bold)
    room = (column.bottom - y) / step
    while blocks and sum(b.high for b in blocks) - _above(blocks[0]) > room:
        blocks.pop(0)
    for i, block in enumerate(blocks):
        y += step * _above(block) if i else 0
        newest = i == len(blocks) - 1
        face = Face.BOLD if block.head else Face.TEXT
        tone = skin.INK if newest or block.head else skin.SLATE
        where = rect(Box(column.x, y, column.w, step * len(block.lines)))
        brush.text.block(target, block.lines, where, face, brush.body, tone, leading=1.24)
        y += step * len(block.lines)


def _above(block: _Block) -> float:
    return block.high - len(block.lines)
