"""The match that the menu offers to continue, read without loading any rules."""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.json_fields import CodecError
from ecosfera.core.names import clean_name

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from ecosfera.core.game import GameRegistry

FAR_BACK: Final = 30
"""Maximum number of files examined."""
_LONGEST_LINE: Final = 1 << 16


@dataclass(frozen=True, slots=True)
class SavePeek:
    """A short summary of the match to continue."""

    game: str
    """Id of the game."""
    names: tuple[str, ...]
    players: int
    details: Mapping[str, Any]
    """The summary of the position by the game: `Game.summary`."""

    @property
    def summary(self) -> dict[str, Any]:
        """Return the details with the names and number of the players and no outcome."""
        return {"names": self.names, "players": self.players, **self.details, "outcome": None}


def peek(folder: Path, games: GameRegistry) -> SavePeek | None:
    """Return the unfinished match that was saved last, or None if there is none."""
    for path in _newest(folder):
        try:
            with path.open("rb") as file:
                line = file.readline(_LONGEST_LINE).rstrip().rstrip(b",")
            head = json.loads(line + b"}")
            if head["about"]["outcome"] is None:
                return _read(head, games)
        except (OSError, ValueError, LookupError, TypeError, RecursionError, CodecError):
            continue
    return None


def _newest(folder: Path) -> list[Path]:
    """Return the files of automatic saves, the newest first."""
    found: list[tuple[int, str]] = []
    with contextlib.suppress(OSError), os.scandir(folder) as listing:
        for item in listing:
            if item.name.startswith("auto-") and item.name.endswith(".json"):
                # Skip what cannot be examined, such as a circular link.
                with contextlib.suppress(OSError):
                    found.append((item.stat().st_mtime_ns, item.name))
    return [folder / name for _, name in sorted(found, reverse=True)[:FAR_BACK]]


def _read(head: dict[str, Any], games: GameRegistry) -> SavePeek:
    """Return the content of a first line.

    Raise ValueError, LookupError, TypeError or `CodecError`.
    """
    info, about = games.info(head["game"]), head["about"]
    names = tuple(map(str, about["names"]))
    "".join(names).encode()  # halves of letters are a ValueError, and no match to load either
    players = about["players"]
    low, high = info.players
    if type(players) is not int or not low <= players <= high or len(names) not in {0, players}:
        raise ValueError("players and names are not sound")
    details = info.read_summary({key: about[key] for key in info.summary_keys}, "about")
    return SavePeek(info.id, tuple(map(clean_name, names)), players, details)
