"""Why an action is refused, as an English sentence for the protocol.

The screen says the same in the player's language, from the same `Reason` (`refusal.…` in the
locales).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.rules.cards import ABILITIES, ELEMENTS, HABITATS
from ecosfera.rules.reasons import Reason, Why

if TYPE_CHECKING:
    from ecosfera.rules.cards import Catalogue

_SENTENCES = {
    Why.GAME_OVER: "The game is over.",
    Why.CHOICE_OWED: "Player {player} has to answer {kind} first, with choose.",
    Why.NOTHING_TO_CHOOSE: "Nothing is pending, so there is nothing to choose.",
    Why.WRONG_CHOICE: "The pending choice is {kind}: answer it with its own keys.",
    Why.NO_SUCH_PLAYER: "There is no player {player}.",
    Why.NOT_ON_MARKET: "{card} does not lie face up on the market.",
    Why.NOT_A_PRODUCER: "{card} is not a producer.",
    Why.NOT_A_CONSUMER: "{card} is not a consumer.",
    Why.MISSING_ELEMENTS: "{card} cannot be paid: the row lacks {elements}; the market lends one "
    "card at most.",
    Why.MARKET_LACKS_ELEMENT: "{card} cannot be paid: the row lacks {elements}, and the market has "
    "none to lend.",
    Why.NOT_IN_ROW: "{card} does not lie in the row.",
    Why.CARD_USED: "{card} has been used in this turn.",
    Why.SAME_CARD_TWICE: "Two different cards are needed, not {card} twice.",
    Why.NO_COMMON_HABITAT: "{cards} have no habitat common to all of them.",
    Why.NOTHING_NEW_TO_RESTORE: "All that {cards} share is restored already: {habitats}.",
    Why.ABILITIES_BLOCKED: "Underwater noise: no abilities can be used in this turn.",
    Why.TOKEN_SPENT: "The token {ability} lies face down.",
    Why.NO_SUCH_ABILITY: "{card} does not have the ability {ability}.",
    Why.ABILITY_USED: "The ability of {card} has been used in this turn.",
    Why.PASSES_ITSELF: "{card} cannot pass itself by its own symbol.",
    Why.PASS_TO_SELF: "A card is passed to another player, not to player {player} who has it.",
    Why.ONLY_ELEMENTS_TO_MARKET: "Only element cards can be returned to the market, not {card}.",
    Why.NO_CARDS_TO_DRAW: "The player's deck and discard pile are both empty.",
    Why.MARKET_ROW_EMPTY: "That row of the market holds no card.",
    Why.NO_REACTIVATION: "No token can be turned face up now.",
    Why.TOKEN_READY: "The token {ability} lies face up already.",
    Why.NO_STAR: "{card} has no star.",
    Why.STAR_USED: "The star of {card} has been used in this turn.",
    Why.POLICY_DECK_EMPTY: "The policy deck is empty.",
    Why.NOT_IN_POOL: "{card} does not lie in the pool.",
    Why.NOT_A_MEASURE: "{card} is not a measure.",
    Why.NO_FUNDING: "No funding card lies in the pool.",
    Why.WRONG_PARTICULARS: "{card} is given with the wrong choices; see the protocol, implement.",
    Why.ALL_TOKENS_READY: "All tokens lie face up already.",
    Why.NO_MUD_ON_MARKET: "No card on the market has mud.",
    Why.NO_IMPACTS: "There is no impact tile to take back.",
    Why.HABITAT_NOT_SHARED: "{cards} do not share {habitats}.",
    Why.HABITAT_RESTORED: "{habitats} is restored already.",
    Why.NOT_FISH_OR_BIRD: "{card} is neither a fish nor a bird.",
    Why.NO_PRESSURES_IN_ROWS: "No row holds a pressure card.",
    Why.NOT_ENOUGH_PRESSURES: "The row of player {player} does not hold the pressure cards to be "
    "taken from it.",
    Why.ONE_ROW_NEEDED: "All rows together hold one pressure card: name one player.",
    Why.TWO_ROWS_NEEDED: "Two pressure cards leave: name two players, or one of them twice.",
    Why.NO_NUTRIENTS_ON_MARKET: "The market has no nutrients card.",
    Why.HABITAT_NOT_OFFERED: "One of {habitats} has to be chosen.",
    Why.NOT_YOUR_CHOICE: "Player {player} is asked now.",
}


def sentence(catalogue: Catalogue, reason: Reason) -> str:
    """The reason as a sentence, with the names the protocol uses."""
    cards = [catalogue.names[card] for card in reason.cards]
    return _SENTENCES[reason.why].format(
        card=cards[0] if cards else "the card",
        cards=_listed(cards),
        elements=_listed([ELEMENTS[element] for element in reason.elements]),
        habitats=_listed([HABITATS[habitat] for habitat in reason.habitats]),
        ability="" if reason.ability is None else ABILITIES[reason.ability],
        player="" if reason.player is None else reason.player,
        kind=reason.kind or "",
    )


def _listed(names: list[str]) -> str:
    """The names as a sentence lists them."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"
