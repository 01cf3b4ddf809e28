"""Keeps a turn that has hardly been seen from being ended by mistake."""

from __future__ import annotations

import math
from typing import Final

FOR_END: Final = 1.5
"""Seconds for which a turn that nobody explains must have been seen before a key ends it."""
FOR_CLICK: Final = 0.7
"""The same for a click, on a button that hurried a computer player until now."""
CALM: Final = 1.0
"""Seconds without another press after one that came too early."""


class TurnGuard:
    """Knows for how long people could see that they decide.

    One key and one button hurry a computer player and end one's own turn. Whoever has pressed them
    a few times goes on pressing when the turn has passed.
    """

    def __init__(self, number: int) -> None:
        self._number = number
        """The number of the turn that was seen last."""
        self._seen = math.inf
        """Seconds that people can decide since their turn began, or since a prompt was closed."""
        self._hurried = False
        """Whether the button hurried a computer player until then."""

    def advance(self, dt: float, number: int, *, waiting: bool, asked: bool, idle: bool) -> None:
        """Let time pass in a turn: a computer player's (`waiting`), or with an open question."""
        if waiting or asked or number != self._number:
            self._hurried = waiting or (self._hurried and number != self._number)
            self._seen, self._number = 0.0, number
        elif idle:
            self._seen += dt
            self._hurried = self._hurried and self._seen < FOR_CLICK

    def refuses(self, *, key: bool, aimed: bool = False) -> bool:
        """Return whether a press comes too early to end the turn.

        The next one has to wait too, unless the keys were `aimed` at the button.
        """
        early = self._seen < FOR_END if key else self._hurried
        if early and not aimed:
            self._seen = min(self._seen, FOR_END - CALM if key else 0.0)
        return early
