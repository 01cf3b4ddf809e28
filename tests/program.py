"""What the program gives the scenes of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.app.services import ProgramServices
from ecosfera.games import all_games
from ecosfera.games.baltica.info import INFO, WARNINGS

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext


SCREENS = all_games.screens(all_games.DEFAULT)


def quiet(*, warnings: bool = False) -> dict[str, dict[str, bool]]:
    """The switches of the game, with or without warnings."""
    return {INFO.id: {WARNINGS.key: warnings}}


def services(context: UiContext) -> ProgramServices:
    """The services of a program without a match."""
    return ProgramServices(context, SCREENS)
