"""The page about the games of a class: a table, questions, reasons, and the groups compared."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.app.saves.class_page import ClassRow, ClassSection, printed, remarks, sections
from ecosfera.ui.draw import backdrop
from ecosfera.ui.draw.layout import Space, edges, inset
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import BROWN, INK, SLATE
from ecosfera.ui.widgets import Area, Button, Chip, Form, Label, Paper, Picture, ScrollView, Widget
from ecosfera.ui.widgets.scroll_view import bar_width
from ecosfera.ui.widgets.top_bar import bar_height, top_bar

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.app.saves.class_games import ClassGames
    from ecosfera.ui.context import UiContext

GROUP: Final = 0.2
RESULT: Final = 0.17
"""Fraction of the table for its first two columns."""
HEAD_LINES: Final = 3
SLICE: Final = 0.1
"""Seconds of reading between two pictures."""


class ClassScene(Form[None]):
    """Reads the games of a folder and shows the page. `print_page` saves it under a name."""

    start = "back"

    def __init__(
        self, context: UiContext, games: ClassGames, print_page: Callable[[str, str], None]
    ) -> None:
        super().__init__(context)
        self.games = games
        self.print_page = print_page
        self.names = False
        """Whether the page shows the names of players."""
        self.view = ScrollView("page", context)
        self._reading = self.games.read()
        self._read = False

    @property
    def moving(self) -> bool:
        """Return whether files are still being read."""
        return not self._read or super().moving

    @property
    def headline(self) -> str:
        """Return the title and how many games there are."""
        return " ".join([self.context.words("saves.class"), *self._remarks()])

    def update(self, dt: float) -> None:
        """Read more files for a while."""
        if not self._read:
            end = time.monotonic() + SLICE
            while not self._read and time.monotonic() < end:
                self._read = next(self._reading, self) is self
            self.layout()
            if self._read:
                self.context.say(self.headline)
        super().update(dt)

    def _remarks(self) -> list[str]:
        """Return how far the reading is, or what was read and left out."""
        words, games = self.context.words, self.games
        if not self._read:
            return [words("saves.class-reading", n=games.done, all=games.count)]
        if not games.games and not games.broken:
            return [words("saves.class-none")]
        return remarks(words, games)

    # ------------------------------------------------------------------ building
    def build(self) -> list[Widget]:
        """Build the bar, and the page in a view that scrolls."""
        m, words = self.context.metrics, self.context.words
        corner = self._corner()
        keep = m.width - corner[-1].rect.left if corner else 0
        widgets, top = top_bar(self.context, words("saves.class"), self.back, keep)
        widgets += corner
        box = edges(m.margin, top, m.width - m.margin, m.height - m.margin)
        if not self._read or not (self.games.games or self.games.broken):
            area = Space(box).top(m.size(6))
            text = inset(area, m.px(24), m.px(16))
            sentence = self._remarks()[0]
            return [
                *widgets,
                Area("ground", area),
                Label("state", text, sentence, size=1.2, lines=3, middle=True),
            ]
        window = inset(box, m.px(22), m.px(14))
        page = Space(pygame.Rect(window.topleft, (window.width - bar_width(self.context) - 4, 0)))
        inside = self._page(page.rest.left, page.rest.width, window.top)
        self.view.name = words("saves.class")
        view = self.view.fill(window, inside)
        view.focusable = view.end > 0
        return [*widgets, Paper("paper", box), view]

    def _corner(self) -> list[Widget]:
        """Return the toggle for names and the button that prints, from right to left."""
        if not self._read or not self.games.games:
            return []
        m, words, text = self.context.metrics, self.context.words, self.context.text
        bar = bar_height(self.context)
        high = bar - m.px(10)
        space = Space(pygame.Rect(0, (bar - high) // 2, m.width - m.margin, high), m.px(8))
        name, toggle = words("end.share-page"), words("saves.class-names")
        wide = text.width(name, FontFace.BOLD, m.size(1.0)) + m.size(1.25) + m.px(34)
        state = words("common.on" if self.names else "common.off")
        return [
            Button("print", space.right(wide), name, self._print, icon="icon_book", size=1.0),
            Chip(
                "names",
                space.right(Chip.width(self.context, toggle)),
                toggle,
                self._toggle,
                chosen=self.names,
                state=state,
                icon="icon_person",
                tint=BROWN,
            ),
        ]

    def _page(self, left: int, width: int, top: int) -> list[Widget]:
        """Return the page, one line below the other."""
        m = self.context.metrics
        found: list[Widget] = []
        for number, line in enumerate([*self._remarks(), ", ".join(self.games.broken)]):
            if line:
                top = self._text(found, f"remark-{number}", line, (left, top, width), quiet=True)
        for section in sections(self.context.words, self.games, names=self.names):
            top = self._heading(found, section.game, section.title, (left, top + m.px(8), width))
            top = self._table(found, section, (left, top, width))
            for number, chapter in enumerate(section.chapters):
                item_id = f"{section.game}-{number}"
                top = self._heading(found, item_id, chapter.title, (left, top, width))
                for line_number, line in enumerate(chapter.lines):
                    place = (left, top, width)
                    top = self._text(found, f"{item_id}-{line_number}", line, place)
                top += m.px(10)
        return found

    def _heading(
        self, found: list[Widget], item_id: str, text: str, place: tuple[int, int, int]
    ) -> int:
        """Add a heading at a place (left, top, width); return where it ends."""
        m = self.context.metrics
        box = pygame.Rect(*place, m.size(2.0))
        label = Label(
            f"title-{item_id}", box, text, size=1.35, face=FontFace.TITLE, tone=INK, middle=True
        )
        found.append(label)
        return box.bottom

    def _text(
        self,
        found: list[Widget],
        item_id: str,
        text: str,
        place: tuple[int, int, int],
        *,
        quiet: bool = False,
    ) -> int:
        """Add a text in as many lines as it needs; return where it ends."""
        m, drawer = self.context.metrics, self.context.text
        lines = len(drawer.wrap(text, FontFace.TEXT, m.size(1.0), place[2]))
        box = pygame.Rect(*place, lines * drawer.line_height(m.size(1.0)) + m.px(4))
        found.append(Label(item_id, box, text, tone=SLATE if quiet else INK, lines=lines))
        return box.bottom

    def _table(
        self, found: list[Widget], section: ClassSection, place: tuple[int, int, int]
    ) -> int:
        """Add the table of a game; return where it ends."""
        m, words = self.context.metrics, self.context.words
        left, top, width = place
        pictures = any(column.picture for column in section.columns)
        sign = m.size(1.7) if pictures else 0
        wide = self._cells(pygame.Rect(place[0], 0, width, 0), section)[-1].width
        wrap = self.context.text.wrap
        lines = max(
            len(wrap(column.name, FontFace.BOLD, m.size(0.9), wide - 4))
            for column in section.columns
        )
        head = pygame.Rect(left, top, width, sign + m.size(1.1) * min(lines, HEAD_LINES) + m.px(8))
        for number, (column, box) in enumerate(
            zip(section.columns, self._cells(head, section)[2:], strict=True)
        ):
            item_id = f"head-{section.game}-{number}"
            if column.picture:
                at = pygame.Rect(box.centerx - sign // 2, box.top, sign, sign)
                found.append(Picture(f"{item_id}-sign", at, column.picture, ""))
            name = edges(box.left + 2, box.top + sign, box.right - 2, box.bottom)
            found.append(self._head(item_id, name, column.name, TextAlign.CENTRE))
        second = self._cells(head, section)[1]
        result = edges(second.left, second.top + sign, second.right, second.bottom)
        ended = words("saves.class-result")
        found.append(self._head(f"head-{section.game}", result, ended, TextAlign.LEFT))
        line = pygame.Rect(left, head.bottom, width, m.size(1.6))
        for number, row in enumerate(section.rows):
            if number % 2 == 0:
                found.append(Area(f"band-{section.game}-{number}", line.copy(), 0.07))
            found += self._row(f"row-{section.game}-{number}", row, self._cells(line, section))
            line.top += line.height
        top = line.top + m.px(4)
        if section.note:
            note = f"note-{section.game}"
            top = self._text(found, note, section.note, (left, top, width), quiet=True)
        return top + m.px(6)

    def _head(self, item_id: str, box: pygame.Rect, name: str, align: TextAlign) -> Label:
        """Return the name of a column."""
        return Label(
            item_id,
            box,
            name,
            size=0.9,
            face=FontFace.BOLD,
            tone=SLATE,
            align=align,
            lines=HEAD_LINES,
            leading=1.1,
        )

    def _cells(self, line: pygame.Rect, section: ClassSection) -> list[pygame.Rect]:
        """Return the boxes of a line of the table."""
        space = Space(line.copy(), 0)
        pad = self.context.metrics.px(6)
        group, result = (inset(space.left(round(line.width * f)), pad, 0) for f in (GROUP, RESULT))
        count = len(section.columns)
        wide = space.rest.width // count
        return [group, result, *(space.left(wide) for _ in range(count))]

    def _row(self, item_id: str, row: ClassRow, boxes: list[pygame.Rect]) -> list[Widget]:
        """Return the labels of a line of the table."""
        texts = [row.group, row.result, *row.cells]
        return [
            Label(
                f"{item_id}-{number}",
                box,
                text,
                face=FontFace.BOLD if number == 0 else FontFace.TEXT,
                tone=INK,
                align=TextAlign.CENTRE if number > 1 else TextAlign.LEFT,
                middle=True,
            )
            for number, (text, box) in enumerate(zip(texts, boxes, strict=True))
        ]

    def ground(self, target: pygame.Surface) -> None:
        """Draw a calm sea."""
        target.blit(backdrop.sea(self.context.shapes, target.get_size(), 0.45, 0.1), (0, 0))

    # ------------------------------------------------------------------ what one can do
    def _toggle(self) -> None:
        """Show the names of players, or only numbers of groups."""
        self.names = not self.names
        self.layout()

    def _print(self) -> None:
        """Save the page to print."""
        day = datetime.now(UTC).astimezone().date().isoformat()
        page = printed(self.context.words, self.games, day, names=self.names)
        self.print_page("class", page)

    def back(self) -> None:
        """Return to the saved games."""
        self.finish(None)
