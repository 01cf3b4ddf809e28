"""Games played and won, on this computer only: a line of JSON for each, without names.

Lines are added and never changed, so that two programs do not lose each other's games, and a line
that was cut off takes no other with it.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any, Final

from ecosfera.games.baltica.rules.state import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from ecosfera.games.baltica.rules.state import State

LARGEST: Final = 1 << 24
"""Bytes that are read: a hundred thousand games."""
PRESETS: Final = {
    (8, 2, False, False): "calm",
    (6, 2, False, False): "swell",
    (3, 3, True, False): "storm",
    (4, 3, True, True): "baltic",
}
"""Names of the ready-made seas, by element stack, pressures, eutrophication and biodiversity loss
(RULES 2), the easier first; any other set-up is `own`."""
OWN: Final = "own"


@dataclass(frozen=True, slots=True)
class Played:
    """One game that came to its end."""

    game: str
    """Tells it from all others: a game taken back and ended again counts once."""
    ended: str
    """The day, as 2026-05-31."""
    won: bool
    rounds: int
    habitats: int
    impacts: int
    players: int
    level: int
    element_stack: int
    pressures: int
    eutrophication: bool
    biodiversity_loss: bool

    @property
    def difficulty(self) -> tuple[int, str]:
        """Level and name of the sea."""
        sea = (self.element_stack, self.pressures, self.eutrophication, self.biodiversity_loss)
        return self.level, PRESETS.get(sea, OWN)


@dataclass(frozen=True, slots=True)
class Tally:
    """Some games taken together."""

    games: int = 0
    wins: int = 0
    fewest_rounds: int | None = None
    """Of the games won."""
    most_habitats: int = 0

    @classmethod
    def of(cls, played: Iterable[Played]) -> Tally:
        """The tally of these games."""
        games = list(played)
        won = [game.rounds for game in games if game.won]
        return cls(
            games=len(games),
            wins=len(won),
            fewest_rounds=min(won, default=None),
            most_habitats=max((game.habitats for game in games), default=0),
        )


@dataclass(frozen=True, slots=True)
class Statistics:
    """Everything there is to tell."""

    total: Tally
    by_difficulty: dict[tuple[int, str], Tally]
    """By level and name of the sea; only what was played."""


class StatisticsFile:
    """The file of games played. It need not exist."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, game: str, state: State) -> None:
        """Adds a game that is over, unless it is there already. Raises OSError."""
        if state.outcome is None or any(played.game == game for played in self.read()):
            return
        config = state.config
        played = Played(
            game=game,
            ended=datetime.now(UTC).astimezone().date().isoformat(),
            won=state.outcome is Outcome.WON,
            rounds=state.round,
            habitats=len(state.habitats),
            impacts=state.impacts,
            players=config.players,
            level=2 if config.policies else 1,
            element_stack=config.element_stack,
            pressures=config.pressures,
            eutrophication=config.eutrophication,
            biodiversity_loss=config.biodiversity_loss,
        )
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab+") as file:
            line = json.dumps(asdict(played)).encode() + b"\n"
            file.write(b"\n" + line if _cut_off(file) else line)
            file.flush()
            os.fsync(file.fileno())

    def read(self) -> list[Played]:
        """All games that can be read, in the order they ended."""
        try:
            with self.path.open("rb") as file:
                lines = file.read(LARGEST).splitlines()
        except OSError:
            return []
        found: dict[str, Played] = {}
        for line in lines:
            played = _played(line)
            if played is not None:
                found.setdefault(played.game, played)
        return list(found.values())

    def statistics(self) -> Statistics:
        """All games, and by difficulty: the easier first."""
        games = self.read()
        kinds = sorted({game.difficulty for game in games}, key=_by_ease)
        return Statistics(
            Tally.of(games),
            {kind: Tally.of(game for game in games if game.difficulty == kind) for kind in kinds},
        )


def _cut_off(file: Any) -> bool:
    """Whether the last line of a file has no end."""
    if file.seek(0, os.SEEK_END) == 0:
        return False
    file.seek(-1, os.SEEK_END)
    return bool(file.read(1) != b"\n")


def _by_ease(kind: tuple[int, str]) -> tuple[int, int]:
    """Levels in order; within one the ready-made seas, then the own ones."""
    level, name = kind
    return level, [*PRESETS.values(), OWN].index(name)


_RANGES: Final = {
    "rounds": (1, 10**6),
    "habitats": (0, 6),
    "impacts": (0, 6),
    "players": (1, 4),
    "level": (1, 2),
    "element_stack": (3, 8),
    "pressures": (2, 3),
}


def _played(line: bytes) -> Played | None:
    """The game of a line; None for a line that is not one."""
    try:
        given = json.loads(line)
        played = Played(**given)
        date.fromisoformat(played.ended)
    except (ValueError, TypeError, RecursionError):
        return None
    for name, (low, high) in _RANGES.items():
        value = getattr(played, name)
        if type(value) is not int or not low <= value <= high:
            return None
    flags = (played.won, played.eutrophication, played.biodiversity_loss)
    sound = isinstance(played.game, str) and all(type(flag) is bool for flag in flags)
    return played if sound and len(given) == len(fields(Played)) else None
