"""The three characters of the computer players, as numbers.

The steady one keeps reserves and trades for little; the bold one spends, and pays for areas; the
obliging one likes trades that help both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Character:
    """How a computer player weighs what it has, and how it bargains."""

    id: str
    reserve: int
    """Euros that it likes to keep: each below that counts half as much again."""
    lowest: int
    """The balance below which it buys nothing."""
    areas: float
    """How much the prospect of a whole area counts, compared with the others."""
    margin: int
    """The least gain, in euros, for which it trades in the first round; later less will do."""
    share: float
    """The part of what both gain together that it asks for itself."""
    wary: int
    """A trade must not let another player get so near to the goal with the cards in hand,
    early in the game."""
    grudge: float
    """How much the gain of a player who is ahead counts against a trade."""


STEADY: Final = Character(
    "steady", reserve=1300, lowest=-10, areas=1.0, margin=80, share=0.55, wary=3, grudge=0.35
)
BOLD: Final = Character(
    "bold", reserve=500, lowest=-12, areas=1.25, margin=40, share=0.45, wary=1, grudge=0.25
)
OBLIGING: Final = Character(
    "obliging", reserve=900, lowest=-11, areas=1.05, margin=30, share=0.4, wary=2, grudge=0.35
)
CHARACTERS: Final = {character.id: character for character in (STEADY, BOLD, OBLIGING)}
"""The characters by id."""
NEUTRAL: Final = Character(
    "neutral", reserve=900, lowest=-11, areas=1.0, margin=60, share=0.5, wary=2, grudge=0.35
)
"""What every player is taken for, as nobody knows what others think; it gives the hints."""
