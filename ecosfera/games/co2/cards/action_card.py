"""Drawing of action cards and event cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.cards.art import action_picture
from ecosfera.games.co2.cards.brush import NARROWEST, WHITE, Brush, rect
from ecosfera.games.co2.rules.ids import EVERY_KIND
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import Fitted, FontFace, TextAlign
from ecosfera.ui.draw.theme import faded, mix

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.co2.rules.ids import KindId
    from ecosfera.games.co2.text.names import Names

RADIUS: Final = 8
"""Radius of the corners, in units."""
BADGE: Final = 0.46
"""Width of the sign by the shorter side of the picture it lies on."""


def draw_card(
    target: pygame.Surface, brush: Brush, names: Names, kind: KindId, box: Box, *, lit: bool = True
) -> None:
    """Draw an action card: its picture, its sign, and its name where there is room."""
    where = rect(box)
    below = where.move(0, brush.px(2))
    brush.shapes.put_shadow(target, below, brush.px(RADIUS), brush.px(3), (0, 10, 16, 120))
    put(target, card_face(brush, names, kind, where.size, lit=lit), where.topleft)


def card_face(
    brush: Brush, names: Names, kind: KindId, size: tuple[int, int], *, lit: bool
) -> pygame.Surface:
    """Return an action card of a size without its shadow.

    It is kept: six cards, drawn anew when one of them changed, took 3 ms of a frame.
    """

    def draw() -> pygame.Surface:
        face = clear(size)
        _draw_face(face, brush, names, kind, lit=lit)
        return face

    return brush.shapes.keep(("action card", names.words, kind, size, lit), draw)


def _draw_face(
    face: pygame.Surface, brush: Brush, names: Names, kind: KindId, *, lit: bool
) -> None:
    box, radius = Box(0, 0, *face.get_size()), brush.px(RADIUS)
    own = names.catalogue.kinds[kind].id
    tone = palette.ACTIONS[own]
    plate = _plate_height(brush, names, box)
    room = Box(box.x, box.y, box.w, box.h - plate)
    put(face, card_picture(brush, names, kind, box), (0, 0))
    if plate:
        below = Box(box.x, room.bottom, box.w, plate)
        _plate(face, brush, _name(brush, names, kind, box), below, box)
        brush.box(face, Box(box.x, room.bottom - brush.px(2), box.w, brush.px(3)), tone)
    side = BADGE * min(room.w, room.h)
    centre = box.x + brush.px(4) + side / 2, box.y + brush.px(4) + side / 2
    brush.disc(face, *centre, side / 2 + brush.px(1), WHITE)
    brush.sign_at(face, f"co2_action_{own}", *centre, side)
    brush.edge(face, box, radius, WHITE if lit else mix(WHITE, tone, 0.5), 1.2)
    if not lit:
        brush.box(face, box, faded(theme.USED_VEIL, 0.62), radius)


def card_picture(brush: Brush, names: Names, kind: KindId, box: Box) -> pygame.Surface:
    """Return the picture of an action card in a box; it reaches a little under its name."""
    where, radius = rect(box), brush.px(RADIUS)
    plate = _plate_height(brush, names, box)
    under = box.h - plate + (radius if plate else 0)
    size = where.width, min(where.height, round(under))
    return action_picture(brush.context, names.catalogue, kind, size, radius)


def _plate_height(brush: Brush, names: Names, box: Box) -> float:
    """Return the height of the plate with the name; 0 where there is no room for it."""
    return 2.55 * brush.floor if _named(brush, names, box) else 0.0


def _name(brush: Brush, names: Names, kind: KindId, box: Box) -> str:
    """Return the name of a kind of card, or its shorter one where that has no room."""
    whole = names.kind(kind)
    fits = brush.text.fits(whole, FontFace.BOLD, brush.floor, _inside(brush, box), 2)
    return whole if fits else names.brief_kind(kind)


def _inside(brush: Brush, box: Box) -> int:
    """Return the width of a name on a card."""
    return round(box.w) - 2 * brush.px(3)


def _fits(brush: Brush, name: str, wide: int) -> bool:
    """Return whether a name fits on two lines, with letters as narrow as they may be."""
    return brush.text.fits(name, FontFace.BOLD, brush.floor, round(wide / NARROWEST), 2)


def _named(brush: Brush, names: Names, box: Box) -> bool:
    """Return whether the name of every kind of card fits on a card of this size."""
    if box.h < 5.4 * brush.floor:
        return False
    wide = _inside(brush, box)
    key = (names.words, wide)
    if key not in brush.named_cards:
        brush.named_cards[key] = _all_fit(brush, names, wide)
    return brush.named_cards[key]


def _all_fit(brush: Brush, names: Names, wide: int) -> bool:
    return all(_fits(brush, names.brief_kind(kind), wide) for kind in EVERY_KIND)


def _plate(target: pygame.Surface, brush: Brush, name: str, plate: Box, card: Box) -> None:
    before = target.get_clip()
    target.set_clip(before.clip(rect(plate)))
    brush.box(target, card, theme.PAPER, brush.px(RADIUS))
    target.set_clip(before)
    inner = plate.inset(brush.px(3), brush.px(2))
    brush.text.place(
        target,
        _lines(brush, name, round(inner.w)),
        rect(inner),
        FontFace.BOLD,
        theme.INK,
        align=TextAlign.CENTRE,
        leading=1.05,
        middle=True,
    )


def _lines(brush: Brush, name: str, wide: int) -> Fitted:
    """Return a name on two lines, with narrower letters where it needs them."""
    face, size = FontFace.BOLD, brush.floor
    room = wide
    while not brush.text.fits(name, face, size, room, 2) and room < wide / NARROWEST:
        room += 1
    lines = tuple(brush.text.wrap(name, face, size, room))
    return Fitted(size, lines, whole=True, breadth=wide / room)


def draw_small_hand(
    target: pygame.Surface, brush: Brush, names: Names, hand: tuple[KindId, ...], box: Box
) -> None:
    """Draw an open hand as a line of signs."""
    if not hand:
        return
    count, gap = max(6, len(hand)), brush.px(2)
    side = min(box.h, (box.w - gap * (count - 1)) / count)
    step = side + gap
    for slot, kind in enumerate(hand):
        sign = f"co2_action_{names.catalogue.kinds[kind].id}"
        brush.sign(target, sign, box.x + slot * step, box.cy - side / 2, side)
