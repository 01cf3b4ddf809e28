"""The games of the program: their ids, and functions that load their parts on demand.

Importing this module loads no game. Only the functions below import a game by name.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.core.game import ContentReport, Game
    from ecosfera.core.game_info import GameInfo
    from ecosfera.core.simulation import Simulation
    from ecosfera.games.game_screens import GameLists, GameMenu, GameScreens, GameShots

PACKAGES: Final = {"ecosfera": "ecosfera.games.baltica", "co2": "ecosfera.games.co2"}
"""Package of each game by id, the oldest game first."""
DEFAULT: Final = "ecosfera"
"""The game that commands use by default."""
SCENES: Final = ("setup", "table", "end")
"""Packages of every game with a scene, to load one after the other."""


def ids() -> tuple[str, ...]:
    """Return the ids of all games, the oldest first."""
    return tuple(PACKAGES)


@cache
def info(game_id: str) -> GameInfo:
    """Return what is known of a game without its rules. Raise KeyError."""
    found: GameInfo = import_module(f"{PACKAGES[game_id]}.info").INFO
    return found


@cache
def game(game_id: str) -> Game[Any, Any, Any, Any]:
    """Return a game with its rules. Raise KeyError."""
    found: Game[Any, Any, Any, Any] = import_module(f"{PACKAGES[game_id]}.game").load()
    return found


def check_code(game_id: str, text: str) -> None:
    """Raise `CodeError` unless a text is a challenge code of a game, KeyError if there is none."""
    import_module(f"{PACKAGES[game_id]}.codec.challenge").decode(text)


@cache
def menu(game_id: str) -> GameMenu:
    """Return what the menu needs of a game, without its scenes. Raise KeyError."""
    found: GameMenu = import_module(f"{PACKAGES[game_id]}.menu").load()
    return found


@cache
def lists(game_id: str) -> GameLists:
    """Return what lists of saved matches show of a game. Raise KeyError."""
    found: GameLists = import_module(f"{PACKAGES[game_id]}.lists").load()
    return found


@cache
def screens(game_id: str) -> GameScreens:
    """Return the scenes of a game, which need a window. Raise KeyError."""
    found: GameScreens = import_module(f"{PACKAGES[game_id]}.game_screens").load()
    return found


def load_screens(game_id: str) -> Iterator[None]:
    """Load the scenes of a game, a part at each step, for `screens`. Raise KeyError."""
    for package in SCENES:
        import_module(f"{PACKAGES[game_id]}.{package}.scene")
        yield
    screens(game_id)
    yield


def shots(game_id: str) -> GameShots:
    """Return what pictures of the scenes of a game show. Raise KeyError."""
    found: GameShots = import_module(f"{PACKAGES[game_id]}.shots")
    return found


def simulation(game_id: str) -> Simulation[Any]:
    """Return what `ecosfera simulate` needs of a game. Raise KeyError."""
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
    """Check the data of a game, which may be too faulty to be played. Raise KeyError."""
    report: ContentReport = import_module(f"{PACKAGES[game_id]}.validate").validate()
    return report
