"""The main menu."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera import __version__
from ecosfera.app.menu.about import AboutScene
from ecosfera.app.menu.game_card import card_box, draw_backdrop, game_cards, life_of, title_of
from ecosfera.app.menu.large_button import LargeButton
from ecosfera.ui.draw.layout import Space, edges, first_fit, grid, inset, within
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import FOAM, PALE_GOLD
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Area, Button, ButtonKind, Form, Label, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from ecosfera.core.game_info import GameInfo
    from ecosfera.games.game_screens import MenuCard, Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.stage.life import Life

TIGHT: Final = 0.72
"""Factor by which buttons may be lowered before they are placed side by side."""
BEGINNINGS: Final = ("new", "journey")
"""The entries with a sentence; those that begin something, and are large in a small window."""
COLUMN: Final = 400
"""Width of the buttons, in units, unless their names need more."""
CARD: Final = 220
NARROWEST_CARD: Final = 9
"""Width of a game's picture at most, in units, and at least, in bodies."""


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
        grouped = self._grouped(left, top)
        if grouped:
            column = max(widget.rect.right for widget in grouped) - left
            cards = self._cards(column) if self._card_room(column) is not None else []
            return [*widgets, *grouped, *cards, *self._corner()]
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

    def _grouped(self, left: int, top: int) -> list[Widget]:
        """Return the buttons in three groups, or none if they do not fit.

        What comes next is large, what else begins something has a sentence, and the rest is small.
        """
        m, text = self.context.metrics, self.context.text
        if len(self.games) > 1 and self._card_room(m.px(COLUMN)) is None:
            return []
        entries = self._entries(pictures=True)
        begins = [e for e in entries if e[0] in BEGINNINGS and e[0] != self.start]
        small = [e for e in entries if e[0] not in (*BEGINNINGS, self.start)]
        gap, size = m.px(8), 1.1
        names = [text.width(name, FontFace.BOLD, m.size(size)) for _, name, _, _ in small]
        wide = max(m.px(COLUMN), 2 * (max(names, default=0) + m.size(2.2) + m.px(30)) + gap)
        first, second, low = m.size(5.6), m.size(4.0), max(m.target, m.size(2.7))
        rows = -(-len(small) // 2)
        need = first + m.px(14) + len(begins) * (second + gap) + m.px(8) + rows * (low + gap)
        if wide > m.width * 45 // 100 or top + need > m.height - m.size(2.6):
            return []
        space = Space(edges(left, top, left + wide, m.height))
        found: list[Widget] = [self._large_button(space.top(first, gap=m.px(14)))]
        for item_id, name, _, action in begins:
            rect = space.top(second, gap=gap)
            about = self.context.words(f"menu.{item_id}-about")
            found.append(LargeButton(item_id, rect, name, about, action, ButtonKind.QUIET))
        space.skip(m.px(8))
        places = grid(space.rest, len(small), 2, low, gap)
        for (item_id, name, icon, action), rect in zip(small, places, strict=True):
            found.append(Button(item_id, rect, name, action, icon=icon, size=size, left=True))
        return found

    def _large_button(self, rect: pygame.Rect) -> LargeButton:
        """Return the button for what comes next: a match to go on with, the tutorial, or a game."""
        words = self.context.words
        if self.card is not None:
            card, go = self.card(), partial(self.finish, MenuChoice.CONTINUE)
            name = words("menu.continue")
            return LargeButton(self.start, rect, name, card.about, go, card=card)
        if self.newcomer:
            name, about, choice = "menu.learn", "menu.learn-about", MenuChoice.LEARN
        else:
            name, about, choice = "menu.new-game", "menu.new-about", MenuChoice.NEW
        return LargeButton(
            self.start, rect, words(name), words(about), partial(self.finish, choice)
        )

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
        least = m.size(NARROWEST_CARD) * (len(self.games) - 1)
        return room if len(self.games) > 1 and room.width >= least else None

    def _cards(self, wide: int) -> list[Widget]:
        """Return the pictures of the other games, in the lower right corner."""
        m, room = self.context.metrics, self._card_room(wide)
        assert room is not None, "there is no room for pictures"
        others = [info for info in self.games if info.id != self.game.id]
        box = card_box(room, len(others), m.px(16), max(m.px(CARD), m.size(11)))
        return [*game_cards(self.context, others, self.game.id, box, self._choose)]

    def _choose(self, game_id: str) -> None:
        """Turn to another game."""
        self.finish(OtherGame(game_id))

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
        column = {self.start, "new", "journey", "saves", "rules", "settings", "about"}
        left = max(w.rect.right for w in self.widgets if w.id in column)
        return life_of(self.context, self.game.look, left)

    def ground(self, target: pygame.Surface) -> None:
        """Draw the picture of the game."""
        draw_backdrop(target, self.context, self.game.look)
