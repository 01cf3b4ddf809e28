"""The moment in which a match ends: the sixth habitat, or the sixth impact."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.content.habitat_order import AROUND
from ecosfera.games.baltica.screens.table.geometry import positions
from ecosfera.games.baltica.screens.table.geometry.positions import Hex, flower
from ecosfera.games.baltica.screens.table.moments import iris, lettering
from ecosfera.games.baltica.screens.table.moments.restored import rising_bubbles
from ecosfera.games.baltica.screens.table.moments.scenery import DRIFTS
from ecosfera.games.baltica.screens.table.panels import sea_state
from ecosfera.games.baltica.screens.table.playback.moment import OPENS, MomentKind, moment_words
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.stage.motion import ease

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.moments.scenery import Scenery
    from ecosfera.games.baltica.screens.table.playback.moment import Moment
    from ecosfera.ui.stage.timeline import MomentShow

ASSEMBLED: Final = 0.62
"""When all tiles are in the middle, as a fraction of the moment."""
STAGGER: Final = 0.05
"""The same from one tile to the next."""
WRITTEN_AT: Final = 0.6
"""Top of the words as a fraction of the window's height."""


def draw(
    target: pygame.Surface,
    frame: TableFrame,
    show: MomentShow[Moment],
    share: float,
    scenery: Scenery | None,
) -> None:
    """Draw the end at a fraction of its time; afterwards it stays."""
    won = show.moment.kind is MomentKind.WON
    if scenery is not None and share >= OPENS:
        if won:
            _bloom(target, frame, scenery, share)
        else:
            _fade(target, scenery, share)
    if won and scenery is not None and share > OPENS:
        if not show.still:
            rising_bubbles(target, frame, share)
        for number, image in enumerate(scenery.bubbles):
            _join(target, frame, image, number, share)
    _assemble(target, frame, share, won=won)
    if share >= ASSEMBLED:
        shade = scenery.shade if scenery is not None else None
        title, lines = moment_words(frame.book, show.moment)
        lettering.write(target, frame, title, lines, WRITTEN_AT, shade)


def _bloom(target: pygame.Surface, frame: TableFrame, scenery: Scenery, share: float) -> None:
    """Draw the living sea, which opens from the middle."""
    zones = frame.zones
    cx, cy = zones.width / 2, 0.34 * zones.height
    opened = min(1.0, (share - OPENS) / (0.45 - OPENS))
    radius = 0.1 * zones.height + iris.covering(cx, cy, target.get_size()) * opened**1.7
    picture = scenery.landscape
    shift = min(round(DRIFTS * zones.height * (1 - share)), picture.get_height() - zones.height)
    rim = max(2, zones.height // 90)
    iris.draw(target, picture, Hex(cx, cy, radius), shift, rim)


def _fade(target: pygame.Surface, scenery: Scenery, share: float) -> None:
    """Draw the dead sea, into which the table fades."""
    picture = scenery.landscape
    seen = min(1.0, (share - OPENS) / (ASSEMBLED - OPENS))
    alpha = round(255 * ease(seen))
    if alpha < 255:
        # An opaque picture that is blended all the same takes ten times as long.
        picture.set_alpha(alpha)
    target.blit(picture, (0, 0))
    picture.set_alpha(None)


def _assemble(target: pygame.Surface, frame: TableFrame, share: float, *, won: bool) -> None:
    """Draw the six tiles, which come from their star and form a large one in the middle."""
    zones = frame.zones
    side = 0.52 * zones.height
    star = flower(Box((zones.width - side) / 2, 0.07 * zones.height, side, side), 0, 0)
    small = (positions.habitat_flower if won else positions.impact_flower)(zones)
    ways = [ease((share - STAGGER * n) / (ASSEMBLED - 6 * STAGGER)) for n in range(6)]
    for number, (home, place) in enumerate(zip(small.tiles, star.tiles, strict=True)):
        if share < min(STAGGER * number, OPENS):
            # The table still shows it, and its picture may not be read yet.
            continue
        way = ways[number]
        here = Hex(
            home.cx + (place.cx - home.cx) * way,
            home.cy + (place.cy - home.cy) * way,
            round((home.radius + (place.radius - home.radius) * way) / 4) * 4,
        )
        if won:
            sea_state.restored(target, frame, here, AROUND[number])
        else:
            sea_state.stone(target, frame, here, number)


def _join(
    target: pygame.Surface, frame: TableFrame, image: pygame.Surface, number: int, share: float
) -> None:
    """Draw an animal in its bubble, which rises and stays beside the star."""
    zones, side = frame.zones, image.get_width()
    k = 1 - (1 - min(1.0, (share - OPENS) / (1 - OPENS))) ** 3
    out = -1 if number % 2 == 0 else 1
    x = zones.width / 2 + out * (0.24 * zones.height + 0.62 * side)
    start, rest = zones.height + side / 2, 0.36 * zones.height
    y = start + (rest - start) * k
    put(target, image, (round(x - side / 2), round(y - side / 2)))
