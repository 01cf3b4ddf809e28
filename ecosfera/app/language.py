"""The list of languages, each in its own name; a choice takes effect at once."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ecosfera.ui.draw.layout import first_fit, grid
from ecosfera.ui.widgets import Button, ButtonKind, Option, Widget
from ecosfera.ui.widgets.sheet import Sheet
from ecosfera.words import own_name

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
        high, gap, pad = max(m.target, m.size(2.9)), m.px(8), m.px(20)
        title = m.size(2.4) + m.px(6)
        codes = self.context.languages

        def height(across: int) -> int:
            return 2 * pad + title + (rows(across) + 1) * (high + gap)

        def rows(across: int) -> int:
            return -(-len(codes) // across)

        across = first_fit((1, 2, 3), lambda across: height(across) <= m.height - gap) or 3
        wide = min(m.width - 2 * pad, across * max(m.px(340), m.size(20)) * 9 // (8 + across))
        space = self.open_sheet(wide, height(across), pad, gap)
        widgets: list[Widget] = [
            self.heading(space.top(title, gap=0), words("common.language"), 1.5)
        ]
        area = space.top(rows(across) * (high + gap) - gap)
        for code, place in zip(codes, grid(area, len(codes), across, high, gap), strict=True):
            chosen = code == words.lang
            widgets.append(
                Option(
                    f"language-{code}",
                    place,
                    own_name(code, words.folder),
                    partial(self._choose, code),
                    chosen=chosen,
                    state=words("common.chosen" if chosen else "common.not-chosen"),
                    group="languages",
                )
            )
        space.skip(gap)
        close = words("common.close")
        button = Button(
            "close", space.top(high), close, self.back, kind=ButtonKind.PAPER, key="Esc"
        )
        return [*widgets, button]

    def _choose(self, code: str) -> None:
        self.context.change_settings(replace(self.context.settings, language=code))
        self.finish(None)

    def back(self) -> None:
        """Close without a change."""
        self.finish(None)
