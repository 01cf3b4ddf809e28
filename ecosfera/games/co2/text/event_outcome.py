"""What the event card just drawn comes to for the players, where that depends on the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.pieces import Effect
from ecosfera.games.co2.rules.turn import event_of_turn
from ecosfera.games.co2.text.event_text import sentence
from ecosfera.games.co2.text.spared import spared

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names

SHOWN: Final = (ev.CreditsTaken, ev.EurosTaken, ev.Paid, ev.DebtArose, ev.Moved)
"""Events that a card brings and that are told on it."""


def outcome(names: Names, view: View, following: Iterable[Event]) -> str:
    """Return what a card comes to, given the view after it was drawn and the events that follow.

    It is empty if that stands on the card already, or if the player is to choose.
    """
    card = event_of_turn(view)
    if card is None or card.effect is Effect.CREDITS_ALL:
        return ""
    told = [spared(names, view)]
    for event in following:
        view = fold(view, event)
        if isinstance(event, SHOWN):
            told.append(sentence(names, event, view))
    return " ".join(filter(None, told))
