"""The games of the program: their ids, and how each of their parts is loaded when it is needed.

Importing this loads no game. The doors below are the only places that import one by its name.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ecosfera.core.game import ContentReport, Game
    from ecosfera.core.game_info import GameInfo
    from ecosfera.core.simulation import Simulation
    from ecosfera.games.game_screens import GameScreens

PACKAGES: Final = {"ecosfera": "ecosfera.games.baltica"}
"""Package of each game, by its id; the oldest game first."""
DEFAULT: Final = "ecosfera"
"""The game that commands are about unless another one is named."""


def ids() -> tuple[str, ...]:
    """Return the ids of all games, the oldest first."""
    return tuple(PACKAGES)


@cache
def info(game_id: str) -> GameInfo:
    """Return what is known of a game without its rules. Raises KeyError."""
    found: GameInfo = import_module(f"{PACKAGES[game_id]}.info").INFO
    return found


@cache
def game(game_id: str) -> Game[Any, Any, Any, Any]:
    """Return a game with its rules. Raises KeyError."""
    found: Game[Any, Any, Any, Any] = import_module(f"{PACKAGES[game_id]}.game").load()
    return found


@cache
def screens(game_id: str) -> GameScreens:
    """Return the scenes of a game, which need a window. Raises KeyError."""
    found: GameScreens = import_module(f"{PACKAGES[game_id]}.screens.game_screens").load()
    return found


def simulation(game_id: str) -> Simulation[Any]:
    """Return what `ecosfera simulate` needs of a game. Raises KeyError."""
    found: Simulation[Any] = import_module(f"{PACKAGES[game_id]}.simulation").load()
    return found


def moved_settings() -> dict[str, tuple[str, str]]:
    """Return which keys of old settings files are switches of games now: game and key."""
    return {
        setting.old_key: (game_id, setting.key)
        for game_id in PACKAGES
        for setting in info(game_id).settings
        if setting.old_key
    }


def validate(game_id: str) -> ContentReport:
    """Check the data of a game, which need not be sound enough to be played. Raises KeyError."""
    report: ContentReport = import_module(f"{PACKAGES[game_id]}.validate").validate()
    return report
