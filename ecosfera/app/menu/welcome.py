"""The page at the very first start, which offers the tutorial."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING

from ecosfera.ui.draw.layout import grid
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext


class WelcomeChoice(StrEnum):
    """What was chosen at the first start."""

    LEARN = "learn"
    SETUP = "setup"
    LATER = "later"


class WelcomeScene(Sheet[WelcomeChoice]):
    """A page over the menu with three ways to begin, and the language."""

    start = "learn"

    def __init__(self, context: UiContext, services: Services) -> None:
        super().__init__(context)
        self.services = services

    @property
    def headline(self) -> str:
        """Return the title and the text."""
        words = self.context.words
        return f"{words('menu.welcome-title')} {words('menu.welcome-text')}"

    def build(self) -> list[Widget]:
        """Build the title, the text and the buttons."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        pad, gap = m.px(28), m.px(10)
        wide = min(m.width - m.px(32), max(m.px(520), m.size(30)))
        inner = wide - 2 * pad
        sentence = words("menu.welcome-text")
        lines = len(text.wrap(sentence, FontFace.TEXT, m.size(1.2), inner))
        text_high = text.line_height(m.size(1.2)) * lines + m.px(6)
        title_high = m.size(2.9)
        entries = [
            ("learn", words("menu.learn"), "icon_play", WelcomeChoice.LEARN),
            ("setup", words("menu.welcome-setup"), "icon_leaf", WelcomeChoice.SETUP),
            ("later", words("menu.welcome-later"), "icon_menu", WelcomeChoice.LATER),
        ]
        rows = len(entries) + (len(self.context.languages) > 1)
        fixed = 2 * pad + title_high + text_high + 2 * gap
        # Buttons that do not fit become lower; the text stays.
        room = (m.height - m.px(16) - fixed) // rows - gap
        high = max(m.target, min(m.size(3.2), room))
        space = self.open_sheet(wide, fixed + rows * (high + gap) - gap, pad, gap)
        widgets: list[Widget] = [
            self.heading(space.top(title_high), words("menu.welcome-title")),
            Label("text", space.top(text_high), sentence, size=1.2, tone=INK, lines=lines),
        ]
        places = grid(space.rest, rows, 1, high, gap)
        for (item_id, name, icon, choice), rect in zip(entries, places, strict=False):
            main = choice is WelcomeChoice.LEARN
            kind = ButtonKind.PRIMARY if main else ButtonKind.PAPER
            widgets.append(
                Button(
                    item_id,
                    rect,
                    name,
                    partial(self.finish, choice),
                    kind=kind,
                    icon=icon,
                    size=1.3 if main else 1.15,
                    left=True,
                )
            )
        if rows > len(entries):
            widgets.append(
                Button(
                    "language",
                    places[-1],
                    words("words.language"),
                    self.services.choose_language,
                    kind=ButtonKind.CLEAR,
                    icon="icon_language",
                    size=1.0,
                    left=True,
                )
            )
        return widgets

    def back(self) -> None:
        """Go to the menu."""
        self.finish(WelcomeChoice.LATER)
