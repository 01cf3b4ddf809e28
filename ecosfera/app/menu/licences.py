"""The licences of the game and of everything it uses, in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera import paths
from ecosfera.ui.draw.layout import edges, grid, within
from ecosfera.ui.widgets import Button, ButtonKind, Option, ScrollView, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from pathlib import Path

    import pygame

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
        self.names = ScrollView("names", context)

    def build(self) -> list[Widget]:
        """Build the title, the list, the text and a button that closes the page."""
        m, words = self.context.metrics, self.context.words
        gap, high = m.px(8), max(m.target, m.size(2.6))
        size = max(m.px(1080), m.size(60)), max(m.px(640), m.size(36))
        space = self.open_sheet(*size, m.px(24))
        title = space.top(m.size(2.9) + gap)
        foot = space.bottom(high, gap=m.px(12))
        names = space.left(min(max(m.px(280), m.size(16)), foot.width * 2 // 5), gap=gap + m.px(16))
        # The tick of the first entry extends slightly above it.
        above = m.px(6)
        view = edges(names.left - m.px(4), names.top - above, names.right + gap, names.bottom)
        places = grid(names, len(self.files), 1, high, gap)
        options = [self._option(place, rect) for place, rect in enumerate(places)]
        content = above + len(self.files) * (high + gap)
        reader = [self._reader(space.rest)] if self.files else []
        close = within(foot, (max(m.px(200), m.size(12)), high), "midright")
        done = words("common.close")
        return [
            self.heading(title, words("menu.licences")),
            self.names.fill(view, options, content),
            *reader,
            Button("close", close, done, self.back, kind=ButtonKind.PAPER, key="Esc"),
        ]

    def _option(self, place: int, rect: pygame.Rect) -> Option:
        """Return the card of a licence."""
        chosen = place == self.chosen
        return Option(
            f"licence-{place}",
            rect,
            self._title(self.files[place]),
            lambda: self._choose(place),
            chosen=chosen,
            state=self.context.words("common.chosen" if chosen else "common.not-chosen"),
            group="licences",
        )

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
