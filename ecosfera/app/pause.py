"""The pause menu, with the challenge code of the game."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from ecosfera.core.game_info import GuideButton
from ecosfera.core.saves.summary import MAX_NAME_LENGTH
from ecosfera.ui.clipboard import copy
from ecosfera.ui.draw.layout import grid, rows, within
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.dialog import Dialog
from ecosfera.ui.widgets.sheet import Sheet
from ecosfera.ui.widgets.text_prompt import TextPrompt

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.core.saves.problems import SaveFault
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext

    _Entry = tuple[str, str, str, Callable[[], None]]
    """Id, message, icon and action of a button."""

GUIDE: Final = GuideButton("menu.guide", "icon_fish")
OTHERS: Final = 1.15
"""Text size of all buttons but the first, in multiples of body text."""
LOWEST: Final = 1.6
"""Minimum height of a button in multiples of its text size; lower ones get two columns."""


class PauseChoice(StrEnum):
    """The result of the pause menu."""

    RESUME = "resume"
    TUTORIAL = "tutorial"
    """Go on without the tutorial."""
    RESTART = "restart"
    MENU = "menu"
    QUIT = "quit"


class PauseScene(Sheet[PauseChoice]):
    """The pause menu. `code` is the challenge code of the game, or None if it has none.

    `save` stores the game under a name and returns what went wrong; without it there is no button.
    `tutorial`: whether there is a button to go on without the tutorial. `guide` opens the reference
    of the game.
    """

    start = "resume"

    def __init__(
        self,
        context: UiContext,
        services: Services,
        code: str | None,
        save: Callable[[str], SaveFault | None] | None = None,
        *,
        tutorial: bool = False,
        guide: GuideButton = GUIDE,
    ) -> None:
        super().__init__(context)
        self.guide = guide
        self.tutorial = tutorial
        self.services = services
        self.code = code
        self.save = save
        self._saved = ""
        """The name under which the game was just saved."""
        self._copied: bool | None = None
        """Whether the code could be copied; None before that."""

    def build(self) -> list[Widget]:
        """Build the buttons in one column, or in two where they would be too low."""
        m, words = self.context.metrics, self.context.words
        pad = m.px(26)
        gap = m.px(10)
        title_high = m.size(2.9) + m.px(6)
        code_high = m.size(3.4) if self.code else 0
        keep = [("save", "saves.save-title", "icon_save", self._ask_name)] if self.save else []
        if self.tutorial:
            leave = lambda: self.finish(PauseChoice.TUTORIAL)  # noqa: E731
            keep.insert(0, ("tutorial", "pause.leave-tutorial", "icon_check", leave))
        possible = (
            ("resume", "pause.resume", "icon_play", self.back),
            *keep,
            ("rules", "menu.rules", "icon_rules", self.services.open_rulebook),
            ("guide", self.guide.message, self.guide.icon, self.services.open_guide),
            ("settings", "pause.settings", "icon_settings", self.services.open_settings),
            ("restart", "pause.restart", "icon_restart", self._restart),
            ("menu", "pause.menu", "icon_menu", lambda: self.finish(PauseChoice.MENU)),
            ("quit", "pause.quit", "icon_cross", lambda: self.finish(PauseChoice.QUIT)),
        )
        entries = [entry for entry in possible if entry[0] not in self.context.removed_buttons]
        wide = max(m.px(420), m.size(24))
        first = m.size(3.6)
        high = max(m.target, m.size(2.9))
        fixed = 2 * pad + title_high + code_high
        room = m.height - m.px(16)
        across, lines = 1, len(entries) - 1
        if self._shrink(room - fixed, lines, first, high, gap) * high < LOWEST * m.size(OTHERS):
            across, lines = 2, (lines + 1) // 2
        wide = min(m.width - m.px(32), across * wide)
        shrink = self._shrink(room - fixed, lines, first, high, gap)
        first, high = round(first * shrink), round(high * shrink)
        space = self.open_sheet(wide, first + lines * (high + gap) + gap + fixed, pad, gap)
        title = space.top(title_high, gap=0)
        places = [space.top(first)]
        places += grid(space.rest, len(entries) - 1, across, high, gap, widen_last=True)
        space.skip(places[-1].bottom + gap - space.rest.top)
        return [
            self.heading(title, words("pause.title")),
            *map(self._button, entries, places),
            *(self._code(space.top(code_high)) if self.code else ()),
        ]

    def _button(self, entry: _Entry, rect: pygame.Rect) -> Button:
        item_id, message, icon, action = entry
        main = item_id == "resume"
        name = self.context.words(message)
        if item_id == "save" and self._saved:
            # Said here, where it was asked for, so that nothing has to be dismissed.
            name, icon = self.context.words("saves.saved", game=self._saved), "icon_check"
        return Button(
            item_id,
            rect,
            name,
            action,
            kind=ButtonKind.PRIMARY if main else ButtonKind.PAPER,
            icon=icon,
            size=1.3 if main else OTHERS,
            left=True,
            lines=2 if item_id == "save" else 1,
        )

    def _code(self, box: pygame.Rect) -> list[Widget]:
        """Return the challenge code and what it is."""
        m, words = self.context.metrics, self.context.words
        side = max(m.target, m.size(2.2))
        one, two = rows(box.inflate(-2 * (side + m.px(8)), 0), 2)
        label, code = words("pause.code"), self.code or ""
        if self._copied is not None:
            label = words("common.copied" if self._copied else "common.not-copied", text="")
            label = label.strip().rstrip(":")
        place = within(box, (side, side), "midright")
        return [
            Button(
                "copy",
                place,
                words("end.share-code"),
                self._copy,
                kind=ButtonKind.PAPER,
                icon="icon_cards",
                wordless=True,
            ),
            Label("code-label", one, label, tone=SLATE, align=TextAlign.CENTRE, middle=True),
            Label(
                "code",
                two,
                code,
                size=1.25,
                face=FontFace.HEAVY,
                tone=INK,
                align=TextAlign.CENTRE,
                middle=True,
            ),
        ]

    def _copy(self) -> None:
        """Put the code on the clipboard, and say whether that was possible."""
        self._copied = copy(self.code or "")
        self.layout()
        self.context.say(
            self.context.words(
                "common.copied" if self._copied else "common.not-copied", text=self.code
            )
        )

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
            self.services.open_rulebook()
            return True
        return super().intend(intent)

    def back(self) -> None:
        """Resume the game."""
        self.finish(PauseChoice.RESUME)

    def _ask_name(self) -> None:
        ask = TextPrompt(
            self.context,
            title=lambda: self.context.words("saves.save-title"),
            label=lambda: self.context.words("saves.rename-label"),
            answer=lambda: self.context.words("saves.save"),
            limit=MAX_NAME_LENGTH,
        )
        self.push(ask, self._named)

    def _named(self, name: str) -> None:
        if self.save is None:
            return
        trouble = self.save(name)
        if trouble is None:
            self._saved = name
            self.layout()
            self.context.say(self.context.words("saves.saved", game=name))
            return
        notice = Dialog(
            self.context,
            lambda: self.context.words("saves.trouble-title"),
            lambda: self.context.words(f"saves.trouble-{trouble}"),
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
