"""Where the cards of a hand lie: each keeps its place, and one that is drawn fills a gap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.rules.ids import KindId

SIDE_BY_SIDE: Final = 6
"""Cards for which a hand has room at least."""


class Front(NamedTuple):
    """The hand that lies in front: of which player, and the column of each of its cards."""

    seat: int
    columns: tuple[int, ...] = ()


def moved(
    before: Sequence[KindId], columns: Sequence[int], after: Sequence[KindId]
) -> tuple[int, ...]:
    """Return the columns of the cards of a hand that had other cards, in other columns, before.

    New cards stand at the end of a hand.

    >>> moved("abcdef", range(6), "bcdefg")
    (1, 2, 3, 4, 5, 0)
    >>> moved("abcdef", range(6), "acdf")
    (0, 2, 3, 5)
    """
    kept: list[int] = []
    old = iter(zip(before, columns, strict=False))
    for card in after:
        column = next((column for other, column in old if other == card), None)
        if column is None:
            break
        kept.append(column)
    most = max(SIDE_BY_SIDE, len(after))
    free = [column for column in range(most) if column not in kept]
    found = (*kept, *free[: len(after) - len(kept)])
    return found if max(found, default=0) < most else tuple(range(len(after)))


class Columns:
    """The columns of the cards in the hands of all players."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[tuple[KindId, ...], tuple[int, ...]]] = {}
        self._seen: dict[tuple[int, tuple[KindId, ...]], tuple[int, ...]] = {}
        """The columns in which each hand has lain: undo and redo bring it back."""

    def of(self, seat: int, hand: tuple[KindId, ...]) -> tuple[int, ...]:
        """Return the columns of a hand; cards that stay keep theirs."""
        known = self._known.get(seat)
        if known is not None and known[0] == hand:
            return known[1]
        if known is not None:
            columns = moved(*known, hand)
        else:
            columns = self._seen.get((seat, hand), tuple(range(len(hand))))
        self._known[seat] = hand, columns
        self._seen[seat, hand] = columns
        return columns

    def jump(self) -> None:
        """Put each hand back where it has lain, after undo or redo."""
        self._known.clear()
