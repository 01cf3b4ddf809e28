"""Where pawns stand, and where pieces fly from and to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.screens.table.geometry.ring import SIDE, place
from ecosfera.games.co2.screens.table.geometry.spiral import held

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.screens.table.geometry.zones import Zones

LARGEST: Final = 11.5
"""Largest radius of a pawn on the ring, in units."""
CROWDED: Final = 0.74
"""The least radius of a pawn beside others, as a share of that of a single one."""
CORNERED: Final = 0.9
"""The radius of several pawns at a corner of the ring, where they stand two by two."""

Point = tuple[float, float]


def pawn_radius(zones: Zones, square: int = 1, count: int = 1) -> float:
    """Return the radius of a pawn on the ring: smaller where `count` have no room side by side."""
    box = zones.squares[square]
    radius = min(0.19 * box.h, LARGEST * zones.unit)
    if square % SIDE == 0:
        return radius if count == 1 else CORNERED * radius
    room = box.w if place(square)[1] in {0, SIDE} else box.h
    return max(CROWDED * radius, min(radius, room / (2 * count)))


def pawn_place(zones: Zones, square: int, order: int, count: int) -> Point:
    """Return where a pawn stands: the `order`-th of `count` on a square.

    Pawns stand in the lane inside the ring, so that they do not cover the writing of the squares.
    """
    box, middle = zones.squares[square], zones.middle
    radius = pawn_radius(zones, square, count)
    column, row = place(square)
    x = (box.right + middle.x) / 2 if column == 0 else (middle.right + box.x) / 2
    y = (box.bottom + middle.y) / 2 if row == 0 else (middle.bottom + box.y) / 2
    if square % SIDE == 0:
        across, down = order % 2 * 2 * radius, order // 2 * 2 * radius
        return x + (across if column == 0 else -across), y + (down if row == 0 else -down)
    lengthwise = row in {0, SIDE}
    room = (box.w if lengthwise else box.h) - 2 * radius
    step = min(2 * radius, room / (count - 1)) if count > 1 else 0
    shift = (order - (count - 1) / 2) * step
    return (box.cx + shift, y) if lengthwise else (x, box.cy + shift)


def stone_place(zones: Zones, balance: int, order: int, count: int) -> Point:
    """Return where the pawn of a balance stands on the spiral, beside others on the same stone."""
    stone = zones.stone(held(balance))
    if count == 1:
        return stone.x, stone.y
    spread = 0.75 * stone.radius
    shift = (order - (count - 1) / 2) * 2 * spread / (count - 1)
    return stone.x + shift, stone.y - 0.25 * abs(shift)


def shared(values: Sequence[int | None]) -> list[tuple[int, int]]:
    """Return for each value which one of how many equal ones it is, counted from 0."""
    found = []
    for number, value in enumerate(values):
        same = [other for other, v in enumerate(values) if v == value]
        found.append((same.index(number), len(same)))
    return found
