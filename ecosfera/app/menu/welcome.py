"""The page at the very first start, which offers the tutorial."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera.app.menu.game_card import draw_backdrop, life_of, title_of
from ecosfera.app.menu.large_button import LargeButton
from ecosfera.tabletop.setup import LONGEST_NAME
from ecosfera.ui.draw.layout import Space, edges, grid
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.widgets import Button, ButtonKind, Label, Paper, TextField, Widget
from ecosfera.ui.widgets.people_chip import PeopleChip
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from ecosfera.core.game_info import GameInfo, MenuLook
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.stage.life import Life


FEWEST: Final = 2
MOST: Final = 4
"""Number of people who learn the game together."""


class WelcomeChoice(StrEnum):
    """What was chosen at the first start."""

    LEARN = "learn"
    SETUP = "setup"
    LATER = "later"


class WelcomeScene(Sheet[WelcomeChoice]):
    """A page that asks whether one person or several learn the game, and names what else there is.

    It lies over the picture of the chosen game. `choose_language` opens the languages. `games` are
    all games; `game` is the id of the chosen one. Who was `welcomed` before is only asked who
    learns.
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
        *,
        welcomed: bool = False,
    ) -> None:
        super().__init__(context)
        self.welcomed = welcomed
        self.choose_language = choose_language
        self.games = games
        self.game = game
        self.people = 1
        """How many people play; their names are asked for if they are several."""
        self._typed = [""] * MOST

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the people, empty where none was given."""
        return tuple(self._typed[: self.people])

    def _choose(self, game_id: str) -> None:
        """Tell of another game."""
        self.game = game_id
        self.layout()
        self.focus_on("learn")
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
        return f"{self._heading()} {self._about()}"

    def _heading(self) -> str:
        """Return what stands over the question."""
        return self.context.words("menu.learn" if self.welcomed else "menu.welcome-title")

    def build(self) -> list[Widget]:
        """Build the first page, or the one with the names."""
        self.default = "learn" if self.people > 1 else ""
        return self._names_page() if self.people > 1 else self._first_page()

    def _first_page(self) -> list[Widget]:
        """Build the title, the text, the question who is there, and what leads elsewhere."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        pad, gap = m.px(28), m.px(10)
        wide = min(m.width - m.px(32), max(m.px(560), m.size(34)))
        inner = wide - 2 * pad
        sentence = self._about()
        lines = len(text.wrap(sentence, FontFace.TEXT, m.size(1.2), inner))
        text_high = text.line_height(m.size(1.2)) * lines + m.px(10)
        title_high = m.size(2.9)
        large, small = self._beginnings(), self._elsewhere()
        rows = len(small)
        fixed = 2 * pad + title_high + text_high + 3 * gap
        # The small buttons, then the large ones become lower if they do not fit; the text stays.
        room = m.height - m.px(16) - fixed
        least = max(m.target, m.size(2.4))
        tall = (room - rows * (least + gap)) // len(large) - gap
        tall = max(m.target, min(m.size(5.0), tall))
        low = (room - len(large) * (tall + gap)) // rows - gap
        low = max(m.target, min(m.size(2.9), low))
        high = fixed + len(large) * (tall + gap) + rows * (low + gap) - gap
        space = self.open_sheet(wide, high, pad, gap)
        welcome = self.heading(space.top(title_high), self._heading())
        welcome.id = "welcome"
        widgets: list[Widget] = [
            *self._title(),
            Paper("sheet", self.sheet, 1.0),
            welcome,
            Label("text", space.top(text_high), sentence, size=1.2, tone=INK, lines=lines),
        ]
        widgets += [
            LargeButton(item_id, space.top(tall), words(name), words(about), action)
            for item_id, name, about, action in large
        ]
        places = grid(space.rest, rows, 1, low, gap)
        widgets += [
            Button(item_id, rect, name, action, kind=kind, icon=icon, size=1.1, left=True)
            for (item_id, name, icon, kind, action), rect in zip(small, places, strict=False)
        ]
        return widgets

    def _beginnings(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Return id, name, sentence and action of the buttons that begin the tutorial."""
        learn = partial(self.finish, WelcomeChoice.LEARN)
        if not self._info.learn_together:
            return [("learn", "menu.learn", "menu.learn-about", learn)]
        several = partial(self._gather, FEWEST)
        return [
            ("learn", "menu.welcome-alone", "menu.welcome-alone-about", learn),
            ("together", "menu.welcome-together", "menu.welcome-together-about", several),
        ]

    def _elsewhere(self) -> list[tuple[str, str, str, ButtonKind, Callable[[], None]]]:
        """Return id, name, icon, kind and action of the small buttons."""
        words, paper, clear = self.context.words, ButtonKind.PAPER, ButtonKind.CLEAR
        setup, later = WelcomeChoice.SETUP, WelcomeChoice.LATER
        found: list[tuple[str, str, str, ButtonKind, Callable[[], None]]] = [
            ("setup", words("menu.welcome-setup"), "icon_leaf", paper, partial(self.finish, setup)),
            ("later", words("pause.menu"), "icon_menu", paper, partial(self.finish, later)),
        ]
        if self.welcomed:
            # The menu has it.
            del found[0]
        for info in self.games:
            if info.id != self.game:
                name = words("menu.other-game", game=words(info.title))
                choose = partial(self._choose, info.id)
                found.append((f"game-{info.id}", name, "icon_dice", clear, choose))
        if len(self.context.languages) > 1:
            name = words("words.language")
            found.append(("language", name, "icon_language", clear, self.choose_language))
        return found

    def _names_page(self) -> list[Widget]:
        """Build the question how many people play, and a field for each name."""
        m, words = self.context.metrics, self.context.words
        pad, gap = m.px(28), m.px(12)
        wide = min(m.width - m.px(32), max(m.px(560), m.size(34)))
        title_high, chip, large = m.size(2.9), max(m.target, m.size(2.7)), m.size(4.0)
        field = max(m.target, m.size(3.0))
        note = m.size(1.7) if self.people > FEWEST else 0
        rows = -(-self.people // 2)
        high = (
            2 * pad
            + title_high
            + 2 * chip
            + rows * field
            + note
            + large
            + (rows + 3 + (note > 0)) * gap
        )
        space = self.open_sheet(wide, high, pad, gap)
        title = self.heading(space.top(title_high), words("setup.title"))
        title.id = "welcome"
        widgets: list[Widget] = [*self._title(), Paper("sheet", self.sheet, 1.0), title]
        chips = Space(space.top(chip), m.px(8))
        for people in range(FEWEST, MOST + 1):
            place = chips.left(PeopleChip.width(self.context, people))
            gather = partial(self._gather, people)
            widgets.append(PeopleChip(people, place, words, gather, chosen=people == self.people))
        places = grid(space.top(rows * (field + gap) - gap), self.people, 2, field, gap)
        widgets += [self._field(index, rect) for index, rect in enumerate(places)]
        if note:
            told = words("menu.welcome-turns")
            widgets.append(Label("turns", space.top(note), told, size=1.1, tone=INK, middle=True))
        name, about = words("menu.learn"), words("menu.learn-about")
        learn = partial(self.finish, WelcomeChoice.LEARN)
        widgets.append(LargeButton("learn", space.top(large), name, about, learn))
        back = Button(
            "back",
            space.top(chip),
            words("common.back"),
            self.back,
            kind=ButtonKind.CLEAR,
            size=1.1,
            left=True,
        )
        return [*widgets, back]

    def _field(self, index: int, rect: pygame.Rect) -> TextField:
        """Return the field for the name of a person; Enter leads to the next one, or begins."""

        def rename(name: str) -> None:
            self._typed[index] = name

        words = self.context.words
        field = TextField(
            f"name-{index}",
            rect,
            words("setup.name-of", n=index + 1),
            self._typed[index],
            rename,
            limit=LONGEST_NAME,
            group="names",
            hint=words("menu.welcome-name"),
            round_ends=True,
            size=1.2,
        )

        def done() -> None:
            if index + 1 < self.people:
                self.focus_on(f"name-{index + 1}")
            else:
                self.finish(WelcomeChoice.LEARN)

        field.done = done
        return field

    def _gather(self, people: int) -> None:
        """Ask for the names of so many people."""
        self.people = people
        self.layout()
        empty = (index for index in range(people) if not self._typed[index])
        self.focus_on(f"name-{next(empty, 0)}")

    def _title(self) -> list[Widget]:
        """Return the title of the chosen game, if there is room beside the sheet."""
        m = self.context.metrics
        room = edges(self.sheet.right + m.px(44), m.px(16), m.width - m.px(24), m.height)
        high = min(m.px(156), round(m.height * 0.2), round(room.width * 0.3))
        room.height = high
        return [title_of(self.context, self._info, room)] if high >= m.px(90) else []

    def back(self) -> None:
        """Go back to the first page, or to the menu."""
        if self.people == 1:
            self.finish(WelcomeChoice.LATER)
            return
        self.people = 1
        self.layout()
        self.focus_on("together")
