"""What the pointer or the keys point at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.moves.targets import Target, TargetKind
from ecosfera.games.co2.screens.table.input.spot import Spot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.ui.widgets import Widget


def pointed_at(widgets: Sequence[Widget], focused: Widget | None) -> Target | None:
    """Return the piece of the table below the pointer, or else that with the focus."""
    found = next((widget for widget in widgets if widget.hovered), focused)
    return found.target if isinstance(found, Spot) else None


def move_meant(target: Target | None, first: int) -> Target | None:
    """Return the move for which a target stands; `first` is that of the first line shown."""
    if target is None or target.kind is not TargetKind.LINE:
        return target
    return Target(TargetKind.LINE, first + target.which)
