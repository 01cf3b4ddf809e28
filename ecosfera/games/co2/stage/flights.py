"""What flies over the table for an event: money, action cards and territories, to whom they go."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.fold import without
from ecosfera.games.co2.stage.columns import SIDE_BY_SIDE, moved
from ecosfera.games.co2.stage.effects import Effect, EffectKind
from ecosfera.games.co2.stage.zones import balance_place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.ids import KindId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import Side, View
    from ecosfera.games.co2.stage.columns import Front
    from ecosfera.games.co2.stage.effects import Point
    from ecosfera.games.co2.stage.zones import Zones

FLY: Final = 0.5
"""Seconds of a flight."""
RISE: Final = 1.3
"""Seconds in which an amount rises."""
LATER: Final = 1.0
"""Seconds after which the credit of an action rises: after the balance that it has brought."""
APART: Final = 0.07
"""Seconds between two things that fly together."""
MOST: Final = 8
"""Most coins of one payment."""
NOTES: Final = 200
"""Euros for each coin that flies beside the first."""
FAN: Final = 7
"""How far coins fly apart, in units."""


class Flights(NamedTuple):
    """Makes the flights of one event."""

    before: View
    zones: Zones
    start: float
    pace: float
    front: Front

    def of(self, event: Event) -> Iterator[Effect]:
        """Yield what flies for an event."""
        match event:
            case ev.CreditsTaken(player, n) if n:
                yield from self._money(None, player, n, 0)
            case ev.EurosTaken(player, n) if n:
                yield from self._money(None, player, 0, n)
            case ev.Paid(player, credit, euros, to, cause):
                late = LATER if cause is ev.Cause.ACTION else 0.0
                yield from self._money(player, to, credit, euros, late)
            case ev.Bought(player, territory):
                yield self._deed(territory, self._square(territory), self._place(player))
            case ev.Sold(player, territory):
                yield self._deed(territory, self._place(player), self._place(None))
            case ev.Played(player, territory, card):
                yield self._card(card, self._hand(player, card), self._square(territory))
            case ev.Undone(_, territory, card):
                yield self._card(card, self._square(territory), self._place(None))
            case ev.Drew(player, card) if card is not None:
                goal = self._drawn(player, (), (card,))[0]
                yield self._card(card, self._place(None), goal)
            case ev.Exchanged(player, back, drawn):
                for number, card in enumerate(back):
                    yield self._card(card, self._hand(player, card), self._place(None), number)
                goals = self._drawn(player, back, drawn)
                for number, (card, goal) in enumerate(zip(drawn, goals, strict=True), len(back)):
                    yield self._card(card, self._place(None), goal, number)
            case ev.Traded(player, partner, give, get):
                yield from self._side(player, partner, give)
                yield from self._side(partner, player, get)
            case _:
                return

    # -- places ----

    def _place(self, seat: int | None) -> Point:
        """Return where the money of a player is, or that of the bank (None)."""
        return money_place(self.zones, seat)

    def _square(self, territory: TerritoryId) -> Point:
        box = self.zones.squares[self.before.catalogue.territories[territory].square]
        return box.cx, box.cy

    def _hand(self, player: PlayerId, card: KindId) -> Point:
        """Return where a card of a player lies: in the hand in front, else at the panel."""
        if player != self.front.seat:
            return self._place(player)
        hand = self.before.players[player].hand
        slot = hand.index(card) if card in hand else 0
        return self._column(slot if slot >= len(self.front.columns) else self.front.columns[slot])

    def _drawn(
        self, player: PlayerId, back: tuple[KindId, ...], drawn: tuple[KindId, ...]
    ) -> tuple[Point, ...]:
        """Return where the cards go that a player draws for others: into the gaps of the hand."""
        if player != self.front.seat:
            return (self._place(player),) * len(drawn)
        hand = self.before.players[player].hand
        columns = self.front.columns or tuple(range(len(hand)))
        after = moved(hand, columns, (*without(hand, back), *drawn))
        return tuple(map(self._column, after[len(after) - len(drawn) :]))

    def _column(self, column: int) -> Point:
        cards = self.zones.cards
        slots = max(SIDE_BY_SIDE, column + 1)
        return cards.x + (column + 0.5) * cards.w / slots, cards.cy

    # -- flights ----

    def _flight(
        self, kind: EffectKind, sign: str, path: tuple[Point, ...], number: int = 0, seat: int = -1
    ) -> Effect:
        begins = self.start + APART * number * self.pace
        return Effect(kind, begins, FLY * self.pace, seat, path, sign)

    def _card(self, card: KindId, source: Point, target: Point, number: int = 0) -> Effect:
        """Return an action card that flies."""
        sign = f"co2_action_{self.before.catalogue.kinds[card].id}"
        return self._flight(EffectKind.FLY, sign, (source, target), number, 0)

    def _deed(
        self, territory: TerritoryId, source: Point, target: Point, number: int = 0
    ) -> Effect:
        """Return a territory that flies to its new owner."""
        square = self.before.catalogue.territories[territory].square
        flight = self._flight(EffectKind.DEED, "", (source, target), number)
        return replace(flight, numbers=(square,))

    def _side(self, giver: PlayerId, getter: PlayerId, side: Side) -> Iterator[Effect]:
        """Yield what one player of a trade gives to the other."""
        yield from self._money(giver, getter, side.credits, side.euros)
        source, target = self._place(giver), self._place(getter)
        for number, territory in enumerate(side.territories):
            yield self._deed(territory, source, target, number)
        for number, card in enumerate(side.cards, len(side.territories)):
            yield self._card(card, source, target, number)

    def _money(
        self,
        source: int | None,
        target: int | None,
        credit: int,
        euros: int,
        late: float = 0.0,
    ) -> Iterator[Effect]:
        """Yield money that flies between two players, or a player and the bank (None).

        The amounts rise so many seconds `late`.
        """
        path = self._place(source), self._place(target)
        for amount, sign, coins in (
            (credit, "co2_credit", credit),
            (euros, "co2_euro", 1 + euros // NOTES),
        ):
            if not amount:
                continue
            for number in range(min(MOST, coins)):
                yield self._flight(EffectKind.FLY, sign, fanned(path, number, self.zones), number)
            for seat, gain in ((source, False), (target, True)):
                if seat is not None:
                    yield Effect(
                        EffectKind.RISE,
                        self.start + (late + (FLY if gain else 0.0)) * self.pace,
                        RISE * self.pace,
                        seat,
                        (amount_place(self.zones, seat),),
                        sign,
                        numbers=(amount if gain else -amount,),
                    )


def fanned(path: tuple[Point, Point], number: int, zones: Zones) -> tuple[Point, ...]:
    """Return the way of one of several coins, a little aside of the others."""
    aside = FAN * zones.unit * ((number * 5) % 7 - 3)
    (x1, y1), (x2, y2) = path
    return (x1, y1), ((x1 + x2) / 2 + aside, (y1 + y2) / 2 + aside / 2), (x2 + aside, y2)


def amount_place(zones: Zones, seat: int) -> Point:
    """Return where an amount rises that a player gets or pays: it leaves the euros free."""
    return money_place(zones, seat)[0], balance_place(zones, seat)[1]


def money_place(zones: Zones, seat: int | None) -> Point:
    """Return where the money of a player is, or that of the bank."""
    box = zones.piles if seat is None else zones.players[seat]
    return (box.x + (0.6 if seat is None else 0.36) * box.w, box.cy)
