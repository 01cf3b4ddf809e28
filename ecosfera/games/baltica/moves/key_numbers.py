"""The number keys of the move list, which stay with what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.moves.move_list import MoveKind
from ecosfera.games.baltica.moves.targets import TargetKind

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from ecosfera.games.baltica.moves.move_list import MoveGroup
    from ecosfera.games.baltica.rules.ids import CardId


ABILITY_KEYS: Final = {MoveKind.PASS: 7, MoveKind.PLUS: 8, MoveKind.REFRESH: 9}
"""The number keys of the abilities, which never change."""
MOST: Final = 9
"""Number keys of a keyboard."""
FREE: Final = range(1, 7)
"""The number keys of all other moves."""
ANSWERS: Final = frozenset(
    {MoveKind.STEP, MoveKind.TILE, MoveKind.YES, MoveKind.NO, MoveKind.HAND_ON}
)
"""What answers a question: these lines are counted from 1 downwards, cards in front excepted."""
UNNUMBERED: Final = frozenset({MoveKind.END, MoveKind.BACK})
"""What has a key of its own."""


class KeyNumbers:
    """Gives the lines of the move list their number keys.

    An ability always has the same key, and every other move keeps its own for the whole turn. So
    does every card in front: at first its place from the left.
    """

    def __init__(self) -> None:
        self._turn = 0
        self._given: dict[Hashable, int] = {}
        self._cards: dict[CardId, int] = {}
        """The numbers of the cards that have been in front in this turn."""

    def of(
        self, lines: Sequence[MoveGroup], turn: int, row: Sequence[CardId] = ()
    ) -> tuple[int, ...]:
        """Return the number key of each line in the turn of this number; 0 for lines without.

        `row` are the cards in front.
        """
        if turn != self._turn:
            self._turn, self._given, self._cards = turn, {}, {}
        for card in row:
            self._cards.setdefault(card, len(self._cards) + 1)
        if any(line.what in ANSWERS for line in lines):
            given = [self._answer(line, place) for place, line in enumerate(lines, 1)]
            free = iter([n for n in range(MOST, 0, -1) if n not in given])
            return tuple(number if number <= MOST else next(free, 0) for number in given)
        shown = {_meaning(line) for line in lines}
        return tuple(self._number(line, shown) for line in lines)

    def copy(self) -> KeyNumbers:
        """Return the same numbers, for a rehearsal."""
        other = KeyNumbers()
        other._turn, other._given = self._turn, dict(self._given)
        other._cards = dict(self._cards)
        return other

    def _answer(self, line: MoveGroup, place: int) -> int:
        """Return the number of an answer in this place of the list; there may be no such key."""
        if line.what in UNNUMBERED:
            return 0
        if line.target is not None and line.target.kind is TargetKind.ROW:
            place = self._cards.get(line.target.card, 0)
        return place

    def _number(self, line: MoveGroup, shown: set[Hashable]) -> int:
        """Return the number key of a line, a new one where it has none yet."""
        if line.what in UNNUMBERED:
            return 0
        if line.what in ABILITY_KEYS:
            return ABILITY_KEYS[line.what]
        meaning = _meaning(line)
        if meaning not in self._given:
            self._give(meaning, shown)
        return self._given.get(meaning, 0)

    def _give(self, meaning: Hashable, shown: set[Hashable]) -> None:
        """Give a line a number of its own; only if there is none left, that of a vanished line."""
        number = next((n for n in FREE if n not in self._given.values()), 0)
        if not number:
            gone = next((one for one in self._given if one not in shown), None)
            if gone is None:
                return
            number = self._given.pop(gone)
        self._given[meaning] = number


def _meaning(line: MoveGroup) -> Hashable:
    """Return what a line stands for, whatever else can be done."""
    return line.what, line.card, line.habitats, line.ability
