"""The English sentence for a refused action, as used by the protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules.actions import RefusalCode, RefusalReason

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.pieces import Catalogue
    from ecosfera.games.co2.rules.state import View

SENTENCES: Final = {
    RefusalCode.GAME_OVER: "The game is over.",
    RefusalCode.ROLL_FIRST: "The dice have to be thrown first.",
    RefusalCode.ROLLED_ALREADY: "The dice have been thrown in this turn.",
    RefusalCode.DEBT_FIRST: "{player} has a debt, which comes before anything else.",
    RefusalCode.ANSWER_FIRST: "An offer waits for the answer of {player}.",
    RefusalCode.CHOICE_FIRST: "The event card asks {player} to choose first.",
    RefusalCode.NO_TERRITORY_HERE: "The pawn does not stand on a territory.",
    RefusalCode.NOT_FREE: "{territory} belongs to {player}.",
    RefusalCode.PRICE_TOO_HIGH: "{territory} costs {n} €, which is more than there is.",
    RefusalCode.NO_AFAR: "In this game nothing is bought from afar.",
    RefusalCode.BOUGHT: "Something has been bought in this turn.",
    RefusalCode.NOT_AFAR: "The pawn stands on {territory}: buy it there.",
    RefusalCode.NO_NEIGHBOUR: "{territory} lies in an area where the player owns nothing, and the "
    "player has actions left.",
    RefusalCode.NOT_OWN: "{territory} does not belong to the player.",
    RefusalCode.FRESH: "{territory} has been bought or traded in this turn; its next action has "
    "to wait.",
    RefusalCode.ALL_DONE: "All actions of {territory} are done.",
    RefusalCode.CARD_MISSING: "{territory} needs {kind} next, and no such card is in the hand.",
    RefusalCode.NO_CREDIT: "This costs a credit, and there is none.",
    RefusalCode.EVENT_TURN: "In a turn with an event card there are no actions and no pass.",
    RefusalCode.CREDIT_FIRST: "On a CO2 square, take the credit before carrying out actions.",
    RefusalCode.EXCHANGED: "After an exchange of cards there are no actions in this turn.",
    RefusalCode.NO_PASS_HERE: "Passing is for territories only.",
    RefusalCode.NOT_IDLE: "Something was bought or carried out: end the turn instead of passing.",
    RefusalCode.NOT_CO2_SQUARE: "The pawn does not stand on a CO2 square.",
    RefusalCode.TOOK_ALREADY: "The CO2 square has been used in this turn.",
    RefusalCode.NOT_IN_HAND: "The hand does not hold these cards of {kind}.",
    RefusalCode.BAG_TOO_SMALL: "The bag holds fewer than two cards.",
    RefusalCode.IDLE: "Nothing was bought or carried out: pass instead of ending the turn.",
    RefusalCode.TAKE_FIRST: "On a CO2 square, take the credit or exchange two cards first.",
    RefusalCode.NO_RETIRING: "In this game no credits are handed in for the balance.",
    RefusalCode.RETIRED: "Credits have been handed in in this turn.",
    RefusalCode.LAST_POINT: "Credits cannot bring the last point of the goal.",
    RefusalCode.FEW_CREDITS: "This takes {n} credits, which is more than there are.",
    RefusalCode.INCOMPLETE_OFFER: "An offer has to say what is given and what is got.",
    RefusalCode.NO_OFFERS_LEFT: "All {n} offers of this turn have been made.",
    RefusalCode.NO_SUCH_PLAYER: "There is no player {n}.",
    RefusalCode.OFFER_TO_SELF: "An offer is made to another player.",
    RefusalCode.PARTNER_OUT: "Player {n} is out.",
    RefusalCode.TERRITORY_MISSING: "{territory} does not belong to {player}.",
    RefusalCode.CREDITS_MISSING: "{player} has fewer than {n} credits.",
    RefusalCode.EUROS_MISSING: "{player} has less than {n} €.",
    RefusalCode.CARDS_MISSING: "{player} does not have these cards of {kind}.",
    RefusalCode.NO_HUNDREDS: "Euros are given in hundreds.",
    RefusalCode.CARDS_UNEQUAL: "Action cards are exchanged one for one.",
    RefusalCode.CREDITS_BOTH_WAYS: "Credits go one way only.",
    RefusalCode.EUROS_BOTH_WAYS: "Euros go one way only.",
    RefusalCode.EMPTY_OFFER: "The offer is empty.",
    RefusalCode.BELOW_RENT: "The offer is below the rent of {n} € of what {player} would get.",
    RefusalCode.TOO_EARLY: "Territories are traded from round {n} on.",
    RefusalCode.NOTHING_TO_SETTLE: "There is no debt to {player} that could be settled.",
    RefusalCode.NOTHING_TO_ANSWER: "No offer waits for an answer.",
    RefusalCode.COUNTER_TO_COUNTER: "A counter-offer can only be accepted or refused.",
    RefusalCode.NO_DEBT: "There is no debt.",
    RefusalCode.CANNOT_PAY: "The debt takes {n} €, which is more than there is.",
    RefusalCode.CAN_PAY: "The debt can be paid.",
    RefusalCode.NOTHING_TO_CHOOSE: "No event card asks for a choice.",
    RefusalCode.WRONG_CHOICE: "The event card asks for another answer.",
    RefusalCode.NOT_A_CHOICE: "{territory} cannot be chosen.",
}
"""A sentence for each reason; the fields are those of `RefusalReason`."""


def sentence(view: View, reason: RefusalReason) -> str:
    """Return the sentence of a reason, with Italian names of places and English ones of actions."""
    catalogue: Catalogue = view.catalogue
    names = view.config.names
    player = reason.player
    return SENTENCES[reason.why].format(
        territory="" if reason.territory is None else catalogue.territories[reason.territory].name,
        kind="" if reason.kind is None else catalogue.kinds[reason.kind].name,
        player="" if player is None else (names and names[player]) or f"Player {player}",
        n=reason.n,
    )
