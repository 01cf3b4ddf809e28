"""Shots of the end screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.screens.end.history import GameHistory
from ecosfera.games.baltica.screens.end.scene import EndScene
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext

CODE = "7FNAX-K3W9T"
WON = GameHistory(
    won=True,
    players=2,
    rounds=9,
    habitats=((3, "coast"), (5, "river"), (6, "ice"), (7, "mud"), (7, "rock"), (9, "open_water")),
    impacts=((4, 1), (8, 2)),
    pressures=(4, 4, 5, 6, 6, 5, 6, 7, 6),
    species=("phragmites_australis", "zostera_marina", "calanoida", "perca_fluviatilis"),
    passed=5,
    idle=2,
)
LOST = GameHistory(
    won=False,
    players=3,
    rounds=8,
    habitats=((2, "coast"), (4, "river"), (6, "rock")),
    impacts=((3, 1), (5, 2), (6, 3), (6, 4), (8, 5), (8, 6)),
    pressures=(6, 7, 9, 10, 11, 12, 14, 15),
    species=("potamogeton_perfoliatus", "fucus_vesiculosus", "somateria_mollissima"),
    passed=1,
    idle=7,
)
LONG = GameHistory(
    won=False,
    players=1,
    rounds=37,
    habitats=((30, "ice"), (31, "mud"), (31, "rock"), (33, "river"), (36, "coast")),
    impacts=((2, 1), (9, 2), (10, 1), (20, 2), (24, 3), (30, 4), (31, 5), (37, 6)),
    pressures=tuple(2 + i * 2 // 5 for i in range(37)),
    species=("gadus_morhua",),
    passed=0,
    idle=0,
)


def states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return a won, a lost and a very long game."""
    return [
        Shot("end-won", lambda context: EndScene(context, services(context), WON, CODE, 19)),
        Shot("end-lost", lambda context: EndScene(context, services(context), LOST, CODE, 16)),
        Shot("end-long", lambda context: EndScene(context, services(context), LONG, None, 74)),
    ]
