"""The chance that a position can be won, from weighted features."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, TypeVar

from ecosfera.games.baltica.bots.alone import Cards, alone
from ecosfera.games.baltica.bots.features import (
    DRAW,
    OWNED,
    ROW,
    TABLE,
    Hand,
    Market,
    Totals,
    draw,
    owned,
    row,
    table,
)
from ecosfera.games.baltica.rules.cards import ALL_HABITATS
from ecosfera.games.baltica.rules.state import IMPACT_TILES, Outcome
from ecosfera.games.baltica.rules.turn import STRIKE, ending_adds_pressure, pressures_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.bots.details import Details
    from ecosfera.games.baltica.bots.features import Vector
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.rules.state import State

Value = TypeVar("Value")

REMEMBERED = 50_000
"""Maximum number of entries in each cache; a full cache is cleared."""


class WinModel:
    """The estimated chance to win a position, 0 to 1, with the weights of its number of rows.

    `details` are for one row only: they add what they are worth.

    Positions are judged between two turns, before the player whose turn has ended draws a new row:
    so luck in that draw does not make one way to play the turn look better than another.
    """

    def __init__(self, weights: Sequence[float], details: Details | None = None) -> None:
        sizes = (len(OWNED), len(DRAW), len(DRAW), len(ROW), len(ROW))
        parts, first = [], 0
        for size in sizes:
            parts.append(weights[first : first + size])
            first += size
        self._owned, self._now, self._later, self._first, self._other = parts
        self._table, self._alone = (
            weights[first : first + len(TABLE)],
            weights[first + len(TABLE) :],
        )
        self._details = details
        self._hands: dict[object, tuple[float, Hand]] = {}
        self._draws: dict[object, Vector] = {}
        self._rows: dict[object, Vector] = {}

    def at_end(self, state: State) -> float:
        """Return the chance to win if the turn ends now."""
        if state.outcome is not None:
            return float(state.outcome is Outcome.WON)
        player = state.player
        cards, impacts = state.rows[player] + state.discards[player], state.impacts
        supply = len(state.pressures)
        if ending_adds_pressure(state):
            supply -= 1
            cards.append(state.pressures[-1])
            if pressures_in(state.rows[player]) + 1 >= STRIKE:
                impacts += 1
                if impacts >= IMPACT_TILES:
                    return 0.0
        return _chance(self._odds(state, player, state.decks[player], cards, impacts, supply))

    def after_end(self, state: State, player: PlayerId) -> float:
        """Return the chance to win when the turn of a player has just ended and a row is drawn."""
        if state.outcome is not None:
            return float(state.outcome is Outcome.WON)
        deck = state.decks[player] + state.rows[player]
        rest, supply = state.discards[player], len(state.pressures)
        return _chance(self._odds(state, player, deck, rest, state.impacts, supply))

    def _odds(
        self,
        state: State,
        ended: PlayerId,
        deck: list[CardId],
        rest: list[CardId],
        impacts: int,
        supply: int,
    ) -> float:
        """Return the weighted sum of the features and details: the logarithm of the odds.

        `ended` is the player whose turn is over, with a deck and the rest of their cards; `supply`
        is the number of pressure cards in the supply.
        """
        catalogue, restored = state.catalogue, state.restored
        unrestored = ALL_HABITATS & ~restored
        market, totals = Market(state), Totals()
        total = 0.0
        first = (ended + 1) % state.config.players
        for player in state.players:
            if player == ended:
                cards, part = deck + rest, deck
            else:
                part = state.decks[player]
                cards = part + state.rows[player] + state.discards[player]
                seen = self._row(state, player, restored, market)
                total += _dot(self._first if player == first else self._other, seen)
            value, hand = self._hand(state, cards, restored)
            total += value
            totals.add(hand)
            key = (tuple(sorted(part)), hand.numbers, restored)
            found = self._draws.get(key)
            if found is None:
                found = draw(catalogue, part, cards, unrestored)
                _remember(self._draws, key, found)
            total += _dot(self._now if player == ended else self._later, found)
        total += _dot(self._table, table(state, impacts, supply, totals, market))
        if state.config.players == 1:
            every = Cards(state, deck + rest)
            total += _dot(self._alone, alone(state, deck, every, unrestored, impacts))
            if self._details is not None:
                total += self._details.worth(state, deck, rest, every, impacts)
        return total

    def _hand(self, state: State, cards: list[CardId], restored: int) -> tuple[float, Hand]:
        """Return the weighted features of all cards of one player, and what else they give."""
        key = (tuple(sorted(cards)), restored)
        known = self._hands.get(key)
        if known is None:
            hand = owned(state.catalogue, cards, ALL_HABITATS & ~restored)
            known = (_dot(self._owned, hand.numbers), hand)
            _remember(self._hands, key, known)
        return known

    def _row(self, state: State, player: PlayerId, restored: int, market: Market) -> Vector:
        """Return the features of a face-up row."""
        cards = state.rows[player]
        key = (tuple(cards), restored, market.key)
        seen = self._rows.get(key)
        if seen is None:
            seen = row(state.catalogue, cards, ALL_HABITATS & ~restored, market)
            _remember(self._rows, key, seen)
        return seen


def _remember(cache: dict[object, Value], key: object, value: Value) -> None:
    """Keep a value; clear a full cache first."""
    if len(cache) > REMEMBERED:
        cache.clear()
    cache[key] = value


def _dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    """Return the dot product."""
    return sum([w * n for w, n in zip(weights, numbers, strict=True)])


def _chance(odds: float) -> float:
    """Return the chance of some odds, given as a logarithm."""
    return 1.0 / (1.0 + exp(-odds)) if odds > -500.0 else 0.0
