"""Sentences about what is to come: turns that will be lost, and where missing animals lie."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.foresight import rescues
from ecosfera.games.baltica.moves.goals import Lies
from ecosfera.games.baltica.rules.cards import FIRST_PRESSURE, element_of
from ecosfera.games.baltica.rules.turn import STRIKE, pressures_in, strikes

if TYPE_CHECKING:
    from ecosfera.games.baltica.moves.goals import Half
    from ecosfera.games.baltica.rules.ids import PlayerId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.text.phrases import Phrases


def lost_turns(teller: Phrases, state: State) -> str:
    """Return which of the others will lose the next turn as soon as it begins, and why.

    Measures that would prevent it are named.
    """
    told = []
    for player in state.players:
        if player == state.player or not strikes(state.rows[player]):
            continue
        sentence = _lost_turn(teller, state, player)
        names = dict.fromkeys(teller.book.policy(card) for card in rescues(state, player))
        if names:
            cards = teller.words.list(list(names), either=True)
            way_out = teller.words("table.lost.help", cards=cards)
            sentence = teller.words("table.join", one=sentence, two=way_out)
        told.append(sentence)
    return " ".join(told)


def _lost_turn(teller: Phrases, state: State, player: PlayerId) -> str:
    row, name = state.rows[player], teller.player(player)
    if pressures_in(row) >= STRIKE:
        return teller.words("table.lost.pressures", player=name)
    kinds = Counter(element_of(card) for card in row if card < FIRST_PRESSURE)
    three = [element for element, n in kinds.items() if n >= STRIKE]
    cards = teller.book.element_cards(three)
    return teller.words("table.lost.elements", player=name, cards=cards)


def lies(teller: Phrases, state: State, half: Half) -> str:
    """Return where another player's animal lies; in a deck, how likely it is to be drawn."""
    place = teller.place(half, mine=False)
    if half.lies is Lies.DECK:
        place = f"{place}: 1/{len(state.decks[half.player])}"
    return teller.words("table.lies-in", card=teller.book.name(half.card), place=place)
