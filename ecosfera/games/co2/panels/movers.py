"""What moves over the table: pawns, dice, money, cards, the sun."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.cards.brush import TALL, WHITE, rect
from ecosfera.games.co2.cards.dice import draw_die
from ecosfera.games.co2.cards.square_face import square_picture
from ecosfera.games.co2.panels import board, piles, players, spiral
from ecosfera.games.co2.rules.ids import NOTE, PlayerId
from ecosfera.games.co2.stage.effects import MARK, Effect, EffectKind, along
from ecosfera.games.co2.stage.zones import pawn_place, pawn_radius, shared
from ecosfera.games.co2.text.names import MINUS, change
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.theme import faded
from ecosfera.ui.stage.motion import ease
from ecosfera.ui.stage.pieces import Piece

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.co2.stage.frame import TableFrame

TUMBLE: Final = 14
"""Faces that a die shows while it rolls."""
ROLLING: Final = 0.8
"""The part of the roll after which the dice lie still."""
THROWN: Final = 1.9
"""How much larger the dice are as they leave the hand."""
FROM: Final = 3.4
"""How far left of the end of the spiral dice are thrown, by their side: over no panel."""
LARGE: Final = {"co2_euro": 900, "co2_credit": 9, "": 1.6}
"""The amounts that rise in letters twice as large as the smallest; without a sign, balances."""
SHAKES: Final = 3
"""How often the cross of a refusal swings."""
RISEN: Final = 0.88
"""The part of its time after which an amount that rose is gone."""
COUNTED: Final = 40
"""How many amounts of a count are drawn in advance: more than there are notes in a rent."""
COUNTS: Final = (0.2, 0.75)
"""The parts of its time between which an amount counts."""
SHADES: Final = 10
GROWTHS: Final = 8
"""Steps in which a square lights up, and in which its sign grows.

Each step is a cached picture. One for every frame evicted the cards of the hand within a turn.
"""
SIZES: Final = {"icon_check": 0.6, MARK: 0.7}
"""Sizes of the tick on a finished territory and of a mark by that of another sign in light."""
RING: Final = 1.2
"""Radius of the ring around the pawn of the player of the turn by that of the pawn."""
LOW: Final = 0.6
"""How far below the middle of that pawn the middle of its ring is, in the same measure."""
STANDS: Final = 0.7
"""Half width of a pawn on the spiral by the radius of its stone."""
Picture = tuple[pygame.Rect, Callable[[pygame.Surface], None]]
"""The box of something that moves, and what draws it."""


def pieces(frame: TableFrame, now: float) -> list[Piece]:
    """Return all pawns, and everything that moves; the last one is on top."""
    hopping = {e.seat: e for e in frame.effects if e.kind is EffectKind.HOP}
    climbing = {e.seat: e for e in frame.effects if e.kind is EffectKind.CLIMB}
    found: list[Piece] = []
    for effect in frame.effects:
        if effect.kind is EffectKind.SHINE:
            found += _shining(frame, effect, now)
    found += _ring_pawns(frame, hopping, now)
    found += spiral_pawns(frame, climbing, now)
    for number, effect in enumerate(frame.effects):
        share = effect.share(now)
        make = MAKERS.get(effect.kind)
        if make is not None and share >= 0:
            box, image = make(frame, effect, share)
            found.append(Piece((number, effect, share), box, image, effect))
    return found


def ring_pawns(frame: TableFrame) -> list[pygame.Rect]:
    """Return the boxes of the pawns on the ring."""
    return [piece.box for piece in _ring_pawns(frame, {}, 0.0)]


def _ring_pawns(frame: TableFrame, hopping: dict[int, Effect], now: float) -> Iterator[Piece]:
    positions = [had.position for had in frame.view.players]
    order = shared(positions)
    places = {
        seat: pawn_place(frame.zones, square, *order[seat])
        for seat, square in enumerate(positions)
        if square is not None
    }
    # who stands lower stands in front, so that all heads are seen
    for seat, place in sorted(places.items(), key=lambda item: item[1][1]):
        square = positions[seat]
        assert square is not None
        at, radius = place, pawn_radius(frame.zones, square, order[seat][1])
        if seat in hopping:
            radius = pawn_radius(frame.zones)
            at = _hop(hopping[seat], now, radius)
        ringed = seat == frame.active and seat not in hopping
        yield _pawn(frame, seat, *at, radius, ringed=ringed)


def _pawn(
    frame: TableFrame, seat: int, x: float, y: float, radius: float, *, ringed: bool = False
) -> Piece:
    """Return a pawn around a point; the one of the player of the turn has a ring."""
    brush = frame.brush

    def image(target: pygame.Surface) -> None:
        if ringed:
            low = y + LOW * radius
            brush.disc(target, x, low, RING * radius, faded(theme.AMBER, 0.5), theme.PALE_GOLD, 2.4)
        brush.figure(target, seat, x, y, radius)

    reach = (LOW + RING if ringed else TALL) * radius + 3
    return Piece(("pawn", seat, x, y, radius, ringed), _around(x, y, reach), image)


def _around(x: float, y: float, reach: float) -> pygame.Rect:
    """Return the box that reaches so far from a point to all sides."""
    side = 2 * math.ceil(reach) + 1
    return pygame.Rect(math.floor(x - reach), math.floor(y - reach), side, side)


def _hop(effect: Effect, now: float, radius: float) -> tuple[float, float]:
    """Return where a pawn is on its way: it rises a little between two squares."""
    share = max(0.0, effect.share(now))
    x, y = along(effect.path, share)
    step = share * (len(effect.path) - 1) % 1
    return x, y - 4 * step * (1 - step) * 1.2 * radius


def spiral_pawns(frame: TableFrame, climbing: dict[int, Effect], now: float) -> Iterator[Piece]:
    """Yield the pawns on the spiral, some on their way along it, and the numbers they cover."""
    low = frame.zones.stones[0].radius
    half = STANDS * low
    for seat, place in spiral.pawns(frame).items():
        at = place
        if seat in climbing:
            at = along(climbing[seat].path, max(0.0, climbing[seat].share(now)))
        yield _pawn(frame, seat, at[0], at[1] - 0.5 * half - spiral.RAISED * low, half)
    goal, taken = frame.view.config.goal, spiral.standing(frame, climbing)
    for stone, pawns in sorted(taken.items()):
        image = partial(spiral.draw_covered_number, frame=frame, stone=stone, pawns=pawns)
        around = rect(spiral.number_box(frame, stone, pawns)).inflate(4, 4)
        yield Piece(("number", stone, goal, tuple(around)), around, image)


def _fly(frame: TableFrame, effect: Effect, share: float) -> Picture:
    """Return a sign on its way."""
    k = ease(share)
    x, y = along(effect.path, k)
    y -= 4 * k * (1 - k) * 34 * frame.brush.u
    side = (34 if effect.seat >= 0 else 26) * frame.brush.u

    def image(target: pygame.Surface) -> None:
        if share < 1:
            frame.brush.sign_at(target, effect.sign, x, y, side)

    return _around(x, y, side / 2 + 1), image


def _rise(frame: TableFrame, effect: Effect, share: float) -> Picture:
    """Return an amount that rises from where it was paid or taken; a balance has a pawn's mark."""
    brush = frame.brush
    x, y = effect.path[0]
    large = min(1.0, abs(effect.numbers[0]) / LARGE[effect.sign])
    size = brush.size(1.15 * (1 + large))
    text = change(frame.names.words, effect.numbers[0])
    left = 1.75 * size
    wide = left + brush.width(text, size) + 0.65 * size
    y -= 22 * brush.u * ease(min(1.0, share * 1.6))
    box = Box(x - wide / 2, y - 0.9 * size, wide, 1.8 * size)

    def image(target: pygame.Surface) -> None:
        # the ground goes together with the number, not after it
        if share >= RISEN:
            return
        brush.box(target, box, theme.PANEL, 0.9 * size)
        if effect.sign:
            brush.sign_at(target, effect.sign, box.x + size, box.cy, 1.2 * size)
        else:
            brush.mark(target, effect.seat, box.x + size, box.cy, 0.55 * size)
        tone = theme.PALE_GOLD if effect.numbers[0] > 0 else theme.ROSY
        at = (box.x + left, box.cy)
        brush.line(target, text, at, size, tone, anchor="midleft")

    return rect(box).inflate(size, size), image


def _refusal(frame: TableFrame, effect: Effect, share: float) -> Picture:
    """Return the cross of who refuses; it comes up, shakes like a head, and is gone."""
    brush, panel = frame.brush, effect.boxes[0]
    size = min(0.8 * panel.h, 64 * brush.u) * ease(min(1.0, share / 0.15))
    x = panel.cx + 7 * brush.u * math.sin(SHAKES * math.tau * share) * (1 - share)

    def image(target: pygame.Surface) -> None:
        if share < RISEN:
            brush.disc(target, x, panel.cy, size / 2, theme.PAPER, theme.ROSE, 3)
            brush.sign_at(target, "icon_cross", x, panel.cy, 0.6 * size, theme.ROSE)

    return _around(x, panel.cy, size / 2 + 4), image


def _count(frame: TableFrame, effect: Effect, share: float) -> Picture:
    """Return the euros of a player on a plate over those on the panel, counting."""
    brush, panel = frame.brush, players.euros_box(frame, PlayerId(effect.seat))
    first, last = effect.numbers
    done = ease(max(0.0, min(1.0, (share - COUNTS[0]) / (COUNTS[1] - COUNTS[0]))))
    now = first + round((last - first) * done / NOTE) * NOTE
    text, size = frame.names.euros(now), brush.size(1.25)
    left = 1.75 * size
    wide = left + max(brush.width(frame.names.euros(n), size) for n in (first, last)) + 0.65 * size
    box = Box(panel.x - 0.4 * size, panel.cy - 0.9 * size, wide, 1.8 * size)

    def image(target: pygame.Surface) -> None:
        if share >= 1:
            return
        tone = theme.PALE_GOLD if last > first else theme.ROSY
        brush.box(target, box, theme.PANEL, 0.9 * size, tone, brush.px(2))
        brush.sign_at(target, "co2_euro", box.x + size, box.cy, 1.3 * size)
        brush.line(target, text, (box.x + left, box.cy), size, tone, anchor="midleft")

    return rect(box).inflate(6, 6), image


def prepare_counts(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw all amounts that will be counted, to fill the caches."""
    for effect in frame.effects:
        if effect.kind is EffectKind.COUNT:
            for step in range(COUNTED):
                _count(frame, effect, step / COUNTED)[1](target)


def _plate(frame: TableFrame, effect: Effect, share: float) -> Picture:
    """Return the plate beside a pawn that says what rent is paid."""
    brush, words = frame.brush, frame.names.words
    owner, euros, loss, moves = effect.numbers
    amount = frame.names.euros(euros)
    if loss:
        other = frame.people[owner].name
        text = words("carbontable.rent-paid", amount=f"{MINUS}{amount}", player=other)
    else:
        other = frame.people[effect.seat].name
        text = words("carbontable.rent-got", amount=f"+{amount}", player=other)
    size = brush.size(1.35)
    radius = 0.75 * size
    wide, high = brush.width(text, size) + 2 * radius + 1.9 * size, 2.3 * size
    (x, y), inner, away = effect.path[0], frame.zones.middle, 2.2 * pawn_radius(frame.zones)
    # beside the pawn, towards the middle of the table
    box = Box(x - wide / 2, y - high / 2, wide, high)
    near = Box(inner.x + away, inner.y + away, inner.w - 2 * away, inner.h - 2 * away)
    left = max(near.x, min(box.x, near.right - wide))
    top = max(near.y, min(box.y, near.bottom - high))
    grown = ease(min(1.0, share / 0.08)) if moves else 1.0
    box = Box(x + (left - x) * grown, y + (top - y) * grown, wide, high)
    tone = theme.ROSY if loss else theme.PALE_GOLD

    def image(target: pygame.Surface) -> None:
        if share >= 1:
            return
        brush.box(target, box, theme.PANEL, high / 2, palette.PLAYERS[owner], brush.px(4))
        brush.mark(target, owner, box.x + 0.55 * high, box.cy, radius)
        at = (box.x + 0.55 * high + radius + 0.5 * size, box.cy)
        brush.line(target, text, at, size, tone, anchor="midleft")

    return rect(box).inflate(8, 8), image


def _roll(frame: TableFrame, effect: Effect, share: float) -> Picture:
    """Return the dice: they tumble over the map and come to rest where they then lie."""
    brush, zones = frame.brush, frame.zones
    side = piles.die_side(zones)
    k = ease(min(1.0, share / ROLLING))
    still = share >= ROLLING
    larger = 1.0 if still else 1 + (THROWN - 1) * (1 - k) ** 0.5
    bounce = abs(((share * 3.2) % 1) - 0.5) * (1 - k)
    places = []
    for place, (x, y) in enumerate(piles.die_places(zones)[: len(effect.numbers)]):
        from_x, from_y = (
            zones.spiral.right - (FROM - place * 1.6) * side,
            zones.spiral.y + 0.3 * zones.spiral.h,
        )
        places.append((from_x + (x - from_x) * k, from_y + (y - from_y) * k - 2 * bounce * side))

    def image(target: pygame.Surface) -> None:
        for place, (number, (x, y)) in enumerate(zip(effect.numbers, places, strict=True)):
            turning = int(share * TUMBLE)
            face = number if still else (number + turning * (3 + 2 * place)) % 6 + 1
            angle = 0.0 if still else (1 - k) * 540 * (1 if place else -1)
            if not still:
                shadow = faded(theme.SCRIM, 0.4)
                brush.disc(target, x + 3 * brush.u, y + 0.25 * side, 0.6 * side, shadow)
            draw_die(target, brush, face, (x, y), side, angle, larger)

    boxes = [_around(x, y, 0.8 * larger * side + 4 * brush.u) for x, y in places]
    return boxes[0].unionall(boxes[1:]), image


def _deed(frame: TableFrame, effect: Effect, share: float) -> Picture:
    """Return a territory on its way to a player."""
    brush, number = frame.brush, effect.numbers[0]
    box = board.square_box(frame.zones.squares[number], brush.u)
    k = ease(share)
    x, y = along(effect.path, k)
    y -= 4 * k * (1 - k) * 40 * brush.u
    where = Box(x - box.w / 2, y - box.h / 2, box.w, box.h)

    def image(target: pygame.Surface) -> None:
        if share < 1:
            face = square_picture(brush.context, frame.names.catalogue, number, box)
            target.blit(face, rect(where), special_flags=pygame.BLEND_PREMULTIPLIED)
            brush.edge(target, where, brush.px(5), WHITE, 2)

    return rect(where).inflate(4, 4), image


def _shining(frame: TableFrame, effect: Effect, now: float) -> Iterator[Piece]:
    """Return squares in light, with a sign on each: sun, shield, tick, or mark of a player."""
    share = effect.share(now)
    if share < 0:
        return
    brush = frame.brush
    strength = max(0.0, min(1.0, share / 0.2, (1 - share) / 0.3))
    strength = round(strength * SHADES) / SHADES
    for box in effect.boxes:
        size = SIZES.get(effect.sign, 1.0)
        growth = round(ease(min(1.0, share * 3)) * GROWTHS) / GROWTHS
        side = size * (0.7 + 0.5 * growth) * box.h
        x, y = box.cx, box.cy - 0.5 * box.h * ease(share)

        def image(
            target: pygame.Surface, box: Box = box, x: float = x, y: float = y, side: float = side
        ) -> None:
            light = palette.PLAYERS[effect.seat] if effect.sign == MARK else WHITE
            brush.box(target, box, faded(light, 0.45 * strength), brush.px(5))
            if share < 0.9 and effect.sign == MARK:
                brush.mark(target, effect.seat, x, y, 0.5 * side)
            elif share < 0.9:
                if effect.sign == "icon_check":
                    brush.disc(target, x, y, 0.6 * side, theme.AMBER, theme.INK, 1.5)
                tint = theme.INK if effect.sign == "icon_check" else None
                brush.sign_at(target, effect.sign, x, y, side, tint)

        around = rect(box).union(_around(x, y, 0.6 * side + 3))
        yield Piece(("shine", tuple(box), share), around, image)


MAKERS: Final = {
    EffectKind.FLY: _fly,
    EffectKind.DEED: _deed,
    EffectKind.RISE: _rise,
    EffectKind.DICE: _roll,
    EffectKind.REFUSE: _refusal,
    EffectKind.COUNT: _count,
    EffectKind.PLATE: _plate,
}
"""What returns the picture of an effect, by its kind."""
