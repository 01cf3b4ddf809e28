"""Widgets of the species grid: filters, and tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.content.habitat_order import NAMES_AROUND
from ecosfera.games.baltica.guide.species import (
    ALL,
    CONSUMERS,
    HERE,
    MICROSCOPIC,
    PRODUCERS,
    GroupFilter,
)
from ecosfera.ui.draw.layout import Space, anchored, columns, inset, within
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import (
    FOAM,
    INK,
    PALE_GOLD,
    PANEL,
    PAPER,
    WATER_BUTTON,
    WATER_LINE,
    WHITE,
    faded,
)
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Area, Label, Widget
from ecosfera.ui.widgets.base import draw_veil
from ecosfera.ui.widgets.list_item import ListItem

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.guide.species import SpeciesIndex
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
        self._caption = m.size(1.6)
        self._line = max(m.target, m.size(2.1))
        self._hexagon = max(m.target, m.size(2.2))

    def around(self, box: pygame.Rect) -> tuple[list[Widget], pygame.Rect]:
        """Return the controls, and the rest of the box for the grid."""
        m, pad = self.context.metrics, self._pad
        wide = max(m.px(236), round(15.5 * m.body), 6 * self._hexagon + 2 * pad)
        lines = len(self.shelf.groups) * self._line
        need = 2 * (pad + self._head) + lines + self._caption + self._hexagon + m.px(8)
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
        caption = space.top(self._caption).move(aside, 0)
        signs = space.top(self._hexagon)
        return [
            Area("panel", box, 0.55),
            self._title("group", title, words("guide.ui-group")),
            *entries,
            self._title("habitat", habitat, words("guide.ui-habitat")),
            Label("habitat-name", caption, self._habitat_name(), tone=FOAM),
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


_MIDDLE: Final = 0.46
"""Where the subject of most pictures is, as a fraction of the height."""
_HEADS: Final = {
    "species/alca_torda": 0.50,
    "species/calanoida": 0.40,
    "species/clupea_harengus": 0.38,
    "species/cygnus_olor": 0.38,
    "species/esox_lucius": 0.44,
    "species/larus_fuscus": 0.33,
    "species/lutra_lutra": 0.50,
    "species/phragmites_australis": 0.40,
    "species/rotifera": 0.34,
    "species/salmo_salar": 0.36,
    "species/synechococcus_spp": 0.42,
    "species/viruses": 0.38,
}
"""Exceptions: pictures whose head would otherwise be cut off."""


def focus(picture: str) -> tuple[float, float]:
    """Return the point of a picture, as fractions, that stays visible when it is cropped."""
    return 0.5, _HEADS.get(picture, _MIDDLE)


class Tile(Widget):
    """A species: its picture, with its name on a plate."""

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        picture: str,
        plate: int,
        action: Callable[[], None],
        met: str = "",
    ) -> None:
        super().__init__(item_id, rect, name, "wall")
        self.met = met
        """What is said of a species that players have met; empty for the others."""
        self.picture = picture
        self.plate = plate
        """Height of the plate in pixels."""
        self.action = action

    @property
    def spoken(self) -> str:
        """The name, and whether the species was met."""
        return f"{self.name}, {self.met}" if self.met else self.name

    def radius(self, context: UiContext) -> int:
        """Return the corner radius."""
        return context.metrics.px(11)

    def press(self) -> None:
        """Open the page of the species."""
        self.action()

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the picture and the name."""
        m, text, rect, radius = context.metrics, context.text, self.rect, self.radius(context)
        blur = m.px(4)
        shadow = context.shapes.shadow(rect.size, radius, blur, (0, 14, 22, 120))
        put(target, shadow, (rect.left - 2 * blur, rect.top - 2 * blur + m.px(2)))
        put(target, context.shapes.box(rect.size, radius, PAPER), rect.topleft)
        edge = m.px(4)
        size = (rect.width - 2 * edge, rect.height - self.plate - edge)
        zoom = 1.08 if self.hovered and context.animated else 1.0
        image = context.pictures.rounded(
            self.picture, size, max(1, radius - edge), focus(self.picture), zoom
        )
        put(target, image, (rect.left + edge, rect.top + edge))
        if self.met:
            side = m.px(22)
            at = (rect.right - side - m.px(8), rect.top + m.px(8))
            put(target, context.shapes.disc(side, PAPER, INK, max(1, m.px(1.2))), at)
            sign = context.pictures.sign("icon_check", round(0.7 * side), INK)
            put(target, sign, (at[0] + round(0.15 * side), at[1] + round(0.15 * side)))
        room = rect.width - m.px(12)
        most = max(2, self.plate // text.line_height(m.floor, 1.1))
        fit = text.fit(
            self.name,
            FontFace.BOLD,
            m.size(1.0),
            m.floor,
            room,
            most,
            height=self.plate,
            leading=1.1,
        )
        box = anchored((room, self.plate), "bottomleft", (rect.left + m.px(6), rect.bottom))
        text.place(
            target, fit, box, FontFace.BOLD, INK, align=TextAlign.CENTRE, middle=True, leading=1.1
        )
        if self.hovered:
            line = context.shapes.outline(rect.size, radius, WHITE, max(2, m.px(2.5)))
            put(target, line, rect.topleft)
        draw_veil(target, context, rect, radius, hovered=False, held=self.held)


class Hexagon(Widget):
    """The sign of a habitat as a toggle button."""

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        sign: str,
        action: Callable[[], None],
        *,
        chosen: bool,
        any_chosen: bool,
        state: str,
    ) -> None:
        super().__init__(item_id, rect, name, "habitats")
        self.sign = sign
        self.action = action
        self.chosen = chosen
        self.any_chosen = any_chosen
        self.state = state
        self.tip = name

    @property
    def spoken(self) -> str:
        """Return the name and state."""
        return f"{self.name}: {self.state}"

    def radius(self, context: UiContext) -> int:
        """Return half the height."""
        del context
        return self.rect.height // 2

    def press(self) -> None:
        """Choose the habitat, or no habitat if it was chosen."""
        self.action()

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the sign; the chosen one lies on paper."""
        rect = self.rect
        radius = rect.height // 2
        if self.chosen:
            put(target, context.shapes.box(rect.size, radius, PAPER), rect.topleft)
        elif self.hovered:
            box = context.shapes.box(rect.size, radius, faded(WATER_BUTTON, 0.9), WATER_LINE)
            put(target, box, rect.topleft)
        side = round(min(rect.size) * 0.78)
        sign = context.pictures.sign(self.sign, side)
        if self.any_chosen and not self.chosen:
            sign = sign.copy()
            sign.fill((120, 120, 120, 120), special_flags=pygame.BLEND_RGBA_MULT)
        put(target, sign, sign.get_rect(center=rect.center).topleft)


class ValueChooser(Widget):
    """One value of a list with an arrow at each end, for windows too small for the list."""

    def __init__(
        self, item_id: str, rect: pygame.Rect, name: str, value: str, step: Callable[[int], None]
    ) -> None:
        super().__init__(item_id, rect, name, item_id)
        self.value = value
        self.step = step

    @property
    def spoken(self) -> str:
        """Return the name and value."""
        return f"{self.name}: {self.value}"

    def radius(self, context: UiContext) -> int:
        """Return half the height."""
        del context
        return self.rect.height // 2

    def intend(self, intent: Intent) -> bool:
        """Change the value with left and right."""
        if intent in {Intent.LEFT, Intent.RIGHT}:
            self.step(-1 if intent is Intent.LEFT else 1)
            return True
        return False

    def press(self) -> None:
        """Choose the next value."""
        self.step(1)

    def click(self, point: tuple[int, int]) -> None:
        """Choose the previous or the next value."""
        self.step(-1 if point[0] < self.rect.left + self.rect.height else 1)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the arrows and the value."""
        m, text, rect = context.metrics, context.text, self.rect
        radius = rect.height // 2
        ground = context.shapes.box(rect.size, radius, faded(PANEL, 0.7), FOAM, max(1, m.px(1.2)))
        put(target, ground, rect.topleft)
        side = round(rect.height * 0.55)
        for icon, x in (
            ("icon_arrow_left", rect.left + m.px(9)),
            ("icon_arrow_right", rect.right - m.px(9) - side),
        ):
            put(target, context.pictures.sign(icon, side, PAPER), (x, rect.centery - side // 2))
        box = rect.inflate(-2 * (side + m.px(14)), 0)
        fit = text.fit(self.value, FontFace.BOLD, m.size(1.05), m.floor, box.width, 2)
        text.place(
            target,
            fit,
            box,
            FontFace.BOLD,
            PAPER,
            align=TextAlign.CENTRE,
            middle=True,
            leading=1.08,
        )
        draw_veil(target, context, rect, radius, hovered=self.hovered, held=self.held)
