"""Estimate how likely a position is to be won, from weighted features."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.features import OWNED, ROW, Market, owned, row, table
from ecosfera.games.baltica.rules.cards import ALL_HABITATS
from ecosfera.games.baltica.rules.state import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.state import State

REMEMBERED = 50_000
"""Maximum number of entries in each cache; a full cache is cleared."""


class WinModel:
    """The estimated chance to win a position, 0 to 1, with the weights of its number of rows."""

    def __init__(self, weights: Sequence[float]) -> None:
        a, b = len(OWNED), len(OWNED) + len(ROW)
        self._owned, self._row, self._table = weights[:a], weights[a:b], weights[b:]
        self._hands: dict[object, tuple[float, int, int]] = {}
        self._rows: dict[object, tuple[float, tuple[float, ...]]] = {}

    def __call__(self, state: State) -> float:
        """Return the chance to win; 0 or 1 if the game is over."""
        if state.outcome is not None:
            return float(state.outcome is Outcome.WON)
        total = self.odds(state)
        return 1.0 / (1.0 + exp(-total)) if total > -500.0 else 0.0

    def odds(self, state: State) -> float:
        """Return the weighted sum of the features: the logarithm of the odds."""
        catalogue, restored = state.catalogue, state.restored
        wanted = ALL_HABITATS & ~restored
        market = Market(state)
        total = 0.0
        one = two = 0
        first: tuple[float, ...] = ()
        for player, cards in enumerate(state.rows):
            hand = (tuple(sorted(cards + state.decks[player] + state.discards[player])), restored)
            known = self._hands.get(hand)
            if known is None:
                numbers, has_one, has_two = owned(catalogue, hand[0], wanted)
                known = (_dot(self._owned, numbers), has_one, has_two)
                if len(self._hands) > REMEMBERED:
                    self._hands.clear()
                self._hands[hand] = known
            total += known[0]
            one |= known[1]
            two |= known[2]
            key = (tuple(cards), restored, market.key)
            seen = self._rows.get(key)
            if seen is None:
                numbers = row(catalogue, cards, wanted, market)
                seen = (_dot(self._row, numbers), numbers)
                if len(self._rows) > REMEMBERED:
                    self._rows.clear()
                self._rows[key] = seen
            total += seen[0]
            if player == state.player:
                first = seen[1]
        return total + _dot(self._table, table(state, one, two, first))


def _dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    """Return the dot product."""
    return sum([w * n for w, n in zip(weights, numbers, strict=True)])
