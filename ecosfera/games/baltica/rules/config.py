"""The configuration of a new game (RULES 2)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Config:
    """All choices of the set-up. The defaults are those of the protocol.

    Ranges are not checked here but by the code that reads a configuration from outside.
    """

    players: int = 2
    """Number of rows, 1 to 4; every rule treats a row as a player."""
    names: tuple[str, ...] = ()
    """Names of the rows: none, or one for each row."""
    element_stack: int = 6
    """Size of each element stack on the market, 3 (advanced) to 8 (easy)."""
    pressures: int = 2
    """Pressure cards in a starting deck: 2, 3 with high pressure, or 0 or 1 in a gentler game."""
    eutrophication: bool = False
    biodiversity_loss: bool = False
    living_habitats: int = 0
    """Number of habitats that are restored before the first turn (RULES 2.1)."""
    row_cards: int = 4
    """Number of cards drawn for a new row: 4, or 5 in a gentler game (RULES 2.1)."""
    homecoming: bool = False
    """Whether animals go home once all of their habitats are restored (RULES 2.1)."""
    policies: bool = False
    """Whether the game is played at complexity level 2, with policy cards."""
    house_cards: bool = True
    """Whether the three policy cards added by this project are in the deck."""
    first_player: int = 0
    """Index of the row that starts."""
    seed: str = ""
