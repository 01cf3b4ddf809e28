"""Drawing helpers shared by all parts of the table, in the sizes of the current window."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from ecosfera.games.baltica.cards.palette import HABITAT_COLOURS, RESTORED
from ecosfera.ui.draw import line_breaking, theme
from ecosfera.ui.draw.brush import ScaledBrush, rect
from ecosfera.ui.draw.layout import first_fit, largest_size
from ecosfera.ui.draw.shapes import clear, premultiplied, put
from ecosfera.ui.draw.text import Fitted, FontFace, TextAlign
from ecosfera.ui.draw.theme import Colour, faded

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.box import Box


__all__ = ["Brush", "rect"]

PANEL_RADIUS: Final = 12
"""Corner radius of a panel, in units."""
UNBROKEN: Final = 0.85
"""Factor by which large words may shrink so that none is broken."""


class CardSizes(Protocol):
    """The sizes for drawing cards in one window, in pixels; the table's zones provide them."""

    @property
    def width(self) -> int:
        """Return the width of the window."""

    @property
    def height(self) -> int:
        """Return the height of the window."""

    @property
    def level(self) -> int:
        """Return the level, 1 or 2; level 2 has policies, and cards show their stars."""

    @property
    def unit(self) -> float:
        """Return the length of one unit."""

    @property
    def body(self) -> float:
        """Return the size of body text."""

    @property
    def sign(self) -> float:
        """Return the side of a sign next to words."""

    @property
    def large(self) -> bool:
        """Return whether text is so large that signs replace words."""

    @property
    def card(self) -> tuple[float, float]:
        """Return the size of a card in the market."""

    @property
    def own(self) -> tuple[float, float]:
        """Return the maximum size of a card in the row in front."""


class Brush(ScaledBrush):
    """Draws on surfaces in the sizes of the current window."""

    def __init__(self, context: UiContext, sizes: CardSizes) -> None:
        c = context
        super().__init__(c.text, c.shapes, c.pictures, c.metrics, sizes.unit)
        self.context = context
        self.sizes = sizes
        self.large = sizes.large
        self._small: dict[Hashable, pygame.Surface] = {}
        """Cache of portraits and tokens, which are small but slow to make."""

    def size(self, bodies: float) -> int:
        """Return a text size in multiples of body text as pixels, at least the smallest size."""
        return max(self.floor, round(bodies * self.sizes.body))

    def sign_on(self, w: float) -> float:
        """Return the side of a sign on a card of width `w`."""
        return min(1.35 * self.sizes.sign, (0.205 if self.large else 0.19) * w)

    # -- grounds ----

    def panel(self, target: pygame.Surface, box: Box, opacity: float = 0.42) -> None:
        """Draw a dark translucent panel."""
        self.box(target, box, faded(theme.PANEL, opacity), PANEL_RADIUS * self.u)

    def paper(self, target: pygame.Surface, box: Box, radius: float | None = None) -> None:
        """Draw a sheet of paper with its shadow."""
        r = 14 * self.u if radius is None else radius
        where = rect(box)
        blur = self.px(5)
        below = where.move(0, self.px(3))
        self.shapes.put_shadow(target, below, round(r), blur, (0, 10, 16, 110), hollow=True)
        self.box(target, box, theme.PAPER, r)

    def dashes(
        self, target: pygame.Surface, box: Box, tone: Colour, radius: float, width: float = 1.3
    ) -> None:
        """Draw a dashed edge."""
        where = rect(box)
        thick, dash = max(1, round(width * self.u)), max(3, round(5 * self.u))
        image = self.shapes.dashes(where.size, round(radius), tone, thick, dash)
        put(target, image, where.topleft)

    def glow(
        self, target: pygame.Surface, box: Box, radius: float, tone: Colour = theme.AMBER
    ) -> None:
        """Draw a halo, around what can be done now or what will be lost."""
        where = rect(box)
        reach = self.px(9)
        self.shapes.put_glow(target, where, round(radius), reach, tone)

    def edge(
        self, target: pygame.Surface, box: Box, radius: float, tone: Colour, width: float
    ) -> None:
        """Draw a solid line around a box, outside it."""
        d = max(1, round(width * self.u))
        where = rect(box).inflate(2 * d, 2 * d)
        self.shapes.put_box(target, where, round(radius) + d, (0, 0, 0, 0), tone, d)

    def margin(
        self, target: pygame.Surface, box: Box, tone: Colour, radius: float, width: float
    ) -> None:
        """Draw a coloured bar at the left of a sheet, inside its round corners."""
        before, where = target.get_clip(), rect(box)
        target.set_clip(before.clip((where.x, where.y, self.px(width), where.h)))
        self.box(target, box, tone, radius)
        target.set_clip(before)

    def beacon(
        self, target: pygame.Surface, box: Box, radius: float, tab: tuple[float, float], icon: str
    ) -> None:
        """Draw a bright ring with a halo and a tab: the target of a hint or of a teammate.

        The ring lies around the box, above everything else; `tab` is the centre of the tab.
        """
        where = rect(box)
        steps = (self.px(10), self.px(8), self.px(6), self.px(4.5), self.px(1.2))
        tones = (*(faded(theme.AMBER, x) for x in (0.25, 0.5, 0.85)), theme.PALE_GOLD, theme.INK)
        reach = steps[0]
        size = (where.w + 2 * reach, where.h + 2 * reach)

        def draw() -> pygame.Surface:
            out = clear(size)
            for outer, inner, tone in zip(steps, (*steps[1:], 0), tones, strict=True):
                ring = where.inflate(2 * outer, 2 * outer).size
                image = self.shapes.outline(ring, round(radius) + outer, tone, outer - inner)
                put(out, image, (reach - outer, reach - outer))
            return out

        image = self.shapes.keep(("beacon", size, round(radius)), draw)
        put(target, image, (where.x - reach, where.y - reach))
        self.tab(target, *tab, icon)

    # -- signs ----

    def token(
        self, target: pygame.Surface, ability: str, x: float, y: float, side: float, *, up: bool
    ) -> None:
        """Draw an ability token, face up or face down, with its upper left corner at x, y."""
        put(target, self.token_image(ability, side, up=up), (round(x), round(y)))

    def token_image(self, ability: str, side: float, *, up: bool) -> pygame.Surface:
        """Return the cached picture of an ability token."""
        name = f"tokens/{ability}_{'up' if up else 'down'}"
        k = max(1, round(side))
        return self.small((name, k), lambda: self.pictures.get(name, (k, k)))

    def small(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a small picture, cached as long as the window keeps its size."""
        if key not in self._small:
            self._small[key] = make()
        return self._small[key]

    def tab(self, target: pygame.Surface, cx: float, cy: float, icon: str) -> None:
        """Draw the amber tab on an edge: it shows what can be done without relying on colour."""
        side = self.px(32 if self.large else 26)
        disc = self.shapes.disc(side, theme.AMBER, theme.INK, self.px(1.6))
        x, y = round(cx - side / 2), round(cy - side / 2)
        put(target, disc, (x, y))
        share = 0.72 if icon.startswith("icon_") else 0.92
        k = round(side * share)
        tint = theme.INK if icon.startswith("icon_") else None
        self.sign(target, icon, x + (side - k) / 2, y + (side - k) / 2, k, tint)

    def tabs(self, target: pygame.Surface, box: Box, icons: Sequence[str]) -> None:
        """Draw a tab for each of several things on the upper edge of a card."""
        step = min(self.px(34 if self.large else 28), box.w / len(icons))
        for place, icon in enumerate(icons):
            self.tab(target, box.cx + step * (place - (len(icons) - 1) / 2), box.y, icon)

    def news(self, target: pygame.Surface, cx: float, cy: float) -> None:
        """Draw the small mark of something that has changed."""
        side = self.news_size
        disc = self.shapes.disc(side, theme.NEWS, theme.WHITE, self.px(2))
        put(target, disc, (round(cx - side / 2), round(cy - side / 2)))

    @staticmethod
    def news_on(box: Box) -> tuple[float, float]:
        """Return the centre of a card's mark: on its upper left corner, where no sign reaches."""
        inset = 0.015 * box.w
        return box.x + inset, box.y + inset

    @property
    def news_size(self) -> int:
        """Return the diameter of the mark of something that has changed."""
        return self.px(19 if self.large else 16)

    def restored(
        self, target: pygame.Surface, habitat: str, x: float, y: float, side: float
    ) -> None:
        """Draw the sign of a habitat that is restored: an outline with a tick."""
        k = max(8, round(side))
        image = self.small(("restored", habitat, k), lambda: self._restored(habitat, k))
        put(target, image, (round(x), round(y)))

    def _restored(self, habitat: str, k: int) -> pygame.Surface:
        out = clear((k, k))
        base = HABITAT_COLOURS[habitat]
        tone = base if theme.contrast(base, theme.PAPER) > 3 else theme.mix(base, theme.TEAL, 0.75)
        middle, reach = k / 2, 0.47 * k
        turns = [math.radians(60 * i - 90) for i in range(6)]
        hexagon = tuple(
            (middle + reach * math.cos(turn), middle + reach * math.sin(turn)) for turn in turns
        )
        put(out, self.shapes.polygon((k, k), hexagon, theme.PAPER, tone, 0.07 * k), (0, 0))
        glyph = 0.58 * k
        self.sign(out, f"glyph_{habitat}", middle - 0.56 * glyph, 0.19 * k, glyph, tone)
        disc = round(0.5 * k)
        at = k - disc
        edge = max(1, round(0.05 * k))
        put(out, self.shapes.disc(disc, RESTORED, theme.WHITE, edge), (at, at))
        tick = 0.66 * disc
        self.sign(out, "icon_check", at + 0.17 * disc, at + 0.17 * disc, tick, theme.WHITE)
        return out

    # -- text ----

    def para(  # noqa: PLR0913 (a text and how it is set)
        self,
        target: pygame.Surface,
        text: str,
        box: Box,
        size: int,
        tone: Colour,
        face: FontFace = FontFace.TEXT,
        *,
        align: TextAlign = TextAlign.LEFT,
        middle: bool = False,
        leading: float = 1.28,
    ) -> int:
        """Draw a paragraph and return the y coordinate below it."""
        return self.text.paragraph(
            target, text, rect(box), face, size, tone, align=align, middle=middle, leading=leading
        )

    def fits(self, text: str, face: FontFace, size: int, width: float, lines: int) -> bool:
        """Return whether a text fits into this many lines of a size without a badly broken word."""
        return self.text.fits(text, face, size, max(1, round(width)), lines)

    def narrowed(
        self,
        text: str,
        face: FontFace,
        width: float,
        lines: int,
        narrowest: float,
        *,
        size: int | None = None,
    ) -> Fitted | None:
        """Return a text set in this many lines, with its letters narrowed as little as possible.

        The size defaults to the smallest. Return None if the text does not fit even with letters
        narrowed to the factor `narrowest`.
        """
        size, room = size or self.floor, max(1, round(width))
        least = max(room, self.text.width(text, face, size)) if lines == 1 else room
        wide = first_fit(
            range(least, round(room / narrowest) + 1),
            lambda wide: self.text.fits(text, face, size, wide, lines),
        )
        if wide is None:
            return None
        broken = self.text.wrap(text, face, size, wide)
        return Fitted(size, tuple(broken), whole=True, breadth=room / wide)

    def unbroken(
        self,
        text: str,
        face: FontFace,
        largest: int,
        width: int,
        room: float,
        leading: float,
        lines: int = 99,
    ) -> Fitted | None:
        """Return the text set without hyphenation, slightly smaller if needed, or None."""
        whole = line_breaking.shown(text)

        def fits(size: int) -> bool:
            most = min(lines, int(room // self.text.line_height(size, leading)))
            return self.text.fits(whole, face, size, width, most)

        size = largest_size(largest, max(self.floor, round(UNBROKEN * largest)), fits)
        if size is None:
            return None
        return Fitted(size, tuple(self.text.wrap(whole, face, size, width)), whole=True)

    # -- pieces of several strokes ----

    def wave_plate(self, size: tuple[int, int], fill: Colour) -> pygame.Surface:
        """Return a plate with a wave as its upper edge."""
        w, h = size
        crest = max(1.0, w * 0.035)
        points: list[tuple[float, float]] = []
        steps = max(8, w // 3)
        for i in range(steps + 1):
            x = w * i / steps
            points.append((x, crest + crest * math.sin(2 * math.pi * i / steps + math.pi)))
        points += [(w, h + 2), (0, h + 2)]
        return self.shapes.polygon(size, tuple(points), fill)

    def focus(self, target: pygame.Surface, box: Box, radius: float) -> None:
        """Draw the keyboard focus ring around a box."""
        where = rect(box)
        ring = self.shapes.focus_ring(where.size, round(radius), self.u)
        reach = (ring.get_width() - where.width) // 2
        put(target, ring, (where.x - reach, where.y - reach))

    def scrim(
        self, target: pygame.Surface, box: Box, opacity: float = 0.5, around: Box | None = None
    ) -> None:
        """Draw a dark veil, with a hole for the panel `around`."""
        where, tone = rect(box), faded(theme.SCRIM, opacity)
        if around is None:
            self.shapes.put_box(target, where, 0, tone)
            return
        free = rect(around).clip(where)
        for x, y, right, bottom in (
            (where.left, where.top, where.right, free.top),
            (where.left, free.top, free.left, free.bottom),
            (free.right, free.top, where.right, free.bottom),
            (where.left, free.bottom, where.right, where.bottom),
        ):
            if right > x and bottom > y:
                self.shapes.put_box(target, pygame.Rect(x, y, right - x, bottom - y), 0, tone)
        radius = min(self.px(PANEL_RADIUS), *(side // 2 for side in free.size))
        size = (2 * radius, 2 * radius)

        def corners() -> pygame.Surface:
            image = _plain(size, tone)
            image.blit(self.shapes.mask(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
            return image

        image = self.shapes.keep(("scrim", radius, tone), corners)
        for x, left in ((0, free.left), (radius, free.right - radius)):
            for y, top in ((0, free.top), (radius, free.bottom - radius)):
                target.blit(
                    image,
                    (left, top),
                    (x, y, radius, radius),
                    special_flags=pygame.BLEND_PREMULTIPLIED,
                )


def _plain(size: tuple[int, int], tone: Colour) -> pygame.Surface:
    image = clear(size)
    image.fill(premultiplied(tone))
    return image
