"""What a win brought: new badges as paintings, and the species that came back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.end.badges import BADGES
from ecosfera.games.baltica.end.history import GameHistory, species_about
from ecosfera.games.baltica.end.pictures import SpeciesFan
from ecosfera.ui.draw.layout import Space
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import PALE_GOLD, PAPER
from ecosfera.ui.widgets import Area, Label, Widget
from ecosfera.ui.widgets.emblem import Emblem

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.core.statistics import Gained
    from ecosfera.ui.context import UiContext

HIGH: Final = 8.4
"""Height of the band, in bodies."""
BADGE: Final = 8.8
"""Width of the name of a badge, in bodies."""
NUMBER: Final = 8.6
"""Width of the number of species and what is said of it, in bodies."""


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
