"""The short text form of actions (PROTOCOL, text).

>>> from ecosfera.games.baltica.content import load_catalogue
>>> from ecosfera.games.baltica.rules.config import Config
>>> from ecosfera.games.baltica.rules.deal import deal
>>> from ecosfera.games.baltica.rules.engine import begin
>>> state, _ = begin(deal(load_catalogue(), Config(seed="1")))
>>> action = action_from_text(state, "take calanoida with bacteria, viruses")
>>> action_to_text(state.catalogue, action)
'take calanoida with bacteria,viruses'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.core.notation import Notation
from ecosfera.games.baltica.codec.actions import action_from_json, action_to_json

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.state import State

NOTATION: Final = Notation(
    {
        "take {card}": {"type": "acquire_producer"},
        "take {card} with {producers,}": {"type": "acquire_consumer"},
        "restore with {consumers,}": {"type": "restore_habitats"},
        "pass {card} to {to} with {source}": {"type": "pass"},
        "draw with {source}": {"type": "plus"},
        "refresh {row} with {source}": {"type": "refresh"},
        "reactivate {token}": {"type": "reactivate"},
        "policy with {source}": {"type": "draw_policy"},
        "implement {measure}[ card {card}][ producer {producer}][ consumer {consumer}]"
        "[ player {player}][ habitat {habitat}][ players {players,}]": {"type": "implement"},
        "choose yes": {"type": "choose", "implement": True},
        "choose no": {"type": "choose", "implement": False},
        "choose {habitat}": {"type": "choose"},
        "player {player} passes nothing": {"type": "choose", "skip": True},
        "player {player} passes {card} to {to}": {"type": "choose"},
        "end": {"type": "end_turn"},
    }
)


def action_to_text(catalogue: Catalogue, action: Action) -> str:
    """Return an action as text."""
    return NOTATION.write(action_to_json(catalogue, action))


def action_from_text(state: State, text: str) -> Action:
    """Return the action that a text says, legal or not. Raise `CodecError`."""
    return action_from_json(state, NOTATION.read(text))
