"""The list of saved games, with its rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.app.saves.saved_games import draw_picture, moment, name_of, state_of
from ecosfera.ui.draw.layout import Space, grid, inset, within
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, Part
from ecosfera.ui.draw.theme import BLUSH, FOAM, INK, PAPER, SLATE, WATER_BUTTON, WATER_LINE, faded
from ecosfera.ui.widgets import ScrollView, Widget
from ecosfera.ui.widgets.base import draw_veil
from ecosfera.ui.widgets.scroll_view import BarStyle

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.app.saves.saved_games import SavedGames
    from ecosfera.core.saves.summary import SaveSummary
    from ecosfera.ui.context import UiContext


class ListRow(Widget):
    """A saved game. A click chooses it, Enter opens it.

    `about` is None for a file that cannot be read.
    """

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        context: UiContext,
        about: SaveSummary | None,
        file: str,
        *,
        chosen: bool,
        choose: Callable[[], None],
        opened: Callable[[], None],
    ) -> None:
        words = context.words
        super().__init__(item_id, rect, name_of(words, about) if about else file, "games")
        self.about = about
        self.chosen = chosen
        self.choose = choose
        self.opened = opened
        if about:
            self.detail = words(
                "saves.line", state=state_of(words, about), date=moment(words, about.saved)
            )
        else:
            self.detail = words("saves.unreadable")

    @property
    def spoken(self) -> str:
        """Return the name and state."""
        return f"{self.name}: {self.detail}"

    def press(self) -> None:
        """Open the game."""
        self.opened()

    def click(self, point: tuple[int, int]) -> None:
        """Choose the game."""
        del point
        self.choose()

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the sea of the game, its name and its state."""
        m, text, rect = context.metrics, context.text, self.rect
        radius = self.radius(context)
        fill = PAPER if self.chosen else faded(WATER_BUTTON, 0.82)
        line = None if self.chosen else WATER_LINE
        put(
            target, context.shapes.box(rect.size, radius, fill, line, max(1, m.px(1))), rect.topleft
        )
        pad = m.px(8)
        high = rect.height - 2 * pad
        space = Space(inset(rect, pad), m.px(12))
        picture = space.left(round(high * 1.7))
        if self.about is not None:
            draw_picture(target, context, picture, self.about)
        else:
            sign = context.pictures.sign("icon_cross", high // 2, INK if self.chosen else BLUSH)
            put(target, sign, sign.get_rect(center=picture.center).topleft)
        width = space.rest.width
        ink, quiet = (INK, SLATE) if self.chosen else (PAPER, FOAM)
        detail = text.fit(self.detail, FontFace.TEXT, m.size(1.0), m.floor, width)
        room = rect.height - m.px(8) - text.line_height(detail.size, 1.2)
        name = text.fit(
            self.name, FontFace.BOLD, m.size(1.15), m.floor, width, 2, height=room, leading=1.1
        )
        parts = [Part(name, FontFace.BOLD, ink, 1.1), Part(detail, FontFace.TEXT, quiet, 1.2)]
        both = sum(part.height for part in parts)
        text.stack(target, parts, within(space.rest, (width, both), "midleft"))
        draw_veil(target, context, rect, radius, hovered=self.hovered, held=self.held)


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
