"""The good deed of a turn in which nothing can be taken, in the list of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules.cards import ABILITIES
from ecosfera.games.baltica.text import move_text
from ecosfera.games.baltica.text.phrases import MoveLine

if TYPE_CHECKING:
    from ecosfera.games.baltica.moves.move_list import MoveGroup
    from ecosfera.games.baltica.moves.move_selection import MoveSelection
    from ecosfera.games.baltica.text.phrases import Phrases


def warning(teller: Phrases, doing: MoveSelection) -> str:
    """Return that the turn will place an impact tile whatever is done; empty if that is open."""
    doomed = doing.doomed and not doing.choosing
    return teller.words("table.can.unavoidable") if doomed else ""


def sentences(teller: Phrases, doing: MoveSelection, told: str) -> tuple[str, ...]:
    """Return what is told of the moves; the shortest text last.

    That an impact cannot be avoided comes first.
    """
    doom = warning(teller, doing)
    return (teller.words("table.join", one=doom, two=told), doom) if doom else (told,)


def row(teller: Phrases, line: MoveGroup, doing: MoveSelection) -> MoveLine:
    """Return one line of the list in words; a good deed with its reason."""
    if line.action is None or doing.good_deed is None:
        return teller.row(line, doing)
    title = move_text.proposed(teller, line.action, doing.state)
    assert line.ability is not None
    why = move_text.reason(teller, doing.good_deed[1])
    return MoveLine(ABILITIES[line.ability], title, why)
