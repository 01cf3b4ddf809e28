"""How a trade among others went, or a computer's answer to a counter-offer, to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.sheets.event_sheet import ReadingSheet
from ecosfera.ui.draw.layout import Space
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, TEAL, WINE
from ecosfera.ui.widgets import Label

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets import Widget


MARK = 1.5
"""Radius of the marks of the players, in bodies."""


class TradeSheet(ReadingSheet):
    """Shows two players with what they have given each other, or who refused, and what was said."""

    def __init__(
        self,
        context: UiContext,
        names: Names,
        players: tuple[PlayerId, PlayerId],
        texts: tuple[str, ...],
        lasts: float | None = None,
        *,
        refused: bool = False,
    ) -> None:
        super().__init__(context, names, lasts)
        self.refused = refused
        self._players = players
        self._texts = texts
        self._marks = self.sheet

    @property
    def headline(self) -> str:
        """Return what has happened, and what was said."""
        return " ".join(self._texts)

    def build(self) -> list[Widget]:
        """Build the marks of the players, the sentences, and the button to go on."""
        m, text = self.context.metrics, self.context.text
        pad, gap = m.px(24), m.px(10)
        wide = min(m.width - m.px(40), max(m.px(560), m.size(34)))
        size, inner = m.size(1.2), wide - 2 * pad
        rows = [len(text.wrap(told, FontFace.BOLD, size, inner)) for told in self._texts]
        heights = [text.line_height(size) * count + m.px(4) for count in rows]
        top, button = m.size(2.2 * MARK), max(m.target, m.size(2.8))
        high = top + sum(heights) + gap * (1 + len(rows)) + button + 2 * pad
        space = self.open_sheet(wide, high, pad)
        foot = space.bottom(button, gap=gap)
        self._marks = space.top(top, gap=gap)
        column = Space(space.rest)
        told = [
            Label(
                f"text-{number}",
                column.top(high, gap=gap),
                sentence,
                size=1.2,
                face=FontFace.TEXT if number else FontFace.BOLD,
                tone=INK,
                lines=lines,
            )
            for number, (sentence, high, lines) in enumerate(
                zip(self._texts, heights, rows, strict=True)
            )
        ]
        return [*told, self._button(foot)]

    def decorate(self, target: pygame.Surface) -> None:
        """Draw the marks of the players with a handshake between them, or a cross."""
        brush, box = Brush(self.context), self._marks
        radius, step = MARK * brush.size(1), 4 * MARK * brush.size(1)
        for side, player in zip((-1, 1), self._players, strict=True):
            brush.mark(target, player, box.centerx + side * step / 2, box.centery, radius)
        sign, tone = ("icon_cross", WINE) if self.refused else ("co2_icon_handshake", TEAL)
        brush.sign_at(target, sign, box.centerx, box.centery, 1.6 * radius, tone)
