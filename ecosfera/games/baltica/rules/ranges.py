"""The ranges of a configuration and of a game, for whoever reads or offers them."""

from __future__ import annotations

from typing import Final

from ecosfera.games.baltica.rules.ids import EVERY_PLAYER

MAX_SEED_LENGTH: Final = 64
"""Maximum length of a seed, in characters."""
PLAYERS: Final = (1, len(EVERY_PLAYER))
"""Minimum and maximum number of rows."""
LEVELS: Final = (1, 2)
"""Minimum and maximum complexity level."""
ELEMENT_STACK: Final = (3, 8)
"""Minimum and maximum size of the element stacks in the market."""
LAST_ROUND: Final = 10_000
"""The last round that is counted, many times that of the longest games.

Without an end, a position set up by hand could hold more rounds than any list of them.
"""
STARTING_PRESSURES: Final = (2, 3)
"""Minimum and maximum number of pressure cards in a starting deck."""
