"""The page at the very first start, which offers the tutorial."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.app.menu.game_card import GameCard, draw_backdrop, life_of, title_of
from ecosfera.app.menu.large_button import LargeButton
from ecosfera.tabletop.setup import LONGEST_NAME
from ecosfera.ui.accessibility.node import Role
from ecosfera.ui.draw.layout import Space, columns, edges, grid
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.widgets import Button, ButtonKind, Label, Paper, TextField, Widget
from ecosfera.ui.widgets.people_chip import PeopleChip
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from ecosfera.core.game_info import GameInfo, MenuLook
    from ecosfera.ui.accessibility.node import AccessNode
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


class Entry(NamedTuple):
    """A small button."""

    id: str
    name: str
    icon: str
    action: Callable[[], None]
    kind: ButtonKind = ButtonKind.PAPER


class GameDoor(GameCard):
    """A game as a picture that leads to its page."""

    role = Role.BUTTON

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return its name and what the game is about; it is no switch."""
        node = super().accessible(context)
        return node and node._replace(toggled=None)


class WelcomeScene(Sheet[WelcomeChoice]):
    """Asks which game to learn, then whether one person or several do; names what else there is.

    It lies over the picture of the game whose id is `game`. `choose_language` opens the languages.
    `games` are those to choose from; with one, its page comes at once.
    Who was `welcomed` before is only asked who learns.
    """

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
        self._asks = len(games) > 1
        """Whether the games are shown to choose one."""
        self.start = f"game-{games[0].id}" if self._asks else "learn"
        self.people = 1
        """How many people play; their names are asked for if they are several."""
        self._typed = [""] * MOST

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the people, empty where none was given."""
        return tuple(self._typed[: self.people])

    def _choose(self, game_id: str) -> None:
        """Show the page of a game."""
        self.game, self._asks = game_id, False
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
        if self._asks:
            return self.context.words("menu.welcome-which")
        return f"{self._heading()} {self._about()}"

    def _heading(self) -> str:
        """Return what stands over the question who learns."""
        return self.context.words("menu.learn" if self.welcomed else "menu.welcome-title")

    def build(self) -> list[Widget]:
        """Build the page with the games, that of one of them, or the one with the names."""
        self.default = "learn" if self.people > 1 else ""
        if self._asks:
            return self._games_page()
        return self._names_page() if self.people > 1 else self._game_page()

    def _games_page(self) -> list[Widget]:
        """Build a picture of each game, equal in size, and what leads elsewhere."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        pad, gap, count = m.px(28), m.px(12), len(self.games)
        wide = min(m.width - m.px(32), max(m.px(1080), m.size(60)))
        card = (wide - 2 * pad - (count - 1) * 2 * gap) // count
        abouts = [words(info.look.tagline) for info in self.games]
        lines = max(len(text.wrap(about, FontFace.BOLD, m.size(1.2), card)) for about in abouts)
        about_high = text.line_height(m.size(1.2)) * lines + m.px(4)
        title_high, low = m.size(2.9), max(m.target, m.size(2.7))
        fixed = 2 * pad + title_high + about_high + low + 3 * gap
        high = min(round(card * 9 / 16), m.height - m.px(16) - fixed)
        space = self.open_sheet(wide, fixed + high, pad, gap)
        title = self.heading(space.top(title_high), words("menu.welcome-which"))
        title.id = "welcome"
        widgets: list[Widget] = [Paper("sheet", self.sheet, 1.0), title]
        boxes = columns(space.top(high), count, 2 * gap)
        below = columns(space.top(about_high), count, 2 * gap)
        for info, about, box, line in zip(self.games, abouts, boxes, below, strict=True):
            door = GameDoor(box, info, self.context, partial(self._choose, info.id))
            door.state = about
            label = Label(f"about-{info.id}", line, about, size=1.2, face=FontFace.BOLD, tone=INK)
            label.lines = lines
            widgets += [door, label]
        small = [self._menu_entry(), *self._language_entry()]
        return [*widgets, *self._small(small, columns(space.rest, count, 2 * gap))]

    def _game_page(self) -> list[Widget]:
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
        return [*widgets, *self._small(small, grid(space.rest, rows, 1, low, gap))]

    def _small(self, entries: Sequence[Entry], boxes: Sequence[pygame.Rect]) -> list[Button]:
        """Return the small buttons."""
        return [
            Button(
                entry.id, rect, entry.name, entry.action, kind=entry.kind, icon=entry.icon, size=1.1
            )
            for entry, rect in zip(entries, boxes, strict=False)
        ]

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

    def _elsewhere(self) -> list[Entry]:
        """Return the small buttons of a game's page."""
        words = self.context.words
        setup, name = partial(self.finish, WelcomeChoice.SETUP), words("menu.welcome-setup")
        back = Entry("back", words("common.back"), "icon_undo", self.back)
        return [
            # who comes from the menu has seen it there
            *([] if self.welcomed else [Entry("setup", name, "icon_leaf", setup)]),
            back if len(self.games) > 1 else self._menu_entry(),
            *self._language_entry(),
        ]

    def _menu_entry(self) -> Entry:
        """Return the button that leads to the menu."""
        later = partial(self.finish, WelcomeChoice.LATER)
        return Entry("later", self.context.words("pause.menu"), "icon_menu", later)

    def _language_entry(self) -> list[Entry]:
        """Return the button that opens the languages, if there are several."""
        if len(self.context.languages) < 2:
            return []
        name, clear = self.context.words("words.language"), ButtonKind.CLEAR
        return [Entry("language", name, "icon_language", self.choose_language, clear)]

    def _names_page(self) -> list[Widget]:
        """Build the question how many people play, and a field for each name."""
        m, words = self.context.metrics, self.context.words
        pad, gap = m.px(28), m.px(12)
        wide = min(m.width - m.px(32), max(m.px(560), m.size(34)))
        title_high, chip, large = m.size(2.9), max(m.target, m.size(2.7)), m.size(4.0)
        field = max(m.target, m.size(3.0))
        note = m.size(1.7) if self.people > FEWEST else 0
        rows = -(-self.people // 2)
        parts = 2 * pad + title_high + 2 * chip + rows * field + note
        gaps = rows + 3 + (note > 0)
        # In the largest letters the gaps give way, then the large button.
        room = m.height - m.px(16) - parts
        gap = max(m.px(3), min(gap, (room - large) // gaps))
        large = max(m.target, min(large, room - gaps * gap))
        high = parts + large + gaps * gap
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
        """Go back to the page before, or to the menu."""
        if self.people > 1:
            self.people, there = 1, "together"
        elif not self._asks and len(self.games) > 1:
            self._asks, there = True, f"game-{self.game}"
        else:
            self.finish(WelcomeChoice.LATER)
            return
        self.layout()
        self.focus_on(there)
