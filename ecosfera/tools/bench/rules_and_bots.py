"""Benchmarks of the rules, the hint and the teammates."""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
from typing import TYPE_CHECKING, NamedTuple

from ecosfera.app.memory_tuning import freeze
from ecosfera.core.bot import ThinkingTask, finish
from ecosfera.core.rng import COMPILED
from ecosfera.games.baltica.bots.characters import teammate
from ecosfera.games.baltica.bots.hint import advise, explain_move
from ecosfera.games.baltica.content import load_catalogue
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply, legal, push
from ecosfera.tabletop.frame_share import MOST
from ecosfera.tools import compiled_rules
from ecosfera.tools.bench.budgets import BUDGETS
from ecosfera.tools.bench.figures import Figure, percentile_95, timed

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from ecosfera.games.baltica.rules.state import State

ROUNDS = 5
"""Number of times that the rules are measured."""
SECONDS = 0.3
"""Processor time of each speed in a round."""
MOVES = 60
"""Number of moves of a teammate that are measured."""
OF_COMPILED = """
import json, sys
from pathlib import Path
from ecosfera.tools import compiled_rules
compiled_rules.use(Path(sys.argv[1]))
from ecosfera.tools.bench.rules_and_bots import speeds
print(json.dumps(speeds()))
"""


class Speeds(NamedTuple):
    """The speeds of rules, in states or moves per second."""

    copies: float
    pushes: float
    applies: float


def rules() -> list[Figure]:
    """Measure random play and checked moves with events, compared with bare copies of the state.

    The compiled rules of this source are measured too, if `build/compile_rules.py` made them. In a
    package there are no others.
    """
    here = speeds()
    if COMPILED:
        return _of_compiled(here)
    figures = [
        Figure("rules: legal + push", here.pushes, "moves/s", here.copies, BUDGETS["push"]),
        Figure("rules: apply with events", here.applies, "moves/s", here.copies, BUDGETS["apply"]),
        Figure("rules: bare copy of a state", here.copies, "copies/s"),
    ]
    folder = compiled_rules.folder()
    if not folder.is_dir():
        sys.stderr.write("build/compile_rules.py compiles the rules, to measure them too\n")
        return figures
    return figures + _of_compiled(_speeds_of(folder), here)


def _of_compiled(found: Speeds, source: Speeds | None = None) -> list[Figure]:
    """Return the figures of compiled rules; their budget is set by the copies of the source."""
    name = "compiled rules: legal + push"
    copies = None if source is None else source.copies
    figures = [
        Figure(name, found.pushes, "moves/s", copies, BUDGETS["compiled push"]),
        Figure("compiled rules: apply with events", found.applies, "moves/s"),
        Figure("compiled rules: bare copy of a state", found.copies, "copies/s"),
    ]
    if source is not None:
        figures.append(
            Figure(
                "compiled rules, beside the source",
                found.pushes,
                "moves/s",
                source.pushes,
                BUDGETS["compiled"],
            )
        )
    return figures


def _speeds_of(folder: Path) -> Speeds:
    """Return the speeds of compiled rules, measured by a process of their own."""
    command = [sys.executable, "-c", OF_COMPILED, str(folder)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)  # noqa: S603 (this Python)
    return Speeds(*json.loads(done.stdout))


def speeds() -> Speeds:
    """Measure the rules of this process in seconds of processor time.

    The speeds are measured in turn, and the round with the median ratio counts, so that a slow
    phase of the machine affects all of them.
    """
    state = new_game(load_catalogue(), Config(players=3, policies=True))
    rounds = [Speeds(_per_second(state.copy), _pushed(), _applied(state)) for _ in range(ROUNDS)]
    return sorted(rounds, key=lambda found: found.pushes / found.copies)[ROUNDS // 2]


def _pushed() -> float:
    """Return the number of unchecked moves per second, with the listing of the legal ones."""
    catalogue = load_catalogue()
    chance = random.Random(1).random  # noqa: S311 (which moves; `choice` would take longer)
    moves, spent = 0, 0.0
    while spent < SECONDS:
        playing = new_game(catalogue, Config(players=3, policies=True, seed=str(moves)))
        begun = time.process_time()
        while playing.outcome is None:
            actions = legal(playing)
            push(playing, actions[int(chance() * len(actions))])
            moves += 1
        spent += time.process_time() - begun
    return moves / spent


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
        begun = time.process_time()
        playing, _ = apply(playing, action)
        spent += time.process_time() - begun
        count += 1
    return count / spent


def _per_second(work: Callable[[], object]) -> float:
    count, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        for _ in range(200):
            work()
        count += 200
    return count / (time.process_time() - begun)


def hint() -> list[Figure]:
    """Measure a hint and a teammate's move in the middle of a game."""
    state = new_game(load_catalogue(), Config(players=4, policies=True, seed="bench"))
    chance = random.Random(3)  # noqa: S311 (which position)
    for _ in range(40):
        push(state, chance.choice(legal(state)))
    times = timed(lambda: advise(state), 5)
    mate = teammate("helpful", "bench")
    moves = _moves_of_a_game()
    return [
        Figure("hint", statistics.median(times), "ms", None, BUDGETS["hint"]),
        Figure("a teammate's move, median", statistics.median(moves), "ms"),
        Figure(
            "a teammate's move, 95 %",
            percentile_95(moves),
            "ms",
            None,
            BUDGETS["teammate, 95 %"],
        ),
        Figure("a teammate's move, worst", max(moves), "ms", None, BUDGETS["teammate, worst"]),
        Figure(
            "a teammate thinks: 99 % of its shares of frames",
            _share(lambda: explain_move(mate, state)),
            "ms",
            None,
            BUDGETS["share"],
        ),
    ]


def _moves_of_a_game() -> list[float]:
    """Return the milliseconds that a teammate thinks about each move of a game."""
    state = new_game(load_catalogue(), Config(players=3, policies=True, seed="bench"))
    mate = teammate("helpful", "bench")
    found: list[float] = []
    while state.outcome is None and len(found) < MOVES:
        begun = time.perf_counter()
        decision = finish(explain_move(mate, state))
        found.append(1000 * (time.perf_counter() - begun))
        push(state, decision.action)
    return found


def _share(begin: Callable[[], Generator[None, None, object]]) -> float:
    """Return the 99th percentile of the milliseconds that thinking takes of a frame.

    Only the thread's own time counts. Garbage is collected as seldom as in the program.
    """
    freeze()
    shares: list[float] = []
    while len(shares) < 200:
        thinking = ThinkingTask(begin())
        while not thinking.done:
            begun = time.thread_time()
            thinking.go_on(MOST)
            shares.append(1000 * (time.thread_time() - begun))
    return sorted(shares)[len(shares) * 99 // 100]
