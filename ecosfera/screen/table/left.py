"""The left column: both star puzzles, the pressure deck, the last event."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from ecosfera.rules.cards import HABITATS
from ecosfera.rules.state import IMPACT_TILES
from ecosfera.screen import skin
from ecosfera.screen.order import AROUND
from ecosfera.screen.shapes import clear, premultiplied, put
from ecosfera.screen.skin import colour, faded
from ecosfera.screen.table import places
from ecosfera.screen.table.beats import Show
from ecosfera.screen.table.brush import rect
from ecosfera.screen.table.places import Hex
from ecosfera.screen.table.spots import Kind, Spot
from ecosfera.screen.table.zones import Box
from ecosfera.screen.text import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.screen.table.look import Look

TILE_FILL = 0.94
"""How much of its picture's height a tile fills."""
ICE_INK = colour("#14507A")
WATER = colour("#052430")


def draw(target: pygame.Surface, look: Look) -> None:
    """Draws both stars and the pressure deck."""
    look.brush.panel(target, look.zones.stars, 0.34)
    habitats(target, look)
    impacts(target, look)
    pressure(target, look)
    _low_captions(target, look)


def draw_last(target: pygame.Surface, look: Look, sentence: str) -> None:
    """At level 1 the last event stands where the policy pool would be."""
    zone = look.zones.pool
    if look.zones.level == 1 and zone is not None and sentence and not look.brush.large:
        _last(target, look, zone, sentence)


def habitats(target: pygame.Surface, look: Look) -> None:
    """The six habitats round their number."""
    zones = look.zones
    shape = places.habitat_flower(zones)
    coming = {e.which for e in look.effects if e.show is Show.TILE}
    for place, habitat in zip(shape.tiles, AROUND, strict=True):
        if look.glows(Spot(Kind.TILE, habitat)):
            _halo(target, look, place)
    for place, habitat in zip(shape.tiles, AROUND, strict=True):
        spot = Spot(Kind.TILE, habitat)
        if habitat in look.seen.habitats and habitat not in coming:
            restored(target, look, place, habitat)
        else:
            _waiting(target, look, place, habitat)
        if look.pointed == spot:
            _ring(target, look, place, skin.WHITE)
    for place, habitat in zip(shape.tiles, AROUND, strict=True):
        if Spot(Kind.TILE, habitat) in look.hinted:
            _beacon(target, look, place)
    _centre(target, look, shape.centre, len(look.seen.habitats), "tiles/habitat_centre", skin.INK)
    _caption(target, look, zones.habitats, look.book.words("table.habitats"))


def restored(target: pygame.Surface, look: Look, place: Hex, habitat: int) -> None:
    """A habitat tile in its place: picture, and its sign for those who know signs better."""
    brush = look.brush
    name = f"tiles/habitat_{HABITATS[habitat]}"
    side = round(2 * place.radius / TILE_FILL)
    if brush.pictures.has(name):
        image = brush.pictures.get(name, (side, side))
        put(target, image, (round(place.cx - side / 2), round(place.cy - side / 2)))
        k = min(max(brush.zones.sign * 0.9, 0.62 * place.radius), place.radius)
        # inside the tile: its neighbours are drawn after it
        y = place.cy + min(0.28 * place.radius, 0.97 * place.radius - k)
        brush.sign(target, HABITATS[habitat], place.cx - k / 2, y, k)
        return
    tone = skin.HABITATS[HABITATS[habitat]]
    _hexagon(target, look, place, tone, skin.WHITE, 2)
    k = 1.3 * place.radius
    ink = ICE_INK if HABITATS[habitat] == "ice" else skin.WHITE
    brush.sign(target, f"glyph_{HABITATS[habitat]}", place.cx - k / 2, place.cy - k / 2, k, ink)


def _waiting(target: pygame.Surface, look: Look, place: Hex, habitat: int) -> None:
    """The place of a habitat that is still to be restored."""
    brush = look.brush
    _hexagon(target, look, place, faded(WATER, 0.5), None, 0)
    glows = look.glows(Spot(Kind.TILE, habitat))
    if not glows:
        _dashed(target, look, place, faded(skin.PAPER, 0.6))
    k = 1.25 * place.radius
    tint = faded(skin.PAPER, 0.72)
    if glows:
        _hexagon(target, look, place, skin.INK, skin.AMBER, 2.5)
        tint = skin.PALE_GOLD
    brush.sign(target, f"glyph_{HABITATS[habitat]}", place.cx - k / 2, place.cy - k / 2, k, tint)


def impacts(target: pygame.Surface, look: Look) -> None:
    """The impact tiles round their number."""
    zones = look.zones
    shape = places.impact_flower(zones)
    coming = sum(e.show is Show.STONE for e in look.effects)
    for i, place in enumerate(shape.tiles):
        if i < look.seen.impacts - coming:
            stone(target, look, place, i)
        else:
            _hexagon(target, look, place, faded(WATER, 0.35), None, 0)
            _dashed(target, look, place, faded(skin.STONE, 0.55))
    _centre(target, look, shape.centre, look.seen.impacts, "tiles/impact_centre", skin.WHITE)
    if look.pointed is not None and look.pointed.kind is Kind.IMPACTS:
        _ring(target, look, shape.centre, skin.WHITE)


def stone(target: pygame.Surface, look: Look, place: Hex, number: int) -> None:
    """An impact tile in its place."""
    brush = look.brush
    name = f"tiles/impact_{number % IMPACT_TILES + 1}"
    side = round(2 * place.radius / TILE_FILL)
    if brush.pictures.has(name):
        image = brush.pictures.get(name, (side, side))
        put(target, image, (round(place.cx - side / 2), round(place.cy - side / 2)))
        return
    k = 2.1 * place.radius
    brush.sign(target, "impact", place.cx - k / 2, place.cy - k / 2, k)


def _centre(
    target: pygame.Surface, look: Look, place: Hex, n: int, picture: str, ink: skin.Colour
) -> None:
    brush = look.brush
    side = round(2 * place.radius / TILE_FILL)
    if brush.pictures.has(picture):
        image = brush.pictures.get(picture, (side, side))
        put(target, image, (round(place.cx - side / 2), round(place.cy - side / 2)))
    else:
        fill = skin.PAPER if ink is skin.INK else skin.STONE_DARK
        _hexagon(target, look, place, fill, None, 0)
    size = max(brush.floor, round(place.radius * 0.74))
    brush.line(
        target,
        look.book.words("table.of-six", n=n),
        (place.cx, place.cy),
        size,
        ink,
        Face.HEAVY,
        "center",
    )


def pressure(target: pygame.Surface, look: Look) -> None:
    """The pressure deck."""
    brush, zones = look.brush, look.zones
    box = places.pressure_pile(zones)
    pile(target, look, box, "pressure", look.seen.pressures)
    count = str(look.seen.pressures)
    size = brush.size(1.05)
    width = brush.text.width(count, Face.HEAVY, size)
    if places.slight(zones, box.h):
        x = box.right + 3 * brush.u
        room = Box(x, box.y, zones.pressure.right - 3 * brush.u - x, box.h)
        brush.fitted(target, count, room, skin.PAPER, Face.HEAVY, size=size)
    else:
        x, y = box.cx - width / 2 - 5 * brush.u, box.bottom - 1.35 * size
        plate = Box(x, y, width + 10 * brush.u, 1.2 * size)
        brush.box(target, plate, faded(skin.INK, 0.72), plate.h / 2)
        brush.line(target, count, (plate.cx, plate.cy), size, skin.WHITE, Face.HEAVY, "center")
    if look.pointed is not None and look.pointed.kind is Kind.PRESSURES:
        brush.edge(target, box, 0.07 * box.w, skin.WHITE, 3)


def pile(target: pygame.Surface, look: Look, box: Box, back: str, count: int) -> Box:
    """A face-down deck: thicker with more cards, a dashed place without any.

    Gives what a frame goes round.
    """
    brush = look.brush
    if count <= 0:
        brush.box(target, box, faded(skin.PANEL, 0.35), 0.07 * box.w)
        brush.dashes(target, box, faded(skin.PAPER, 0.5), 0.07 * box.w)
        return box.inset(-3 * brush.u)
    image = look.faces.back(back, round(box.w), round(box.h))
    deepest, step = min(3, count - 1), max(1.0, 1.1 * brush.u)
    for depth in range(deepest, -1, -1):
        d = depth * step
        put(target, image.surface, (round(box.x - image.pad - d), round(box.y - image.pad - d)))
    d = deepest * step
    return Box(box.x - d, box.y - d, box.w + d, box.h + d)


def latest(look: Look, log: Sequence[str]) -> str:
    """The newest of the last events that has room where the last one stands."""
    zone, brush = look.zones.pool, look.brush
    if look.zones.level != 1 or zone is None or brush.large:
        return ""
    room, lines = _last_room(look, zone)
    fitting = (s for s in log[:-7:-1] if brush.fits(s, Face.TEXT, brush.floor, room.w, lines))
    return next(fitting, "")


def _last_room(look: Look, box: Box) -> tuple[Box, int]:
    """Where the sentence stands, and how many lines it may have."""
    u = look.brush.u
    side = look.zones.sign * 1.2
    room = Box(box.x + side + 14 * u, box.y + 2 * u, box.w - side - 22 * u, box.h - 4 * u)
    return room, max(1, int(room.h // (look.brush.body * 1.2)))


def _last(target: pygame.Surface, look: Look, box: Box, sentence: str) -> None:
    brush = look.brush
    brush.panel(target, box, 0.34)
    side = look.zones.sign * 1.2
    brush.sign(target, "icon_log", box.x + 8 * brush.u, box.cy - side / 2, side, skin.FOAM)
    room, lines = _last_room(look, box)
    fit = brush.text.fit(sentence, Face.TEXT, brush.body, brush.floor, round(room.w), lines)
    brush.text.place(target, fit, rect(room), Face.TEXT, skin.FOAM, leading=1.2, middle=True)


def _low_captions(target: pygame.Surface, look: Look) -> None:
    """The captions of impacts and pressure deck: under each, but never into one another."""
    brush, zones, high = look.brush, look.zones, look.zones.caption
    if not high:
        return
    words = [look.book.words(f"table.{name}") for name in ("impacts", "pressure")]
    end, gap = zones.pressure.right - 3 * brush.u, 10 * brush.u
    whole = Box(zones.impacts.x, zones.impacts.bottom - high, end - zones.impacts.x, high)
    size = brush.body
    while True:
        wide = [brush.text.width(word, Face.BOLD, size) for word in words]
        if sum(wide) + gap <= whole.w or size <= brush.floor:
            break
        size -= 1
    one = min(zones.impacts.cx, whole.right - wide[1] - gap - wide[0] / 2)
    one = max(one, whole.x + wide[0] / 2)
    two = max(zones.pressure.cx - 7 * brush.u, one + wide[0] / 2 + gap + wide[1] / 2)
    two = min(two, whole.right - wide[1] / 2)
    for word, cx in zip(words, (one, two), strict=True):
        brush.line(target, word, (cx, whole.cy), size, skin.PAPER, Face.BOLD, "center")


def _caption(target: pygame.Surface, look: Look, zone: Box, words: str) -> None:
    brush, high = look.brush, look.zones.caption
    if not high:
        return
    box = Box(zone.x + 2 * brush.u, zone.bottom - high, zone.w - 4 * brush.u, high)
    brush.fitted(target, words, box, skin.PAPER)


def _hexagon(
    target: pygame.Surface,
    look: Look,
    place: Hex,
    fill: skin.Colour,
    line: skin.Colour | None,
    width: float,
) -> None:
    u = look.brush.u
    side = max(3, round(2 * (place.radius - 1.25 * u)))
    image = look.brush.shapes.hexagon(side, fill, line, max(1.0, width * u))
    put(target, image, (round(place.cx - side / 2), round(place.cy - side / 2)))


def _ring(target: pygame.Surface, look: Look, place: Hex, tone: skin.Colour) -> None:
    _hexagon(
        target,
        look,
        Hex(place.cx, place.cy, place.radius + 2 * look.brush.u),
        (0, 0, 0, 0),
        tone,
        3,
    )


def _beacon(target: pygame.Surface, look: Look, place: Hex) -> None:
    """What the hint or a teammate means: a bright ring, and a tab with its sign."""
    u = look.brush.u
    for wide, tone in ((5.5, skin.AMBER), (3, skin.PALE_GOLD), (0.5, skin.INK)):
        ring = Hex(place.cx, place.cy, place.radius + wide * u)
        _hexagon(target, look, ring, (0, 0, 0, 0), tone, 3)
    look.brush.tab(target, place.cx, place.cy - place.radius, look.herald)


def _halo(target: pygame.Surface, look: Look, place: Hex) -> None:
    u = look.brush.u
    for wide, opacity in ((9, 0.14), (6, 0.22), (3.5, 0.36)):
        _hexagon(
            target,
            look,
            Hex(place.cx, place.cy, place.radius + wide * u),
            faded(skin.AMBER, opacity),
            None,
            0,
        )


def _dashed(target: pygame.Surface, look: Look, place: Hex, tone: skin.Colour) -> None:
    """A dashed hexagon."""
    brush = look.brush
    side = max(3, round(2 * (place.radius - 1.25 * brush.u)))
    thick = max(1.0, 1.3 * brush.u)

    key = ("dashed hexagon", side, tone, round(thick * 16))
    image = brush.shapes.keep(key, lambda: _dashes(side, tone, thick))
    put(target, image, (round(place.cx - side / 2), round(place.cy - side / 2)))


def _dashes(side: int, tone: skin.Colour, thick: float) -> pygame.Surface:
    k = 3
    big = clear((side * k, side * k))
    half, reach = side * k / 2, side * k / 2 - thick * k / 2 - 1
    corners = [
        (half + reach * math.sin(math.pi * i / 3), half - reach * math.cos(math.pi * i / 3))
        for i in range(7)
    ]
    for one, two in pairwise(corners):
        for piece in range(5):
            a, b = (piece + 0.22) / 5, (piece + 0.78) / 5
            start = (one[0] + (two[0] - one[0]) * a, one[1] + (two[1] - one[1]) * a)
            end = (one[0] + (two[0] - one[0]) * b, one[1] + (two[1] - one[1]) * b)
            pygame.draw.line(big, premultiplied(tone), start, end, max(1, round(thick * k)))
    return pygame.transform.smoothscale(big, (side, side))
