"""Moving the pawn, and settling the balance at VIA (RULES 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.rules.changes import events as ev
from ecosfera.games.co2.rules.changes.events import Cause
from ecosfera.games.co2.rules.position.standing import balance

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.changes.draft import Draft


def move(draft: Draft, target: int) -> None:
    """Move the active pawn clockwise to another square, past VIA if it lies between."""
    start = draft.view.active.position
    assert start is not None
    draft.emit(ev.Moved(draft.player, start, target))
    if target < start:
        _settle(draft)


def _settle(draft: Draft) -> None:
    """Take or pay as many credits as the balance of this moment says (RULES 7.1, 7.2)."""
    due = balance(draft.view, draft.player)
    draft.emit(ev.ViaSettled(draft.player, due))
    if due > 0:
        draft.give_credits(draft.player, due, Cause.VIA)
    elif due < 0:
        draft.charge_credits(-due, Cause.VIA)
