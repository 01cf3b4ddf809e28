"""A message with one or more answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.ui.draw import backdrop
from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

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
        pad = m.px(26)
        wide = min(m.width - m.px(32), max(m.px(560), m.size(30)))
        inner = wide - 2 * pad
        title = text.fit(self.title(), Face.TITLE, m.size(1.9), m.floor, inner, 2)
        title_high = text.line_height(title.size) * len(title.lines)
        lines = len(text.wrap(self.text(), Face.TEXT, m.size(1.15), inner))
        text_high = text.line_height(m.size(1.15)) * lines
        gap = m.px(10)
        beside = self._beside(inner, gap)
        rows = 1 if beside else len(self.answers)
        rest = 2 * pad + title_high + text_high + m.px(26)
        # Answers that do not fit below the text become lower; their text is not shrunk.
        room = (m.height - m.px(16) - rest + gap) // rows - gap
        high = max(m.target, min(m.size(3.0), room))
        self.sheet = self.centred(wide, rest + rows * (high + gap) - gap)
        x, y = self.sheet.left + pad, self.sheet.top + pad
        widgets: list[Widget] = [
            Label(
                "title",
                pygame.Rect(x, y, inner, title_high),
                self.title(),
                size=1.9,
                face=Face.TITLE,
                tone=INK,
                lines=2,
            ),
            Label(
                "text",
                pygame.Rect(x, y + title_high + m.px(8), inner, text_high),
                self.text(),
                size=1.15,
                tone=INK,
                lines=lines,
            ),
        ]
        y = self.sheet.bottom - pad - rows * (high + gap) + gap
        each = (inner - gap * (len(self.answers) - 1)) // len(self.answers) if beside else inner
        for i, answer in enumerate(self.answers):
            rect = pygame.Rect(x, y, each, high)
            last = i == len(self.answers) - 1
            kind = ButtonKind.DANGER if self.danger and i == 0 else ButtonKind.PAPER
            if last and not self.danger:
                kind = ButtonKind.PRIMARY
            widgets.append(
                Button(f"answer-{i}", rect, answer(), lambda i=i: self.finish(i), kind=kind)  # type: ignore[misc]
            )
            x, y = (x + each + gap, y) if beside else (x, y + high + gap)
        return widgets

    def _beside(self, inner: int, gap: int) -> bool:
        """Return whether the answers fit side by side."""
        m = self.context.metrics
        each = (inner - gap * (len(self.answers) - 1)) // len(self.answers)
        return all(
            self.context.text.width(answer(), Face.BOLD, m.size(1.1)) + m.px(20) <= each
            for answer in self.answers
        )

    def back(self) -> None:
        """Choose the last answer."""
        self.finish(len(self.answers) - 1)


class FaultPage(Dialog):
    """Tells that an error occurred and which file describes it; covers the window.

    If a damaged file of the program caused it, the page names the file and says what to do.
    """

    opaque = True
    QUIT, MENU, CONTINUE = range(3)
    """The answers; the last one exists only if there is a saved game to continue."""

    def __init__(
        self, context: UiContext, log: Path | None, *, damage: str = "", can_continue: bool = False
    ) -> None:
        def told() -> str:
            if damage:
                return context.words("common.damaged-text", problem=damage)
            return (
                context.words("common.sorry-text", file=log)
                if log
                else context.words("common.sorry-lost")
            )

        super().__init__(
            context,
            lambda: context.words("common.damaged-title" if damage else "common.sorry-title"),
            told,
            [
                lambda: context.words("common.sorry-quit"),
                lambda: context.words("common.sorry-menu"),
                lambda: context.words("menu.continue"),
            ][: 3 if can_continue else 2],
        )

    def ground(self, target: pygame.Surface) -> None:
        """Draw a calm sea and the sheet."""
        target.blit(backdrop.sea(self.context, target.get_size(), 0.4, 0.3), (0, 0))
        super().ground(target)
