"""The filters of the species guide: groups, and the signs of the habitats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.content.habitat_order import NAMES_AROUND
from ecosfera.games.baltica.screens.guide.species_grid import Hexagon, ValueChooser
from ecosfera.games.baltica.screens.guide.species_groups import (
    ALL,
    CONSUMERS,
    HERE,
    MICROSCOPIC,
    PRODUCERS,
    GroupFilter,
)
from ecosfera.ui.draw.layout import Space, columns, inset, within
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import FOAM, PALE_GOLD
from ecosfera.ui.widgets import Area, Label, Widget
from ecosfera.ui.widgets.list_item import ListItem

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.games.baltica.screens.guide.species_groups import SpeciesIndex
    from ecosfera.ui.context import UiContext

_NAMES: Final = {
    ALL: "guide.ui-all",
    PRODUCERS: "guide.filter.producers",
    CONSUMERS: "guide.filter.consumers",
    MICROSCOPIC: "guide.filter.microscopic",
    HERE: "guide.filter.in-game",
}
"""Message ids of the groups that are wider than biological ones."""


class Filters:
    """Builds the filters beside the grid, or above it where there is no room beside it."""

    def __init__(
        self,
        context: UiContext,
        shelf: SpeciesIndex,
        choice: GroupFilter,
        choose: Callable[[str, str], None],
    ) -> None:
        self.context = context
        self.shelf = shelf
        self.choice = choice
        self._choose = choose
        m = context.metrics
        self._pad = m.px(10)
        self._head = m.size(1.75)
        self._told = m.size(1.6)
        self._line = max(m.target, m.size(2.1))
        self._hexagon = max(m.target, m.size(2.2))

    def around(self, box: pygame.Rect) -> tuple[list[Widget], pygame.Rect]:
        """Return the controls, and the rest of the box for the grid."""
        m, pad = self.context.metrics, self._pad
        wide = max(m.px(236), round(15.5 * m.body), 6 * self._hexagon + 2 * pad)
        lines = len(self.shelf.groups) * self._line
        need = 2 * (pad + self._head) + lines + self._told + self._hexagon + m.px(8)
        if need <= box.height and wide <= 0.3 * m.width:
            space = Space(box, m.margin)
            return self._panel(space.left(wide)), space.rest
        space = Space(box, m.px(8))
        strip = space.top(max(self._hexagon + m.px(6), m.size(2.6)))
        return self._strip(strip), space.rest

    def _name(self, group: str) -> str:
        return self.context.words(_NAMES.get(group, f"card.groups.{group}"))

    def _panel(self, box: pygame.Rect) -> list[Widget]:
        """Return the groups in a column, with the habitat signs below."""
        m, words = self.context.metrics, self.context.words
        inner = inset(box, self._pad)
        space = Space(inner)
        # titles stand in line with the names below them
        aside = m.px(4)
        title = space.top(self._head).move(aside, 0)
        entries = [self._entry(group, space.top(self._line)) for group in self.shelf.groups]
        space.skip(m.px(8))
        habitat = space.top(self._head).move(aside, 0)
        told = space.top(self._told).move(aside, 0)
        signs = space.top(self._hexagon)
        return [
            Area("panel", box, 0.55),
            self._title("group", title, words("guide.ui-group")),
            *entries,
            self._title("habitat", habitat, words("guide.ui-habitat")),
            Label("habitat-name", told, self._habitat_name(), tone=FOAM),
            *self._hexagons(signs, named=True),
        ]

    @staticmethod
    def _title(item_id: str, rect: pygame.Rect, text: str) -> Label:
        return Label(item_id, rect, text, size=1.2, face=FontFace.TITLE, tone=PALE_GOLD)

    def _entry(self, group: str, rect: pygame.Rect) -> ListItem:
        """Return a group with the number of its species in the chosen habitat."""
        words = self.context.words
        chosen = group == self.choice.group
        return ListItem(
            f"group-{group}",
            rect,
            self._name(group),
            lambda: self._choose(group, self.choice.habitat),
            chosen=chosen,
            state=words("common.chosen" if chosen else "common.not-chosen"),
            mark=str(len(self.shelf.chosen(GroupFilter(group, self.choice.habitat)))),
            icon="lens" if group == MICROSCOPIC else "",
            indent=0 if group in _NAMES else self.context.metrics.px(14),
            group="groups",
        )

    def _habitat_name(self) -> str:
        habitat = self.choice.habitat.replace("_", "-")
        return self.context.words(f"card.habitat.{habitat}" if habitat else "guide.ui-any-habitat")

    def _strip(self, box: pygame.Rect) -> list[Widget]:
        """Return a chooser for the group, with the habitat signs beside it."""
        m, words, hexagon = self.context.metrics, self.context.words, self._hexagon
        wide = 6 * (hexagon + m.px(4))
        signs = within(box, (wide, hexagon), "midright")
        space = Space(box, m.px(14))
        space.right(wide)
        chooser = space.rest
        value = self._name(self.choice.group)
        return [
            ValueChooser("group", chooser, words("guide.ui-group"), value, self._step),
            *self._hexagons(signs, named=False),
        ]

    def _step(self, step: int) -> None:
        groups = self.shelf.groups
        place = groups.index(self.choice.group) + step
        self._choose(groups[place % len(groups)], self.choice.habitat)

    def _hexagons(self, box: pygame.Rect, *, named: bool) -> list[Widget]:
        """Return the habitat signs; the chosen one has no tooltip if its name is shown above."""
        words = self.context.words
        found: list[Widget] = []
        places = columns(box, len(NAMES_AROUND))
        for habitat, rect in zip(NAMES_AROUND, places, strict=True):
            rect.width = min(rect.width, box.height)
            chosen = habitat == self.choice.habitat
            hexagon = Hexagon(
                f"habitat-{habitat}",
                rect,
                words(f"card.habitat.{habitat.replace('_', '-')}"),
                habitat,
                lambda habitat=habitat: self._choose(  # type: ignore[misc]
                    self.choice.group, "" if habitat == self.choice.habitat else habitat
                ),
                chosen=chosen,
                any_chosen=bool(self.choice.habitat),
                state=words("common.chosen" if chosen else "common.not-chosen"),
            )
            if named and chosen:
                hexagon.tip = ""
            found.append(hexagon)
        return found
