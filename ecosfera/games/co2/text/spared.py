"""Event cards that do nothing to the player who drew them, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules.pieces import Effect
from ecosfera.games.co2.rules.state import number_done, number_missing
from ecosfera.games.co2.rules.turn import event_of_turn, flood_choices, grant_choices, may_swap

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names

SPARING: Final = frozenset({Effect.CREDITS_UNLESS_DONE, Effect.UNDO_UNLESS_DONE})
"""What an action that is done prevents."""


def spared(names: Names, view: View) -> str:
    """Return why the card does nothing to the player who drew it; empty if it does something."""
    card, player = event_of_turn(view), view.turn.player
    if card is None:
        return ""
    if card.effect in SPARING and card.kind is not None and number_done(view, player, card.kind):
        action = names.kind(card.kind)
        return names.words("carbonevent.spared", player=names.player(player), action=action)
    match card.effect:
        case Effect.FINE_PER_MISSING if card.kind is not None:
            harmless = not number_missing(view, player, card.kind)
        case Effect.UNDO_UNLESS_DONE:
            harmless = not flood_choices(view)
        case Effect.FREE_PLAY:
            harmless = not grant_choices(view)
        case Effect.NEW_HAND:
            harmless = not may_swap(view)
        case Effect.MOVE_TO_FREE:
            harmless = None not in view.owners
        case _:
            harmless = False
    return names.words("carbonevent.nothing") if harmless else ""
