"""The statistics' records of finished games, and how they are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.core.game import Difficulty, FinishedGame
from ecosfera.core.json_fields import read_boolean, read_integer, read_object
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.ranges import ELEMENT_STACK, LEVELS, PLAYERS, STARTING_PRESSURES
from ecosfera.games.baltica.rules.state import IMPACT_TILES, Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecosfera.games.baltica.rules.state import State

PRESETS: Final = {
    (8, 2, False, False): "calm",
    (6, 2, False, False): "swell",
    (3, 3, True, False): "storm",
    (4, 3, True, True): "baltic",
}
"""Names of the preset seas by element stack, pressures, eutrophication and biodiversity loss.

Easier ones come first; any other set-up is `own` (RULES 2).
"""
OWN: Final = "own"
_RANKS: Final = (*PRESETS.values(), OWN)
_NUMBERS: Final = {
    "rounds": (1, 10**6),
    "habitats": (0, len(HABITATS)),
    "impacts": (0, IMPACT_TILES),
    "players": PLAYERS,
    "level": LEVELS,
    "element_stack": ELEMENT_STACK,
    "pressures": STARTING_PRESSURES,
}
_FLAGS: Final = ("won", "eutrophication", "biodiversity_loss")


def record_of(state: State) -> dict[str, object]:
    """Return what the statistics keep of a finished game."""
    config = state.config
    return {
        "won": state.outcome is Outcome.WON,
        "rounds": state.round,
        "habitats": len(state.habitats),
        "impacts": state.impacts,
        "players": config.players,
        "level": 2 if config.policies else 1,
        "element_stack": config.element_stack,
        "pressures": config.pressures,
        "eutrophication": config.eutrophication,
        "biodiversity_loss": config.biodiversity_loss,
    }


def read_record(record: Mapping[str, object]) -> FinishedGame:
    """Return how a record is counted. Raise `CodecError` if it is invalid."""
    given = read_object(dict(record), "record", (*_NUMBERS, *_FLAGS))
    number = {
        name: read_integer(given[name], f"record.{name}", low, high)
        for name, (low, high) in _NUMBERS.items()
    }
    flag = {name: read_boolean(given[name], f"record.{name}") for name in _FLAGS}
    sea = (
        number["element_stack"],
        number["pressures"],
        flag["eutrophication"],
        flag["biodiversity_loss"],
    )
    name = PRESETS.get(sea, OWN)
    return FinishedGame(
        won=flag["won"],
        rounds=number["rounds"],
        progress=number["habitats"],
        difficulty=Difficulty(number["level"], _RANKS.index(name), name),
    )
