"""The list of moves that stood before: a press may be meant for one of its lines, or the focus."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.moves.move_list import Move, MoveKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.stage.frame import Listing
    from ecosfera.ui.draw.box import Box
    from ecosfera.ui.input.focus import Focus

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


LINE: Final = "line-"
"""Beginning of the ids of the lines of the list of moves."""


class LineFocus:
    """Lets the focus go with the move of its line: another one may come to stand there."""

    def __init__(self) -> None:
        self._listed: tuple[Move, ...] = ()
        """The moves of the lines that are shown."""
        self._move: Move | None = None
        """The move of the line that has the focus, or had it when the list went away."""

    def remember(self, focus: Focus, otherwise: str) -> None:
        """See which line has the focus, before the list changes.

        Nothing is forgotten while the focus was only put on the control `otherwise`.
        """
        on = focus.id or ""
        if on.startswith(LINE):
            place = int(on.removeprefix(LINE))
            self._move = self._listed[place] if place < len(self._listed) else None
        elif on != otherwise or focus.chosen:
            self._move = None

    def forget(self) -> None:
        """Let the focus stay where something else has led it."""
        self._move = None

    def see(self, listing: Listing | None, moves: Sequence[Move]) -> None:
        """See which moves are listed now; the line that turns the page is one of them."""
        shown = () if listing is None else moves[: len(listing.lines)]
        turns = listing is not None and listing.more is not None
        self._listed = (*shown, *([Move(MoveKind.PAGE)] if turns else []))

    def follow(self, otherwise: str, *, choosing: bool) -> str:
        """Return the control to which the focus goes; empty if it is on no line.

        While the list is away, and once the move has been made, that is `otherwise`; while
        somebody is `choosing` what a move consists of, the first line.
        """
        move = self._move
        if move is None:
            return ""
        if not self._listed:
            return otherwise
        same = (
            place
            for place, other in enumerate(self._listed)
            if other == move or (move.target is not None and other.target == move.target)
        )
        place = next(same, 0 if choosing else None)
        if place is None:
            self._move = None
            return otherwise
        return f"{LINE}{place}"
