"""The list of saved games on the screen: as many rows as there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.app.saves.list_row import ListRow
from ecosfera.ui.draw.layout import grid
from ecosfera.ui.draw.theme import PAPER
from ecosfera.ui.widgets import ScrollView, Widget
from ecosfera.ui.widgets.scroll_view import BarStyle

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.app.saves.saved_games import SavedGames
    from ecosfera.ui.context import UiContext

ROW = "game-"
BAR = BarStyle(PAPER, track=0.16, thumb=0.85, width=8, shortest=34)


class SaveList:
    """Rows of the saved games in a view that scrolls.

    `choose` is called with the index of a game that was clicked, `opened` when the chosen one is
    activated.
    """

    def __init__(
        self,
        context: UiContext,
        games: SavedGames,
        choose: Callable[[int], None],
        opened: Callable[[], None],
    ) -> None:
        self.context = context
        self.games = games
        self.choose = choose
        self.opened = opened
        self.view = ScrollView("list", context, style=BAR)

    def row_id(self, number: int) -> str:
        """Return the id of the row of a game."""
        return f"{ROW}{self.games.files[number].file}"

    def widgets(self, box: pygame.Rect) -> list[Widget]:
        """Return the list; it has controls only for the games that show."""
        m, games = self.context.metrics, self.games
        gap, high = m.px(6), max(m.target, m.size(3.9))
        count, line = len(games.files), high + gap
        self.view.snap = line
        games.rows = max(1, (box.height + gap) // line)
        games.top = max(0, min(games.top, count - games.rows))
        self.view.offset = games.top * line
        wide = box.width - (m.px(14) if count > games.rows else 0)
        places = grid(pygame.Rect(box.topleft, (wide, 0)), games.shown.stop, 1, high, gap)
        rows = [self._row(number, places[number]) for number in games.shown]
        view = pygame.Rect(box.topleft, (wide, games.rows * line))
        return [self.view.fill(view, rows, count * line, frame=box)]

    def _row(self, number: int, rect: pygame.Rect) -> ListRow:
        return ListRow(
            self.row_id(number),
            rect,
            self.context,
            self.games.about(number),
            self.games.files[number].file,
            chosen=number == self.games.chosen,
            choose=lambda: self.choose(number),
            opened=self.opened,
        )

    def scrolled(self) -> None:
        """Follow the view, which was scrolled."""
        self.games.top = self.view.offset // self.view.snap
