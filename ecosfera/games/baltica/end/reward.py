"""What a game brought: its finest moment, new badges as paintings, species that came back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.end.badges import BADGES
from ecosfera.games.baltica.end.history import GameHistory, species_about
from ecosfera.games.baltica.end.pictures import SpeciesFan, SpeciesPicture
from ecosfera.ui.draw.layout import Space, within
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import PALE_GOLD, PAPER
from ecosfera.ui.widgets import Area, Label, Widget
from ecosfera.ui.widgets.emblem import Emblem

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.core.statistics import Gained
    from ecosfera.games.baltica.end.story import StoryText
    from ecosfera.ui.context import UiContext

HIGH: Final = 8.4
"""Height of the band, in bodies."""
BADGE: Final = 8.8
"""Width of the name of a badge, in bodies."""
NUMBER: Final = 8.6
"""Width of the number of species and what is said of it, in bodies."""

HERO: Final = 9.6
"""Height of the picture of a species that made the finest moment, in bodies."""
HEROES: Final = 0.5
"""Largest fraction of the width that these pictures take."""


def finest_moment(context: UiContext, text: StoryText, column: Space) -> list[Widget]:
    """Return what the players did best, with pictures of the species, at the foot of a column."""
    m, size = context.metrics, context.metrics.size(1.4)
    edge, gap, heroes = m.px(24), m.px(18), text.heroes()
    high = min(m.size(HERO), column.rest.height - 2 * edge)
    wide = high * 2 // 3
    heroes = heroes[: int(HEROES * column.rest.width) // (wide + gap)] if high > 0 else ()
    told, taken = text.highlight(), 2 * edge + len(heroes) * (wide + gap)
    lines = context.text.wrap(told, FontFace.BOLD, size, column.rest.width - taken)
    needed = context.text.line_height(size, 1.2) * len(lines) + m.size(2.4) + m.px(36)
    wanted = max(needed, high + 2 * m.px(14) if heroes else 0)
    box = column.bottom(min(column.rest.height, wanted))
    space = Space(box.inflate(-2 * edge, -m.px(28)), gap)
    pictures: list[Widget] = [
        SpeciesPicture(f"hero-{name}", within(space.left(wide), (wide, high)), name)
        for name in heroes
    ]
    words = Space(space.rest)
    title = context.words("end.best" if text.best_is_ours else "end.best-theirs")
    return [
        Area("us-ground", box, 0.7),
        *pictures,
        Label("best", words.top(m.size(2.2)), title, size=1.5, face=FontFace.TITLE, tone=PALE_GOLD),
        Label(
            "us",
            words.rest,
            told,
            size=1.4,
            face=FontFace.BOLD,
            tone=PAPER,
            lines=max(2, len(lines)),
            leading=1.2,
            middle=True,
        ),
    ]


class RewardBand:
    """A band with the new badges and all species gained."""

    def __init__(
        self,
        context: UiContext,
        story: GameHistory,
        gained: Gained,
        show_species: Callable[[], None],
    ) -> None:
        self.context = context
        self.story = story
        self.gained = gained
        self.show_species = show_species

    @property
    def height(self) -> int:
        """Return the height it needs."""
        return self.context.metrics.size(HIGH)

    def widgets(self, box: pygame.Rect) -> list[Widget]:
        """Return the badges, the number of species and their pictures in a box."""
        m, words = self.context.metrics, self.context.words
        inner = box.inflate(-m.px(28), -m.px(20))
        space = Space(inner, m.px(12))
        found: list[Widget] = [Area("reward", box, 0.7)]
        for badge in self.gained.badges:
            if space.rest.width < inner.height + m.size(2 * BADGE + NUMBER):
                break
            name = words("end.new-badge", badge=words(f"saves.badge-{badge}"))
            found += [
                Emblem(f"emblem-{badge}", space.left(inner.height), "", BADGES[badge]),
                self._label(f"badge-{badge}", space.left(m.size(BADGE)), name, 4),
            ]
        column = Space(space.left(m.size(NUMBER)))
        number = column.top(m.size(2.6))
        found += [
            Label(
                "species-number",
                number,
                str(len(self.story.species)),
                size=2.0,
                face=FontFace.HEAVY,
                tone=PALE_GOLD,
                middle=True,
            ),
            Label(
                "species-about",
                column.rest,
                species_about(self.context, self.story, self.gained.collected),
                face=FontFace.BOLD,
                tone=PAPER,
                lines=4,
                leading=1.15,
            ),
            SpeciesFan(
                space.rest, words("menu.guide"), space.rest, self.story.species, self.show_species
            ),
        ]
        return found

    def _label(self, item_id: str, box: pygame.Rect, text: str, lines: int) -> Label:
        return Label(
            item_id,
            box,
            text,
            size=1.0,
            face=FontFace.BOLD,
            tone=PAPER,
            lines=lines,
            middle=True,
            leading=1.12,
        )
