"""Reasons in words: of hints, and of computer players who answer an offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.bots.answers import explain
from ecosfera.games.co2.bots.characters import CHARACTERS
from ecosfera.games.co2.rules.actions import Accept, MakeCounter, Refuse

if TYPE_CHECKING:
    from ecosfera.games.co2.bots.reasons import Reason
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.pieces import PlayerId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names


def reason_sentence(names: Names, reason: Reason) -> str:
    """Return a reason as a sentence of its own."""
    known = {
        "player": None if reason.player is None else names.player(reason.player),
        "place": None if reason.territory is None else names.territory(reason.territory),
        "area": None if reason.area is None else names.area(reason.area),
        "action": None if reason.kind is None else names.kind(reason.kind),
    }
    fields = {name: text for name, text in known.items() if text is not None}
    return names.words(f"carbonreason.{reason.why}", **fields)


def reason_of_answer(view: View, action: Action, character: str) -> Reason | None:
    """Return why a computer player of this character answers the offer that waits in a position.

    It is None for other actions, and for players without a character.
    """
    if character not in CHARACTERS or not isinstance(action, Accept | Refuse | MakeCounter):
        return None
    return explain(view, action, CHARACTERS[character])


def answer_sentence(names: Names, player: PlayerId, reason: Reason) -> str:
    """Return what a computer player says when it answers an offer for this reason."""
    why = reason_sentence(names, reason)
    return names.words("carbonreason.says", player=names.player(player), why=why)
