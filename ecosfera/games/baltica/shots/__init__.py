"""Shots of the scenes of the game. Implements `GameShots`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.shots import contact_sheet, scenes, table
from ecosfera.games.baltica.shots.samples import samples

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.testing.shot import Shot

__all__ = ["samples", "states"]


def states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return the states of all scenes of the game."""
    return [
        *scenes.setup_states(services),
        *table.states(services),
        *scenes.tutorial_states(services),
        *scenes.end_states(services),
        *scenes.rulebook_states(),
        *scenes.guide_states(services),
        *contact_sheet.states(),
    ]
