"""Types of the small ints for players, territories, areas, kinds of action cards and event cards.

At run time each is a plain int, an index of the lists of the catalogue. "In order" in the protocol
is the order of these numbers.
"""

from __future__ import annotations

from typing import Final, NewType

PlayerId = NewType("PlayerId", int)
"""A player, by seat; seats are numbered clockwise."""
TerritoryId = NewType("TerritoryId", int)
"""A territory, by its index in `Catalogue.territories`."""
AreaId = NewType("AreaId", int)
"""An area, by its index in `Catalogue.areas`."""
KindId = NewType("KindId", int)
"""A kind of action card, by its index in `Catalogue.kinds`. Cards of a kind are all alike."""
EventId = NewType("EventId", int)
"""An event card, by its index in `Catalogue.events`."""

TERRITORIES: Final = 24
AREAS: Final = 8
KINDS: Final = 8
EVENTS: Final = 18

EVERY_PLAYER: Final = tuple(map(PlayerId, range(4)))
"""The players of a game for four; a slice `[:n]` holds those of a game for `n`."""
EVERY_TERRITORY: Final = tuple(map(TerritoryId, range(TERRITORIES)))
EVERY_AREA: Final = tuple(map(AreaId, range(AREAS)))
EVERY_KIND: Final = tuple(map(KindId, range(KINDS)))
EVERY_EVENT: Final = tuple(map(EventId, range(EVENTS)))
