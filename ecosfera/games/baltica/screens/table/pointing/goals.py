"""What a click means where the thing clicked stands for another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.moves.targets import Target, TargetKind

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.text.card_names import CardNames


def goal_of(
    targets: Collection[Target], target: Target, book: CardNames, seen: View
) -> Target | None:
    """Return which of the possible targets a click on a target means, or None.

    A species may stand for its market row, and a card of another player for the row.
    """
    goal = target
    if target not in targets and target.kind is TargetKind.MARKET:
        goal = Target(TargetKind.SHELF, int(book.is_consumer(target.card)))
    elif target not in targets and target.kind is TargetKind.OTHER_CARD:
        owner = next((p for p, row in enumerate(seen.rows) if target.which in row), -1)
        goal = Target(TargetKind.PLAYER_ROW, owner)
    return goal if goal in targets else None
