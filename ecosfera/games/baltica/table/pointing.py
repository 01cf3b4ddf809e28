"""What the players point at, and what a click on it means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.games.baltica.table.targets import WHY

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.text.card_names import CardNames


def goal_of(
    targets: Collection[Target], target: Target, book: CardNames, seen: View
) -> Target | None:
    """Return which of the possible targets a click on a target means, or None.

    A species may stand for its market row, a card of another player for the row, and a card in
    front for what can be done with it.
    """
    goal = target
    if target not in targets and target.kind is TargetKind.MARKET:
        goal = Target(TargetKind.SHELF, int(book.is_consumer(target.card)))
    elif target not in targets and target.kind is TargetKind.OTHER_CARD:
        owner = next((p for p, row in enumerate(seen.rows) if target.which in row), -1)
        goal = Target(TargetKind.PLAYER_ROW, owner)
    elif target not in targets and target.kind is TargetKind.ROW:
        goal = Target(TargetKind.HELD, target.which)
    return goal if goal in targets else None


@dataclass(frozen=True, slots=True)
class Pointing:
    """What the pointer and the keys are on, what is held down or dragged, and what was refused.

    Pointer and keys take turns. A refused target stays pointed at while nothing else is, so that
    the pointer can reach the button on its page.
    """

    hovered: Target | None = None
    """What the pointer is on."""
    focused: Target | None = None
    """What the keys are on."""
    keys: bool = False
    """Whether the keys, not the pointer, were used last."""
    chosen: bool = False
    """Whether a person has moved the keys there."""
    held: Target | None = None
    """What the pointer is holding down."""
    dragged: Target | None = None
    """What the pointer is dragging."""
    drops: frozenset[Target] = frozenset()
    """Where it can be dropped."""
    refused: Target | None = None
    """What was clicked without effect."""
    shown: Target | None = None
    """What is described while a bubble over the table takes all input."""

    @property
    def here(self) -> Target | None:
        """Return where the keys were moved while they are in use, or what the pointer is on."""
        if self.keys:
            return self.focused if self.chosen else None
        return self.hovered

    @property
    def on_why(self) -> bool:
        """Return whether the pointer or the keys are on "Why?"."""
        return self.here == WHY

    def target(self, hinted: Collection[Target], *, covered: bool, waiting: bool) -> Target | None:
        """Return what is pointed at: the target whose page and preview are shown.

        `hinted` is what a hint highlights, and counts while nothing is pointed at, but not while a
        teammate decides (`waiting`); the button that ends the turn does not count then either.
        `covered`: something over the table takes all input.
        """
        if self.dragged is not None:
            return None
        if covered and self.shown is not None:
            return self.shown
        by_hint = self.here is None
        if by_hint and waiting:
            return None
        target = None
        if not covered:
            target = min(hinted) if by_hint and hinted else self.here
        if target is None or target.kind in {TargetKind.WHY, TargetKind.LINE}:
            return self.refused
        # The button that ends the turn hurries a teammate; its page would hide the teammate's.
        return None if waiting and target == END else target


NOTHING_POINTED = Pointing()
