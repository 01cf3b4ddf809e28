"""The list of saved games: shows as many rows as fit, however many games there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from ecosfera.app.saves.details import panel
from ecosfera.app.saves.list_row import ListRow
from ecosfera.app.saves.summary_text import name_of
from ecosfera.core.saves.problems import SaveError
from ecosfera.ui.draw import backdrop
from ecosfera.ui.draw.layout import Space, edges, grid, inset, within
from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import INK, PAPER
from ecosfera.ui.input.focus import Focus
from ecosfera.ui.input.keys import Intent
from ecosfera.ui.widgets import Area, Button, ButtonKind, Form, Label, Paper, ScrollView, Widget
from ecosfera.ui.widgets.scroll_view import BarStyle
from ecosfera.ui.widgets.top_bar import bar_height, top_bar

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ecosfera.app.saves.details import Do
    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.core.saves.library import SaveFile, SaveLibrary
    from ecosfera.core.saves.summary import SaveSummary
    from ecosfera.games.game_screens import AnyMatch
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focusable

ROW = "game-"
BAR = BarStyle(PAPER, track=0.16, thumb=0.85, width=8, shortest=34)
MOST_CORNER = 0.55
"""Maximum fraction of the bar for the buttons at its right end with their labels."""


@dataclass(frozen=True)
class SavesResult:
    """A game to play: one that was loaded, or a new one that branches from it."""

    entry: SaveFile
    loaded: Loaded
    branch: AnyMatch | None = None


@dataclass(frozen=True)
class Binned:
    """A game that was just deleted."""

    path: Path
    name: str


class SaveList(Form[SavesResult | None]):
    """The list and the sheet about the chosen game; `SavesScene` defines the actions."""

    def __init__(self, context: UiContext, shelf: SaveLibrary) -> None:
        super().__init__(context)
        # Tab switches between the list and the sheet; the arrow keys move in the list.
        self._focus = Focus(self._focused, by_group=True)
        self._focus.visible = True
        self.home = shelf
        self.shelf = shelf
        """The library that is listed: the saved games, or the bin."""
        self.games = shelf.entries()
        self.thrown = len(shelf.bin.entries())
        """Number of games in the bin."""
        self.chosen = 0
        self.top = 0
        """Index of the game at the top of the list."""
        self.rows = 1
        """Number of games that the list shows."""
        self.binned: Binned | None = None
        self._told: dict[SaveFile, SaveSummary | None] = {}
        self.list = ScrollView("list", context, style=BAR)
        self._stale = False
        self.start = self._row_id(0) if self.games else "import"

    # ------------------------------------------------------------------ building
    def build(self) -> list[Widget]:
        """Build the bar, the list, and the sheet about the chosen game."""
        m, words = self.context.metrics, self.context.words
        corner = self._corner()
        keep = m.width - corner[0].rect.left if corner else 0
        title = words("saves.bin" if self.in_bin else "saves.title")
        widgets, top = top_bar(self.context, title, self.back, keep)
        widgets += corner
        space = Space(edges(m.margin, top, m.width - m.margin, m.height - m.margin), m.margin)
        whole = space.rest
        column = Space(space.left(round(m.width * 0.56)), m.px(8))
        if self.binned is not None:
            high = max(m.target, m.size(2.6)) + m.px(8)
            widgets += self._bin_bar(column.bottom(high), self.binned)
        if not self.games:
            return [*widgets, *self._nothing(whole)]
        return [*widgets, *self._list(column.rest), *self._panel(space.rest)]

    def _panel(self, box: pygame.Rect) -> list[Widget]:
        about = self.about(self.chosen)
        return panel(self.context, box, about, self.name(), self.actions(about))

    def _corner(self) -> list[Widget]:
        """Return the general actions at the right end of the bar; only signs with large text."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        bar = bar_height(self.context)
        high = bar - m.px(10)
        space = Space(pygame.Rect(0, (bar - high) // 2, m.width - m.margin, high))
        entries = [(do, words(do.message)) for do in self.everything()]
        extra = m.size(1.25) + m.px(34)
        wide = [text.width(name, Face.BOLD, m.size(1.0)) + extra for _, name in entries]
        wordless = sum(wide) > MOST_CORNER * m.width
        found: list[Widget] = []
        for (do, name), full in zip(entries, wide, strict=True):
            rect = space.right(high if wordless else full, gap=m.px(8))
            button = Button(do.id, rect, name, do.action, icon=do.icon, size=1.0, wordless=wordless)
            found.append(button)
        return found[::-1]

    def _list(self, box: pygame.Rect) -> list[Widget]:
        """Return the list; it has controls only for the games that show."""
        m = self.context.metrics
        gap, high = m.px(6), max(m.target, m.size(3.9))
        line = self.list.snap = high + gap
        self.rows = max(1, (box.height + gap) // line)
        self.top = max(0, min(self.top, len(self.games) - self.rows))
        self.list.offset = self.top * line
        wide = box.width - (m.px(14) if len(self.games) > self.rows else 0)
        shown = range(self.top, min(self.top + self.rows, len(self.games)))
        places = grid(pygame.Rect(box.topleft, (wide, 0)), shown.stop, 1, high, gap)
        rows = [self._row(number, places[number]) for number in shown]
        view = pygame.Rect(box.topleft, (wide, self.rows * line))
        return [self.list.fill(view, rows, len(self.games) * line, frame=box)]

    def _row(self, number: int, rect: pygame.Rect) -> ListRow:
        return ListRow(
            self._row_id(number),
            rect,
            self.context,
            self.about(number),
            self.games[number].file,
            chosen=number == self.chosen,
            choose=lambda: self.choose(number),
            opened=self.open,
        )

    def _nothing(self, box: pygame.Rect) -> list[Widget]:
        """Return the text for an empty list."""
        m = self.context.metrics
        area = Space(box).top(m.size(9))
        inner = area.inflate(-m.px(48), -m.px(30))
        text = self.context.words("saves.bin-empty" if self.in_bin else "saves.nothing")
        return [Area("ground", area), Label("nothing", inner, text, size=1.3, lines=4, middle=True)]

    def _bin_bar(self, box: pygame.Rect, binned: Binned) -> list[Widget]:
        """Return a strip with the game just deleted and a button to restore it."""
        m, words = self.context.metrics, self.context.words
        name = words("saves.take-back")
        wide = self.context.text.width(name, Face.BOLD, m.size(1.05)) + m.size(1.25) + m.px(40)
        button = within(inset(box, m.px(4), 0), (wide, box.height - m.px(8)), "midright")
        text = edges(box.left + m.px(14), box.top, button.left - m.px(12), box.bottom)
        told = words("saves.binned", game=binned.name)
        return [
            Paper("strip", box),
            Label("binned", text, told, size=1.05, tone=INK, lines=2, middle=True, leading=1.1),
            Button(
                "take-back",
                button,
                name,
                self.undo_delete,
                kind=ButtonKind.PAPER,
                icon="icon_undo",
                size=1.05,
            ),
        ]

    def ground(self, target: pygame.Surface) -> None:
        """Draw a calm sea."""
        target.blit(backdrop.sea(self.context.shapes, target.get_size(), 0.45, 0.1), (0, 0))

    # ------------------------------------------------------------------ said by `SavesScene`
    def everything(self) -> Iterator[Do]:
        """Return the actions that do not concern a single game, from the right."""
        raise NotImplementedError

    def actions(self, about: SaveSummary | None) -> Iterator[Do]:
        """Return the actions for the chosen game."""
        raise NotImplementedError

    def open(self) -> None:
        """Perform the action of Enter on the chosen game."""
        raise NotImplementedError

    def undo_delete(self) -> None:
        """Restore the game that was just deleted."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the list
    def _row_id(self, number: int) -> str:
        return f"{ROW}{self.games[number].file}"

    def about(self, number: int) -> SaveSummary | None:
        """Return the summary of a game, or None if its file cannot be read."""
        entry = self.games[number]
        if entry not in self._told:
            try:
                self._told[entry] = self.shelf.about(entry)
            except SaveError:
                self._told[entry] = None
        return self._told[entry]

    @property
    def in_bin(self) -> bool:
        """Return whether the bin is listed."""
        return self.shelf is not self.home

    @property
    def game(self) -> SaveFile | None:
        """Return the chosen game."""
        return self.games[self.chosen] if self.games else None

    def name(self) -> str:
        """Return the name of the chosen game."""
        about = self.about(self.chosen)
        return name_of(self.context.words, about) if about else self.games[self.chosen].file

    def choose(self, number: int) -> None:
        """Choose a game and scroll the list to it."""
        self.chosen = max(0, min(number, len(self.games) - 1))
        self.top = min(self.top, self.chosen)
        self.top = max(self.top, self.chosen - self.rows + 1)
        self._stale = True

    def _focused(self, item: Focusable) -> None:
        super()._focused(item)
        for number in range(self.top, min(self.top + self.rows, len(self.games))):
            if item.id == self._row_id(number) and number != self.chosen:
                self.choose(number)

    def _scrolled(self) -> None:
        super()._scrolled()
        self.top = self.list.offset // self.list.snap
        self._stale = True

    def update(self, dt: float) -> None:
        """Show what was chosen or scrolled to since the last frame."""
        if self._stale:
            self._stale = False
            self.layout()
        super().update(dt)

    def handle(self, event: pygame.Event) -> bool:
        """Take events; the keys that scroll elsewhere choose a game here."""
        far = {
            pygame.K_PAGEDOWN: self.rows,
            pygame.K_PAGEUP: -self.rows,
            pygame.K_HOME: -len(self.games),
            pygame.K_END: len(self.games),
        }
        if event.type == pygame.KEYDOWN and event.key in far and self.games:
            self._go(self.chosen + far[event.key])
            return True
        return super().handle(event)

    def intend(self, intent: Intent) -> bool:
        """Scroll the list with up and down; restore a deleted game with undo."""
        step = {Intent.DOWN: 1, Intent.UP: -1}.get(intent, 0)
        if step and self.games and self._focus.id == self._row_id(self.chosen):
            beyond = self.chosen + step
            outside = not self.top <= beyond < self.top + self.rows
            if outside and 0 <= beyond < len(self.games):
                self._go(beyond)
                return True
        if intent in {Intent.LEFT, Intent.RIGHT} and self._across(intent):
            return True
        if intent is Intent.UNDO and self.binned is not None:
            self.undo_delete()
            return True
        return super().intend(intent)

    def _across(self, intent: Intent) -> bool:
        """Move the focus between a game and its actions."""
        here = self.focused
        if here is None or not self.games:
            return False
        ids = [do.id for do in self.actions(self.about(self.chosen)) if do.enabled]
        if intent is Intent.RIGHT and here.id.startswith(ROW):
            self.focus_on(ids[0])
            return True
        sheet = [self.find(item_id) for item_id in ids]
        edge = min(widget.rect.left for widget in sheet if widget is not None)
        if intent is Intent.LEFT and here.id in ids and here.rect.left == edge:
            self._go(self.chosen)
            return True
        return False

    def _go(self, number: int) -> None:
        """Choose a game that may not be visible yet, and focus it."""
        self.choose(number)
        self._stale = False
        self.layout()
        self._focus.visible = True
        self.focus_on(self._row_id(self.chosen))

    def look_again(self, path: Path | None = None) -> None:
        """Read the folder again, and choose the game of this file if it is there."""
        on_list = self._focus.id is None or self._focus.id.startswith(ROW)
        self.games = self.shelf.entries()
        self.thrown = len(self.home.bin.entries())
        self._told.clear()
        numbers = [n for n, entry in enumerate(self.games) if entry.path == path]
        self.choose(numbers[0] if numbers else self.chosen)
        self._stale = False
        self.layout()
        if self.games and (numbers or on_list):
            self.focus_on(self._row_id(self.chosen))
