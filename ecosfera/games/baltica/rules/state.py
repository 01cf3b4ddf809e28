"""The state of a game: plain small ints and lists of ints, copied by hand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.config import Config

IMPACT_TILES = 6
SLOTS = 4
"""Face-up producers, and face-up consumers, on the market."""
EMPTY = -1
"""An empty market slot."""


class Outcome(StrEnum):
    """How a game ended (RULES 3.4)."""

    WON = "won"
    LOST = "lost"


class PendingKind(StrEnum):
    """The choices a player may owe (PROTOCOL, state)."""

    GREEN_ENERGY = "green_energy"
    STRICT_PROTECTION = "strict_protection"
    UPGRADED_WASTE_WATER_TREATMENT = "upgraded_waste_water_treatment"
    OCEAN_LITERACY = "ocean_literacy"


@dataclass(frozen=True, slots=True)
class Pending:
    """A choice that is owed; nothing else can be done before it is answered."""

    kind: PendingKind
    player: int
    """Who answers."""
    due: int = 0
    """Policy cards still to be drawn afterwards."""
    ending: bool = False
    """Whether the turn ends afterwards."""
    card: int | None = None
    """With `STRICT_PROTECTION`: the policy card that asks."""
    start: bool = False
    """With `UPGRADED_WASTE_WATER_TREATMENT`: whether it is asked at the start of the turn."""


@dataclass(slots=True)
class State:
    """One position. Decks and stacks are lists with the top card *last*; rows run left to right.

    `used`, `ability_used` and `star_used` are sets of cards as bit masks (`1 << card`); they can
    only hold cards of the row of the player whose turn it is. Nobody but `Draft` changes a state.
    """

    catalogue: Catalogue
    config: Config
    rows: list[list[int]]
    decks: list[list[int]]
    discards: list[list[int]]
    tokens: list[int]
    """Bit mask of the face-up ability tokens of each player."""
    producers: list[int]
    """Four market slots: a card or `EMPTY`."""
    producer_deck: list[int]
    consumers: list[int]
    consumer_deck: list[int]
    elements: list[list[int]]
    """Five market stacks."""
    pressures: list[int]
    policy_deck: list[int]
    pool: list[int]
    """Measures and funding, in the order they came."""
    active: list[int]
    """Face-up policy cards by the market, in the order they came."""
    policy_discard: list[int]
    removed: list[int]
    habitats: list[int]
    """Restored habitats, in order."""
    rng: int
    restored: int = 0
    """The same habitats as a bit mask."""
    impacts: int = 0
    implemented: int = 0
    """Measures implemented so far."""
    player: int = 0
    """Whose turn it is."""
    number: int = 1
    """Counts every turn from 1, skipped ones too."""
    acquired: bool = False
    """Whether something done in this turn spares the player the pressure card (RULES 3.5)."""
    offer: bool = False
    """Whether a face-down token may be turned up now (RULES 3.1)."""
    abilities_blocked: bool = False
    """Underwater noise in this turn."""
    skip_next: bool = False
    noise_next: bool = False
    used: int = 0
    ability_used: int = 0
    star_used: int = 0
    pending: Pending | None = None
    outcome: Outcome | None = None

    def copy(self) -> State:
        """An independent copy; only what never changes is shared."""
        return State(
            self.catalogue,
            self.config,
            [row[:] for row in self.rows],
            [deck[:] for deck in self.decks],
            [pile[:] for pile in self.discards],
            self.tokens[:],
            self.producers[:],
            self.producer_deck[:],
            self.consumers[:],
            self.consumer_deck[:],
            [stack[:] for stack in self.elements],
            self.pressures[:],
            self.policy_deck[:],
            self.pool[:],
            self.active[:],
            self.policy_discard[:],
            self.removed[:],
            self.habitats[:],
            self.rng,
            self.restored,
            self.impacts,
            self.implemented,
            self.player,
            self.number,
            self.acquired,
            self.offer,
            self.abilities_blocked,
            self.skip_next,
            self.noise_next,
            self.used,
            self.ability_used,
            self.star_used,
            self.pending,
            self.outcome,
        )

    @property
    def round(self) -> int:
        """The round of this turn, from 1."""
        return (self.number - 1) // self.config.players + 1

    @property
    def row(self) -> list[int]:
        """The row of the player whose turn it is."""
        return self.rows[self.player]

    def clockwise(self) -> list[int]:
        """All players, from the one whose turn it is."""
        players = self.config.players
        return [(self.player + i) % players for i in range(players)]
