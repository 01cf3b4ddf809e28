"""The English sentence for a refused action, as used by the protocol.

The screen shows the same `RefusalReason` in the player's language (`refusal.…` in the locales).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules.cards import ABILITIES, ELEMENTS, HABITATS
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode, RefusalReason

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.cards import Catalogue

_SENTENCES = {
    RefusalCode.GAME_OVER: "The game is over.",
    RefusalCode.CHOICE_OWED: "Player {player} has to answer {kind} first, with choose.",
    RefusalCode.NOTHING_TO_CHOOSE: "Nothing is pending, so there is nothing to choose.",
    RefusalCode.WRONG_CHOICE: "The pending choice is {kind}: answer it with its own keys.",
    RefusalCode.NO_SUCH_PLAYER: "There is no player {player}.",
    RefusalCode.NOT_ON_MARKET: "{card} does not lie face up on the market.",
    RefusalCode.NOT_A_PRODUCER: "{card} is not a producer.",
    RefusalCode.NOT_A_CONSUMER: "{card} is not a consumer.",
    RefusalCode.MISSING_ELEMENTS: "{card} cannot be paid: the row lacks {elements}; the market "
    "lends one card at most.",
    RefusalCode.MARKET_LACKS_ELEMENT: "{card} cannot be paid: the row lacks {elements}, and the "
    "market has none to lend.",
    RefusalCode.NOT_IN_ROW: "{card} does not lie in the row.",
    RefusalCode.CARD_USED: "{card} has been used in this turn.",
    RefusalCode.SAME_CARD_TWICE: "Two different cards are needed, not {card} twice.",
    RefusalCode.NO_COMMON_HABITAT: "{cards} have no habitat common to all of them.",
    RefusalCode.NOTHING_NEW_TO_RESTORE: "All that {cards} share is restored already: {habitats}.",
    RefusalCode.ABILITIES_BLOCKED: "Underwater noise: no abilities can be used in this turn.",
    RefusalCode.TOKEN_SPENT: "The token {ability} lies face down.",
    RefusalCode.NO_SUCH_ABILITY: "{card} does not have the ability {ability}.",
    RefusalCode.ABILITY_USED: "The ability of {card} has been used in this turn.",
    RefusalCode.PASSES_ITSELF: "{card} cannot pass itself by its own symbol.",
    RefusalCode.PASS_TO_SELF: "A card is passed to another player, not to player {player} who "
    "has it.",
    RefusalCode.ONLY_ELEMENTS_TO_MARKET: "Only element cards can be returned to the market, not "
    "{card}.",
    RefusalCode.NO_CARDS_TO_DRAW: "The player's deck and discard pile are both empty.",
    RefusalCode.MARKET_ROW_EMPTY: "That row of the market holds no card.",
    RefusalCode.NO_REACTIVATION: "No token can be turned face up now.",
    RefusalCode.TOKEN_READY: "The token {ability} lies face up already.",
    RefusalCode.NO_STAR: "{card} has no star.",
    RefusalCode.STAR_USED: "The star of {card} has been used in this turn.",
    RefusalCode.POLICY_DECK_EMPTY: "The policy deck is empty.",
    RefusalCode.NOT_IN_POOL: "{card} does not lie in the pool.",
    RefusalCode.NOT_A_MEASURE: "{card} is not a measure.",
    RefusalCode.NO_FUNDING: "No funding card lies in the pool.",
    RefusalCode.WRONG_PARTICULARS: "{card} is given with the wrong choices; see the protocol, "
    "implement.",
    RefusalCode.ALL_TOKENS_READY: "All tokens lie face up already.",
    RefusalCode.NO_MUD_ON_MARKET: "No card on the market has mud.",
    RefusalCode.NO_IMPACTS: "There is no impact tile to take back.",
    RefusalCode.HABITAT_NOT_SHARED: "{cards} do not share {habitats}.",
    RefusalCode.HABITAT_RESTORED: "{habitats} is restored already.",
    RefusalCode.NOT_FISH_OR_BIRD: "{card} is neither a fish nor a bird.",
    RefusalCode.NO_PRESSURES_IN_ROWS: "No row holds a pressure card.",
    RefusalCode.NOT_ENOUGH_PRESSURES: "The row of player {player} does not hold the pressure "
    "cards to be taken from it.",
    RefusalCode.ONE_ROW_NEEDED: "All rows together hold one pressure card: name one player.",
    RefusalCode.TWO_ROWS_NEEDED: "Two pressure cards leave: name two players, or one of them "
    "twice.",
    RefusalCode.NO_NUTRIENTS_ON_MARKET: "The market has no nutrients card.",
    RefusalCode.HABITAT_NOT_OFFERED: "One of {habitats} has to be chosen.",
    RefusalCode.NOT_YOUR_CHOICE: "Player {player} is asked now.",
}


def sentence(catalogue: Catalogue, reason: RefusalReason) -> str:
    """Return the sentence of a reason, with the names that the protocol uses."""
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
    """Return names as an English list."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"
