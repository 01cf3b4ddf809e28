"""The list of moves that stood before: a press may still be meant for one of its lines."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.moves.move_list import Move, MoveKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.stage.frame import Listing
    from ecosfera.ui.draw.box import Box

GUARD: Final = 0.7
"""Seconds after the list has changed in which a press may be meant for what stood there before."""


class Lines(NamedTuple):
    """The lines that stand on the table: their kinds and boxes."""

    turn: int
    done: int
    """Actions in the match."""
    kinds: tuple[MoveKind, ...] = ()
    boxes: tuple[Box, ...] = ()


class FormerList:
    """Knows for a moment what stood on the list of moves before it changed, in one turn."""

    def __init__(self) -> None:
        self._now = self._before = Lines(0, 0)
        self._since = math.inf
        """Seconds since the list changed."""

    def follow(self, turn: int, done: int, listing: Listing | None, moves: Sequence[Move]) -> None:
        """See which moves stand on the table in a turn, after so many actions in the match.

        While there is no list, nothing changes. What somebody changes who composes a move, or turns
        the page, misleads nobody.
        """
        if listing is None:
            return
        kinds = [move.kind for move in moves[: len(listing.lines)]]
        kinds += [MoveKind.PAGE] * (len(listing.boxes) - len(kinds))
        found, former = Lines(turn, done, tuple(kinds), listing.boxes), self._now
        if found == former:
            return
        self._now = found
        if (former.turn, former.done) == (turn, done):
            self.forget()
            return
        self._before = former if former.turn == turn else Lines(turn, done)
        self._since = 0.0

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._since += dt

    def forget(self) -> None:
        """Guard nothing until the list changes again."""
        self._since = math.inf

    def misleads_at(self, point: tuple[int, int], line: int) -> bool:
        """Return whether a line at a point has just come to be where one of another kind was."""
        places = zip(self._before.kinds, self._before.boxes, strict=False)
        before = next((kind for kind, box in places if box.holds(*point)), None)
        return before is not None and self._misleads(before, self._now.kinds[line])

    def _misleads(self, before: MoveKind, now: MoveKind) -> bool:
        """Return whether it is too soon for another kind; a throw of the dice takes long enough."""
        free = before is MoveKind.ROLL or now in {before, MoveKind.STEP, MoveKind.CHOSEN}
        return self._since < GUARD and not free
