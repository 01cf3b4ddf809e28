"""The spiral of the balances."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.cards.brush import NARROWEST, WHITE
from ecosfera.games.co2.moves.targets import Target, TargetKind
from ecosfera.games.co2.rules.ids import BOTTOM
from ecosfera.games.co2.rules.state import balance
from ecosfera.games.co2.stage.zones import HIGHEST, LOWEST, shared, stone_of, stone_place
from ecosfera.games.co2.text.names import plain, signed
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import clear, premultiplied, put
from ecosfera.ui.draw.theme import faded, mix

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Iterator

    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.stage.frame import TableFrame
    from ecosfera.games.co2.stage.zones import Point, Zones
    from ecosfera.ui.draw.theme import Colour

SHADOW: Final = 0.58
"""Half width of the shadow of a pawn by the radius of its stone."""
RAISED: Final = 0.3
"""How much higher than on its middle a pawn stands on a stone, by the radius of the stone."""
BELOW: Final = 0.68
"""How far below the middle of a stone its number is written where a pawn stands, likewise."""
LIGHTS: Final = 6
"""Steps in which the sun of the goal rises."""
EVERY: Final = 5
"""Where there is little room, only every fifth number is written."""


def tone_of(number: int, goal: int) -> Colour:
    """Return the colour of a stone: smoke below zero, then green, then the gold of the goal."""
    if number < 0:
        return mix(palette.ASH, palette.SMOKE, number / BOTTOM)
    if number == 0:
        return theme.PAPER
    return mix(palette.LEAF, palette.GREEN, min(1.0, number / goal))


def key(frame: TableFrame) -> Hashable:
    """Return what the picture of the spiral depends on."""
    goal = frame.view.config.goal
    aim = frame.front if frame.aim else None
    return frame.ahead, goal, frame.won, frame.suns, tuple(_suns(frame)), light_of(frame), aim


def draw(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the stones with their numbers, on a calm ground."""
    for _ in draw_in_steps(target, frame):
        pass


def draw_in_steps(target: pygame.Surface, frame: TableFrame) -> Iterator[None]:
    """Draw the same, step by step."""
    brush, zones = frame.brush, frame.zones
    box = zones.spiral
    _ground(target, frame)
    yield
    if frame.won:
        radius = min(box.w, box.h) / 2
        for width, opacity in ((16, 0.18), (10, 0.3), (4, 0.9)):
            glow = faded(theme.PALE_GOLD, opacity)
            brush.disc(target, box.cx, box.cy, radius, (0, 0, 0, 0), glow, width)
    _light(target, frame)
    yield
    goal = frame.view.config.goal
    for stone in zones.stones[: goal - LOWEST]:
        tone = tone_of(stone.number, goal)
        brush.disc(target, stone.x, stone.y, stone.radius, tone, faded(theme.INK, 0.5), 1)
        _number(target, frame, stone.number, tone)
        if stone.number % EVERY == 0:
            yield
    _sun(target, frame)
    low = zones.stone(BOTTOM)
    brush.disc(target, low.x, low.y, low.radius, (0, 0, 0, 0), theme.ROSE, 2.4)
    if frame.ahead is not None:
        there = zones.stone(stone_of(frame.ahead, goal))
        reach = there.radius + brush.px(4)
        brush.disc(target, there.x, there.y, reach, (0, 0, 0, 0), theme.AMBER, 3)
    for seat, (x, y) in shadows(frame).items():
        half = SHADOW * low.radius
        high = y - RAISED * low.radius
        brush.shadow_figure(target, seat, x, high - 0.5 * half, half)
        nearest = frame.suns[seat]
        assert nearest is not None, "a shadow stands with a sun"
        area = frame.view.catalogue.areas[nearest.area].id
        at = x + 0.95 * half, high - 1.5 * half
        brush.sign_at(target, f"co2_area_{area}", *at, max(brush.floor, 1.7 * half))
    if frame.aim:
        _draw_aim(target, frame)
    taken = standing(frame)
    for balance_there in _suns(frame).values():
        if balance_there < goal:
            below = stone_of(balance_there, goal)
            draw_covered_number(target, frame, below, taken[below])
    sun = zones.stone(stone_of(goal, goal))
    size = max(brush.floor, round(0.95 * sun.radius))
    brush.line(target, str(goal), (sun.x, sun.y), size, theme.INK, anchor="center")


def _draw_aim(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the pale pawn of the player in front in the sun, below the number: the aim."""
    goal, zones = frame.view.config.goal, frame.zones
    sun, half = zones.stone(stone_of(goal, goal)), 0.8 * zones.stones[0].radius
    frame.brush.disc(target, sun.x, sun.y, 1.5 * sun.radius, (0, 0, 0, 0), theme.AMBER, 3)
    frame.brush.shadow_figure(target, frame.front, sun.x, sun.y + 2.1 * half, half)


def standing(frame: TableFrame, climbing: Collection[int] = ()) -> Counter[int]:
    """Return how many pawns stand on each stone, without those that are on their way."""
    view, goal = frame.view, frame.view.config.goal
    there = (player for player in view.playing if player not in climbing)
    return Counter(stone_of(balance(view, player), goal) for player in there)


def number_box(frame: TableFrame, stone: int, pawns: int) -> Box:
    """Return where the number of a stone is written again, below the `pawns` that stand on it."""
    brush, there = frame.brush, frame.zones.stone(stone)
    low, size = frame.zones.stones[0].radius, frame.brush.floor
    wide, high = brush.width(_text(frame, stone), size) + 0.5 * size, 1.05 * size
    # between two pawns the number on the stone itself would show
    below = BELOW * low if pawns < 2 else 0.25 * low
    return Box(there.x - wide / 2, there.y + below - high / 2, wide, high)


def draw_covered_number(target: pygame.Surface, frame: TableFrame, stone: int, pawns: int) -> None:
    """Write the number of a stone below the `pawns` that stand on it."""
    brush, box = frame.brush, number_box(frame, stone, pawns)
    tone = tone_of(stone, frame.view.config.goal) if stone < HIGHEST else theme.PALE_GOLD
    brush.box(target, box, tone, box.h / 2, faded(theme.INK, 0.5), 1)
    ink = theme.INK if theme.is_light(tone) else WHITE
    text = _text(frame, stone)
    brush.line(target, text, (box.cx, box.cy), brush.floor, ink, anchor="center")


def _text(frame: TableFrame, stone: int) -> str:
    """Return the number that is written on a stone."""
    return plain(stone if stone < HIGHEST else frame.view.config.goal)


def _light(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the light of the goal: the nearer the first player is to it, the wider it shines."""
    goal = frame.view.config.goal
    stone = frame.zones.stone(stone_of(goal, goal))
    for ring in range(light_of(frame)):
        reach = stone.radius * (1.4 + 0.4 * (ring + 1))
        frame.brush.disc(target, stone.x, stone.y, reach, faded(theme.PALE_GOLD, 0.1))


def _sun(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the sun of the goal, which grows with its light."""
    goal = frame.view.config.goal
    stone = frame.zones.stone(stone_of(goal, goal))
    side = (2.5 + 0.77 * light_of(frame) / LIGHTS) * stone.radius
    frame.brush.sign_at(target, "co2_sun", stone.x, stone.y, side)


def light_of(frame: TableFrame) -> int:
    """Return how high the sun of the goal stands, from 0 to `LIGHTS`: by the best balance."""
    view = frame.view
    best = max((balance(view, seat) for seat in view.playing), default=BOTTOM)
    share = (best - BOTTOM) / (view.config.goal - BOTTOM)
    return round(LIGHTS * min(1.0, max(0.0, share)))


def _suns(frame: TableFrame) -> dict[int, int]:
    """Return the balance with the nearest sun of the players whose shadows are shown.

    They are the player in front and one who is pointed at; all if the spiral is pointed at.
    Newcomers see none in the first rounds.
    """
    if not frame.tells_suns:
        return {}
    shown = {int(frame.front)}
    match frame.pointed:
        case Target(TargetKind.PLAYER, seat):
            shown.add(seat)
        case Target(TargetKind.STONE):
            shown.update(range(len(frame.suns)))
    suns = enumerate(frame.suns)
    return {seat: sun.balance for seat, sun in suns if sun is not None and seat in shown}


def shadows(frame: TableFrame) -> dict[int, Point]:
    """Return where the shadows of the pawns stand: with the sun each is nearest to."""
    goal = frame.view.config.goal
    stones = {seat: stone_of(number, goal) for seat, number in _suns(frame).items()}
    places = shared(list(stones.values()))
    low = frame.zones.stone(HIGHEST).radius
    found = {}
    for (seat, stone), place in zip(stones.items(), places, strict=True):
        x, y = stone_place(frame.zones, stone, *place)
        # below the number of the goal, which stays to be read
        found[seat] = x, y + 1.9 * low if stone == HIGHEST else y
    return found


def via_box(zones: Zones) -> Box:
    """Return the box of what the next VIA brings: between the spiral and the piles."""
    edge = 2 * zones.unit
    top = zones.spiral.bottom + edge
    return Box(zones.spiral.x, top, zones.spiral.w, zones.piles.y - edge - top)


def via_key(frame: TableFrame) -> Hashable:
    """Return what the picture of the next VIA depends on."""
    now = due_at_via(frame.view)
    short = frame.view.active.credits < -now
    hidden = frame.beginning, frame.counts, _bank_is_short(frame.view)
    return now, frame.view.turn.player, short, hidden


def due_at_via(view: View) -> int:
    """Return the credits that the next VIA brings or, below 0, costs; the bank may have few."""
    return min(balance(view, view.turn.player), view.bank.credits)


def _bank_is_short(view: View) -> bool:
    """Return whether the bank has less than VIA should bring: then no amount says what it means."""
    return view.bank.credits < balance(view, view.turn.player)


def via_plate(frame: TableFrame) -> tuple[Box, int] | None:
    """Return the plate of the next VIA and the size of its letters, if there is room for it."""
    brush, box = frame.brush, via_box(frame.zones)
    hidden = frame.beginning or not frame.counts or _bank_is_short(frame.view)
    if hidden or box.h < 1.2 * brush.floor:
        return None
    size = min(brush.size(1), max(brush.floor, round(box.h / 1.3)))
    now = due_at_via(frame.view)
    texts = signed(now), frame.names.words("carbon.via")
    while size > brush.floor and _via_width(frame, texts, size) > box.w:
        size -= 1
    wide, high = _via_width(frame, texts, size), min(box.h, 1.5 * size)
    return Box(box.right - wide, box.cy - high / 2, wide, high), size


def draw_via(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw what the next VIA brings the player of the turn or costs; rosy if credits are missing.

    Where there is no room, the page about the spiral tells it.
    """
    brush, plate = frame.brush, via_plate(frame)
    if plate is None:
        return
    now = due_at_via(frame.view)
    box, size = plate
    side = 1.25 * size
    brush.box(target, box, faded(palette.DEEP, 0.72), box.h / 2)
    x = box.right - brush.px(8)
    brush.sign(target, "co2_credit", x - side, box.cy - side / 2, side)
    short = now < 0 and frame.view.active.credits < -now
    tone = theme.ROSY if short else theme.PAPER
    at = (x - side - brush.px(5), box.cy)
    end = brush.line(target, signed(now), at, size, tone, anchor="midright")
    at = (end.left - brush.px(9), box.cy)
    word = frame.names.words("carbon.via")
    end = brush.line(target, word, at, size, theme.PALE_GOLD, anchor="midright")
    side = 0.95 * size
    x = end.left - side - brush.px(4)
    brush.sign(target, "icon_arrow_right", x, box.cy - side / 2, side, theme.PALE_GOLD)
    left = x - 1.1 * size - brush.px(5)
    brush.mark(target, frame.view.turn.player, left + 0.55 * size, box.cy, 0.55 * size)


def _via_width(frame: TableFrame, texts: tuple[str, str], size: int) -> float:
    """Return the width of what the next VIA brings, with its signs, at a text size."""
    brush = frame.brush
    return sum(brush.width(text, size) for text in texts) + 3.3 * size + brush.px(35)


def _ground(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the path on which the stones lie, with its shadow on the map, kept as one picture."""
    brush, box, u = frame.brush, frame.zones.spiral, frame.zones.unit
    size, goal = (round(box.w), round(box.h)), frame.view.config.goal
    stones = (*frame.zones.stones[: goal - LOWEST], frame.zones.stone(HIGHEST))
    radius = stones[0].radius

    def made() -> pygame.Surface:
        big = clear((2 * size[0], 2 * size[1]))
        points = [(2 * (s.x - box.x), 2 * (s.y - box.y)) for s in stones]
        for width, tone in ((2.5, 0.3), (2.3, 0.62)):
            shade = premultiplied(faded(palette.DEEP, tone))
            layer = clear(big.size)
            for one, two in pairwise(points):
                pygame.draw.line(layer, shade, one, two, width=round(2 * width * radius))
            for point in points:
                pygame.draw.circle(layer, shade, point, width * radius)
            put(big, layer, (0, 0))
        return pygame.transform.smoothscale(big, size)

    key = ("co2-coil", size, goal, round(16 * u), brush.shapes.strong)
    put(target, brush.shapes.keep(key, made), (round(box.x), round(box.y)))


def _number(target: pygame.Surface, frame: TableFrame, number: int, tone: Colour) -> None:
    """Write the number of a stone where there is room for it."""
    brush, stone = frame.brush, frame.zones.stone(number)
    size = max(brush.floor, round(0.92 * stone.radius))
    text, wide = plain(number), 1.86 * stone.radius
    ink = theme.INK if theme.is_light(tone) else WHITE
    if brush.width(text, size) <= wide or number % EVERY == 0:
        brush.line(target, text, (stone.x, stone.y), size, ink, anchor="center")
    elif NARROWEST * brush.width(text, brush.floor) <= wide:
        box = Box(stone.x - wide / 2, stone.y - stone.radius, wide, 2 * stone.radius)
        brush.named(target, text, box, ink, size=size)


def pawns(frame: TableFrame) -> dict[int, Point]:
    """Return where the pawns of all players still in the game stand."""
    seats, goal = frame.view.playing, frame.view.config.goal
    numbers = [stone_of(balance(frame.view, seat), goal) for seat in seats]
    places = shared(numbers)
    return {
        seat: stone_place(frame.zones, number, *place)
        for seat, number, place in zip(seats, numbers, places, strict=True)
    }
