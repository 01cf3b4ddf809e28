"""The moment after the table has changed by itself: keys may still be meant for before."""

from __future__ import annotations

import math
from typing import Final

FOR_LINES: Final = 0.3
"""Seconds in which keys do not choose a line of the list."""
FOR_TURN: Final = 0.4
"""Seconds in which the key of the large button, which said “Faster”, does nothing."""


class Grace:
    """Counts the seconds since the players could choose again without having pressed anything."""

    def __init__(self) -> None:
        self._ready = True
        self._since = math.inf

    def advance(self, dt: float, *, ready: bool) -> None:
        """Let `dt` seconds pass; `ready` is whether the players can choose now."""
        self._since = 0.0 if ready and not self._ready else self._since + dt
        self._ready = ready

    @property
    def running(self) -> bool:
        """Return whether some keys do nothing yet."""
        return self.holds(max(FOR_LINES, FOR_TURN))

    def holds(self, seconds: float) -> bool:
        """Return whether the players can choose, but for less than so many seconds."""
        return self._ready and self._since < seconds
