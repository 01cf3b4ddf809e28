"""The good deed of a turn in which nothing can be taken, in the bar and in the list of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.moves.move_list import MoveKind
from ecosfera.games.baltica.rules.actions import Plus
from ecosfera.games.baltica.text import move_text

if TYPE_CHECKING:
    from ecosfera.games.baltica.bots.reasons import HintReason
    from ecosfera.games.baltica.moves.move_list import MoveGroup
    from ecosfera.games.baltica.moves.move_selection import MoveSelection
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.text.phrases import MoveLine, Phrases

LINES: Final = frozenset({MoveKind.PASS, MoveKind.REFRESH})
"""The lines that name the deed."""


def sentence(teller: Phrases, doing: MoveSelection) -> str:
    """Return what could be done and why, in one or two sentences; empty if nothing stands out."""
    found = _deed(doing)
    if found is None:
        return ""
    deed = move_text.proposed(teller, found[0], doing.state)
    return teller.words("table.can.help", deed=deed, why=move_text.reason(teller, found[1]))


def warning(teller: Phrases, doing: MoveSelection) -> str:
    """Return that the turn will place an impact tile whatever is done; empty if that is open."""
    doomed = doing.doomed and not doing.choosing
    return teller.words("table.can.unavoidable") if doomed else ""


def sentences(teller: Phrases, doing: MoveSelection, told: str) -> tuple[str, ...]:
    """Return what could be done, or else what is told of the moves; the shortest text last.

    That an impact cannot be avoided comes first.
    """
    best, doom = sentence(teller, doing) or told, warning(teller, doing)
    if doom:
        return teller.words("table.join", one=doom, two=best), doom
    return tuple(dict.fromkeys((best, told)))


def row(teller: Phrases, line: MoveGroup, doing: MoveSelection) -> MoveLine:
    """Return one line of the list in words, which names the deed if it is there."""
    shown = teller.row(line, doing)
    found = _deed(doing) if line.what in LINES else None
    if found is None or found[0] not in line.actions:
        return shown
    return shown._replace(detail=move_text.proposed(teller, found[0], doing.state))


def _deed(doing: MoveSelection) -> tuple[Action, HintReason] | None:
    """Return the good deed and its reason; that of a draw is told by its odds."""
    found = None if doing.choosing else doing.good_deed
    return None if found is None or isinstance(found[0], Plus) else found
