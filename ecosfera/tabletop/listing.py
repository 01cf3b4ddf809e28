"""The pages of the move list."""

from __future__ import annotations

from typing import NamedTuple


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
