"""Types of the small ints for players, territories, areas, kinds of action cards and event cards.

At run time each is a plain int, an index of the lists of the catalogue. "In order" in the protocol
is the order of these numbers. The fixed numbers of the game and the ranges of a configuration stand
here too, since the menu needs them before the first frame, without dataclasses.
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


# -- fixed numbers, and ranges of a configuration --------------------------------------------------


PLAYERS: Final = (2, 4)
"""Minimum and maximum number of players (RULES 2.1)."""
GOAL: Final = (10, 20)
"""Minimum and maximum of the balance that wins (RULES 9.1)."""
START_TERRITORIES: Final = (2, 3)
"""Minimum and maximum number of territories dealt to each player (RULES 2.3)."""
ROUND_LIMIT: Final = (1, 200)
"""Minimum and maximum number of rounds (RULES 9.5)."""
OFFERS: Final = (0, 5)
"""Minimum and maximum number of offers allowed in a turn (RULES 11.2)."""
SWITCH: Final = (0, 1)
"""A setting that is off or on, as a number (RULES 2.9, 4.8)."""
HEAD_START: Final = 2
"""Number of actions already done on each territory of a player with a head start (RULES 2.9)."""
TRADE_ROUND: Final = 3
"""The round from which territories change hands by trade, where they do so late (RULES 11.9)."""
MAX_SEED_LENGTH: Final = 64
"""Maximum length of a seed, in characters."""

CREDITS: Final = 70
"""All credits of the game (RULES 1.5)."""
EUROS: Final = 31_000
"""All euros of the game (RULES 1.5)."""
NOTE: Final = 100
"""The smallest note: all amounts of euros are multiples of it."""
CARDS_PER_KIND: Final = 12
"""Number of action cards of each kind (RULES 1.3)."""
ACTIONS: Final = 4
"""Number of actions of a territory (RULES 1.2)."""
SQUARES: Final = 40
"""Number of squares of the board (RULES 1.1)."""
VIA: Final = 0
"""The square where all pawns start (RULES 2.5)."""
BOTTOM: Final = -15
"""The balance at which a player is out: the lower end of the spiral (RULES 1.6, 9.3)."""
TOP: Final = 20
"""The upper end of the spiral (RULES 1.6)."""
START_CREDITS: Final = 14
START_EUROS: Final = 5500
"""What each player gets at the start (RULES 2.2)."""
LOWEST_START: Final = -12
"""The territories are dealt again while a balance is this or less (RULES 2.3)."""
HAND: Final = 6
"""Number of action cards in a hand (RULES 5.4)."""
RETIRE_PRICE: Final = 3
"""Credits that a player hands in for the first point of the balance (RULES 4.9)."""
AFAR_EXTRA: Final = 300
"""What a territory costs more from afar, in euros (RULES 4.10)."""
CREDIT_PRICE: Final = 100
"""Price in euros of a credit that is missing for a debt (RULES 7.3)."""
MOST: Final = 1_000_000
"""The largest number that a state may hold; turns are not counted further."""
