"""The tutorial as the table sees it, and how far it is as stored with a saved game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecosfera.core import guidance
from ecosfera.games.baltica.moves.targets import Target
from ecosfera.games.baltica.rules.actions import Action
from ecosfera.games.baltica.screens.setup.draft import SetupDraft
from ecosfera.games.baltica.screens.tutorial import script
from ecosfera.games.game_screens import NewMatch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecosfera.games.baltica.game import Match
    from ecosfera.words import Words

PLACE: Final = "tutorial"
"""Key of the seats: the number of the current step, for a match that is a tutorial."""
GO_ON: Final = ("table.go-on",)
AT_THE_END: Final = ("tutorial.keep-playing", "tutorial.new-game")


def new_match(words: Words) -> NewMatch:
    """Return the match of the tutorial."""
    draft = SetupDraft(element_stack=script.ELEMENT_STACK, seed=script.SEED)
    draft.seats[script.TEAMMATE].character = script.CHARACTER
    new = draft.new_match(words)
    return NewMatch(new.config, {**new.seats, PLACE: 0})


def place_of(seats: Mapping[str, Any]) -> int | None:
    """Return the number of the current step, or None for a match that is no tutorial."""
    place = seats.get(PLACE)
    return place if isinstance(place, int) and not isinstance(place, bool) else None


class TutorialGuidance(guidance.TutorialGuidance[Target, Action]):
    """Guides the player through the tutorial.

    `store` is called with the number of the current step whenever it changes.
    """

    def __init__(self, match: Match, place: int, store: Callable[[int], None]) -> None:
        steps = script.steps(match.state.catalogue)
        super().__init__(steps, place, store, (GO_ON, AT_THE_END), begun=bool(match.line))
