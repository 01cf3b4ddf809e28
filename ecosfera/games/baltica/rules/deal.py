"""Dealing a new game from its configuration (RULES 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.rng import seeded, shuffle
from ecosfera.games.baltica.rules.cards import (
    ALL_TOKENS,
    CONSUMER_CARDS,
    COPIES_PER_ELEMENT,
    ELEMENT_CARDS,
    FIRST_PRESSURE,
    NUTRIENTS,
    POLICY_CARDS,
    PRESSURE_CARDS,
    PRODUCER_CARDS,
)
from ecosfera.games.baltica.rules.engine import begin
from ecosfera.games.baltica.rules.ids import EVERY_ELEMENT, EVERY_HABITAT, EVERY_PLAYER
from ecosfera.games.baltica.rules.state import SLOTS, State
from ecosfera.games.baltica.rules.turn import pressures_in

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId


def new_game(catalogue: Catalogue, config: Config) -> State:
    """Deal a game and play up to its first decision (RULES 2)."""
    return begin(deal(catalogue, config))[0]


def deal(catalogue: Catalogue, config: Config) -> State:
    """Return a game as it lies on the table before the first turn begins (RULES 2)."""
    rng = seeded(config.seed)
    removed: list[CardId] = []
    producer_deck = list(PRODUCER_CARDS)
    rng = shuffle(producer_deck, rng)
    consumer_deck = list(CONSUMER_CARDS)
    if config.biodiversity_loss:
        calanoida = catalogue.ids["calanoida"]
        consumer_deck.remove(calanoida)
        removed.append(calanoida)
    rng = shuffle(consumer_deck, rng)
    policy_deck: list[CardId] = []
    for card in POLICY_CARDS:
        takes_part = config.policies and (config.house_cards or not catalogue.policy(card).house)
        (policy_deck if takes_part else removed).append(card)
    rng = shuffle(policy_deck, rng)
    elements = [
        list(ELEMENT_CARDS[first : first + COPIES_PER_ELEMENT])[::-1]
        for first in range(0, FIRST_PRESSURE, COPIES_PER_ELEMENT)
    ]
    pressures = list(PRESSURE_CARDS)[::-1]
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
        player=EVERY_PLAYER[config.first_player],
    )
    for player in EVERY_PLAYER[: config.players]:
        state.decks.append(_starting_deck(state))
        _first_row(state, player)
    _cut_stacks(state)
    if config.living_habitats:
        _wake_habitats(state)
    return state


def _starting_deck(state: State) -> list[CardId]:
    """Return one card of each element, the pressure cards, and the extra nutrients (RULES 2)."""
    config = state.config
    deck = [state.elements[element].pop() for element in EVERY_ELEMENT]
    if config.eutrophication:
        deck += [state.elements[NUTRIENTS].pop() for _ in range(2)]
    return deck + [state.pressures.pop() for _ in range(config.pressures)]


def _first_row(state: State, player: PlayerId) -> None:
    """Shuffle and draw a row until fewer than three of them are pressure cards (RULES 2)."""
    deck, row = state.decks[player], state.rows[player]
    while not row or pressures_in(row) >= 3:
        deck += row
        state.rng = shuffle(deck, state.rng)
        row[:] = [deck.pop() for _ in range(state.config.row_cards)]


def _wake_habitats(state: State) -> None:
    """Restore as many habitats as the game begins with, chosen by chance (RULES 2.1)."""
    habitats = list(EVERY_HABITAT)
    state.rng = shuffle(habitats, state.rng)
    state.habitats = sorted(habitats[: state.config.living_habitats])
    for habitat in state.habitats:
        state.restored |= 1 << habitat


def _cut_stacks(state: State) -> None:
    """Reduce each element stack to the configured size; the rest is out of the game."""
    for stack in state.elements:
        rest = max(0, len(stack) - state.config.element_stack)
        state.removed += stack[:rest]
        del stack[:rest]
