"""The set-up: a beach with the players, and below it the sea.

In a large window everything is on one page; with large text there are two pages, and the second one
scrolls if needed. Every choice has a default, so Enter starts a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.app.language import LanguageScene
from ecosfera.games.baltica.screens import library
from ecosfera.games.baltica.screens.setup.challenge_code import CodeForm
from ecosfera.games.baltica.screens.setup.players import Beach, seat_height
from ecosfera.ui.draw.text import Align, Face
from ecosfera.ui.draw.theme import DRIFTWOOD, INK, PALE_GOLD
from ecosfera.ui.input.keys import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Label, Paper, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

PICTURE: Final = "scenes/setup"
PICTURE_SIZE: Final = (1920, 1080)
PICTURE_WATERLINE: Final = 0.455
"""Where the beach ends in the picture, as a fraction of its height."""


class SetupScene(CodeForm):
    """The set-up scene. Finishes with the draft, changed in place, or with None for Back."""

    start = "start"

    def build(self) -> list[Widget]:
        """Build one page if there is room, otherwise two."""
        m = self.context.metrics
        plate = max(m.target, m.size(2.5))
        head = m.px(14) + m.size(4.2)
        radius = round(min(64 * m.u, 0.083 * m.height))
        person = 2 * radius + m.px(8) + plate + m.px(4) + seat_height(self.context)
        margin = m.px(24)
        panels = m.size(16.0)
        need = head + person + round(0.06 * m.height) + m.px(20)
        self.pages = 1 if need + panels + margin <= m.height and m.width >= m.size(64) else 2
        return self._one_page(head, radius, person) if self.pages == 1 else self._two_pages()

    def _one_page(self, head: int, radius: int, person: int) -> list[Widget]:
        m = self.context.metrics
        margin = m.px(24)
        beach = head + person + round(0.11 * m.height) + m.px(20)
        wanted = max(m.size(18.4), round(0.355 * m.height) - margin)
        panels = max(m.size(16.0), min(m.height - margin - beach, wanted))
        top = m.height - margin - panels
        spare = top - m.px(14) - head - m.px(8) - person
        shift = min(round(0.16 * m.height), round(spare * 0.68))
        dry = head + m.px(8) + radius + round((spare - shift) * 0.6)
        self._waterline = (dry + radius + shift * 0.62) / m.height
        gap = m.px(16)
        width = m.width - 2 * margin - 2 * gap
        sea = pygame.Rect(margin, top, round(width * 0.546), panels)
        level = pygame.Rect(sea.right + gap, top, round(width * 0.222), panels)
        right = pygame.Rect(level.right + gap, top, 0, panels)
        right.width = m.width - margin - right.left
        return [
            *self._head(),
            *self._players(Beach(dry, dry + shift, radius)),
            Paper("sea-sheet", sea, 0.96),
            *self._sea(sea.inflate(-m.px(32), 0), sea.height),
            Paper("level-sheet", level, 0.96),
            *self._level(level.inflate(-m.px(28), 0), level.height),
            *self._code(right),
            *self._start(right),
        ]

    def _two_pages(self) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        margin = m.px(20)
        bar = max(m.target, m.size(2.7))
        tabs = pygame.Rect(m.width // 4, m.px(14), m.width // 2, bar)
        widgets = self._corners(short=True)
        each = (tabs.width - m.px(8)) // 2
        for i, message in enumerate(("setup.page-players", "setup.page-sea")):
            rect = pygame.Rect(tabs.left + i * (each + m.px(8)), tabs.top, each, bar)
            here = i == self.page
            widgets.insert(
                i + 1,
                Button(
                    f"page-{i}",
                    rect,
                    words(message),
                    self._turner(i),
                    size=1.0,
                    kind=ButtonKind.QUIET if here else ButtonKind.PAPER,
                    group="pages",
                ),
            )
        start_high = m.size(3.3)
        foot = pygame.Rect(margin, m.height - margin - start_high, m.width - 2 * margin, start_high)
        top = tabs.bottom + m.px(12)
        middle = pygame.Rect(margin, top, m.width - 2 * margin, foot.top - m.px(12) - top)
        if self.page == 0:
            tell = m.size(1.7)
            widgets.append(
                Label(
                    "about",
                    pygame.Rect(margin, top, middle.width, tell),
                    words("setup.who-began"),
                    size=1.1,
                    face=Face.BOLD,
                    tone=DRIFTWOOD,
                    align=Align.CENTRE,
                    middle=True,
                )
            )
            plate = max(m.target, m.size(2.5)) + m.px(4) + seat_height(self.context)
            radius = min(m.px(84), (middle.height - tell - plate - m.size(1.8) - m.px(40)) // 2)
            spare = middle.height - tell - 2 * radius - plate - m.px(8)
            dry = top + tell + m.px(8) + radius
            wet = dry + max(0, min(spare - m.px(12) - m.size(1.8), round(0.12 * m.height)))
            self._waterline = (wet + radius * 0.4) / m.height
            widgets += self._players(Beach(dry, wet, radius))
        else:
            self._waterline = (top - m.px(4)) / m.height
            widgets += self._scrolling(middle)
        return [*widgets, *self._foot(foot)]

    def _scrolling(self, area: pygame.Rect) -> list[Widget]:
        """Return sea, level and code in a scrolling sheet."""
        m = self.context.metrics
        self.view = area.inflate(-m.px(24), -m.px(16))
        column = pygame.Rect(
            self.view.left + m.px(4), self.view.top + m.px(4), self.view.width - m.px(24), 0
        )
        rows = self._sea(column, None)
        column.top = max(w.rect.bottom for w in rows) + m.px(14)
        rows += self._level(column, None)
        column.top = max(w.rect.bottom for w in rows) + m.px(14)
        column.height = m.size(8.0)
        rows += self._code(column)
        for row in rows:
            row.scrolled = True
        self.content = max(w.rect.bottom for w in rows) + m.px(10) - self.view.top
        return [Paper("sheet", area, 0.97), *rows]

    def _turner(self, page: int) -> Callable[[], None]:
        def turn() -> None:
            self.page = page
            self.offset = 0
            self.layout()

        return turn

    def _corners(self, *, short: bool) -> list[Widget]:
        """Return the buttons for Back and the language."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        high = max(m.target, m.size(2.7))
        margin = m.px(24)
        back = text.width(words("common.back"), Face.BOLD, m.size(1.0)) + m.px(30)
        back += 0 if short else m.size(1.9) + m.px(16)
        name = words("words.language")
        wide = high if short else text.width(name, Face.BOLD, m.size(1.0)) + m.size(1.25) + m.px(38)
        corner = pygame.Rect(m.width - margin - wide, m.px(14), wide, high)
        language = Button(
            "language",
            corner,
            name,
            self._language,
            kind=ButtonKind.PAPER,
            icon="icon_language",
            size=1.0,
            wordless=short,
        )
        language.enabled = len(self.context.languages) > 1
        return [
            Button(
                "back",
                pygame.Rect(margin, m.px(14), back, high),
                words("common.back"),
                self.back,
                kind=ButtonKind.PAPER,
                key="" if short else "Esc",
                size=1.0,
            ),
            language,
        ]

    def _head(self) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        corners = self._corners(short=False)
        side = max(corners[0].rect.right, m.width - corners[1].rect.left) + m.px(10)
        title = pygame.Rect(side, m.px(10), m.width - 2 * side, m.size(2.7))
        about = pygame.Rect(side, title.bottom, title.width, m.size(1.6))
        return [
            *corners,
            Label(
                "title",
                title,
                words("setup.title"),
                size=2.2,
                face=Face.TITLE,
                tone=INK,
                align=Align.CENTRE,
                middle=True,
            ),
            Label(
                "about",
                about,
                words("setup.who-began"),
                size=1.15,
                face=Face.BOLD,
                tone=DRIFTWOOD,
                align=Align.CENTRE,
                middle=True,
            ),
        ]

    def _start(self, column: pygame.Rect) -> list[Widget]:
        m = self.context.metrics
        top = column.top + m.size(8.0) + m.px(14)
        tell = m.size(2.6)
        high = min(m.size(4.1), column.bottom - top - m.px(10) - tell)
        button = pygame.Rect(column.left, top, column.width, high)
        label = pygame.Rect(column.left, button.bottom + m.px(10), column.width, tell)
        return [
            self._start_button(button, 1.6),
            Label(
                "summary",
                label,
                self._summary(),
                size=1.05,
                face=Face.BOLD,
                tone=PALE_GOLD,
                align=Align.CENTRE,
                lines=2,
                leading=1.2,
            ),
        ]

    def _foot(self, foot: pygame.Rect) -> list[Widget]:
        m = self.context.metrics
        button = pygame.Rect(0, foot.top, foot.width * 45 // 100, foot.height)
        button.right = foot.right
        label = pygame.Rect(foot.left, foot.top, button.left - m.px(16) - foot.left, foot.height)
        return [
            Label(
                "summary",
                label,
                self._summary(),
                face=Face.BOLD,
                tone=PALE_GOLD,
                lines=2,
                leading=1.15,
                middle=True,
            ),
            self._start_button(button, 1.4),
        ]

    def _start_button(self, rect: pygame.Rect, size: float) -> Button:
        return Button(
            "start",
            rect,
            self.context.words("setup.start"),
            self._begin,
            kind=ButtonKind.PRIMARY,
            key="Enter",
            size=size,
        )

    def _begin(self) -> None:
        """Start the game, or ask to correct an invalid code."""
        if self.mistake is not None:
            self.context.say(self._about_code())
            if self.pages == 2:
                self.page = 1
                self.layout()
            self.focus_on("code")
            return
        self.finish(self.plan)

    def back(self) -> None:
        """Return to the menu."""
        self.finish(None)

    def _language(self) -> None:
        self.push(LanguageScene(self.context))

    def intend(self, intent: Intent) -> bool:
        """Open the rules on their key."""
        if intent is Intent.RULES:
            self.push(library.rulebook(self.context))
            return True
        return super().intend(intent)

    def ground(self, target: pygame.Surface) -> None:
        """Draw the beach with its waterline in the right place."""
        width, height = target.get_size()
        above = self._waterline * height
        wide, high = PICTURE_SIZE
        scale = max(
            width / wide,
            above / (PICTURE_WATERLINE * high),
            (height - above) / ((1 - PICTURE_WATERLINE) * high),
        )
        middle = PICTURE_WATERLINE + (height / 2 - above) / (scale * high)
        zoom = scale / max(width / wide, height / high)
        beach = self.context.pictures.get(PICTURE, (width, height), (0.5, round(middle, 4)), zoom)
        target.blit(beach, (0, 0))
