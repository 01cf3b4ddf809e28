"""The guidance of a match: the tutorial, or tips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.guidance import TipGuidance
from ecosfera.games.baltica.info import INFO
from ecosfera.games.baltica.screens.tutorial.guidance import PLACE, TutorialGuidance, place_of
from ecosfera.games.baltica.screens.tutorial.tips import TIPS

if TYPE_CHECKING:
    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.screens.table.guidance import Guidance
    from ecosfera.games.game_screens import Seats, Services
    from ecosfera.ui.context import UiContext


def guidance_of(context: UiContext, services: Services, match: Match, seats: Seats) -> Guidance:
    """Return the guidance of a match; `seats` may come from any file."""
    place = place_of(seats)
    if place is not None:
        tutorial = TutorialGuidance(
            match, place, lambda place: services.seats_changed({PLACE: place})
        )
        tutorial.follow(match)
        if tutorial.restricts:
            return tutorial

    def known(tip: str) -> bool:
        return context.settings.of_game(INFO.id, tip, default=False)

    def remember(tip: str) -> None:
        context.change_settings(context.settings.with_game(INFO.id, tip, value=True))

    return TipGuidance(known, remember, TIPS)
