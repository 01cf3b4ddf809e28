"""The About page: who made the game, its licences, and the sources of its facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera import __version__
from ecosfera.app.menu.licences import LicencesScene
from ecosfera.app.menu.whats_new import WhatsNewScene
from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.widgets import Button, ButtonKind, Label, Prose, Style, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext


class AboutScene(Sheet[None]):
    """A page of text."""

    start = "close"

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        # Loading it with its checks takes longer than opening the menu may.
        from ecosfera.games.baltica.content.reference import load_sources  # noqa: PLC0415

        self.sources = [source.name for source in load_sources()]

    def build(self) -> list[Widget]:
        """Build the title, the text and a button that closes the page."""
        m, words = self.context.metrics, self.context.words
        pad = m.px(24)
        title = m.size(2.9)
        done = max(m.target, m.size(2.9))
        wide = max(m.px(720), m.size(40))
        self.sheet = self.centred(wide, max(m.px(560), m.size(34)))
        x, y = self.sheet.left + pad, self.sheet.top + pad
        inner = self.sheet.width - 2 * pad
        text = pygame.Rect(x, y + title, inner, 0)
        text.height = self.sheet.bottom - pad - done - m.px(12) - text.top
        paragraphs = [
            (Style.TEXT, words("menu.about-edition")),
            (Style.TEXT, words("menu.about-thanks")),
            (Style.HEADING, words("menu.about-game-title")),
            (Style.TEXT, words("menu.about-game")),
            (Style.HEADING, words("menu.about-licence-title")),
            (Style.POINT, words("menu.about-licence-code")),
            (Style.POINT, words("menu.about-licence-art")),
            (Style.POINT, words("menu.about-licence-fonts")),
            (Style.POINT, words("guide.ui-libraries")),
            (Style.HEADING, words("guide.sources")),
            (Style.TEXT, words("guide.sources-intro")),
            *((Style.POINT, source) for source in self.sources),
            (Style.HEADING, words("menu.about-privacy-title")),
            (Style.TEXT, words("menu.about-privacy")),
            (Style.QUIET, words("menu.about-version", version=__version__)),
        ]
        close = pygame.Rect(0, 0, min((inner - pad) // 3, max(m.px(200), m.size(12))), done)
        close.bottomright = (self.sheet.right - pad, self.sheet.bottom - pad)
        licences, news = close.copy(), close.copy()
        licences.left = self.sheet.left + pad
        news.centerx = self.sheet.centerx
        return [
            Label(
                "title",
                pygame.Rect(x, y, inner, title),
                words("menu.about"),
                size=1.9,
                face=Face.TITLE,
                tone=INK,
            ),
            Prose("text", text, words("menu.about"), paragraphs, self.context),
            Button(
                "licences",
                licences,
                words("menu.licences"),
                self._licences,
                kind=ButtonKind.PAPER,
                icon="icon_book",
            ),
            Button("news", news, words("menu.whats-new"), self._whats_new, kind=ButtonKind.PAPER),
            Button(
                "close", close, words("common.close"), self.back, kind=ButtonKind.PAPER, key="Esc"
            ),
        ]

    def _licences(self) -> None:
        self.push(LicencesScene(self.context))

    def _whats_new(self) -> None:
        self.push(WhatsNewScene(self.context))

    def back(self) -> None:
        """Return to the menu."""
        self.finish(None)
