"""The reasons for an action: a short code and its details.

The sentence of a code is the message `hint.<code>`; the other fields fill it in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.ids import CardId, ElementId, HabitatId, PlayerId


@dataclass(frozen=True, slots=True)
class HintReason:
    """One reason for an action."""

    code: str
    cards: tuple[CardId, ...] = ()
    habitats: tuple[HabitatId, ...] = ()
    elements: tuple[ElementId, ...] = ()
    player: PlayerId | None = None
    chance: tuple[int, int] | None = None
    """A number of cards out of a number of cards: "2 in 5"."""
