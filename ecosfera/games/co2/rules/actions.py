"""Actions that a player asks for, legal or not, and reasons for a refusal (PROTOCOL, actions)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ecosfera.games.co2.rules.ids import KindId, PlayerId, TerritoryId
from ecosfera.games.co2.rules.state import Side


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw the dice and move (RULES 3.1)."""


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy the free territory on which the pawn stands (RULES 4.5)."""


@dataclass(frozen=True, slots=True)
class BuyAfar:
    """Buy a free territory of an area in which the player owns one (RULES 4.10)."""

    territory: TerritoryId


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
    """Exchange two action cards on a CO2 square or past one (RULES 4.4, 4.8, 5.5)."""

    cards: tuple[KindId, KindId]
    """In order."""


@dataclass(frozen=True, slots=True)
class Retire:
    """Hand in credits for a point of the balance (RULES 4.9)."""


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
    | BuyAfar
    | Play
    | Pass
    | TakeCredit
    | Exchange
    | Retire
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


# -- refusals --------------------------------------------------------------------------------------


class RefusalCode(StrEnum):
    """The reasons for a refusal."""

    GAME_OVER = "game-over"
    ROLL_FIRST = "roll-first"
    ROLLED_ALREADY = "rolled-already"
    DEBT_FIRST = "debt-first"
    """A debt of `player` stands, which comes before anything else."""
    ANSWER_FIRST = "answer-first"
    """An offer waits for the answer of `player`."""
    CHOICE_FIRST = "choice-first"
    """The event card asks `player` to choose."""

    NO_TERRITORY_HERE = "no-territory-here"
    NOT_FREE = "not-free"
    """`territory` belongs to `player`."""
    PRICE_TOO_HIGH = "price-too-high"
    """`territory` costs `n` euros."""
    NO_AFAR = "no-afar"
    """In this game nothing is bought from afar."""
    BOUGHT = "bought"
    """Something was bought in this turn already."""
    NOT_AFAR = "not-afar"
    """The pawn stands on `territory`, so it is bought there."""
    NO_NEIGHBOUR = "no-neighbour"
    """The player owns no territory in the area of `territory`."""
    NOT_OWN = "not-own"
    """The player does not own `territory`."""
    FRESH = "fresh"
    """`territory` was bought or traded in this turn."""
    ALL_DONE = "all-done"
    CARD_MISSING = "card-missing"
    """`territory` needs a card of `kind` next, which the hand does not hold."""
    NO_CREDIT = "no-credit"
    EVENT_TURN = "event-turn"
    """There are no actions, and there is no pass, in a turn with an event card."""
    CREDIT_FIRST = "credit-first"
    """Actions on a CO2 square come after its credit."""
    EXCHANGED = "exchanged"
    """Whoever exchanges cards on a CO2 square carries out no actions."""
    NO_PASS_HERE = "no-pass-here"
    NOT_IDLE = "not-idle"
    """Whoever has bought or played ends the turn without passing."""
    NOT_CO2_SQUARE = "not-co2-square"
    TOOK_ALREADY = "took-already"
    """The credit or the exchange of the CO2 square has been used."""
    NOT_IN_HAND = "not-in-hand"
    """The hand holds too few cards of `kind`."""
    BAG_TOO_SMALL = "bag-too-small"
    IDLE = "idle"
    """Whoever has done nothing on a territory square passes."""
    TAKE_FIRST = "take-first"
    """A turn on a CO2 square ends after its credit or the exchange."""

    NO_RETIRING = "no-retiring"
    """In this game credits cannot be handed in."""
    RETIRED = "retired"
    """Credits were handed in in this turn already."""
    LAST_POINT = "last-point"
    """Credits may not bring the last point of the goal."""
    FEW_CREDITS = "few-credits"
    """It takes `n` credits to hand them in."""

    INCOMPLETE_OFFER = "incomplete-offer"
    """An offer has to say what is given and what is got."""
    NO_OFFERS_LEFT = "no-offers-left"
    """All `n` offers of the turn have been made."""
    NO_SUCH_PLAYER = "no-such-player"
    OFFER_TO_SELF = "offer-to-self"
    PARTNER_OUT = "partner-out"
    TERRITORY_MISSING = "territory-missing"
    """`player` does not own `territory`, which the offer names."""
    CREDITS_MISSING = "credits-missing"
    """`player` has fewer than `n` credits."""
    EUROS_MISSING = "euros-missing"
    """`player` has fewer than `n` euros."""
    CARDS_MISSING = "cards-missing"
    """`player` has too few cards of `kind`."""
    NO_HUNDREDS = "no-hundreds"
    CARDS_UNEQUAL = "cards-unequal"
    CREDITS_BOTH_WAYS = "credits-both-ways"
    EUROS_BOTH_WAYS = "euros-both-ways"
    EMPTY_OFFER = "empty-offer"
    BELOW_RENT = "below-rent"
    """The offer is below `n` euros, the rent of the territories that `player` would get."""
    TOO_EARLY = "too-early"
    """No territory changes hands by trade before round `n`."""
    NOTHING_TO_SETTLE = "nothing-to-settle"
    """There is no debt to `player`."""
    NOTHING_TO_ANSWER = "nothing-to-answer"
    COUNTER_TO_COUNTER = "counter-to-counter"

    NO_DEBT = "no-debt"
    CANNOT_PAY = "cannot-pay"
    CAN_PAY = "can-pay"
    """Bankruptcy is for those who cannot pay."""

    NOTHING_TO_CHOOSE = "nothing-to-choose"
    WRONG_CHOICE = "wrong-choice"
    """The event card asks for another kind of answer."""
    NOT_A_CHOICE = "not-a-choice"
    """`territory` cannot be chosen."""


@dataclass(frozen=True, slots=True)
class RefusalReason:
    """A reason for a refusal and its details; fields that do not apply are empty."""

    why: RefusalCode
    territory: TerritoryId | None = None
    kind: KindId | None = None
    player: PlayerId | None = None
    n: int = 0
    """Credits, euros, offers, or a round."""


class IllegalActionError(Exception):
    """Raised for an action that is not legal; `reason` says why. Nothing was changed."""

    def __init__(self, reason: RefusalReason) -> None:
        super().__init__(reason.why.value)
        self.reason = reason
