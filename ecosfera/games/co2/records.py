"""The statistics' records of finished games, and how they are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.core.game import Difficulty, FinishedGame
from ecosfera.core.json_fields import read_choice, read_integer, read_object
from ecosfera.games.co2.rules.ids import GOAL, MOST, OFFERS, PLAYERS, ROUND_LIMIT, START_TERRITORIES
from ecosfera.games.co2.rules.state import OutcomeKind, balance

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecosfera.games.co2.rules.state import View

SHORT: Final = (15, 3, 100)
FULL: Final = (20, 2, 100)
PRESETS: Final = {SHORT: "short", FULL: "full"}
"""Names of the settings by goal, territories at the start and round limit (RULES 16)."""
LESSON: Final = "lesson"
OWN: Final = "own"
_RANKS: Final = (*PRESETS.values(), LESSON, OWN)
_NUMBERS: Final = {
    "rounds": ROUND_LIMIT,
    "balance": (-MOST, MOST),
    "players": PLAYERS,
    "goal": GOAL,
    "start_territories": START_TERRITORIES,
    "round_limit": ROUND_LIMIT,
    "offers": OFFERS,
}


def record_of(view: View) -> dict[str, object]:
    """Return what the statistics keep of a finished game."""
    assert view.outcome is not None
    config = view.config
    return {
        "kind": view.outcome.kind.value,
        "rounds": view.turn.round,
        "balance": max(balance(view, winner) for winner in view.outcome.winners),
        "players": config.players,
        "goal": config.goal,
        "start_territories": config.start_territories,
        "round_limit": config.round_limit,
        "offers": config.offers,
    }


def read_record(record: Mapping[str, object]) -> FinishedGame:
    """Return how a record is counted. Raise `CodecError` if it is invalid.

    A game counts as won when somebody reached the goal.
    """
    given = read_object(dict(record), "record", ("kind", *_NUMBERS))
    kind = read_choice(given["kind"], "record.kind", [kind.value for kind in OutcomeKind])
    number = {
        name: read_integer(given[name], f"record.{name}", low, high)
        for name, (low, high) in _NUMBERS.items()
    }
    name = setting(number["goal"], number["start_territories"], number["round_limit"])
    return FinishedGame(
        won=kind == OutcomeKind.GOAL,
        rounds=number["rounds"],
        progress=number["balance"],
        difficulty=Difficulty(number["players"], _RANKS.index(name), name),
    )


def setting(goal: int, start_territories: int, round_limit: int) -> str:
    """Return the name of a setting; other settings with fewer rounds are lessons."""
    preset = PRESETS.get((goal, start_territories, round_limit))
    if preset is not None:
        return preset
    shortened = goal == GOAL[1] and round_limit < FULL[2]
    return LESSON if shortened else OWN
