"""A prompt for one line of text: a name, a path."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.widgets import Button, ButtonKind, Label, TextField, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.app.saves.import_offers import ImportOffer
    from ecosfera.ui.context import UiContext


class TextPrompt(Sheet[str]):
    """A prompt. Finishes with the text; Esc and Cancel close it without a result.

    Texts are functions, so that a change of language takes effect at once.
    """

    start = "field"

    def __init__(
        self,
        context: UiContext,
        *,
        title: Callable[[], str],
        label: Callable[[], str],
        answer: Callable[[], str],
        value: str = "",
        limit: int = 40,
        offers: Sequence[ImportOffer] = (),
    ) -> None:
        super().__init__(context)
        self.title = title
        self.label = label
        self.answer = answer
        self.value = value
        self.limit = limit
        self.offers = offers
        """Answers that need no typing."""

    @property
    def headline(self) -> str:
        """Return the question."""
        return f"{self.title()} {self.label()}"

    def build(self) -> list[Widget]:
        """Build the title, the field and the answers."""
        m, text = self.context.metrics, self.context.text
        pad, gap = m.px(26), m.px(10)
        wide = min(m.width - m.px(32), max(m.px(820 if self.offers else 640), m.size(34)))
        inner = wide - 2 * pad
        title_high = m.size(2.8)
        lines = text.wrap(self.label(), Face.TEXT, m.size(1.05), inner)
        label_high = text.line_height(m.size(1.05)) * len(lines)
        high = max(m.target, m.size(3.0))
        fixed = 2 * pad + title_high + label_high + 2 * high + m.px(30)
        room = max(0, m.height - m.px(16) - fixed) // (high + gap)
        offers = self.offers[:room]
        self.sheet = self.centred(wide, fixed + len(offers) * (high + gap))
        x, y = self.sheet.left + pad, self.sheet.top + pad
        title = Label(
            "title",
            pygame.Rect(x, y, inner, title_high),
            self.title(),
            size=1.8,
            face=Face.TITLE,
            tone=INK,
        )
        y += title_high
        offered: list[Widget] = []
        for number, offer in enumerate(offers):
            rect = pygame.Rect(x, y, inner, high)
            path = str(offer.path)
            offered.append(
                Button(
                    f"offer-{number}",
                    rect,
                    offer.name,
                    lambda path=path: self.finish(path),  # type: ignore[misc]
                    kind=ButtonKind.PAPER,
                    icon="icon_save",
                    size=1.0,
                    left=True,
                    lines=2,
                )
            )
            y += high + gap
        label = Label(
            "label",
            pygame.Rect(x, y, inner, label_high),
            self.label(),
            size=1.05,
            tone=SLATE,
            lines=len(lines),
        )
        y += label_high + m.px(8)
        field = TextField(
            "field",
            pygame.Rect(x, y, inner, high),
            self.label(),
            self.value,
            self._typed,
            limit=self.limit,
        )
        field.done = self._done
        y = self.sheet.bottom - pad - high
        half = (inner - gap) // 2
        answer = Button(
            "answer",
            pygame.Rect(x, y, half, high),
            self.answer(),
            self._done,
            kind=ButtonKind.PRIMARY,
        )
        answer.enabled = bool(self.value.strip())
        cancel = Button(
            "cancel",
            pygame.Rect(x + half + gap, y, half, high),
            self.context.words("common.cancel"),
            self.back,
            kind=ButtonKind.PAPER,
        )
        return [title, *offered, label, field, answer, cancel]

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
