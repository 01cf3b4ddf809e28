"""The pause menu, with the challenge code of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.app.settings.scene import SettingsScene
from ecosfera.core.saves.summary import LONGEST_NAME
from ecosfera.games.baltica.screens import library
from ecosfera.games.game_screens import PauseChoice
from ecosfera.ui.draw.text import Align, Face
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.input.keys import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.dialog import Dialog
from ecosfera.ui.widgets.sheet import Sheet
from ecosfera.ui.widgets.text_prompt import TextPrompt

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.core.saves.problems import SaveFault
    from ecosfera.ui.context import UiContext

OTHERS: Final = 1.15
"""Text size of all buttons but the first, in multiples of body text."""
LOWEST: Final = 1.6
"""Minimum height of a button in multiples of its text size; lower ones get two columns."""


class PauseScene(Sheet[PauseChoice]):
    """The pause menu. `code` is the challenge code of the game, or None if it has none.

    `save` stores the game under a name and returns what went wrong; without it there is no button.
    """

    start = "resume"

    def __init__(
        self,
        context: UiContext,
        code: str | None,
        save: Callable[[str], SaveFault | None] | None = None,
    ) -> None:
        super().__init__(context)
        self.code = code
        self.save = save

    def build(self) -> list[Widget]:
        """Build the buttons in one column, or in two where they would be too low."""
        m, words = self.context.metrics, self.context.words
        pad = m.px(26)
        gap = m.px(10)
        title_high = m.size(2.9) + m.px(6)
        code_high = m.size(3.4) if self.code else 0
        keep = [("save", "saves.save-title", "icon_save", self._ask_name)] if self.save else []
        possible = (
            ("resume", "pause.resume", "icon_play", self.back),
            *keep,
            ("rules", "rules.title", "icon_rules", self._rules),
            ("guide", "guide.title", "icon_fish", self._guide),
            ("settings", "pause.settings", "icon_settings", self._settings),
            ("restart", "pause.restart", "icon_restart", self._restart),
            ("menu", "pause.menu", "icon_menu", lambda: self.finish(PauseChoice.MENU)),
            ("quit", "pause.quit", "icon_cross", lambda: self.finish(PauseChoice.QUIT)),
        )
        entries = [entry for entry in possible if entry[0] not in self.context.barred]
        wide = max(m.px(420), m.size(24))
        first = m.size(3.6)
        high = max(m.target, m.size(2.9))
        fixed = 2 * pad + title_high + code_high
        room = m.height - m.px(16)
        across, rows = 1, len(entries) - 1
        if self._shrink(room - fixed, rows, first, high, gap) * high < LOWEST * m.size(OTHERS):
            across, rows = 2, (rows + 1) // 2
        wide = min(m.width - m.px(32), across * wide)
        shrink = self._shrink(room - fixed, rows, first, high, gap)
        first, high = round(first * shrink), round(high * shrink)
        want = min(room, first + rows * (high + gap) + gap + fixed)
        self.sheet = self.centred(wide, want)
        x, y = self.sheet.left + pad, self.sheet.top + pad
        inner = self.sheet.width - 2 * pad
        widgets: list[Widget] = [
            Label(
                "title",
                pygame.Rect(x, y, inner, title_high),
                words("pause.title"),
                size=1.9,
                face=Face.TITLE,
                tone=INK,
            )
        ]
        y += title_high
        below = pygame.Rect(x, y + first + gap, inner, high)
        rects = [pygame.Rect(x, y, inner, first), *_places(below, len(entries) - 1, across, gap)]
        for (item_id, message, icon, action), rect in zip(entries, rects, strict=True):
            main = item_id == "resume"
            widgets.append(
                Button(
                    item_id,
                    rect,
                    words(message),
                    action,
                    kind=ButtonKind.PRIMARY if main else ButtonKind.PAPER,
                    icon=icon,
                    size=1.3 if main else OTHERS,
                    left=True,
                )
            )
        y = rects[-1].bottom + gap
        if self.code:
            half = code_high // 2
            widgets.append(
                Label(
                    "code-label",
                    pygame.Rect(x, y, inner, half),
                    words("pause.code"),
                    tone=SLATE,
                    align=Align.CENTRE,
                    middle=True,
                )
            )
            widgets.append(
                Label(
                    "code",
                    pygame.Rect(x, y + half, inner, half),
                    self.code,
                    size=1.25,
                    face=Face.HEAVY,
                    tone=INK,
                    align=Align.CENTRE,
                    middle=True,
                )
            )
        return widgets

    @staticmethod
    def _shrink(room: int, rows: int, first: int, high: int, gap: int) -> float:
        """Return the factor by which the buttons' height shrinks to fit the room."""
        return min(1.0, (room - (rows + 1) * gap) / (first + rows * high))

    def intend(self, intent: Intent) -> bool:
        """Close the pause on the key that opened it."""
        if intent is Intent.MENU:
            self.back()
            return True
        if intent is Intent.RULES:
            self._rules()
            return True
        return super().intend(intent)

    def back(self) -> None:
        """Resume the game."""
        self.finish(PauseChoice.RESUME)

    def _rules(self) -> None:
        self.push(library.rulebook(self.context))

    def _guide(self) -> None:
        self.push(library.guide(self.context))

    def _settings(self) -> None:
        self.push(SettingsScene(self.context))

    def _ask_name(self) -> None:
        ask = TextPrompt(
            self.context,
            title=lambda: self.context.words("saves.save-title"),
            label=lambda: self.context.words("saves.rename-label"),
            answer=lambda: self.context.words("saves.save"),
            limit=LONGEST_NAME,
        )
        self.push(ask, self._named)

    def _named(self, name: str) -> None:
        if self.save is None:
            return
        trouble = self.save(name)
        title = "saves.trouble-title" if trouble else "saves.save-title"
        text = f"saves.trouble-{trouble}" if trouble else "saves.saved"
        notice = Dialog(
            self.context,
            lambda: self.context.words(title),
            lambda: self.context.words(text, game=name),
            [lambda: self.context.words("common.ok")],
        )
        self.push(notice)

    def _restart(self) -> None:
        question = Dialog(
            self.context,
            lambda: self.context.words("pause.restart-title"),
            lambda: self.context.words("pause.restart-text"),
            [
                lambda: self.context.words("pause.restart-yes"),
                lambda: self.context.words("common.cancel"),
            ],
            danger=True,
        )
        self.push(question, self._restarted)

    def _restarted(self, answer: int) -> None:
        if answer == 0:
            self.finish(PauseChoice.RESTART)


def _places(row: pygame.Rect, count: int, across: int, gap: int) -> list[pygame.Rect]:
    """Return `count` places in rows of `across`; a single last one takes the full width."""
    wide = (row.width - (across - 1) * gap) // across
    found = []
    for number in range(count):
        line, column = divmod(number, across)
        alone = number == count - 1 and column == 0
        left, top = row.left + column * (wide + gap), row.top + line * (row.height + gap)
        found.append(pygame.Rect(left, top, row.width if alone else wide, row.height))
    return found
