"""The filters of the species guide: groups, and the signs of the habitats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.content.habitat_order import NAMES_AROUND
from ecosfera.games.baltica.screens.guide.species_grid import Chooser, Hexagon
from ecosfera.games.baltica.screens.guide.species_groups import (
    ALL,
    CONSUMERS,
    HERE,
    MICROSCOPIC,
    PRODUCERS,
    GroupFilter,
)
from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import FOAM, PALE_GOLD
from ecosfera.ui.widgets import Area, Label, Widget
from ecosfera.ui.widgets.list_item import ListItem

if TYPE_CHECKING:
    from collections.abc import Callable

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
            panel = pygame.Rect(box.left, box.top, wide, box.height)
            left = panel.right + m.margin
            return self._panel(panel), pygame.Rect(left, box.top, box.right - left, box.height)
        high = max(self._hexagon + m.px(6), m.size(2.6))
        strip = pygame.Rect(box.left, box.top, box.width, high)
        top = strip.bottom + m.px(8)
        return self._strip(strip), pygame.Rect(box.left, top, box.width, box.bottom - top)

    def _name(self, group: str) -> str:
        return self.context.words(_NAMES.get(group, f"card.groups.{group}"))

    def _panel(self, box: pygame.Rect) -> list[Widget]:
        """Return the groups in a column, with the habitat signs below."""
        m, words, head = self.context.metrics, self.context.words, self._head
        left, width = box.left + self._pad, box.width - 2 * self._pad
        inset = left + m.px(4)
        y = box.top + self._pad
        title = pygame.Rect(inset, y, width, head)
        widgets: list[Widget] = [
            Area("panel", box, 0.55),
            self._title("group", title, words("guide.ui-group")),
        ]
        y = title.bottom
        for group in self.shelf.groups:
            widgets.append(self._entry(group, pygame.Rect(left, y, width, self._line)))
            y += self._line
        title = pygame.Rect(inset, y + m.px(8), width, head)
        told = pygame.Rect(inset, title.bottom, width, self._told)
        signs = pygame.Rect(left, told.bottom, width, self._hexagon)
        return [
            *widgets,
            self._title("habitat", title, words("guide.ui-habitat")),
            Label("habitat-name", told, self._habitat_name(), tone=FOAM),
            *self._hexagons(signs, named=True),
        ]

    @staticmethod
    def _title(item_id: str, rect: pygame.Rect, text: str) -> Label:
        return Label(item_id, rect, text, size=1.2, face=Face.TITLE, tone=PALE_GOLD)

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
        signs = pygame.Rect(0, 0, 6 * (hexagon + m.px(4)), hexagon)
        signs.midright = (box.right, box.centery)
        chooser = pygame.Rect(box.left, box.top, signs.left - m.px(14) - box.left, box.height)
        value = self._name(self.choice.group)
        return [
            Chooser("group", chooser, words("guide.ui-group"), value, self._step),
            *self._hexagons(signs, named=False),
        ]

    def _step(self, step: int) -> None:
        groups = self.shelf.groups
        place = groups.index(self.choice.group) + step
        self._choose(groups[place % len(groups)], self.choice.habitat)

    def _hexagons(self, box: pygame.Rect, *, named: bool) -> list[Widget]:
        """Return the habitat signs; the chosen one has no tooltip if its name is shown above."""
        words = self.context.words
        step = box.width // len(NAMES_AROUND)
        found: list[Widget] = []
        for i, habitat in enumerate(NAMES_AROUND):
            rect = pygame.Rect(box.left + i * step, box.top, min(step, box.height), box.height)
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
