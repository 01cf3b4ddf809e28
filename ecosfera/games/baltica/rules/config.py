"""How a game is set up (RULES 2)."""

from __future__ import annotations

from dataclasses import dataclass

LONGEST_SEED = 64
"""Characters."""


@dataclass(frozen=True, slots=True)
class Config:
    """Every choice of the set-up. The defaults are the protocol's.

    Ranges are checked by whoever reads a configuration from outside; `problem` tells the first one.
    """

    players: int = 2
    """Rows, 1 to 4; a row is a player in every rule."""
    names: tuple[str, ...] = ()
    """Names of the rows: none, or one for each."""
    element_stack: int = 6
    """Cards of each element on the market, 3 (advanced) to 8 (easy)."""
    pressures: int = 2
    """Pressure cards in a starting deck: 2, or 3 with high pressure."""
    eutrophication: bool = False
    biodiversity_loss: bool = False
    policies: bool = False
    """Complexity level 2."""
    house_cards: bool = True
    """Whether the three policy cards that are this project's own take part."""
    first_player: int = 0
    """Index of the row that starts."""
    seed: str = ""
