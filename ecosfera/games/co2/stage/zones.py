"""The geometry of the table: zones, ring, spiral, and where pieces fly from and to."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.brush import rect

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.ui.draw.metrics import Metrics


ACROSS: Final = 12
"""Squares of the upper and of the lower edge, with one of their corners."""
DOWN: Final = 8
"""Squares of the left and of the right edge, with one of their corners.

A window is wide: twelve by eight makes squares high enough for a picture.
"""
SQUARES: Final = 2 * (ACROSS + DOWN)
CORNERS: Final = frozenset({0, ACROSS, ACROSS + DOWN, 2 * ACROSS + DOWN})
"""The squares at the corners of the ring."""


def place(square: int) -> tuple[int, int]:
    """Return column and row of a square, from 0 to `ACROSS` and `DOWN`.

    VIA is at the lower right. From there the squares go clockwise: to the left along the lower
    edge, up, to the right along the upper edge, and down.
    """
    side, step = divmod(square % SQUARES, ACROSS + DOWN)
    column, row = (ACROSS - step, DOWN) if step <= ACROSS else (0, DOWN - (step - ACROSS))
    return (column, row) if side == 0 else (ACROSS - column, DOWN - row)


def ring(outer: Box, gap: float) -> tuple[Box, ...]:
    """Return the boxes of all squares inside a box."""
    wide, high = _cell(outer, gap)
    boxes = []
    for square in range(SQUARES):
        column, row = place(square)
        boxes.append(Box(outer.x + column * wide, outer.y + row * high, wide - gap, high - gap))
    return tuple(boxes)


def inside(outer: Box, gap: float) -> Box:
    """Return the box that the ring surrounds, `gap` away from the squares."""
    wide, high = _cell(outer, gap)
    return Box(outer.x + wide, outer.y + high, outer.w - 2 * wide, outer.h - 2 * high)


def _cell(outer: Box, gap: float) -> tuple[float, float]:
    """Return the distances from one square to the next, across and down."""
    return (outer.w + gap) / (ACROSS + 1), (outer.h + gap) / (DOWN + 1)


def way(source: int, target: int) -> tuple[int, ...]:
    """Return the squares that a pawn touches on its way clockwise, the last one included."""
    steps = (target - source) % SQUARES
    return tuple((source + step) % SQUARES for step in range(1, steps + 1))


LOWEST: Final = -15
HIGHEST: Final = 20
TURNS: Final = 2.3
"""How often the spiral goes round."""
CORE: Final = 0.34
"""The distance of the highest number from the middle, as a share of that of the lowest."""
BEGINS: Final = math.radians(128)
"""The angle of the lowest number: lower left. The spiral goes round clockwise."""
WIDE: Final = 0.06
"""Radius of a stone as a share of the height of the spiral."""
STRETCHED: Final = 1.3
"""Largest width of the spiral by its height."""


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
    """Return the stones of all numbers in a box; a wide box stretches the spiral a little."""
    side = min(box.w, box.h)
    radius = side * WIDE
    high, wide = side / 2 - radius, min(box.w, STRETCHED * side) / 2 - radius
    count = HIGHEST - LOWEST
    shares = _even(count)
    stones = []
    for step, share in enumerate(shares):
        far = _distance(share)
        angle = BEGINS + TURNS * math.tau * share
        grown = radius if step < count else radius * 1.5
        stones.append(
            Stone(
                LOWEST + step,
                box.cx + wide * far * math.cos(angle),
                box.cy + high * far * math.sin(angle),
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


LANE: Final = 26
"""Width in units of the road of the pawns between the ring and what it surrounds."""
ROAD: Final = 0.72
"""Width of the paved part of it, as a share."""
VIA: Final = 1.6
"""Least height of the line with the next VIA below the spiral, in bodies."""
LEAST: Final = 33
"""Least height of what can be clicked, in pixels."""


@dataclass(frozen=True, slots=True)
class Zones:
    """Where everything lies. All lengths are pixels."""

    width: int
    height: int
    unit: float
    body: float
    bar: Box
    """The bar at the top: whose turn it is, what can be done, buttons."""
    squares: tuple[Box, ...]
    """The ring, by number of the square."""
    middle: Box
    """What the ring surrounds."""
    spiral: Box
    stones: tuple[Stone, ...]
    """The numbers of the spiral, the lowest first."""
    piles: Box
    """The line with dice, bank, bag and event cards."""
    players: tuple[Box, ...]
    """One panel for each player, by seat."""
    hand: Box
    """The hand of the player whose turn it is."""
    cards: Box
    """The cards of the hand."""
    turn: Box
    """The large button of the turn."""
    corner: Box
    """The sheet with the moves, or with what is pointed at."""

    def stone(self, number: int) -> Stone:
        """Return the stone of a number of the spiral."""
        return self.stones[number - self.stones[0].number]


def zones(m: Metrics, players: int) -> Zones:
    """Return the zones of a window."""
    u, body = m.u, m.body
    bar = Box(0, 0, m.width, round(max(46 * u, 2.5 * body + 8 * u)))
    edge = round(5 * u)
    gap = round(3 * u)
    outer = Box(edge, bar.bottom + edge, m.width - 2 * edge, m.height - bar.bottom - 2 * edge)
    middle = inside(outer, gap).inset(round(LANE * u))
    space = round(8 * u)
    wide = min(max(0.32 * middle.w, 19.5 * body), 0.46 * middle.w)
    corner = Box(middle.right - wide, middle.y, wide, middle.h)
    left = Box(middle.x, middle.y, middle.w - wide - space, middle.h)
    high = max(0.262 * left.h, min(4.6 * body + 46 * u, 0.32 * left.h))
    hand = Box(left.x, left.bottom - high, left.w, high)
    button = max(0.19 * hand.w, min(8.2 * body, 0.3 * hand.w))
    turn = Box(hand.right - button, hand.y, button, hand.h)
    cards = Box(hand.x, hand.y, hand.w - button - space, hand.h)
    upper = Box(left.x, left.y, left.w, hand.y - space - left.y)
    line = max(44 * u, LEAST, min(2.2 * body, 0.16 * upper.h))
    coil_wide = (0.5 if m.scale < 1.3 else 0.42) * upper.w
    coil_high = min(upper.h - line - gap - VIA * body, coil_wide)
    coil = Box(upper.x, upper.y, coil_wide, coil_high)
    piles = Box(upper.x, upper.bottom - line, coil_wide, line)
    seats = Box(coil.right + space, upper.y, upper.right - coil.right - space, upper.h)
    each = (seats.h - (players - 1) * gap * 2) / players
    each = min(each, max(114 * u, 7.4 * body))
    panels = tuple(
        Box(seats.x, seats.y + seat * (each + 2 * gap), seats.w, each) for seat in range(players)
    )
    return Zones(
        m.width,
        m.height,
        u,
        body,
        bar,
        ring(outer, gap),
        middle,
        coil,
        spiral(coil.inset(2 * u)),
        piles,
        panels,
        hand,
        cards,
        turn,
        corner,
    )


def hand_boxes(where: Box, count: int, gap: float) -> tuple[Box, ...]:
    """Return the boxes of the cards of a hand, from the left; six fit side by side.

    All have the same width in whole pixels, so that each picture is needed in one size only.
    """
    slots = max(6, count)
    step = (where.w + gap) / slots
    wide = math.floor(step - gap)
    return tuple(Box(round(where.x + slot * step), where.y, wide, where.h) for slot in range(count))


LARGEST: Final = 12.5
"""Largest half width of a pawn on the ring, in units."""
CROWDED: Final = 0.74
"""The least radius of a pawn beside others, as a share of that of a single one."""
CORNERED: Final = 0.9
"""The radius of several pawns at a corner of the ring, where they stand two by two."""

Point = tuple[float, float]


def pawn_radius(zones: Zones, square: int = 1, count: int = 1) -> float:
    """Return the radius of a pawn on the ring: smaller where `count` have no room side by side."""
    box = zones.squares[square]
    radius = min(0.19 * box.h, LARGEST * zones.unit)
    if square in CORNERS:
        return radius if count == 1 else CORNERED * radius
    room = box.w if place(square)[1] in {0, DOWN} else box.h
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
    if square in CORNERS:
        across, down = order % 2 * 2 * radius, order // 2 * 2 * radius
        return x + (across if column == 0 else -across), y + (down if row == 0 else -down)
    lengthwise = row in {0, DOWN}
    room = (box.w if lengthwise else box.h) - 2 * radius
    step = min(2 * radius, room / (count - 1)) if count > 1 else 0
    shift = (order - (count - 1) / 2) * step
    if row == DOWN:
        # the name of such a square is right below the lane
        y -= 0.3 * radius
    return (box.cx + shift, y) if lengthwise else (x, box.cy + shift)


def road(zones: Zones) -> tuple[pygame.Rect, int]:
    """Return the box that the road of the pawns fills along its edges, and its width."""
    width = round(ROAD * LANE * zones.unit)
    return rect(zones.middle.inset(-(LANE * zones.unit + width) / 2)), width


SPREAD: Final = (0.75, 1.15, 1.5)
"""How far the outer ones of 2, 3 and 4 pawns stand from their stone's middle, by its radius."""


def stone_place(zones: Zones, balance: int, order: int, count: int) -> Point:
    """Return where the pawn of a balance stands on the spiral, beside others on the same stone."""
    stone = zones.stone(held(balance))
    if count == 1:
        return stone.x, stone.y
    spread = SPREAD[min(count, 4) - 2] * stone.radius
    shift = (order - (count - 1) / 2) * 2 * spread / (count - 1)
    return stone.x + shift, stone.y - 0.25 * abs(shift)


def balance_place(zones: Zones, seat: int) -> Point:
    """Return where the change of a balance rises: beside its number on the panel of the player."""
    box = zones.players[seat]
    return box.right - 7 * zones.body, box.y + 1.4 * zones.body


def shared(values: Sequence[int | None]) -> list[tuple[int, int]]:
    """Return for each value which one of how many equal ones it is, counted from 0."""
    found = []
    for number, value in enumerate(values):
        same = [other for other, v in enumerate(values) if v == value]
        found.append((same.index(number), len(same)))
    return found
