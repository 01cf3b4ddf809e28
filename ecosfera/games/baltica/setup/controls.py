"""Controls used only in the set-up: portraits on the beach, pictures of the sea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.journey.signs import (
    FOAMY,
    MOST_WAVES,
    Painting,
    draw_tag,
    draw_waves,
    painted,
)
from ecosfera.ui.draw.layout import Space, anchored
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import (
    AMBER,
    INK,
    PAPER,
    SLATE,
    WHITE,
    Colour,
    colour,
    faded,
    mix,
)
from ecosfera.ui.widgets import Button, ButtonKind, Widget
from ecosfera.ui.widgets.base import draw_veil
from ecosfera.ui.widgets.choice import Choosable, draw_tick

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.baltica.content.presets import Preset
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words

WOOD: Final = colour("#6B5A2C")
SANDY: Final = colour("#F0DDAF")
FIGURES: Final = colour("#EAF7FA")
DRIFTED: Final = colour("#3A3320")
CARD_WAVE: Final = 0.68
"""The width of a wave on the card of a sea, in bodies."""
SEAT_SIZE: Final = 0.95
"""The size of the word that says who plays a row, in bodies."""


class Portrait(Choosable):
    """A portrait in a circle; a click makes its player the first one."""

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        animal: str,
        action: Callable[[], None],
        *,
        wet: bool,
        state: str,
        begins: str,
    ) -> None:
        super().__init__(item_id, rect, name, action, chosen=wet, state=state, group="beach")
        self.animal = animal
        self.below = rect.bottom
        """The y coordinate from which there is room below the name."""
        self.begins = begins

    def radius(self, context: UiContext) -> int:
        """Return the radius: the widget is a circle."""
        del context
        return self.rect.height // 2

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the circle with rings in the water, or with a shadow on the sand."""
        m, rect = context.metrics, self.rect
        diameter = rect.height
        if self.chosen:
            self._draw_rings(target, context)
            reach = m.px(8)
            glow = context.shapes.glow(rect.size, diameter // 2, reach, AMBER)
            put(target, glow, (rect.left - reach, rect.top - reach))
        else:
            blur = m.px(6)
            shade = context.shapes.shadow(rect.size, diameter // 2, blur, faded(WOOD, 0.5))
            put(target, shade, (rect.left - 2 * blur, rect.top - 2 * blur + m.px(5)))
        edge = max(2, m.px(5))
        put(target, context.shapes.disc(diameter, AMBER if self.chosen else WHITE), rect.topleft)
        inner = diameter - 2 * edge
        picture = context.pictures.get(f"portraits/{self.animal}", (inner, inner))
        put(target, picture, (rect.left + edge, rect.top + edge))
        draw_veil(target, context, rect, diameter // 2, hovered=self.hovered, held=self.held)
        if self.chosen:
            side = round(diameter * 0.30)
            drop = context.pictures.sign("droplet", side)
            put(target, drop, (rect.right - round(side * 0.95), rect.top - round(side * 0.25)))
            self._draw_begins(target, context)

    def _draw_begins(self, target: pygame.Surface, context: UiContext) -> None:
        m = context.metrics
        size = m.size(1.05)
        wide = context.text.width(self.begins, FontFace.HEAVY, size)
        wide, high, x = wide + m.px(18), round(size * 1.6), self.rect.centerx
        # It may extend below the circle, but not to the name.
        below = self.rect.bottom + min(high // 4, m.px(6))
        box = anchored((wide, high), "midbottom", (x, below))
        if high > self.rect.height * 0.28:
            # It would hide the face, so place it below the name.
            box = anchored((wide, high), "midtop", (x, self.below))
        draw_tag(target, context, self.begins, box, size)

    def _draw_rings(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw circles on the water."""
        size = self.rect.height

        def make() -> pygame.Surface:
            wide, high = round(size * 2.3), round(size * 0.62)
            big = clear((wide * 3, high * 3))
            for share, opacity in ((1.0, 0.45), (0.76, 0.7)):
                ring = round(wide * 3 * share) - 6, round(high * 3 * share) - 6
                box = anchored(ring, "center", (wide * 3 // 2, high * 3 // 2))
                tone = tuple(round(255 * opacity) for _ in range(4))
                pygame.draw.ellipse(big, tone, box, max(3, context.metrics.px(2) * 3))
            return pygame.transform.smoothscale(big, (wide, high))

        rings = context.shapes.keep(("rings", size), make)
        place = rings.get_rect(center=(self.rect.centerx, self.rect.centery + size // 4))
        put(target, rings, place.topleft)


class RoundButton(Button):
    """A button with round ends."""

    def radius(self, context: UiContext) -> int:
        """Return half the height."""
        del context
        return self.rect.height // 2


class AnimalButton(RoundButton):
    """A small portrait of the next animal, with a sign of exchange."""

    def __init__(
        self, item_id: str, rect: pygame.Rect, name: str, action: Callable[[], None], animal: str
    ) -> None:
        super().__init__(item_id, rect, name, action, group="beach", wordless=True)
        self.animal = animal
        self.room = pygame.Rect(0, 0, 0, 0)
        """Where its name has room below it; empty if it has none."""

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the portrait in a ring, the sign below it and its name."""
        m, rect = context.metrics, self.rect
        side, edge = rect.height, max(2, m.px(2))
        inner = side - 2 * edge
        put(target, context.shapes.disc(side, WHITE), rect.topleft)
        picture = context.pictures.get(f"portraits/{self.animal}", (inner, inner))
        put(target, picture, (rect.left + edge, rect.top + edge))
        draw_veil(target, context, rect, side // 2, hovered=self.hovered, held=self.held)
        badge = max(m.px(15), round(side * 0.46))
        corner = rect.right - badge // 5, rect.bottom - badge // 5
        place = anchored((badge, badge), "center", corner)
        put(target, context.shapes.disc(badge, PAPER), place.topleft)
        sign = context.pictures.sign("glyph_refresh", round(badge * 0.8), INK)
        put(target, sign, sign.get_rect(center=place.center).topleft)
        if self.room:
            draw_caption(target, context, self.name, self.room)


class SeatButton(RoundButton):
    """A button that shows who plays a row; a click switches to the next kind of player."""

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        action: Callable[[], None],
        *,
        who: str,
    ) -> None:
        person = who == "person"
        super().__init__(
            item_id,
            rect,
            name,
            action,
            kind=ButtonKind.PAPER if person else ButtonKind.QUIET,
            icon="icon_person" if person else "icon_robot",
            size=SEAT_SIZE,
            group="beach",
        )
        self.voice = name

    @property
    def spoken(self) -> str:
        """Return the row and who plays it."""
        return self.voice

    def draw_content(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw who plays, and a sign that this can be changed."""
        m, side = context.metrics, context.metrics.size(1.0)
        room = self.rect.copy()
        room.width -= side + m.px(6)
        self.draw_label(target, context, room, "")
        sign = context.pictures.sign("glyph_refresh", side, self.ink)
        at = sign.get_rect(midright=(self.rect.right - m.px(10), self.rect.centery))
        put(target, sign, at.topleft)


class AddSeat(Widget):
    """A dashed circle with a plus, which adds a row."""

    def __init__(
        self, rect: pygame.Rect, name: str, label: pygame.Rect, action: Callable[[], None]
    ) -> None:
        super().__init__("add", rect, name, "beach")
        self.label = label
        self.action = action

    def radius(self, context: UiContext) -> int:
        """Return the radius: the widget is a circle."""
        del context
        return self.rect.height // 2

    def press(self) -> None:
        """Add a row."""
        self.action()

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the circle, the plus and the label."""
        m, rect = context.metrics, self.rect
        side = rect.height
        put(target, context.shapes.disc(side, faded(WHITE, 0.38)), rect.topleft)
        dashes = context.shapes.dashes(rect.size, side // 2, WOOD, max(2, m.px(2)), m.px(8))
        put(target, dashes, rect.topleft)
        draw_veil(target, context, rect, side // 2, hovered=self.hovered, held=self.held)
        plus = context.pictures.sign("icon_plus", round(side * 0.5), WOOD)
        put(target, plus, plus.get_rect(center=rect.center).topleft)
        draw_caption(target, context, self.name, self.label)


class Caption(Widget):
    """A few words on the beach or in the water."""

    focusable = False

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the words."""
        draw_caption(target, context, self.name, self.rect)


def draw_caption(target: pygame.Surface, context: UiContext, words: str, box: pygame.Rect) -> None:
    """Draw at most two lines at the top of a box, on a plate: pebbles or foam may lie there."""
    m, text, high = context.metrics, context.text, box.height
    size = m.size(1.0)
    fitted = text.fit(words, FontFace.BOLD, size, m.floor, box.width, 2, height=high, leading=1.15)
    wide = max(text.width(line, FontFace.BOLD, fitted.size) for line in fitted.lines)
    high = text.line_height(fitted.size, 1.15) * len(fitted.lines) + m.px(4)
    plate = anchored((wide + m.px(20), high), "midtop", (box.centerx, box.top - m.px(2)))
    plate.clamp_ip(box.inflate(m.px(12), m.px(8)))
    put(target, context.shapes.box(plate.size, m.px(9), faded(SANDY, 0.85)), plate.topleft)
    text.place(target, fitted, box, FontFace.BOLD, DRIFTED, align=TextAlign.CENTRE, leading=1.15)


EASY: Final = colour("#2A93A8")
HARD: Final = colour("#8C2F5E")


class DifficultyBar(Widget):
    """A bar from easy to hard with a marker for the current set-up; not focusable."""

    def __init__(
        self, rect: pygame.Rect, name: str, ends: tuple[str, str], share: float, tip: str
    ) -> None:
        super().__init__("hardness", rect, name, "presets")
        self.ends = ends
        self.share = share
        self.tip = tip

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the labels at both ends, the bar and the marker."""
        m, rect, text = context.metrics, self.rect, context.text
        size = m.size(1.0)
        easy, hard = self.ends
        middle = rect.centery
        end = text.draw(
            target, hard, (rect.right, middle), FontFace.BOLD, size, SLATE, anchor="midright"
        )
        wide = text.width(easy, FontFace.BOLD, size)
        side = max(7, m.px(11))
        right = end.left - m.px(8) - side // 2
        left = min(right - m.px(40), rect.left + wide + m.px(8) + side // 2)
        at = (left - m.px(8) - side // 2, middle)
        text.draw(target, easy, at, FontFace.BOLD, size, SLATE, anchor="midright")
        high = max(4, m.px(7))
        bar = anchored((right - left, high), "midleft", (left, middle))
        put(target, self._ramp(context, bar.size), bar.topleft)
        x = bar.left + round(self.share * bar.width)
        corners = ((0.0, 0.0), (float(side), 0.0), (side / 2, float(side)))
        pointer = context.shapes.polygon((side, side), corners, INK)
        put(target, pointer, pointer.get_rect(midbottom=(x, bar.top + m.px(2))).topleft)

    def _tone(self, share: float) -> Colour:
        return mix(EASY, AMBER, 2 * share) if share < 0.5 else mix(AMBER, HARD, 2 * share - 1)

    def _ramp(self, context: UiContext, size: tuple[int, int]) -> pygame.Surface:
        """Return the coloured bar with round ends."""

        def make() -> pygame.Surface:
            line = pygame.Surface((9, 1), pygame.SRCALPHA)
            for x in range(9):
                line.set_at((x, 0), self._tone(x / 8))
            out = pygame.transform.smoothscale(line, size)
            mask = context.shapes.mask(size, size[1] // 2)
            out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return out

        return context.shapes.keep(("hardness", size), make)


SEAS: Final = {
    "bay": Painting("species/phragmites_australis", 0.3),
    "oland": Painting("species/haematopus_ostralegus", 0.57),
    "sound": Painting("species/phocoena_phocoena", 0.26),
    "calm": Painting("species/cygnus_olor", 0.24),
    "swell": Painting("species/somateria_mollissima", 0.34),
    "storm": Painting("species/larus_fuscus", 0.2),
    "baltic": Painting("species/halichoerus_grypus", 0.4),
    "own": Painting("species/haliaeetus_albicilla", 0.58),
}
"""The painting of each sea."""


class SeaCard(Choosable):
    """A sea as a painting, with its name, how hard it is and what is different there."""

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        painting: Painting,
        action: Callable[[], None],
        *,
        chosen: bool,
        state: str,
    ) -> None:
        super().__init__(item_id, rect, name, action, chosen=chosen, state=state, group="presets")
        self.painting = painting
        self.waves = 0
        """How hard the sea is among those offered; 0 if that is not told."""
        self.special = ""
        """What is different there, in a few words."""
        self.title = name
        """The name as it is drawn."""
        self.sign = ""
        """A sign beside the name, if any."""

    @property
    def spoken(self) -> str:
        """Return the name, the chances and the state."""
        return f"{self.name}, {self.tip}: {self.state}"

    def radius(self, context: UiContext) -> int:
        """Return the corner radius."""
        return context.metrics.px(12)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the painting, the words over it, and whether it is chosen."""
        m, rect, text = context.metrics, self.rect, context.text
        radius = self.radius(context)
        if self.chosen:
            reach = m.px(6)
            glow = context.shapes.glow(rect.size, radius, reach, AMBER)
            put(target, glow, (rect.left - reach, rect.top - reach))
        size, line = m.size(1.1), m.size(1.4)
        wide = rect.width - 2 * m.px(9)
        # In a low card a second line would hide the sea.
        lines = text.wrap(self.special, FontFace.BOLD, m.floor, wide) if self.special else []
        below = line if len(lines) == 1 and 3 * line <= rect.height else 0
        band = min(rect.height, line + below + m.px(6))
        put(target, painted(context, self.painting, rect.size, radius, band), rect.topleft)
        draw_veil(target, context, rect, radius, hovered=self.hovered, held=self.held)
        space = Space(Space(rect.inflate(-2 * m.px(9), 0)).bottom(band), m.px(6))
        if below:
            special = text.fit(self.special, FontFace.BOLD, m.size(1.0), m.floor, wide, 1)
            box = space.bottom(band // 2)
            text.place(target, special, box, FontFace.BOLD, FIGURES, middle=True)
        if self.sign:
            image = context.pictures.sign(self.sign, size, FIGURES)
            put(target, image, image.get_rect(midright=space.right(size).midright).topleft)
        if self.waves:
            waves = space.right(MOST_WAVES * round(CARD_WAVE * m.body))
            draw_waves(target, context, waves, self.waves, FOAMY)
        name = text.fit(self.title, FontFace.HEAVY, size, m.floor, space.rest.width, 1)
        text.place(target, name, space.rest, FontFace.HEAVY, PAPER, middle=True)
        self.crown(target, context)

    def crown(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the tick of the chosen preset."""
        if self.chosen:
            m, rect = context.metrics, self.rect
            draw_tick(target, context, (rect.right - m.px(12), rect.top + m.px(6)), m.px(24))


class MoreSeas(SeaCard):
    """A card that shows further seas, whose names stand on it."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        seas: Sequence[str],
        painting: Painting,
        action: Callable[[], None],
    ) -> None:
        super().__init__("more-seas", rect, name, painting, action, chosen=False, state="")
        self.special = " · ".join(seas)
        self.sign = "icon_plus"

    @property
    def spoken(self) -> str:
        """Return the name and the seas."""
        return f"{self.name}: {self.special}"


def gentler_text(words: Words, sea: str, config: Config) -> str:
    """Return what a sea makes easier than the printed rules, in one line; empty if nothing."""
    parts = []
    if config.row_cards > 4:
        parts.append(words("setup.rows-of", n=config.row_cards))
    if config.pressures < 2:
        parts.append(words("setup.one-pressure" if config.pressures else "setup.no-pressure"))
    if config.living_habitats:
        parts.append(words("setup.living", n=config.living_habitats))
    if config.homecoming:
        parts.append(words("setup.animals-go-home"))
    return words("setup.gentler", sea=sea, list=" · ".join(parts)) if parts else ""


def harder_text(words: Words, sea: Preset, other: Preset) -> str:
    """Return what makes another sea harder than a sea, in a sentence or two."""
    told = []
    if other.pressures > sea.pressures > 1:
        told.append(words("setup.high-pressure-about"))
    if other.eutrophication > sea.eutrophication:
        told.append(words("setup.eutrophication-about"))
    if other.element_stack < sea.element_stack:
        told.append(words("setup.stack-told", n=other.element_stack))
    if other.row_cards < sea.row_cards:
        told.append(words("setup.rows-told", n=other.row_cards))
    return " ".join(told)
