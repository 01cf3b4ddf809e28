"""Join the results of shares that were simulated apart, as if they were one simulation."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from ecosfera.core.json_fields import CodecError
from ecosfera.tools.simulate.results_file import (
    Part,
    Recorded,
    ResultsError,
    Study,
    read_results,
    read_study,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ecosfera.tools.simulate.run import Result, Simulated, Task

MOST_LISTED: Final = 20
"""Maximum number of gaps that a message lists."""


@dataclass(frozen=True, slots=True)
class Joined:
    """The results of all files, in the order of the games."""

    task: Task
    results: list[Result]
    missing: int
    """Number of games that no file has."""


def join(paths: Sequence[Path], simulated: Simulated, *, incomplete: bool) -> Joined:
    """Return the results of all files.

    Raise `ResultsError` if they belong to different simulations, overlap, or, without
    `incomplete`, if games are missing.
    """
    study = _common_study(paths)
    task = _task(paths[0], study, simulated)
    files = [(path, read_results(path, simulated)) for path in paths]
    files.sort(key=lambda file: _planned(file[1]).start)
    _check_apart(files)
    gaps = _gaps(study, files)
    if gaps and not incomplete:
        lines = [text for _, text in gaps[:MOST_LISTED]]
        if len(gaps) > MOST_LISTED:
            lines.append(f"and {len(gaps) - MOST_LISTED} more such gaps")
        listed = "".join(f"\n  {text}" for text in lines)
        raise ResultsError(
            f"some of the {study.games} games are missing:{listed}\n"
            "Give their files as well, or --incomplete to do without them."
        )
    results = [result for _, recorded in files for result in recorded.results]
    if not results:
        raise ResultsError("no game has been played yet")
    return Joined(task, results, sum(len(numbers) for numbers, _ in gaps))


def _common_study(paths: Sequence[Path]) -> Study:
    """Return the study that all files belong to. Raise `ResultsError`."""
    first, _ = read_study(paths[0])
    for path in paths[1:]:
        study, _ = read_study(path)
        if study != first:
            raise ResultsError(
                f"{path} holds results of another simulation than {paths[0]}: "
                f"{study.differences(first)}"
            )
    return first


def _task(path: Path, study: Study, simulated: Simulated) -> Task:
    """Return the task of a study that was read from a file. Raise `ResultsError`."""
    if study.game != simulated.game.info.id:
        raise ResultsError(f"{path}: results of another game")
    if study.bot not in simulated.game.bots:
        raise ResultsError(f"{path}: results of a bot that this program does not have")
    try:
        return study.task(simulated)
    except CodecError as error:
        raise ResultsError(f"{path}: {error}") from None


def _planned(recorded: Recorded) -> range:
    """Return the numbers of all games of a share."""
    return recorded.part.numbers(recorded.study.games)


def _check_apart(files: Sequence[tuple[Path, Recorded]]) -> None:
    """Raise `ResultsError` if two shares have games in common; they are sorted."""
    for (path, one), (other_path, other) in pairwise(files):
        both = range(
            max(_planned(one).start, _planned(other).start),
            min(_planned(one).stop, _planned(other).stop),
        )
        if both:
            raise ResultsError(
                f"{path} (part {one.part}) and {other_path} (part {other.part}) have "
                f"{_listed(both)} in common; each game counts once"
            )


def _gaps(study: Study, files: Sequence[tuple[Path, Recorded]]) -> list[tuple[range, str]]:
    """Return which games are missing, and why in words."""
    gaps: list[tuple[range, str]] = []
    counts = {recorded.part.count for _, recorded in files}
    expected = 0
    for path, recorded in files:
        gaps += _unstarted(range(expected, _planned(recorded).start), study, counts)
        missing = recorded.missing
        if missing:
            problem = f"{_listed(missing)}: {path} (part {recorded.part}) is not finished"
            gaps.append((missing, f"{problem}; simulate with it again"))
        expected = _planned(recorded).stop
    return gaps + _unstarted(range(expected, study.games), study, counts)


def _unstarted(numbers: range, study: Study, counts: set[int]) -> list[tuple[range, str]]:
    """Return the gaps for games that are in no share, by parts if all shares are of one kind."""
    if not numbers:
        return []
    if len(counts) > 1:
        return [(numbers, _listed(numbers))]
    (count,) = counts
    parts = [Part(number, count) for number in range(1, count + 1)]
    return [
        (part.numbers(study.games), f"part {part} ({_listed(part.numbers(study.games))})")
        for part in parts
        if part.numbers(study.games).start in numbers
    ]


def _listed(numbers: range) -> str:
    """Return game numbers in words."""
    if len(numbers) == 1:
        return f"game {numbers.start}"
    return f"games {numbers.start} to {numbers.stop - 1}"
