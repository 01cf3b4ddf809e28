"""The main menu."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera import __version__
from ecosfera.app.menu.about import AboutScene
from ecosfera.app.menu.game_card import card_box, draw_backdrop, game_cards, life_of, title_of
from ecosfera.games.game_screens import MenuCard
from ecosfera.ui.draw.layout import Space, edges, first_fit, grid, inset, within
from ecosfera.ui.draw.text import FontFace, Part, TextAlign
from ecosfera.ui.draw.theme import FOAM, INK, PALE_GOLD
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Area, Button, ButtonKind, Form, Label, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from ecosfera.core.game_info import GameInfo
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.stage.life import Life

TIGHT: Final = 0.72
"""Factor by which buttons may be lowered before they are placed side by side."""
BEGINNINGS: Final = ("new", "journey")
"""The entries that are large where no match can be continued."""
CARD: Final = 310
NARROWEST_CARD: Final = 11
"""Width of a game's picture at most, in units, and at least, in bodies."""


class LargeButton(Button):
    """The large button of the menu, with a sentence: who plays, or what the tutorial is."""

    def __init__(
        self, item_id: str, rect: pygame.Rect, name: str, card: MenuCard, action: Callable[[], None]
    ) -> None:
        super().__init__(item_id, rect, name, action, kind=ButtonKind.PRIMARY)
        self.card = card

    @property
    def spoken(self) -> str:
        """The name, and what the card says of the match."""
        return f"{self.name}: {self.card.about}"

    def draw_content(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the words, and the signs of the game."""
        m, text, rect = context.metrics, context.text, self.rect
        pad = m.px(20)
        room = rect.inflate(-2 * pad, -m.px(10))
        name = text.fit(self.name, FontFace.HEAVY, m.size(1.5), m.floor, room.width // 2)
        line = text.line_height(name.size, 1.2)
        about = text.fit(
            self.card.about,
            FontFace.BOLD,
            m.size(1.05),
            m.floor,
            room.width,
            3,
            height=room.height - line,
            leading=1.15,
        )
        parts = [Part(name, FontFace.HEAVY, INK, 1.2), Part(about, FontFace.BOLD, INK, 1.15)]
        y = text.stack(target, parts, room)
        signs = room.copy()
        signs.width -= text.width(self.name, FontFace.HEAVY, m.size(1.5)) + m.px(14)
        signs.right = room.right
        self.card.draw(target, signs, y - line // 2)


class MenuChoice(StrEnum):
    """What was chosen in the menu."""

    CONTINUE = "continue"
    NEW = "new"
    JOURNEY = "journey"
    """Begin or go on with the game's journey."""
    LEARN = "learn"
    """Begin the tutorial, or go on with it."""
    SAVES = "saves"
    """Open the list of saved games."""
    QUIT = "quit"


class OtherGame(NamedTuple):
    """Another game of the program was chosen: the menu becomes that of this game."""

    id: str


class MenuScene(Form[MenuChoice | OtherGame]):
    """Finishes with what was chosen; settings, language and about open over it.

    `services` and `credits` are called when a button needs them: the menu does not wait for either.
    `game` is the chosen game: the title, the picture and all buttons are of it. `credits` names the
    sources of the game's facts, for the page about it. `card` makes the card of
    the match that can be continued, in the language of the moment; without one there is none.
    `statistics` opens the statistics; without it there is no button. `games` are all games of the
    program, each a picture, or none if there is nothing to choose.
    """

    def __init__(
        self,
        context: UiContext,
        services: Callable[[], Services],
        game: GameInfo,
        credits: Callable[[], list[str]],  # noqa: A002 (as of a film)
        card: Callable[[], MenuCard] | None = None,
        statistics: Callable[[], None] | None = None,
        games: Sequence[GameInfo] = (),
    ) -> None:
        super().__init__(context)
        self.services = services
        self.credits = credits
        self.card = card
        self.statistics = statistics
        self.game = game
        self.games = games
        self.start = "continue" if card else "new"
        self.newcomer = False
        """Whether nobody has played yet, so that the tutorial has the large button."""

    def offer_tutorial(self) -> None:
        """Give the tutorial the large button, where a match to continue has it later."""
        if self.card is None and "learn" not in self.context.removed_buttons:
            self.newcomer, self.start = True, "learn"

    def build(self) -> list[Widget]:
        """Build the controls."""
        m = self.context.metrics
        left = m.px(64)
        wide = min(max(m.px(330), m.size(22)), m.width * 45 // 100)
        widgets: list[Widget] = self._title(left)
        top = widgets[-1].rect.bottom + m.px(22)
        pictures = self._card_room(wide) is not None
        entries = self._entries(pictures=pictures)
        large = [e[0] for e in entries if e[0] in BEGINNINGS]
        if self.card or self.newcomer:
            large = [self.start]
        first_high = m.size(5.6) if len(large) == 1 else m.size(3.9)
        high = max(m.target, m.size(3.0))
        gap = m.px(8)
        # Buttons that do not fit become lower or stand side by side; their text is not shrunk.
        small = [entry for entry in entries if entry[0] not in large]
        room = m.height - top - m.size(2.6)

        def squeeze(across: int) -> float:
            rows = -(-(len(small) + self.newcomer) // across)
            free = room - gap * (rows + len(large))
            return min(1.0, free / (first_high * len(large) + high * rows))

        least = max(TIGHT, m.target / high)
        across = first_fit((1, 2), lambda across: squeeze(across) >= least) or 2
        if across == 2:
            pictures = False
            entries = self._entries(pictures=False)
            small = [entry for entry in entries if entry[0] not in large]
            wide = min(m.width - 2 * left, round(1.8 * wide))
        # The small buttons give way first: a large one has a sentence.
        lines = -(-(len(small) + self.newcomer) // across)
        left_over = room - gap * (lines + len(large))
        least = max(m.target, round(high * TIGHT))
        lowest = round(first_high * squeeze(across))
        first_high = max(lowest, min(first_high, (left_over - lines * least) // len(large)))
        high = min(high, (left_over - first_high * len(large)) // lines)
        space = Space(edges(left, top, left + wide, m.height))
        tops = {item_id: space.top(first_high, gap=gap + m.px(4)) for item_id in large}
        if self.card or self.newcomer:
            widgets.append(self._large_button(tops[self.start]))
            entries = small
        places = iter(grid(space.rest, len(small), across, high, gap))
        for item_id, name, icon, action in entries:
            main = item_id in tops
            widgets.append(
                Button(
                    item_id,
                    tops[item_id] if main else next(places),
                    name,
                    action,
                    kind=ButtonKind.PRIMARY if main else ButtonKind.QUIET,
                    icon=icon,
                    size=1.5 if main else 1.25,
                    left=True,
                )
            )
        return [*widgets, *(self._cards(wide) if pictures else ()), *self._corner()]

    def _large_button(self, rect: pygame.Rect) -> LargeButton:
        """Return the button that goes on with a match, or begins the tutorial."""
        words = self.context.words
        if self.card is None:
            card = MenuCard(words("menu.learn-about"), lambda *_: None)
            name, choice = words("menu.learn"), MenuChoice.LEARN
        else:
            card, name, choice = self.card(), words("menu.continue"), MenuChoice.CONTINUE
        return LargeButton(self.start, rect, name, card, partial(self.finish, choice))

    def _entries(self, *, pictures: bool) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Return id, name, icon and action of the buttons.

        Where no pictures of the games fit, the other games are among them.
        """
        words, guide = self.context.words, self.game.guide
        entries = [
            ("new", words("menu.new-game"), "icon_leaf", lambda: self.finish(MenuChoice.NEW)),
            *self._journey(),
            ("learn", words("menu.learn"), "icon_play", lambda: self.finish(MenuChoice.LEARN)),
            *(() if pictures else self._other_games()),
            ("saves", words("menu.saves"), "icon_save", lambda: self.finish(MenuChoice.SAVES)),
            ("rules", words("menu.rules"), "icon_rules", lambda: self.services().open_rulebook()),
            ("guide", words(guide.message), guide.icon, lambda: self.services().open_guide()),
            (
                "settings",
                words("menu.settings"),
                "icon_settings",
                lambda: self.services().open_settings(),
            ),
            ("about", words("menu.about"), "icon_book", self._about),
        ]
        return [entry for entry in entries if entry[0] not in self.context.removed_buttons]

    def _journey(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Return the entry of the game's journey, if it has one."""
        name, go = self.game.journey, partial(self.finish, MenuChoice.JOURNEY)
        return [("journey", self.context.words(name), "star", go)] if name else []

    def _card_room(self, wide: int) -> pygame.Rect | None:
        """Return the room right of the buttons if the pictures of the games fit there."""
        m = self.context.metrics
        left = m.px(64) + wide + m.px(40)
        room = edges(left, m.height // 3, m.width - m.px(24), m.height - m.size(1.6) - m.px(28))
        least = m.size(NARROWEST_CARD) * len(self.games)
        return room if self.games and room.width >= least else None

    def _cards(self, wide: int) -> list[Widget]:
        """Return the pictures of the games, in the lower right corner."""
        m, room = self.context.metrics, self._card_room(wide)
        assert room is not None, "there is no room for pictures"
        box = card_box(room, len(self.games), m.px(16), max(m.px(CARD), m.size(14)))
        return [*game_cards(self.context, self.games, self.game.id, box, self._choose)]

    def _choose(self, game_id: str) -> None:
        """Turn to another game; the picture of the chosen one sets up a match of it."""
        same = game_id == self.game.id
        self.finish(MenuChoice.NEW if same else OtherGame(game_id))

    def _other_games(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Return the entries of the other games where there is no room for pictures."""
        words = self.context.words
        return [
            (
                f"game-{info.id}",
                words(info.title),
                "icon_dice",
                partial(self.finish, OtherGame(info.id)),
            )
            for info in self.games
            if info.id != self.game.id
        ]

    def _title(self, left: int) -> list[Widget]:
        m = self.context.metrics
        high = min(m.px(178 if not m.big else 140), round(m.height * 0.24))
        top = m.px(24 if m.big else 44)
        # Align the letters, not the edge of their picture, with the buttons.
        space = Space(edges(left, top, left + m.width // 2, m.height), m.px(6))
        title = space.top(high)
        about = space.top(m.size(1.7))
        return [
            title_of(self.context, self.game, title),
            Label(
                "tagline",
                about,
                self.context.words(self.game.look.tagline),
                size=1.3,
                face=FontFace.BOLD,
                tone=PALE_GOLD,
                middle=True,
            ),
        ]

    def _corner(self) -> list[Widget]:
        """Return language and Quit at the top, and About at the bottom."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        high = max(m.target, m.size(2.8))
        space = Space(edges(0, m.px(18), m.width - m.px(24), m.px(18) + high), m.px(8))
        corner: list[Widget] = []
        entries: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("quit", words("menu.quit"), "icon_cross", lambda: self.finish(MenuChoice.QUIT)),
            (
                "language",
                words("words.language"),
                "icon_language",
                lambda: self.services().choose_language(),
            ),
        )
        if self.statistics is not None:
            name = words("menu.statistics")
            entries = (*entries, ("statistics", name, "icon_trophy", self.statistics))
        for item_id, name, icon, action in entries:
            single = item_id == "language" and len(self.context.languages) < 2
            if single or item_id in self.context.removed_buttons:
                continue
            wide = text.width(name, FontFace.BOLD, m.size(1.0)) + m.size(1.25) + m.px(38)
            rect = space.right(wide)
            corner.append(Button(item_id, rect, name, action, icon=icon, size=1.0))
        text_foot = words("menu.foot", version=__version__)
        wide = min(text.width(text_foot, FontFace.TEXT, m.size(1.0)) + 2, m.width * 2 // 3)
        foot = within(inset(m.window, m.px(24), m.px(12)), (wide, m.size(1.6)), "bottomright")
        ground = foot.inflate(m.px(20), m.px(6))
        corner += [
            Label("foot", foot, text_foot, size=1.0, tone=FOAM, align=TextAlign.RIGHT, middle=True),
            Area("foot-ground", ground, 0.45),
        ]
        return corner[::-1]

    def intend(self, intent: Intent) -> bool:
        """Open the rules on their key."""
        if intent is Intent.RULES:
            self.services().open_rulebook()
            return True
        return super().intend(intent)

    def _about(self) -> None:
        self.push(AboutScene(self.context, self.credits()))

    def enliven(self) -> Life | None:
        """Let snow fall, and the sea ripple right of the buttons, in a game with a sea."""
        column = {self.start, "new", "saves", "settings"}
        left = max(w.rect.right for w in self.widgets if w.id in column)
        return life_of(self.context, self.game.look, left)

    def ground(self, target: pygame.Surface) -> None:
        """Draw the picture of the game."""
        draw_backdrop(target, self.context, self.game.look)
