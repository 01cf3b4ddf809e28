"""What guides the players at the table: a tutorial, or a tip when something new appears.

The table asks its guidance what is to be explained and which actions are permitted, and reports
what the players choose. It knows nothing of the steps. `UNGUIDED` is the guidance of a match that
has none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.match import Match
    from ecosfera.games.baltica.moves.targets import Target
    from ecosfera.games.baltica.rules.actions import Action


@dataclass(frozen=True, slots=True)
class Explanation:
    """One thing that is explained in a bubble."""

    text: str
    """The id of the message."""
    spots: tuple[Target, ...] = ()
    """What it points at; empty for the next target of the move that is permitted."""
    answers: tuple[str, ...] = ()
    """The message ids of the answers; without any, the bubble stays until the step is done."""
    shows: Target | None = None
    """What the detail corner describes meanwhile."""
    announced: bool = False
    """Whether it waits until a teammate has announced its move."""


class Guidance(Protocol):
    """What guides the players of one match."""

    @property
    def restricts(self) -> bool:
        """Return whether only what is explained can be done, and teammates wait for it."""

    @property
    def explanation(self) -> Explanation | None:
        """Return what is to be explained now; the same object as long as it is the same thing."""

    @property
    def wants_setup(self) -> bool:
        """Return whether the players want to set up another match."""

    def follow(self, match: Match) -> None:
        """Find what is to be explained in the current position."""

    def permitted(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return those of the legal actions that can be chosen now."""

    def teammate_move(self) -> Action | None:
        """Return the move that a teammate is to make, or None if it decides by itself."""

    def answer(self, number: int) -> None:
        """Go on after the answer with this number, counted from 0."""

    def touch(self, target: Target) -> bool:
        """Go on if the explanation waits until this target is chosen; return whether it does."""

    def leave(self) -> None:
        """End the guidance for this match."""


class Unguided:
    """No guidance: everything is permitted, nothing is explained."""

    restricts = False
    wants_setup = False

    @property
    def explanation(self) -> Explanation | None:
        """Return None."""
        return None

    def follow(self, match: Match) -> None:
        """Do nothing."""

    def permitted(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return all actions."""
        return tuple(actions)

    def teammate_move(self) -> Action | None:
        """Return None."""
        return None

    def answer(self, number: int) -> None:
        """Do nothing."""

    def touch(self, target: Target) -> bool:
        """Return False."""
        del target
        return False

    def leave(self) -> None:
        """Do nothing."""


UNGUIDED: Final = Unguided()
