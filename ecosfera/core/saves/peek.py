"""The game to continue, as the menu shows it; without waiting for what reads whole games."""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.names import tidy

if TYPE_CHECKING:
    from pathlib import Path

FAR_BACK: Final = 30
"""So many files are looked at."""
_LONGEST_LINE: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class SavePeek:
    """The game to continue, in short. Where it is told wrongly, loading finds out."""

    names: tuple[str, ...]
    players: int
    round: int
    habitats: tuple[str, ...]
    impacts: int


def peek(folder: Path, known_habitats: tuple[str, ...]) -> SavePeek | None:
    """The last game that saved itself and is not over; None if there is none to be seen."""
    for path in _newest(folder):
        try:
            with path.open("rb") as file:
                line = file.readline(_LONGEST_LINE).rstrip().rstrip(b",")
            about = json.loads(line + b"}")["about"]
            if about["outcome"] is None:
                return _read(about, known_habitats)
        except (OSError, ValueError, LookupError, TypeError, RecursionError):
            continue
    return None


def _newest(folder: Path) -> list[Path]:
    """Files of games that saved themselves, the last one first."""
    found: list[tuple[int, str]] = []
    with contextlib.suppress(OSError), os.scandir(folder) as listing:
        for item in listing:
            if item.name.startswith("auto-") and item.name.endswith(".json"):
                # one that cannot be looked at, such as a link to itself, hides no other
                with contextlib.suppress(OSError):
                    found.append((item.stat().st_mtime_ns, item.name))
    return [folder / name for _, name in sorted(found, reverse=True)[:FAR_BACK]]


def _read(about: dict[str, Any], known_habitats: tuple[str, ...]) -> SavePeek:
    """What the first line tells. Raises ValueError or TypeError if it is not sound."""
    names = tuple(map(str, about["names"]))
    "".join(names).encode()  # halves of letters are a ValueError, and no game to load either
    seen = SavePeek(
        names=tuple(map(tidy, names)),
        players=about["players"],
        round=about["round"],
        habitats=tuple(about["habitats"]),
        impacts=about["impacts"],
    )
    numbers = (seen.players, seen.round, seen.impacts)
    sound = all(type(number) is int for number in numbers)
    sound = sound and 1 <= seen.players <= 4 and len(seen.names) in {0, seen.players}
    sound = sound and 0 <= seen.impacts <= 6 and set(seen.habitats) <= set(known_habitats)
    if not sound or len(seen.habitats) > len(known_habitats):
        raise ValueError("the first line is not sound")
    return seen
