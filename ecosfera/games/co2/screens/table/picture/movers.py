"""What moves over the table: pawns, dice, money, cards, the sun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.cards.brush import WHITE
from ecosfera.games.co2.cards.dice import draw_die
from ecosfera.games.co2.screens.table.geometry.places import pawn_place, pawn_radius, shared
from ecosfera.games.co2.screens.table.panels import spiral
from ecosfera.games.co2.screens.table.playback.effects import Effect, EffectKind, along
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.theme import faded
from ecosfera.ui.stage.easing import ease

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.co2.screens.table.frame import TableFrame

TUMBLE: Final = 14
"""Faces that a die shows while it rolls."""


def draw(target: pygame.Surface, frame: TableFrame, now: float) -> None:
    """Draw all pawns, and everything that moves."""
    hopping = {e.seat: e for e in frame.effects if e.kind is EffectKind.HOP}
    climbing = {e.seat: e for e in frame.effects if e.kind is EffectKind.CLIMB}
    for effect in frame.effects:
        if effect.kind is EffectKind.SHINE:
            _shine(target, frame, effect, now)
    _ring_pawns(target, frame, hopping, now)
    _spiral_pawns(target, frame, climbing, now)
    for effect in frame.effects:
        share = effect.share(now)
        if share < 0:
            continue
        if effect.kind is EffectKind.FLY:
            _fly(target, frame, effect, share)
        elif effect.kind is EffectKind.RISE:
            _rise(target, frame, effect, share)
        elif effect.kind is EffectKind.DICE:
            _roll(target, frame, effect, share)


def _ring_pawns(
    target: pygame.Surface, frame: TableFrame, hopping: dict[int, Effect], now: float
) -> None:
    radius = pawn_radius(frame.zones)
    positions = [had.position for had in frame.view.players]
    order = shared(positions)
    for seat in sorted(range(len(positions)), key=lambda seat: seat == frame.view.turn.player):
        square = positions[seat]
        if square is None:
            continue
        x, y = pawn_place(frame.zones, square, *order[seat])
        if seat in hopping:
            x, y = _hop(hopping[seat], now, radius)
        active = seat == frame.view.turn.player
        if active and seat not in hopping:
            frame.brush.disc(target, x, y, 1.28 * radius, (0, 0, 0, 0), theme.PALE_GOLD, 2.4)
        frame.brush.pawn(target, seat, x, y, radius)


def _hop(effect: Effect, now: float, radius: float) -> tuple[float, float]:
    """Return where a pawn is on its way: it rises a little between two squares."""
    share = max(0.0, effect.share(now))
    x, y = along(effect.path, share)
    step = share * (len(effect.path) - 1) % 1
    return x, y - 4 * step * (1 - step) * 0.9 * radius


def _spiral_pawns(
    target: pygame.Surface, frame: TableFrame, climbing: dict[int, Effect], now: float
) -> None:
    radius = 0.86 * frame.zones.stones[0].radius
    for seat, place in spiral.pawns(frame).items():
        at = place
        if seat in climbing:
            at = along(climbing[seat].path, max(0.0, climbing[seat].share(now)))
        frame.brush.pawn(target, seat, *at, radius)


def _fly(target: pygame.Surface, frame: TableFrame, effect: Effect, share: float) -> None:
    """Draw a sign on its way."""
    if share >= 1:
        return
    k = ease(share)
    x, y = along(effect.path, k)
    y -= 4 * k * (1 - k) * 34 * frame.brush.u
    side = (34 if effect.seat >= 0 else 26) * frame.brush.u
    frame.brush.sign_at(target, effect.sign, x, y, side)


def _rise(target: pygame.Surface, frame: TableFrame, effect: Effect, share: float) -> None:
    """Draw an amount that rises from where it was paid or taken."""
    if share >= 1:
        return
    brush = frame.brush
    x, y = effect.path[0]
    size = brush.size(1.2)
    wide = brush.width(effect.text, size) + 2.4 * size
    y -= 22 * brush.u * ease(min(1.0, share * 1.6))
    box = Box(x - wide / 2, y - 0.9 * size, wide, 1.8 * size)
    fill = theme.PANEL if share < 0.75 else faded(theme.PANEL, max(0.0, (1 - share) / 0.25))
    brush.box(target, box, fill, 0.9 * size)
    if share < 0.85:
        brush.sign_at(target, effect.sign, box.x + size, box.cy, 1.2 * size)
        tone = theme.PALE_GOLD if effect.good else theme.ROSY
        at = (box.x + 1.75 * size, box.cy)
        brush.line(target, effect.text, at, size, tone, anchor="midleft")


def _roll(target: pygame.Surface, frame: TableFrame, effect: Effect, share: float) -> None:
    """Draw the dice tumbling over the spiral, then lying still."""
    brush, zones = frame.brush, frame.zones
    side = round(min(58 * brush.u, 0.24 * zones.spiral.w))
    k = ease(min(1.0, share / 0.8))
    for place, number in enumerate(effect.numbers):
        still = share >= 0.8
        turning = int(share * TUMBLE)
        face = number if still else (number + turning * (3 + 2 * place)) % 6 + 1
        goal = zones.spiral.cx + (place - 0.5) * 1.35 * side
        start = zones.spiral.right + (0.4 + place) * side
        x = start + (goal - start) * k
        bounce = abs(((share * 3.2) % 1) - 0.5) * (1 - k)
        y = zones.spiral.cy + (0.3 - bounce) * side
        angle = 0.0 if still else (1 - k) * 540 * (1 if place else -1)
        shadow = faded(theme.SCRIM, 0.4)
        brush.disc(target, x + 3 * brush.u, y + 0.2 * side, 0.56 * side, shadow)
        draw_die(target, brush, face, (x, y), side, angle)


def _shine(target: pygame.Surface, frame: TableFrame, effect: Effect, now: float) -> None:
    """Light up the squares of a completed area, with a sun on each."""
    share = effect.share(now)
    if share < 0:
        return
    brush = frame.brush
    strength = min(1.0, share / 0.2, (1 - share) / 0.3)
    for box in effect.boxes:
        brush.box(target, box, faded(WHITE, 0.45 * max(0.0, strength)), brush.px(5))
        side = (0.7 + 0.5 * ease(min(1.0, share * 3))) * box.h
        if share < 0.9:
            brush.sign_at(target, "co2_sun", box.cx, box.cy - 0.5 * box.h * ease(share), side)
