"""States of scenes worth a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.intents import Intent
    from ecosfera.ui.scene import Scene
    from ecosfera.ui.testing.pilot import Pilot


@dataclass(frozen=True)
class Shot:
    """A state to take a picture of: how to make its scene, and what to do in it first."""

    name: str
    make: Callable[[UiContext], Scene[Any]]
    prepare: Callable[[Pilot], None] | None = None
    size: tuple[int, int] | None = None
    """Size of the picture, if it does not depend on the window."""
    intents: tuple[Intent, ...] = ()
    """What keys mean in its game, if it is not that of the program's start."""
