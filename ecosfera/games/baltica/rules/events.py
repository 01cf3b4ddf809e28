"""Events: what happened, in order and in enough detail to animate it.

`apply` returns the events of an action. Applying them all to the view before the action gives the
view after it (`ecosfera.games.baltica.rules.view`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.rules.ids import AbilityId, CardId, HabitatId, PlayerId
from ecosfera.games.baltica.rules.state import Outcome, Pending

if TYPE_CHECKING:
    from collections.abc import Iterable


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


class Location(NamedTuple):
    """Where a card lies: a zone and an index.

    `which` is the player, market slot or element of the zone; 0 for zones that exist once.
    """

    zone: Zone
    which: int = 0


class Cause(StrEnum):
    """Why a tile was placed or a pressure card added."""

    NOTHING_ACQUIRED = "nothing_acquired"
    """The player ended the turn without acquiring or restoring anything (RULES 3.5)."""
    THREE_PRESSURES = "three_pressures"
    FOUR_PRESSURES = "four_pressures"
    THREE_ELEMENTS = "three_elements"
    POLICY = "policy"
    CLIMATE_CHANGE = "climate_change"
    CONSUMERS = "consumers"
    """Two consumers restored the habitat (RULES 3.2)."""


@dataclass(frozen=True, slots=True)
class CardMoved:
    """A card moved: to the top of a deck or pile, or to the right end of a row."""

    card: CardId
    source: Location
    target: Location
    under: bool = False
    """Whether the card went to the bottom of the target deck."""


@dataclass(frozen=True, slots=True)
class CardsUsed:
    """Cards of the active row were used for an action; they are shown shifted up."""

    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """An ability was used: a droplet marks the card, or the token turns face down."""

    ability: AbilityId
    source: CardId
    """`TOKEN`, or a card of the active row."""


@dataclass(frozen=True, slots=True)
class StarUsed:
    """The star of a card in the active row was used."""

    card: CardId


@dataclass(frozen=True, slots=True)
class TokensTurned:
    """The face-up tokens of a player changed; `tokens` is the new bit mask."""

    player: PlayerId
    tokens: int


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """A player's discard pile was shuffled and became the deck; its cards are now face down."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Triggered:
    """A pressure card or an impact tile is coming because of these cards in the active row."""

    cause: Cause
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class HabitatRestored:
    """A habitat tile was placed."""

    habitat: HabitatId
    cause: Cause


@dataclass(frozen=True, slots=True)
class CameHome:
    """Animals whose habitats are all restored leave the game; their `CardMoved` follow."""

    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class ImpactPlaced:
    """An impact tile was placed."""

    cause: Cause


@dataclass(frozen=True, slots=True)
class ImpactTakenBack:
    """An impact tile was taken back."""


@dataclass(frozen=True, slots=True)
class PressureMissing:
    """A pressure card was due, but the supply is empty (RULES 1)."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class PolicyDrawn:
    """A policy card was drawn; its `CardMoved` follows."""

    card: CardId


@dataclass(frozen=True, slots=True)
class MeasureImplemented:
    """A measure was paid for with a funding card."""

    card: CardId
    funding: CardId


@dataclass(frozen=True, slots=True)
class ChoiceOwed:
    """A player has to make a choice before anything else can happen."""

    pending: Pending


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """The pending choice was answered."""


@dataclass(frozen=True, slots=True)
class OfferChanged:
    """The offer to turn a token face up opened or closed (RULES 3.1)."""

    offer: bool


@dataclass(frozen=True, slots=True)
class SparedPressure:
    """The player acquired or restored something, so ending this turn costs no pressure card."""


@dataclass(frozen=True, slots=True)
class NextTurnChanged:
    """The restrictions on the next player's turn changed."""

    skip: bool
    noise: bool


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The turn ended and the row lost its marks; `CardMoved` events to the discard pile follow."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """A player's turn was skipped (beach litter)."""

    player: PlayerId
    number: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A turn began; no card of the row carries a mark."""

    player: PlayerId
    number: int
    abilities_blocked: bool


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last habitat or impact tile was placed."""

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
    | CameHome
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


FACE_DOWN: Final = frozenset({Zone.DECK, Zone.PRODUCER_DECK, Zone.CONSUMER_DECK, Zone.POLICY_DECK})
"""Decks in unknown order. Pressure cards are all alike, and elements lie face up."""


def reveals(events: Iterable[Event]) -> bool:
    """Return whether a card came from a face-down deck, or a deck was shuffled."""
    return any(
        isinstance(event, DeckShuffled)
        or (isinstance(event, CardMoved) and event.source.zone in FACE_DOWN)
        for event in events
    )
