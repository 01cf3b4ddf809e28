"""The moment of an impact: the sea dims, and a grey tile falls."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.screens.table.geometry import positions
from ecosfera.games.baltica.screens.table.geometry.positions import Hex
from ecosfera.games.baltica.screens.table.panels import sea_state
from ecosfera.games.baltica.screens.table.playback.timing import LIES
from ecosfera.ui.draw.box import Box
from ecosfera.ui.stage.motion import ease

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.playback.moment import Moment

RADIUS: Final = 0.16
"""Radius of the tile in the centre, as a fraction of the window's height."""
LEAVES: Final = 0.62
"""When the tile goes to its place in the star, as a fraction of the moment."""
DARK: Final = (0.0, 0.12, 0.24, 0.36, 0.48)
"""The steps in which the table dims."""


def draw(target: pygame.Surface, frame: TableFrame, moment: Moment, share: float) -> None:
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
        brush.scrim(target, Box(0, 0, zones.width, zones.height), veil)
    radius = RADIUS * zones.height
    middle = Hex(zones.width / 2, 0.32 * zones.height, radius)
    if back <= 0:
        settle = math.sin(min(1.0, max(0.0, (share - LIES) / 0.12)) * math.pi) * 9 * brush.u
        y = middle.cy - (1 - fall**2) * (middle.cy + radius) + settle
        sea_state.stone(target, frame, Hex(middle.cx, y, radius), number)
        return
    k, place = ease(back), places[number]
    here = Hex(
        middle.cx + (place.cx - middle.cx) * k,
        middle.cy + (place.cy - middle.cy) * k,
        radius + (place.radius - radius) * k,
    )
    sea_state.stone(target, frame, here, number)
