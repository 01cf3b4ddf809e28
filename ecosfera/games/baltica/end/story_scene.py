"""What happened in a game and why, and what to talk about: a sheet over the end screen."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from ecosfera.ui.draw.layout import columns
from ecosfera.ui.widgets import Button, ButtonKind, Prose, Style, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.end.story import StoryText
    from ecosfera.ui.context import UiContext


class StoryResult(StrEnum):
    """What the players want next."""

    WATCH = "watch"
    SHARE = "share"


class StoryScene(Sheet[StoryResult | None]):
    """The questions to talk about, the advice for the next game, and every moment."""

    start = "close"

    def __init__(self, context: UiContext, text: Callable[[], StoryText]) -> None:
        super().__init__(context)
        self.text = text

    def build(self) -> list[Widget]:
        """Build the title, the text and the buttons."""
        m, words = self.context.metrics, self.context.words
        pad, gap = m.px(26), m.px(10)
        size = max(m.px(940), m.size(46)), max(m.px(700), m.size(40))
        space = self.open_sheet(*size, pad, gap)
        title = space.top(m.size(2.7))
        places = columns(space.bottom(max(m.target, m.size(2.9))), 3, gap)
        entries = (
            ("watch", "end.watch", "icon_play", lambda: self.finish(StoryResult.WATCH)),
            ("share", "end.share", "icon_save", lambda: self.finish(StoryResult.SHARE)),
            ("close", "common.close", "", self.back),
        )
        return [
            self.heading(title, words("end.story")),
            Prose("text", space.rest, words("end.story"), self._paragraphs(), self.context),
            *(
                Button(
                    item_id,
                    place,
                    words(message),
                    action,
                    kind=ButtonKind.PAPER,
                    icon=icon,
                    key="Esc" if item_id == "close" else "",
                    size=1.0,
                    lines=2,
                )
                for (item_id, message, icon, action), place in zip(entries, places, strict=True)
            ),
        ]

    def _paragraphs(self) -> list[tuple[Style, str]]:
        found: list[tuple[Style, str]] = []
        for chapter in self.text().chapters():
            found.append((Style.HEADING, chapter.title))
            found += [(Style.POINT, line) for line in chapter.lines]
        return found

    def back(self) -> None:
        """Return to the end screen."""
        self.finish(None)
