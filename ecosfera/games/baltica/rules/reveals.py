"""Which actions showed something that nobody knew: fair undo goes back to them, no further."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules.events import CardMoved, DeckShuffled, Zone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.baltica.rules.events import Event

FACE_DOWN: Final = frozenset({Zone.DECK, Zone.PRODUCER_DECK, Zone.CONSUMER_DECK, Zone.POLICY_DECK})
"""Decks whose order nobody knows; pressure cards are all alike, elements lie open."""


def reveals(events: Iterable[Event]) -> bool:
    """Whether a card came from a face-down deck, or a deck was shuffled."""
    return any(
        isinstance(event, DeckShuffled)
        or (isinstance(event, CardMoved) and event.source.zone in FACE_DOWN)
        for event in events
    )
