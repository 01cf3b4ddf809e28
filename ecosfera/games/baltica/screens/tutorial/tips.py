"""Tips: what is explained once, when it is on the table for the first time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.view import in_front
from ecosfera.games.baltica.screens.table.guidance import Explanation, Unguided

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.baltica.match import Match
    from ecosfera.games.baltica.rules.state import State

GO_ON: Final = ("table.go-on",)


@dataclass(frozen=True, slots=True)
class Tip:
    """Something to explain once."""

    id: str
    """Under this name the settings remember that it was explained."""
    text: str
    """The id of the message."""
    find: Callable[[State], Target | None] = field(compare=False)
    """Returns what it is about if that is on the table."""


def _first_star(state: State) -> Target | None:
    """Return the star of a card in the row in front."""
    if not state.config.policies or not state.policy_deck:
        return None
    stars = state.catalogue.stars
    return next(
        (Target(TargetKind.STAR, card) for card in state.rows[in_front(state)] if stars[card]),
        None,
    )


TIPS: Final = (Tip("tip-star", "tutorial.star", _first_star),)


class TipGuidance(Unguided):
    """Gives the tips of a match that is not a tutorial. Implements `Guidance`.

    `known` returns whether a tip was given before, and `remember` stores that it was.
    """

    def __init__(
        self,
        known: Callable[[str], bool],
        remember: Callable[[str], None],
        tips: Sequence[Tip] = TIPS,
    ) -> None:
        self._left = [tip for tip in tips if not known(tip.id)]
        self._remember = remember
        self._tip: Tip | None = None
        self._explanation: Explanation | None = None
        self._state: object = None

    @property
    def explanation(self) -> Explanation | None:
        """Return the tip to give in this position."""
        return self._explanation

    def follow(self, match: Match) -> None:
        """Look for something new on the table."""
        state = match.state
        if not self._left or state is self._state:
            return
        self._state = state
        self._tip = self._explanation = None
        for tip in self._left:
            spot = tip.find(state)
            if spot is not None:
                self._tip = tip
                self._explanation = Explanation(tip.text, (spot,), GO_ON)
                return

    def answer(self, number: int) -> None:
        """Remember that the tip was given."""
        del number
        tip, self._tip, self._explanation = self._tip, None, None
        if tip is not None:
            self._left.remove(tip)
            self._remember(tip.id)
