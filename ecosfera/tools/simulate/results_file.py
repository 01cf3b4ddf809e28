"""Files with the results of a simulation, which grow while it runs.

A file is JSON, one object per line: first what is simulated, with which rules, and which share of
the games; then a line for each game, in order. The same share always gives the same bytes. So a
program that was stopped at any moment, even in the middle of a line, goes on after the last whole
line, and two programs that work on the same file write the same.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import stat
import time
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from ecosfera import __version__
from ecosfera.bounded_files import FileFault, UnusableFileError, open_regular
from ecosfera.core.files.bounded_json import parse_json
from ecosfera.core.json_fields import (
    CodecError,
    read_boolean,
    read_choice,
    read_integer,
    read_list,
    read_object,
    read_string,
)
from ecosfera.tools.simulate.run import Result, Simulated, Task

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FORMAT: Final = 1
MOST_GAMES: Final = 10**7
MOST_PARTS: Final = 10_000
LONGEST_LINE: Final = 1 << 16
"""Maximum length of a line in bytes; the longest games need a twentieth of it."""
LONGEST_SHOWN: Final = 200
"""Maximum number of characters of a value in a message."""
_MOST: Final = 10**9
"""Maximum number of turns or moves of a game."""
_SAMPLES: Final = 20
_SAMPLED_MOVES: Final = 10
_SYNC: Final = 1.0
"""Seconds after which what is written is made safe against a loss of power."""


class ResultsError(Exception):
    """A file of results cannot be used; the message names the file and says why."""


@dataclass(frozen=True, slots=True)
class Part:
    """A share of the games: part `number` of `count`, numbered from 1."""

    number: int = 1
    count: int = 1

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"

    def numbers(self, games: int) -> range:
        """Return the numbers of the games of this share: all shares together have each once."""
        return range(
            games * (self.number - 1) // self.count,
            games * self.number // self.count,
        )


@dataclass(frozen=True, slots=True)
class Study:
    """The games to simulate, and the program; only results of the same study are joined."""

    game: str
    version: str
    """Version of the program."""
    rules: str
    """Digest of what rules and bot do: see `rules_digest`."""
    config: dict[str, Any]
    """The configuration as JSON, without seed and names."""
    bot: str
    seed: str
    games: int

    def task(self, simulated: Simulated) -> Task:
        """Return the task of the study."""
        config = simulated.game.config_from_json(self.config)
        return Task(simulated.simulation.with_seed(config, ""), self.bot, self.seed, self.games)

    def differences(self, other: Study) -> str:
        """Return in words in what another study differs from this one; empty if in nothing."""
        # The digest also follows from the others, so it is told only if they are the same.
        names = [field.name for field in fields(self) if field.name != "rules"]
        if all(getattr(self, name) == getattr(other, name) for name in names):
            names = ["rules"]
        return ", ".join(
            f"{name} is {_short(getattr(self, name))} and not {_short(getattr(other, name))}"
            for name in names
            if getattr(self, name) != getattr(other, name)
        )


def _short(value: object) -> str:
    """Return a value for a message, in plain characters."""
    text = json.dumps(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def study_of(simulated: Simulated, task: Task) -> Study:
    """Return the study of a task with the rules of this program."""
    return Study(
        simulated.game.info.id,
        __version__,
        rules_digest(simulated, task),
        config_to_json(simulated, task),
        task.bot,
        task.seed,
        task.games,
    )


def config_to_json(simulated: Simulated, task: Task) -> dict[str, Any]:
    """Return the configuration as JSON, without names and seed: each game has its own seed."""
    config = dict(simulated.game.config_to_json(task.config))
    return {key: value for key, value in config.items() if key not in {"seed", "names"}}


def rules_digest(simulated: Simulated, task: Task) -> str:
    """Return a digest of some games: the same on every machine, another one for other rules.

    The weakest bot plays whole games, and the bot of the task a few moves.
    """
    game, simulation = simulated.game, simulated.simulation
    digest = hashlib.sha256()
    samples = [(next(iter(game.bots)), f"sample {i}", None) for i in range(_SAMPLES)]
    for bot, name, moves in (*samples, (task.bot, "sample", _SAMPLED_MOVES)):
        state, events = game.new(simulation.with_seed(task.config, name))
        player = game.bots[bot](name)
        done = 0
        while game.outcome(state) is None and done != moves:
            lines = [game.event_to_json(event) for event in events]
            digest.update(json.dumps(lines, sort_keys=True).encode())
            state, events = game.apply(state, player.choose(state))
            done += 1
        digest.update(json.dumps(game.state_to_json(state), sort_keys=True).encode())
    return digest.hexdigest()[:16]


# -- reading -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Recorded:
    """The content of a file of results."""

    study: Study
    part: Part
    results: list[Result]
    """The results of the first games of the share."""
    end: int
    """Number of bytes of all whole lines; what follows was cut off."""

    @property
    def numbers(self) -> range:
        """Return the numbers of the games whose results are there."""
        return self.part.numbers(self.study.games)[: len(self.results)]

    @property
    def missing(self) -> range:
        """Return the numbers of the games of the share that are still to be played."""
        return self.part.numbers(self.study.games)[len(self.results) :]


def read_study(path: Path) -> tuple[Study, Part]:
    """Return what the first line of a file says. Raise `ResultsError`."""
    with _opened(path) as file:
        return _header(path, next(_lines(path, file), b""))


def read_results(path: Path, simulated: Simulated) -> Recorded:
    """Return what a file holds. Raise `ResultsError`."""
    with _opened(path) as file:
        lines = _lines(path, file)
        head = next(lines, b"")
        study, part = _header(path, head)
        if study.game != simulated.game.info.id:
            raise ResultsError(f"{path}: results of another game, {_short(study.game)}")
        results: list[Result] = []
        end = len(head)
        numbers = part.numbers(study.games)
        for line in lines:
            try:
                if len(results) == len(numbers):
                    raise CodecError("there are more games than the share has")  # noqa: TRY301
                results.append(_result(_parsed(line), numbers[len(results)], simulated))
            except CodecError as error:
                raise ResultsError(
                    f"{path}, line {len(results) + 2}: {error}\n"
                    "Delete this line and all that follow it, and simulate again, or delete the "
                    "file."
                ) from None
            end += len(line)
    return Recorded(study, part, results, end)


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    """Open a file of results. Raise `ResultsError`, also for what happens while it is read."""
    try:
        with open_regular(path) as file:
            yield file
    except UnusableFileError as error:
        raise ResultsError(f"{path}: {error.reason}") from None
    except OSError as error:
        raise ResultsError(f"{path}: {error.strerror}") from None


def _lines(path: Path, file: BinaryIO) -> Iterator[bytes]:
    """Yield all lines but one that was cut off at the end. Raise `ResultsError`."""
    number = 1
    while line := file.readline(LONGEST_LINE):
        if line.endswith(b"\n"):
            yield line
        elif len(line) == LONGEST_LINE:
            raise ResultsError(f"{path}, line {number}: it is far too long for a result")
        number += 1


def _parsed(line: bytes) -> object:
    """Return the JSON of a line. Raise `CodecError`."""
    try:
        return parse_json(line)
    except ValueError as error:
        raise CodecError(f"no JSON: {error}") from None


def _header(path: Path, line: bytes) -> tuple[Study, Part]:
    """Return what the first line says. Raise `ResultsError`."""
    try:
        value = _parsed(line)
        if not isinstance(value, dict) or "simulation" not in value:
            raise CodecError("not the first line of results")  # noqa: TRY301
        read_choice(value["simulation"], "simulation", (FORMAT,))
        given = read_object(value, "results", _HEADER_KEYS)
        games = read_integer(given["games"], "games", 1, MOST_GAMES)
        number, count = read_list(given["part"], "part", 2)
        count = read_integer(count, "part", 1, min(MOST_PARTS, games))
        part = Part(read_integer(number, "part", 1, count), count)
        config = given["config"]
        if not isinstance(config, dict):
            raise CodecError("config: an object is needed")  # noqa: TRY301
        texts = {key: read_string(given[key], key) for key in ("game", "version", "rules", "bot")}
        study = Study(**texts, config=config, seed=read_string(given["seed"], "seed"), games=games)
    except CodecError as error:
        raise ResultsError(f"{path}: no results of a simulation of this program: {error}") from None
    else:
        return study, part


def _result(value: object, number: int, simulated: Simulated) -> Result:
    """Return the result of a game. Raise `CodecError`."""
    given = read_object(value, "result", _RESULT_KEYS)
    read_choice(given["game"], "game", (number,))
    most = simulated.simulation.figures
    numbers = read_list(given["figures"], "figures", len(most))
    figures = tuple(
        read_integer(figure, f"figures, {name}", 0, largest)
        for figure, (name, largest) in zip(numbers, most.items(), strict=True)
    )
    return Result(
        read_boolean(given["won"], "won"),
        read_integer(given["turns"], "turns", 0, _MOST),
        read_integer(given["moves"], "moves", 0, _MOST),
        figures,
        simulated.simulation.read_record(given["record"], "record"),
    )


# -- writing -------------------------------------------------------------------------------------


_HEADER_KEYS: Final = ("simulation", *(field.name for field in fields(Study)), "part")
_RESULT_KEYS: Final = ("game", *(field.name for field in fields(Result)))


def _head(study: Study, part: Part) -> bytes:
    """Return the first line of a file."""
    values = {field.name: getattr(study, field.name) for field in fields(study)}
    return _line({"simulation": FORMAT, **values, "part": [part.number, part.count]})


def _line(value: object) -> bytes:
    return (json.dumps(value, ensure_ascii=False) + "\n").encode()


class ResultsWriter:
    """Adds the results of a share to its file, after those that are there."""

    def __init__(self, path: Path, study: Study, part: Part, simulated: Simulated) -> None:
        """Open the file, made if necessary.

        Raise `ResultsError` if there is something else in it, and OSError.
        """
        self.path = path
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        self._file = os.fdopen(os.open(path, flags, 0o666), "r+b", buffering=0)
        self._synced = time.monotonic()
        try:
            self.recorded = self._read(study, part, simulated)
        except BaseException:
            self._file.close()
            raise
        self._numbers = iter(self.recorded.missing)

    def _read(self, study: Study, part: Part, simulated: Simulated) -> Recorded:
        """Return what is there, after writing the first line into an empty file."""
        if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
            raise ResultsError(f"{self.path}: {FileFault.IRREGULAR.value}")
        head = _head(study, part)
        start = self._file.read(LONGEST_LINE)
        if b"\n" not in start and head.startswith(start):
            # It is new, or the program was stopped before the first line was complete.
            self._write(0, head)
        recorded = read_results(self.path, simulated)
        if recorded.study != study:
            raise ResultsError(
                f"{self.path} holds results of another simulation: "
                f"{recorded.study.differences(study)}"
            )
        if recorded.part != part:
            raise ResultsError(f"{self.path} holds part {recorded.part}, not {part}")
        self._end = recorded.end
        return recorded

    def add(self, results: list[Result]) -> None:
        """Write the results of the next games. Raise OSError."""
        lines = [
            _line(
                {
                    "game": next(self._numbers),
                    **{key: getattr(result, key) for key in _RESULT_KEYS[1:]},
                }
            )
            for result in results
        ]
        self._end = self._write(self._end, b"".join(lines))
        if time.monotonic() >= self._synced + _SYNC:
            os.fsync(self._file.fileno())
            self._synced = time.monotonic()

    def _write(self, place: int, content: bytes) -> int:
        """Write at a place of the file; return the place after it."""
        self._file.seek(place)
        while content:
            content = content[self._file.write(content) :]
        return self._file.tell()

    def finish(self) -> None:
        """Cut off what was left of a line that was stopped, when all results are there."""
        self._file.truncate(self._end)
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()
