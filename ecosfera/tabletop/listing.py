"""The pages of the move list, and the number keys of its lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence


class Page(NamedTuple):
    """The visible page of a list of moves. Its last row turns the page if there are several."""

    first: int
    """The number of the first line."""
    shown: int
    """How many lines are visible."""
    total: int
    """How many lines there are on all pages."""

    @property
    def paged(self) -> bool:
        """Return whether there are several pages, and so a row that turns them."""
        return self.shown < self.total

    @property
    def rest(self) -> int:
        """Return how many lines come on later pages."""
        return self.total - self.first - self.shown

    @property
    def following(self) -> int:
        """Return the first line of the next page, which after the last is the first one."""
        return self.first + self.shown if self.rest else 0


def page(count: int, first: int, room: int) -> Page:
    """Return the page that begins at a line, where there is room for so many rows.

    >>> page(3, 0, 4).paged
    False
    >>> here = page(9, 0, 4)
    >>> here.shown, here.rest, here.following
    (3, 6, 3)
    >>> page(9, 6, 4).following
    0
    """
    if first == 0 and count <= room:
        return Page(0, count, count)
    return Page(first, min(count - first, room - 1), count)


NUMBERS: Final = 9
"""Number keys of a keyboard."""


class LastingNumbers:
    """The number keys of lines: each keeps its own for a whole turn, even while it is away.

    In one turn no number stands for two lines of the same part of it, so that nobody presses the
    number of a line that was there a moment ago. A part is, for example, the question of a card.

    >>> numbers = LastingNumbers()
    >>> numbers.of(1, "moves", ["buy", "sell", "draw"])
    (1, 2, 3)
    >>> numbers.of(1, "moves", ["sell", "plant", "draw"])
    (2, 4, 3)
    >>> numbers.of(1, "question", ["yes", "no"]), numbers.of(1, "moves", ["buy"])
    ((1, 2), (1,))
    >>> numbers.of(2, "moves", ["draw"])
    (1,)
    """

    def __init__(self) -> None:
        self._turn: Hashable = None
        self._known: dict[Hashable, dict[Hashable, int]] = {}

    def of(self, turn: Hashable, part: Hashable, lines: Sequence[Hashable]) -> tuple[int, ...]:
        """Return the number of each line; 0 once all have been given."""
        if turn != self._turn:
            self._turn, self._known = turn, {}
        known = self._known.setdefault(part, {})
        for line in lines:
            if line not in known and len(known) < NUMBERS:
                known[line] = len(known) + 1
        return tuple(known.get(line, 0) for line in lines)
