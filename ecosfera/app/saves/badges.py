"""All badges of the games, the earned ones as paintings: a sheet over the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.ui.draw.layout import Space, best_fit, columns
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, PAPER, SLATE
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.emblem import Emblem
from ecosfera.ui.widgets.scroll_view import ScrollView, bar_width
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from ecosfera.ui.context import UiContext

TITLE: Final = 2.2
NAME: Final = 3.7
"""Heights of the title of a game, and of the name of a badge, in bodies."""
NARROWEST: Final = 8.5
"""Width of a badge with its name at least, in bodies."""
SIDES: Final = (4.0, 9.0)
"""Diameter of an emblem at least and at most, in bodies."""


class GameBadges(NamedTuple):
    """The badges of one game."""

    title: str
    """The message id of the game's name."""
    pictures: Mapping[str, str]
    """The painting of each badge, by its id."""
    earned: Collection[str]


class BadgesScene(Sheet[None]):
    """Shows the badges of each game, and which of them were earned."""

    start = "close"

    def __init__(self, context: UiContext, games: Sequence[GameBadges]) -> None:
        super().__init__(context)
        self.games = games
        self._view = ScrollView("badges", context)
        self._view.ground = PAPER

    @property
    def headline(self) -> str:
        """Return the title, and each badge with whether it was earned."""
        words = self.context.words
        parts = [words("saves.badges-title")]
        for game in self.games:
            parts += [words(game.title), *(self._name(game, badge) for badge in game.pictures)]
        return ". ".join(parts)

    def _name(self, game: GameBadges, badge: str) -> str:
        """Return the name of a badge, and that it is not earned yet if so, to be spoken."""
        words = self.context.words
        name = words(f"saves.badge-{badge}")
        return name if badge in game.earned else f"{name} – {words('saves.badge-open')}"

    def build(self) -> list[Widget]:
        """Build the title, the badges of each game with their names, and the button."""
        m, words = self.context.metrics, self.context.words
        pad, gap = m.px(26), m.px(10)
        high, title_high = max(m.target, m.size(2.9)), m.size(3.0)
        wide = min(m.width - m.px(16), max(m.px(980), m.size(60)))
        inside = wide - 2 * pad - bar_width(self.context) - m.px(8)
        most = max(len(game.pictures) for game in self.games)
        across = best_fit(
            range(most, 0, -1), lambda count: inside // count - gap >= m.size(NARROWEST)
        )
        lines = sum(-(-len(game.pictures) // across) for game in self.games)
        around = 2 * pad + title_high + high + 2 * gap
        words_high = len(self.games) * m.size(TITLE) + lines * (m.size(NAME) + 2 * gap)
        room = m.height - m.px(16) - around - words_high
        side = max(m.size(SIDES[0]), min(m.size(SIDES[1]), room // lines))
        content = words_high + lines * side
        space = self.open_sheet(wide, around + content, pad, gap)
        title = self.heading(space.top(title_high), words("saves.badges-title"))
        name = words("common.close")
        box = space.bottom(high)
        close = Button("close", box, name, self.back, kind=ButtonKind.PRIMARY, key="Esc")
        window = space.rest
        rows = Space(pygame.Rect(window.topleft, (inside, content)))
        found: list[Widget] = []
        for number, game in enumerate(self.games):
            found += self._game(number, game, rows, across, side)
        self._view.fill(window, found)
        self._view.name = words("saves.badges-title")
        self._view.focusable = self._view.end > 0
        return [title, self._view, close]

    def _game(
        self, number: int, game: GameBadges, space: Space, across: int, side: int
    ) -> list[Widget]:
        """Return the title of a game, and its badges in lines of at most `across`."""
        m = self.context.metrics
        gap = m.px(10)
        title = self.context.words(game.title)
        box = space.top(m.size(TITLE))
        found: list[Widget] = [
            Label(f"game-{number}", box, title, size=1.3, face=FontFace.TITLE, tone=INK)
        ]
        badges = list(game.pictures)
        while badges:
            line, badges = badges[:across], badges[across:]
            emblems = columns(space.top(side, gap=gap), across, gap)
            names = columns(space.top(m.size(NAME), gap=gap), across, gap)
            for badge, emblem, below in zip(line, emblems, names, strict=False):
                earned = badge in game.earned
                found += [
                    Emblem(f"emblem-{badge}", emblem, "", game.pictures[badge], earned=earned),
                    Label(
                        f"badge-{badge}",
                        below,
                        self.context.words(f"saves.badge-{badge}"),
                        face=FontFace.BOLD if earned else FontFace.TEXT,
                        tone=INK if earned else SLATE,
                        align=TextAlign.CENTRE,
                        lines=3,
                        leading=1.15,
                    ),
                ]
        return found

    def back(self) -> None:
        """Close the page."""
        self.finish(None)
