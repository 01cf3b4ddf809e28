"""Many games at once: how often they are won, how long they take, what they end with.

The same seed gives the same figures, whatever the number of processes.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import statistics
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.game_record import GameRecord, GameRecorder
from ecosfera.games.baltica.bots.roster import BOTS
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply
from ecosfera.games.baltica.rules.state import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.config import Config

FEW = 40
"""So few games are over before further processes would have started."""
MOST_PROCESSES = 61
"""Windows lets nobody wait for more at once."""
CHUNKS_EACH = 16
"""Chunks of work per process: enough for a smooth progress bar."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is simulated. Game `i` of a task is the same wherever it is played."""

    config: Config
    """The seed in it is not used."""
    bot: str
    seed: str
    games: int


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended."""

    won: bool
    turns: int
    moves: int
    impacts: int
    habitats: int
    story: GameRecord = field(default_factory=GameRecord, hash=False)
    """What happened in it."""


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number is distributed over the games."""

    mean: float
    median: float
    low: int
    high: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> Spread:
        """The spread of at least one number."""
        return cls(
            statistics.fmean(numbers), statistics.median(numbers), min(numbers), max(numbers)
        )


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of a simulation."""

    games: int
    wins: int
    interval: tuple[float, float]
    """In which the true win rate lies with 95 % probability (Wilson)."""
    turns: Spread
    moves: Spread
    impacts: tuple[int, ...]
    """How many games ended with 0, 1, … 6 impacts."""
    habitats: tuple[int, ...]
    """How many games ended with 0, 1, … 6 habitats."""

    @property
    def win_rate(self) -> float:
        """Games won, 0 to 1."""
        return self.wins / self.games


def play(catalogue: Catalogue, task: Task, number: int) -> Result:
    """Game `number` of a task, played to its end."""
    name = f"{task.seed}/{number}"
    state = new_game(catalogue, replace(task.config, seed=name))
    # Another name, lest the bot's luck follow the shuffles of the game.
    bot = BOTS[task.bot](f"bot {name}")
    moves = 0
    teller = GameRecorder(catalogue)
    while state.outcome is None:
        turn = state.number
        state, events = apply(state, bot.choose(state))
        teller.hear(turn, events)
        moves += 1
    won = state.outcome is Outcome.WON
    habitats = len(state.habitats)
    return Result(won, state.number, moves, state.impacts, habitats, teller.story())


def simulate(
    catalogue: Catalogue,
    task: Task,
    *,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Result]:
    """The results of all games, in order. `progress` is told how many more are over.

    `jobs` is the number of processes, all cores if it is None; never more than `MOST_PROCESSES`.
    """
    jobs = min(jobs or os.cpu_count() or 1, math.ceil(task.games / FEW), MOST_PROCESSES)
    size = max(1, math.ceil(task.games / (jobs * CHUNKS_EACH)))
    chunks = [range(i, min(i + size, task.games)) for i in range(0, task.games, size)]
    results: list[Result] = []
    for part in _parts(catalogue, task, chunks, jobs):
        results += part
        if progress is not None:
            progress(len(part))
    return results


def _parts(
    catalogue: Catalogue, task: Task, chunks: list[range], jobs: int
) -> Iterator[list[Result]]:
    """The results of each chunk of games, in order."""
    if jobs == 1:
        for chunk in chunks:
            yield _play_chunk(catalogue, task, chunk)
        return
    # Spawned, not forked, so that it is the same on every system and safe beside threads.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        count = len(chunks)
        yield from pool.map(_play_chunk, [catalogue] * count, [task] * count, chunks)


def _play_chunk(catalogue: Catalogue, task: Task, numbers: range) -> list[Result]:
    """Some games of a task."""
    return [play(catalogue, task, number) for number in numbers]


def summarise(results: Sequence[Result]) -> Summary:
    """The figures of at least one game."""
    impacts = Counter(result.impacts for result in results)
    habitats = Counter(result.habitats for result in results)
    wins = sum(result.won for result in results)
    return Summary(
        games=len(results),
        wins=wins,
        interval=wilson(wins, len(results)),
        turns=Spread.of([result.turns for result in results]),
        moves=Spread.of([result.moves for result in results]),
        impacts=tuple(impacts[n] for n in range(7)),
        habitats=tuple(habitats[n] for n in range(7)),
    )


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate."""
    z = 1.959964
    rate = wins / games
    middle = rate + z * z / (2 * games)
    margin = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - margin) / scale), min(1.0, (middle + margin) / scale)
