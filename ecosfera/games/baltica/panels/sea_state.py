"""The left column: both stars of tiles, the pressure deck, the last event."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.cards.impact_emblems import plaque
from ecosfera.games.baltica.cards.palette import HABITAT_COLOURS
from ecosfera.games.baltica.content.habitat_order import AROUND
from ecosfera.games.baltica.moves.goals import PAIR
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels import piles
from ecosfera.games.baltica.panels.other_rows import avatar
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.state import IMPACT_TILES
from ecosfera.games.baltica.stage import positions
from ecosfera.games.baltica.stage.positions import Hex
from ecosfera.games.baltica.stage.timing import EffectKind
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import clear, premultiplied, put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import colour, faded

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.ids import HabitatId
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.ui.draw.text import Fitted

TILE_FILL = 0.94
"""Fraction of its picture's height that a tile fills."""
NAME_LEADING = 1.0
NAME_FOOT = 0.53
"""Where the name on the place of a habitat ends, in radii below its centre."""
NAME_INNER = 0.84
"""How far a name reaches towards the number in the middle, in radii."""
NAME_OUTER = 1.4
"""How far it reaches the other way, if the panel does."""
OWNER = 0.3
"""Radius of the portrait of who has a pair, in radii of the habitat's place."""
ICE_INK = colour("#14507A")
WATER = colour("#052430")
EMPTY = faded(WATER, 0.72)
"""The place of a tile: the sea shows between the places, and through them a little."""


def draw(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw both stars and the pressure deck."""
    if frame.brush.shapes.strong:
        frame.brush.panel(target, frame.zones.stars, piles.LABEL_GROUND)
    habitats(target, frame)
    impacts(target, frame)
    pressure(target, frame)
    _low_captions(target, frame)


def draw_journal(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw what opens the log at level 1, in place of the policy pool."""
    caption = journal(frame)
    box = journal_box(frame, caption)
    if box is not None and caption:
        _journal(target, frame, box, caption)


def habitats(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the six habitats around their number."""
    zones = frame.zones
    shape = positions.habitat_flower(zones)
    coming = {e.which for e in frame.effects if e.kind is EffectKind.TILE}
    for place, habitat in zip(shape.tiles, AROUND, strict=True):
        if frame.glows(Target(TargetKind.TILE, habitat)):
            _halo(target, frame, place)
    for place, habitat in zip(shape.tiles, AROUND, strict=True):
        if habitat in frame.seen.habitats and habitat not in coming:
            restored(target, frame, place, habitat)
            if habitat in frame.news.habitats:
                frame.brush.news(target, place.cx, place.cy - 0.72 * place.radius)
        else:
            _waiting(target, frame, place, habitat)
        if frame.pointed == Target(TargetKind.TILE, habitat):
            _ring(target, frame, place, theme.WHITE)
    for place, habitat in zip(shape.tiles, AROUND, strict=True):
        if habitat not in frame.seen.habitats:
            _name(target, frame, place, habitat)
            _nearness(target, frame, place, habitat)
            _owner(target, frame, place, habitat)
        if Target(TargetKind.TILE, habitat) in frame.hinted:
            _beacon(target, frame, place)
    _centre(
        target, frame, shape.centre, len(frame.seen.habitats), "tiles/habitat_centre", theme.INK
    )
    if frame.pointed == Target(TargetKind.HABITATS):
        _ring(target, frame, shape.centre, theme.AMBER)
    missing = len(HABITATS) - len(frame.seen.habitats)
    if missing == 1:
        _caption(
            target, frame, zones.habitats, frame.book.words("table.habitats-last"), theme.AMBER
        )
    else:
        _caption(target, frame, zones.habitats, frame.book.words("table.habitats"))


def restored(target: pygame.Surface, frame: TableFrame, place: Hex, habitat: HabitatId) -> None:
    """Draw a habitat tile in its place, with its sign."""
    brush = frame.brush
    name = f"tiles/habitat_{HABITATS[habitat]}"
    side = round(2 * place.radius / TILE_FILL)
    if brush.pictures.has(name):
        image = brush.pictures.get(name, (side, side))
        put(target, image, (round(place.cx - side / 2), round(place.cy - side / 2)))
        k = min(max(frame.zones.sign * 0.9, 0.62 * place.radius), place.radius)
        # Stay inside the tile, because its neighbours are drawn later.
        y = place.cy + min(0.28 * place.radius, 0.97 * place.radius - k)
        brush.sign(target, HABITATS[habitat], place.cx - k / 2, y, k)
        return
    tone = HABITAT_COLOURS[HABITATS[habitat]]
    _hexagon(target, frame, place, tone, theme.WHITE, 2)
    k = 1.3 * place.radius
    ink = ICE_INK if HABITATS[habitat] == "ice" else theme.WHITE
    brush.sign(target, f"glyph_{HABITATS[habitat]}", place.cx - k / 2, place.cy - k / 2, k, ink)


def emptied(target: pygame.Surface, frame: TableFrame, place: Hex) -> None:
    """Draw the place that a tile has left."""
    _hexagon(target, frame, place, WATER, None, 0)


def _waiting(target: pygame.Surface, frame: TableFrame, place: Hex, habitat: HabitatId) -> None:
    """Draw the place of a habitat that is not restored."""
    brush = frame.brush
    _hexagon(target, frame, place, EMPTY, None, 0)
    glows = frame.glows(Target(TargetKind.TILE, habitat))
    if not glows:
        _dashed(target, frame, place, faded(theme.PAPER, 0.6))
    tint = faded(theme.PAPER, 0.72)
    if glows:
        _hexagon(target, frame, place, theme.INK, theme.AMBER, 2.5)
        tint = theme.PALE_GOLD
    k, y = 1.25 * place.radius, place.cy
    name = habitat_name(frame, place, habitat)
    if name is not None:
        top = name[1].y
        k = min(1.1 * place.radius, top - place.cy + 0.86 * place.radius)
        y = top - k / 2
    brush.sign(target, f"glyph_{HABITATS[habitat]}", place.cx - k / 2, y - k / 2, k, tint)


def habitat_name(frame: TableFrame, place: Hex, habitat: HabitatId) -> tuple[Fitted, Box] | None:
    """Return the name of a habitat that waits, and where it stands; None if there is no room.

    A long one reaches beyond the outer edge of its place, never into the others.
    """
    brush, radius, zone = frame.brush, place.radius, frame.zones.habitats
    inner = NAME_INNER * radius
    dx = place.cx - zone.cx
    edge = zone.right if dx > 0 else zone.x
    outer = min(NAME_OUTER * radius, abs(edge - place.cx) - 3 * brush.u)
    size = min(brush.body, round(0.42 * radius))
    if size < brush.floor:
        return None
    text, width = frame.book.habitat(habitat), round(inner + outer)
    fit = brush.unbroken(text, FontFace.BOLD, size, width, radius, NAME_LEADING, 2)
    if fit is None and not brush.text.fits(text, FontFace.BOLD, size, width, 2):
        return None
    fit = fit or brush.text.fit(text, FontFace.BOLD, size, size, width, 2)
    high = len(fit.lines) * brush.text.line_height(fit.size, NAME_LEADING)
    wide = max(brush.text.width(line, FontFace.BOLD, fit.size) for line in fit.lines)
    cx = place.cx + math.copysign(max(0.0, wide / 2 - inner), dx)
    return fit, Box(cx - width / 2, place.cy + NAME_FOOT * radius - high, width, high)


def _name(target: pygame.Surface, frame: TableFrame, place: Hex, habitat: HabitatId) -> None:
    """Draw the name of a habitat that waits, if there is room."""
    name = habitat_name(frame, place, habitat)
    if name is None:
        return
    glows = frame.glows(Target(TargetKind.TILE, habitat))
    tone, where = theme.PALE_GOLD if glows else theme.PAPER, rect(name[1])
    centre, leading = TextAlign.CENTRE, NAME_LEADING
    wide = max(frame.brush.text.width(line, FontFace.BOLD, name[0].size) for line in name[0].lines)
    if wide > 1.6 * place.radius:
        # Its ends lie over the sea.
        _plate(target, frame, Box(name[1].cx - wide / 2, name[1].y, wide, name[1].h))
    frame.brush.text.place(
        target, name[0], where, FontFace.BOLD, tone, align=centre, leading=leading
    )


def _nearness(target: pygame.Surface, frame: TableFrame, place: Hex, habitat: HabitatId) -> None:
    """Draw two dots for the pair that a habitat needs, filled for the animals somebody has."""
    goal, brush = frame.goals.get(habitat), frame.brush
    if goal is None:
        return
    side = max(6, round(0.27 * place.radius))
    y = round(place.cy + 0.66 * place.radius - side / 2)
    for number in range(PAIR):
        filled = number < len(goal.animals)
        tone, edge = (theme.AMBER, theme.INK) if filled else (WATER, faded(theme.PAPER, 0.8))
        x = round(place.cx + (number - 0.5) * 1.35 * side - side / 2)
        put(target, brush.shapes.disc(side, tone, edge, 1), (x, y))


def owner_circle(frame: TableFrame, place: Hex) -> Hex:
    """Return where it is shown who has a pair: on an outer corner of a place, where no name is."""
    centre = positions.habitat_flower(frame.zones).centre
    out = math.copysign(place.radius, place.cx - centre.cx)
    low = place.cy > centre.cy + 0.5 * place.radius
    x, y = (0.5 * out, 0.95 * abs(out)) if low else (0.8 * out, -0.55 * abs(out))
    radius = max(9 * frame.brush.u, OWNER * place.radius)
    return Hex(place.cx + x, place.cy + y, radius)


def _owner(target: pygame.Surface, frame: TableFrame, place: Hex, habitat: HabitatId) -> None:
    """Draw who has a whole pair for a habitat, if there are several players."""
    goal = frame.goals.get(habitat)
    if goal is None or len(goal.animals) < PAIR or not frame.others:
        return
    person = replace(frame.people[goal.player], character="")
    avatar(target, frame, person, *owner_circle(frame, place), theme.AMBER)


def impacts(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the impact tiles around their number."""
    zones = frame.zones
    shape = positions.impact_flower(zones)
    coming = sum(e.kind is EffectKind.STONE for e in frame.effects)
    if _one_left(frame):
        threatened(target, frame, shape)
    for i, place in enumerate(shape.tiles):
        if i < frame.seen.impacts - coming:
            stone(target, frame, place, i)
            if i >= frame.seen.impacts - frame.news.impacts:
                frame.brush.news(target, *beside(place, shape.centre))
        else:
            _hexagon(target, frame, place, EMPTY, None, 0)
            last = i == IMPACT_TILES - 1
            _dashed(target, frame, place, theme.ROSY if last else faded(theme.PAPER, 0.75))
    _centre(target, frame, shape.centre, frame.seen.impacts, "tiles/impact_centre", theme.WHITE)
    if frame.pointed is not None and frame.pointed.kind is TargetKind.IMPACTS:
        _ring(target, frame, shape.centre, theme.WHITE)


def beside(place: Hex, centre: Hex) -> tuple[float, float]:
    """Return the centre of the mark of a new impact: on the outer edge, beside the emblem."""
    dx, dy = place.cx - centre.cx, place.cy - centre.cy
    out = 1.1 * place.radius / math.hypot(dx, dy)
    return place.cx + dx * out, place.cy + dy * out


def _one_left(frame: TableFrame) -> bool:
    """Return whether the next impact loses the match."""
    return frame.seen.impacts == IMPACT_TILES - 1


def threatened(target: pygame.Surface, frame: TableFrame, shape: positions.Flower) -> None:
    """Draw a red light in the place of the last impact."""
    u, place = frame.brush.u, shape.tiles[-1]
    for wide, opacity in ((9, 0.16), (6, 0.26), (3, 0.42)):
        around = Hex(place.cx, place.cy, place.radius + wide * u)
        _hexagon(target, frame, around, faded(theme.ROSE, opacity), None, 0)


def stone(target: pygame.Surface, frame: TableFrame, place: Hex, number: int) -> None:
    """Draw an impact tile in its place."""
    brush = frame.brush
    name = f"tiles/impact_{number % IMPACT_TILES + 1}"
    side = round(2 * place.radius / TILE_FILL)
    if brush.pictures.has(name):
        image = brush.pictures.get(name, (side, side))
        put(target, image, (round(place.cx - side / 2), round(place.cy - side / 2)))
    else:
        k = 2.1 * place.radius
        brush.sign(target, "impact", place.cx - k / 2, place.cy - k / 2, k)
    if number < len(frame.impacts):
        face = plaque(brush.shapes, frame.impacts[number], place.radius)
        put(target, face, face.get_rect(center=(round(place.cx), round(place.cy))).topleft)


def _centre(
    target: pygame.Surface, frame: TableFrame, place: Hex, n: int, picture: str, ink: theme.Colour
) -> None:
    brush = frame.brush
    side = round(2 * place.radius / TILE_FILL)
    if brush.pictures.has(picture):
        image = brush.pictures.get(picture, (side, side))
        put(target, image, (round(place.cx - side / 2), round(place.cy - side / 2)))
    else:
        fill = theme.PAPER if ink is theme.INK else theme.STONE_DARK
        _hexagon(target, frame, place, fill, None, 0)
    # Grow with the text, as far as the hexagon allows.
    size = round(min(0.92 * place.radius, max(0.74 * place.radius, brush.size(1.3))))
    size = max(brush.floor, size)
    brush.line(
        target,
        frame.book.words("table.of-six", n=n),
        (place.cx, place.cy),
        size,
        ink,
        FontFace.HEAVY,
        "center",
    )


def pressure(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the pressure deck."""
    brush, zones = frame.brush, frame.zones
    box = positions.pressure_pile(zones)
    piles.pile(target, frame, box, "pressure", frame.seen.pressures)
    count = str(frame.seen.pressures)
    size = brush.size(1.05)
    width = brush.text.width(count, FontFace.HEAVY, size)
    if positions.slight(zones, box.h):
        x = box.right + 3 * brush.u
        room = Box(x, box.y, zones.pressure.right - 3 * brush.u - x, box.h)
        brush.fitted(target, count, room, theme.PAPER, FontFace.HEAVY, size=size)
    else:
        x, y = box.cx - width / 2 - 5 * brush.u, box.bottom - 1.35 * size
        plate = Box(x, y, width + 10 * brush.u, 1.2 * size)
        brush.box(target, plate, faded(theme.INK, 0.72), plate.h / 2)
        brush.line(target, count, (plate.cx, plate.cy), size, theme.WHITE, FontFace.HEAVY, "center")
    if frame.pointed is not None and frame.pointed.kind is TargetKind.PRESSURES:
        brush.edge(target, box, 0.07 * box.w, theme.WHITE, 3)


def journal(frame: TableFrame) -> str:
    """Return the caption of what opens the log; empty before anything has happened."""
    zone = frame.zones.pool
    if frame.zones.level != 1 or zone is None or frame.brush.large or not frame.log:
        return ""
    return frame.book.words("table.log")


def journal_box(frame: TableFrame, caption: str) -> Box | None:
    """Return the box of what opens the log, as wide as its caption; None if there is no room."""
    zone, brush = frame.zones.pool, frame.brush
    if zone is None:
        return None
    high = min(zone.h, max(frame.zones.target, 2.4 * brush.body))
    around = 1.2 * frame.zones.sign + 26 * brush.u
    wide = min(zone.w, brush.text.width(caption, FontFace.TEXT, brush.body) + around)
    if wide == zone.w:
        high = zone.h
    return Box(zone.x, zone.bottom - high, wide, high)


def _journal(target: pygame.Surface, frame: TableFrame, box: Box, caption: str) -> None:
    brush, u = frame.brush, frame.brush.u
    brush.box(target, box, faded(theme.PANEL, piles.LABEL_GROUND), 14 * u)
    if frame.pointed is not None and frame.pointed.kind is TargetKind.LOG:
        brush.edge(target, box, 14 * u, theme.WHITE, 2)
    side = frame.zones.sign * 1.2
    brush.sign(target, "icon_log", box.x + 8 * u, box.cy - side / 2, side, theme.FOAM)
    room = Box(box.x + side + 14 * u, box.y + 2 * u, box.w - side - 22 * u, box.h - 4 * u)
    lines = max(1, int(room.h // (brush.body * 1.2)))
    fit = brush.text.fit(caption, FontFace.TEXT, brush.body, brush.floor, round(room.w), lines)
    brush.text.place(target, fit, rect(room), FontFace.TEXT, theme.FOAM, leading=1.2, middle=True)


def _low_captions(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the captions of impacts and pressure deck without overlap."""
    brush, zones, high = frame.brush, frame.zones, frame.zones.caption
    if not high:
        return
    last = "-last" if _one_left(frame) else ""
    words = [frame.book.words(f"table.{name}") for name in (f"impacts{last}", "pressure")]
    tones = [theme.ROSY if last else theme.PAPER, theme.PAPER]
    end, gap = zones.pressure.right - 3 * brush.u, max(10 * brush.u, 0.8 * brush.body)
    whole = Box(zones.impacts.x, zones.impacts.bottom - high, end - zones.impacts.x, high)
    size = brush.body
    while True:
        wide = [brush.text.width(word, FontFace.BOLD, size) for word in words]
        if sum(wide) + gap <= whole.w or size <= brush.floor:
            break
        size -= 1
    one = min(zones.impacts.cx, whole.right - wide[1] - gap - wide[0] / 2)
    one = max(one, whole.x + wide[0] / 2)
    two = max(zones.pressure.cx - 7 * brush.u, one + wide[0] / 2 + gap + wide[1] / 2)
    two = min(two, whole.right - wide[1] / 2)
    for word, each, tone, cx in zip(words, wide, tones, (one, two), strict=True):
        _plate(target, frame, whole._replace(x=cx - each / 2, w=each))
        brush.line(target, word, (cx, whole.cy), size, tone, FontFace.BOLD, "center")


def _caption(
    target: pygame.Surface,
    frame: TableFrame,
    zone: Box,
    words: str,
    tone: theme.Colour = theme.PAPER,
) -> None:
    brush, high = frame.brush, frame.zones.caption
    if not high:
        return
    box = Box(zone.x + 2 * brush.u, zone.bottom - high, zone.w - 4 * brush.u, high)
    wide = min(box.w, brush.text.width(words, FontFace.BOLD, brush.body))
    _plate(target, frame, box._replace(x=box.cx - wide / 2, w=wide))
    brush.fitted(target, words, box, tone)


def _plate(target: pygame.Surface, frame: TableFrame, text: Box) -> None:
    """Draw the ground of a text over the sea."""
    box = text.inset(-7 * frame.brush.u, 0)
    frame.brush.box(target, box, faded(theme.PANEL, piles.LABEL_GROUND), box.h / 2)


def _hexagon(
    target: pygame.Surface,
    frame: TableFrame,
    place: Hex,
    fill: theme.Colour,
    line: theme.Colour | None,
    width: float,
) -> None:
    u = frame.brush.u
    side = max(3, round(2 * (place.radius - 1.25 * u)))
    image = frame.brush.shapes.hexagon(side, fill, line, max(1.0, width * u))
    put(target, image, (round(place.cx - side / 2), round(place.cy - side / 2)))


def _ring(target: pygame.Surface, frame: TableFrame, place: Hex, tone: theme.Colour) -> None:
    _hexagon(
        target,
        frame,
        Hex(place.cx, place.cy, place.radius + 2 * frame.brush.u),
        (0, 0, 0, 0),
        tone,
        3,
    )


def _beacon(target: pygame.Surface, frame: TableFrame, place: Hex) -> None:
    """Draw a beacon: a bright ring, and a tab with its sign."""
    u = frame.brush.u
    for wide, tone in ((5.5, theme.AMBER), (3, theme.PALE_GOLD), (0.5, theme.INK)):
        ring = Hex(place.cx, place.cy, place.radius + wide * u)
        _hexagon(target, frame, ring, (0, 0, 0, 0), tone, 3)
    frame.brush.tab(target, place.cx, place.cy - place.radius, frame.herald)


def _halo(target: pygame.Surface, frame: TableFrame, place: Hex) -> None:
    u = frame.brush.u
    for wide, opacity in ((9, 0.14), (6, 0.22), (3.5, 0.36)):
        _hexagon(
            target,
            frame,
            Hex(place.cx, place.cy, place.radius + wide * u),
            faded(theme.AMBER, opacity),
            None,
            0,
        )


def _dashed(target: pygame.Surface, frame: TableFrame, place: Hex, tone: theme.Colour) -> None:
    """Draw a dashed hexagon."""
    brush = frame.brush
    side = max(3, round(2 * (place.radius - 1.25 * brush.u)))
    thick = max(1.0, 1.3 * brush.u)

    key = ("dashed hexagon", side, tone, round(thick * 16))
    image = brush.shapes.keep(key, lambda: _dashes(side, tone, thick))
    put(target, image, (round(place.cx - side / 2), round(place.cy - side / 2)))


def _dashes(side: int, tone: theme.Colour, thick: float) -> pygame.Surface:
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
