"""Draws the moment that owns the screen: words, rays, and a picture."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards.art import SHAPE, load_picture, territory_picture
from ecosfera.games.co2.cards.brush import TALL, rect
from ecosfera.games.co2.panels.leap import draw_bonus, draw_leap
from ecosfera.games.co2.province import Province, level_of
from ecosfera.games.co2.stage.moment import MomentKind
from ecosfera.games.co2.text import event_text
from ecosfera.games.co2.text.names import plain
from ecosfera.games.co2.text.race_text import alarm
from ecosfera.tabletop import moments
from ecosfera.tabletop.moments import Sizes, letters
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import faded
from ecosfera.ui.stage.motion import ease

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecosfera.games.co2.rules.ids import TerritoryId
    from ecosfera.games.co2.stage.frame import TableFrame
    from ecosfera.games.co2.stage.moment import Moment
    from ecosfera.games.co2.text.event_text import Lettering
    from ecosfera.ui.stage.timeline import MomentShow


TITLE: Final = 3.6
WINNER: Final = 5.6
LINE: Final = 1.5
"""Sizes of titles, of the one that names the winner, and of lines, in bodies; smaller where there
is little room."""


def write(
    target: pygame.Surface,
    frame: TableFrame,
    title: str,
    lines: tuple[str, ...],
    strip: tuple[float, float],
    *,
    plate: bool = True,
    largest: float = TITLE,
) -> None:
    """Write a title and lines below it into a strip of the window, on a dark plate or without.

    The strip is told by its top and its height.
    """
    brush, zones = frame.brush, frame.zones
    top, high = strip
    text, room = brush.text, round(moments.ROOM * zones.width)
    sizes = Sizes(
        min(brush.size(largest), round(0.46 * high)),
        min(brush.size(LINE), round(0.5 * high / max(1, len(lines)) * 0.72)),
        brush.floor,
    )
    parts = list(letters(text, title, lines, room, sizes))
    heights = [1.22 * part.fit.size * len(part.fit.lines) for part in parts]
    widest = max(
        text.width(line, part.face, part.fit.size) for part in parts for line in part.fit.lines
    )
    pad = brush.px(22)
    whole = sum(heights)
    y = top + max(0.0, (high - whole) / 2)
    y = min(y, zones.height - whole - brush.px(12))
    ground = Box(
        (zones.width - widest) / 2 - pad, y - pad / 3, widest + 2 * pad, whole + 2 * pad / 3
    )
    if plate:
        brush.box(target, ground, faded(theme.PANEL, 0.78), brush.px(18))
    for part, each in zip(parts, heights, strict=True):
        box = Box((zones.width - room) / 2, y, room, each)
        part.draw(target, text, rect(box), leading=1.18, middle=True)
        y += each


COUNT: Final = 20
"""Number of rays."""
FINE: Final = 4
"""The rays are drawn this many times smaller, and scaled up softly."""
RINGS: Final = 14
SUN: Final = 0.115
"""Radius of the sun as a fraction of the diameter of the rays."""
RAY: Final = (255, 226, 130)
CORE: Final = (255, 252, 226)
RIM: Final = (255, 196, 60)


def paint(diameter: int) -> Iterator[pygame.Surface | None]:
    """Paint sun and rays in steps, each short enough for a frame; yield the picture at the end."""
    side = max(16, diameter // FINE)
    small = clear((side, side))
    middle = side / 2
    for ring in range(RINGS, 0, -1):
        _draw_ring(small, middle, ring)
    yield None
    glow = clear((side, side))
    for ring in range(RINGS, 0, -1):
        # light that falls off around the sun, over the rays
        light = round(150 * (1 - ring / RINGS) ** 2)
        tone = _lit(RIM, light)
        pygame.draw.circle(glow, tone, (middle, middle), middle * (SUN + 0.5 * ring / RINGS) * 1.3)
    small.blit(glow, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    yield None
    picture = pygame.transform.smoothscale(small, (diameter, diameter))
    yield None
    disc = _sun(round(2 * SUN * diameter))
    at = (diameter - disc.get_width()) // 2
    picture.blit(disc, (at, at), special_flags=pygame.BLEND_PREMULTIPLIED)
    yield picture


def _sun(side: int) -> pygame.Surface:
    """Return a sun that is brightest in the middle."""
    large = clear((2 * side, 2 * side))
    for step in range(20, -1, -1):
        share = step / 20
        tone = [round(a + (b - a) * share**1.6) for a, b in zip(CORE, RIM, strict=True)]
        radius = (side - 2) * (0.4 + 0.6 * share)
        pygame.draw.circle(large, (*tone, 255), (side, side), radius)
    return pygame.transform.smoothscale(large, (side, side))


def _lit(tone: tuple[int, int, int], light: int) -> tuple[int, int, int, int]:
    """Return a premultiplied colour."""
    return (tone[0] * light // 255, tone[1] * light // 255, tone[2] * light // 255, light)


def _draw_ring(small: pygame.Surface, middle: float, ring: int) -> None:
    """Draw all rays as far as a ring; smaller rings are drawn over larger ones, and lighter."""
    reach = middle * ring / RINGS
    tone = _lit(RAY, round(135 * (1 - ring / (RINGS + 0.5))))
    for ray in range(COUNT):
        angle = math.tau * ray / COUNT
        half = math.tau / COUNT * 0.25
        points = [
            (middle, middle),
            (middle + reach * math.cos(angle - half), middle + reach * math.sin(angle - half)),
            (middle + reach * math.cos(angle + half), middle + reach * math.sin(angle + half)),
        ]
        pygame.draw.polygon(small, tone, points)


BANDS: Final = (MomentKind.OUT, MomentKind.LEAD, MomentKind.NEAR, MomentKind.WHOLE)
"""Moments that are told on a dark band across the table."""
OPENS: Final = {
    MomentKind.SUN: 0.08,
    MomentKind.WON: 0.08,
    MomentKind.OUT: 0.16,
    MomentKind.LEAD: 0.1,
    MomentKind.NEAR: 0.1,
    MomentKind.WHOLE: 0.12,
}
"""Fraction of a moment in which its picture opens."""
CLOSES: Final = 0.94
"""Fraction after which the table shows again."""
HELD: Final = 0.9
"""The fraction that a moment without motion shows."""
RISES: Final = {MomentKind.SUN: 0.22, MomentKind.WON: 0.24}
"""Fraction of a moment after its opening in which the sun rises."""
RISEN: Final = 0.75
"""How far it has risen when it no longer stands where the words and the stones are."""
LEAPS: Final = 0.3, 0.74
"""Fractions of the moment of the sun between which the pawn leaps."""
DUSK: Final = (112, 118, 158)
DAY: Final = (255, 236, 192)
"""The light on the map before the sun has risen, and then."""
HEIGHTS: Final = 0.62, 0.165
"""Where the sun stands as it begins to rise, and at last, as fractions of the window's height."""
HIGH: Final = 0.25
"""Height of the pictures of territories with their names, as a fraction of the window's height."""
WORDS: Final = {
    MomentKind.SUN: (0.31, 0.135),
    MomentKind.WON: (0.71, 0.27),
    MomentKind.OUT: (0.464, 0.202),
    MomentKind.LEAD: (0.464, 0.202),
    MomentKind.NEAR: (0.464, 0.202),
    MomentKind.WHOLE: (0.3, 0.2),
}
"""Top and height of the words of each kind of moment, as fractions of the window's height."""
CARDS: Final = {MomentKind.SUN: 0.97, MomentKind.WHOLE: 0.8}
"""Where the pictures of territories end, in the same measure."""
BAND: Final = 0.36
PICTURED: Final = 0.68
"""Height of a dark band without pictures, and with them, in the same measure."""
LIGHT: Final = {MomentKind.SUN: 1.25, MomentKind.WON: 2.0}
"""Diameter of the rays as a fraction of the window's height."""


class MomentOverlay:
    """Draws moments; what takes long is prepared in steps before a moment begins.

    `province` returns the map in its own colours, as large as the window.
    """

    def __init__(self, province: Callable[[], pygame.Surface]) -> None:
        self._map = province
        self._moment: Moment | None = None
        self._steps: Iterator[None] = iter(())
        self._light: pygame.Surface | None = None
        self._land: Province | None = None
        """The map, which may green while the moment is shown."""

    def prepare(self, frame: TableFrame, show: MomentShow[Moment] | None) -> None:
        """Do the next step for the moment that is shown or about to be; forget a past one."""
        if show is None:
            self._moment, self._light, self._land, self._steps = None, None, None, iter(())
            return
        if show.moment is not self._moment:
            self._moment = show.moment
            self._steps = self._prepared(frame, show.moment)
        next(self._steps, None)

    def _prepared(self, frame: TableFrame, moment: Moment) -> Iterator[None]:
        if moment.kind in LIGHT:
            self._land = Province((frame.zones.width, frame.zones.height))
            yield from self._land.paint(self._map(), level_of(frame.view))
            for picture in paint(round(LIGHT[moment.kind] * frame.zones.height)):
                self._light = picture
                yield
        yield from prepare(frame, moment)

    def draw(
        self,
        target: pygame.Surface,
        frame: TableFrame,
        show: MomentShow[Moment] | None,
        now: float,
    ) -> None:
        """Draw the moment that is shown, if there is one, on the map of the province."""
        if show is None or not show.begun(now):
            return
        share = HELD if show.still else show.share(now)
        if share >= CLOSES:
            return
        self.prepare(frame, show)
        if show.moment.kind in BANDS:
            _draw_band(target, frame, show.moment, share)
            return
        opens = OPENS[show.moment.kind]
        part = self._draw_land(target, frame, share / opens)
        way = ease((share - opens) / RISES[show.moment.kind]) if share >= opens else 0.0
        _light(target, part, way)
        if share < opens:
            return
        for _ in self._steps:
            pass
        if show.moment.kind is MomentKind.SUN:
            begins, ends = LEAPS
            leap = min(1.0, max(0.0, (share - begins) / (ends - begins)))
            self._draw_sun(target, frame, show.moment, way, leap)
        else:
            self._draw_won(target, frame, show.moment, way)

    def _draw_land(self, target: pygame.Surface, frame: TableFrame, opened: float) -> pygame.Rect:
        """Draw the province; return the band from the middle in which it appears."""
        zones, land = frame.zones, self._land
        while land is None or not land.whole:
            next(self._steps)
            land = self._land
        land.change(self._map(), level_of(frame.view))
        opened = ease(min(1.0, opened))
        half = round(opened * zones.height / 2)
        part = pygame.Rect(0, zones.height // 2 - half, zones.width, 2 * half)
        target.blit(land.surface, part.topleft, part)
        if opened < 1:
            for y in (part.top, part.bottom):
                target.fill(theme.PALE_GOLD, (0, y - 1, zones.width, max(2, round(2 * zones.unit))))
        return part

    def _shine(self, target: pygame.Surface, x: float, y: float) -> None:
        if self._light is not None:
            put(target, self._light, self._light.get_rect(center=(round(x), round(y))).topleft)

    def _draw_sun(
        self, target: pygame.Surface, frame: TableFrame, moment: Moment, way: float, leap: float
    ) -> None:
        """Draw the sun that rises over an area, its places in warm light, and the pawn's leap."""
        zones = frame.zones
        low, high = HEIGHTS
        at = zones.width / 2, zones.height * (low + (high - low) * way)
        self._shine(target, *at)
        places = _places(frame, moment)
        for number, (territory, box) in enumerate(places):
            late = min(1.0, max(0.0, way * (1 + 0.15 * len(places)) - 0.15 * number))
            shift = (1 - ease(late)) * 0.4 * zones.height
            _draw_place(target, frame, territory, Box(box.x, box.y + shift, box.w, box.h))
        if way < RISEN:
            return
        _write(target, frame, moment)
        draw_leap(target, frame, moment, leap)
        draw_bonus(target, frame, moment, at, SUN * LIGHT[MomentKind.SUN] * zones.height)

    def _draw_won(
        self, target: pygame.Surface, frame: TableFrame, moment: Moment, way: float
    ) -> None:
        """Draw the sun that rises behind the winners, who jump for joy on the stone of the goal."""
        zones = frame.zones
        low, high = HEIGHTS
        self._shine(target, zones.width / 2, zones.height * (low + (high + SUNK - low) * way))
        _draw_winners(target, frame, moment, way)
        _write(target, frame, moment)


SUNK: Final = 0.155
"""How much lower the sun stands behind the winners than over an area."""
STONE: Final = 0.085
"""Radius of the stone of the goal, as a fraction of the window's height."""
WINNERS: Final = 0.125
"""Half width of the figure of a winner, in the same measure."""
FEET: Final = 0.575
"""Where the figures stand, in the same measure."""
JUMPS: Final = 3
JUMP: Final = 0.07
"""How often the winners jump, and how high, in the same measure."""


def _draw_winners(target: pygame.Surface, frame: TableFrame, moment: Moment, way: float) -> None:
    """Draw the winners on stones with their balance."""
    zones, brush = frame.zones, frame.brush
    radius, half = STONE * zones.height, round(WINNERS * zones.height)
    step = 2.4 * half
    x = zones.width / 2 - step * (len(moment.players) - 1) / 2
    feet = FEET * zones.height
    jump = JUMP * zones.height * abs(math.sin(JUMPS * math.pi * way)) * (1 - way)
    for seat in moment.players:
        middle = feet + 0.5 * radius
        brush.disc(target, x, middle, 1.2 * radius, faded(theme.AMBER, 0.5))
        brush.disc(target, x, middle, radius, theme.PALE_GOLD, theme.AMBER, 3)
        at, size = (x, feet + 0.85 * radius), max(brush.floor, round(0.8 * radius))
        brush.line(target, plain(moment.balance), at, size, theme.INK, FontFace.TITLE, "center")
        brush.figure(target, seat, x, feet - TALL * half - jump, half)
        x += step


def _light(target: pygame.Surface, part: pygame.Rect, way: float) -> None:
    """Let a part of the map lie in the light of dusk or, the higher the sun, of day."""
    tone = [round(one + (two - one) * way) for one, two in zip(DUSK, DAY, strict=True)]
    target.fill(tone, part, special_flags=pygame.BLEND_RGB_MULT)


def prepare(frame: TableFrame, moment: Moment) -> Iterator[None]:
    """Draw the pictures and words of a moment in steps, so that it opens at once; show nothing."""
    nowhere = clear((1, 1))
    for territory, box in _places(frame, moment):
        name = f"territories/{frame.names.catalogue.territories[territory].id}"
        size, radius = _picture_size(box), frame.brush.px(CORNER)
        yield from load_picture(frame.brush.context, name, size, radius)
        _draw_place(nowhere, frame, territory, box)
        yield
    _write(nowhere, frame, moment)
    yield
    if moment.kind is MomentKind.SUN:
        draw_leap(nowhere, frame, moment, 1.0)
        yield
    if moment.kind is MomentKind.WON:
        _draw_winners(nowhere, frame, moment, 1.0)
        yield


def _write(target: pygame.Surface, frame: TableFrame, moment: Moment) -> None:
    """Write the words of a moment, on a dark plate unless a band lies below them already."""
    title, lines = words(frame, moment)
    if moment.kind is MomentKind.SUN:
        # the pawn shows the balance
        lines = lines[:1]
    top, high = (share * frame.zones.height for share in WORDS[moment.kind])
    plate = moment.kind not in BANDS
    largest = WINNER if moment.kind is MomentKind.WON else TITLE
    write(target, frame, title, lines, (top, high), plate=plate, largest=largest)


def words(frame: TableFrame, moment: Moment) -> Lettering:
    """Return the words of a moment."""
    names = frame.names
    if moment.kind is MomentKind.SUN:
        return event_text.sun_lettering(
            names, moment.players[0], moment.areas, moment.bonus, moment.balance
        )
    if moment.kind is MomentKind.WHOLE:
        return event_text.whole_lettering(
            names, moment.players[0], moment.areas, moment.bonus, frame.view
        )
    if moment.kind is MomentKind.OUT:
        assert moment.reason is not None, "there is a reason for going out"
        return event_text.out_lettering(names, moment.players[0], moment.reason)
    if moment.trade is not None:
        title = names.words("carbontable.moment-lead", player=names.player(moment.players[0]))
        if moment.kind is MomentKind.NEAR:
            title = alarm(names, moment.players)
        told = event_text.sentence(names, moment.trade, frame.view)
        return title, (told, _balances(frame, moment))
    assert moment.outcome is not None, "the game is over"
    return event_text.won_lettering(names, moment.outcome, moment.balance)


def _balances(frame: TableFrame, moment: Moment) -> str:
    """Return the balance of the first player of a moment before it and now."""
    return frame.names.words(
        "carbon.trade.balance",
        player=frame.names.player(moment.players[0]),
        before=plain(moment.before),
        after=plain(moment.balance),
    )


def _places(frame: TableFrame, moment: Moment) -> list[tuple[TerritoryId, Box]]:
    """Return the territories of an area that shines or is whole, with the places of their cards."""
    zones, names = frame.zones, frame.names
    if moment.kind not in CARDS:
        return []
    found = [t for area in moment.areas for t in names.catalogue.areas[area].territories]
    line, gap, edge = 1.5 * frame.brush.size(1), 22 * zones.unit, 5 * zones.unit
    wide = min(
        (HIGH * zones.height - line - 2 * edge) * SHAPE,
        (0.92 * zones.width + gap) / len(found) - gap,
    )
    high = wide / SHAPE + line + edge
    x = (zones.width - len(found) * (wide + gap) + gap) / 2
    top = CARDS[moment.kind] * zones.height - high
    return [(t, Box(x + n * (wide + gap), top, wide, high)) for n, t in enumerate(found)]


CORNER: Final = 8
"""Radius of the corners of the paintings in a band, in design pixels."""


def _picture_size(box: Box) -> tuple[int, int]:
    return round(box.w), round(box.w / SHAPE)


def _picture(frame: TableFrame, territory: TerritoryId, box: Box) -> pygame.Surface:
    brush, size = frame.brush, _picture_size(box)
    return territory_picture(
        brush.context, frame.names.catalogue, territory, size, brush.px(CORNER)
    )


def _draw_place(
    target: pygame.Surface, frame: TableFrame, territory: TerritoryId, box: Box
) -> None:
    brush, edge = frame.brush, frame.brush.px(5)
    image = _picture(frame, territory, box)
    card = Box(box.x - edge, box.y - edge, box.w + 2 * edge, box.h + edge)
    brush.glow(target, card, brush.px(12), theme.AMBER)
    brush.box(target, card, theme.PAPER, brush.px(12))
    put(target, image, (round(box.x), round(box.y)))
    below = Box(box.x, box.y + image.get_height(), box.w, box.h - image.get_height() - edge)
    brush.fitted(target, frame.names.short(territory), below, theme.INK)


def _draw_band(target: pygame.Surface, frame: TableFrame, moment: Moment, share: float) -> None:
    """Draw a dark band with a player, who is paler when out, and with the places of an area."""
    zones, brush = frame.zones, frame.brush
    opened = ease(min(1.0, share / OPENS[moment.kind]))
    places = _places(frame, moment)
    whole = (PICTURED if places else BAND) * zones.height
    high = whole * opened
    band = Box(0, 0.5 * zones.height - high / 2, zones.width, high)
    brush.box(target, band, theme.PANEL)
    if opened < 1:
        return
    radius = 0.05 * zones.height
    x, y = zones.width / 2, band.y + 0.22 * BAND * zones.height
    if places:
        # the shields of the areas stand beside the mark of their owner
        step = 2.4 * radius
        x -= step * len(moment.areas) / 2
        for number, area in enumerate(moment.areas, 1):
            sign = f"co2_area_{frame.names.catalogue.areas[area].id}"
            brush.sign_at(target, sign, x + number * step, y, 2 * radius)
        for territory, box in places:
            _draw_place(target, frame, territory, box)
    brush.mark(target, moment.players[0], x, y, radius)
    if moment.kind is MomentKind.OUT:
        veil = Box(x - radius, y - radius, 2 * radius, 2 * radius)
        brush.box(target, veil, faded(theme.PANEL, 0.45), radius)
    _write(target, frame, moment)
