"""Events: what happened, in order and in enough detail to animate it.

`engine.apply` returns the events of an action. Everything that players can see changes by events
alone: `fold.fold` applies one to a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from ecosfera.games.co2.rules.ids import EventId, KindId, PlayerId, TerritoryId
from ecosfera.games.co2.rules.state import Debt, OutcomeKind, OutReason, Side

if TYPE_CHECKING:
    from collections.abc import Iterable


class Cause(StrEnum):
    """Why money changes hands, or cards are exchanged."""

    PASS = "pass"
    """A pass on a territory square (RULES 4.7)."""
    SQUARE = "square"
    """A CO2 square (RULES 4.4)."""
    PASSING = "passing"
    """A CO2 square passed on the way (RULES 4.8)."""
    VIA = "via"
    """VIA (RULES 7.1)."""
    RENT = "rent"
    """The rent of a territory (RULES 4.3)."""
    EVENT = "event"
    """An event card (RULES 13)."""
    PURCHASE = "purchase"
    """A territory bought (RULES 4.5)."""
    SALE = "sale"
    """A territory sold to the bank (RULES 10.4)."""
    ACTION = "action"
    """An action carried out (RULES 5.2)."""
    RETIRE = "retire"
    """Credits handed in (RULES 4.9)."""


@dataclass(frozen=True, slots=True)
class StartDice:
    """The dice thrown before the first turn to decide who begins (RULES 2.6)."""

    player: PlayerId
    dice: tuple[int, int]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn began (RULES 2.7)."""

    player: PlayerId
    number: int
    round: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice were thrown (RULES 3.1)."""

    player: PlayerId
    dice: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Moved:
    """A pawn moved clockwise from one square to another."""

    player: PlayerId
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class ViaSettled:
    """A pawn reached or passed VIA; the balance at that moment is due (RULES 7.1)."""

    player: PlayerId
    balance: int


@dataclass(frozen=True, slots=True)
class CreditsTaken:
    """The bank gave credits to a player: `n` is what it really had (RULES 12.1)."""

    player: PlayerId
    n: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class EurosTaken:
    """The bank gave euros to a player: `n` is what it really had (RULES 12.1)."""

    player: PlayerId
    n: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class Paid:
    """A player paid the bank (`to` is None) or another player."""

    player: PlayerId
    credits: int
    euros: int
    to: PlayerId | None
    cause: Cause
    debt: bool = False
    """Whether this cleared the debt that stood. Credits missing for it were bought (RULES 7.3)."""


@dataclass(frozen=True, slots=True)
class DebtArose:
    """A player could not pay at once (RULES 10.1)."""

    debt: Debt


@dataclass(frozen=True, slots=True)
class Sold:
    """A territory was sold to the bank: it is free, its cards are in the bag (RULES 10.5)."""

    player: PlayerId
    territory: TerritoryId


@dataclass(frozen=True, slots=True)
class Bought:
    """A territory was bought (RULES 4.5). A `Paid` comes before it."""

    player: PlayerId
    territory: TerritoryId


@dataclass(frozen=True, slots=True)
class Played:
    """An action was carried out: its card lies on the territory (RULES 5.3)."""

    player: PlayerId
    territory: TerritoryId
    card: KindId
    free: bool = False
    """Whether it was the answer to the building grant (RULES 13)."""


@dataclass(frozen=True, slots=True)
class Retired:
    """A player handed in credits for a point of the balance (RULES 4.9). A `Paid` comes before."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Drew:
    """A player drew an action card from the bag; None if it was empty (RULES 5.4)."""

    player: PlayerId
    card: KindId | None


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A player drew cards and put others into the bag (RULES 5.5, 13)."""

    player: PlayerId
    back: tuple[KindId, ...]
    drawn: tuple[KindId, ...]
    cause: Cause


@dataclass(frozen=True, slots=True)
class EventDrawn:
    """An event card was drawn and laid on the discard pile (RULES 13)."""

    player: PlayerId
    card: EventId
    shuffled: bool = False
    """Whether the discard pile had to be shuffled first, to be the deck."""


@dataclass(frozen=True, slots=True)
class ChoiceOwed:
    """The event card of the turn asks a player to choose (RULES 13)."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Declined:
    """A player declined what the event card offered (RULES 13)."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Undone:
    """The last action of a territory was undone; its card is in the bag (RULES 13)."""

    player: PlayerId
    territory: TerritoryId
    card: KindId


@dataclass(frozen=True, slots=True)
class Offered:
    """A player offered a trade to another (RULES 11.1)."""

    player: PlayerId
    """The player whose turn it is."""
    to: PlayerId
    give: Side
    get: Side
    settle: bool


@dataclass(frozen=True, slots=True)
class Countered:
    """The partner answered by a counter-offer (RULES 11.5)."""

    player: PlayerId
    """The partner."""
    to: PlayerId
    """The player whose turn it is."""
    give: Side
    """What the player whose turn it is gives."""
    get: Side
    settle: bool


@dataclass(frozen=True, slots=True)
class Refused:
    """An offer or a counter-offer was refused (RULES 11.5)."""

    player: PlayerId
    """The player who refused."""


@dataclass(frozen=True, slots=True)
class Traded:
    """Two players exchanged what they had agreed on (RULES 11.6)."""

    player: PlayerId
    """The player whose turn it is."""
    partner: PlayerId
    give: Side
    """What the player whose turn it is gave."""
    get: Side


@dataclass(frozen=True, slots=True)
class Forgiven:
    """A trade settled the debt (RULES 11.7)."""

    player: PlayerId
    """The debtor."""
    to: PlayerId
    """The creditor."""


@dataclass(frozen=True, slots=True)
class WentOut:
    """A player went out and gave everything back (RULES 9.3, 9.4)."""

    player: PlayerId
    reason: OutReason
    to: PlayerId | None
    """Who got the euros: the creditor of the player's debt; None for the bank."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over (RULES 9)."""

    kind: OutcomeKind
    winners: tuple[PlayerId, ...]


Event = (
    StartDice
    | TurnBegan
    | Rolled
    | Moved
    | ViaSettled
    | CreditsTaken
    | EurosTaken
    | Paid
    | DebtArose
    | Sold
    | Bought
    | Played
    | Retired
    | Drew
    | Exchanged
    | EventDrawn
    | ChoiceOwed
    | Declined
    | Undone
    | Offered
    | Countered
    | Refused
    | Traded
    | Forgiven
    | WentOut
    | GameEnded
)


def reveals(events: Iterable[Event]) -> bool:
    """Return whether dice were thrown, or a card came from the bag or from the event deck."""
    return any(
        isinstance(event, Rolled | StartDice | EventDrawn | Exchanged)
        or (isinstance(event, Drew) and event.card is not None)
        for event in events
    )
