"""Pairs of consumers in a row that can restore habitats, and passes that complete one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules.actions import MARKET, Pass
from ecosfera.games.baltica.rules.cards import ALL_HABITATS, FIRST_CONSUMER, FIRST_POLICY

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.rules.state import State


def restorable(state: State, player: PlayerId) -> int:
    """Return the mask of the habitats that two unused consumers of a row can restore."""
    habitats, used = state.catalogue.habitats, state.used if player == state.player else 0
    found = seen = 0
    for card in state.rows[player]:
        if FIRST_CONSUMER <= card < FIRST_POLICY and not used >> card & 1:
            found |= seen & habitats[card]
            seen |= habitats[card]
    return found & ALL_HABITATS & ~state.restored


def pair_completed(state: State, action: Action) -> int:
    """Return the mask of the habitats that another row can restore only after a pass."""
    if not isinstance(action, Pass) or action.to == MARKET:
        return 0
    card, habitats = action.card, state.catalogue.habitats
    if not FIRST_CONSUMER <= card < FIRST_POLICY:
        return 0
    shared = 0
    for other in state.rows[action.to]:
        if FIRST_CONSUMER <= other < FIRST_POLICY:
            shared |= habitats[card] & habitats[other]
    return shared & ALL_HABITATS & ~state.restored & ~restorable(state, action.to)


def restoring_draws(state: State) -> tuple[int, tuple[CardId, ...]]:
    """Return what one more card in the row could restore together with an animal that lies there.

    The result is a mask of habitats, and the cards of the deck that would do it.
    """
    habitats = state.catalogue.habitats
    here = 0
    for card in state.row:
        if FIRST_CONSUMER <= card < FIRST_POLICY and not state.used >> card & 1:
            here |= habitats[card]
    wanted = here & ALL_HABITATS & ~state.restored & ~restorable(state, state.player)
    found, cards = 0, []
    for card in state.decks[state.player] or state.discards[state.player]:
        if FIRST_CONSUMER <= card < FIRST_POLICY and habitats[card] & wanted:
            found |= habitats[card] & wanted
            cards.append(card)
    return found, tuple(cards)
