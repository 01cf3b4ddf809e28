"""Actions: what a player asks to do, legal or not (PROTOCOL, actions)."""

from __future__ import annotations

from dataclasses import dataclass

from ecosfera.games.co2.rules.pieces.ids import KindId, PlayerId, TerritoryId
from ecosfera.games.co2.rules.position.state import Side


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw the dice and move (RULES 3.1)."""


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy the free territory on which the pawn stands (RULES 4.5)."""


@dataclass(frozen=True, slots=True)
class Play:
    """Carry out the next action of an own territory (RULES 5)."""

    territory: TerritoryId


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing on a territory square, and take a credit (RULES 4.7)."""


@dataclass(frozen=True, slots=True)
class TakeCredit:
    """Take the credit of a CO2 square (RULES 4.4)."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange two action cards on a CO2 square (RULES 4.4, 5.5)."""

    cards: tuple[KindId, KindId]
    """In order."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn (RULES 4.7)."""


@dataclass(frozen=True, slots=True)
class Propose:
    """Offer a trade to another player (RULES 11)."""

    to: PlayerId
    give: Side
    get: Side
    settle: bool = False


@dataclass(frozen=True, slots=True)
class Accept:
    """Accept an offer or a counter-offer (RULES 11.5)."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """Refuse an offer or a counter-offer (RULES 11.5)."""


@dataclass(frozen=True, slots=True)
class MakeCounter:
    """Answer an offer by a counter-offer (RULES 11.5)."""

    give: Side
    """What the player who answers gives."""
    get: Side
    settle: bool = False


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay the debt (RULES 10.2)."""


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell an own territory to the bank (RULES 10.4)."""

    territory: TerritoryId


@dataclass(frozen=True, slots=True)
class DeclareBankruptcy:
    """Go out because the debt cannot be paid (RULES 10.7)."""


@dataclass(frozen=True, slots=True)
class ChooseTerritory:
    """Answer the building grant or the flood; None declines the grant (RULES 13)."""

    territory: TerritoryId | None


@dataclass(frozen=True, slots=True)
class ChooseSwap:
    """Answer new ideas: whether to draw a new hand (RULES 13)."""

    swap: bool


@dataclass(frozen=True, slots=True)
class OfferTemplate:
    """Stands in the list of legal actions for all offers to a player. It cannot be carried out."""

    to: PlayerId


@dataclass(frozen=True, slots=True)
class CounterTemplate:
    """Stands in the list of legal actions for all counter-offers. It cannot be carried out."""


Template = OfferTemplate | CounterTemplate
Action = (
    Roll
    | Buy
    | Play
    | Pass
    | TakeCredit
    | Exchange
    | EndTurn
    | Propose
    | Accept
    | Refuse
    | MakeCounter
    | Pay
    | Sell
    | DeclareBankruptcy
    | ChooseTerritory
    | ChooseSwap
    | Template
)
