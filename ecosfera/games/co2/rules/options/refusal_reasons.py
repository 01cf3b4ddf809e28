"""Why an action is refused: one source for the screen, the protocol and the tests."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ecosfera.games.co2.rules.pieces.ids import KindId, PlayerId, TerritoryId


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
    """Credits, euros or offers."""


class IllegalActionError(Exception):
    """Raised for an action that is not legal; `reason` says why. Nothing was changed."""

    def __init__(self, reason: RefusalReason) -> None:
        super().__init__(reason.why.value)
        self.reason = reason
