"""The statistics by difficulty, and the button that deletes all stored data."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import pygame

from ecosfera.ui.draw.text import Align, Face
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.dialog import Dialog
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.core.statistics import StatisticsFile, Tally
    from ecosfera.ui.context import UiContext

COLUMNS = (("games", 0.14), ("wins", 0.16), ("best", 0.33))
"""Fraction of the width of each column, from the right."""


class StatisticsResult(StrEnum):
    """Whether all data was deleted."""

    KEPT = "kept"
    FORGOTTEN = "forgotten"


class StatisticsScene(Sheet[StatisticsResult]):
    """The table, and the button that deletes everything."""

    start = "close"

    def __init__(
        self, context: UiContext, file: StatisticsFile, forget: Callable[[], list[Path]]
    ) -> None:
        super().__init__(context)
        self.figures = file.statistics()
        self.forget = forget

    def _rows(self) -> list[tuple[str, Tally]]:
        """Return the rows: each difficulty, then the total."""
        words = self.context.words
        found = [
            (words(f"saves.difficulty-{name}", level=level), tally)
            for (level, name), tally in self.figures.by_difficulty.items()
        ]
        return [*found, (words("saves.all-games"), self.figures.total)]

    @property
    def headline(self) -> str:
        """Return the total as a sentence."""
        words, total = self.context.words, self.figures.total
        return words("saves.statistics-spoken", games=total.games, wins=total.wins)

    def build(self) -> list[Widget]:
        """Build the title, the table and the buttons."""
        m, words = self.context.metrics, self.context.words
        pad, gap = m.px(26), m.px(10)
        wide = min(m.width - m.px(32), max(m.px(720), m.size(40)))
        rows = self._rows()
        title_high, high = m.size(3.0), max(m.target, m.size(2.9))
        room = m.height - m.px(16) - 2 * pad - title_high - high - m.px(12) - m.size(2.2)
        line = min(m.size(2.1), room // (len(rows) + 1))
        table = line * (len(rows) + 1)
        note_high = m.size(2.2)
        self.sheet = self.centred(wide, 2 * pad + title_high + table + note_high + high + m.px(12))
        inner = self.sheet.inflate(-2 * pad, -2 * pad)
        found: list[Widget] = [
            Label(
                "title",
                pygame.Rect(inner.left, inner.top, inner.width, title_high),
                words("saves.statistics"),
                size=1.9,
                face=Face.TITLE,
                tone=INK,
            )
        ]
        y = inner.top + title_high
        heads = [words(f"saves.column-{name}") for name, _ in COLUMNS]
        found += self._line("head", inner, y, line, ["", *heads], tone_head=True)
        for number, (name, tally) in enumerate(rows):
            y += line
            best = self._best(tally)
            cells = [name, str(tally.games), str(tally.wins), best]
            found += self._line(
                f"row-{number}", inner, y, line, cells, last=number == len(rows) - 1
            )
        y += line + m.px(4)
        note = pygame.Rect(inner.left, y, inner.width, note_high)
        found.append(
            Label("note", note, words("saves.statistics-note"), tone=SLATE, lines=2, leading=1.1)
        )
        half = (inner.width - gap) // 2
        left = pygame.Rect(inner.left, inner.bottom - high, half, high)
        right = pygame.Rect(left.right + gap, left.top, half, high)
        found.append(
            Button(
                "forget", left, words("saves.forget"), self._ask, kind=ButtonKind.PAPER, size=1.0
            )
        )
        done = words("common.close")
        found.append(Button("close", right, done, self.back, kind=ButtonKind.PRIMARY, key="Esc"))
        return found

    def _best(self, tally: Tally) -> str:
        """Return the quickest win, or the best result without one."""
        words = self.context.words
        if tally.fewest_rounds is not None:
            return words.count("saves.best-rounds", tally.fewest_rounds)
        return words("saves.best-habitats", n=tally.most_progress) if tally.games else "–"

    def _line(
        self,
        item_id: str,
        inner: pygame.Rect,
        y: int,
        high: int,
        cells: list[str],
        *,
        tone_head: bool = False,
        last: bool = False,
    ) -> list[Widget]:
        """Return one row of the table."""
        found: list[Widget] = []
        right = inner.right
        face = Face.BOLD if tone_head or last else Face.TEXT
        tone = SLATE if tone_head else INK
        for place in range(len(COLUMNS) - 1, -1, -1):
            wide = round(inner.width * COLUMNS[place][1])
            rect = pygame.Rect(right - wide, y, wide, high)
            found.append(
                Label(
                    f"{item_id}-{place}",
                    rect,
                    cells[place + 1],
                    face=face,
                    tone=tone,
                    align=Align.RIGHT,
                    middle=True,
                )
            )
            right = rect.left - self.context.metrics.px(6)
        rect = pygame.Rect(inner.left, y, right - inner.left, high)
        found.append(Label(f"{item_id}-name", rect, cells[0], face=face, tone=tone, middle=True))
        return found

    def _ask(self) -> None:
        question = Dialog(
            self.context,
            lambda: self.context.words("saves.forget-title"),
            lambda: self.context.words("saves.forget-text"),
            [
                lambda: self.context.words("saves.forget-yes"),
                lambda: self.context.words("common.cancel"),
            ],
            danger=True,
        )
        self.push(question, self._answered)

    def _answered(self, answer: int) -> None:
        if answer != 0:
            return
        left = self.forget()
        message = "saves.forgotten-not-all" if left else "saves.forgotten"
        files = ", ".join(map(str, left))
        notice = Dialog(
            self.context,
            lambda: self.context.words("saves.forget-title"),
            lambda: self.context.words(message, files=files),
            [lambda: self.context.words("common.ok")],
        )
        self.push(notice, lambda _answer: self.finish(StatisticsResult.FORGOTTEN))

    def back(self) -> None:
        """Close the page."""
        self.finish(StatisticsResult.KEPT)
