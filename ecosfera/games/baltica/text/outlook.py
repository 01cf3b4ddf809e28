"""Sentences about what is to come: turns that will be lost, and where missing animals lie."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.foresight import rescues
from ecosfera.games.baltica.content.habitat_order import in_order
from ecosfera.games.baltica.moves.goals import PAIR, Lies, goals
from ecosfera.games.baltica.rules.cards import FIRST_PRESSURE, element_of
from ecosfera.games.baltica.rules.turn import STRIKE, pressures_in, strikes
from ecosfera.games.baltica.rules.view import in_front

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.moves.goals import Half
    from ecosfera.games.baltica.rules.ids import CardId, HabitatId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.text.card_names import CardNames
    from ecosfera.games.baltica.text.people import Person


def lost_turns(book: CardNames, people: Sequence[Person], state: State) -> str:
    """Return which of the others will lose the next turn as soon as it begins, and why.

    Measures that would prevent it are named.
    """
    told = []
    for player in state.players:
        if player == state.player or not strikes(state.rows[player]):
            continue
        sentence = _lost_turn(book, people[player].name, state.rows[player])
        names = dict.fromkeys(book.policy(card) for card in rescues(state, player))
        if names:
            cards = book.words.list(list(names), either=True)
            way_out = book.words("table.lost.help", cards=cards)
            sentence = book.words("table.join", one=sentence, two=way_out)
        told.append(sentence)
    return " ".join(told)


def _lost_turn(book: CardNames, name: str, row: list[CardId]) -> str:
    if pressures_in(row) >= STRIKE:
        return book.words("table.lost.pressures", player=name)
    kinds = Counter(element_of(card) for card in row if card < FIRST_PRESSURE)
    three = [element for element, n in kinds.items() if n >= STRIKE]
    cards = book.element_cards(three)
    return book.words("table.lost.elements", player=name, cards=cards)


def next_goal(book: CardNames, people: Sequence[Person], state: State) -> str:
    """Return which habitat is nearest and who has animals from there; empty if nobody has any.

    A whole pair comes first, and then what the player has whose turn it is.
    """
    found = goals(state)
    if not found:
        return ""

    def nearness(habitat: HabitatId) -> tuple[bool, bool]:
        goal = found[habitat]
        return len(goal.animals) >= PAIR, goal.player == in_front(state)

    habitat = max(in_order(found), key=nearness)
    key = "table.next-goal" if nearness(habitat)[0] else "table.next-goal-half"
    player = people[found[habitat].player].name
    return book.words(key, habitat=book.habitat(habitat), player=player)


def lies(book: CardNames, state: State, half: Half, place: str) -> str:
    """Return in which place an animal lies; in a deck, also how likely it is to be drawn."""
    if half.lies is Lies.DECK:
        place = f"{place}: 1/{len(state.decks[half.player])}"
    return book.words("table.lies-in", card=book.name(half.card), place=place)
