"""Reasons for refusing an action: one source for the screen, the protocol and the tests."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ecosfera.games.baltica.rules.ids import AbilityId, CardId, ElementId, HabitatId, PlayerId


class RefusalCode(StrEnum):
    """The reasons for a refusal; `refusal.<value>` is the message id of each."""

    GAME_OVER = "game-over"
    CHOICE_OWED = "choice-owed"
    """A choice (`kind`) is pending, so only `choose` is possible."""
    NOTHING_TO_CHOOSE = "nothing-to-choose"
    WRONG_CHOICE = "wrong-choice"
    """The answer has other keys than the pending choice (`kind`) takes."""
    NO_SUCH_PLAYER = "no-such-player"

    NOT_ON_MARKET = "not-on-market"
    NOT_A_PRODUCER = "not-a-producer"
    NOT_A_CONSUMER = "not-a-consumer"
    MISSING_ELEMENTS = "missing-elements"
    """Two or more cards of the cost are missing: `elements` has one entry for each."""
    MARKET_LACKS_ELEMENT = "market-lacks-element"
    """One card of the cost is missing and the market stack (`elements`) is empty."""

    NOT_IN_ROW = "not-in-row"
    CARD_USED = "card-used"
    SAME_CARD_TWICE = "same-card-twice"
    NO_COMMON_HABITAT = "no-common-habitat"
    """No habitat is common to all `cards`."""
    NOTHING_NEW_TO_RESTORE = "nothing-new-to-restore"
    """All `habitats` that the two consumers share are restored already."""

    ABILITIES_BLOCKED = "abilities-blocked"
    TOKEN_SPENT = "token-spent"
    """The token of `ability` lies face down."""
    NO_SUCH_ABILITY = "no-such-ability"
    """The source has no symbol of `ability`."""
    ABILITY_USED = "ability-used"
    PASSES_ITSELF = "passes-itself"
    PASS_TO_SELF = "pass-to-self"
    ONLY_ELEMENTS_TO_MARKET = "only-elements-to-market"
    NO_CARDS_TO_DRAW = "no-cards-to-draw"
    MARKET_ROW_EMPTY = "market-row-empty"

    NO_REACTIVATION = "no-reactivation"
    TOKEN_READY = "token-ready"
    """The token of `ability` lies face up already."""

    NO_STAR = "no-star"
    STAR_USED = "star-used"
    POLICY_DECK_EMPTY = "policy-deck-empty"

    NOT_IN_POOL = "not-in-pool"
    NOT_A_MEASURE = "not-a-measure"
    NO_FUNDING = "no-funding"
    WRONG_PARTICULARS = "wrong-particulars"
    """The measure takes other choices than those given."""
    ALL_TOKENS_READY = "all-tokens-ready"
    NO_MUD_ON_MARKET = "no-mud-on-market"
    NO_IMPACTS = "no-impacts"
    HABITAT_NOT_SHARED = "habitat-not-shared"
    HABITAT_RESTORED = "habitat-restored"
    NOT_FISH_OR_BIRD = "not-fish-or-bird"
    NO_PRESSURES_IN_ROWS = "no-pressures-in-rows"
    NOT_ENOUGH_PRESSURES = "not-enough-pressures"
    """The row of `player` has fewer pressure cards than are to be taken from it."""
    ONE_ROW_NEEDED = "one-row-needed"
    TWO_ROWS_NEEDED = "two-rows-needed"
    NO_NUTRIENTS_ON_MARKET = "no-nutrients-on-market"
    HABITAT_NOT_OFFERED = "habitat-not-offered"
    NOT_YOUR_CHOICE = "not-your-choice"
    """The choice belongs to `player`."""


@dataclass(frozen=True, slots=True)
class RefusalReason:
    """A reason for a refusal and its details; fields that do not apply are empty."""

    why: RefusalCode
    cards: tuple[CardId, ...] = ()
    elements: tuple[ElementId, ...] = ()
    habitats: tuple[HabitatId, ...] = ()
    ability: AbilityId | None = None
    player: PlayerId | None = None
    kind: str | None = None
    """The kind of the pending choice."""


class IllegalActionError(Exception):
    """Raised for an action that is not legal; `reason` says why. Nothing was changed."""

    def __init__(self, reason: RefusalReason) -> None:
        super().__init__(reason.why.value)
        self.reason = reason
