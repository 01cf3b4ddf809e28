"""Simulation of many games played by bots.

The same seed gives the same results for any number of processes.
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import os
import signal
import statistics
import threading
from collections import Counter, deque
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from ecosfera.core.game import Game
    from ecosfera.core.simulation import Simulation

FEW = 40
"""Up to this number of games no further process is started, as that would take longer."""
MOST_PROCESSES = 61
"""Maximum number of processes that Windows can wait for."""
CHUNKS_EACH = 16
"""Chunks of work per process, for a smooth progress bar."""


@dataclass(frozen=True, slots=True)
class Task:
    """The games to simulate. Game `i` of a task is the same in every process."""

    config: Any
    """The configuration; its seed is ignored."""
    bot: str
    seed: str
    games: int


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one game."""

    won: bool
    turns: int
    moves: int
    figures: tuple[int, ...] = ()
    """The figures of the game; see `Simulation.figures`."""
    record: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """The game's record of what happened."""


@dataclass(frozen=True, slots=True)
class Spread:
    """The distribution of a number over the games."""

    mean: float
    median: float
    low: int
    high: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> Spread:
        """Return the spread of at least one number."""
        return cls(
            statistics.fmean(numbers), statistics.median(numbers), min(numbers), max(numbers)
        )


@dataclass(frozen=True, slots=True)
class Summary:
    """The summary of a simulation."""

    games: int
    wins: int
    interval: tuple[float, float]
    """The 95 % confidence interval of the win rate (Wilson)."""
    turns: Spread
    moves: Spread
    figures: Mapping[str, tuple[int, ...]]
    """For each figure of the game: the number of games in which it was 0, 1, 2 …"""

    @property
    def win_rate(self) -> float:
        """Return the fraction of games won."""
        return self.wins / self.games


@dataclass(frozen=True, slots=True)
class Simulated:
    """A game and its simulation."""

    game: Game[Any, Any, Any, Any]
    simulation: Simulation[Any]


def play(simulated: Simulated, task: Task, number: int) -> Result:
    """Play game `number` of a task to its end."""
    name = f"{task.seed}/{number}"
    game, simulation = simulated.game, simulated.simulation
    state, _ = game.new(simulation.with_seed(task.config, name))
    # A different name, or the bot's random choices would follow the shuffles of the game.
    bot = game.bots[task.bot](f"bot {name}")
    moves = 0
    recorder = simulation.recorder()
    while game.outcome(state) is None:
        turn = game.turn(state)
        state, events = game.apply(state, bot.choose(state))
        recorder.hear(turn, events)
        moves += 1
    won = game.read_record(game.record(state)).won
    return Result(won, game.turn(state), moves, recorder.figures(state), recorder.record())


def simulate(
    simulated: Simulated,
    task: Task,
    *,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Result]:
    """Return the results of all games in order.

    `jobs` is the number of processes: by default the number of cores, at most `MOST_PROCESSES`.
    `progress` is called with the number of newly finished games.
    """
    results: list[Result] = []
    for part in play_in_chunks(simulated, task, range(task.games), jobs=jobs):
        results += part
        if progress is not None:
            progress(len(part))
    return results


def play_in_chunks(
    simulated: Simulated,
    task: Task,
    numbers: range,
    *,
    jobs: int | None = None,
    largest: int | None = None,
) -> Iterator[list[Result]]:
    """Yield the results of these games of a task, in order, a chunk at a time.

    A chunk has at most `largest` games.
    """
    if not numbers:
        return
    jobs = min(jobs or os.cpu_count() or 1, math.ceil(len(numbers) / FEW), MOST_PROCESSES)
    size = max(1, math.ceil(len(numbers) / (jobs * CHUNKS_EACH)))
    size = min(size, largest or size)
    chunks = [numbers[i : i + size] for i in range(0, len(numbers), size)]
    yield from _parts(simulated, task, chunks, jobs)


def _parts(
    simulated: Simulated, task: Task, chunks: list[range], jobs: int
) -> Iterator[list[Result]]:
    """Yield the results of each chunk of games, in order."""
    if jobs == 1:
        for chunk in chunks:
            yield [play(simulated, task, number) for number in chunk]
        return
    # Spawn rather than fork: the same on every system, and safe with threads.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _begin_process, (simulated, task)) as pool:
        with _ignoring_ctrl_c():
            futures = deque(pool.submit(_play_chunk, chunk) for chunk in chunks)
        try:
            while futures:
                yield futures.popleft().result()
        except BaseException:
            # The pool would wait for them, and some bots play for minutes.
            for process in multiprocessing.active_children():
                process.terminate()
            raise


@contextlib.contextmanager
def _ignoring_ctrl_c() -> Iterator[None]:
    """Ignore Ctrl+C in processes that are begun now, from their first moment on.

    The terminal sends it to all of them, but only this one handles it.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_given: list[tuple[Simulated, Task]] = []
"""In a process of the pool: what it plays."""


def _begin_process(simulated: Simulated, task: Task) -> None:
    """Prepare a process of the pool: it ends with the program that began it, not at Ctrl+C."""
    _given[:] = [(simulated, task)]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait for the end of the program, however it ends, then end this process."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_chunk(numbers: range) -> list[Result]:
    """Return the results of some games, in a process of the pool."""
    ((simulated, task),) = _given
    return [play(simulated, task, number) for number in numbers]


def summarise(results: Sequence[Result], figures: Mapping[str, int]) -> Summary:
    """Return the summary of at least one game; `figures` are those of its simulation."""
    wins = sum(result.won for result in results)
    counts = {
        name: Counter(result.figures[place] for result in results)
        for place, name in enumerate(figures)
    }
    return Summary(
        games=len(results),
        wins=wins,
        interval=wilson(wins, len(results)),
        turns=Spread.of([result.turns for result in results]),
        moves=Spread.of([result.moves for result in results]),
        figures={
            name: tuple(counts[name][n] for n in range(largest + 1))
            for name, largest in figures.items()
        },
    )


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a win rate (Wilson)."""
    z = 1.959964
    rate = wins / games
    middle = rate + z * z / (2 * games)
    margin = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - margin) / scale), min(1.0, (middle + margin) / scale)
