"""States of scenes worth a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene
    from ecosfera.ui.testing.pilot import Pilot


@dataclass(frozen=True)
class Shot:
    """A state worth a picture: how to make its scene, and what to do in it first."""

    name: str
    make: Callable[[UiContext], Scene[Any]]
    prepare: Callable[[Pilot], None] | None = None
    size: tuple[int, int] | None = None
    """Of its picture, whatever the window's: for what no player sees."""
