"""Dealing a new game from its configuration (RULES 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.rng import seeded, shuffle
from ecosfera.games.baltica.rules.cards import (
    ALL_TOKENS,
    COPIES_PER_ELEMENT,
    ELEMENTS,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
    NUTRIENTS,
    POLICIES,
)
from ecosfera.games.baltica.rules.draft import HAND
from ecosfera.games.baltica.rules.engine import begin
from ecosfera.games.baltica.rules.state import SLOTS, State
from ecosfera.games.baltica.rules.turn import pressures_in

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.config import Config


def new_game(catalogue: Catalogue, config: Config) -> State:
    """Deal a game and play up to its first decision (RULES 2)."""
    return begin(deal(catalogue, config))[0]


def deal(catalogue: Catalogue, config: Config) -> State:
    """Return a game as it lies on the table before the first turn begins (RULES 2)."""
    rng = seeded(config.seed)
    removed: list[int] = []
    producer_deck = list(range(FIRST_PRODUCER, FIRST_CONSUMER))
    rng = shuffle(producer_deck, rng)
    consumer_deck = list(range(FIRST_CONSUMER, FIRST_POLICY))
    if config.biodiversity_loss:
        calanoida = catalogue.ids["calanoida"]
        consumer_deck.remove(calanoida)
        removed.append(calanoida)
    rng = shuffle(consumer_deck, rng)
    policy_deck: list[int] = []
    for card in range(FIRST_POLICY, FIRST_POLICY + POLICIES):
        takes_part = config.policies and (config.house_cards or not catalogue.policy(card).house)
        (policy_deck if takes_part else removed).append(card)
    rng = shuffle(policy_deck, rng)
    elements = [
        list(range(first, first + COPIES_PER_ELEMENT))[::-1]
        for first in range(0, FIRST_PRESSURE, COPIES_PER_ELEMENT)
    ]
    pressures = list(range(FIRST_PRESSURE, FIRST_PRODUCER))[::-1]
    state = State(
        catalogue,
        config,
        rows=[[] for _ in range(config.players)],
        decks=[],
        discards=[[] for _ in range(config.players)],
        tokens=[ALL_TOKENS] * config.players,
        producers=[producer_deck.pop() for _ in range(SLOTS)],
        producer_deck=producer_deck,
        consumers=[consumer_deck.pop() for _ in range(SLOTS)],
        consumer_deck=consumer_deck,
        elements=elements,
        pressures=pressures,
        policy_deck=policy_deck,
        pool=[],
        active=[],
        policy_discard=[],
        removed=removed,
        habitats=[],
        rng=rng,
        player=config.first_player,
    )
    for player in range(config.players):
        state.decks.append(_starting_deck(state))
        _first_row(state, player)
    _cut_stacks(state)
    return state


def _starting_deck(state: State) -> list[int]:
    """Return one card of each element, the pressure cards, and the extra nutrients (RULES 2)."""
    config = state.config
    deck = [state.elements[element].pop() for element in range(len(ELEMENTS))]
    if config.eutrophication:
        deck += [state.elements[NUTRIENTS].pop() for _ in range(2)]
    return deck + [state.pressures.pop() for _ in range(config.pressures)]


def _first_row(state: State, player: int) -> None:
    """Shuffle and draw four cards until fewer than three of them are pressure cards (RULES 2)."""
    deck, row = state.decks[player], state.rows[player]
    while not row or pressures_in(row) >= 3:
        deck += row
        state.rng = shuffle(deck, state.rng)
        row[:] = [deck.pop() for _ in range(HAND)]


def _cut_stacks(state: State) -> None:
    """Reduce each element stack to the configured size; the rest is out of the game."""
    for stack in state.elements:
        rest = max(0, len(stack) - state.config.element_stack)
        state.removed += stack[:rest]
        del stack[:rest]
