"""Probabilities of drawing cards from a shuffled deck."""

from __future__ import annotations

from functools import cache
from math import comb


@cache
def chance_of_at_least(wanted: int, marked: int, cards: int, drawn: int) -> float:
    """Return the probability of drawing at least `wanted` special cards.

    `marked` of the `cards` in the deck are special, and `drawn` cards are drawn.
    """
    drawn = min(drawn, cards)
    if wanted <= 0:
        return 1.0
    ways = sum(
        comb(marked, hits) * comb(cards - marked, drawn - hits)
        for hits in range(wanted, min(marked, drawn) + 1)
    )
    return ways / comb(cards, drawn)
