"""The leap of a pawn along the stones of the spiral, shown large while the sun rises."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.cards.brush import WHITE
from ecosfera.games.co2.panels.spiral import tone_of
from ecosfera.games.co2.stage.zones import LOWEST
from ecosfera.games.co2.text.names import plain, signed
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import faded
from ecosfera.ui.stage.motion import ease

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.co2.stage.frame import TableFrame
    from ecosfera.games.co2.stage.moment import Moment

MIDDLE: Final = 0.655
"""Where the stones in the middle lie, as a fraction of the window's height."""
BEND: Final = 0.03
"""How far the row of stones bends upwards at its ends, in the same measure."""
WIDE: Final = 0.9
"""Width of the row at most, as a fraction of the window's width."""
LARGEST: Final = 0.043
"""Radius of a stone at most, as a fraction of the window's height."""
APART: Final = 2.25
"""Distance of the stones by their radius."""
HIGH: Final = 0.6
"""Height of a leap by the radius of a stone."""
STANDS: Final = 0.92
"""Half width of the pawn by the radius of a stone."""


class Stone(NamedTuple):
    """A stone of the row: its number and its middle."""

    number: int
    x: float
    y: float


def numbers_of(moment: Moment) -> range:
    """Return the numbers along which the bonus carries the pawn, also past the goal."""
    return range(max(LOWEST, moment.balance - moment.bonus), moment.balance + 1)


def stones_of(frame: TableFrame, moment: Moment) -> tuple[list[Stone], float]:
    """Return the stones of the row, and their radius."""
    zones, numbers = frame.zones, numbers_of(moment)
    count = len(numbers)
    radius = min(LARGEST * zones.height, WIDE * zones.width / (APART * count))
    step = APART * radius
    left = zones.width / 2 - step * (count - 1) / 2
    found = []
    for place, number in enumerate(numbers):
        side = 2 * place / max(1, count - 1) - 1
        y = zones.height * (MIDDLE - BEND * side * side)
        found.append(Stone(number, left + place * step, y))
    return found, radius


def draw_leap(target: pygame.Surface, frame: TableFrame, moment: Moment, share: float) -> None:
    """Draw the stones and the pawn on its way; those it has reached are golden."""
    brush, goal = frame.brush, frame.view.config.goal
    stones, radius = stones_of(frame, moment)
    way = share * (len(stones) - 1)
    reached = math.floor(way)
    size = max(brush.floor, round(0.9 * radius))
    for place, (number, x, y) in enumerate(stones):
        golden = place <= reached
        tone = theme.PALE_GOLD if golden else tone_of(number, goal)
        if golden:
            brush.disc(target, x, y, 1.3 * radius, faded(theme.AMBER, 0.4))
        brush.disc(target, x, y, radius, tone, faded(theme.INK, 0.5), 1.2)
        if number == goal:
            brush.disc(target, x, y, 1.15 * radius, (0, 0, 0, 0), theme.AMBER, brush.px(4))
        ink = theme.INK if theme.is_light(tone) else WHITE
        brush.line(target, plain(number), (x, y), size, ink, anchor="center")
    if share >= 1:
        end, width = stones[-1], frame.brush.px(3)
        brush.disc(target, end.x, end.y, 1.45 * radius, (0, 0, 0, 0), theme.PALE_GOLD, width)
    here, there = stones[reached], stones[min(reached + 1, len(stones) - 1)]
    part = ease(way - reached)
    half = STANDS * radius
    x = here.x + (there.x - here.x) * part
    y = here.y + (there.y - here.y) * part - 4 * part * (1 - part) * HIGH * radius
    brush.figure(target, moment.players[0], x, y - 0.75 * radius - 1.3 * half, half)


def draw_bonus(
    target: pygame.Surface,
    frame: TableFrame,
    moment: Moment,
    at: tuple[float, float],
    radius: float,
) -> None:
    """Write the bonus into the disc of the sun."""
    text, size = signed(moment.bonus), round(0.95 * radius)
    frame.brush.line(target, text, at, size, theme.INK, FontFace.TITLE, "center")
