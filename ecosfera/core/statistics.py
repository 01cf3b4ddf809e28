"""Finished games on this computer: one line of JSON each, without names.

Lines are added but never changed, so two programs do not lose each other's games, and a truncated
line affects no other.
"""

from __future__ import annotations

import json
import os
import threading
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ecosfera.bounded_files import UnusableFileError, open_regular
from ecosfera.core.files.bounded_json import parse_json
from ecosfera.core.files.private_files import make_private_folder, open_to_append
from ecosfera.core.json_fields import CodecError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from ecosfera.core.game import FinishedGame, Game, GameRegistry

LARGEST: Final = 1 << 21
"""Maximum number of bytes that are read: the last ten thousand games."""
LONGEST_LINE: Final = 4096
"""Maximum length of a line in bytes."""


@dataclass(frozen=True, slots=True)
class Played:
    """One line of the file."""

    match: str
    """Id of the match: undoing the end and finishing again does not count twice."""
    game: str
    """Id of the game."""
    ended: date
    result: FinishedGame


@dataclass(frozen=True, slots=True)
class Tally:
    """Totals of several games."""

    games: int = 0
    wins: int = 0
    fewest_rounds: int | None = None
    """Minimum over the games won."""
    most_progress: int = 0

    @classmethod
    def of(cls, games: Iterable[FinishedGame]) -> Tally:
        """Return the tally of these games."""
        played = list(games)
        won = [game.rounds for game in played if game.won]
        return cls(
            games=len(played),
            wins=len(won),
            fewest_rounds=min(won, default=None),
            most_progress=max((game.progress for game in played), default=0),
        )


class Tried(NamedTuple):
    """The games that people lost on a stage of a journey."""

    games: int
    progress: int
    """How close the best of them came."""
    rounds: int
    """How many rounds that one took."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """The statistics of one game."""

    total: Tally
    by_difficulty: dict[tuple[int, str], Tally]
    """Tallies by level and name of the difficulty, the easier first; only difficulties played."""
    collected: frozenset[str] = frozenset()
    """Ids of the entries of the game's reference that were collected so far."""
    badges: tuple[str, ...] = ()
    """Ids of the badges earned so far, in the order in which they were earned."""
    stars: dict[str, int] = field(default_factory=dict)
    """The most stars of each stage of a journey that was done."""
    last: FinishedGame | None = None
    """The game that ended last."""
    tried: dict[str, Tried] = field(default_factory=dict)
    """What became of the lost games on each stage of a journey."""


class Gained(NamedTuple):
    """What a finished match brought that no match before it had."""

    collected: int = 0
    """Number of entries of the game's reference."""
    badges: tuple[str, ...] = ()
    rewarded: bool = True
    """Whether people played, and so can earn badges and stars."""


def _stars(results: Iterable[FinishedGame]) -> dict[str, int]:
    """Return the most stars of each stage that was done."""
    found: dict[str, int] = {}
    for result in results:
        if result.stars > found.get(result.stage, 0):
            found[result.stage] = result.stars
    return found


def _tried(results: Iterable[FinishedGame]) -> dict[str, Tried]:
    """Return what became of the games that people lost on each stage."""
    found: dict[str, Tried] = {}
    for result in results:
        if result.stage and result.rewarded and not result.won:
            before = found.get(result.stage, Tried(0, -1, 0))
            best = max((before.progress, before.rounds), (result.progress, result.rounds))
            found[result.stage] = Tried(before.games + 1, *best)
    return found


class StatisticsFile:
    """The file of finished games, which need not exist.

    A line without a game id belongs to the oldest game. Each line is parsed only once. Methods may
    be called in any thread.
    """

    def __init__(self, path: Path, games: GameRegistry) -> None:
        self.path = path
        self._games = games
        self._first = games.ids()[0]
        self._lock = threading.Lock()
        self._played: dict[str, Played] = {}
        self._read_to = 0
        """Number of bytes read so far, in whole lines."""
        self._inode = 0

    def add(
        self,
        match: str,
        game: Game[Any, Any, Any, Any],
        state: object,
        deeds: Mapping[str, object] | None = None,
    ) -> None:
        """Add a finished match unless it is there already; see `Game.deeds`. Raise OSError."""
        with self._lock:
            if game.outcome(state) is None or match in self._read():
                return
            line: dict[str, object] = {
                "game": match,
                "ended": datetime.now(UTC).astimezone().date().isoformat(),
                **game.record(state),
                **(deeds or {}),
            }
            if game.info.id != self._first:
                line["of"] = game.info.id
            make_private_folder(self.path.parent)
            with open_to_append(self.path) as file:
                text = json.dumps(line).encode() + b"\n"
                file.write(b"\n" + text if _is_cut_off(file) else text)
                file.flush()
                os.fsync(file.fileno())

    def read(self) -> list[Played]:
        """Return all readable games in the order in which they ended."""
        with self._lock:
            return list(self._read().values())

    def statistics(self, game_id: str = "") -> Statistics:
        """Return the statistics of a game, by default of the oldest one."""
        chosen = game_id or self._first
        results = [played.result for played in self.read() if played.game == chosen]
        by_rank = sorted({result.difficulty for result in results})
        return Statistics(
            Tally.of(results),
            {
                (difficulty.level, difficulty.name): Tally.of(
                    result for result in results if result.difficulty == difficulty
                )
                for difficulty in by_rank
            },
            frozenset(entry for result in results for entry in result.collected),
            tuple(dict.fromkeys(badge for result in results for badge in result.badges)),
            _stars(results),
            results[-1] if results else None,
            _tried(results),
        )

    def gained(
        self,
        match: str,
        game: Game[Any, Any, Any, Any],
        state: object,
        deeds: Mapping[str, object] | None = None,
    ) -> Gained:
        """Return what a match, which is over, was the first to bring."""
        result = game.read_record({**game.record(state), **(deeds or {})})
        earlier = takewhile(lambda played: played.match != match, self.read())
        before = [played.result for played in earlier if played.game == game.info.id]
        collected = set(result.collected).difference(*(one.collected for one in before))
        had = {badge for one in before for badge in one.badges}
        new = tuple(badge for badge in result.badges if badge not in had)
        return Gained(len(collected), new, rewarded=result.rewarded)

    def _read(self) -> dict[str, Played]:
        """Read the lines added since the last call; return all matches by id."""
        try:
            with open_regular(self.path) as file:
                status = os.fstat(file.fileno())
                if status.st_size < self._read_to or status.st_ino != self._inode:
                    self._played, self._read_to, self._inode = {}, 0, status.st_ino
                start = max(self._read_to, status.st_size - LARGEST)
                if start < status.st_size:
                    file.seek(start)
                    if start > self._read_to:
                        file.readline()  # the rest of a line that begins before
                    self._read_to = file.tell()
                    self._take(file.read(LARGEST))
        except (UnusableFileError, OSError):
            self._played, self._read_to, self._inode = {}, 0, 0
        return self._played

    def _take(self, content: bytes) -> None:
        """Parse lines; an incomplete last line is read again later."""
        *lines, rest = content.split(b"\n")
        for line in (*lines, rest):
            played = self._line(line) if len(line) <= LONGEST_LINE else None
            if played is not None:
                self._played.setdefault(played.match, played)
        self._read_to += len(content) - len(rest)

    def _line(self, line: bytes) -> Played | None:
        """Return the game of a line, or None if it is invalid."""
        try:
            given: Any = parse_json(line)
            match, ended = given.pop("game"), date.fromisoformat(given.pop("ended"))
            game_id = given.pop("of", self._first)
            if not isinstance(match, str) or not isinstance(game_id, str):
                return None
            result = self._games.game(game_id).read_record(given)
        except (ValueError, TypeError, LookupError, AttributeError, CodecError):
            return None
        return Played(match, game_id, ended, result)


def _is_cut_off(file: Any) -> bool:
    """Return whether the last line of a file is incomplete."""
    if file.seek(0, os.SEEK_END) == 0:
        return False
    file.seek(-1, os.SEEK_END)
    return bool(file.read(1) != b"\n")
