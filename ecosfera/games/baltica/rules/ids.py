"""Types of the small ints for cards, players, habitats, elements and abilities; ranges.

At run time each is a plain int: they index lists and tuples, and arithmetic on them gives an int
that is no id any more. Ids come from the constants here and in `ecosfera.games.baltica.rules.cards`
and from the code that reads a game from outside. The ranges are those of a configuration and of a
game, for whatever reads or offers them.
"""

from __future__ import annotations

from typing import Final, NewType

CardId = NewType("CardId", int)
"""A card, with the same number in every game."""
PlayerId = NewType("PlayerId", int)
"""A player, by the index of their row."""
HabitatId = NewType("HabitatId", int)
"""A habitat, by its index in `HABITATS`."""
ElementId = NewType("ElementId", int)
"""An element, by its index in `ELEMENTS`."""
AbilityId = NewType("AbilityId", int)
"""An ability, by its index in `ABILITIES`."""

EVERY_PLAYER: Final = tuple(map(PlayerId, range(4)))
"""The players of a game for four; a slice `[:n]` holds those of a game for `n`."""
EVERY_HABITAT: Final = tuple(map(HabitatId, range(6)))
EVERY_ELEMENT: Final = tuple(map(ElementId, range(5)))
EVERY_ABILITY: Final = tuple(map(AbilityId, range(3)))

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
STARTING_PRESSURES: Final = (0, 3)
"""Minimum and maximum number of pressure cards in a starting deck, 2 or 3 in the printed rules."""
LIVING_HABITATS: Final = (0, 3)
"""Minimum and maximum number of habitats that are restored before the first turn."""
ROW_CARDS: Final = (4, 5)
"""Minimum and maximum number of cards drawn for a new row."""
