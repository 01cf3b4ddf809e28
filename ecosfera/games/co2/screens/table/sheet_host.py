"""What opens sheets over a table needs of the scene below them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene


class SheetHost(NamedTuple):
    """The table as sheets see it."""

    context: UiContext
    push: Callable[[Scene[Any], Callable[[Any], None]], None]
    """Put a scene above the table, and call a function with its result."""
    refresh: Callable[[], None]
    """Show what has changed."""
