"""Events are facts, in order: what happened, as an animation needs to tell it.

`apply` returns them; folding them all into the view before gives the view after
(`ecosfera.games.baltica.rules.view`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.state import Outcome, Pending


class Zone(StrEnum):
    """The places a card can lie in."""

    ROW = "row"
    DECK = "deck"
    DISCARD = "discard"
    PRODUCERS = "producers"
    PRODUCER_DECK = "producer_deck"
    CONSUMERS = "consumers"
    CONSUMER_DECK = "consumer_deck"
    ELEMENTS = "elements"
    PRESSURES = "pressures"
    POLICY_DECK = "policy_deck"
    POOL = "pool"
    ACTIVE = "active"
    POLICY_DISCARD = "policy_discard"
    REMOVED = "removed"


class Place(NamedTuple):
    """Where a card lies: a zone, and which one: a player, a market slot, an element, else 0."""

    zone: Zone
    which: int = 0


class Cause(StrEnum):
    """Why a tile or a pressure card came."""

    NOTHING_ACQUIRED = "nothing_acquired"
    """The player ended the turn without acquiring or restoring anything (RULES 3.5)."""
    THREE_PRESSURES = "three_pressures"
    FOUR_PRESSURES = "four_pressures"
    THREE_ELEMENTS = "three_elements"
    POLICY = "policy"
    CLIMATE_CHANGE = "climate_change"
    CONSUMERS = "consumers"
    """Two consumers restored it."""


@dataclass(frozen=True, slots=True)
class CardMoved:
    """A card went from one place to another: onto the top of a deck, to the right end of a row."""

    card: int
    source: Place
    target: Place
    under: bool = False
    """Whether it went under the deck."""


@dataclass(frozen=True, slots=True)
class CardsUsed:
    """Cards of the active row were used for an action: they shift up."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """An ability was used: a droplet covers the sign, or the token turns face down."""

    ability: int
    source: int
    """`TOKEN`, or a card of the active row."""


@dataclass(frozen=True, slots=True)
class StarUsed:
    """The star of a card in the active row was used."""

    card: int


@dataclass(frozen=True, slots=True)
class TokensTurned:
    """The face-up tokens of a player are now these (bit mask)."""

    player: int
    tokens: int


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """A player's discard pile was shuffled into a new deck; all its cards are face down now."""

    player: int


@dataclass(frozen=True, slots=True)
class Triggered:
    """A pressure card or an impact is coming: these cards of the active row are the cause."""

    cause: Cause
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HabitatRestored:
    """A habitat tile was placed."""

    habitat: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class ImpactPlaced:
    """An impact tile was placed."""

    cause: Cause


@dataclass(frozen=True, slots=True)
class ImpactTakenBack:
    """An impact tile went back."""


@dataclass(frozen=True, slots=True)
class PressureMissing:
    """A pressure card was due, but the supply is empty (RULES 1)."""

    player: int


@dataclass(frozen=True, slots=True)
class PolicyDrawn:
    """A policy card was turned up; its `CardMoved` follows."""

    card: int


@dataclass(frozen=True, slots=True)
class MeasureImplemented:
    """A measure was paid with a funding card."""

    card: int
    funding: int


@dataclass(frozen=True, slots=True)
class ChoiceOwed:
    """Somebody has to choose before anything else can happen."""

    pending: Pending


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """The choice that was owed has been answered."""


@dataclass(frozen=True, slots=True)
class OfferChanged:
    """A face-down token may now be turned up (RULES 3.1), or no longer."""

    offer: bool


@dataclass(frozen=True, slots=True)
class SparedPressure:
    """The player acquired or restored something: no pressure card at the end of this turn."""


@dataclass(frozen=True, slots=True)
class NextTurnChanged:
    """What awaits the next player."""

    skip: bool
    noise: bool


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The turn is over; the row's cards follow to the discard pile, without their marks."""

    player: int


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """A player's turn was skipped (beach litter)."""

    player: int
    number: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A turn began; all marks on cards are gone."""

    player: int
    number: int
    abilities_blocked: bool


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last tile was placed."""

    outcome: Outcome


Event = (
    CardMoved
    | CardsUsed
    | AbilityUsed
    | StarUsed
    | TokensTurned
    | DeckShuffled
    | Triggered
    | HabitatRestored
    | ImpactPlaced
    | ImpactTakenBack
    | PressureMissing
    | PolicyDrawn
    | MeasureImplemented
    | ChoiceOwed
    | ChoiceMade
    | OfferChanged
    | SparedPressure
    | NextTurnChanged
    | TurnEnded
    | TurnSkipped
    | TurnStarted
    | GameEnded
)
