"""The part of the set-up with the challenge code: shown, typed or random."""

from __future__ import annotations

from typing import Final

import pygame

from ecosfera.core.codes import CodeError, Mistake, tidy
from ecosfera.games.baltica.codec.challenge import LENGTH
from ecosfera.games.baltica.screens.setup.difficulty import ChoicesForm
from ecosfera.ui.draw.shapes import ring_reach
from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import DUSK, FOAM, ROSY, SLATE, Colour
from ecosfera.ui.widgets import Area, Button, ButtonKind, Label, TextField, Widget

CODE_LIMIT: Final = 24
"""Maximum length of a typed code, with hyphens and spaces."""


class CodeForm(ChoicesForm):
    """The part of the set-up with the challenge code."""

    def _code(self, column: pygame.Rect) -> list[Widget]:
        """Return the code field, and a die for a random seed."""
        m, words = self.context.metrics, self.context.words
        on_paper = self.pages == 2
        box = pygame.Rect(column.left, column.top, column.width, m.size(8.0))
        pad = 0 if on_paper else m.px(14)
        widgets: list[Widget] = [] if on_paper else [Area("code-area", box, 0.55)]
        label = pygame.Rect(box.left + pad, box.top + m.px(3), box.width - 2 * pad, m.size(1.6))
        widgets.append(
            Label(
                "code-title",
                label,
                words("setup.code"),
                face=Face.BOLD,
                tone=SLATE if on_paper else FOAM,
                middle=True,
            )
        )
        high = max(m.target, m.size(2.7))
        # Keep the focus ring clear of the text above and of the die.
        gap = ring_reach(m.u) + m.px(4)
        line = pygame.Rect(label.left, label.bottom + m.px(6), label.width - high - gap, high)
        if on_paper:
            line.width = min(line.width, m.size(16))
        field = TextField(
            "code",
            line,
            words("setup.code"),
            self.plan.code if self.typed is None else self.typed,
            self._type_code,
            limit=CODE_LIMIT,
            size=1.15,
        )
        field.wrong = self.mistake is not None
        field.done = lambda: self.focus_on("start")
        die = pygame.Rect(line.right + gap, line.top, high, high)
        widgets += [
            field,
            Button(
                "dice",
                die,
                words("setup.dice"),
                self._roll,
                icon="icon_dice",
                wordless=True,
                kind=ButtonKind.PAPER if on_paper else ButtonKind.QUIET,
                size=1.2,
            ),
        ]
        tell = pygame.Rect(label.left, line.bottom + m.px(6), label.width, 0)
        tell.height = box.bottom - m.px(2) - tell.top
        if label.right - die.right > m.size(12):
            # Beside the code it stays visible while typing, even in a scrolling sheet.
            tell = pygame.Rect(die.right + m.px(16), line.top, 0, high)
            tell.width = label.right - tell.left
        face, tone = self._code_look()
        widgets.append(
            Label(
                "code-about",
                tell,
                self._about_code(),
                face=face,
                tone=tone,
                lines=max(1, tell.height // self.context.text.line_height(m.size(1.0), 1.15)),
                leading=1.15,
                middle=True,
            )
        )
        return widgets

    def _code_look(self) -> tuple[Face, Colour]:
        """Return the face and colour of the text below the code; a mistake stands out."""
        on_paper = self.pages == 2
        if self.mistake is None:
            return Face.TEXT, SLATE if on_paper else FOAM
        return Face.HEAVY, DUSK if on_paper else ROSY

    def _type_code(self, value: str) -> None:
        self.typed = value
        try:
            self.plan.take(value)
        except CodeError as error:
            early = error.mistake is Mistake.LENGTH and len(tidy(value)) < LENGTH
            self.mistake = Mistake.LENGTH if early else error.mistake
            self._tell()
            about = self.find("code-about")
            if isinstance(about, Label):
                about.face, about.tone = self._code_look()
            field = self.find("code")
            if isinstance(field, TextField):
                field.wrong = True
        else:
            self.typed = None
            self.mistake = None
            self.layout()
            self.context.say(self.context.words("setup.code-taken"))

    def _roll(self) -> None:
        self.plan.roll(self.chance)
        self._changed()
