"""The spiral of the balance, from its lowest number outside to its highest one in the middle."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from ecosfera.ui.draw.box import Box

LOWEST: Final = -15
HIGHEST: Final = 20
TURNS: Final = 2.3
"""How often the spiral goes round."""
CORE: Final = 0.34
"""The distance of the highest number from the middle, as a share of that of the lowest."""
BEGINS: Final = math.radians(128)
"""The angle of the lowest number: lower left. The spiral goes round clockwise."""
WIDE: Final = 0.058
"""Radius of a stone as a share of the side of the spiral."""


class Stone(NamedTuple):
    """One number of the spiral: the middle and the radius of its stone."""

    number: int
    x: float
    y: float
    radius: float


def held(balance: int, goal: int = HIGHEST) -> int:
    """Return the number at which the pawn of a balance stands: held at the ends of the spiral.

    In a game with a lower goal, the spiral ends there.
    """
    return max(LOWEST, min(goal, balance))


def stone_of(balance: int, goal: int) -> int:
    """Return the stone on which the pawn of a balance stands: the goal is the one in the middle."""
    return HIGHEST if balance >= goal else held(balance)


def spiral(box: Box) -> tuple[Stone, ...]:
    """Return the stones of all numbers in the largest square in the middle of a box."""
    side = min(box.w, box.h)
    radius = side * WIDE
    outer = side / 2 - radius
    count = HIGHEST - LOWEST
    shares = _even(count)
    stones = []
    for step, share in enumerate(shares):
        far = outer * _distance(share)
        angle = BEGINS + TURNS * math.tau * share
        grown = radius if step < count else radius * 1.5
        stones.append(
            Stone(
                LOWEST + step,
                box.cx + far * math.cos(angle),
                box.cy + far * math.sin(angle),
                grown,
            )
        )
    last = stones[-1]
    stones[-1] = last._replace(x=box.cx, y=box.cy)
    return tuple(stones)


def _distance(share: float) -> float:
    """Return the distance from the middle after a share of the turns: 1 outside, `CORE` inside."""
    return 1 - (1 - CORE) * share


@cache
def _even(count: int) -> tuple[float, ...]:
    """Return the shares of the turns at which `count + 1` stones lie equally far apart."""
    fine = 2000
    lengths = [0.0]
    for i in range(fine):
        lengths.append(lengths[-1] + _distance((i + 0.5) / fine))
    whole = lengths[-1]
    shares, place = [], 0
    for step in range(count + 1):
        wanted = whole * step / count
        while place < fine and lengths[place] < wanted:
            place += 1
        shares.append(place / fine)
    return tuple(shares)
