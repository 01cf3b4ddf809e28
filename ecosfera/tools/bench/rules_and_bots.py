"""Benchmarks of the rules, the hint and the teammates."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from ecosfera.core.bot import ThinkingTask, finish
from ecosfera.games.baltica.bots.characters import teammate
from ecosfera.games.baltica.bots.hint import advise
from ecosfera.games.baltica.bots.intention import explain_move
from ecosfera.games.baltica.content import load_catalogue
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply, legal, push
from ecosfera.games.baltica.screens.table.scene import CALM
from ecosfera.tools.bench.figures import Figure, median, timed

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from ecosfera.games.baltica.rules.state import State

SECONDS = 1.5
FRAME = 1000 / 60
UNIT = 256_000
"""Copies of a state per second on the machine on which the budgets were set."""
PUSHES, APPLIES = 40_000, 20_000
"""Required moves per second on that machine."""


def rules() -> list[Figure]:
    """Measure random play and checked moves with events, compared with bare copies of the state."""
    catalogue = load_catalogue()
    config = Config(players=3, policies=True)
    state = new_game(catalogue, config)
    copies = _per_second(state.copy)
    chance = random.Random(1)  # noqa: S311 (which moves)
    moves, spent = 0, 0.0
    while spent < SECONDS:
        playing = new_game(catalogue, Config(players=3, policies=True, seed=str(moves)))
        begun = time.perf_counter()
        while playing.outcome is None:
            push(playing, chance.choice(legal(playing)))
            moves += 1
        spent += time.perf_counter() - begun
    return [
        _moves("rules: legal + push", moves / spent, PUSHES, copies),
        _moves("rules: apply with events", _applied(state), APPLIES, copies),
        Figure("rules: bare copy of a state", copies, "copies/s"),
    ]


def _moves(name: str, found: float, wanted: int, copies: float) -> Figure:
    """Return a figure in moves per second, scaled by how fast this machine copies a state."""
    share = wanted / UNIT
    budget = f"> {wanted:,} at {UNIT:,} copies/s: {share:.3f} ×"
    return Figure(name, found, "moves/s", share * copies, copies, budget, least=True)


def _applied(state: State) -> float:
    """Return the number of checked moves per second."""
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
    """Measure a hint and a teammate's move in the middle of a game."""
    state = new_game(load_catalogue(), Config(players=4, policies=True, seed="bench"))
    chance = random.Random(3)  # noqa: S311 (which position)
    for _ in range(40):
        push(state, chance.choice(legal(state)))
    times = timed(lambda: advise(state), 5)
    mate = teammate("helpful", "bench")
    moves = timed(lambda: finish(explain_move(mate, state)), 5)
    return [
        Figure("hint", median(times), "ms", 500, None, "< 0.5 s"),
        Figure("a teammate's move", median(moves), "ms", 1000, None, "< 1 s"),
        Figure(
            "a teammate thinks: 99 % of its shares of frames",
            _share(lambda: explain_move(mate, state)),
            "ms",
            FRAME,
            None,
            "< 1/60 s",
        ),
    ]


def _share(begin: Callable[[], Generator[None, None, object]]) -> float:
    """Return the 99th percentile of the milliseconds that thinking takes of a frame.

    Only the thread's own time counts.
    """
    shares: list[float] = []
    while len(shares) < 200:
        thinking = ThinkingTask(begin())
        while not thinking.done:
            begun = time.thread_time()
            thinking.go_on(CALM)
            shares.append(1000 * (time.thread_time() - begun))
    return sorted(shares)[len(shares) * 99 // 100]
