"""The list of languages, each in its own name; a choice takes effect at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.widgets import Button, ButtonKind, Label, Option, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext


class LanguageScene(Sheet[None]):
    """The choice of the language, shown over the menu or the set-up."""

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self.start = f"language-{context.words.lang}"

    def build(self) -> list[Widget]:
        """Build one card for each language."""
        m, words = self.context.metrics, self.context.words
        high = max(m.target, m.size(2.9))
        gap = m.px(8)
        pad = m.px(20)
        title = m.size(2.4) + m.px(6)
        wide = min(m.width - 4 * pad, max(m.px(340), m.size(20)))
        done = max(m.target, m.size(2.9))
        self.sheet = self.centred(
            wide, pad + title + (high + gap) * len(self.context.languages) + gap + done + pad
        )
        x, y = self.sheet.left + pad, self.sheet.top + pad
        inner = self.sheet.width - 2 * pad
        widgets: list[Widget] = [
            Label(
                "title",
                pygame.Rect(x, y, inner, title),
                words("common.language"),
                size=1.5,
                face=Face.TITLE,
                tone=INK,
            )
        ]
        y += title
        for code in self.context.languages:
            chosen = code == words.lang
            widgets.append(
                Option(
                    f"language-{code}",
                    pygame.Rect(x, y, inner, high),
                    type(words).load(code, words.folder)("words.language"),
                    lambda code=code: self._choose(code),  # type: ignore[misc]
                    chosen=chosen,
                    state=words("common.chosen" if chosen else "common.not-chosen"),
                    group="languages",
                )
            )
            y += high + gap
        widgets.append(
            Button(
                "close",
                pygame.Rect(x, y + gap, inner, done),
                words("common.close"),
                self.back,
                kind=ButtonKind.PAPER,
                key="Esc",
            )
        )
        return widgets

    def _choose(self, code: str) -> None:
        self.context.change(replace(self.context.settings, language=code))
        self.finish(None)

    def back(self) -> None:
        """Close without a change."""
        self.finish(None)
