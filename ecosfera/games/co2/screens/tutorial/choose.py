"""The guidance of a match: the guided first lap, or tips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.guidance import TipGuidance
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.screens.seats import PLACE
from ecosfera.games.co2.screens.tutorial.guidance import LapGuidance, place_of
from ecosfera.games.co2.screens.tutorial.tips import TIPS

if TYPE_CHECKING:
    from typing import Any

    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.state import State
    from ecosfera.games.co2.screens.table.guidance import Guidance
    from ecosfera.games.game_screens import Seats, Services
    from ecosfera.ui.context import UiContext


def guidance_of(
    context: UiContext, services: Services, match: Match[State, Any, Any], seats: Seats
) -> Guidance:
    """Return the guidance of a match; `seats` may come from any file."""

    def known(tip: str) -> bool:
        return context.settings.of_game(INFO.id, tip, default=False)

    def remember(tip: str) -> None:
        if not known(tip):
            context.change_settings(context.settings.with_game(INFO.id, tip, value=True))

    def tips() -> Guidance:
        return TipGuidance(known, remember, TIPS)

    place = place_of(seats)
    if place is not None:

        def store(place: int) -> None:
            services.seats_changed({PLACE: place})

        lap = LapGuidance(match, place, store, remember, tips)
        lap.follow(match)
        if lap.restricts:
            return lap
    return tips()


def tips_left(context: UiContext) -> bool:
    """Return whether there are tips that were not given yet."""
    settings = context.settings
    return any(not settings.of_game(INFO.id, tip.id, default=False) for tip in TIPS)


def switch_tips(context: UiContext, *, on: bool) -> None:
    """Give all tips once more, or none from now on."""
    settings = context.settings
    for tip in TIPS:
        settings = settings.with_game(INFO.id, tip.id, value=not on)
    context.change_settings(settings)
