"""A prompt for one line of text: a name, a path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.draw.layout import columns
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import SLATE
from ecosfera.ui.widgets import Button, ButtonKind, Label, TextField, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from ecosfera.ui.context import UiContext


class TextPrompt(Sheet[str]):
    """Finishes with the text; Esc and Cancel leave it without a result.

    Titles and labels are made by functions, so that a change of language shows at once. `choices`
    are answers that need no typing: each has a name to show and a text to finish with. Without
    `answer`, the name of the button, they are the only ones: there is no field.
    """

    start = "field"

    def __init__(
        self,
        context: UiContext,
        *,
        title: Callable[[], str],
        label: Callable[[], str],
        answer: Callable[[], str] | None,
        value: str = "",
        limit: int = 40,
        choices: Sequence[tuple[str, str]] = (),
    ) -> None:
        super().__init__(context)
        self.title = title
        self.label = label
        self.answer = answer
        self.value = value
        self.limit = limit
        self.choices = choices
        if answer is None:
            self.start = "offer-0" if choices else "cancel"

    @property
    def headline(self) -> str:
        """The title and the question."""
        return f"{self.title()} {self.label()}"

    def build(self) -> list[Widget]:
        """Build the title, the choices, the field and the answers."""
        m, text = self.context.metrics, self.context.text
        pad, gap = m.px(26), m.px(10)
        wide = min(m.width - m.px(32), max(m.px(820 if self.choices else 640), m.size(34)))
        inner = wide - 2 * pad
        title_high = m.size(2.8)
        lines = text.wrap(self.label(), FontFace.TEXT, m.size(1.05), inner)
        label_high = text.line_height(m.size(1.05)) * len(lines)
        high = max(m.target, m.size(3.0))
        fixed = (
            2 * pad + title_high + label_high + (1 if self.answer is None else 2) * high + m.px(30)
        )
        room = max(0, m.height - m.px(16) - fixed) // (high + gap)
        choices = self.choices[:room]
        space = self.open_sheet(wide, fixed + len(choices) * (high + gap), pad, gap)
        found: list[Widget] = [self.heading(space.top(title_high, gap=0), self.title(), 1.8)]
        if self.answer is None:
            found.append(self._label(space.top(label_high), len(lines)))
        found += [self._choice(n, choice, space.top(high)) for n, choice in enumerate(choices)]
        left, right = columns(space.bottom(high), 2, gap)
        if self.answer is not None:
            found.append(self._label(space.top(label_high, gap=m.px(8)), len(lines)))
            box = space.top(high)
            field = TextField("field", box, self.label(), self.value, self._typed, limit=self.limit)
            field.done = self._done
            answer = Button("answer", left, self.answer(), self._done, kind=ButtonKind.PRIMARY)
            answer.enabled = bool(self.value.strip())
            found += [field, answer]
        cancel = self.context.words("common.cancel")
        return [*found, Button("cancel", right, cancel, self.back, kind=ButtonKind.PAPER)]

    def _label(self, rect: pygame.Rect, lines: int) -> Label:
        """Return the question."""
        return Label("label", rect, self.label(), size=1.05, tone=SLATE, lines=lines)

    def _choice(self, number: int, choice: tuple[str, str], rect: pygame.Rect) -> Button:
        """Return the button of an answer that needs no typing."""
        name, value = choice
        return Button(
            f"offer-{number}",
            rect,
            name,
            lambda: self.finish(value),
            kind=ButtonKind.PAPER,
            icon="icon_save",
            size=1.0,
            left=True,
            lines=2,
        )

    def _typed(self, value: str) -> None:
        self.value = value
        answer = self.find("answer")
        if answer is not None and answer.enabled != bool(value.strip()):
            answer.enabled = bool(value.strip())
            self._refocus()

    def _done(self) -> None:
        if self.value.strip():
            self.finish(self.value.strip())

    def back(self) -> None:
        """Close without an answer."""
        self.stack.pop()
