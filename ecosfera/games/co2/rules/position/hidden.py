"""What nobody can see, made anew for bots and hints (RULES 2.8)."""

from __future__ import annotations

from ecosfera.games.co2.rules.pieces.random_source import RandomSource
from ecosfera.games.co2.rules.position.state import State


def with_hidden_shuffled(state: State, seed: int) -> State:
    """Return the position with another order of the event deck and another random source.

    Positions that differ in nothing that players see give equal positions for the same `seed`.
    """
    random = RandomSource(seed)
    deck = sorted(state.deck)
    random.shuffle(deck)
    return State(state.view, tuple(deck), random.state)
