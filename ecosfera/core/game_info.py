"""What is known of a game without loading its rules.

Imported before the first picture: nothing slow may be imported here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@dataclass(frozen=True)
class SetupOption:
    """One choice of a set-up, as a classroom file and the command line may make it.

    Exactly one of `numbers`, `longest` and neither is given: a whole number, a text, or a switch.
    """

    name: str
    numbers: tuple[int, int] | None = None
    """Lowest and highest allowed number."""
    longest: int | None = None
    """Most characters of a text."""
    at_start: str = ""
    """Help text of the option `--<name>` that begins a game at once; empty: there is no such."""
    metavar: str = ""


@dataclass(frozen=True)
class GameSetting:
    """A switch of a game on the settings page, stored as `games.<id of the game>.<key>`."""

    key: str
    message: str
    """The message with its name."""
    default: bool
    old_key: str = ""
    """Its key in settings files from before the settings of games had a place of their own."""


@dataclass(frozen=True)
class GameInfo:
    """What is known of a game without loading its rules."""

    id: str
    """Stands in saved games."""
    title: str
    """Name of the game, the same in every language."""
    players: tuple[int, int]
    """Fewest and most players."""
    outcomes: tuple[str, ...]
    """What `Game.outcome` can be when a game is over."""
    read_summary: Callable[[Mapping[str, object], str], dict[str, object]]
    """Check the values `Game.summary` gave, read from a file; `where` is their path in messages.

    The mapping holds exactly the keys `summary_keys`. Raises `CodecError`.
    """
    summary_keys: tuple[str, ...]
    """The keys of `Game.summary`."""
    check_code: Callable[[str], object]
    """Raises `codes.CodeError` unless a text is a challenge code of the game."""
    setup: tuple[SetupOption, ...]
    """The choices of a set-up."""
    teammates: tuple[str, ...]
    """Ids of the computer players that a set-up offers."""
    longest_seed: int
    """Most characters of a seed."""
    settings: tuple[GameSetting, ...] = ()
    """The switches of the game on the settings page."""
