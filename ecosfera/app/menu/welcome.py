"""The page at the very first start, which offers the tutorial."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING

from ecosfera.app.menu.game_card import draw_backdrop, game_cards, life_of, title_of
from ecosfera.ui.draw.layout import edges, grid
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.widgets import Button, ButtonKind, Label, Paper, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from ecosfera.core.game_info import GameInfo, MenuLook
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.stage.life import Life


class WelcomeChoice(StrEnum):
    """What was chosen at the first start."""

    LEARN = "learn"
    SETUP = "setup"
    LATER = "later"


class WelcomeScene(Sheet[WelcomeChoice]):
    """A page with the games, three ways to begin one, and the language.

    It lies over the picture of the chosen game. `choose_language` opens the languages. `games` are
    all games, each with its picture; `game` is the id of the chosen one.
    """

    start = "learn"
    opaque = True
    at_side = True

    def __init__(
        self,
        context: UiContext,
        choose_language: Callable[[], None],
        games: Sequence[GameInfo],
        game: str,
    ) -> None:
        super().__init__(context)
        self.choose_language = choose_language
        self.games = games
        self.game = game

    def _choose(self, game_id: str) -> None:
        """Tell of another game."""
        self.game = game_id
        self.layout()
        self.context.say(self._about())

    @property
    def _info(self) -> GameInfo:
        """Return what is known of the chosen game."""
        return next(info for info in self.games if info.id == self.game)

    @property
    def _look(self) -> MenuLook:
        """Return the picture and the texts of the chosen game."""
        return self._info.look

    def _about(self) -> str:
        """Return what the chosen game is."""
        return self.context.words(self._look.welcome)

    def ground(self, target: pygame.Surface) -> None:
        """Draw the picture of the chosen game."""
        draw_backdrop(target, self.context, self._look)

    def enliven(self) -> Life | None:
        """Let the picture beside the sheet live as in the menu."""
        return life_of(self.context, self._look, self.sheet.right)

    @property
    def headline(self) -> str:
        """Return the title and the text."""
        words = self.context.words
        return f"{words('menu.welcome-title')} {self._about()}"

    def build(self) -> list[Widget]:
        """Build the title, the text and the buttons."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        pad, gap = m.px(28), m.px(10)
        wide = min(m.width - m.px(32), max(m.px(560), m.size(34)))
        inner = wide - 2 * pad
        sentence = self._about()
        lines = len(text.wrap(sentence, FontFace.TEXT, m.size(1.2), inner))
        text_high = text.line_height(m.size(1.2)) * lines + m.px(6)
        title_high = m.size(2.9)
        entries = [
            ("learn", words("menu.learn"), "icon_play", WelcomeChoice.LEARN),
            ("setup", words("menu.welcome-setup"), "icon_leaf", WelcomeChoice.SETUP),
            ("later", words("menu.welcome-later"), "icon_menu", WelcomeChoice.LATER),
        ]
        rows = len(entries) + (len(self.context.languages) > 1)
        fixed = 2 * pad + title_high + text_high + 3 * gap
        # The pictures, then the buttons become lower if they do not fit; the text stays.
        around = m.height - m.px(16) - fixed
        cards_high = min((inner - m.px(16)) * 9 // 32, around - rows * (m.size(2.6) + gap))
        cards_high = max(m.target, cards_high)
        fixed += cards_high
        room = (m.height - m.px(16) - fixed) // rows - gap
        high = max(m.target, min(m.size(3.2), room))
        space = self.open_sheet(wide, fixed + rows * (high + gap) - gap, pad, gap)
        welcome = self.heading(space.top(title_high), words("menu.welcome-title"))
        welcome.id = "welcome"
        widgets: list[Widget] = [
            *self._title(),
            Paper("sheet", self.sheet, 1.0),
            welcome,
            *game_cards(self.context, self.games, self.game, space.top(cards_high), self._choose),
            Label("text", space.top(text_high), sentence, size=1.2, tone=INK, lines=lines),
        ]
        places = grid(space.rest, rows, 1, high, gap)
        for (item_id, name, icon, choice), rect in zip(entries, places, strict=False):
            main = choice is WelcomeChoice.LEARN
            kind = ButtonKind.PRIMARY if main else ButtonKind.PAPER
            widgets.append(
                Button(
                    item_id,
                    rect,
                    name,
                    partial(self.finish, choice),
                    kind=kind,
                    icon=icon,
                    size=1.3 if main else 1.15,
                    left=True,
                )
            )
        if rows > len(entries):
            widgets.append(
                Button(
                    "language",
                    places[-1],
                    words("words.language"),
                    self.choose_language,
                    kind=ButtonKind.CLEAR,
                    icon="icon_language",
                    size=1.0,
                    left=True,
                )
            )
        return widgets

    def _title(self) -> list[Widget]:
        """Return the title of the chosen game, if there is room beside the sheet."""
        m = self.context.metrics
        room = edges(self.sheet.right + m.px(44), m.px(16), m.width - m.px(24), m.height)
        high = min(m.px(156), round(m.height * 0.2), round(room.width * 0.3))
        room.height = high
        return [title_of(self.context, self._info, room)] if high >= m.px(90) else []

    def back(self) -> None:
        """Go to the menu."""
        self.finish(WelcomeChoice.LATER)
