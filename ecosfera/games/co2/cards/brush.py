"""Drawing helpers shared by all parts of the table, in the sizes of the current window."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards import palette
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.brush import ScaledBrush, rect
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import Fitted, FontFace
from ecosfera.ui.draw.theme import Colour, faded, mix

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.box import Box
    from ecosfera.words import Words

__all__ = ["WHITE", "Brush", "rect"]

WHITE: Final = (255, 255, 255, 255)
NARROWEST: Final = 0.68
"""Factor by which the letters of a name may be narrowed rather than made smaller."""
TIGHTEST: Final = 0.5
"""The same for the smallest letters, where a name would be cut off otherwise."""
TALL: Final = 1.42
"""Height of a figure by its width."""


class Brush(ScaledBrush):
    """Draws on surfaces in the sizes of the current window."""

    face = FontFace.BOLD

    def __init__(self, context: UiContext) -> None:
        c = context
        super().__init__(c.text, c.shapes, c.pictures, c.metrics, c.metrics.u)
        self.context = context
        self.badges: dict[tuple[Words, int], bool] = {}
        """Whether the names of all territories leave room for a sign, by language and width."""
        self.named_cards: dict[tuple[Words, int], bool] = {}
        """Whether the names of all action cards fit, by language and width."""

    def size(self, bodies: float) -> int:
        """Return a text size in multiples of body text as pixels, at least the smallest size."""
        return self.context.metrics.size(bodies)

    # -- grounds ----

    def panel(self, target: pygame.Surface, box: Box, opacity: float = 0.72) -> None:
        """Draw a dark panel that lets the map through."""
        self.box(target, box, faded(palette.DEEP, opacity), self.px(10))

    def paper(self, target: pygame.Surface, box: Box) -> None:
        """Draw a sheet of paper with its shadow."""
        where, radius = rect(box), self.px(12)
        below = where.move(0, self.px(3))
        self.shapes.put_shadow(target, below, radius, self.px(5), (0, 10, 16, 110), hollow=True)
        self.shapes.put_box(target, where, radius, theme.PAPER)

    def glow(self, target: pygame.Surface, box: Box, radius: float, tone: Colour) -> None:
        """Draw a bright edge around a box, for what can be done now."""
        where = rect(box)
        self.shapes.put_glow(target, where, round(radius), self.px(5), tone)

    def edge(
        self, target: pygame.Surface, box: Box, radius: float, tone: Colour, width: float
    ) -> None:
        """Draw a line along the inside of a box."""
        self.box(target, box, (0, 0, 0, 0), radius, tone, max(1, round(width * self.u)))

    def disc(
        self,
        target: pygame.Surface,
        cx: float,
        cy: float,
        radius: float,
        fill: Colour,
        line: Colour | None = None,
        width: float = 1.0,
    ) -> None:
        """Draw a disc."""
        side = max(2, round(2 * radius))
        image = self.shapes.disc(side, fill, line, max(1, round(width * self.u)))
        put(target, image, (round(cx - side / 2), round(cy - side / 2)))

    # -- signs ----

    def sign_at(
        self,
        target: pygame.Surface,
        name: str,
        cx: float,
        cy: float,
        side: float,
        tint: Colour | None = None,
    ) -> None:
        """Draw a sign in the middle of a point."""
        self.sign(target, name, cx - side / 2, cy - side / 2, side, tint)

    def mark(self, target: pygame.Surface, seat: int, cx: float, cy: float, radius: float) -> None:
        """Draw the mark of a player: a disc of their colour with their own shape on it."""
        side = max(6, round(2 * radius))
        tone = palette.PLAYERS[seat % len(palette.PLAYERS)]

        def draw() -> pygame.Surface:
            thick = max(1, round(side * 0.08))
            image = self.shapes.disc(side, tone, WHITE, thick).copy()
            reach = side * 0.29
            if seat == 0:
                disc = self.shapes.disc(round(1.7 * reach), WHITE)
                put(image, disc, ((side - disc.get_width()) / 2, (side - disc.get_height()) / 2))
                return image
            points = _corners(seat, side / 2, reach)
            put(image, self.shapes.polygon((side, side), points, WHITE), (0, 0))
            return image

        image = self.shapes.keep(("co2-mark", seat, side), draw)
        put(target, image, (round(cx - side / 2), round(cy - side / 2)))

    def pawn(self, target: pygame.Surface, seat: int, cx: float, cy: float, radius: float) -> None:
        """Draw a pawn: the mark of a player, standing out from the board."""
        side = max(8, round(2 * radius))
        shade = self.shapes.disc(side, (0, 12, 18, 120))
        put(target, shade, (round(cx - side / 2) + self.px(1), round(cy - side / 2) + self.px(2.5)))
        self.mark(target, seat, cx, cy, radius)

    def figure(self, target: pygame.Surface, seat: int, cx: float, cy: float, half: float) -> None:
        """Draw the figure of a player around a point: a pawn with the player's mark on it."""
        image = self.shapes.keep(
            ("co2-figure", seat, round(half)), lambda: _figure(self, seat, round(half))
        )
        put(target, image, (round(cx - image.width / 2), round(cy - image.height / 2)))

    def shadow_figure(
        self, target: pygame.Surface, seat: int, cx: float, cy: float, half: float
    ) -> None:
        """Draw where the figure of a player would stand: its shape, pale."""
        image = self.shapes.keep(
            ("co2-shadow", seat, round(half)), lambda: _shadow_figure(seat, round(half))
        )
        put(target, image, (round(cx - image.width / 2), round(cy - image.height / 2)))

    # -- text ----

    def width(self, text: str, size: int, face: FontFace = FontFace.BOLD) -> int:
        """Return the width of a line of text in pixels."""
        return self.text.width(text, face, size)

    def named(
        self,
        target: pygame.Surface,
        name: str,
        box: Box,
        tone: Colour,
        *,
        size: int,
    ) -> None:
        """Draw a name in one line, as large as narrower letters make it fit."""
        wide, face = max(1, round(box.w)), FontFace.BOLD
        fit = None
        for letters in range(max(size, self.floor), self.floor - 1, -1):
            share = wide / max(1, self.text.width(name, face, letters))
            if share >= (NARROWEST if letters > self.floor else TIGHTEST):
                fit = Fitted(letters, (name,), whole=True, breadth=min(1.0, share))
                break
        if fit is None:
            fit = self.text.fit(name, face, size, self.floor, wide, 1)
        self.text.place(target, fit, rect(box), face, tone, leading=1.0, middle=True)


FINE: Final = 4
"""How much larger a figure is drawn before it is scaled down."""


def _figure(brush: Brush, seat: int, half: int) -> pygame.Surface:
    """Return a figure with its shadow on the ground."""
    tone = palette.PLAYERS[seat % len(palette.PLAYERS)]
    wide, high = _figure_size(half)
    big = clear((FINE * wide, FINE * high))
    foot = pygame.Rect(0, 0, FINE * 2 * half, round(FINE * 0.62 * half))
    foot.midbottom = (big.width // 2, big.height)
    pygame.draw.ellipse(big, (0, 8, 12, 110), foot)
    for grown, fill in (
        (1.0, (255, 255, 255, 255)),
        (0.88, mix(tone, theme.INK, 0.28)),
        (0.8, tone),
    ):
        _body(big, half, grown, fill)
    gleam = clear(big.size)
    x, y = big.width / 2 - FINE * 0.16 * half, FINE * 0.46 * half
    pygame.draw.circle(gleam, (70, 70, 70, 70), (x, y), FINE * 0.2 * half)
    big.blit(gleam, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    out = pygame.transform.smoothscale(big, (wide, high))
    _mark_on(brush, out, seat, half)
    return out


def _shadow_figure(seat: int, half: int) -> pygame.Surface:
    """Return the shape of a figure, pale and with a clear edge."""
    tone = palette.PLAYERS[seat % len(palette.PLAYERS)]
    wide, high = _figure_size(half)
    big = clear((FINE * wide, FINE * high))
    _body(big, half, 1.0, (255, 255, 255, 255))
    _body(big, half, 0.86, mix(tone, WHITE, 0.5))
    return pygame.transform.smoothscale(big, (wide, high))


def _figure_size(half: int) -> tuple[int, int]:
    return 2 * half + 2, round(2 * TALL * half) + 2


def _body(big: pygame.Surface, half: int, grown: float, fill: Colour) -> None:
    """Draw head and coat of a figure, shrunk towards its middle line by a share."""
    unit, cx = FINE * half, big.width / 2
    inset = (1 - grown) * unit
    low = big.height - FINE - 0.12 * unit
    head = 0.6 * unit - inset
    top = FINE + 0.6 * unit
    shoulder, hem = 0.52 * unit - 0.6 * inset, 0.94 * unit - inset
    coat = [(cx - shoulder, top + 0.3 * unit), (cx + shoulder, top + 0.3 * unit)]
    coat += [(cx + hem, low - 0.2 * unit - 0.4 * inset), (cx + hem - 0.2 * unit, low - inset)]
    coat += [(cx - hem + 0.2 * unit, low - inset), (cx - hem, low - 0.2 * unit - 0.4 * inset)]
    pygame.draw.polygon(big, fill, coat)
    pygame.draw.circle(big, fill, (cx, top), head)


def _mark_on(brush: Brush, image: pygame.Surface, seat: int, half: int) -> None:
    """Draw the shape of a player in white on the coat of the figure."""
    reach, cx, cy = 0.36 * half, image.width / 2, 0.68 * image.height
    if seat % 4 == 0:
        disc = brush.shapes.disc(max(3, round(1.8 * reach)), WHITE)
        put(image, disc, (round(cx - disc.width / 2), round(cy - disc.height / 2)))
        return
    side = max(4, round(3 * reach))
    shape = brush.shapes.polygon((side, side), _corners(seat, side / 2, reach), WHITE)
    put(image, shape, (round(cx - side / 2), round(cy - side / 2)))


def _corners(seat: int, middle: float, reach: float) -> tuple[tuple[float, float], ...]:
    """Return the corners of a player's shape: triangle, square or diamond."""
    count, turn, grown = {1: (3, -90, 1.12), 2: (4, 45, 1.15), 3: (4, 0, 1.2)}[seat % 4]
    lift = reach * 0.16 if count == 3 else 0
    return tuple(
        (
            middle + reach * grown * math.cos(math.radians(turn + corner * 360 / count)),
            middle + lift + reach * grown * math.sin(math.radians(turn + corner * 360 / count)),
        )
        for corner in range(count)
    )
