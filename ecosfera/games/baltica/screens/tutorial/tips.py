"""Tips: what is explained once, when it is on the table for the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.core.guidance import Explanation, Tip
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.view import in_front

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.state import State

GO_ON: Final = ("table.go-on",)


def _first_star(state: State) -> Explanation[Target] | None:
    """Explain the star of a card in the row in front."""
    if not state.config.policies or not state.policy_deck:
        return None
    stars = state.catalogue.stars
    row = state.rows[in_front(state)]
    spot = next((Target(TargetKind.STAR, card) for card in row if stars[card]), None)
    return None if spot is None else Explanation("tutorial.star", (spot,), GO_ON)


TIPS: Final[tuple[Tip[Target], ...]] = (Tip("tip-star", _first_star),)
