"""Positions from random games, for tests of questions to the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ecosfera.core.rng import Rng
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.state import State
from tests.games.baltica.rules.positions import catalogue


def positions(seed: str, moves: int = 300, *, cheaper: bool = False) -> Iterator[State]:
    """Yield positions of random games in which a player may act; optionally cheapen producers."""
    config = Config(players=3, policies=True, seed=seed)
    state, rng = new_game(catalogue(), config), Rng(seed)
    retention = catalogue().ids["improved_nutrient_retention"]
    for number in range(moves):
        if state.outcome is not None:
            state = new_game(catalogue(), replace(config, seed=f"{seed}/{number}"))
        if cheaper and retention in state.policy_deck:
            state = state.copy()
            state.policy_deck.remove(retention)
            state.active.append(retention)
        if state.pending is None:
            yield state.copy()
        state, _ = apply(state, rng.pick(legal(state)))


def empty_supply(state: State) -> None:
    """Remove all pressure cards of the supply from the game."""
    state.removed, state.pressures = [*state.removed, *state.pressures], []
