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
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import INK, PAPER, faded
from ecosfera.ui.input.focus import Focus
from ecosfera.ui.input.keys import Intent
from ecosfera.ui.widgets import Area, Button, ButtonKind, Form, Label, Paper, Widget
from ecosfera.ui.widgets.top_bar import bar_height, top_bar

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ecosfera.app.saves.details import Do
    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.core.saves.library import SaveFile, SaveLibrary
    from ecosfera.core.saves.summary import SaveSummary
    from ecosfera.games.baltica.match import Match
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focusable

ROW = "game-"
MOST_CORNER = 0.55
"""Maximum fraction of the bar for the buttons at its right end with their labels."""


@dataclass(frozen=True)
class SavesResult:
    """A game to play: one that was loaded, or a new one that branches from it."""

    entry: SaveFile
    loaded: Loaded
    branch: Match | None = None


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
        self._bar = pygame.Rect(0, 0, 0, 0)
        self._pulled = False
        """Whether the pointer holds the bar beside the list."""
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
        low = m.height - m.margin
        if self.binned is not None:
            high = max(m.target, m.size(2.6)) + m.px(8)
            low -= high + m.px(8)
            widgets += self._bin_bar(pygame.Rect(m.margin, low + m.px(8), 0, high), self.binned)
        box = pygame.Rect(m.margin, top, round(m.width * 0.56), low - top)
        if not self.games:
            return [*widgets, *self._nothing(box)]
        widgets += self._list(box)
        right = box.right + m.margin
        side = pygame.Rect(right, top, m.width - m.margin - right, m.height - m.margin - top)
        return [*widgets, *panel(self, side)]

    def _corner(self) -> list[Widget]:
        """Return the general actions at the right end of the bar; only signs with large text."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        bar = bar_height(self.context)
        right, high = m.width - m.margin, bar - m.px(10)
        entries = [(do, words(do.message)) for do in self.everything()]
        extra = m.size(1.25) + m.px(34)
        wide = [text.width(name, Face.BOLD, m.size(1.0)) + extra for _, name in entries]
        wordless = sum(wide) > MOST_CORNER * m.width
        found: list[Widget] = []
        for (do, name), full in zip(entries, wide, strict=True):
            side = high if wordless else full
            rect = pygame.Rect(right - side, (bar - high) // 2, side, high)
            button = Button(do.id, rect, name, do.action, icon=do.icon, size=1.0, wordless=wordless)
            found.append(button)
            right = rect.left - m.px(8)
        return found[::-1]

    def _list(self, box: pygame.Rect) -> list[Widget]:
        """Return as many rows as fit."""
        m = self.context.metrics
        gap = m.px(6)
        high = max(m.target, m.size(3.9))
        self.rows = max(1, (box.height + gap) // (high + gap))
        self.top = max(0, min(self.top, len(self.games) - self.rows))
        self._bar = pygame.Rect(box.right - m.px(8), box.top, m.px(8), box.height)
        wide = box.width - (m.px(14) if len(self.games) > self.rows else 0)
        found: list[Widget] = []
        for number in range(self.top, min(self.top + self.rows, len(self.games))):
            y = box.top + (number - self.top) * (high + gap)
            row = ListRow(
                self._row_id(number),
                pygame.Rect(box.left, y, wide, high),
                self.context,
                self.about(number),
                self.games[number].file,
                chosen=number == self.chosen,
                choose=lambda number=number: self.choose(number),  # type: ignore[misc]
                opened=self.open,
            )
            found.append(row)
        return found

    def _nothing(self, box: pygame.Rect) -> list[Widget]:
        """Return the text for an empty list."""
        m = self.context.metrics
        area = pygame.Rect(box.left, box.top, m.width - 2 * m.margin, m.size(9))
        inner = area.inflate(-m.px(48), -m.px(30))
        text = self.context.words("saves.bin-empty" if self.in_bin else "saves.nothing")
        return [Area("ground", area), Label("nothing", inner, text, size=1.3, lines=4, middle=True)]

    def _bin_bar(self, box: pygame.Rect, binned: Binned) -> list[Widget]:
        """Return a strip with the game just deleted and a button to restore it."""
        m, words = self.context.metrics, self.context.words
        name = words("saves.take-back")
        wide = self.context.text.width(name, Face.BOLD, m.size(1.05)) + m.size(1.25) + m.px(40)
        strip = pygame.Rect(box.left, box.top, round(m.width * 0.56), box.height)
        button = pygame.Rect(0, 0, wide, strip.height - m.px(8))
        button.midright = (strip.right - m.px(4), strip.centery)
        text = pygame.Rect(strip.left + m.px(14), strip.top, 0, strip.height)
        text.width = button.left - m.px(12) - text.left
        told = words("saves.binned", game=binned.name)
        return [
            Paper("strip", strip),
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
        target.blit(backdrop.sea(self.context, target.get_size(), 0.45, 0.1), (0, 0))

    def decorate(self, target: pygame.Surface) -> None:
        """Draw the scroll bar."""
        hidden = len(self.games) - self.rows
        if hidden <= 0:
            return
        bar, box = self._bar, self.context.shapes.box
        put(target, box(bar.size, bar.width // 2, faded(PAPER, 0.16)), bar.topleft)
        high = max(self.context.metrics.px(34), bar.height * self.rows // len(self.games))
        y = bar.top + (bar.height - high) * self.top // hidden
        put(target, box((bar.width, high), bar.width // 2, faded(PAPER, 0.85)), (bar.left, y))

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

    def update(self, dt: float) -> None:
        """Apply a changed choice."""
        if self._stale:
            self._stale = False
            self.layout()
        super().update(dt)

    def handle(self, event: pygame.Event) -> bool:
        """Handle the mouse wheel, the scroll bar and the paging keys."""
        if self._pull(event):
            return True
        if event.type == pygame.MOUSEWHEEL and self.games:
            self.top = max(0, min(self.top - event.y, len(self.games) - self.rows))
            self._stale = True
            return True
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

    def _pull(self, event: pygame.Event) -> bool:
        """Handle dragging of the scroll bar; return whether the event concerned it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            near = self._bar.inflate(2 * self.context.metrics.px(8), 0)
            self._pulled = len(self.games) > self.rows and near.collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and self._pulled:
            self._pulled = False
            return True
        if not self._pulled or event.type not in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION}:
            return False
        half = self.context.metrics.px(17)
        share = (event.pos[1] - self._bar.top - half) / max(1, self._bar.height - 2 * half)
        hidden = len(self.games) - self.rows
        self.top = round(max(0.0, min(1.0, share)) * hidden)
        self._stale = True
        return True

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
