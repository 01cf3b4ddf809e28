"""The rules and the hint: moves and thoughts in a second."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from ecosfera.bots.hint import advise
from ecosfera.content import load_catalogue
from ecosfera.rules.config import Config
from ecosfera.rules.engine import apply, legal, push
from ecosfera.rules.setup import new_game
from ecosfera.screen.benching.figures import Figure, middle, timed

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.rules.state import State

SECONDS = 1.5


def rules() -> list[Figure]:
    """Random play, checked moves with events, and the bare copy as their floor."""
    catalogue = load_catalogue()
    config = Config(players=3, policies=True)
    state = new_game(catalogue, config)
    copies = _per_second(state.copy)
    chance = random.Random(1)  # noqa: S311 (which moves)
    moves, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        playing = new_game(catalogue, Config(players=3, policies=True, seed=str(moves)))
        while playing.outcome is None:
            push(playing, chance.choice(legal(playing)))
            moves += 1
    pushed = moves / (time.perf_counter() - begun)
    return [
        Figure("rules: legal + push", pushed, "moves/s", 40_000, copies, "> 40 000", least=True),
        Figure(
            "rules: apply with events",
            _applied(state),
            "moves/s",
            20_000,
            copies,
            "> 20 000",
            least=True,
        ),
        Figure("rules: bare copy of a state", copies, "copies/s"),
    ]


def _applied(state: State) -> float:
    """Checked moves a second."""
    chance = random.Random(2)  # noqa: S311 (which moves)
    count, spent, playing = 0, 0.0, state
    while spent < SECONDS:
        actions = legal(playing)
        if not actions:
            playing = state
            continue
        action = chance.choice(actions)
        begun = time.perf_counter()
        playing, _ = apply(playing, action)
        spent += time.perf_counter() - begun
        count += 1
    return count / spent


def _per_second(work: Callable[[], object]) -> float:
    count, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS / 3:
        for _ in range(200):
            work()
        count += 200
    return count / (time.perf_counter() - begun)


def hint() -> list[Figure]:
    """A hint in the middle of a game."""
    state = new_game(load_catalogue(), Config(players=4, policies=True, seed="bench"))
    chance = random.Random(3)  # noqa: S311 (which position)
    for _ in range(40):
        push(state, chance.choice(legal(state)))
    times = timed(lambda: advise(state), 5)
    return [Figure("hint", middle(times), "ms", 500, None, "< 0.5 s")]
