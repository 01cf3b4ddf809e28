"""Which pieces move for an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.state import balance, sunny_areas
from ecosfera.games.co2.screens.table.geometry.places import pawn_place, stone_place
from ecosfera.games.co2.screens.table.geometry.ring import way
from ecosfera.games.co2.screens.table.geometry.spiral import held, stone_of
from ecosfera.games.co2.screens.table.playback import timing
from ecosfera.games.co2.screens.table.playback.effects import Effect, EffectKind

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.screens.table.geometry.zones import Zones
    from ecosfera.games.co2.screens.table.playback.effects import Point


def effects_of(
    event: Event,
    before: View,
    after: View,
    zones: Zones,
    start: float,
    pace: float,
    front: int,
) -> list[Effect]:
    """Return what moves for an event that leads from one view to another.

    The hand of the player `front` lies in front.
    """
    found = _own(event, before, zones, start, pace, front)
    found += _climbs(before, after, zones, start, pace)
    found += _suns(before, after, zones, start, pace)
    return found


def _own(
    event: Event, before: View, zones: Zones, start: float, pace: float, front: int
) -> list[Effect]:
    match event:
        case ev.StartDice(player, dice) | ev.Rolled(player, dice):
            roll = Effect(EffectKind.DICE, start, timing.ROLL * pace, player, numbers=dice)
            return [roll]
        case ev.Moved(player, source, target):
            squares = (source, *way(source, target))
            path = tuple(pawn_place(zones, square, 0, 1) for square in squares)
            lasts = timing.STEP * (len(squares) - 1) * pace
            return [Effect(EffectKind.HOP, start, lasts, player, path)]
        case ev.CreditsTaken(player, n) if n:
            return [*_money(zones, None, player, n, 0, start, pace)]
        case ev.EurosTaken(player, n) if n:
            return [*_money(zones, None, player, 0, n, start, pace)]
        case ev.Paid(player, credit, euros, to):
            return [*_money(zones, player, to, credit, euros, start, pace)]
        case ev.Played():
            return [_card(event, before, zones, front, start, pace)]
        case _:
            return []


def _money(
    zones: Zones,
    source: int | None,
    target: int | None,
    credit: int,
    euros: int,
    start: float,
    pace: float,
) -> list[Effect]:
    """Return money that flies between two players, or a player and the bank (None)."""
    path = (money_place(zones, source), money_place(zones, target))
    found = []
    for amount, sign, coin in ((credit, "co2_credit", 1), (euros, "co2_euro", 100)):
        if not amount:
            continue
        for number in range(min(3, 1 + amount // coin // 3)):
            begins = start + 0.08 * number * pace
            found.append(Effect(EffectKind.FLY, begins, timing.FLY * pace, path=path, sign=sign))
        for seat, gain in ((source, False), (target, True)):
            if seat is not None:
                spot = money_place(zones, seat)
                rise = Effect(
                    EffectKind.RISE,
                    start + (timing.FLY * pace if gain else 0),
                    timing.RISE * pace,
                    seat,
                    (spot,),
                    sign,
                    numbers=(amount if gain else -amount,),
                )
                found.append(rise)
    return found


def money_place(zones: Zones, seat: int | None) -> Point:
    """Return where the money of a player is, or that of the bank."""
    box = zones.piles if seat is None else zones.players[seat]
    return (box.x + 0.6 * box.w, box.cy)


def _card(
    event: ev.Played, before: View, zones: Zones, front: int, start: float, pace: float
) -> Effect:
    """Return an action card that flies to its territory: from the hand, or from its player."""
    box = zones.squares[before.catalogue.territories[event.territory].square]
    hand = before.players[event.player].hand
    source = money_place(zones, event.player)
    if event.player == front:
        slot = hand.index(event.card) if event.card in hand else 0
        source = (zones.cards.x + (slot + 0.5) * zones.cards.w / max(6, len(hand)), zones.cards.cy)
    sign = f"co2_action_{before.catalogue.kinds[event.card].id}"
    path = (source, (box.cx, box.cy))
    return Effect(EffectKind.FLY, start, timing.FLY * pace, event.player, path, sign)


def _climbs(before: View, after: View, zones: Zones, start: float, pace: float) -> list[Effect]:
    """Return the pawns that move on the spiral."""
    found, goal = [], after.config.goal
    for seat in after.playing:
        old, new = (held(balance(view, seat), goal) for view in (before, after))
        if old == new:
            continue
        step = 1 if new > old else -1
        stones = (stone_of(number, goal) for number in range(old, new + step, step))
        path = tuple(stone_place(zones, stone, 0, 1) for stone in stones)
        lasts = min(1.4, timing.CLIMB * (len(path) - 1)) * pace
        found.append(Effect(EffectKind.CLIMB, start, lasts, seat, path))
    return found


def _suns(before: View, after: View, zones: Zones, start: float, pace: float) -> list[Effect]:
    """Return the areas over which the sun rises."""
    found = []
    for seat in after.playing:
        for area in set(sunny_areas(after, seat)) - set(sunny_areas(before, seat)):
            boxes = tuple(
                zones.squares[after.catalogue.territories[territory].square]
                for territory in after.catalogue.areas[area].territories
            )
            shine = Effect(EffectKind.SHINE, start, timing.SHINE * pace, seat, boxes=boxes)
            found.append(shine)
    return found
