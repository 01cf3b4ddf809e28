"""Widgets of the species grid: tiles and filters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.layout import anchored
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import FOAM, INK, PANEL, PAPER, WATER_BUTTON, WATER_LINE, WHITE, faded
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets.base import Widget, draw_veil

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.context import UiContext

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
