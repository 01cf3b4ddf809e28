"""The About page: where both games come from, licences, and the sources of the facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera import __version__
from ecosfera.app.menu.licences import LicencesScene
from ecosfera.app.menu.whats_new import WhatsNewScene
from ecosfera.core.rng import COMPILED
from ecosfera.ui.draw.layout import within
from ecosfera.ui.widgets import Button, ButtonKind, Prose, Style, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.ui.context import UiContext


class AboutScene(Sheet[None]):
    """A page of text."""

    start = "close"

    def __init__(self, context: UiContext, credits: Sequence[str]) -> None:  # noqa: A002 (of a film)
        super().__init__(context)
        self.credits = credits
        """The names of the sources of the game's facts."""

    def build(self) -> list[Widget]:
        """Build the title, the text, and buttons for the licences, the news and the way back."""
        m, words = self.context.metrics, self.context.words
        pad, high = m.px(24), max(m.target, m.size(2.9))
        size = max(m.px(720), m.size(40)), max(m.px(560), m.size(34))
        space = self.open_sheet(*size, pad)
        title = space.top(m.size(2.9))
        foot = space.bottom(high, gap=m.px(12))
        button = min((foot.width - pad) // 3, max(m.px(200), m.size(12))), high
        paragraphs = [
            (Style.HEADING, words("menu.title-ecosfera")),
            (Style.TEXT, words("menu.about-edition")),
            (Style.TEXT, words("menu.about-thanks")),
            (Style.TEXT, words("menu.about-game")),
            (Style.HEADING, words("menu.title-co2")),
            (Style.TEXT, words("menu.about-co2")),
            (Style.HEADING, words("menu.about-licence-title")),
            (Style.POINT, words("menu.about-licence-code")),
            (Style.POINT, words("menu.about-licence-art")),
            (Style.POINT, words("menu.about-licence-fonts")),
            (Style.POINT, words("guide.ui-libraries")),
            (Style.HEADING, words("guide.sources")),
            (Style.TEXT, words("guide.sources-intro")),
            *((Style.POINT, source) for source in self.credits),
            (Style.HEADING, words("menu.about-privacy-title")),
            (Style.TEXT, words("menu.about-privacy")),
            (Style.QUIET, words("menu.about-version", version=__version__)),
            (Style.QUIET, words("menu.about-compiled" if COMPILED else "menu.about-source")),
        ]
        return [
            self.heading(title, words("menu.about")),
            Prose("text", space.rest, words("menu.about"), paragraphs, self.context),
            Button(
                "licences",
                within(foot, button, "bottomleft"),
                words("menu.licences"),
                self._licences,
                kind=ButtonKind.PAPER,
                icon="icon_book",
            ),
            Button(
                "news",
                within(foot, button),
                words("menu.whats-new"),
                self._whats_new,
                kind=ButtonKind.PAPER,
            ),
            Button(
                "close",
                within(foot, button, "bottomright"),
                words("common.close"),
                self.back,
                kind=ButtonKind.PAPER,
                key="Esc",
            ),
        ]

    def _licences(self) -> None:
        self.push(LicencesScene(self.context))

    def _whats_new(self) -> None:
        self.push(WhatsNewScene(self.context))

    def back(self) -> None:
        """Return to the menu."""
        self.finish(None)
