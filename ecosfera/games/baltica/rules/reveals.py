"""Which events reveal something unknown, at which fair undo stops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules.events import CardMoved, DeckShuffled, Zone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.baltica.rules.events import Event

FACE_DOWN: Final = frozenset({Zone.DECK, Zone.PRODUCER_DECK, Zone.CONSUMER_DECK, Zone.POLICY_DECK})
"""Decks in unknown order. Pressure cards are all alike, and elements lie face up."""


def reveals(events: Iterable[Event]) -> bool:
    """Return whether a card came from a face-down deck, or a deck was shuffled."""
    return any(
        isinstance(event, DeckShuffled)
        or (isinstance(event, CardMoved) and event.source.zone in FACE_DOWN)
        for event in events
    )
