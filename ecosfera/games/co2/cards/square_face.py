"""Drawing of the squares of the ring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.cards.brush import WHITE, Brush, rect
from ecosfera.games.co2.rules.ids import ACTIONS
from ecosfera.games.co2.rules.pieces import SquareKind
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import faded, mix

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.ids import TerritoryId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names

RADIUS: Final = 5
"""Radius of the corners, in units."""


@dataclass(frozen=True, slots=True)
class SquareFace:
    """The face of a square, without its pawns."""

    number: int
    owner: int | None = None
    done: int = 0
    sunny: bool = False


def face_of(view: View, number: int, sunny: frozenset[TerritoryId]) -> SquareFace:
    """Return the face of a square; `sunny` are the territories whose bonus counts."""
    territory = view.catalogue.board[number].territory
    if territory is None:
        return SquareFace(number)
    return SquareFace(number, view.owners[territory], view.done[territory], territory in sunny)


def draw_square(
    target: pygame.Surface, brush: Brush, names: Names, face: SquareFace, box: Box
) -> None:
    """Draw a square."""
    square = names.catalogue.board[face.number]
    if square.territory is not None:
        _territory(target, brush, names, face, square.territory, box)
    elif square.kind is SquareKind.EVENT:
        _event(target, brush, names, box)
    else:
        _co2(target, brush, names, box, via=square.kind is SquareKind.VIA)


def _ground(target: pygame.Surface, brush: Brush, box: Box, fill: theme.Colour) -> None:
    where = rect(box)
    below = where.move(0, brush.px(1.5))
    brush.shapes.put_box(target, below, brush.px(RADIUS), (0, 14, 20, 120))
    brush.shapes.put_box(target, where, brush.px(RADIUS), fill)


def _territory(
    target: pygame.Surface,
    brush: Brush,
    names: Names,
    face: SquareFace,
    territory: TerritoryId,
    box: Box,
) -> None:
    card = names.catalogue.territories[territory]
    area = names.catalogue.areas[card.area].id
    tone = palette.AREAS[area]
    ground = palette.GROUND if face.owner is None else _owned(face.owner)
    _ground(target, brush, box, theme.CREAM if face.sunny else ground)
    strip = Box(box.x, box.y, box.w, max(brush.floor * 1.3, 0.3 * box.h))
    before = target.get_clip()
    target.set_clip(before.clip(rect(strip)))
    brush.box(target, box, tone, brush.px(RADIUS))
    target.set_clip(before)
    _name(target, brush, names.short(territory), strip)
    rest = Box(box.x, strip.bottom, box.w, box.bottom - strip.bottom).inset(brush.px(3), brush.u)
    if rest.h >= 2.1 * brush.floor:
        high = rest.h / 2
        _figures(target, brush, names, face, territory, Box(rest.x, rest.y, rest.w, high))
        line = Box(rest.x, rest.bottom - high, rest.w, high)
        draw_notches(target, brush, names, territory, face.done, line)
    else:
        pips = max(4.0, 0.17 * rest.h)
        high = rest.h - pips
        _figures(target, brush, names, face, territory, Box(rest.x, rest.y, rest.w, high))
        _pips(target, brush, face.done, Box(rest.x, rest.bottom - pips, rest.w, pips))
    if face.owner is not None:
        owner = palette.PLAYERS[face.owner]
        width = 3.0 if face.sunny else 2.2
        brush.edge(target, box, brush.px(RADIUS), theme.AMBER if face.sunny else owner, width)


def _owned(owner: int) -> theme.Colour:
    return mix(palette.GROUND, palette.PLAYERS[owner], 0.16)


def _name(target: pygame.Surface, brush: Brush, name: str, strip: Box) -> None:
    inner = strip.inset(brush.px(5), 0)
    size = max(brush.floor, round(strip.h * 0.74))
    brush.named(target, name, inner, WHITE, size=size)


def _figures(
    target: pygame.Surface,
    brush: Brush,
    names: Names,
    face: SquareFace,
    territory: TerritoryId,
    box: Box,
) -> None:
    """Draw the area, and price and cost of a free territory or cost and rent of another."""
    card = names.catalogue.territories[territory]
    owned = face.owner is not None
    side = min(box.h, 1.7 * brush.floor, 0.19 * box.w if owned else box.w)
    area = names.catalogue.areas[card.area].id
    sign = "co2_sun" if face.sunny else f"co2_area_{area}"
    brush.sign(target, sign, box.x, box.cy - side / 2, side)
    x = box.x + side + brush.px(1.5 if owned else 3)
    room = Box(x, box.y, box.right - x, box.h)
    size = max(brush.floor, min(round(0.8 * box.h), brush.size(1)))
    cost = f"\u2212{card.co2}"
    if face.owner is None:
        _price(target, brush, (names.euros(card.price), cost), room, size)
    else:
        _rent(target, brush, (names.euros(card.rents[face.done]), cost), face.owner, room, size)


def _price(
    target: pygame.Surface, brush: Brush, texts: tuple[str, str], room: Box, size: int
) -> None:
    """Draw what a free territory costs, in euros and of the balance."""
    price, cost = texts
    end = room.right - brush.px(1)
    size = _fitting(brush, size, end - room.x - brush.px(3), price, cost)
    brush.line(target, price, (room.x, room.cy), size, theme.INK, anchor="midleft")
    _cost(target, brush, cost, end, room, size, room.x + brush.width(price, size))


def _cost(
    target: pygame.Surface,
    brush: Brush,
    cost: str,
    end: float,
    room: Box,
    size: int,
    start: float,
) -> None:
    """Draw what a territory costs of the balance, with a cloud where there is room for it."""
    wide, side = brush.width(cost, size), min(room.h, 1.7 * brush.floor)
    brush.line(target, cost, (end, room.cy), size, palette.SMOKE, anchor="midright")
    cloud = min(side, end - wide - start - brush.u)
    if cloud >= 0.7 * side:
        brush.sign(target, "co2_cost", end - wide - cloud, room.cy - cloud / 2, cloud)


def _rent(
    target: pygame.Surface,
    brush: Brush,
    texts: tuple[str, str],
    owner: int,
    room: Box,
    size: int,
) -> None:
    """Draw the rent as a coin on its way to the owner, on a band of the owner's colour.

    What the territory costs of the balance stands before it where there is room.
    """
    rent, cost = texts
    high = min(room.h - 1, 1.6 * brush.floor)
    radius, pad, arrow = 0.5 * high - 1, max(1.0, 1.5 * brush.u), 0.34 * brush.floor
    fixed = 2 * radius + arrow + 4 * pad + 1
    size = _fitting(brush, size, room.w - fixed, rent)
    letters = min(brush.width(rent, size) + 1, room.w - fixed)
    wide = fixed + letters
    coin = 1.7 * radius
    if wide + coin + pad > room.w:
        coin = 0.0
    else:
        wide += coin + pad
    band = Box(room.right - wide, room.cy - 0.5 * high, wide, high)
    brush.box(target, band, palette.PLAYERS[owner], 0.5 * high)
    mark = band.right - radius - 1
    brush.mark(target, owner, mark, room.cy, radius)
    tip = mark - radius - pad
    corners = ((0.0, 0.0), (arrow, arrow), (0.0, 2 * arrow))
    image = brush.shapes.polygon((round(arrow) + 1, round(2 * arrow) + 1), corners, WHITE)
    put(target, image, (round(tip - arrow), round(room.cy - arrow)))
    words = Box(tip - arrow - pad - letters, band.y, letters, band.h)
    brush.named(target, rent, words, WHITE, size=size)
    if coin:
        brush.sign(target, "co2_euro", words.x - pad - coin, room.cy - coin / 2, coin)
    if brush.width(cost, size) + brush.px(3) <= band.x - room.x:
        _cost(target, brush, cost, band.x - brush.px(3), room, size, room.x)


def _fitting(brush: Brush, size: int, room: float, *texts: str) -> int:
    """Return the largest size up to `size` at which texts fit side by side."""
    while size > brush.floor and sum(brush.width(text, size) for text in texts) > room:
        size -= 1
    return size


def _pips(target: pygame.Surface, brush: Brush, done: int, box: Box) -> None:
    """Draw the four actions as small bars, where there is no room for their signs."""
    step = box.w / ACTIONS
    for number in range(ACTIONS):
        bar = Box(box.x + number * step + brush.u, box.y, step - 2 * brush.u, box.h - brush.u)
        fill = palette.GREEN if number < done else WHITE
        brush.box(target, bar, fill, 0.5 * bar.h, theme.SLATE, 1)


def draw_notches(
    target: pygame.Surface,
    brush: Brush,
    names: Names,
    territory: TerritoryId,
    done: int,
    box: Box,
) -> None:
    """Draw the four actions of a territory in a line: those done filled, the others empty."""
    card = names.catalogue.territories[territory]
    side = min(box.h - brush.u, box.w / ACTIONS - brush.u)
    step = min((box.w - side) / (ACTIONS - 1), side * 1.5)
    start = box.cx - (step * (ACTIONS - 1)) / 2
    for number, kind in enumerate(card.kinds):
        draw_notch(
            target,
            brush,
            names.catalogue.kinds[kind].id,
            (start + number * step, box.cy),
            side,
            done=number < done,
        )


def draw_notch(
    target: pygame.Surface,
    brush: Brush,
    kind: str,
    at: tuple[float, float],
    side: float,
    *,
    done: bool,
) -> None:
    """Draw one action, around a point."""
    cx, cy = at
    if done:
        brush.sign_at(target, f"co2_action_{kind}", cx, cy, side)
        return
    brush.disc(target, cx, cy, side / 2, WHITE, faded(theme.SLATE, 0.55), 1.2)
    glyph = side * 0.72
    brush.sign_at(target, f"co2_glyph_{kind}", cx, cy, glyph, theme.SLATE)


def _event(target: pygame.Surface, brush: Brush, names: Names, box: Box) -> None:
    _ground(target, brush, box, palette.MIST)
    strip = Box(box.x, box.y, box.w, max(brush.floor * 1.3, 0.3 * box.h))
    inner = strip.inset(brush.px(5), 0)
    word = names.words("carbon.square-short.event")
    size = max(brush.floor, round(0.74 * strip.h))
    brush.fitted(target, word, inner, theme.INK, size=size)
    rest = Box(box.x, strip.bottom, box.w, box.bottom - strip.bottom - brush.u)
    side = min(0.84 * rest.h, 0.36 * rest.w)
    brush.sign_at(target, "co2_event", rest.cx, rest.cy, side)


def _co2(target: pygame.Surface, brush: Brush, names: Names, box: Box, *, via: bool) -> None:
    _ground(target, brush, box, mix(palette.MIST, palette.GREEN, 0.22))
    inner = box
    if via:
        strip = Box(box.x, box.y, box.w, max(brush.floor * 1.3, 0.34 * box.h))
        word = names.words("carbon.via")
        size = max(brush.floor, round(0.78 * strip.h))
        arrow = 0.86 * strip.h
        left = strip.x + brush.px(6)
        at = (left + arrow + brush.px(4), strip.cy)
        brush.line(target, word, at, size, theme.INK, FontFace.TITLE, "midleft")
        put(target, _to_the_left(brush, arrow), (round(left), round(strip.cy - arrow / 2)))
        inner = Box(box.x, strip.bottom, box.w, box.bottom - strip.bottom - brush.u)
    side = min(0.66 * inner.h if not via else 0.86 * inner.h, 0.36 * inner.w)
    brush.sign_at(target, "co2_credit", inner.x + 0.3 * inner.w, inner.cy, side)
    brush.sign_at(target, "co2_exchange", inner.x + 0.7 * inner.w, inner.cy, side)
    size = max(brush.floor, round(0.3 * inner.h))
    brush.line(target, "/", (inner.cx, inner.cy), size, theme.SLATE, anchor="center")


def _to_the_left(brush: Brush, side: float) -> pygame.Surface:
    """Return the arrow of VIA, which points the way the pawns go."""
    px = max(1, round(side))
    return brush.shapes.keep(
        ("co2-via", px),
        lambda: pygame.transform.flip(
            brush.pictures.sign("co2_via", px), flip_x=True, flip_y=False
        ),
    )
