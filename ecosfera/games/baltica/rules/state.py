"""The state of a game: small ints and lists of ints, copied by hand for speed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ecosfera.games.baltica.rules.cards import FIRST_FUNDING, Catalogue
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.ids import EVERY_PLAYER, CardId, HabitatId, PlayerId

IMPACT_TILES: Final = 6
SLOTS: Final = 4
"""Number of face-up producers on the market, and of face-up consumers."""
EMPTY: Final = CardId(-1)
"""Marks an empty market slot."""


class Outcome(StrEnum):
    """The result of a finished game (RULES 3.4)."""

    WON = "won"
    LOST = "lost"


class PendingKind(StrEnum):
    """The kinds of choices a player may have to make (PROTOCOL, state)."""

    GREEN_ENERGY = "green_energy"
    STRICT_PROTECTION = "strict_protection"
    UPGRADED_WASTE_WATER_TREATMENT = "upgraded_waste_water_treatment"
    OCEAN_LITERACY = "ocean_literacy"


@dataclass(frozen=True, slots=True)
class Pending:
    """A choice that a player has to make before anything else can be done."""

    kind: PendingKind
    player: PlayerId
    """The player who answers."""
    due: int = 0
    """Number of policy cards still to be drawn after the answer."""
    ending: bool = False
    """Whether the turn ends after the answer."""
    card: CardId | None = None
    """For `STRICT_PROTECTION`: the policy card that offers the reaction."""
    start: bool = False
    """For `UPGRADED_WASTE_WATER_TREATMENT`: whether it is offered at the start of the turn."""


@dataclass(slots=True)
class State:
    """One position. In decks and stacks the top card is the last; rows run from left to right.

    `used`, `ability_used` and `star_used` are bit masks of cards (`1 << card`) in the row of the
    player whose turn it is. Only `Draft` changes a state.
    """

    catalogue: Catalogue
    config: Config
    rows: list[list[CardId]]
    decks: list[list[CardId]]
    discards: list[list[CardId]]
    tokens: list[int]
    """Bit mask of the face-up ability tokens of each player."""
    producers: list[CardId]
    """Four market slots: a card or `EMPTY`."""
    producer_deck: list[CardId]
    consumers: list[CardId]
    consumer_deck: list[CardId]
    elements: list[list[CardId]]
    """Five market stacks."""
    pressures: list[CardId]
    policy_deck: list[CardId]
    pool: list[CardId]
    """Measures and funding cards, in the order they were drawn."""
    active: list[CardId]
    """Face-up policy cards by the market, in the order they were placed."""
    policy_discard: list[CardId]
    removed: list[CardId]
    habitats: list[HabitatId]
    """Restored habitats, in order."""
    rng: int
    restored: int = 0
    """`habitats` as a bit mask."""
    impacts: int = 0
    implemented: int = 0
    """Number of measures implemented so far."""
    player: PlayerId = EVERY_PLAYER[0]
    """The player whose turn it is."""
    number: int = 1
    """Number of this turn, from 1; skipped turns count."""
    acquired: bool = False
    """Whether ending this turn costs no pressure card (RULES 3.5)."""
    offer: bool = False
    """Whether a face-down token may be turned up now (RULES 3.1)."""
    abilities_blocked: bool = False
    """Whether *underwater noise* blocks abilities in this turn."""
    skip_next: bool = False
    noise_next: bool = False
    used: int = 0
    ability_used: int = 0
    star_used: int = 0
    pending: Pending | None = None
    outcome: Outcome | None = None

    def copy(self) -> State:
        """Return an independent copy; only immutable parts are shared."""
        # Without `__init__`: searches copy a state for every move they try.
        copy = State.__new__(State)
        copy.catalogue = self.catalogue
        copy.config = self.config
        copy.rows = [row[:] for row in self.rows]
        copy.decks = [deck[:] for deck in self.decks]
        copy.discards = [pile[:] for pile in self.discards]
        copy.tokens = self.tokens[:]
        copy.producers = self.producers[:]
        copy.producer_deck = self.producer_deck[:]
        copy.consumers = self.consumers[:]
        copy.consumer_deck = self.consumer_deck[:]
        copy.elements = [stack[:] for stack in self.elements]
        copy.pressures = self.pressures[:]
        copy.policy_deck = self.policy_deck[:]
        copy.pool = self.pool[:]
        copy.active = self.active[:]
        copy.policy_discard = self.policy_discard[:]
        copy.removed = self.removed[:]
        copy.habitats = self.habitats[:]
        copy.rng = self.rng
        copy.restored = self.restored
        copy.impacts = self.impacts
        copy.implemented = self.implemented
        copy.player = self.player
        copy.number = self.number
        copy.acquired = self.acquired
        copy.offer = self.offer
        copy.abilities_blocked = self.abilities_blocked
        copy.skip_next = self.skip_next
        copy.noise_next = self.noise_next
        copy.used = self.used
        copy.ability_used = self.ability_used
        copy.star_used = self.star_used
        copy.pending = self.pending
        copy.outcome = self.outcome
        return copy

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Return all players, in the order of their rows."""
        return EVERY_PLAYER[: self.config.players]

    @property
    def round(self) -> int:
        """Return the number of this round, from 1."""
        return (self.number - 1) // self.config.players + 1

    @property
    def row(self) -> list[CardId]:
        """Return the row of the player whose turn it is."""
        return self.rows[self.player]

    def has_funding(self) -> bool:
        """Return whether a funding card lies in the pool (RULES 4.1)."""
        for card in self.pool:  # noqa: SIM110 (a generator would be slower, compiled or not)
            if card >= FIRST_FUNDING:
                return True
        return False

    def clockwise(self) -> list[PlayerId]:
        """Return all players, starting with the one whose turn it is."""
        return [*self.players[self.player :], *self.players[: self.player]]
