"""Why an action is not possible: one source for screen, protocol and tests."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class RefusalCode(StrEnum):
    """Every ground for a refusal. The words for each are the message `refusal.<value>`."""

    GAME_OVER = "game-over"
    CHOICE_OWED = "choice-owed"
    """Something is pending (`kind`): only `choose` is possible."""
    NOTHING_TO_CHOOSE = "nothing-to-choose"
    WRONG_CHOICE = "wrong-choice"
    """The pending choice (`kind`) is answered with other keys."""
    NO_SUCH_PLAYER = "no-such-player"

    NOT_ON_MARKET = "not-on-market"
    NOT_A_PRODUCER = "not-a-producer"
    NOT_A_CONSUMER = "not-a-consumer"
    MISSING_ELEMENTS = "missing-elements"
    """Two or more cards of the cost are missing: `elements`, one for each card."""
    MARKET_LACKS_ELEMENT = "market-lacks-element"
    """One card is missing and the market has none either: `elements`."""

    NOT_IN_ROW = "not-in-row"
    CARD_USED = "card-used"
    SAME_CARD_TWICE = "same-card-twice"
    NO_COMMON_HABITAT = "no-common-habitat"
    """`cards` have no habitat that all of them share."""
    NOTHING_NEW_TO_RESTORE = "nothing-new-to-restore"
    """All `habitats` that the two share are restored already."""

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
    """The measure needs other choices than were given."""
    ALL_TOKENS_READY = "all-tokens-ready"
    NO_MUD_ON_MARKET = "no-mud-on-market"
    NO_IMPACTS = "no-impacts"
    HABITAT_NOT_SHARED = "habitat-not-shared"
    HABITAT_RESTORED = "habitat-restored"
    NOT_FISH_OR_BIRD = "not-fish-or-bird"
    NO_PRESSURES_IN_ROWS = "no-pressures-in-rows"
    NOT_ENOUGH_PRESSURES = "not-enough-pressures"
    """The rows chosen do not hold the pressure cards to be taken: `player`."""
    ONE_ROW_NEEDED = "one-row-needed"
    TWO_ROWS_NEEDED = "two-rows-needed"
    NO_NUTRIENTS_ON_MARKET = "no-nutrients-on-market"
    HABITAT_NOT_OFFERED = "habitat-not-offered"
    NOT_YOUR_CHOICE = "not-your-choice"
    """`player` is the one who is asked."""


@dataclass(frozen=True, slots=True)
class RefusalReason:
    """A ground and its particulars; those that do not matter are empty."""

    why: RefusalCode
    cards: tuple[int, ...] = ()
    elements: tuple[int, ...] = ()
    habitats: tuple[int, ...] = ()
    ability: int | None = None
    player: int | None = None
    kind: str | None = None
    """Which pending choice is meant."""


class IllegalActionError(Exception):
    """An action was refused; `reason` says why, and nothing was changed."""

    def __init__(self, reason: RefusalReason) -> None:
        super().__init__(reason.why.value)
        self.reason = reason
