"""Drawing of the squares of the ring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.cards.art import load_picture, picture, territory_picture
from ecosfera.games.co2.cards.brush import NARROWEST, WHITE, Brush, rect
from ecosfera.games.co2.rules.ids import ACTIONS, EVERY_TERRITORY
from ecosfera.games.co2.rules.pieces import SquareKind
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.co2.rules.ids import TerritoryId
    from ecosfera.games.co2.rules.pieces import Catalogue
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext

RADIUS: Final = 5
"""Radius of the corners, in units."""
NAMED: Final = 0.92
"""Size of a name by that of body text, where it fits."""
STRIP: Final = 1.28
"""Height of the strip with the name by the size of its letters."""
COUNTS: Final = 1.12
"""Size of the number that counts by that of body text."""
LEAST_CLOUD: Final = 0.5
"""Least side of the cloud beside what a territory costs of the balance, by the plate's height."""
BADGE: Final = 1.15
"""Largest side of the sign of the area before a name, by the smallest text."""
PLATE: Final = 1.45
"""Height of the plate under that number by the size of the number."""
NEXT: Final = 0.44
"""Largest side of what stands below the name at the left, by the width of the square: the next
action of an own territory, or the sign that all is done."""
SMALLEST: Final = 0.8
"""Least diameter of an emblem by the size of the smallest letters."""
EMBLEM: Final = 0.66
"""Side of the sign of another's finished territory, by that."""
DOT: Final = 0.95
"""Diameter of the dots that count the actions, by the smallest text."""
UNDONE: Final = 0.96
"""Size of an action that is not done yet, by that of one that stands there."""
QUIET_PAPER: Final = 0.8
"""How strongly the paper under the signs of other squares is drawn on a quiet face."""
FINISHED: Final = "icon_check"
"""The sign of a territory on which all actions are done, on gold, until the sun shines there."""
VEIL: Final = 0.2
"""How dark the veil over a place is that nobody owns."""


@dataclass(frozen=True, slots=True)
class SquareFace:
    """The face of a square, without its pawns."""

    number: int
    owner: int | None = None
    done: int = 0
    sunny: bool = False
    quiet: bool = False
    """Whether less is shown: of a free territory the price only."""
    own: bool = False
    """Whether it belongs to the player in front, so that the next action stands out."""
    held: bool = False
    """Whether that player holds the card for the next action of this own territory."""
    calm: bool = False
    """Whether no actions are shown, as nothing has explained them yet."""


def face_of(
    view: View, number: int, sunny: frozenset[TerritoryId], own: int | None = None
) -> SquareFace:
    """Return the face of a square.

    `sunny` are the territories whose bonus counts, and those of the player `own` lie in front.
    """
    territory = view.catalogue.board[number].territory
    if territory is None:
        return SquareFace(number)
    owner, done = view.owners[territory], view.done[territory]
    mine = owner is not None and owner == own
    return SquareFace(number, owner, done, territory in sunny, own=mine)


def draw_square(
    target: pygame.Surface, brush: Brush, names: Names, face: SquareFace, box: Box
) -> None:
    """Draw a square: its picture, and on it what counts there."""
    square = names.catalogue.board[face.number]
    _shadow(target, brush, box)
    put(target, square_picture(brush.context, names.catalogue, face.number, box), rect(box).topleft)
    if face.quiet:
        brush.box(target, box, faded(palette.DEEP, VEIL), brush.px(RADIUS))
    if square.territory is not None:
        _territory(target, brush, names, face, square.territory, box)
    else:
        _other(target, brush, names, square.kind, box, QUIET_PAPER if face.quiet else 1.0)


def square_picture(
    context: UiContext, catalogue: Catalogue, number: int, box: Box, *, keep: bool = True
) -> pygame.Surface:
    """Return the picture of a square in the size of its box; one shown once is not kept."""
    square, size = catalogue.board[number], rect(box).size
    radius = context.metrics.px(RADIUS)
    if square.territory is not None:
        return territory_picture(context, catalogue, square.territory, size, radius, keep=keep)
    return picture(context, f"squares/{square.kind}", size, radius, keep=keep)


def load_square_picture(
    context: UiContext, catalogue: Catalogue, number: int, box: Box, *, keep: bool = True
) -> Iterator[None]:
    """Make ready in steps what `square_picture` will return."""
    square, territory = catalogue.board[number], catalogue.board[number].territory
    name = f"squares/{square.kind}"
    if territory is not None:
        name = f"territories/{catalogue.territories[territory].id}"
    yield from load_picture(context, name, rect(box).size, context.metrics.px(RADIUS), keep=keep)


def _shadow(target: pygame.Surface, brush: Brush, box: Box) -> None:
    below = rect(box).move(0, brush.px(1.5))
    brush.shapes.put_box(target, below, brush.px(RADIUS), (0, 14, 20, 120))


def _territory(
    target: pygame.Surface,
    brush: Brush,
    names: Names,
    face: SquareFace,
    territory: TerritoryId,
    box: Box,
) -> None:
    """Draw what people do there; above it the name, below it the actions, between the number."""
    card = names.catalogue.territories[territory]
    area = names.catalogue.areas[card.area].id
    strip, edge = _strip(brush, box), brush.px(3)
    _headed(target, brush, box, strip, palette.AREAS[area])
    _edge(target, brush, face, box, strip)
    inner = strip.inset(2 * brush.u, 0)
    badge = _badge(brush, names, strip)
    if badge:
        at = (strip.x + 2 * brush.u, strip.cy - badge / 2)
        brush.sign(target, f"co2_glyph_{area}", *at, badge, WHITE)
        inner = Box(strip.x + badge + 2 * brush.u, strip.y, strip.w - badge - 6 * brush.u, strip.h)
    brush.named(target, names.short(territory), inner, WHITE, size=_lettering(strip))
    top = strip.bottom + brush.px(2)
    room = Box(box.x + edge, top, box.w - 2 * edge, box.bottom - edge - top)
    spare = room.w - _least(brush, names, face, territory)
    left = _emblem(target, brush, names, face, territory, room, spare)
    shield = EMBLEM * min(room.h, NEXT * room.w)
    if not left and not badge and shield <= spare:
        left = shield
        brush.sign(target, f"co2_area_{area}", room.x, room.y, left)
    right = Box(room.x + left, room.y, room.w - left, room.h)
    dots = 0.0
    if face.owner is not None and face.done < ACTIONS and not face.calm:
        dots = draw_dots(target, brush, face.done, right)
    plate = min(room.h - dots, PLATE * brush.size(COUNTS))
    _figures(target, brush, names, face, territory, right._replace(h=plate))


def _least(brush: Brush, names: Names, face: SquareFace, territory: TerritoryId) -> float:
    """Return the width that the price or the rent needs in the smallest letters."""
    card = names.catalogue.territories[territory]
    amount = names.euros(card.price if face.owner is None else card.rents[face.done])
    cost = f"\u2212{card.co2}" if face.owner is None and not face.quiet else ""
    return brush.width(amount, brush.floor) + brush.width(cost, brush.floor) + brush.px(12)


def _emblem(
    target: pygame.Surface,
    brush: Brush,
    names: Names,
    face: SquareFace,
    territory: TerritoryId,
    room: Box,
    spare: float,
) -> float:
    """Draw what counts most at the left of a room, if something does; return the width it takes.

    It is the sun, the sign that all is done, or the next action of an own territory. It has the
    width that is to `spare`, or is left out where that is too little to be known.
    """
    finished = face.done == ACTIONS
    if not face.sunny and not finished and (not face.own or face.calm):
        return 0.0
    side = min(room.h, NEXT * room.w, spare - brush.px(2))
    radius = (0.5 if face.own else 0.5 * EMBLEM) * side - brush.px(1)
    if 2 * radius < SMALLEST * brush.floor:
        return 0.0
    x, y = room.x + radius + brush.px(1), room.cy
    if face.sunny:
        brush.sign_at(target, "co2_sun", x, y, 2 * radius)
    elif finished:
        brush.disc(target, x, y, radius, palette.GOLD, theme.INK, 1.2)
        brush.sign_at(target, FINISHED, x, y, 1.5 * radius, theme.INK)
    else:
        kind = names.catalogue.territories[territory].kinds[face.done]
        draw_next(target, brush, names.catalogue.kinds[kind].id, (x, y), radius, held=face.held)
    return 2 * radius + brush.px(2)


def draw_next(
    target: pygame.Surface,
    brush: Brush,
    kind: str,
    at: tuple[float, float],
    radius: float,
    *,
    held: bool,
) -> None:
    """Draw the next action around a point: outlined, with a green rim if its card is `held`."""
    tone = palette.ACTIONS[kind]
    brush.disc(target, *at, radius, palette.READY if held else theme.INK)
    brush.disc(target, *at, radius - brush.px(3 if held else 1), WHITE, tone, 2.4)
    brush.sign_at(target, f"co2_glyph_{kind}", *at, 1.16 * radius, tone)


def draw_dots(target: pygame.Surface, brush: Brush, done: int, room: Box) -> float:
    """Draw a dot for each action at the lower right of a room; return the height they take.

    Those that are `done` are golden with a tick, the others empty.
    """
    side = min(DOT * brush.floor, (room.w - brush.px(6)) / (1.25 * ACTIONS))
    high, step = side + brush.px(4), 1.2 * side
    wide = (ACTIONS - 1) * step + side + brush.px(6)
    plate = Box(room.right - wide, room.bottom - high, wide, high)
    brush.box(target, plate, faded(palette.DEEP, 0.78), high / 2)
    for number in range(ACTIONS):
        at = plate.x + brush.px(3) + side / 2 + number * step, plate.cy
        if number < done:
            brush.disc(target, *at, side / 2, palette.GOLD)
            brush.sign_at(target, FINISHED, *at, 0.76 * side, theme.INK)
        else:
            brush.disc(target, *at, 0.42 * side, (0, 0, 0, 0), faded(WHITE, 0.8), 1.2)
    return high + brush.px(2)


def _edge(target: pygame.Surface, brush: Brush, face: SquareFace, box: Box, strip: Box) -> None:
    """Draw the edge of a territory in its owner's colour, golden below the name if it is sunny."""
    radius = brush.px(RADIUS)
    if face.owner is None:
        brush.edge(target, box, radius, faded(WHITE, 0.75), 1.0)
        return
    brush.edge(target, box, radius, palette.PLAYERS[face.owner], 3.4)
    if face.sunny:
        before = target.get_clip()
        below = box._replace(y=strip.bottom, h=box.bottom - strip.bottom)
        target.set_clip(before.clip(rect(below)))
        brush.edge(target, box.inset(2.4 * brush.u), radius, theme.AMBER, 2.0)
        target.set_clip(before)


def _strip(brush: Brush, box: Box) -> Box:
    """Return the strip with the name at the top of a square: it grows with the program's text."""
    high = max(STRIP * brush.floor, min(STRIP * brush.size(NAMED), 0.3 * box.h))
    return Box(box.x, box.y, box.w, high)


def _lettering(strip: Box) -> int:
    """Return the largest size of the letters on a strip."""
    return round(strip.h / STRIP)


def _headed(target: pygame.Surface, brush: Brush, box: Box, strip: Box, tone: theme.Colour) -> None:
    """Colour the strip at the top of a square."""
    before = target.get_clip()
    target.set_clip(before.clip(rect(strip)))
    brush.box(target, box, tone, brush.px(RADIUS))
    target.set_clip(before)


def _badge(brush: Brush, names: Names, strip: Box) -> float:
    """Return the side of the sign of the area before each name; 0 where one has no room for it."""
    side = min(0.86 * strip.h, BADGE * brush.floor)
    room = strip.w - side - 6 * brush.u
    key = (names.words, round(room))
    if key not in brush.badges:
        widest = max(brush.width(names.short(t), brush.floor) for t in EVERY_TERRITORY)
        brush.badges[key] = NARROWEST * widest <= room
    return side if brush.badges[key] else 0.0


def _figures(
    target: pygame.Surface,
    brush: Brush,
    names: Names,
    face: SquareFace,
    territory: TerritoryId,
    plate: Box,
) -> None:
    """Draw on a plate the price of a free territory, or the rent."""
    card = names.catalogue.territories[territory]
    price = names.euros(card.price)
    if face.owner is None and face.quiet:
        _quiet_price(target, brush, price, plate)
    elif face.owner is None:
        _price(target, brush, price, f"\u2212{card.co2}", plate)
    else:
        marked = not face.own or face.done == ACTIONS
        _rent(target, brush, names.euros(card.rents[face.done]), face.owner, plate, marked=marked)


def _price(target: pygame.Surface, brush: Brush, price: str, cost: str, room: Box) -> None:
    """Draw what a free territory costs, in euros and of the balance, with a cloud if it fits."""
    pad, gap, least = brush.px(3), brush.px(2), LEAST_CLOUD * room.h
    size = _fitting(brush, brush.size(COUNTS), room.w - 2 * pad - gap - least, price, cost)
    minus, letters = brush.width(cost, size), brush.width(price, size) + 1.0
    narrow = NARROWEST * letters
    cloud = min(0.8 * room.h, room.w - letters - gap - minus - 2 * pad)
    if cloud < least and room.w - narrow - gap - minus - 2 * pad >= least:
        cloud, letters = least, narrow
    cloud = cloud if cloud >= least else 0.0
    wide = min(room.w, letters + gap + cloud + minus + 2 * pad)
    plate = Box(room.right - wide, room.y, wide, room.h)
    brush.box(target, plate, faded(theme.PAPER, 0.94), room.h / 2)
    at = (plate.right - pad, plate.cy)
    end = brush.line(target, cost, at, size, theme.WINE, anchor="midright")
    if cloud:
        brush.sign(target, "co2_cost", end.left - cloud, plate.cy - cloud / 2, cloud)
    left = end.left - cloud - gap
    words = Box(plate.x + pad, plate.y, left - plate.x - pad, plate.h)
    brush.named(target, price, words, theme.INK, size=size)


def _quiet_price(target: pygame.Surface, brush: Brush, price: str, room: Box) -> None:
    """Draw what a free territory costs in euros, on a small plate that does not stand out."""
    pad = brush.px(5)
    size = _fitting(brush, max(brush.floor, brush.size(0.95)), room.w - 2 * pad, price)
    wide = min(room.w, brush.width(price, size) + 1 + 2 * pad)
    plate = Box(room.right - wide, room.y, wide, min(room.h, PLATE * size))
    brush.box(target, plate, faded(palette.DEEP, 0.62), plate.h / 2)
    brush.named(target, price, plate.inset(pad, 0), WHITE, size=size)


def _rent(
    target: pygame.Surface, brush: Brush, rent: str, owner: int, room: Box, *, marked: bool
) -> None:
    """Draw the rent on a plate of the owner's colour, with the owner's mark at its end.

    It has no mark where the next action or a long amount takes its room.
    """
    radius, pad = 0.5 * room.h - 1, brush.px(4)
    marked = marked and room.w - 2 * (pad + radius) >= brush.width(rent, brush.floor)
    fixed = 2 * pad + (2 * radius if marked else 0)
    size = _fitting(brush, brush.size(COUNTS), room.w - fixed, rent)
    wide = min(room.w, fixed + brush.width(rent, size) + 1)
    plate = Box(room.right - wide, room.y, wide, room.h)
    brush.box(target, plate, palette.PLAYERS[owner], room.h / 2, WHITE)
    if marked:
        brush.mark(target, owner, plate.right - radius - 1, plate.cy, radius)
    words = Box(plate.x + pad, plate.y, plate.w - fixed, plate.h)
    brush.named(target, rent, words, WHITE, size=size)


def _fitting(brush: Brush, size: int, room: float, *texts: str) -> int:
    """Return the largest size up to `size` at which texts fit side by side."""
    while size > brush.floor and sum(brush.width(text, size) for text in texts) > room:
        size -= 1
    return size


def draw_notches(
    target: pygame.Surface,
    brush: Brush,
    names: Names,
    territory: TerritoryId,
    done: int,
    box: Box,
) -> None:
    """Draw the four actions of a territory in a line: those done in colour, the others pale."""
    card = names.catalogue.territories[territory]
    side = min(box.h - brush.u, box.w / ACTIONS - brush.u)
    step = min((box.w - side) / (ACTIONS - 1), side * 1.5)
    start = box.cx - (step * (ACTIONS - 1)) / 2
    for number, kind in enumerate(card.kinds):
        at = start + number * step, box.cy
        draw_notch(target, brush, names.catalogue.kinds[kind].id, at, side, done=number < done)


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
    side *= UNDONE
    fill, line = faded(WHITE, 0.9), faded(theme.SLATE, 0.55)
    brush.disc(target, cx, cy, side / 2, fill, line, 1.2)
    brush.sign_at(target, f"co2_glyph_{kind}", cx, cy, side * 0.88, theme.SLATE)


def _other(
    target: pygame.Surface,
    brush: Brush,
    names: Names,
    kind: SquareKind,
    box: Box,
    strength: float,
) -> None:
    """Draw a square that is no territory, with the signs of what happens there."""
    brush.edge(target, box, brush.px(RADIUS), faded(WHITE, 0.75), 1.0)
    strip = _strip(brush, box)
    if kind is SquareKind.EVENT:
        _headed(target, brush, box, strip, faded(theme.INK, 0.8))
        word = names.words("carbon.square-short.event")
        brush.named(target, word, strip.inset(brush.px(3), 0), WHITE, size=_lettering(strip))
        return
    side = min(0.4 * box.h, 0.3 * box.w)
    y = box.bottom - 0.62 * side
    for share, sign in ((0.27, "co2_credit"), (0.73, "co2_exchange")):
        x = box.x + share * box.w
        brush.disc(target, x, y, 0.56 * side, faded(theme.PAPER, strength))
        brush.sign_at(target, sign, x, y, 0.96 * side if share < 0.5 else 0.72 * side)
    brush.line(target, "/", (box.cx, y), brush.floor, WHITE, anchor="center")
    if kind is SquareKind.VIA:
        _headed(target, brush, box, strip, palette.GAIN)
        size = round(0.86 * strip.h)
        arrow = 0.86 * strip.h
        put(
            target, _to_the_left(brush, arrow), (strip.x + brush.px(6), round(strip.cy - arrow / 2))
        )
        at = (strip.cx, strip.cy)
        brush.line(target, names.words("carbon.via"), at, size, WHITE, FontFace.TITLE, "center")


def _to_the_left(brush: Brush, side: float) -> pygame.Surface:
    """Return the arrow of VIA, which points the way the pawns go."""
    px = max(1, round(side))
    return brush.shapes.keep(
        ("co2-via", px),
        lambda: pygame.transform.flip(
            brush.pictures.sign("co2_via", px), flip_x=True, flip_y=False
        ),
    )
