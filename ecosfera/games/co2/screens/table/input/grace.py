"""The moment after the table has changed: a press may still be meant for what was there before."""

from __future__ import annotations

import math
from typing import Final

FOR_LINES: Final = 0.3
"""Seconds in which keys do not choose a line of the list, and a click presses no large button."""
FOR_TURN: Final = 0.4
"""Seconds in which no key presses the large button, which said “Faster”, or what has the focus."""
FOR_SHEET: Final = 0.3
"""Seconds after a sheet was closed in which no key does so either."""


class Grace:
    """Counts the seconds since the players could choose again without having pressed anything.

    So they can after what computers did, and after a sheet that lay over the table.
    """

    def __init__(self) -> None:
        self._ready = True
        self._since = math.inf

    def advance(self, dt: float, *, ready: bool) -> None:
        """Let `dt` seconds pass; `ready` is whether the players can choose now."""
        self._since = 0.0 if ready and not self._ready else self._since + dt
        self._ready = ready

    def restart(self) -> None:
        """Begin anew, for `FOR_SHEET` seconds: a sheet has been closed."""
        self._since = FOR_TURN - FOR_SHEET

    @property
    def running(self) -> bool:
        """Return whether some keys do nothing yet."""
        return self.holds(max(FOR_LINES, FOR_TURN))

    def holds(self, seconds: float) -> bool:
        """Return whether the players can choose, but for less than so many seconds."""
        return self._ready and self._since < seconds
