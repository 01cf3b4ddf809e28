"""The ring of squares around the table."""

from __future__ import annotations

from typing import Final

from ecosfera.ui.draw.box import Box

SIDE: Final = 10
"""Squares of one side, counted from corner to corner with one of the corners."""
SQUARES: Final = 4 * SIDE


def place(square: int) -> tuple[int, int]:
    """Return column and row of a square, from 0 to `SIDE`.

    VIA is at the lower right. From there the squares go clockwise: to the left along the lower
    edge, up, to the right along the upper edge, and down.
    """
    side, step = divmod(square % SQUARES, SIDE)
    if side == 0:
        return SIDE - step, SIDE
    if side == 1:
        return 0, SIDE - step
    if side == 2:
        return step, 0
    return SIDE, step


def ring(outer: Box, gap: float) -> tuple[Box, ...]:
    """Return the boxes of all squares inside a box."""
    count = SIDE + 1
    wide, high = (outer.w + gap) / count, (outer.h + gap) / count
    boxes = []
    for square in range(SQUARES):
        column, row = place(square)
        boxes.append(Box(outer.x + column * wide, outer.y + row * high, wide - gap, high - gap))
    return tuple(boxes)


def inside(outer: Box, gap: float) -> Box:
    """Return the box that the ring surrounds, `gap` away from the squares."""
    count = SIDE + 1
    wide, high = (outer.w + gap) / count, (outer.h + gap) / count
    return Box(outer.x + wide, outer.y + high, outer.w - 2 * wide, outer.h - 2 * high)


def way(source: int, target: int) -> tuple[int, ...]:
    """Return the squares that a pawn touches on its way clockwise, the last one included."""
    steps = (target - source) % SQUARES
    return tuple((source + step) % SQUARES for step in range(1, steps + 1))
