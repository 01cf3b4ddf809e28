"""A message with one or more answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.draw.layout import grid
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.ui.context import UiContext


class Dialog(Sheet[int]):
    """A message. Finishes with the index of the answer; Esc is the last answer.

    Texts are functions, so that a change of language takes effect at once. The last answer has the
    focus, because it is the one that changes nothing.
    """

    def __init__(
        self,
        context: UiContext,
        title: Callable[[], str],
        text: Callable[[], str],
        answers: list[Callable[[], str]],
        *,
        danger: bool = False,
    ) -> None:
        super().__init__(context)
        self.title = title
        self.text = text
        self.answers = answers
        self.danger = danger
        """Whether the first answer has a cost."""
        self.start = f"answer-{len(answers) - 1}"

    @property
    def headline(self) -> str:
        """Return the title and the text."""
        return f"{self.title()} {self.text()}"

    def build(self) -> list[Widget]:
        """Build the title, the text and the answers."""
        m, text = self.context.metrics, self.context.text
        pad, gap = m.px(26), m.px(10)
        wide = min(m.width - m.px(32), max(m.px(560), m.size(30)))
        inner = wide - 2 * pad
        title = text.fit(self.title(), FontFace.TITLE, m.size(1.9), m.floor, inner, 2)
        title_high = text.line_height(title.size) * len(title.lines)
        lines = len(text.wrap(self.text(), FontFace.TEXT, m.size(1.15), inner))
        text_high = text.line_height(m.size(1.15)) * lines
        beside = self._beside(inner, gap)
        count = len(self.answers)
        rows = 1 if beside else count
        rest = 2 * pad + title_high + text_high + m.px(26)
        # Answers that do not fit below the text become lower; their text is not shrunk.
        room = (m.height - m.px(16) - rest + gap) // rows - gap
        high = max(m.target, min(m.size(3.0), room))
        foot = rows * (high + gap) - gap
        space = self.open_sheet(wide, rest + foot, pad)
        answers = space.bottom(foot)
        across = count if beside else 1
        return [
            self.heading(space.top(title_high, gap=m.px(8)), self.title(), lines=2),
            Label("text", space.top(text_high), self.text(), size=1.15, tone=INK, lines=lines),
            *map(self._answer, range(count), grid(answers, count, across, high, gap)),
        ]

    def _answer(self, number: int, rect: pygame.Rect) -> Widget:
        """Return the button of an answer."""
        last = number == len(self.answers) - 1
        kind = ButtonKind.DANGER if self.danger and number == 0 else ButtonKind.PAPER
        if last and not self.danger:
            kind = ButtonKind.PRIMARY
        name = self.answers[number]()
        return Button(f"answer-{number}", rect, name, lambda: self.finish(number), kind=kind)

    def _beside(self, inner: int, gap: int) -> bool:
        """Return whether the answers fit side by side."""
        m = self.context.metrics
        each = (inner - gap * (len(self.answers) - 1)) // len(self.answers)
        return all(
            self.context.text.width(answer(), FontFace.BOLD, m.size(1.1)) + m.px(20) <= each
            for answer in self.answers
        )

    def back(self) -> None:
        """Choose the last answer."""
        self.finish(len(self.answers) - 1)
