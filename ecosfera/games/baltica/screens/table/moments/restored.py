"""The moment of a restored habitat: its landscape blooms, and its animals pass."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.content.habitat_order import in_order
from ecosfera.games.baltica.screens.table.geometry import positions
from ecosfera.games.baltica.screens.table.geometry.positions import Hex
from ecosfera.games.baltica.screens.table.moments import iris, lettering
from ecosfera.games.baltica.screens.table.moments.scenery import DRIFTS
from ecosfera.games.baltica.screens.table.panels import sea_state
from ecosfera.games.baltica.screens.table.playback.moment import OPENS, moment_words
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.theme import faded
from ecosfera.ui.stage.motion import ease

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.moments.scenery import Scenery
    from ecosfera.games.baltica.screens.table.playback.moment import Moment
    from ecosfera.ui.stage.timeline import MomentShow

LATEST: Final = 0.3
"""When the landscape is waited for, if it is not painted yet."""
BLOOMED: Final = 0.4
"""When the landscape fills the window."""
WRITTEN: Final = 0.34
"""When the words are there."""
CLOSES: Final = 0.85
"""When the table comes back. All of these are fractions of the moment."""
CENTRE: Final = 0.36
"""Height of the tile's centre, as a fraction of the window's height."""
RADII: Final = (0.19, 0.155, 0.12, 0.1)
"""Radius of the tiles, by their number, as a fraction of the window's height."""
RISING: Final = 26
"""Number of small bubbles."""


def bubble_side(size: tuple[int, int]) -> int:
    """Return the diameter of an animal's bubble in a window."""
    return round(min(0.46 * size[1], 0.26 * size[0]))


def draw(
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
        title, lines = moment_words(frame.book, moment)
        shade = scenery.shade if scenery is not None else None
        lettering.write(target, frame, title, lines, 0.67, shade)


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
    full = iris.covering(cx, middle.cy, size)
    opened = min(1.0, (share - OPENS) / (BLOOMED - OPENS))
    radius = middle.radius + (full - middle.radius) * opened**1.7
    iris.draw(target, landscape, Hex(cx, middle.cy, radius), shift, max(2, size[1] // 120))


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
    if way < 0.36:
        k = 1 - (1 - way / 0.36) ** 3
        x, y = low[0] + (rest[0] - low[0]) * k, low[1] + (rest[1] - low[1]) * k
    else:
        k = max(0.0, (way - 0.72) / 0.28) ** 2
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
