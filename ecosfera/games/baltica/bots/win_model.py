"""The chance that a position can be won, from weighted features."""

from __future__ import annotations

from itertools import count
from math import exp
from typing import TYPE_CHECKING, NamedTuple, TypeVar

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
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.rules.state import State

Value = TypeVar("Value")

REMEMBERED = 50_000
"""Maximum number of entries in each cache; a full cache is cleared."""


class _Owned(NamedTuple):
    """What all cards of one player add to the odds."""

    number: int
    """Another one for all other cards."""
    hand: Hand
    cards: float
    """The weighted features `OWNED`."""
    draw: float
    """The weighted features `DRAW`."""


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
        # From one position of a search to the next hardly anything changes, and most of its time is
        # spent here: with these caches a move takes a sixth less.
        self._known: dict[object, _Owned] = {}
        self._others: dict[object, _Owned] = {}
        """Those of the players whose turn it is not, by the cards as they lie, unsorted."""
        self._rows: dict[object, float] = {}
        self._totals: dict[object, Totals] = {}
        """By the numbers of what the players own."""
        self._numbers = count()

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
        restored = state.restored
        unrestored = ALL_HABITATS & ~restored
        market = Market(state)
        total = 0.0
        first = (ended + 1) % state.config.players
        everybody: list[_Owned] = []
        for player in state.players:
            if player == ended:
                known = self._owned_by(state, deck, rest, self._now)
            else:
                total += self._row(state, player, market, is_next=player == first)
                known = self._owned_by_other(state, player)
            total += known.cards
            total += known.draw
            everybody.append(known)
        key = tuple([known.number for known in everybody])
        totals = self._totals.get(key)
        if totals is None:
            totals = Totals([known.hand for known in everybody], unrestored)
            _remember(self._totals, key, totals)
        total += _dot(self._table, table(state, impacts, supply, totals, market))
        if state.config.players == 1:
            every = Cards(state, deck + rest)
            total += _dot(self._alone, alone(state, deck, every, unrestored, impacts))
            if self._details is not None:
                total += self._details.worth(state, deck, rest, every, impacts)
        return total

    def _owned_by_other(self, state: State, player: PlayerId) -> _Owned:
        """Return what all cards of a player add whose turn has not just ended."""
        deck, cards, pile = state.decks[player], state.rows[player], state.discards[player]
        key = (tuple(deck), tuple(cards), tuple(pile), state.restored)
        known = self._others.get(key)
        if known is None:
            known = self._owned_by(state, deck, cards + pile, self._later)
            _remember(self._others, key, known)
        return known

    def _owned_by(
        self, state: State, deck: list[CardId], rest: list[CardId], weights: Sequence[float]
    ) -> _Owned:
        """Return what all cards of one player add; `weights` are those of the next row."""
        cards, now = deck + rest, weights is self._now
        key = (tuple(sorted(cards)), tuple(sorted(deck)), state.restored, now)
        known = self._known.get(key)
        if known is None:
            unrestored = ALL_HABITATS & ~state.restored
            hand = owned(state.catalogue, cards, unrestored)
            next_row = draw(state.catalogue, deck, cards, unrestored)
            known = _Owned(
                next(self._numbers),
                hand,
                _dot(self._owned, hand.numbers),
                _dot(weights, next_row),
            )
            _remember(self._known, key, known)
        return known

    def _row(self, state: State, player: PlayerId, market: Market, *, is_next: bool) -> float:
        """Return the weighted features of a face-up row."""
        cards, restored = state.rows[player], state.restored
        key = (tuple(cards), restored, market.key, is_next)
        found = self._rows.get(key)
        if found is None:
            seen = row(state.catalogue, cards, ALL_HABITATS & ~restored, market)
            found = _dot(self._first if is_next else self._other, seen)
            _remember(self._rows, key, found)
        return found


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
