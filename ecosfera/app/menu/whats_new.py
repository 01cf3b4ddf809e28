"""What is new in each version, as a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera import paths
from ecosfera.games import all_games
from ecosfera.ui.draw.layout import within
from ecosfera.ui.widgets import Button, ButtonKind, Prose, Style, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words


class WhatsNewScene(Sheet[None]):
    """The versions on top of the About page.

    A version with messages in `news.po` is described by them, in the language of the player. The
    others are shown as they stand in the changelog, in English.
    """

    start = "close"

    def __init__(self, context: UiContext, file: Path | None = None) -> None:
        super().__init__(context)
        self.file = file or paths.changelog()

    def build(self) -> list[Widget]:
        """Build the title, the text and a button that closes the page."""
        m, words = self.context.metrics, self.context.words
        high = max(m.target, m.size(2.9))
        space = self.open_sheet(max(m.px(720), m.size(40)), max(m.px(560), m.size(34)), m.px(24))
        title = space.top(m.size(2.9))
        foot = space.bottom(high, gap=m.px(12))
        close = within(foot, (max(m.px(200), m.size(12)), high), "bottomright")
        name, done = words("menu.whats-new"), words("common.close")
        return [
            self.heading(title, name),
            Prose("text", space.rest, name, self._paragraphs(), self.context),
            Button("close", close, done, self.back, kind=ButtonKind.PAPER, key="Esc"),
        ]

    def _paragraphs(self) -> list[tuple[Style, str]]:
        try:
            markdown = self.file.read_text("utf-8", errors="replace")
        except OSError as error:
            problem = self.context.words("menu.licence-unreadable", file=self.file, reason=error)
            return [(Style.TEXT, problem)]
        return described(self.context.words, paragraphs(markdown))

    def back(self) -> None:
        """Return to the About page."""
        self.finish(None)


def described(words: Words, changelog: list[tuple[Style, str]]) -> list[tuple[Style, str]]:
    """Return a changelog in which messages describe the versions that have some."""
    found: list[tuple[Style, str]] = []
    points: list[str] = []
    for style, text in changelog:
        if style is Style.HEADING:
            points = news(words, text.partition(" ")[0])
            found += [(style, text), *((Style.POINT, point) for point in points)]
        elif not points:
            found.append((style, text))
    return found


def news(words: Words, version: str) -> list[str]:
    """Return what is new in a version such as "1.0.0" in the language of the player, if known."""
    fields = {
        "game": words(all_games.info("co2").title),
        "learn": words("menu.learn"),
        "share": words("end.share"),
        "aloud": words("settings.read-aloud"),
        "contrast": words("settings.contrast"),
    }
    number = version.replace(".", "-")
    found: list[str] = []
    while words.has(message := f"news.{number}.{len(found) + 1}"):
        found.append(words(message, **fields))
    return found


def paragraphs(markdown: str) -> list[tuple[Style, str]]:
    """Return the versions of a changelog without the text above the first one.

    It supports the Markdown used in changelogs: headings, list items, paragraphs, and code, which
    is shown like other words.
    """
    found: list[tuple[Style, str]] = []
    _, _, versions = markdown.partition("\n## ")
    new = True
    for line in f"## {versions}".splitlines():
        words = line.strip().replace("`", "")
        if line.startswith("## "):
            found.append((Style.HEADING, words.removeprefix("## ")))
        elif line.startswith("### "):
            found.append((Style.QUIET, words.removeprefix("### ")))
        elif line.startswith("- "):
            found.append((Style.POINT, words.removeprefix("- ")))
        elif words and new:
            found.append((Style.TEXT, words))
        elif words:
            style, before = found[-1]
            found[-1] = (style, f"{before} {words}")
        new = not words or line.startswith("#")
    return found
