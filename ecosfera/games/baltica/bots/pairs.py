"""Pairs of consumers in a row that can restore habitats, and passes that make one possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.features import ROW, Market, row
from ecosfera.games.baltica.rules.actions import MARKET, Pass
from ecosfera.games.baltica.rules.cards import (
    ALL_HABITATS,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRODUCER,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.rules.state import State

RESTORES, CHAIN = ROW.index("restores"), ROW.index("chain")


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


def passes_to_restore(state: State, actions: Sequence[Action]) -> list[Pass]:
    """Return the passes that let the next player restore more, with those that help most first.

    That player needs an animal for it that lies in their row, or that they can acquire.
    """
    following = state.players[(state.player + 1) % state.config.players]
    unrestored, market = ALL_HABITATS & ~state.restored, Market(state)

    def restored(card: CardId | None) -> float:
        cards = state.rows[following] if card is None else [*state.rows[following], card]
        found = row(state.catalogue, cards, unrestored, market)
        return max(found[RESTORES], found[CHAIN])

    before = restored(None)
    gains = [
        (restored(action.card) - before, action)
        for action in actions
        if isinstance(action, Pass)
        and action.to == following
        and FIRST_PRODUCER <= action.card < FIRST_POLICY
    ]
    return [action for gain, action in sorted(gains, key=lambda one: -one[0]) if gain > 0]


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
