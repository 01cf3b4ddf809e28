"""The licences of the game and of everything it uses, in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera import paths
from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.widgets import Button, ButtonKind, Label, Option, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets.text_reader import TextReader


class LicencesScene(Sheet[None]):
    """A list of licences on the left, the text of the chosen one beside it."""

    def __init__(self, context: UiContext, files: list[Path] | None = None) -> None:
        super().__init__(context)
        found = paths.licences() if files is None else files
        self.files = sorted(found, key=lambda file: name_of(file).casefold())
        self.chosen = 0
        self.start = "licence-0"

    def build(self) -> list[Widget]:
        """Build the title, the list, the text and a button that closes the page."""
        m, words = self.context.metrics, self.context.words
        pad, gap = m.px(24), m.px(8)
        title, high = m.size(2.9) + m.px(8), max(m.target, m.size(2.6))
        self.sheet = self.centred(max(m.px(1080), m.size(60)), max(m.px(640), m.size(36)))
        inner = self.sheet.inflate(-2 * pad, -2 * pad)
        close = pygame.Rect(0, 0, max(m.px(200), m.size(12)), high)
        close.bottomright = inner.bottomright
        top, bottom = inner.top + title, close.top - m.px(12)
        wide = min(max(m.px(280), m.size(16)), inner.width * 2 // 5)
        # The tick of the first entry extends slightly above it.
        above = m.px(6)
        self.view = pygame.Rect(
            inner.left - m.px(4), top - above, wide + m.px(12), bottom - top + above
        )
        self.content = above + len(self.files) * (high + gap)
        room = pygame.Rect(self.view.right + m.px(16), top, 0, bottom - top)
        room.width = inner.right - room.left
        widgets: list[Widget] = [
            Label(
                "title",
                pygame.Rect(inner.left, inner.top, inner.width, title),
                words("menu.licences"),
                size=1.9,
                face=Face.TITLE,
                tone=INK,
            )
        ]
        for place, file in enumerate(self.files):
            option = Option(
                f"licence-{place}",
                pygame.Rect(inner.left, top + place * (high + gap), wide, high),
                self._title(file),
                lambda place=place: self._choose(place),  # type: ignore[misc]
                chosen=place == self.chosen,
                state=words("common.chosen" if place == self.chosen else "common.not-chosen"),
                group="licences",
            )
            option.scrolled = True
            widgets.append(option)
        if self.files:
            widgets.append(self._reader(room))
        done = words("common.close")
        widgets.append(Button("close", close, done, self.back, kind=ButtonKind.PAPER, key="Esc"))
        return widgets

    def _reader(self, room: pygame.Rect) -> TextReader:
        """Return the text of the chosen licence."""
        # Imports pygame_gui, which takes longer than the start of the program may.
        from ecosfera.ui.widgets.text_reader import TextReader  # noqa: PLC0415

        file = self.files[self.chosen]
        try:
            text = file.read_text("utf-8", errors="replace")
        except OSError as error:
            text = self.context.words("menu.licence-unreadable", file=file, reason=error)
        return TextReader("text", room, self._title(file), text, self.context)

    def _title(self, file: Path) -> str:
        """Return the name of a licence; the collected notices have a translated one."""
        name = name_of(file)
        return self.context.words("menu.licence-notices") if name == "Notices" else name

    def _choose(self, place: int) -> None:
        self.chosen = place
        self.layout()

    def back(self) -> None:
        """Return to the About page."""
        self.finish(None)


def name_of(file: Path) -> str:
    """Return the name of a licence: its file's name without the prefix of what it applies to."""
    return file.stem.removeprefix("ecosfera-").removeprefix("LicenseRef-").replace("-", " ")
