"""The order in which habitats are shown: around the flower, on cards, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules.cards import COAST, HABITATS, ICE, MUD, OPEN_WATER, RIVER, ROCK

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.baltica.rules.ids import HabitatId

AROUND: Final = (ICE, COAST, OPEN_WATER, RIVER, MUD, ROCK)
"""The habitats, clockwise from the upper left of their centre."""
NAMES_AROUND: Final = tuple(HABITATS[habitat] for habitat in AROUND)
"""Names of the habitats in the same order."""


def in_order(habitats: Iterable[HabitatId]) -> list[HabitatId]:
    """Return the habitats in the order in which they are shown."""
    return sorted(habitats, key=AROUND.index)
