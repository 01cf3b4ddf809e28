"""Why to refresh the market: what lies there now, compared with what the deck holds.

All players can know which cards are in a deck, but not their order.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.hint_reason import HintReason
from ecosfera.games.baltica.rules.actions import TOKEN
from ecosfera.games.baltica.rules.cards import (
    ALL_HABITATS,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRODUCER,
    habitats_in,
)
from ecosfera.games.baltica.rules.legality import affordable
from ecosfera.games.baltica.rules.state import EMPTY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ecosfera.games.baltica.rules.actions import Refresh
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State


def about_refresh(state: State, action: Refresh) -> Iterator[HintReason]:
    """Yield why the producers or the consumers of the market should be replaced."""
    found = list(_about_consumers(state) if action.consumers else _about_producers(state))
    yield from found
    if action.source != TOKEN:
        yield HintReason("costs-nothing")
    elif not found:
        yield HintReason("fresh-consumers" if action.consumers else "fresh-producers")


def _about_consumers(state: State) -> Iterator[HintReason]:
    """Yield why the deck is better: no consumer fits the row, or more of the deck are useful."""
    habitats, deck = state.catalogue.habitats, state.consumer_deck
    market = _on(state.consumers)
    pairs = seen = 0
    for card in state.row:
        if FIRST_PRODUCER <= card < FIRST_CONSUMER and not state.used >> card & 1:
            pairs |= seen & habitats[card]
            seen |= habitats[card]
    hits = sum(bool(habitats[card] & pairs) for card in deck)
    if hits and not any(habitats[card] & pairs for card in market):
        chance = (hits, len(deck))
        yield HintReason("no-consumer-fits", habitats=habitats_in(pairs), chance=chance)
    else:
        yield from _partners(state, market, deck, "more-partners")
        if better := _more(market, deck, partial(_lives_in, state, _wanted(state))):
            yield HintReason("more-consumers-of-use", chance=better)


def _about_producers(state: State) -> Iterator[HintReason]:
    """Yield why the deck is better: no producer is affordable, or more of the deck are useful."""
    deck, market = state.producer_deck, _on(state.producers)
    payable = sum(affordable(state, [card]) for card in deck)
    if payable and not affordable(state, market):
        yield HintReason("no-producer-payable", chance=(payable, len(deck)))
    else:
        yield from _partners(state, market, deck, "more-neighbours")
        if better := _more(market, deck, partial(_lives_in, state, _wanted(state))):
            yield HintReason("more-producers-of-use", chance=better)


def _on(slots: Sequence[CardId]) -> list[CardId]:
    """Return the cards in the slots of the market."""
    return [card for card in slots if card != EMPTY]


def _wanted(state: State) -> int:
    """Return the mask of habitats not yet restored."""
    return ALL_HABITATS & ~state.restored


def _lives_in(state: State, habitats: int, card: CardId) -> bool:
    """Return whether a species lives in one of these habitats, given as a mask."""
    return bool(state.catalogue.habitats[card] & habitats)


def _partners(
    state: State, market: Sequence[CardId], deck: Sequence[CardId], code: str
) -> Iterator[HintReason]:
    """Yield the player's card with which more of the deck than of the market share a habitat.

    Only habitats not yet restored count.
    """
    habitats, player = state.catalogue.habitats, state.player
    first, last = (
        (FIRST_PRODUCER, FIRST_CONSUMER)
        if deck and deck[0] < FIRST_CONSUMER
        else (FIRST_CONSUMER, FIRST_POLICY)
    )
    found: list[tuple[CardId, tuple[int, int]]] = []
    for own in (*state.rows[player], *state.decks[player], *state.discards[player]):
        shared = habitats[own] & _wanted(state) if first <= own < last else 0
        if better := _more(market, deck, partial(_lives_in, state, shared)):
            found.append((own, better))
    if found:
        own, chance = max(found, key=lambda one: (one[1][0], -one[0]))
        yield HintReason(code, (own,), chance=chance)


def _more(
    market: Sequence[CardId], deck: Sequence[CardId], good: Callable[[CardId], bool]
) -> tuple[int, int] | None:
    """Return how many cards of the deck are good, or None if the market's share is not smaller.

    The result is that number and the size of the deck.
    """
    here, there = (sum(map(good, cards)) for cards in (market, deck))
    return (there, len(deck)) if there * len(market) > here * len(deck) else None
