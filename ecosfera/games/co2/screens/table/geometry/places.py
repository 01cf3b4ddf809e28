"""Where pawns stand, and where pieces fly from and to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.screens.table.geometry.ring import SIDE, place
from ecosfera.games.co2.screens.table.geometry.spiral import held

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.screens.table.geometry.zones import Zones

Point = tuple[float, float]


def pawn_radius(zones: Zones) -> float:
    """Return the radius of a pawn on the ring."""
    box = zones.squares[0]
    return min(0.21 * box.h, 14 * zones.unit)


def pawn_place(zones: Zones, square: int, order: int, count: int) -> Point:
    """Return where a pawn stands: the `order`-th of `count` on a square, at its inner edge."""
    box = zones.squares[square]
    radius = pawn_radius(zones)
    column, row = place(square)
    step = (1.7 if count < 3 else 1.15) * radius
    if row in {0, SIDE}:
        end = box.right - 1.15 * radius - order * step
        if column == 0:
            end = box.right - 0.6 * radius - order * step
        y = box.bottom - 0.2 * radius if row == 0 else box.y + 0.2 * radius
        return end, y
    x = box.right - 0.2 * radius if column == 0 else box.x + 0.2 * radius
    low = box.cy + 0.18 * box.h if count == 1 else box.bottom - 0.9 * radius
    return x, low - order * min(
        step, (box.h - 1.8 * radius) / max(1, count - 1) if count > 1 else 0
    )


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
