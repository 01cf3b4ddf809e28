"""Painters of moments: large words, an impact, and a restored habitat.

A restored habitat is seen through a hexagon that opens: its landscape blooms, its animals pass.
"""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.content.habitat_order import in_order
from ecosfera.games.baltica.panels import sea_state
from ecosfera.games.baltica.stage import positions
from ecosfera.games.baltica.stage.moment import IMPACT, OPENS, moment_words
from ecosfera.games.baltica.stage.positions import Hex
from ecosfera.games.baltica.stage.scenery import DRIFTS
from ecosfera.games.baltica.stage.timing import LIES
from ecosfera.games.baltica.text import move_text
from ecosfera.tabletop import moments
from ecosfera.tabletop.moments import Letters, Sizes, letters
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import faded
from ecosfera.ui.stage.motion import ease

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.stage.moment import Moment
    from ecosfera.games.baltica.stage.scenery import Scenery
    from ecosfera.ui.draw.shapes import Point
    from ecosfera.ui.stage.timeline import MomentShow


TITLE: Final = 3.8
LINE: Final = 1.5
"""Sizes of the title and of the lines below it, in multiples of body text."""
HIGHEST: Final = 0.115
"""Largest size of the title as a fraction of the window's height; that of a line is half of it."""
LEADING: Final = (1.14, 1.25)
"""Line spacing of the title and of the lines below it."""


def write(
    target: pygame.Surface,
    frame: TableFrame,
    title: str,
    lines: tuple[str, ...],
    top: float,
    shade: pygame.Surface | None,
) -> None:
    """Write a title and lines below it on a shade; `top` is a fraction of the window's height."""
    zones, text = frame.zones, frame.brush.text
    parts = list(_letters(frame, title, lines))
    high = [_height(frame, part, leading) for part, leading in parts]
    y = min(round(top * zones.height), round(zones.height - sum(high) - zones.margin))
    if shade is not None:
        middle = zones.width // 2, y + sum(high) // 2
        put(target, shade, shade.get_rect(center=middle).topleft)
    room = round(moments.ROOM * zones.width)
    for (part, leading), height in zip(parts, high, strict=True):
        box = pygame.Rect((zones.width - room) // 2, y, room, height)
        part.draw(target, text, box, leading)
        y += height


def prepare(frame: TableFrame, title: str, lines: tuple[str, ...]) -> Iterator[None]:
    """Draw the words onto nothing, one part per step, so that they are in the caches."""
    nowhere, room = clear((1, 1)), round(moments.ROOM * frame.zones.width)
    for part, leading in _letters(frame, title, lines):
        yield
        box = pygame.Rect(0, 0, room, _height(frame, part, leading))
        part.draw(nowhere, frame.brush.text, box, leading)
        yield


def _letters(
    frame: TableFrame, title: str, lines: tuple[str, ...]
) -> Iterator[tuple[Letters, float]]:
    """Yield the title and the lines as they are set, each with its line spacing."""
    brush, height = frame.brush, frame.zones.height
    sizes = Sizes(
        min(brush.size(TITLE), round(HIGHEST * height)),
        min(brush.size(LINE), round(HIGHEST / 2 * height)),
        brush.floor,
        2 if lines else 1,
    )
    room = round(moments.ROOM * frame.zones.width)
    for number, part in enumerate(letters(brush.text, title, lines, room, sizes)):
        yield part, LEADING[min(number, 1)]


def _height(frame: TableFrame, part: Letters, leading: float) -> int:
    """Return the height of the title or a line in pixels."""
    return frame.brush.text.line_height(part.fit.size, leading) * len(part.fit.lines)


BAND: Final = 2
"""Height in pixels of the bands that make the slanting sides."""
FLAT: Final = math.sqrt(3)


def covering(cx: float, cy: float, size: tuple[int, int]) -> float:
    """Return the radius of the hexagon around a point that covers a whole window."""
    w, h = size
    across, down = max(cx, w - cx), max(cy, h - cy)
    return down + across / FLAT


def draw_iris(
    target: pygame.Surface, picture: pygame.Surface, window: Hex, shift: int, rim: int
) -> None:
    """Draw the part of a picture that is seen through a hexagonal window, with a bright rim.

    The picture fills the target and lies `shift` pixels higher.
    """
    width, height = target.get_size()
    cx, cy, radius = window
    if radius >= covering(cx, cy, (width, height)):
        target.blit(picture, (0, -shift))
        return
    half, side = radius / 2, FLAT * radius / 2

    def band(y: int, high: int, reach: float) -> tuple[pygame.Surface, Point, pygame.Rect]:
        left, right = max(0, round(cx - reach)), min(width, round(cx + reach))
        area = pygame.Rect(left, y + shift, max(0, right - left), high)
        return picture, (left, y), area

    top, bottom = max(0, round(cy - half)), min(height, round(cy + half))
    above = range(max(0, round(cy - radius)), top, BAND)
    below = range(bottom, min(height, round(cy + radius)), BAND)
    bands = [
        band(top, max(0, bottom - top), side),
        *(band(y, min(BAND, top - y), FLAT * (radius - (cy - y - 1))) for y in above),
        *(band(y, BAND, FLAT * (radius - (y + 1 - cy))) for y in below),
    ]
    target.blits(bands, doreturn=False)
    draw_rim(target, window, rim)


def draw_rim(target: pygame.Surface, window: Hex, thick: int) -> None:
    """Draw a bright hexagon."""
    cx, cy, radius = window
    corners = [
        (cx + radius * math.sin(math.pi * k / 3), cy - radius * math.cos(math.pi * k / 3))
        for k in range(6)
    ]
    pygame.draw.lines(target, theme.PALE_GOLD, closed=True, points=corners, width=thick)
    for corner in corners:
        pygame.draw.circle(target, theme.PALE_GOLD, corner, thick / 2)
    pygame.draw.aalines(target, theme.WHITE, closed=True, points=corners)


RADIUS: Final = 0.16
"""Radius of the tile in the centre, as a fraction of the window's height."""
FALLS_TO: Final = 0.25
"""Height of its centre there, as a fraction of the window's height."""
LEAVES: Final = 1 - 0.37 / IMPACT
"""When the tile goes to its place in the star, as a fraction of the moment."""
WIDEST: Final = 0.8
"""Width at most of what an impact does to the sea, as a fraction of the window's."""
STRIP: Final = 0.53
"""Where the strip begins that tells the cause of an impact, as a fraction of the height."""
DARK: Final = (0.0, 0.12, 0.24, 0.36, 0.48)
"""The steps in which the table dims; the sea beside the row stays clear, for it changes."""


def draw_impact(target: pygame.Surface, frame: TableFrame, moment: Moment, share: float) -> None:
    """Draw the tile, which falls into the centre and goes to its place."""
    zones, brush = frame.zones, frame.brush
    number = moment.impacts - 1
    places = positions.impact_flower(zones).tiles
    if not 0 <= number < len(places):
        return
    fall, back = min(1.0, share / LIES), max(0.0, (share - LEAVES) / (1 - LEAVES))
    dim = min(fall, 1 - back)
    veil = DARK[round(dim * (len(DARK) - 1))]
    if veil:
        brush.scrim(target, Box(0, 0, zones.width, zones.row.y - 10 * brush.u), veil)
    radius = RADIUS * zones.height
    middle = Hex(zones.width / 2, FALLS_TO * zones.height, radius)
    if back <= 0:
        settle = (
            math.sin(min(1.0, max(0.0, (share - LIES) * IMPACT / 0.19)) * math.pi) * 9 * brush.u
        )
        y = middle.cy - (1 - fall**2) * (middle.cy + radius) + settle
        sea_state.stone(target, frame, Hex(middle.cx, y, radius), number)
        if share >= LIES:
            _name(target, frame, number)
        return
    k, place = ease(back), places[number]
    here = Hex(
        middle.cx + (place.cx - middle.cx) * k,
        middle.cy + (place.cy - middle.cy) * k,
        radius + (place.radius - radius) * k,
    )
    sea_state.stone(target, frame, here, number)


def prepare_impact(frame: TableFrame, moment: Moment) -> None:
    """Draw the name of the newest impact onto nothing, so that it is in the caches."""
    _name(clear((1, 1)), frame, moment.impacts - 1)


def _name(target: pygame.Surface, frame: TableFrame, number: int) -> None:
    """Write below its tile what an impact stands for, and what that does to the sea."""
    if not 0 <= number < len(frame.impacts):
        return
    name = move_text.capital(frame.book.impact(frame.impacts[number]))
    zones, brush = frame.zones, frame.brush
    room = round(0.6 * zones.width)
    fit = brush.text.fit(name, FontFace.TITLE, brush.size(2.2), brush.floor, room, 1)
    wide = brush.text.width(fit.lines[0], FontFace.TITLE, fit.size) + 1.6 * fit.size
    high = 1.4 * fit.size
    top = (FALLS_TO + RADIUS) * zones.height + 4 * brush.u
    about = brush.text.fit(
        frame.book.impact_about(frame.impacts[number]),
        FontFace.BOLD,
        brush.size(1.15),
        brush.floor,
        round(WIDEST * zones.width),
        2,
    )
    told = brush.text.line_height(about.size) * len(about.lines) + about.size
    if top + high + told > STRIP * zones.height:
        # The strip would cover it; the news says it too.
        told = 0
    else:
        widest = max(brush.text.width(line, FontFace.BOLD, about.size) for line in about.lines)
        wide = max(wide, widest + 2 * about.size)
    box = Box((zones.width - wide) / 2, top, wide, high + told)
    brush.box(target, box, faded(theme.PANEL, 0.86), high / 2)
    at = box.cx, top + high / 2
    brush.line(target, fit.lines[0], at, fit.size, theme.PALE_GOLD, FontFace.TITLE, "center")
    if told:
        below = pygame.Rect(round(box.x), round(top + high), round(wide), told)
        tone, align = theme.PAPER, TextAlign.CENTRE
        brush.text.place(target, about, below, FontFace.BOLD, tone, align=align)


LATEST: Final = 0.2
"""When the landscape is waited for, if it is not painted yet."""
BLOOMED: Final = 0.28
"""When the landscape fills the window."""
WRITTEN: Final = 0.24
"""When the words are there."""
CLOSES: Final = 0.92
"""When the table comes back. All of these are fractions of the moment."""
COME: Final = 0.26
LEAVE: Final = 0.82
"""When the animals are beside the tiles and when they swim away, as fractions of their time."""
CENTRE: Final = 0.36
"""Height of the tile's centre, as a fraction of the window's height."""
RADII: Final = (0.19, 0.155, 0.12, 0.1)
"""Radius of the tiles, by their number, as a fraction of the window's height."""
RISING: Final = 26
"""Number of small bubbles."""


def bubble_side(size: tuple[int, int]) -> int:
    """Return the diameter of an animal's bubble in a window."""
    return round(min(0.46 * size[1], 0.26 * size[0]))


def draw_restored(
    target: pygame.Surface,
    frame: TableFrame,
    show: MomentShow[Moment],
    share: float,
    scenery: Scenery | None,
) -> None:
    """Draw the moment of one or several habitats at a fraction of its time."""
    moment, still = show.moment, show.still
    share = 0.6 if still else share
    tiles = _tiles(frame, moment, share)
    if scenery is not None and share >= OPENS:
        _open(target, scenery, tiles, share)
        if share < CLOSES:
            if not still:
                rising_bubbles(target, frame, share)
            reach = (tiles[-1].cx - tiles[0].cx) / 2 + 1.1 * tiles[0].radius
            for number, image in enumerate(scenery.bubbles):
                _pass_by(target, frame, image, number, share, reach)
    for habitat, tile in zip(in_order(moment.habitats), tiles, strict=True):
        sea_state.restored(target, frame, tile, habitat)
    if WRITTEN <= share < CLOSES:
        title, lines = moment_words(frame.book, moment, frame.people)
        shade = scenery.shade if scenery is not None else None
        write(target, frame, title, lines, 0.67, shade)


def _tiles(frame: TableFrame, moment: Moment, share: float) -> list[Hex]:
    """Return where the tiles are: they come from the star, and go back to it."""
    zones = frame.zones
    habitats = in_order(moment.habitats)
    radius = zones.height * RADII[min(len(habitats), len(RADII)) - 1]
    step = 2 * radius
    first = zones.width / 2 - step * (len(habitats) - 1) / 2
    way = ease(share / OPENS) if share < OPENS else 1 - ease((share - CLOSES) / (1 - CLOSES))
    found = []
    for number, habitat in enumerate(habitats):
        home = positions.habitat_tile(zones, habitat)
        x, y = first + number * step, CENTRE * zones.height
        found.append(
            Hex(
                home.cx + (x - home.cx) * way,
                home.cy + (y - home.cy) * way,
                # The size of a picture in flight changes in steps, so that it can be kept.
                round((home.radius + (radius - home.radius) * way) / 4) * 4,
            )
        )
    return found


def _open(target: pygame.Surface, scenery: Scenery, tiles: list[Hex], share: float) -> None:
    """Draw the landscape, which opens from the tiles, drifts, and fades."""
    landscape, size = scenery.landscape, target.get_size()
    shift = round(DRIFTS * size[1] * (1 - min(1.0, share)))
    shift = min(shift, landscape.get_height() - size[1])
    if share >= CLOSES:
        landscape.set_alpha(round(255 * (1 - (share - CLOSES) / (1 - CLOSES))))
        target.blit(landscape, (0, -shift))
        landscape.set_alpha(None)
        return
    middle = tiles[len(tiles) // 2]
    cx = sum(tile.cx for tile in tiles) / len(tiles)
    full = covering(cx, middle.cy, size)
    opened = min(1.0, (share - OPENS) / (BLOOMED - OPENS))
    radius = middle.radius + (full - middle.radius) * opened**1.7
    draw_iris(target, landscape, Hex(cx, middle.cy, radius), shift, max(2, size[1] // 120))


def _pass_by(
    target: pygame.Surface,
    frame: TableFrame,
    image: pygame.Surface,
    number: int,
    share: float,
    reach: float,
) -> None:
    """Draw an animal in its bubble: it rises from the row, stays a while, and swims away.

    It stays beside the tiles, which reach `reach` pixels to each side of the middle.
    """
    zones = frame.zones
    side = image.get_width()
    way = (share - OPENS) / (CLOSES - OPENS)
    if way <= 0:
        return
    out = -1 if number % 2 == 0 else 1
    beside = max(reach + 0.54 * side, 0.27 * zones.width)
    rest = (zones.width / 2 + out * min(beside, (zones.width - side) / 2), 0.4 * zones.height)
    low = (zones.width / 2 + out * 0.12 * zones.width, zones.height + side / 2)
    away = (zones.width / 2 + out * (zones.width / 2 + side), 0.12 * zones.height)
    if way < COME:
        k = 1 - (1 - way / COME) ** 3
        x, y = low[0] + (rest[0] - low[0]) * k, low[1] + (rest[1] - low[1]) * k
    else:
        k = max(0.0, (way - LEAVE) / (1 - LEAVE)) ** 2
        x, y = rest[0] + (away[0] - rest[0]) * k, rest[1] + (away[1] - rest[1]) * k
    y += math.sin(way * 2.2 * math.pi + number) * 0.012 * zones.height
    put(target, image, (round(x - side / 2), round(y - side / 2)))


def rising_bubbles(target: pygame.Surface, frame: TableFrame, share: float) -> None:
    """Draw small bubbles of air that rise all over the window."""
    zones, shapes = frame.zones, frame.brush.shapes
    chance = random.Random(5)  # noqa: S311 (where bubbles rise)
    for _ in range(RISING):
        x, start, side = chance.random(), chance.random(), 5 + round(chance.random() * 14)
        side = frame.brush.px(side)
        y = (1.15 - (share * (0.5 + 0.9 * chance.random()) + start) % 1.3) * zones.height
        x = x * zones.width + math.sin(share * 9 + start * 6) * 0.006 * zones.width
        image = shapes.disc(side, faded(theme.WHITE, 0.16), faded(theme.WHITE, 0.5), 1)
        put(target, image, (round(x), round(y)))
